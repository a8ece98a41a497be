//! Placement games: a move takes cells that are free, perhaps with their neighbours, until none can be taken.
//!
//! - `kind`: the games, by what a move takes. `rules`: one of them on a board of some size. `square`,
//!   `position`, `moves`: what is gone, and what is done. `read` takes texts apart, and
//!   `nearest` makes the best of those that cannot be read.
//! - `analysis` is what is worked out, by `job`: values of parts in normal play, a search of all positions
//!   in misère play, both by `core::place`; `kept` keeps their memories for the next question. `reason` has
//!   the reasons that need no search, `known` what is published. `sheet` has the exercises.
//!
//! In a link the rules are the game and the size, `cram-5x6`, rows before columns. A position is the list of
//! the squares that are gone, `row.column` from 1 at the top left: `1.1+2.3`, or `none`. A move is the squares
//! of the piece, `1.1-1.2`, or the one square that is chosen, `2.3`.
//!
//! Arc Kayles takes an edge of a graph with both its ends and all that touches them. On the graph of a board
//! that is Cram, and its name is read as such. On custom graphs (`graph`) there are `node-kayles-path-12`
//! and `arc-kayles-graph-1-2.2-3`, whose squares are the vertices, by their numbers: `3`, or `3-4` for an edge.
//! `pieces-i2.l4-5x6` lays several polyominoes.

mod analysis;
mod graph;
mod job;
mod kept;
mod kind;
mod known;
mod moves;
mod nearest;
mod position;
mod read;
mod reason;
mod rules;
mod sheet;
mod square;

pub use analysis::{PartFound, PlaceAnalysis};
pub use graph::{read_graph, write_graph};
pub use job::AnalysisJob;
pub use kept::{MAX_BYTES, MAX_POSITIONS};
pub use kind::Kind;
pub use known::{PUBLISHED_STRIPS, past_published};
pub use moves::{Move, moves};
pub use position::Position;
pub use reason::{Image, Reason};
pub use rules::{Place, Side};
pub use square::Square;

use super::{About, At, Game, Next, NoKeys, Nothing, Sheet, System};
use crate::core::place::{bit, cells_of};
use crate::core::{Chance, Hear, Message, Nimber, Outcome, Refusal, Rule};

/// Squares that are gone at most on a board that is drawn where one was whole.
const MAX_GONE: u32 = 4;
/// How often a board is drawn, until the game on it goes on.
const MAX_DRAWS: usize = 100;

impl Game for Place {
    type Position = Position;
    type Move = Move;
    type Analysis = PlaceAnalysis;
    type AnalysisJob = AnalysisJob;
    type Question = Nothing;
    type Query = Nothing;
    type Answer = Nothing;

    type Keys = NoKeys;

    const SYSTEM: System = System::Place;
    const VIEWS: &[&str] = &[];

    fn example() -> (Self, Position) {
        (Self::usual(), Position::default())
    }

    fn example_position(&self) -> Position {
        Position::default()
    }

    /// The same game, as far as it can be made out.
    fn nearest(rules: &str, position: &str, rule: Rule) -> (Self, Position) {
        let game = read::rules(rules, rule).unwrap_or_else(|_| nearest::rules(rules, rule));
        (game, nearest::position(&game, position))
    }

    fn read_rules(what: &str, rule: Rule) -> Result<Self, At<Message>> {
        read::rules(what, rule)
    }

    fn write_rules(&self) -> String {
        self.kind().write(self.rows(), self.columns())
    }

    fn rule(&self) -> Rule {
        self.last()
    }

    fn read_position(&self, text: &str) -> Result<Position, At<Message>> {
        read::position(self, text)
    }

    fn write_position(&self, position: &Position) -> String {
        position.write(self)
    }

    fn read_move(text: &str) -> Result<Move, Message> {
        Move::read(text)
    }

    fn write_move(mv: &Move) -> String {
        mv.to_string()
    }

    fn play(&self, position: &Position, mv: &Move) -> Result<Position, Message> {
        Ok(position.without(moves::taken(self, position, mv)?))
    }

    fn ended(&self, position: &Position) -> Option<Outcome> {
        let free = position.free(self);
        let over = free == 0 || self.board().legal(free).next().is_none();
        over.then(|| self.last().without_move())
    }

    /// Any legal move, all equally likely.
    fn all_moves(&self, position: &Position, _: usize) -> Option<Vec<Move>> {
        Some(moves(self, position))
    }

    fn random_move(&self, position: &Position, chance: &mut Chance) -> Option<Move> {
        chance.pick(&moves(self, position)).cloned()
    }

    fn haste(&self, position: &Position, mv: &Move) -> u64 {
        moves::taken(self, position, mv).map_or(0, |taken| taken.count_ones().into())
    }

    /// As many squares gone, at other places, with a move left if there is one now.
    fn random_like(&self, position: &Position, chance: &mut Chance) -> Position {
        let all: Vec<usize> = cells_of(self.all()).collect();
        let gone = (self.all() & !position.free(self)).count_ones();
        let mut draw = || {
            let mut there = all.clone();
            (0..gone).fold(Position::default(), |drawn, _| {
                let at = chance.below(u32::try_from(there.len()).unwrap_or(0)) as usize;
                if at < there.len() { drawn.without(bit(there.swap_remove(at))) } else { drawn }
            })
        };
        let playable = |drawn: &Position| self.ended(drawn).is_none();
        (0..MAX_DRAWS).map(|_| draw()).find(playable).unwrap_or(*position)
    }

    /// The board with some squares gone, where it was whole; the game on it is never over.
    fn random_other(&self, position: &Position, chance: &mut Chance) -> Option<Position> {
        if position.free(self) != self.all() {
            return None;
        }
        let there: Vec<usize> = cells_of(self.all()).collect();
        let most = u32::try_from(there.len() / 4).unwrap_or(0).min(MAX_GONE);
        (0..MAX_DRAWS).find_map(|_| {
            let count = 1 + chance.below(most.max(1));
            let gone = (0..count).filter_map(|_| chance.pick(&there)).copied();
            let drawn = gone.fold(Position::default(), |drawn, at| drawn.without(bit(at)));
            self.ended(&drawn).is_none().then_some(drawn)
        })
    }

    fn sheet(&self, position: &Position) -> Option<Sheet> {
        sheet::sheet(self, position)
    }

    fn filled(&self, position: &Position) -> Vec<Vec<u32>> {
        sheet::filled(self, position)
    }

    fn next_step(&self, position: &Position, done: u32) -> Option<Next> {
        sheet::next(self, position, done)
    }

    fn reasons(&self, position: &Position, about: &About) -> Vec<Message> {
        sheet::why(self, position, about).into_iter().collect()
    }

    fn seek(&self, position: &Position, value: Option<Nimber>, most: usize) -> Option<AnalysisJob> {
        Some(AnalysisJob::seeking(*self, *position, value, most))
    }

    fn analyse(&self, position: &Position, most: usize) -> AnalysisJob {
        AnalysisJob::new(*self, *position, most)
    }

    fn ask(question: Nothing) -> Result<Box<dyn Hear<Report = Nothing, Query = Nothing>>, Refusal> {
        match question {}
    }
}
