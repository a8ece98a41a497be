//! How often each value occurs at an even heap size and at an odd one. Counted on this floor, since it is done for
//! every value there is.

use super::job::OctalJob;
use serde::{Deserialize, Serialize};

/// How many heaps have a value.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Tally {
    /// How many.
    pub count: u64,
    /// The last of them; 0 where there is none.
    pub last: u64,
}

/// The heaps of each value, and the largest value.
#[derive(Clone, Debug, Default)]
pub struct Tallies {
    by_value: Vec<[Tally; 2]>,
    counted: u64,
    largest: Option<(u32, u64)>,
}

impl Tallies {
    /// By value: the heaps of even size that have it, and those of odd size. The empty heap is left out.
    pub fn by_value(&self) -> &[[Tally; 2]] {
        &self.by_value
    }

    /// How many heaps have been counted, from the empty one on.
    pub fn counted(&self) -> u64 {
        self.counted
    }

    /// The largest value so far and the first heap that has it.
    pub fn largest(&self) -> Option<(u32, u64)> {
        self.largest
    }

    /// Counts the next heap.
    #[inline]
    pub fn add(&mut self, value: u32) {
        let (n, row) = (self.counted, value as usize);
        if row >= self.by_value.len() {
            self.by_value.resize(row + 1, Default::default());
            self.largest = Some((value, n));
        }
        // The empty heap is neither rare nor common: it is never left beside another.
        if n > 0 {
            let tally = &mut self.by_value[row][(n % 2) as usize];
            *tally = Tally { count: tally.count + 1, last: n };
        }
        self.counted += 1;
    }

    /// Counts the heaps whose values have become known.
    pub fn follow(&mut self, job: &OctalJob) {
        job.each(self.counted..job.known(), |_, value| self.add(value.into()));
    }
}
