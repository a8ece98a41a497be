//! The options of a heap, marked, and how much work is left.

use super::claim::Claim;
use super::wrong::Wrong;

/// How many options are examined, at most: some minutes.
const MAX_WORK: u64 = 200_000_000_000;

/// The options of one heap that were met.
pub(super) struct Marks {
    /// By value: the last heap that has it as an option.
    met: Vec<usize>,
    /// How many more options may be examined.
    left: u64,
}

impl Marks {
    /// Room for every ⊕ of two of the values. G(n) is never more than the moves that can be made, so
    /// that a value past 2n is wrong without a look.
    pub(super) fn new(claim: &Claim) -> Result<Self, Wrong> {
        let mut largest = 0;
        for (n, &claimed) in claim.values.iter().enumerate() {
            if claimed as usize > 2 * n {
                return Err(Wrong::Value { n, claimed });
            }
            largest = largest.max(claimed as usize);
        }
        Ok(Self { met: vec![0; (largest + 1).next_power_of_two()], left: MAX_WORK })
    }

    /// Marks a value as an option of the heap of `n` tokens; whether it was not marked before.
    pub(super) fn mark(&mut self, n: usize, value: u32) -> bool {
        match self.met.get_mut(value as usize) {
            Some(last) if *last != n => {
                *last = n;
                true
            }
            _ => false,
        }
    }

    pub(super) fn has(&self, n: usize, value: u32) -> bool {
        self.met.get(value as usize) == Some(&n)
    }

    /// The least value that is not marked.
    pub(super) fn least(&self, n: usize) -> usize {
        self.met.iter().position(|&last| last != n).unwrap_or(self.met.len())
    }

    /// One more than the largest value that there is room for.
    pub(super) fn room(&self) -> usize {
        self.met.len()
    }

    pub(super) fn work(&mut self, options: usize) -> Result<(), Wrong> {
        self.left = self.left.checked_sub(options as u64).ok_or(Wrong::Work)?;
        Ok(())
    }
}
