//! Chomp: a bar of chocolate whose first square is poisoned.
//!
//! - `size`: the whole bar, which is the rules. `position`, `moves`: what is left of it, and bites.
//!   `keys`: the link's keys.
//! - `analysis`: who wins a position and by which bites: `bar` for one bar, `sum` for several.
//!   `oracle` chooses the table that decides a bar, and `kept` keeps the last large one. `theorem` has
//!   the reasons that need no table.
//! - `results`: what a program's functions return for a bar, to be compared with; `tables`: what is printed of many.
//! - `question`: what else can be asked: `map`, `gallery`, `three_rows`, and the cost of recursion.
//!
//! Rows and columns are from 0 everywhere. The tables themselves are made by `core::bars`.

mod analysis;
mod bar;
mod gallery;
mod kept;
mod keys;
mod lost;
mod map;
mod moves;
mod nearest;
mod oracle;
mod position;
mod question;
mod results;
mod sheet;
mod size;
mod sum;
pub mod tables;
mod theorem;
mod three_rows;
mod why;
mod why_many;

pub use analysis::{AnalysisJob, ChompAnalysis};
pub use bar::{BarAnalysis, BarJob};
pub use gallery::{FirstBites, WholeBar};
pub use keys::{ChompKeys, MAX_GALLERY};
pub use lost::MAX_LISTED;
pub use map::{Cell, MAX_MAPPED, PliesMap, ValuesMap, WinMap};
pub use moves::Move;
pub use oracle::MAX_BYTES;
pub use position::{MAX_BARS, Position};
pub use question::{Answer, MAX_CALLS, Question};
pub use results::BarRights;
pub use size::Chomp;
pub use sum::{MAX_VALUED, SumAnalysis, SumJob};
pub use theorem::Theorem;
pub use three_rows::{MAX_CELLS, MAX_LOST, Plot, ThreeRows};
pub use why_many::{Bitten, FirstCall, Memo, bitten, why_positions, why_three_rows};

use super::{About, At, Game, Next, Sheet, System};
use crate::core::bars::Shape;
use crate::core::{
    Chance, Count, Hear, Message, Nimber, NoQuery, Outcome, Refusal, Rule, WithoutQueries,
};

impl Game for Chomp {
    type Position = Position;
    type Move = Move;
    type Analysis = ChompAnalysis;
    type AnalysisJob = AnalysisJob;
    type Question = Question;
    type Answer = Answer;
    type Query = NoQuery;

    type Keys = ChompKeys;

    const SYSTEM: System = System::Chomp;
    const VIEWS: &[&str] = &["map", "gallery", "three-rows", "cost", "recursion"];
    const COUNTED: Option<Count> = Some(Count::Zero);

    fn example() -> (Self, Position) {
        let game = Self::default();
        let position = game.example_position();
        (game, position)
    }

    /// As close to what cannot be read as it can be: see [`nearest`].
    fn nearest(rules: &str, position: &str, _: Rule) -> (Self, Position) {
        let game = nearest::size(rules);
        (game, nearest::position(game, position))
    }

    fn example_position(&self) -> Position {
        Position::one(Shape::rectangle(self.rows(), self.columns()).unwrap_or_default())
    }

    /// Chomp has its own rule: whoever eats the poison loses. The other is ignored.
    fn read_rules(what: &str, _: Rule) -> Result<Self, At<Message>> {
        Self::read_link(what)
    }

    fn write_rules(&self) -> String {
        self.write()
    }

    fn rule(&self) -> Rule {
        Rule::Normal
    }

    fn read_position(&self, text: &str) -> Result<Position, At<Message>> {
        Position::read(*self, text)
    }

    fn write_position(&self, position: &Position) -> String {
        position.write()
    }

    fn numbers(&self, position: &Position) -> Vec<Vec<i64>> {
        let rows = |bar: &Shape| bar.rows().iter().map(|&length| length.into()).collect();
        position.bars().iter().map(rows).collect()
    }

    fn read_move(text: &str) -> Result<Move, Message> {
        Move::read(text)
    }

    fn write_move(mv: &Move) -> String {
        mv.to_string()
    }

    fn play(&self, position: &Position, mv: &Move) -> Result<Position, Message> {
        moves::play(position, *mv)
    }

    /// A bar that is eaten up is won by the player to move, since the other ate the poison. In a sum
    /// only poisons are left, and the player to move cannot.
    fn ended(&self, position: &Position) -> Option<Outcome> {
        let outcome = if position.only().is_some() { Outcome::Win } else { Outcome::Loss };
        moves::is_over(position).then_some(outcome)
    }

    fn all_moves(&self, position: &Position, _: usize) -> Option<Vec<Move>> {
        Some(moves::all_moves(position))
    }

    fn random_move(&self, position: &Position, chance: &mut Chance) -> Option<Move> {
        moves::random_move(position, chance)
    }

    fn haste(&self, position: &Position, mv: &Move) -> u64 {
        moves::squares_of(position, mv)
    }

    fn random_like(&self, position: &Position, chance: &mut Chance) -> Position {
        sheet::random_like(position, chance)
    }

    fn sheet(&self, position: &Position) -> Option<Sheet> {
        sheet::sheet(position)
    }

    fn filled(&self, position: &Position) -> Vec<Vec<u32>> {
        sheet::filled(position)
    }

    fn next_step(&self, position: &Position, done: u32) -> Option<Next> {
        sheet::next(position, done)
    }

    fn reasons(&self, position: &Position, about: &About) -> Vec<Message> {
        why::why(position, about).into_iter().collect()
    }

    /// In a sum nobody may bite a poison, not even of the only bar.
    fn is_stuck(&self, position: &Position) -> bool {
        position.bars().iter().all(|bar| bar.squares() <= 1)
    }

    fn seek(&self, position: &Position, value: Option<Nimber>, most: usize) -> Option<AnalysisJob> {
        Some(AnalysisJob::seeking(position, value, most))
    }

    fn analyse(&self, position: &Position, most: usize) -> AnalysisJob {
        AnalysisJob::new(position, most)
    }

    fn ask(question: Question) -> Result<Box<dyn Hear<Report = Answer, Query = NoQuery>>, Refusal> {
        Ok(Box::new(WithoutQueries(question::ask(question)?)))
    }
}
