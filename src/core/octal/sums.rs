//! What the pairs of heaps with a given sum reach, for the latest sums.

use super::kernel::{LANES, PART};
use super::set::Set;

/// How many sums are kept: those of the block at work and of the 64 digits before it. Where several blocks are guessed
/// at a time, those that are asked for again are found again.
const KEPT: usize = 256;
const _: () = assert!(KEPT >= 2 * LANES + super::MAX_DIGITS);

/// Sets of codes for the latest sums, kept so that several splitting digits cost one search, and in
/// three stages so that a block can be taken up again in its middle.
#[derive(Clone, Debug)]
pub(super) struct Sums {
    /// Of the pairs with heaps known before the block began.
    pub(super) block: Box<[Set; LANES]>,
    /// Of those, and of the pairs with heaps known before the part of 16 began.
    pub(super) part: Box<[Set; PART]>,
    /// Of all pairs, by sum modulo [`KEPT`].
    all: Box<[Set; KEPT]>,
}

impl Sums {
    pub(super) fn new() -> Self {
        Self {
            block: Box::new([Set::default(); LANES]),
            part: Box::new([Set::default(); PART]),
            all: Box::new([Set::default(); KEPT]),
        }
    }

    #[inline]
    pub(super) fn get(&self, sum: usize) -> Set {
        self.all[sum % KEPT]
    }

    #[inline]
    pub(super) fn set(&mut self, sum: usize, reached: Set) {
        self.all[sum % KEPT] = reached;
    }

    /// Starts the part that begins with the `l`-th sum of the block.
    #[inline]
    pub(super) fn start_part(&mut self, l: usize) {
        for (part, &block) in self.part.iter_mut().zip(&self.block[l..]) {
            *part = block;
        }
    }
}
