//! True outcomes of sums, on request.

use super::super::memory::Memory;
use super::super::reduction::Reduction;
use super::super::search::{Found, Known, Search};
use super::model::Model;
use super::sum::Sum;

/// What is known of sums: by the quotient proved so far, and by search.
#[derive(Clone, Debug)]
pub(super) struct Oracle {
    memory: Memory,
    search: Search,
    /// Sums whose outcome is wanted; the search has begun with the last.
    wanted: Vec<Sum>,
    begun: bool,
    /// Questions since the last call of [`Self::take_asked`].
    asked: u64,
}

impl Oracle {
    pub(super) fn new() -> Self {
        Self {
            memory: Memory::written(),
            search: Search::default(),
            wanted: Vec::new(),
            begun: false,
            asked: 0,
        }
    }

    /// How many questions there have been since the last call.
    pub(super) fn take_asked(&mut self) -> u64 {
        std::mem::take(&mut self.asked)
    }

    /// Whether the player to move loses. Where that is not known it is put on the list of what is
    /// wanted.
    pub(super) fn loses(&mut self, proved: &Model, sum: &Sum) -> Option<bool> {
        self.asked += 1;
        let view = View { proved, memory: &mut self.memory };
        let wins =
            if sum.heaps.is_empty() { Some(!sum.one) } else { view.get(&sum.heaps, sum.one) };
        if wins.is_none() {
            self.wanted.push(sum.clone());
        }
        wins.map(|wins| !wins)
    }

    /// Finds what is wanted; `Wins` once all of it is known.
    pub(super) fn step(&mut self, proved: &Model, reduction: &Reduction, units: &mut u64) -> Found {
        while let Some(sum) = self.wanted.last() {
            if *units == 0 {
                return Found::Running;
            }
            if !self.begun {
                self.search.begin(&sum.heaps, sum.one);
                self.begun = true;
            }
            let mut view = View { proved, memory: &mut self.memory };
            match self.search.step(reduction, &mut view, units) {
                Found::Wins(_) => {
                    self.wanted.pop();
                    self.begun = false;
                }
                stopped => return stopped,
            }
        }
        Found::Wins(true)
    }
}

/// The quotient first, then the memory.
struct View<'a> {
    proved: &'a Model,
    memory: &'a mut Memory,
}

impl Known for View<'_> {
    fn get(&self, heaps: &[u16], one: bool) -> Option<bool> {
        let by_quotient = self.proved.loses(heaps, one).map(|loses| !loses);
        by_quotient.or_else(|| self.memory.get(heaps, one))
    }

    fn set(&mut self, heaps: &[u16], one: bool, wins: bool) {
        if self.proved.loses(heaps, one).is_none() {
            self.memory.set(heaps, one, wins);
        }
    }

    fn is_full(&self) -> bool {
        self.memory.is_full()
    }
}
