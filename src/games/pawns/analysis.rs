//! What is worked out about a position, by the theory that holds for its rule.

use super::misere::Misere;
use super::moves::Move;
use super::normal::Normal;
use super::position::Position;
use super::rules::Pawns;
use super::search::{Search, Searched};
use super::tame::Tame;
use crate::core::{Job, Nimber, Progress, Rule, Status, Verdict};
use crate::games::{Analysis, Fact, with_sum};
use serde::{Deserialize, Serialize};

/// The analysis of a position. What a misère analysis holds says nothing about normal play.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum PawnsAnalysis {
    /// Normal play: nimbers and their nim-sum.
    Normal(Normal),
    /// Misère play of pawns: residues.
    Misere(Misere),
    /// Misère play of pieces on tame squares: genera.
    Tame(Tame),
    /// Misère play of other pieces: a search.
    Searched(Searched),
}

impl Analysis for PawnsAnalysis {
    type Move = Move;

    fn verdict(&self) -> Verdict {
        Verdict::Known(match self {
            Self::Normal(normal) => normal.outcome(),
            Self::Misere(misere) => misere.reason.outcome(),
            Self::Tame(tame) => tame.outcome(),
            Self::Searched(searched) => return searched.verdict,
        })
    }

    fn winning(&self) -> &[Move] {
        match self {
            Self::Normal(normal) => &normal.winning,
            Self::Misere(misere) => &misere.winning,
            Self::Tame(tame) => &tame.winning,
            Self::Searched(searched) => &searched.winning,
        }
    }

    fn winning_count(&self) -> u64 {
        match self {
            Self::Normal(normal) => normal.winning_count,
            Self::Misere(misere) => misere.winning_count,
            Self::Tame(tame) => tame.winning_count,
            Self::Searched(searched) => searched.winning_count,
        }
    }

    fn nim_sum(&self) -> Option<Nimber> {
        match self {
            Self::Normal(normal) => Some(normal.nim_sum),
            Self::Misere(_) | Self::Tame(_) | Self::Searched(_) => None,
        }
    }

    fn numbers(&self) -> Option<Vec<u32>> {
        match self {
            Self::Normal(normal) => Some(with_sum(&normal.values)),
            Self::Misere(_) | Self::Tame(_) | Self::Searched(_) => None,
        }
    }

    fn facts(&self) -> Vec<(&'static str, Fact)> {
        match self {
            Self::Normal(normal) => {
                let nim_sum = Fact::Number(normal.nim_sum.0.into());
                let values = normal.values.iter().map(|v| v.0.into()).collect();
                let value = normal.pieces.then(|| ("value", nim_sum.clone()));
                let facts = [("nim_sum", nim_sum), ("values", Fact::Numbers(values))];
                facts.into_iter().chain(value).collect()
            }
            Self::Misere(misere) => {
                let residues = misere.residues.iter().flat_map(|&(down, right)| [down, right]);
                vec![("residues", Fact::Numbers(residues.map(u64::from).collect()))]
            }
            Self::Tame(tame) => {
                let genera = tame.genera.iter().flat_map(|genus| [genus.normal, genus.misere]);
                vec![("genera", Fact::Numbers(genera.map(|value| value.0.into()).collect()))]
            }
            Self::Searched(searched) => vec![("positions", Fact::Number(searched.positions))],
        }
    }
}

/// The job that works out an analysis: in its first step, where a theory decides; otherwise by a search.
#[derive(Clone, Debug)]
pub struct AnalysisJob {
    game: Pawns,
    position: Position,
    most: usize,
    /// The value that winning moves lead to in normal play.
    seek: Option<Nimber>,
    state: State,
}

#[derive(Clone, Debug)]
enum State {
    New,
    Searching(Box<Search>),
    Found(PawnsAnalysis),
    Reported,
}

impl AnalysisJob {
    pub(super) fn new(game: Pawns, position: Position, most: usize) -> Self {
        Self { game, position, most, seek: Some(Nimber::ZERO), state: State::New }
    }

    /// The job for normal play, with the moves to positions of a value, or with none.
    pub(super) fn seeking(
        game: Pawns,
        position: Position,
        seek: Option<Nimber>,
        most: usize,
    ) -> Self {
        Self { seek, ..Self::new(game.under(Rule::Normal), position, most) }
    }
}

/// What theory finds, or the search where none does.
fn begin(game: &Pawns, position: &Position, seek: Option<Nimber>, most: usize) -> State {
    State::Found(match game.last() {
        Rule::Normal => PawnsAnalysis::Normal(Normal::of(game, position, seek, most)),
        Rule::Misere if position.is_all_pawns() => {
            PawnsAnalysis::Misere(Misere::of(game, position, most))
        }
        Rule::Misere => match Tame::of(game, position, most) {
            Some(tame) => PawnsAnalysis::Tame(tame),
            None => return State::Searching(Box::new(Search::new(game, position))),
        },
    })
}

impl Job for AnalysisJob {
    type Report = PawnsAnalysis;

    fn step(&mut self, units: u64) -> Status {
        if matches!(self.state, State::New) {
            self.state = begin(&self.game, &self.position, self.seek, self.most);
        }
        let State::Searching(search) = &mut self.state else { return Status::Done };
        if search.step(units) == Status::Running {
            return Status::Running;
        }
        self.state = State::Found(PawnsAnalysis::Searched(search.found(self.most)));
        Status::Done
    }

    fn progress(&self) -> Progress {
        match &self.state {
            State::Searching(search) => search.progress(),
            State::New => Progress { done: 0, total: Some(1) },
            State::Found(_) | State::Reported => Progress { done: 1, total: Some(1) },
        }
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
