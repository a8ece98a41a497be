//! What is worked out about a position.

use super::bar::{BarAnalysis, BarJob};
use super::moves::Move;
use super::position::Position;
use super::sum::{SumAnalysis, SumJob};
use crate::core::{Job, Nimber, Progress, Status, Verdict};
use crate::games::{Analysis, Fact, with_sum};
use serde::{Deserialize, Serialize};

/// The analysis of a position.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum ChompAnalysis {
    /// One bar: its poison is what the game is about.
    Bar(BarAnalysis),
    /// Several bars as a sum: values and their nim-sum.
    Sum(SumAnalysis),
}

impl Analysis for ChompAnalysis {
    type Move = Move;

    fn verdict(&self) -> Verdict {
        match self {
            Self::Bar(bar) => bar.verdict,
            Self::Sum(sum) => sum.verdict,
        }
    }

    fn winning(&self) -> &[Move] {
        match self {
            Self::Bar(bar) => &bar.winning,
            Self::Sum(sum) => &sum.winning,
        }
    }

    fn winning_count(&self) -> u64 {
        match self {
            Self::Bar(bar) => bar.winning_count,
            Self::Sum(sum) => sum.winning_count,
        }
    }

    fn is_complete(&self) -> bool {
        match self {
            Self::Bar(bar) => bar.complete,
            Self::Sum(sum) => sum.needed.is_none(),
        }
    }

    fn nim_sum(&self) -> Option<Nimber> {
        match self {
            Self::Bar(_) => None,
            Self::Sum(sum) => sum.nim_sum,
        }
    }

    fn numbers(&self) -> Option<Vec<u32>> {
        match self {
            Self::Bar(bar) => bar.plies.map(|plies| vec![plies.into()]),
            Self::Sum(sum) if sum.values.is_empty() => None,
            Self::Sum(sum) => Some(with_sum(&sum.values)),
        }
    }

    fn facts(&self) -> Vec<(&'static str, Fact)> {
        match self {
            Self::Bar(bar) => bar.facts(),
            Self::Sum(sum) => sum.facts(),
        }
    }
}

/// The job that works out an analysis.
#[derive(Debug)]
pub enum AnalysisJob {
    /// For one bar.
    Bar(BarJob),
    /// For several.
    Sum(SumJob),
}

impl AnalysisJob {
    pub(super) fn new(position: &Position, most: usize) -> Self {
        match position.only() {
            Some(bar) => Self::Bar(BarJob::new(bar, most)),
            None => Self::seeking(position, Some(Nimber::ZERO), most),
        }
    }

    /// The job for a part of a sum, be it one bar, with the bites to a value, or with none.
    pub(super) fn seeking(position: &Position, seek: Option<Nimber>, most: usize) -> Self {
        Self::Sum(SumJob::new(position, seek, most))
    }
}

impl Job for AnalysisJob {
    type Report = ChompAnalysis;

    fn at_once(&mut self) -> Option<ChompAnalysis> {
        match self {
            Self::Bar(job) => job.at_once().map(ChompAnalysis::Bar),
            Self::Sum(_) => None,
        }
    }

    fn step(&mut self, units: u64) -> Status {
        match self {
            Self::Bar(job) => job.step(units),
            Self::Sum(job) => job.step(units),
        }
    }

    fn progress(&self) -> Progress {
        match self {
            Self::Bar(job) => job.progress(),
            Self::Sum(job) => job.progress(),
        }
    }

    fn report(&mut self) -> Option<ChompAnalysis> {
        match self {
            Self::Bar(job) => job.report().map(ChompAnalysis::Bar),
            Self::Sum(job) => job.report().map(ChompAnalysis::Sum),
        }
    }
}
