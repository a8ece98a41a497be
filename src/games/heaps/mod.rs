//! Games on heaps, by octal codes and by other rules.
//!
//! - `ruleset`: which moves there are, in whichever way that is said: `code` and `read_code` by an octal
//!   code, `read_set` by the numbers that may be taken, `hex` with digits up to F, `taking` in words;
//!   `leaves` is what may be left, `named` games with a name. `position`, `moves`, `random`: heaps and what
//!   is done to them. `nearest`: what is closest to texts that cannot be read. `keys`: the link's keys.
//! - `known`: which of them repeat, as far as is known; `oeis`: where their values are published. `sequence`: the
//!   values G(0), G(1), … as a job, the plain way. `explore`: they and all that they show, by the octal engine where it
//!   applies. `question`: it and its like on request.
//! - `analysis`: who wins a position and by which moves. `normal` has the values of the heaps and
//!   `explain` what follows from them; `misere` has Bouton's rule for Nim, a search and quotients for
//!   all else, and no value of normal play; it also finds genera of single heaps. `outcomes` has single heaps
//!   by the rules alone, and by remainders. `winning` collects
//!   moves for both.
//! - `results`: what the parts of a program return, to be compared with; `single`: who wins single heaps, likewise.
//!
//! Heaps have places from 0 here, and from 1 only where a move is written.

mod analysis;
mod code;
mod explain;
mod explore;
mod groups;
mod hex;
mod keys;
mod known;
mod leaves;
mod lines;
mod misere;
mod misread;
mod moves;
mod named;
mod nearest;
mod normal;
mod oeis;
mod outcomes;
mod position;
mod question;
mod random;
mod read_code;
mod read_set;
pub mod results;
mod ruleset;
mod sequence;
mod sheet;
pub mod single;
mod slots;
mod taking;
mod winning;

pub use crate::core::commuting::written;
pub use analysis::{AnalysisJob, HeapsAnalysis, MAX_WORK};
pub use code::{Code, Digit, MAX_DIGITS};
pub use explain::{MexOf, MovesTo};
pub use explore::MAX_ENGINE_TO;
pub use explore::{
    Alike, Answer, AtlasJob, AtlasRow, CheckVerdict, Checked, Compared, Counted, Counterpart,
    Counterparts, Doubt, Exploration, FiniteProof, FiniteStep, FixedMoves, Halt, Induction, Line,
    Looked, MAX_CERTIFIED, MAX_PLAIN, MAX_SLICE, MAX_VALUES, MAX_WORKED, Mark, Matched, Mismatch,
    NoFile, Overview, Period, PeriodFile, Picture, Plot, PowerTaken, PowersProof, Proof, Query,
    QuotientFound, Recurrence, Remainder, STRIP_NONE, SameRest, Shifted, SparseProof, SparseStep,
    TailProof, TailStep, Tally, Textbook, Weighed, Window, Witness, Worked, atlas_codes, drawn,
    hue, mask_for, remainders,
};
pub use groups::{Groups, Piece};
pub use hex::HexCode;
pub use keys::{Column, HeapsKeys, MAX_BUDGET, OwnMask};
pub use known::{Formula, KNOWN, Known, PUBLISHED, known_of};
pub use leaves::Leaves;
pub use lines::narrowest;
pub use misere::{
    ClassPeriod, Genera, GeneraJob, Genus, GenusOptions, GenusOptionsJob, MAX_PRESENTED,
    MisereFound, MisereJob, MisereNim, MisereNimJob, MisereQuotient, MisereSearch, NimReason,
    Presentation, Quotient, QuotientJob, ThreeJob,
};
pub use moves::{Cut, Cuts, Move};
pub use named::{NamedGame, Token};
pub use normal::{Normal, NormalJob};
pub use oeis::Oeis;
pub use outcomes::{ByRemainder, MAX_STRIP, outcomes};
pub use position::{MAX_HEAPS, MAX_TOKENS, Position};
pub use question::{Question, answer_misere, answer_values};
pub use ruleset::Ruleset;
pub use sequence::{MAX_TO, Method, Sequence, Values};
pub use slots::{Slot, Slots, Taken};
pub use taking::{
    Amount, Clause, MAX_AMOUNT, MAX_AMOUNTS, MAX_BASE, MAX_CLAUSES, Taking, number_problem,
    numbers_of, numbers_problem, numbers_to_link,
};

use super::{About, At, Game, Next, Sheet, System};
use crate::core::{Chance, Hear, Message, Nimber, Outcome, Refusal, Rule};
use serde::{Deserialize, Serialize};

/// The rules of one game on heaps.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Heaps {
    /// Which moves there are.
    pub ruleset: Ruleset,
    /// Who wins when none is left.
    pub rule: Rule,
}

impl Game for Heaps {
    type Position = Position;
    type Move = Move;
    type Analysis = HeapsAnalysis;
    type AnalysisJob = AnalysisJob;
    type Question = Question;
    type Query = Query;
    type Answer = Answer;

    type Keys = HeapsKeys;

    const SYSTEM: System = System::Heaps;
    const VIEWS: &[&str] = &["sequence", "misere", "atlas", "groups"];

    fn example() -> (Self, Position) {
        let game = Self { ruleset: Code::kayles().into(), rule: Rule::Normal };
        let position = game.example_position();
        (game, position)
    }

    fn example_position(&self) -> Position {
        let named = NamedGame::of(&self.ruleset).map_or(&[7, 5][..], |game| game.start);
        if named.iter().any(|&size| self.ruleset.has_cut(size)) {
            return Position::start(named).unwrap_or_default();
        }
        let least = self.ruleset.least_heap();
        least.and_then(|size| Position::start(&[size]).ok()).unwrap_or_default()
    }

    /// The same game, as far as it can be made out.
    fn nearest(rules: &str, position: &str, rule: Rule) -> (Self, Position) {
        let ruleset = nearest::rules(rules).unwrap_or_else(|| Code::kayles().into());
        let game = Self { ruleset, rule };
        let start = nearest::position(position).unwrap_or_else(|| game.example_position());
        (game, start)
    }

    fn read_rules(what: &str, rule: Rule) -> Result<Self, At<Message>> {
        // As in a field: `kayles`, `.77`, `0.[3]`; what is written is always the canonical form.
        Ok(Self { ruleset: Ruleset::read_typed(what)?, rule })
    }

    fn write_rules(&self) -> String {
        self.ruleset.to_string()
    }

    fn rule(&self) -> Rule {
        self.rule
    }

    fn read_position(&self, text: &str) -> Result<Position, At<Message>> {
        Position::read(text)
    }

    fn write_position(&self, position: &Position) -> String {
        position.write()
    }

    fn numbers(&self, position: &Position) -> Vec<Vec<i64>> {
        position.heaps().iter().map(|&size| vec![size.into()]).collect()
    }

    fn read_move(text: &str) -> Result<Move, Message> {
        Move::read(text)
    }

    fn write_move(mv: &Move) -> String {
        mv.to_string()
    }

    fn play(&self, position: &Position, mv: &Move) -> Result<Position, Message> {
        moves::play(&self.ruleset, position, *mv)
    }

    fn ended(&self, position: &Position) -> Option<Outcome> {
        let over = !position.heaps().iter().any(|&size| self.ruleset.has_cut(size));
        over.then(|| self.rule.without_move())
    }

    fn all_moves(&self, position: &Position, most: usize) -> Option<Vec<Move>> {
        let heaps = (0..).zip(position.heaps());
        let moves = heaps
            .flat_map(|(heap, &size)| self.ruleset.cuts(size).map(move |cut| Move { heap, cut }));
        let listed: Vec<Move> = moves.take(most.saturating_add(1)).collect();
        (listed.len() <= most).then_some(listed)
    }

    fn random_move(&self, position: &Position, chance: &mut Chance) -> Option<Move> {
        random::random_move(&self.ruleset, position, chance)
    }

    fn haste(&self, _: &Position, mv: &Move) -> u64 {
        mv.cut.take.into()
    }

    fn canonical_move(&self, position: &Position, mv: &Move) -> Move {
        sheet::canonical(position, *mv)
    }

    fn random_like(&self, position: &Position, chance: &mut Chance) -> Position {
        sheet::random_like(&self.ruleset, position, chance)
    }

    fn random_decided(
        &self,
        position: &Position,
        outcome: Outcome,
        chance: &mut Chance,
    ) -> Option<Position> {
        sheet::random_decided(self, position, outcome, chance)
    }

    fn sheet(&self, position: &Position) -> Option<Sheet> {
        sheet::sheet(self, position)
    }

    fn filled(&self, position: &Position) -> Vec<Vec<u32>> {
        sheet::filled(&self.ruleset, position)
    }

    fn next_step(&self, position: &Position, done: u32) -> Option<Next> {
        sheet::next(self, position, done)
    }

    fn reasons(&self, position: &Position, about: &About) -> Vec<Message> {
        sheet::why(self, position, about).into_iter().collect()
    }

    fn seek(&self, position: &Position, value: Option<Nimber>, most: usize) -> Option<AnalysisJob> {
        Some(AnalysisJob::seeking(&self.ruleset, position, value, most))
    }

    fn analyse(&self, position: &Position, most: usize) -> AnalysisJob {
        AnalysisJob::new(self, position, most)
    }

    fn ask(question: Question) -> Result<Box<dyn Hear<Report = Answer, Query = Query>>, Refusal> {
        question::ask(question)
    }
}
