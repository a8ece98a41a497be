//! What is worked out about a position, by the theory that holds for its rule.

use super::misere::Misere;
use super::moves::Move;
use super::normal::Normal;
use super::position::Position;
use super::rules::Pawns;
use crate::core::{Job, Nimber, Progress, Rule, Status, Verdict};
use crate::games::{Analysis, Fact, with_sum};
use serde::{Deserialize, Serialize};

/// The analysis of a position. What a misère analysis holds says nothing about normal play.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum PawnsAnalysis {
    /// Normal play: nimbers and their nim-sum.
    Normal(Normal),
    /// Misère play: residues.
    Misere(Misere),
}

impl Analysis for PawnsAnalysis {
    type Move = Move;

    fn verdict(&self) -> Verdict {
        Verdict::Known(match self {
            Self::Normal(normal) => normal.outcome(),
            Self::Misere(misere) => misere.reason.outcome(),
        })
    }

    fn winning(&self) -> &[Move] {
        match self {
            Self::Normal(normal) => &normal.winning,
            Self::Misere(misere) => &misere.winning,
        }
    }

    fn winning_count(&self) -> u64 {
        match self {
            Self::Normal(normal) => normal.winning_count,
            Self::Misere(misere) => misere.winning_count,
        }
    }

    fn nim_sum(&self) -> Option<Nimber> {
        match self {
            Self::Normal(normal) => Some(normal.nim_sum),
            Self::Misere(_) => None,
        }
    }

    fn numbers(&self) -> Option<Vec<u32>> {
        match self {
            Self::Normal(normal) => Some(with_sum(&normal.values)),
            Self::Misere(_) => None,
        }
    }

    fn facts(&self) -> Vec<(&'static str, Fact)> {
        match self {
            Self::Normal(normal) => vec![
                ("nim_sum", Fact::Number(normal.nim_sum.0.into())),
                ("values", Fact::Numbers(normal.values.iter().map(|v| v.0.into()).collect())),
            ],
            Self::Misere(misere) => {
                let residues = misere.residues.iter().flat_map(|&(down, right)| [down, right]);
                vec![("residues", Fact::Numbers(residues.map(u64::from).collect()))]
            }
        }
    }
}

/// The job that works out an analysis: at most 900 squares and 240 moves, all in its first step.
#[derive(Clone, Debug)]
pub struct AnalysisJob {
    game: Pawns,
    position: Position,
    most: usize,
    state: State,
}

#[derive(Clone, Debug)]
enum State {
    New,
    Found(PawnsAnalysis),
    Reported,
}

impl AnalysisJob {
    pub(super) fn new(game: Pawns, position: Position, most: usize) -> Self {
        Self { game, position, most, state: State::New }
    }
}

impl Job for AnalysisJob {
    type Report = PawnsAnalysis;

    fn step(&mut self, _: u64) -> Status {
        if matches!(self.state, State::New) {
            let (game, position, most) = (&self.game, &self.position, self.most);
            self.state = State::Found(match game.last() {
                Rule::Normal => PawnsAnalysis::Normal(Normal::of(game, position, most)),
                Rule::Misere => PawnsAnalysis::Misere(Misere::of(game, position, most)),
            });
        }
        Status::Done
    }

    fn progress(&self) -> Progress {
        Progress { done: u64::from(!matches!(self.state, State::New)), total: Some(1) }
    }

    fn report(&mut self) -> Option<PawnsAnalysis> {
        match std::mem::replace(&mut self.state, State::Reported) {
            State::Found(analysis) => Some(analysis),
            other => {
                self.state = other;
                None
            }
        }
    }
}
