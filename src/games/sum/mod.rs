//! Sums: positions of any systems side by side, played as one game. A move is made in one part; a player who cannot
//! move in any part loses.
//!
//! - `kind`: the game of a part, `part` a position of it, whichever system's. `rules`, `position`, `moves`: the
//!   parts together and what is done in them. `read` takes texts apart.
//! - `job` asks each part's own solver for its value, then for the moves that bring it to its value ⊕ the
//!   nim-sum of all; `analysis` is what comes of that. `why` asks each part's own system for its reason.
//!
//! In a link the rules are the games of the parts, each with its system before it and `-` between, joined by
//! `_`: `heaps-0.77_chomp-3x4`. The position is their positions, joined likewise: `7_4.4.4`. A move is the
//! number of the part, from 1, and the move as its system writes it: `2-1.3`.
//!
//! Play is normal in all parts. A bar of Chomp is played as bars are in a sum: nobody may bite its poison. Sums
//! are not nested, and a graph is no part: there the owner of a vertex moves.

mod analysis;
mod job;
mod kind;
mod moves;
mod part;
mod position;
mod read;
mod rules;
mod why;

pub use analysis::{PartFound, SumAnalysis};
pub use job::AnalysisJob;
pub use kind::Kind;
pub use moves::Move;
pub use part::Part;
pub use position::Position;
pub use read::MAX_BYTES;
pub use rules::Sum;

use super::{About, At, Game, NoKeys, Nothing, Summand, System};
use crate::core::{Chance, Hear, Message, Outcome, Refusal, Rule};

impl Game for Sum {
    type Position = Position;
    type Move = Move;
    type Analysis = SumAnalysis;
    type AnalysisJob = AnalysisJob;
    type Question = Nothing;
    type Query = Nothing;
    type Answer = Nothing;

    type Keys = NoKeys;

    const SYSTEM: System = System::Sum;
    const VIEWS: &[&str] = &[];

    fn example() -> (Self, Position) {
        let game = Self::usual();
        let start = read::position(&game, rules::USUAL_START);
        let position = start.unwrap_or_else(|_| game.example_position());
        (game, position)
    }

    fn example_position(&self) -> Position {
        Position::example(self)
    }

    /// The parts that can be made out.
    fn nearest(rules: &str, position: &str, _rule: Rule) -> (Self, Position) {
        let near = read::nearest(rules, position);
        near.unwrap_or_else(Self::example)
    }

    /// A sum is played in normal play; another rule is ignored.
    fn read_rules(what: &str, _: Rule) -> Result<Self, At<Message>> {
        read::rules(what)
    }

    fn write_rules(&self) -> String {
        self.to_string()
    }

    fn rule(&self) -> Rule {
        Rule::Normal
    }

    fn read_position(&self, text: &str) -> Result<Position, At<Message>> {
        read::position(self, text)
    }

    fn write_position(&self, position: &Position) -> String {
        position.to_string()
    }

    fn read_move(text: &str) -> Result<Move, Message> {
        Move::read(text)
    }

    fn write_move(mv: &Move) -> String {
        mv.to_string()
    }

    fn play(&self, position: &Position, mv: &Move) -> Result<Position, Message> {
        position.played(mv)
    }

    fn ended(&self, position: &Position) -> Option<Outcome> {
        let over = position.parts().iter().all(Part::is_stuck);
        over.then(|| Rule::Normal.without_move())
    }

    /// First one of the parts in which there is a move, all equally likely, then one of its moves.
    fn random_move(&self, position: &Position, chance: &mut Chance) -> Option<Move> {
        let parts = (0..).zip(position.parts()).filter(|(_, part)| !part.is_stuck());
        let (place, part) = chance.pick(&parts.collect::<Vec<_>>()).copied()?;
        Some(Move { part: place, mv: part.random_move(chance)? })
    }

    fn haste(&self, position: &Position, mv: &Move) -> u64 {
        position.part(mv.part).map_or(0, |part| part.haste(&mv.mv))
    }

    fn in_one_form(&self, position: &Position, mv: Move) -> Move {
        match position.part(mv.part) {
            Some(part) => Move { part: mv.part, mv: part.written(&mv.mv) },
            None => mv,
        }
    }

    fn canonical_move(&self, position: &Position, mv: &Move) -> Move {
        let canonical = |part: &Part| Move { part: mv.part, mv: part.canonical(&mv.mv) };
        position.part(mv.part).map_or_else(|| mv.clone(), canonical)
    }

    fn random_like(&self, position: &Position, chance: &mut Chance) -> Position {
        position.random_like(chance)
    }

    fn alone(&self) -> Option<Message> {
        Some(Message::new("sum-nested"))
    }

    /// A sum in a sum is its parts.
    fn summands(&self, position: &Position) -> Result<Vec<Summand>, Message> {
        Ok(position.parts().iter().map(Part::summand).collect())
    }

    fn no_sheet(&self) -> &'static str {
        "task-no-table-sum"
    }

    fn reasons(&self, position: &Position, about: &About) -> Vec<Message> {
        why::why(position, about)
    }

    fn analyse(&self, position: &Position, most: usize) -> AnalysisJob {
        AnalysisJob::new(position, most)
    }

    fn ask(question: Nothing) -> Result<Box<dyn Hear<Report = Nothing, Query = Nothing>>, Refusal> {
        match question {}
    }
}
