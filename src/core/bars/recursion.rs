//! The usual recursion, as a class writes it: a shape is winning if some bite leaves a losing one.

use super::shape::{MAX_SIDE, Shape};
use serde::{Deserialize, Serialize};

/// The least shape, which the recursion does not look into.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Base {
    /// The empty shape is won: the poison may be bitten everywhere, and is tried last.
    Empty,
    /// The poison alone is lost: it is never bitten.
    #[default]
    Poison,
}

/// In which order the recursion tries bites.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum BiteOrder {
    /// Row by row from the top, each row from the left.
    #[default]
    Rows,
    /// Column by column from the left, each column from the top.
    Columns,
}

/// How the recursion is written. The default is the usual one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Recursion {
    /// Where it ends.
    pub base: Base,
    /// Which bites it tries first.
    pub order: BiteOrder,
}

/// Rows as a fixed array: a call allocates nothing.
pub(super) type Rows = [u8; MAX_SIDE as usize + 2];

/// The bites of a call that have not been tried.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Bites {
    order: BiteOrder,
    /// The bite whose turn it is, where there is one.
    row: u8,
    column: u8,
    /// Whether the poison comes after all others.
    poison: bool,
}

impl Recursion {
    /// Whether a shape that the recursion does not look into is won; `None` where it looks.
    pub(super) fn at_base(self, rows: &Rows) -> Option<bool> {
        if rows[0] == 0 {
            return Some(true);
        }
        (is_poison(rows) && self.base == Base::Poison).then_some(false)
    }

    /// All bites of a shape; that of the poison comes last, or not at all where the poison alone is the base.
    pub(super) fn bites(self, rows: &Rows) -> Bites {
        let (row, column) = match self.order {
            BiteOrder::Rows => (0, 1),
            BiteOrder::Columns => (1, 0),
        };
        let poison = self.base == Base::Empty && rows[0] > 0;
        Bites { order: self.order, row, column, poison }
    }
}

impl Bites {
    /// The bite whose turn it is, after which comes that of the next; `None` where there is none left.
    pub(super) fn next(&mut self, rows: &Rows) -> Option<(u8, u8)> {
        self.other(rows).or_else(|| std::mem::take(&mut self.poison).then_some((0, 0)))
    }

    /// The same without the poison.
    fn other(&mut self, rows: &Rows) -> Option<(u8, u8)> {
        let length = |row: u8| rows.get(usize::from(row)).copied().unwrap_or(0);
        match self.order {
            BiteOrder::Rows => {
                while self.column >= length(self.row) {
                    (self.row, self.column) = (self.row + 1, 0);
                    if length(self.row) == 0 {
                        return None;
                    }
                }
                self.column += 1;
                Some((self.row, self.column - 1))
            }
            BiteOrder::Columns => {
                while self.column >= length(self.row) {
                    (self.row, self.column) = (0, self.column + 1);
                    if self.column >= length(0) {
                        return None;
                    }
                }
                self.row += 1;
                Some((self.row - 1, self.column))
            }
        }
    }
}

/// The rows of a shape.
pub(super) fn rows_of(shape: &Shape) -> Rows {
    let mut rows = [0; MAX_SIDE as usize + 2];
    for (row, &length) in rows.iter_mut().zip(shape.rows()) {
        *row = length;
    }
    rows
}

/// What a bite leaves.
pub(super) fn left_by(rows: &Rows, (row, column): (u8, u8)) -> Rows {
    let mut left = *rows;
    for length in left.iter_mut().skip(row.into()) {
        *length = (*length).min(column);
    }
    left
}

fn is_poison(rows: &Rows) -> bool {
    rows[0] == 1 && rows[1] == 0
}
