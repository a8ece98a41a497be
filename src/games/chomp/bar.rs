//! The analysis of one bar.

use super::kept;
use super::moves::{Move, bites};
use super::oracle::{Oracle, OracleJob};
use super::theorem::Theorem;
use crate::core::bars::{Shape, lost_bytes};
use crate::core::{Job, Outcome, Progress, Status, Unknown, Verdict};
use crate::games::Fact;
use serde::{Deserialize, Serialize};

/// The analysis of one bar. Whoever bites the poison loses.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct BarAnalysis {
    /// The bar.
    pub bar: Shape,
    /// Who wins.
    pub verdict: Verdict,
    /// The first winning bites, row by row.
    pub winning: Vec<Move>,
    /// How many winning bites there are, as far as is known.
    pub winning_count: u64,
    /// Whether all winning bites are known. In a bar that is too large to be decided, theorems may
    /// say who wins and name a bite, or none.
    pub complete: bool,
    /// The bites until the poison is eaten, its own among them, under best play of both: the fewest
    /// that the winner can force, the most that the loser can hold out. `None` where they were not
    /// found.
    pub plies: Option<u8>,
    /// A winning bite after which the game ends soonest, where plies are known.
    pub quickest: Option<Move>,
    /// A reason that can be said without a table, where there is one.
    pub theorem: Option<Theorem>,
    /// In a lost bar, an answer to each bite that wins, in the order of bites; at most as many as
    /// winning moves were asked for. Empty where they are not known.
    pub answers: Vec<(Move, Move)>,
    /// The bytes that deciding it would take; `None` where it was decided.
    pub needed: Option<u64>,
}

impl BarAnalysis {
    /// What was asked of an oracle.
    fn decided(bar: &Shape, oracle: &Oracle, most: usize) -> Self {
        let winning: Vec<Move> = oracle.winning(bar).map(|at| Move::of(0, 1, at)).collect();
        let lost = oracle.is_lost(bar);
        let answers = |at: (u8, u8)| {
            let answer = oracle.best(&bar.bitten(at.0, at.1))?;
            Some((Move::of(0, 1, at), Move::of(0, 1, answer)))
        };
        let plies = oracle.plies(bar);
        let quickest = oracle.best(bar).filter(|_| plies.is_some());
        Self {
            bar: bar.clone(),
            verdict: Verdict::Known(oracle.outcome(bar)),
            winning_count: winning.len() as u64,
            winning: winning.into_iter().take(most).collect(),
            complete: true,
            plies,
            quickest: quickest.map(|at| Move::of(0, 1, at)),
            theorem: Theorem::of(bar),
            answers: if lost {
                bites(bar, false).filter_map(answers).take(most).collect()
            } else {
                Vec::new()
            },
            needed: None,
        }
    }

    /// What is known of a bar that is too large to be decided: what theorems say of it, and of what
    /// each bite leaves.
    fn undecided(bar: &Shape, most: usize) -> Self {
        let theorem = Theorem::of(bar);
        let lost = |shape: &Shape| {
            Theorem::of(shape).is_some_and(|theorem| theorem.outcome() == Outcome::Loss)
        };
        let wins = |&(row, column): &(u8, u8)| lost(&bar.bitten(row, column));
        let winning: Vec<Move> =
            bites(bar, false).filter(wins).map(|at| Move::of(0, 1, at)).collect();
        let outcome = match theorem {
            _ if !winning.is_empty() => Some(Outcome::Win),
            theorem => theorem.map(Theorem::outcome),
        };
        let unknown = Verdict::Unknown(Unknown::Budget { positions: 0 });
        Self {
            bar: bar.clone(),
            verdict: outcome.map_or(unknown, Verdict::Known),
            winning_count: winning.len() as u64,
            winning: winning.into_iter().take(most).collect(),
            complete: false,
            plies: None,
            quickest: None,
            theorem,
            answers: Vec::new(),
            needed: Some(lost_bytes(bar.height(), bar.width())),
        }
    }

    /// The poison is gone: the opponent has eaten it.
    fn over() -> Self {
        Self {
            bar: Shape::default(),
            verdict: Verdict::Known(Outcome::Win),
            winning: Vec::new(),
            winning_count: 0,
            complete: true,
            plies: Some(0),
            quickest: None,
            theorem: None,
            answers: Vec::new(),
            needed: None,
        }
    }

    pub(super) fn facts(&self) -> Vec<(&'static str, Fact)> {
        let mut facts = Vec::new();
        if let Some(plies) = self.plies {
            facts.push(("plies", Fact::Number(plies.into())));
        }
        if let Some(needed) = self.needed {
            facts.push(("bytes_needed", Fact::Number(needed)));
        }
        facts
    }
}

/// The job that finds a [`BarAnalysis`]. Where the plies are still to be found but a kept table knows
/// who wins, that is reported immediately.
#[derive(Debug)]
pub struct BarJob {
    bar: Shape,
    most: usize,
    oracle: Option<OracleJob>,
    kept: Option<Oracle>,
    reported: bool,
}

impl BarJob {
    pub(super) fn new(bar: &Shape, most: usize) -> Self {
        let oracle = if bar.is_empty() { None } else { OracleJob::unasked(bar) };
        let runs = matches!(oracle, Some(OracleJob::Plies(_)));
        let kept = if runs { kept::lost_for(bar) } else { None };
        Self { bar: bar.clone(), most, oracle, kept: kept.map(Oracle::Lost), reported: false }
    }
}

impl Job for BarJob {
    type Report = BarAnalysis;

    fn at_once(&mut self) -> Option<BarAnalysis> {
        let oracle = self.kept.take()?;
        Some(BarAnalysis::decided(&self.bar, &oracle, self.most))
    }

    fn step(&mut self, units: u64) -> Status {
        self.oracle.as_mut().map_or(Status::Done, |job| job.step(units))
    }

    fn progress(&self) -> Progress {
        let none = Progress { done: 1, total: Some(1) };
        self.oracle.as_ref().map_or(none, Job::progress)
    }

    fn report(&mut self) -> Option<BarAnalysis> {
        if self.reported {
            return None;
        }
        let analysis = match &mut self.oracle {
            None if self.bar.is_empty() => BarAnalysis::over(),
            None => BarAnalysis::undecided(&self.bar, self.most),
            Some(job) => match job.report()? {
                Ok(oracle) => BarAnalysis::decided(&self.bar, &oracle, self.most),
                Err(_) => BarAnalysis::undecided(&self.bar, self.most),
            },
        };
        self.reported = true;
        Some(analysis)
    }
}
