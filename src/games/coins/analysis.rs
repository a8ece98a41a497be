//! What is worked out about a row, by the theory that holds for its rule.

use super::misere::{Misere, Search};
use super::moves::Move;
use super::normal::Normal;
use super::position::Position;
use super::rules::Coins;
use crate::core::{Job, Nimber, Progress, Rule, Status, Verdict};
use crate::games::{Analysis, Fact, with_sum};
use serde::{Deserialize, Serialize};

/// The analysis of a row. What a misère analysis holds says nothing about normal play.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum CoinsAnalysis {
    /// Normal play: values and their nim-sum.
    Normal(Normal),
    /// Misère play: a search.
    Misere(Misere),
}

impl Analysis for CoinsAnalysis {
    type Move = Move;

    fn verdict(&self) -> Verdict {
        match self {
            Self::Normal(normal) => Verdict::Known(normal.outcome()),
            Self::Misere(misere) => misere.verdict,
        }
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
                ("value", Fact::Number(normal.nim_sum.0.into())),
                ("values", Fact::Numbers(normal.values.iter().map(|v| v.0.into()).collect())),
            ],
            Self::Misere(misere) => vec![("positions", Fact::Number(misere.rows))],
        }
    }
}

/// The job that works out an analysis: in normal play in its first step, in misère play row by row.
#[derive(Clone, Debug)]
pub struct AnalysisJob {
    most: usize,
    state: State,
}

#[derive(Clone, Debug)]
enum State {
    New(Coins, Position, Option<Nimber>),
    Searching(Search),
    Found(CoinsAnalysis),
    Reported,
}

impl AnalysisJob {
    pub(super) fn new(game: Coins, position: Position, most: usize) -> Self {
        let search = || Search::new(&game, position).map(State::Searching);
        let unknown = || State::Found(CoinsAnalysis::Misere(Misere::unknown()));
        let state = match game.rule {
            Rule::Misere => search().unwrap_or_else(unknown),
            Rule::Normal => return Self::seeking(game, position, Some(Nimber::ZERO), most),
        };
        Self { most, state }
    }

    /// The job for normal play, with the moves to rows of a value, or with none.
    pub(super) fn seeking(
        game: Coins,
        position: Position,
        seek: Option<Nimber>,
        most: usize,
    ) -> Self {
        Self { most, state: State::New(game, position, seek) }
    }
}

impl Job for AnalysisJob {
    type Report = CoinsAnalysis;

    fn step(&mut self, units: u64) -> Status {
        let found = match &mut self.state {
            State::New(game, position, seek) => {
                CoinsAnalysis::Normal(Normal::of(game, *position, *seek, self.most))
            }
            State::Searching(search) => {
                if search.step(units) == Status::Running {
                    return Status::Running;
                }
                CoinsAnalysis::Misere(search.found(self.most))
            }
            State::Found(_) | State::Reported => return Status::Done,
        };
        self.state = State::Found(found);
        Status::Done
    }

    fn progress(&self) -> Progress {
        match &self.state {
            State::New(..) => Progress { done: 0, total: Some(1) },
            State::Searching(search) => search.progress(),
            State::Found(_) | State::Reported => Progress { done: 1, total: Some(1) },
        }
    }

    fn report(&mut self) -> Option<CoinsAnalysis> {
        match std::mem::replace(&mut self.state, State::Reported) {
            State::Found(analysis) => Some(analysis),
            other => {
                self.state = other;
                None
            }
        }
    }
}
