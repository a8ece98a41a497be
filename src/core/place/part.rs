//! Parts of positions in canonical form, wherever they lie and however they are turned.

use super::word::{Bits, Word, bit};

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
        let part = part.down(part.first() / columns * columns);
        let cells = part.end().next_multiple_of(columns);
        if cells <= <u64 as Word>::BITS {
            form(u64::of(part), columns)
        } else {
            form(part, columns)
        }
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
        (rows, end.checked_div(rows).unwrap_or(0), cells & !bit(end))
    }

    /// How many cells are free in it.
    pub fn size(self) -> u32 {
        (self.0 & ((1 << ROWS_AT) - 1)).count_ones() - 1
    }
}

/// The form of a part whose first row is that of the board.
fn form<W: Word>(part: W, columns: usize) -> Key {
    let (rows, columns, cells) = cornered(part, columns);
    let lying = rows <= columns;
    let turned = if rows < columns { cells } else { transposed(rows, columns, cells) };
    let (rows, columns) = if lying { (rows, columns) } else { (columns, rows) };
    let mut least = least_image(rows, columns, turned);
    if rows == columns {
        least = least.min(least_image(rows, columns, cells));
    }
    Key((rows as u128) << ROWS_AT | bit(rows * columns) | least.bits())
}

/// The rows and columns of the smallest rectangle, and the cells within it.
fn cornered<W: Word>(part: W, columns: usize) -> (usize, usize, W) {
    let line = W::line(columns);
    let (mut rest, mut all, mut rows) = (part, W::NONE, 0);
    while rest != W::NONE {
        all = all | rest & line;
        rest = rest.down(columns);
        rows += 1;
    }
    let left = all.first();
    let wide = all.end() - left;
    if wide == columns {
        return (rows, wide, part);
    }
    let part = part.down(left);
    let line = W::line(wide);
    let row = |row: usize| (part.down(row * columns) & line).up(row * wide);
    (rows, wide, (0..rows).fold(W::NONE, |cells, at| cells | row(at)))
}

/// Columns for rows.
fn transposed<W: Word>(rows: usize, columns: usize, cells: W) -> W {
    let line = W::line(columns);
    let mut turned = W::NONE;
    for row in 0..rows {
        let mut rest = cells.down(row * columns) & line;
        while rest != W::NONE {
            turned = turned | W::ONE.up(rest.first() * rows + row);
            rest = rest.without_first();
        }
    }
    turned
}

/// The smallest of the images by a half turn and by reflections of rows and columns.
fn least_image<W: Word>(rows: usize, columns: usize, cells: W) -> W {
    let line = W::line(columns);
    let (mut rest, mut upside_down) = (cells, W::NONE);
    for _ in 0..rows {
        upside_down = upside_down.up(columns) | rest & line;
        rest = rest.down(columns);
    }
    let beyond = W::BITS - rows * columns;
    let turned = |cells: W| cells.reversed().down(beyond);
    cells.min(upside_down).min(turned(cells)).min(turned(upside_down))
}
