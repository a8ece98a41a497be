//! Games on graphs: one heap of sticks as a graph and as a tree, and the reader's own graphs.
//!
//! - `rules`: which graph is played on. `sticks`: the graph and the tree of one heap. `graph`,
//!   `names`: a graph with named vertices. `position`: a vertex of it, and how a play ends. `moves`:
//!   the vertex moved to.
//! - `read`: the forms in which people have graphs. `write`: the plain form and DOT. `compact`: the
//!   form in links.
//! - `analysis`: who wins a position and by which moves. `question`: what can be asked besides.
//! - `reason`: why a vertex is in an attractor, or is not.
//! - `results`: an attractor with its names, for custom results.
//! - `keys`: the link's keys.
//!
//! # Links
//!
//! `/v1/graph/sticks-6-3/0` and `/v1/graph/tree-6-3/0` have the number of a vertex in the place of the
//! position. `/v1/graph/list/…` has the graph itself, in the compact form, in which a point marks the
//! vertex where play begins. A move is the number of the vertex moved to.
//!
//! The key `rule` means here what it means everywhere: without it, a player who cannot move loses, so a player who
//! takes the last stick wins. Sticks are mostly played the other way round; those links say `rule=misere`.
//!
//! # Players
//!
//! J0 is the session's first player, J1 the second. The owner of a vertex is to move there, so that
//! in a custom graph a player may move twice in a row, and J1 may begin.

mod analysis;
mod compact;
#[allow(clippy::module_inception)]
mod graph;
mod heap;
mod keys;
mod moves;
mod names;
mod position;
mod question;
pub mod read;
mod reason;
mod results;
mod rules;
mod sheet;
mod sticks;
mod write;

pub use analysis::{AnalysisJob, GraphAnalysis};
pub use compact::{MAX_BYTES_IN_LINK, MAX_EDGES_IN_LINK, MAX_IN_LINK};
pub use graph::Graph;
pub use keys::{GraphKeys, MAX_STEP, Method};
pub use moves::Move;
pub use names::Names;
pub use position::{End, EndReason, Position};
pub use question::{Answer, Query, Question, Summary};
pub use reason::reason;
pub use results::{best_line, minimax_values, region};
pub use rules::{Graphs, Kind};
pub use sticks::{MAX_STICKS, MAX_TREE, Sticks};

use super::{About, At, Game, Next, Sheet, Summand, System};
use crate::core::{Chance, Hear, Message, Outcome, Player, Refusal, Rule};

impl Game for Graphs {
    type Position = Position;
    type Move = Move;
    type Analysis = GraphAnalysis;
    type AnalysisJob = AnalysisJob;
    type Question = Question;
    type Answer = Answer;
    type Query = Query;

    type Keys = GraphKeys;

    const SYSTEM: System = System::Graph;
    const VIEWS: &[&str] = &["attractor", "minimax"];

    fn example() -> (Self, Position) {
        let game = Self::misere_sticks();
        (game, game.example_position())
    }

    /// As close to sticks that are too many as they can be: see [`Graphs::nearest_to`].
    fn nearest(rules: &str, position: &str, rule: Rule) -> (Self, Position) {
        let game = Self::nearest_to(rules, rule);
        let position = game.read_position(position);
        let position = position.unwrap_or_else(|_| game.example_position());
        (game, position)
    }

    fn example_position(&self) -> Position {
        Position::example(self)
    }

    fn read_rules(what: &str, rule: Rule) -> Result<Self, At<Message>> {
        Self::read(what, rule)
    }

    fn write_rules(&self) -> String {
        self.write()
    }

    fn rule(&self) -> Rule {
        self.rule_in_force()
    }

    fn read_position(&self, text: &str) -> Result<Position, At<Message>> {
        Position::read(self, text)
    }

    fn write_position(&self, position: &Position) -> String {
        position.write()
    }

    fn read_move(text: &str) -> Result<Move, Message> {
        Move::read(text)
    }

    fn write_move(mv: &Move) -> String {
        mv.to.to_string()
    }

    fn play(&self, position: &Position, mv: &Move) -> Result<Position, Message> {
        position.play(mv.to)
    }

    fn ended(&self, position: &Position) -> Option<Outcome> {
        let winner = position.end()?.winner?;
        Some(position.outcome_of(winner))
    }

    fn drawn(&self, position: &Position) -> bool {
        position.end().is_some_and(|end| end.winner.is_none())
    }

    fn may_draw(&self, position: &Position) -> bool {
        position.may_draw()
    }

    fn to_move(&self, position: &Position) -> Option<Player> {
        Some(position.player())
    }

    fn all_moves(&self, position: &Position, _: usize) -> Option<Vec<Move>> {
        Some(position.next().iter().map(|&to| Move { to }).collect())
    }

    fn mark(&self, position: &Position) -> Vec<u8> {
        position.mark()
    }

    fn random_move(&self, position: &Position, chance: &mut Chance) -> Option<Move> {
        chance.pick(&position.next()).map(|&to| Move { to })
    }

    fn haste(&self, position: &Position, mv: &Move) -> u64 {
        let regions = position.regions();
        let rank = |winner| regions.attractor(winner).rank(mv.to);
        u64::from(u32::MAX - regions.winner(mv.to).and_then(rank).unwrap_or(u32::MAX))
    }

    fn random_like(&self, position: &Position, chance: &mut Chance) -> Position {
        sheet::random_like(self, position, chance)
    }

    fn sheet(&self, position: &Position) -> Option<Sheet> {
        sheet::sheet(position)
    }

    /// Who is in an attractor does not depend on which player the last move is good for.
    fn no_sheet(&self) -> &'static str {
        "task-no-sheet"
    }

    fn filled(&self, position: &Position) -> Vec<Vec<u32>> {
        sheet::filled(position)
    }

    fn next_step(&self, position: &Position, done: u32) -> Option<Next> {
        sheet::next(position, done)
    }

    fn reasons(&self, position: &Position, about: &About) -> Vec<Message> {
        sheet::why(position, about).into_iter().collect()
    }

    /// On a graph the owner of a vertex moves; in a sum both players may move everywhere.
    fn alone(&self) -> Option<Message> {
        let sticks = self.kind() != Kind::List;
        Some(Message::new(if sticks { "sum-sticks" } else { "sum-graph" }))
    }

    /// Sticks of which the last is to be taken are a heap, whoever is to move.
    fn summands(&self, position: &Position) -> Result<Vec<Summand>, Message> {
        let heap = heap::heap(self, position).filter(|_| self.rule() == Rule::Normal);
        let misere = self.kind() != Kind::List && self.rule() == Rule::Misere;
        let refused = Message::new(if misere { "sum-misere" } else { "sum-graph" });
        heap.map(|heap| vec![heap]).ok_or(refused)
    }

    fn analyse(&self, position: &Position, most: usize) -> AnalysisJob {
        AnalysisJob::new(position, most)
    }

    fn ask(question: Question) -> Result<Box<dyn Hear<Report = Answer, Query = Query>>, Refusal> {
        question::ask(question)
    }
}
