//! What is worked out about a position, by whichever theory holds for its rules.

use super::misere::{
    MisereFound, MisereJob, MisereNim, MisereNimJob, MisereQuotient, MisereSearch, ThreeJob,
};
use super::normal::{Normal, NormalJob};
use super::{Heaps, Leaves, Move, Position, Ruleset};
use crate::core::{Job, Nimber, Progress, Rule, Status, Unknown, Verdict};
use crate::games::{Analysis, Fact, with_sum};
use serde::{Deserialize, Serialize};

/// Options that are examined for the values of heaps, as [`Ruleset::work`] reckons them, of which no position needs
/// more to be decided: less than a minute. The sequence of a rule has no such end.
pub const MAX_WORK: u64 = 10_000_000_000;

/// The analysis of a position. What a misère analysis holds says nothing about normal play.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum HeapsAnalysis {
    /// Normal play: values and their nim-sum.
    Normal(Normal),
    /// Misère Nim: Bouton's rule.
    MisereNim(MisereNim),
    /// Misère play of other rules: search.
    MisereSearch(MisereSearch),
    /// Misère play of another code, decided by the misère quotient of its heaps.
    MisereQuotient(MisereQuotient),
    /// Normal play that is not decided: about so many options would have to be examined.
    TooMuch(u64),
}

impl Analysis for HeapsAnalysis {
    type Move = Move;

    fn verdict(&self) -> Verdict {
        match self {
            Self::Normal(normal) => Verdict::Known(normal.outcome()),
            Self::MisereNim(nim) => Verdict::Known(nim.reason.outcome()),
            Self::MisereSearch(search) => search.verdict,
            Self::MisereQuotient(quotient) => Verdict::Known(quotient.outcome),
            Self::TooMuch(_) => Verdict::Unknown(Unknown::Budget { positions: 0 }),
        }
    }

    fn winning(&self) -> &[Move] {
        match self {
            Self::Normal(normal) => &normal.winning,
            Self::MisereNim(nim) => &nim.winning,
            Self::MisereSearch(search) => &search.winning,
            Self::MisereQuotient(quotient) => &quotient.winning,
            Self::TooMuch(_) => &[],
        }
    }

    fn winning_count(&self) -> u64 {
        match self {
            Self::Normal(normal) => normal.winning_count,
            Self::MisereNim(nim) => nim.winning_count,
            Self::MisereSearch(search) => search.winning_count,
            Self::MisereQuotient(quotient) => quotient.winning_count,
            Self::TooMuch(_) => 0,
        }
    }

    fn is_complete(&self) -> bool {
        match self {
            Self::MisereSearch(search) => search.undecided == 0,
            Self::TooMuch(_) => false,
            Self::Normal(_) | Self::MisereNim(_) | Self::MisereQuotient(_) => true,
        }
    }

    fn nim_sum(&self) -> Option<Nimber> {
        match self {
            Self::Normal(normal) => Some(normal.nim_sum),
            Self::MisereNim(_)
            | Self::MisereSearch(_)
            | Self::MisereQuotient(_)
            | Self::TooMuch(_) => None,
        }
    }

    fn numbers(&self) -> Option<Vec<u32>> {
        match self {
            Self::Normal(normal) => Some(with_sum(&normal.heaps)),
            Self::MisereNim(_)
            | Self::MisereSearch(_)
            | Self::MisereQuotient(_)
            | Self::TooMuch(_) => None,
        }
    }

    fn facts(&self) -> Vec<(&'static str, Fact)> {
        match self {
            Self::Normal(normal) => vec![
                ("nim_sum", Fact::Number(normal.nim_sum.0.into())),
                ("values", Fact::Numbers(normal.heaps.iter().map(|v| v.0.into()).collect())),
            ],
            Self::MisereNim(_) => Vec::new(),
            Self::MisereSearch(search) => vec![
                ("positions", Fact::Number(search.positions)),
                ("undecided", Fact::Number(search.undecided)),
            ],
            Self::MisereQuotient(quotient) => vec![
                ("quotient_order", Fact::Number(quotient.order.into())),
                ("quotient_heaps_to", Fact::Number(quotient.heaps_to.into())),
            ],
            Self::TooMuch(options) => vec![("options", Fact::Number(*options))],
        }
    }
}

/// The job that works out an analysis.
#[derive(Clone, Debug)]
pub enum AnalysisJob {
    /// For normal play.
    Normal(Box<NormalJob>),
    /// For misère Nim.
    MisereNim(MisereNimJob),
    /// For misère play of other rules.
    Misere(Box<MisereJob>),
    /// For misère play where three heaps may be left.
    MisereThree(Box<ThreeJob>),
    /// For heaps that are too large for their rule: so many options, until that has been said.
    TooMuch(Option<u64>),
}

impl AnalysisJob {
    pub(super) fn new(rules: &Heaps, position: &Position, most: usize) -> Self {
        let ruleset = &rules.ruleset;
        match rules.rule {
            Rule::Normal => Self::seeking(ruleset, position, Some(Nimber::ZERO), most),
            Rule::Misere if ruleset.is_nim() => Self::MisereNim(MisereNimJob::new(position, most)),
            Rule::Misere if ruleset.all_leaves().allows(Leaves::THREE) => {
                Self::MisereThree(Box::new(ThreeJob::new(ruleset, position, most)))
            }
            Rule::Misere => Self::Misere(Box::new(MisereJob::new(ruleset, position, most))),
        }
    }

    /// The job for normal play, with the moves to positions of a value, or with none.
    pub(super) fn seeking(
        rules: &Ruleset,
        position: &Position,
        value: Option<Nimber>,
        most: usize,
    ) -> Self {
        match rules.work(position.largest()) {
            work if work > MAX_WORK => Self::TooMuch(Some(work)),
            _ => Self::Normal(Box::new(NormalJob::seeking(rules, position, value, most))),
        }
    }
}

impl Job for AnalysisJob {
    type Report = HeapsAnalysis;

    fn step(&mut self, units: u64) -> Status {
        match self {
            Self::Normal(job) => job.step(units),
            Self::MisereNim(job) => job.step(units),
            Self::Misere(job) => job.step(units),
            Self::MisereThree(job) => job.step(units),
            Self::TooMuch(_) => Status::Done,
        }
    }

    fn progress(&self) -> Progress {
        match self {
            Self::Normal(job) => job.progress(),
            Self::MisereNim(job) => job.progress(),
            Self::Misere(job) => job.progress(),
            Self::MisereThree(job) => job.progress(),
            Self::TooMuch(_) => Progress { done: 1, total: Some(1) },
        }
    }

    fn report(&mut self) -> Option<HeapsAnalysis> {
        match self {
            Self::Normal(job) => job.report().map(HeapsAnalysis::Normal),
            Self::MisereNim(job) => job.report().map(HeapsAnalysis::MisereNim),
            Self::Misere(job) => job.report().map(|found| match found {
                MisereFound::Search(search) => HeapsAnalysis::MisereSearch(search),
                MisereFound::Quotient(quotient) => HeapsAnalysis::MisereQuotient(quotient),
            }),
            Self::MisereThree(job) => job.report().map(HeapsAnalysis::MisereSearch),
            Self::TooMuch(options) => options.take().map(HeapsAnalysis::TooMuch),
        }
    }
}
