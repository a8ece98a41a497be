//! Collecting the winning moves of a position in their stable order.

use super::moves::{Cut, Move};
use std::collections::HashMap;

/// The winning cuts of a heap of one size, the same for every such heap.
#[derive(Clone, Debug, Default)]
pub(super) struct Local {
    /// The first of them in order.
    pub(super) cuts: Vec<Cut>,
    /// How many there are.
    pub(super) count: u64,
    /// Of how many cuts it has been decided whether they win.
    pub(super) decided: u64,
}

/// The winning moves found so far, for the heaps up to some place.
#[derive(Clone, Debug)]
pub(super) struct Winning {
    most: usize,
    known: HashMap<u32, Local>,
    moves: Vec<Move>,
    count: u64,
    decided: u64,
}

impl Winning {
    /// Will keep at most `most` moves, and count all.
    pub(super) fn new(most: usize) -> Self {
        Self { most, known: HashMap::new(), moves: Vec::new(), count: 0, decided: 0 }
    }

    /// How many more moves can be kept: more cuts of one heap need not be collected.
    pub(super) fn room(&self) -> usize {
        self.most - self.moves.len()
    }

    /// Adds the heap at `place` where cuts of its size have been examined; otherwise false. Heaps are
    /// added in their order.
    pub(super) fn add_known(&mut self, place: u32, size: u32) -> bool {
        let room = self.room();
        let Some(local) = self.known.get(&size) else {
            return false;
        };
        self.count += local.count;
        self.decided += local.decided;
        self.moves.extend(local.cuts.iter().take(room).map(|&cut| Move { heap: place, cut }));
        true
    }

    /// Remembers the winning cuts of heaps of one size.
    pub(super) fn learn(&mut self, size: u32, local: Local) {
        self.known.insert(size, local);
    }

    /// All winning moves counted.
    pub(super) fn count(&self) -> u64 {
        self.count
    }

    /// All moves that have been decided.
    pub(super) fn decided(&self) -> u64 {
        self.decided
    }

    /// The moves that were kept.
    pub(super) fn take_moves(&mut self) -> Vec<Move> {
        std::mem::take(&mut self.moves)
    }
}
