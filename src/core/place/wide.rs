//! The form of parts that take two words: row by row, since in wasm a shift of two words by what is not known
//! beforehand is a call. In one word, `part` is faster.

use super::board::Bits;
use super::boards::MAX_SIDE;
use super::word::{Word, low};
use std::cmp::Ordering;

/// Rows, columns and cells of the form of a part whose first row is that of the board.
pub(super) fn form(part: Bits, columns: usize) -> (usize, usize, Bits) {
    let found = Rows::of(part, columns);
    let turned = found.transposed();
    let (rows, columns) = (found.count.min(turned.count), found.count.max(turned.count));
    let least = match found.count.cmp(&turned.count) {
        Ordering::Less => found.least_image(),
        Ordering::Equal => found.least_image().min(turned.least_image()),
        Ordering::Greater => turned.least_image(),
    };
    (rows, columns, least)
}

/// The rows of the smallest rectangle round a part, a bit for each cell, the first column lowest: what is done to
/// rows one after the other is done in words that every machine has.
struct Rows {
    rows: [u32; MAX_SIDE],
    count: usize,
    columns: usize,
}

impl Rows {
    fn of(part: Bits, columns: usize) -> Self {
        let (mut rows, mut rest, mut count, mut all) = ([0; MAX_SIDE], part, 0, 0_u32);
        for row in &mut rows {
            if rest == 0 {
                break;
            }
            *row = low(rest, columns);
            all |= *row;
            rest = rest.lowered(columns);
            count += 1;
        }
        let left = all.trailing_zeros();
        for row in &mut rows[..count] {
            *row >>= left;
        }
        let columns = (all >> left).ilog2() as usize + 1;
        Self { rows, count, columns }
    }

    fn each(&self) -> &[u32] {
        &self.rows[..self.count]
    }

    /// Columns for rows.
    fn transposed(&self) -> Self {
        let mut turned = [0; MAX_SIDE];
        for (at, &row) in self.each().iter().enumerate() {
            let mut rest = row;
            while rest != 0 {
                turned[rest.trailing_zeros() as usize] |= 1 << at;
                rest &= rest - 1;
            }
        }
        Self { rows: turned, count: self.columns, columns: self.count }
    }

    /// The smallest of the images by a half turn and by reflections of rows and columns.
    fn least_image(&self) -> Bits {
        let beyond = u32::BITS as usize - self.columns;
        let mirrored = || self.each().iter().map(|row| row.reverse_bits() >> beyond);
        let upright = || self.each().iter().copied();
        let word = |word: Bits, row: u32| word.raised(self.columns) | Bits::from(row);
        let first = upright().fold(0, word).min(upright().rev().fold(0, word));
        first.min(mirrored().fold(0, word)).min(mirrored().rev().fold(0, word))
    }
}
