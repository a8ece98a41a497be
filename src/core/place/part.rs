//! Parts of positions in a form of their own, wherever they lie and however they are turned.

use super::board::{Bits, bit, cells_of};

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
        let (rows, columns, cells) = cornered(part, columns);
        let (rows, columns, cells) = if rows <= columns {
            (rows, columns, cells)
        } else {
            (columns, rows, transposed(cells, columns))
        };
        let mut least = least_image(rows, columns, cells);
        if rows == columns {
            least = least.min(least_image(rows, columns, transposed(cells, columns)));
        }
        Self((rows as u128) << ROWS_AT | bit(rows * columns) | least)
    }

    /// The number that stands for it in a table.
    pub(super) fn number(self) -> u128 {
        self.0
    }

    /// Rows, columns and cells.
    pub fn open(self) -> (usize, usize, Bits) {
        let rows = (self.0 >> ROWS_AT) as usize;
        let cells = self.0 & ((1 << ROWS_AT) - 1);
        let end = (127 - cells.leading_zeros()) as usize;
        (rows, end.checked_div(rows).unwrap_or(0), cells & !(1_u128 << end))
    }

    /// How many cells are free in it.
    pub fn size(self) -> u32 {
        (self.0 & ((1 << ROWS_AT) - 1)).count_ones() - 1
    }
}

/// The rows and columns of the smallest rectangle, and the cells within it.
fn cornered(part: Bits, columns: usize) -> (usize, usize, Bits) {
    let skipped = part.trailing_zeros() as usize / columns;
    let part = part >> (skipped * columns);
    let line = bit(columns).wrapping_sub(1);
    let (mut rest, mut all, mut rows) = (part, 0, 0);
    while rest != 0 {
        all |= rest & line;
        rest >>= columns;
        rows += 1;
    }
    let left = all.trailing_zeros();
    let wide = (128 - all.leading_zeros() - left) as usize;
    if wide == columns {
        return (rows, wide, part);
    }
    let part = part >> left;
    let line = bit(wide).wrapping_sub(1);
    let cells =
        (0..rows).fold(0, |cells, row| cells | (part >> (row * columns) & line) << (row * wide));
    (rows, wide, cells)
}

/// Columns for rows.
fn transposed(cells: Bits, columns: usize) -> Bits {
    let rows = |cells: Bits| (127 - cells.leading_zeros()) as usize / columns + 1;
    let rows = rows(cells);
    cells_of(cells).fold(0, |turned, cell| turned | bit(cell % columns * rows + cell / columns))
}

/// The smallest of the images by a half turn and by reflections of rows and columns.
fn least_image(rows: usize, columns: usize, cells: Bits) -> Bits {
    let line = bit(columns).wrapping_sub(1);
    let (mut rest, mut upside_down) = (cells, 0);
    for _ in 0..rows {
        upside_down = upside_down << columns | (rest & line);
        rest >>= columns;
    }
    let beyond = 128 - rows * columns;
    let turned = |cells: Bits| cells.reverse_bits() >> beyond;
    cells.min(upside_down).min(turned(cells)).min(turned(upside_down))
}
