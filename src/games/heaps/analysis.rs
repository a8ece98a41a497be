//! What is worked out about a position.

use super::{Heaps, Move, Position};
use crate::core::{Job, Progress, Status, Unknown, Verdict};
use crate::games::Analysis;
use serde::{Deserialize, Serialize};

/// To come.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct HeapsAnalysis {}

/// To come.
#[derive(Clone, Debug)]
pub struct AnalysisJob {}

impl AnalysisJob {
    pub(super) fn new(_: &Heaps, _: &Position, _: usize) -> Self {
        Self {}
    }
}

impl Analysis for HeapsAnalysis {
    type Move = Move;

    fn verdict(&self) -> Verdict {
        Verdict::Unknown(Unknown::Budget { positions: 0 })
    }

    fn winning(&self) -> &[Move] {
        &[]
    }

    fn winning_count(&self) -> u64 {
        0
    }
}

impl Job for AnalysisJob {
    type Report = HeapsAnalysis;

    fn step(&mut self, _: u64) -> Status {
        Status::Done
    }

    fn progress(&self) -> Progress {
        Progress::default()
    }

    fn report(&mut self) -> Option<HeapsAnalysis> {
        Some(HeapsAnalysis {})
    }
}
