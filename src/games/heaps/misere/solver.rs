//! Misère play of any rules that leave at most two heaps: reduction, then search, then all winning moves.

use super::memory::Memory;
use super::reduction::Reduction;
use super::search::{Found, Search, replace};
use crate::core::{Job, Outcome, Progress, Status, Unknown, Verdict};
use crate::games::heaps::moves::{Cut, Move};
use crate::games::heaps::position::Position;
use crate::games::heaps::ruleset::Ruleset;
use crate::games::heaps::winning::{Local, Winning};
use serde::{Deserialize, Serialize};

/// A position in misère play, decided by exhaustive search where that was possible.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MisereSearch {
    /// Who wins. It is known also where only some moves could be decided and one of them wins.
    pub verdict: Verdict,
    /// The first winning moves found, by heap, tokens taken, tokens left.
    pub winning: Vec<Move>,
    /// How many winning moves were found: all there are where `undecided` is 0.
    pub winning_count: u64,
    /// Of how many moves it is not known whether they win.
    pub undecided: u64,
    /// Positions examined.
    pub positions: u64,
}

/// The job that finds [`MisereSearch`].
///
/// Exact for at least 60 tokens in all whatever the code: then there are fewer positions than may be
/// looked at. Memory stays at about 100 MB at most. Most units go to looks at options, some tens for
/// each.
#[derive(Clone, Debug)]
pub(super) struct SearchJob {
    rules: Ruleset,
    heaps: Vec<u32>,
    reduction: Reduction,
    stage: Stage,
    winning: Winning,
    /// The heap whose moves are examined next, from which cut on, and what was found of it.
    place: usize,
    next: Cut,
    local: Local,
    reported: bool,
}

/// What is being done.
#[derive(Clone, Debug)]
enum Stage {
    /// Equal heaps are found, up to the largest.
    Reducing,
    /// The moves of the position are decided one by one.
    Searching(Box<Root>),
    /// All is done, or nothing more can be; so many positions have been examined.
    Done(u64),
}

/// The position reduced, and the search for what its moves lead to.
#[derive(Clone, Debug)]
struct Root {
    /// Representatives from large to small.
    heaps: Vec<u16>,
    one: bool,
    memory: Memory,
    search: Search,
    /// The move whose position is being searched.
    searched: Option<Cut>,
}

impl SearchJob {
    pub(super) fn new(rules: &Ruleset, position: &Position, most: usize) -> Self {
        Self {
            rules: rules.clone(),
            heaps: position.heaps().to_vec(),
            reduction: Reduction::new(rules),
            stage: Stage::Reducing,
            winning: Winning::new(most),
            place: 0,
            next: Cut::default(),
            local: Local::default(),
            reported: false,
        }
    }

    /// Extends the reduction to the largest heap; false while that is not done.
    fn reduce(&mut self, units: &mut u64) -> Option<Stage> {
        let largest = self.heaps.iter().copied().max().unwrap_or(0);
        while self.reduction.len() <= largest as usize {
            if *units == 0 {
                return None;
            }
            let Some(options) = self.reduction.extend() else {
                return Some(Stage::Done(0));
            };
            *units = units.saturating_sub(UNITS_PER_SIZE + UNITS_PER_OPTION * options);
        }
        Some(Stage::Searching(Box::new(Root::new(&self.reduction, &self.heaps))))
    }

    /// Decides the moves of the heap at the current place; the reason to stop before they are done.
    fn decide(&mut self, root: &mut Root, size: u32, units: &mut u64) -> Result<(), Found> {
        loop {
            let cut = match root.searched.take() {
                Some(cut) => cut,
                None if *units == 0 => return Err(Found::Running),
                None => match self.rules.cut_from(size, self.next) {
                    Some(cut) => root.begin(&self.reduction, size, cut, units),
                    None => return Ok(()),
                },
            };
            match root.search.step(&self.reduction, &mut root.memory, units) {
                Found::Wins(opponent_wins) => self.note(cut, !opponent_wins),
                stopped => {
                    root.searched = Some(cut);
                    return Err(stopped);
                }
            }
            self.next = cut.next();
        }
    }

    fn note(&mut self, cut: Cut, wins: bool) {
        self.local.decided += 1;
        if wins {
            self.local.count += 1;
            if self.local.cuts.len() < self.winning.room() {
                self.local.cuts.push(cut);
            }
        }
    }

    /// Decides the moves of all heaps.
    fn search(&mut self, root: &mut Root, units: &mut u64) -> Found {
        while let Some(&size) = self.heaps.get(self.place) {
            if self.add_known(size) {
                continue;
            }
            if let Err(stopped) = self.decide(root, size, units) {
                return stopped;
            }
            self.learn(size);
        }
        // No heap is left whose moves are not decided.
        Found::Exhausted
    }

    fn add_known(&mut self, size: u32) -> bool {
        let place = u32::try_from(self.place).unwrap_or(u32::MAX);
        let known = self.winning.add_known(place, size);
        self.place += usize::from(known);
        known
    }

    fn learn(&mut self, size: u32) {
        self.winning.learn(size, std::mem::take(&mut self.local));
        self.next = Cut::default();
    }

    /// Gathers what is known of the heaps that are left.
    fn finish(&mut self) {
        if let Some(&size) = self.heaps.get(self.place) {
            self.learn(size);
        }
        while let Some(&size) = self.heaps.get(self.place) {
            if !self.add_known(size) {
                self.place += 1;
            }
        }
    }

    fn result(&mut self, positions: u64) -> MisereSearch {
        let moves: u64 = self.heaps.iter().map(|&size| self.rules.count_cuts(size)).sum();
        let undecided = moves - self.winning.decided();
        let winning_count = self.winning.count();
        let verdict = if winning_count > 0 || moves == 0 {
            Verdict::Known(Outcome::Win)
        } else if undecided > 0 {
            Verdict::Unknown(Unknown::Budget { positions })
        } else {
            Verdict::Known(Outcome::Loss)
        };
        let winning = self.winning.take_moves();
        MisereSearch { verdict, winning, winning_count, undecided, positions }
    }
}

/// Units for each heap size that is reduced, and for each of its options.
const UNITS_PER_SIZE: u64 = 100;
const UNITS_PER_OPTION: u64 = 20;

impl Root {
    fn new(reduction: &Reduction, sizes: &[u32]) -> Self {
        let mut heaps = Vec::new();
        let mut one = false;
        let mut tokens = 0;
        for &size in sizes {
            let equal = reduction.equal(size);
            heaps.extend(equal.heaps.into_iter().filter(|&heap| heap > 0));
            one ^= equal.one;
            tokens += equal.tokens();
        }
        heaps.sort_unstable_by(|a, b| b.cmp(a));
        // A heap may be equal to fewer tokens than its options are.
        let grows =
            |&size: &u32| reduction.widest(size).saturating_sub(reduction.equal(size).tokens());
        tokens += sizes.iter().map(grows).max().unwrap_or(0);
        let memory = Memory::new(reduction.representatives(), tokens);
        Self { heaps, one, memory, search: Search::default(), searched: None }
    }

    /// Begins the search of the position after a cut of a heap of `size`.
    fn begin(&mut self, reduction: &Reduction, size: u32, cut: Cut, units: &mut u64) -> Cut {
        *units = units.saturating_sub(UNITS_PER_OPTION);
        let from = reduction.equal(size);
        let to = reduction.sum(cut.left, size - cut.take - cut.left);
        let mut heaps = Vec::with_capacity(self.heaps.len() + 2);
        replace(&self.heaps, from.heaps, to.heaps, &mut heaps);
        self.search.begin(&heaps, self.one ^ from.one ^ to.one);
        cut
    }
}

impl Job for SearchJob {
    type Report = MisereSearch;

    fn step(&mut self, mut units: u64) -> Status {
        loop {
            let stage = std::mem::replace(&mut self.stage, Stage::Done(0));
            self.stage = match stage {
                Stage::Done(positions) => {
                    self.stage = Stage::Done(positions);
                    return Status::Done;
                }
                Stage::Reducing => match self.reduce(&mut units) {
                    Some(next) => next,
                    None => Stage::Reducing,
                },
                Stage::Searching(mut root) => match self.search(&mut root, &mut units) {
                    Found::Exhausted => {
                        self.finish();
                        Stage::Done(root.search.looked_at())
                    }
                    Found::Running | Found::Wins(_) => Stage::Searching(root),
                },
            };
            if units == 0 {
                return Status::Running;
            }
        }
    }

    fn progress(&self) -> Progress {
        let done = match &self.stage {
            Stage::Reducing => 0,
            Stage::Searching(root) => root.search.looked_at(),
            Stage::Done(positions) => *positions,
        };
        Progress { done, total: None }
    }

    fn report(&mut self) -> Option<MisereSearch> {
        let Stage::Done(positions) = self.stage else {
            return None;
        };
        if self.reported {
            return None;
        }
        self.reported = true;
        Some(self.result(positions))
    }
}
