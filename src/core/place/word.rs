//! Bits in one word or in two. Nearly all parts fit in one, which is twice as fast.

use std::ops::{BitAnd, BitOr, BitXor, Not};

/// Cells of a board, bit `row * columns + column` for each, rows and columns from 0.
pub type Bits = u128;

/// The bit of a cell by its number.
pub fn bit(cell: usize) -> Bits {
    if cell < Bits::BITS as usize { up(1, cell) } else { 0 }
}

/// The cells that are set, the first first.
pub fn cells_of(mut bits: Bits) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        (bits != 0).then(|| {
            let cell = bits.trailing_zeros() as usize;
            bits &= bits - 1;
            cell
        })
    })
}

/// A set of cells as a number.
pub(super) trait Word:
    Copy
    + Ord
    + BitAnd<Output = Self>
    + BitOr<Output = Self>
    + BitXor<Output = Self>
    + Not<Output = Self>
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
    /// Shifted to higher bits, by less than there are.
    fn up(self, by: usize) -> Self;
    /// Shifted to lower bits, by less than there are.
    fn down(self, by: usize) -> Self;
    fn plus(self, other: Self) -> Self;

    /// The first so many cells, fewer than there can be.
    fn line(cells: usize) -> Self;
}
macro_rules! word {
    ($word:ty, $up:expr, $down:expr) => {
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

            fn up(self, by: usize) -> Self {
                $up(self, by)
            }

            fn down(self, by: usize) -> Self {
                $down(self, by)
            }

            fn plus(self, other: Self) -> Self {
                self.wrapping_add(other)
            }

            fn line(cells: usize) -> Self {
                Self::ONE.up(cells).wrapping_sub(1)
            }
        }
    };
}

word!(u64, |word: u64, by| word << by, |word: u64, by| word >> by);
word!(u128, up, down);

/// `bits << by`, for less than 128. In wasm a shift of two words is a call; this is a few instructions.
pub(super) fn up(bits: u128, by: usize) -> u128 {
    let ((low, high), within) = (halves(bits), by % 64);
    // In two steps: no shift is by 64.
    let over = low >> 1 >> (63 - within);
    let (low, high) = (low << within, high << within | over);
    if by < 64 { whole(low, high) } else { whole(0, low) }
}

/// `bits >> by`, for less than 128.
pub(super) fn down(bits: u128, by: usize) -> u128 {
    let ((low, high), within) = (halves(bits), by % 64);
    let over = high << 1 << (63 - within);
    let (low, high) = (low >> within | over, high >> within);
    if by < 64 { whole(low, high) } else { whole(high, 0) }
}

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
    fn two_words_are_shifted_as_numbers_are() {
        let samples = [
            0,
            1,
            u128::MAX,
            1 << 63,
            1 << 64,
            1 << 127,
            0x0123_4567_89ab_cdef_fedc_ba98_7654_3210,
        ];
        for bits in samples {
            for by in 0..128 {
                assert_eq!(up(bits, by), bits << by, "{bits:x} << {by}");
                assert_eq!(down(bits, by), bits >> by, "{bits:x} >> {by}");
            }
        }
    }
}
