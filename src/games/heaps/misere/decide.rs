//! Misère play of any rules but Nim that leave at most two heaps: by search or, for octal codes, by a
//! quotient, whichever is quicker.

use super::quotient::{MisereQuotient, QuotientJob, WinningMoves};
use super::solver::{MisereSearch, SearchJob};
use crate::core::{Job, Progress, Status};
use crate::games::heaps::position::Position;
use crate::games::heaps::ruleset::Ruleset;

/// How a position was decided.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MisereFound {
    /// By search, or not at all.
    Search(MisereSearch),
    /// By the quotient of its heaps.
    Quotient(MisereQuotient),
}

/// The job that decides a position.
///
/// Up to [`TOKENS_SEARCHED`] tokens the search decides alone. Beyond that it takes turns with the
/// building of the quotient for heaps up to the largest, and the first to decide is told. What the
/// search has found of some of the moves is told only where both come to their limits.
#[derive(Clone, Debug)]
pub struct MisereJob {
    rules: Ruleset,
    heaps: Vec<u32>,
    most: usize,
    search: SearchJob,
    searched: Option<MisereSearch>,
    quotient: Building,
    found: Option<MisereFound>,
    reported: bool,
}

/// How far the quotient is.
#[derive(Clone, Debug)]
enum Building {
    Classes(Box<QuotientJob>),
    Moves(Box<WinningMoves>),
    /// It is not wanted, or does not reach the largest heap.
    Given,
}

/// The search decides so many tokens in all whatever the code.
const TOKENS_SEARCHED: u64 = 60;

impl MisereJob {
    pub(in crate::games::heaps) fn new(rules: &Ruleset, position: &Position, most: usize) -> Self {
        let heaps = position.heaps();
        let tokens: u64 = heaps.iter().copied().map(u64::from).sum();
        let quotient = match rules.octal() {
            Some(code) if tokens > TOKENS_SEARCHED => {
                Building::Classes(Box::new(QuotientJob::new(code, position.largest())))
            }
            _ => Building::Given,
        };
        Self {
            rules: rules.clone(),
            heaps: heaps.to_vec(),
            most,
            search: SearchJob::new(rules, position, most),
            searched: None,
            quotient,
            found: None,
            reported: false,
        }
    }

    fn step_search(&mut self, units: u64) {
        if self.searched.is_some() || self.search.step(units) == Status::Running {
            return;
        }
        let Some(searched) = self.search.report() else { return };
        if searched.undecided == 0 {
            self.found = Some(MisereFound::Search(searched));
        } else {
            self.searched = Some(searched);
        }
    }

    fn step_quotient(&mut self, units: u64) {
        match &mut self.quotient {
            Building::Classes(job) => {
                if job.step(units) == Status::Done {
                    let quotient = job.quotient();
                    let moves = WinningMoves::new(&self.rules, &self.heaps, quotient, self.most);
                    self.quotient =
                        moves.map_or(Building::Given, |moves| Building::Moves(Box::new(moves)));
                }
            }
            Building::Moves(moves) => {
                let mut units = units;
                self.found = moves.step(&mut units).map(MisereFound::Quotient);
            }
            Building::Given => {}
        }
    }
}

impl Job for MisereJob {
    type Report = MisereFound;

    fn step(&mut self, units: u64) -> Status {
        let alone = self.searched.is_some() || matches!(self.quotient, Building::Given);
        let share = if alone { units } else { units.div_ceil(2) };
        if self.found.is_none() {
            self.step_quotient(share);
        }
        if self.found.is_none() {
            self.step_search(share);
        }
        if self.found.is_none() && matches!(self.quotient, Building::Given) {
            self.found = self.searched.take().map(MisereFound::Search);
        }
        if self.found.is_some() || self.reported { Status::Done } else { Status::Running }
    }

    fn progress(&self) -> Progress {
        self.search.progress()
    }

    fn report(&mut self) -> Option<MisereFound> {
        let found = self.found.take();
        self.reported |= found.is_some();
        found
    }
}
