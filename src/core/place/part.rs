//! Parts of positions in a form of their own, wherever they lie and however they are turned.

use super::board::{Bits, bit};
use super::wide;

/// Where a [`Key`] has the number of its rows: above 121 cells and the bit that ends them.
const ROWS_AT: u32 = 122;

/// A part in its canonical form: the smallest of those that it has when it is shifted to a corner, turned
/// and mirrored, with no more rows than columns.
///
/// The cells of its rectangle, row by row, then a bit that is always set, then the number of rows (at most
/// 11) from bit 122 on. No key is 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Key(u128);

impl Key {
    /// The form of a part of a board with so many columns. The part is not empty.
    pub(super) fn of(part: Bits, columns: usize) -> Self {
        let part = part >> (part.trailing_zeros() as usize / columns * columns);
        let (rows, columns, least) = match u64::try_from(part) {
            Ok(part) if fits(part, columns) => {
                let (rows, columns, least) = form(part, columns);
                (rows, columns, Bits::from(least))
            }
            _ => wide::form(part, columns),
        };
        Self((rows as u128) << ROWS_AT | bit(rows * columns) | least)
    }

    /// The form of a part of a row of so many cells, which stays where it is.
    pub(super) fn there(part: Bits, columns: usize) -> Self {
        Self(1 << ROWS_AT | bit(columns) | part)
    }

    /// The number that stands for it in a table.
    pub(super) fn number(self) -> u128 {
        self.0
    }

    /// Rows, columns and cells.
    pub fn open(self) -> (usize, usize, Bits) {
        let rows = (self.0 >> ROWS_AT) as usize;
        let cells = self.0 & ((1 << ROWS_AT) - 1);
        let end = cells.ilog2() as usize;
        (rows, end.checked_div(rows).unwrap_or(0), cells & !(1_u128 << end))
    }

    /// How many cells are free in it.
    pub fn size(self) -> u32 {
        (self.0 & ((1 << ROWS_AT) - 1)).count_ones() - 1
    }
}

/// Whether all the cells of its rows fit in one word.
fn fits(part: u64, columns: usize) -> bool {
    ends(part).1.next_multiple_of(columns) <= u64::BITS as usize
}

/// The first cell, and one more than the last.
fn ends(cells: u64) -> (usize, usize) {
    (cells.trailing_zeros() as usize, (u64::BITS - cells.leading_zeros()) as usize)
}

/// Rows, columns and cells of the form of a part whose first row is that of the board.
fn form(part: u64, columns: usize) -> (usize, usize, u64) {
    let (rows, columns, cells) = cornered(part, columns);
    let lying = rows <= columns;
    let turned = if rows < columns { cells } else { transposed(rows, columns, cells) };
    let (rows, columns) = if lying { (rows, columns) } else { (columns, rows) };
    let mut least = least_image(rows, columns, turned);
    if rows == columns {
        least = least.min(least_image(rows, columns, cells));
    }
    (rows, columns, least)
}

/// The rows and columns of the smallest rectangle, and the cells within it.
fn cornered(part: u64, columns: usize) -> (usize, usize, u64) {
    let line = first(columns);
    let (mut rest, mut all, mut rows) = (part, 0, 0);
    while rest != 0 {
        all |= rest & line;
        rest >>= columns;
        rows += 1;
    }
    let (left, end) = ends(all);
    let wide = end - left;
    if wide == columns {
        return (rows, wide, part);
    }
    let part = part >> left;
    let line = first(wide);
    let row = |row: usize| (part >> (row * columns) & line) << (row * wide);
    (rows, wide, (0..rows).fold(0, |cells, at| cells | row(at)))
}

/// Columns for rows.
fn transposed(rows: usize, columns: usize, cells: u64) -> u64 {
    let line = first(columns);
    let mut turned = 0;
    for row in 0..rows {
        let mut rest = cells >> (row * columns) & line;
        while rest != 0 {
            turned |= 1_u64 << (rest.trailing_zeros() as usize * rows + row);
            rest &= rest - 1;
        }
    }
    turned
}

/// The smallest of the images by a half turn and by reflections of rows and columns.
fn least_image(rows: usize, columns: usize, cells: u64) -> u64 {
    let line = first(columns);
    let (mut rest, mut upside_down) = (cells, 0);
    for _ in 0..rows {
        upside_down = upside_down << columns | rest & line;
        rest >>= columns;
    }
    let beyond = u64::BITS as usize - rows * columns;
    let turned = |cells: u64| cells.reverse_bits() >> beyond;
    cells.min(upside_down).min(turned(cells)).min(turned(upside_down))
}

/// The first so many cells, at most 32.
fn first(cells: usize) -> u64 {
    (1 << cells) - 1
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::core::Chance;

    #[test]
    fn in_one_word_and_in_two_a_form_is_the_same() {
        for columns in 1..=32_usize {
            for seed in 0..200 {
                let mut chance = Chance::new(seed, columns as u64);
                let rows = (64 / columns).min(11);
                let random = (0..rows * columns).filter(|_| chance.below(3) == 0);
                let part = random.fold(1 << (columns / 2), |part, cell| part | 1 << cell);
                let (rows, wide, cells) = form(part, columns);
                let expected = (rows, wide, Bits::from(cells));
                assert_eq!(
                    wide::form(Bits::from(part), columns),
                    expected,
                    "{part:b} by {columns}"
                );
            }
        }
    }
}
