//! Coins in a row or on a grid, heads or tails.
//!
//! A move turns some of the coins over; the rightmost of them goes from heads to tails. Which coins may be
//! turned together is what the games differ in. A head far to the right is worth more than what can come
//! of it further left, so that play ends; a row is the sum of its heads, each with the other coins tails
//! (H. W. Lenstra, *Nim multiplication*, 1977; *Winning Ways*, chapter 14). On a grid two games are played at
//! once: the rows that a move turns are those of one, its columns those of the other.
//!
//! - `kind` has the games, `patterns` the custom ones; `rules`, `position`, `moves` the row and what is
//!   done to it; `read` takes texts apart, `nearest` finds what is closest to those that cannot be read.
//! - `values`: what a head is worth, by the mex rule and by the closed forms; `product` is nim multiplication.
//! - `normal` decides normal play by them, `misere` misère play by looking at every row; `analysis` is
//!   either. `sheet` has the exercises, `results` what a program’s values are compared with.
//!
//! In a link the rules are a name, or `own-` and which coins are turned with the rightmost one. A position
//! is a row of `0` (tails) and `1` (heads) from place 0 on the left; a move is the places turned, from the
//! right: `6.3.1`. On a grid the rules are those of the rows and those of the columns, `turtlesxruler`, a
//! position is its rows, `010.110`, and a move the rows and the columns that it turns: `1.0x2.1`.

mod analysis;
mod kind;
mod misere;
mod moves;
mod nearest;
mod normal;
mod patterns;
mod position;
mod product;
mod read;
pub mod results;
mod row;
mod rules;
mod sheet;
mod values;

pub use analysis::{AnalysisJob, CoinsAnalysis};
pub use kind::Kind;
pub use misere::{MAX_SEARCHED, Misere};
pub use moves::{Begun, Move, begun, bits};
pub use normal::Normal;
pub use patterns::{MAX_PATTERNS, Patterns};
pub use position::{MAX_PLACES, Position};
pub use product::nim_product;
pub use rules::Coins;
pub use values::{MexAt, Values};

use super::{About, At, Game, Next, NoKeys, Nothing, Sheet, System};
use crate::core::{Chance, Count, Hear, Message, Nimber, Outcome, Refusal, Rule};

impl Game for Coins {
    type Position = Position;
    type Move = Move;
    type Analysis = CoinsAnalysis;
    type AnalysisJob = AnalysisJob;
    type Question = Nothing;
    type Query = Nothing;
    type Answer = Nothing;

    type Keys = NoKeys;

    const SYSTEM: System = System::Coins;
    const VIEWS: &[&str] = &[];

    fn example() -> (Self, Position) {
        let game = Self::usual();
        let position = game.example_position();
        (game, position)
    }

    fn example_position(&self) -> Position {
        let least = |kind: &Kind| kind.least_place();
        match &self.down {
            None => Position::example(least(&self.kind)),
            Some(down) => Position::example_grid(least(down), least(&self.kind)),
        }
    }

    /// The same game, as far as it can be made out.
    fn nearest(rules: &str, position: &str, rule: Rule) -> (Self, Position) {
        let game = nearest::rules(rules, rule);
        let start = nearest::position(&game, position);
        (nearest::fitting(game, start), start)
    }

    fn read_rules(what: &str, rule: Rule) -> Result<Self, At<Message>> {
        Self::read(what, rule)
    }

    fn write_rules(&self) -> String {
        self.to_string()
    }

    fn rule(&self) -> Rule {
        self.rule
    }

    fn read_position(&self, text: &str) -> Result<Position, At<Message>> {
        read::position(self, text)
    }

    fn write_position(&self, position: &Position) -> String {
        position.to_string()
    }

    fn goes_with(&self, what: &str, position: &Position) -> Result<(), At<Message>> {
        self.fitting(what, *position)
    }

    fn read_move(text: &str) -> Result<Move, Message> {
        read::turned(text, Count::Zero)
    }

    fn write_move(mv: &Move) -> String {
        mv.to_string()
    }

    fn play(&self, position: &Position, mv: &Move) -> Result<Position, Message> {
        moves::play(self, *position, *mv)
    }

    fn ended(&self, position: &Position) -> Option<Outcome> {
        (!self.can_move(*position)).then(|| self.rule.without_move())
    }

    fn all_moves(&self, position: &Position, _: usize) -> Option<Vec<Move>> {
        Some(moves::all_moves(self, *position))
    }

    fn random_move(&self, position: &Position, chance: &mut Chance) -> Option<Move> {
        moves::random_move(self, *position, chance)
    }

    /// How much smaller the row or grid becomes, read row by row as a binary number with place 0 as its last digit:
    /// that number is the most moves that can follow.
    fn haste(&self, position: &Position, mv: &Move) -> u64 {
        let heads = position.heads();
        heads.saturating_sub(heads ^ mv.turned(*position))
    }

    fn random_like(&self, position: &Position, chance: &mut Chance) -> Position {
        sheet::random_like(self, *position, chance)
    }

    fn random_decided(
        &self,
        position: &Position,
        outcome: Outcome,
        chance: &mut Chance,
    ) -> Option<Position> {
        sheet::random_decided(self, *position, outcome, chance)
    }

    fn sheet(&self, position: &Position) -> Option<Sheet> {
        sheet::sheet(self, *position)
    }

    fn filled(&self, position: &Position) -> Vec<Vec<u32>> {
        sheet::filled(self, *position)
    }

    fn next_step(&self, position: &Position, done: u32) -> Option<Next> {
        sheet::next(self, *position, done)
    }

    fn reasons(&self, position: &Position, about: &About) -> Vec<Message> {
        sheet::why(self, *position, about).into_iter().collect()
    }

    fn seek(&self, position: &Position, value: Option<Nimber>, most: usize) -> Option<AnalysisJob> {
        Some(AnalysisJob::seeking(self.clone(), *position, value, most))
    }

    fn analyse(&self, position: &Position, most: usize) -> AnalysisJob {
        AnalysisJob::new(self.clone(), *position, most)
    }

    fn ask(question: Nothing) -> Result<Box<dyn Hear<Report = Nothing, Query = Nothing>>, Refusal> {
        match question {}
    }
}
