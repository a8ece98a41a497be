//! Bits in one word or in two. Nearly all parts fit in one, which is twice as fast, and more than that in
//! wasm, where shifts of two words are calls.

use super::board::Bits;
use std::ops::{BitAnd, BitOr, BitXor, Not, Shl, Shr};

/// A set of cells as a number.
pub(super) trait Word:
    Copy
    + Ord
    + BitAnd<Output = Self>
    + BitOr<Output = Self>
    + BitXor<Output = Self>
    + Not<Output = Self>
    + Shl<usize, Output = Self>
    + Shr<usize, Output = Self>
{
    /// How many bits it has.
    const BITS: usize;
    const NONE: Self;
    const ONE: Self;

    /// Cells that are known to fit.
    fn of(cells: Bits) -> Self;
    fn bits(self) -> Bits;
    fn first(self) -> usize;
    /// One more than the last.
    fn end(self) -> usize;
    fn without_first(self) -> Self;
    fn reversed(self) -> Self;
    fn plus(self, other: Self) -> Self;

    /// The first so many cells, fewer than there can be.
    fn line(cells: usize) -> Self;
}

macro_rules! word {
    ($word:ty) => {
        impl Word for $word {
            const BITS: usize = <$word>::BITS as usize;
            const NONE: Self = 0;
            const ONE: Self = 1;

            #[allow(clippy::cast_possible_truncation)]
            fn of(cells: Bits) -> Self {
                cells as Self
            }

            #[allow(clippy::useless_conversion)]
            fn bits(self) -> Bits {
                Bits::from(self)
            }

            fn first(self) -> usize {
                self.trailing_zeros() as usize
            }

            fn end(self) -> usize {
                <Self as Word>::BITS - self.leading_zeros() as usize
            }

            fn without_first(self) -> Self {
                self & self.wrapping_sub(1)
            }

            fn reversed(self) -> Self {
                self.reverse_bits()
            }

            fn plus(self, other: Self) -> Self {
                self.wrapping_add(other)
            }

            fn line(cells: usize) -> Self {
                ((1 as Self) << cells).wrapping_sub(1)
            }
        }
    };
}

word!(u64);
word!(u128);
