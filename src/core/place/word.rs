//! Bits in one word or in two. Nearly all parts fit in one, which is twice as fast, and more than that in
//! wasm, where shifts of two words by what is not known beforehand are calls.

use super::board::Bits;
use std::ops::{BitAnd, BitOr, BitXor};

/// A set of cells as a number.
pub(super) trait Word:
    Copy + Ord + BitAnd<Output = Self> + BitOr<Output = Self> + BitXor<Output = Self>
{
    /// How many bits it has.
    const BITS: usize;
    const NONE: Self;

    /// Cells that are known to fit.
    fn of(cells: Bits) -> Self;
    fn bits(self) -> Bits;
    fn plus(self, other: Self) -> Self;

    /// Each cell so many places up, at most 32, from 1.
    fn raised(self, by: usize) -> Self;
    /// Each cell so many places down, at most 32, from 1.
    fn lowered(self, by: usize) -> Self;
}

impl Word for u64 {
    const BITS: usize = Self::BITS as usize;
    const NONE: Self = 0;

    #[allow(clippy::cast_possible_truncation)]
    fn of(cells: Bits) -> Self {
        cells as Self
    }

    fn bits(self) -> Bits {
        Bits::from(self)
    }

    fn plus(self, other: Self) -> Self {
        self.wrapping_add(other)
    }

    fn raised(self, by: usize) -> Self {
        self << by
    }

    fn lowered(self, by: usize) -> Self {
        self >> by
    }
}

impl Word for u128 {
    const BITS: usize = Self::BITS as usize;
    const NONE: Self = 0;

    fn of(cells: Bits) -> Self {
        cells
    }

    fn bits(self) -> Bits {
        self
    }

    fn plus(self, other: Self) -> Self {
        self.wrapping_add(other)
    }

    fn raised(self, by: usize) -> Self {
        let (low, high) = halves(self);
        whole(low << by, high << by | low >> (64 - by))
    }

    fn lowered(self, by: usize) -> Self {
        let (low, high) = halves(self);
        whole(low >> by | high << (64 - by), high >> by)
    }
}

/// The first so many cells, at most 32.
#[allow(clippy::cast_possible_truncation)]
pub(super) fn low(cells: u128, count: usize) -> u32 {
    (cells as u64 & ((1 << count) - 1)) as u32
}

/// The lower and the upper word.
#[allow(clippy::cast_possible_truncation)]
fn halves(bits: u128) -> (u64, u64) {
    (bits as u64, (bits >> 64) as u64)
}

fn whole(low: u64, high: u64) -> u128 {
    u128::from(high) << 64 | u128::from(low)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shifts_by_a_row_are_shifts() {
        let patterns = [1, u128::MAX, 0x0123_4567_89AB_CDEF_0F1E_2D3C_4B5A_6978, 1 << 127, 1 << 63];
        for cells in patterns {
            for by in 1..=32 {
                assert_eq!(cells.raised(by), cells << by);
                assert_eq!(cells.lowered(by), cells >> by);
                assert_eq!(u128::from(low(cells, by)), cells & ((1 << by) - 1));
                let one = u64::of(cells);
                assert_eq!((one.raised(by), one.lowered(by)), (one << by, one >> by));
            }
        }
    }
}
