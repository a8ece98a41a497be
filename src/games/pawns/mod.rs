//! Pawns, and other pieces that go to a corner: Nim on a grid.
//!
//! Pieces are placed on a grid of rows and columns. A move takes one of them nearer to the sink, the last square
//! of the last row: a pawn one or more squares to the right, or one or more squares down, at most as many
//! as the longest step; the others as `piece` has it. Squares may be shared. At the sink a piece leaves the
//! game.
//!
//! - `rules`, `square`, `piece`, `steps`, `position`, `moves`, `random`: the grid, what is on it, what is
//!   done. `read` takes texts apart, `nearest` finds what is closest to those that cannot be read, `field`
//!   has the numbers of the setup; `keys` are the link's.
//! - `nimbers`: the value of every square, by the mex rule and, for pawns, by the closed form; `closed` has
//!   those of the other pieces, `far` the values of boards too large to be played on.
//! - `normal` decides normal play by those values. `misere` decides misère play of pawns by a theorem,
//!   `tame` that of pieces on tame squares by another, and `search` the rest by looking at every position;
//!   `analysis` is any of them. `explain` says why, as data.
//! - `results`: what a program's functions return on a grid, to be compared with.
//!
//! In a link the rules are `5x5`, rows before columns; where the longest step is another than the
//! usual 2 it follows: `5x5-3`. Steps of the reader's own follow after that, `5x5-3_1.0_2.2`. A position is a list of
//! squares `row.column`, from 1 at the top left, in the order in which the pieces were placed, a letter before the
//! square of each that is not a pawn:
//! `1.3+q2.5+5.1`, or `none`. A move is two squares, `1.3-1.5`; of several pieces on the first of them it
//! moves the one that comes first in the list and can go there. Where another kind is meant, its letter
//! comes before the move.

mod analysis;
mod bounds;
mod closed;
mod explain;
mod far;
mod field;
mod keys;
mod misere;
mod moves;
mod nearest;
mod nimbers;
mod normal;
mod piece;
mod position;
mod random;
mod read;
mod results;
mod rules;
mod search;
mod sheet;
mod square;
mod steps;
mod tame;
mod wrong;

pub use analysis::{AnalysisJob, PawnsAnalysis};
pub use bounds::{MAX_PAWNS, MAX_SIDE, MAX_STEP, MIN_SIDE, USUAL_STEP};
pub use closed::{closed_form, is_wythoff, wythoff_pair};
pub use explain::{PawnWhy, Reach};
pub use far::{Far, MAX_FAR};
pub use field::Field;
pub use keys::{MAX_FILLED, MAX_SQUARES, PawnsKeys};
pub use misere::{Misere, MiserePawn, MisereReason, Residues};
pub use moves::{Move, mover};
pub use nimbers::{ClosedForm, MexAt, Nimbers, Tables};
pub use normal::Normal;
pub use piece::{Kind, Piece};
pub use position::Position;
pub use results::GridRights;
pub use rules::Pawns;
pub use search::{MAX_POSITIONS, Searched};
pub use square::Square;
pub use steps::{MAX_STEPS, Step, Steps, pair as step_pair};
pub use tame::{Genera, Genus, Tame};

use super::{About, At, Game, Next, Nothing, Sheet, System};
use crate::core::{Chance, Hear, Message, Nimber, Outcome, Refusal, Rule};

impl Game for Pawns {
    type Position = Position;
    type Move = Move;
    type Analysis = PawnsAnalysis;
    type AnalysisJob = AnalysisJob;
    type Question = Nothing;
    type Query = Nothing;
    type Answer = Nothing;

    type Keys = PawnsKeys;

    const SYSTEM: System = System::Pawns;
    const VIEWS: &[&str] = &["nimbers", "fill"];

    fn example() -> (Self, Position) {
        let game = Self::usual();
        (game, game.example_position())
    }

    fn example_position(&self) -> Position {
        Position::in_first_column(self, Kind::Pawn, 3)
    }

    /// The same game, as far as it can be made out.
    fn nearest(rules: &str, position: &str, rule: Rule) -> (Self, Position) {
        let game = nearest::rules(rules, rule);
        (game, nearest::position(&game, position))
    }

    fn read_rules(what: &str, rule: Rule) -> Result<Self, At<Message>> {
        read::rules(what, rule)
    }

    fn write_rules(&self) -> String {
        let size = format!("{}x{}", self.rows(), self.columns());
        let step =
            if self.step() == USUAL_STEP { String::new() } else { format!("-{}", self.step()) };
        let own = if self.own().is_empty() { String::new() } else { format!("_{}", self.own()) };
        size + &step + &own
    }

    fn rule(&self) -> Rule {
        self.last()
    }

    fn read_position(&self, text: &str) -> Result<Position, At<Message>> {
        Position::read(self, text)
    }

    fn write_position(&self, position: &Position) -> String {
        position.write()
    }

    fn numbers(&self, position: &Position) -> Vec<Vec<i64>> {
        let square = |piece: &Piece| vec![piece.square.row.into(), piece.square.column.into()];
        position.pieces().iter().map(square).collect()
    }

    fn read_move(text: &str) -> Result<Move, Message> {
        Move::read(text)
    }

    fn write_move(mv: &Move) -> String {
        mv.to_string()
    }

    fn play(&self, position: &Position, mv: &Move) -> Result<Position, Message> {
        moves::play(self, position, *mv)
    }

    fn ended(&self, position: &Position) -> Option<Outcome> {
        let moves = |piece: &Piece| self.targets(piece.kind, piece.square).next().is_some();
        (!position.pieces().iter().any(moves)).then(|| self.last().without_move())
    }

    fn all_moves(&self, position: &Position, _: usize) -> Option<Vec<Move>> {
        Some(random::all_moves(self, position))
    }

    fn random_move(&self, position: &Position, chance: &mut Chance) -> Option<Move> {
        random::random_move(self, position, chance)
    }

    fn haste(&self, _: &Position, mv: &Move) -> u64 {
        let rows = mv.to.row.abs_diff(mv.from.row);
        u64::from(rows) + u64::from(mv.to.column.abs_diff(mv.from.column))
    }

    fn canonical_move(&self, position: &Position, mv: &Move) -> Move {
        let piece = mover(self, position, *mv);
        piece.map_or(*mv, |(_, piece)| Move::of(self, position, piece, mv.to))
    }

    fn random_like(&self, position: &Position, chance: &mut Chance) -> Position {
        sheet::random_like(self, position, chance)
    }

    fn random_decided(
        &self,
        position: &Position,
        outcome: Outcome,
        chance: &mut Chance,
    ) -> Option<Position> {
        sheet::random_decided(self, position, outcome, chance)
    }

    fn sheet(&self, _: &Position) -> Option<Sheet> {
        sheet::sheet(self)
    }

    fn filled(&self, position: &Position) -> Vec<Vec<u32>> {
        sheet::filled(self, position.first_kind())
    }

    fn has_formula(&self, position: &Position) -> bool {
        closed_form(self, position.first_kind(), self.sink()).is_some()
    }

    fn next_step(&self, position: &Position, done: u32) -> Option<Next> {
        sheet::next(self, position.first_kind(), done)
    }

    fn reasons(&self, position: &Position, about: &About) -> Vec<Message> {
        sheet::why(self, position, about).into_iter().collect()
    }

    fn seek(&self, position: &Position, value: Option<Nimber>, most: usize) -> Option<AnalysisJob> {
        Some(AnalysisJob::seeking(*self, position.clone(), value, most))
    }

    fn analyse(&self, position: &Position, most: usize) -> AnalysisJob {
        AnalysisJob::new(*self, position.clone(), most)
    }

    fn ask(question: Nothing) -> Result<Box<dyn Hear<Report = Nothing, Query = Nothing>>, Refusal> {
        match question {}
    }
}
