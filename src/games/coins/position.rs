//! Positions: coins in a row or on a grid.

use serde::{Deserialize, Serialize};
use std::fmt;

/// The maximum number of coins, in a row or on a grid.
pub const MAX_PLACES: u32 = 64;

/// One or more rows, all of the same number of coins: 1 to [`MAX_PLACES`] of them in all. They are numbered
/// row by row, place 0 at the top left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "(u32, u32, u64)", into = "(u32, u32, u64)")]
pub struct Position {
    rows: u32,
    columns: u32,
    /// Bit p is set where the coin at place p shows heads.
    heads: u64,
}

impl Position {
    /// A row of that many coins with these heads; `None` where there is no such row.
    pub fn new(len: u32, heads: u64) -> Option<Self> {
        Self::grid(1, len, heads)
    }

    /// A grid of so many rows and columns with these heads; `None` where there is no such grid.
    pub fn grid(rows: u32, columns: u32, heads: u64) -> Option<Self> {
        let coins = rows.checked_mul(columns)?;
        let fits = (1..=MAX_PLACES).contains(&coins) && heads & !all(coins) == 0;
        fits.then_some(Self { rows, columns, heads })
    }

    /// A row to begin with: `0110100`, or, where no head is at place `least` or further right, such a row,
    /// longer if need be, in which that coin shows heads too.
    pub(super) fn example(least: u32) -> Self {
        let usual = Self { rows: 1, columns: 7, heads: 0b001_0110 };
        if usual.heads.checked_shr(least).is_some_and(|heads| heads != 0) {
            return usual;
        }
        let last = 1_u64.checked_shl(least).unwrap_or(0);
        Self::new(usual.columns.max(least.saturating_add(1)), usual.heads | last).unwrap_or(usual)
    }

    /// A grid to begin with: `0000.0010.0100.0001`, or, where the row and the column at these places are not
    /// on it, the smallest on which they are, with heads where they meet.
    pub(super) fn example_grid(row: u32, column: u32) -> Self {
        let usual = Self { rows: 4, columns: 4, heads: 0b1000_0010_0100_0000 };
        if row < usual.rows && column < usual.columns {
            return usual;
        }
        let (rows, columns) = (row.saturating_add(1), column.saturating_add(1));
        let last = rows.checked_mul(columns).and_then(|coins| 1_u64.checked_shl(coins - 1));
        last.and_then(|last| Self::grid(rows, columns, last)).unwrap_or(usual)
    }

    /// How many rows there are.
    pub fn rows(&self) -> u32 {
        self.rows
    }

    /// How many coins there are in each of them.
    pub fn columns(&self) -> u32 {
        self.columns
    }

    /// How many coins there are.
    #[allow(clippy::len_without_is_empty)] // There always are some.
    pub fn len(&self) -> u32 {
        self.rows * self.columns
    }

    /// The coins that show heads: bit p is the coin at place p.
    pub fn heads(&self) -> u64 {
        self.heads
    }

    /// Those of one row, from its first coin.
    pub(super) fn heads_of(&self, row: u32) -> u64 {
        self.heads.checked_shr(row * self.columns).unwrap_or(0) & all(self.columns)
    }

    /// Whether the coin at a place shows heads; `false` past the end.
    pub fn is_head(&self, place: u32) -> bool {
        self.heads.checked_shr(place).is_some_and(|heads| heads & 1 == 1)
    }

    /// The places of the heads, row by row from the left.
    pub fn places(&self) -> impl DoubleEndedIterator<Item = u32> + use<> {
        let heads = self.heads;
        (0..self.len()).filter(move |place| heads >> place & 1 == 1)
    }

    /// The row and the column of a place, from 0.
    pub fn cell(&self, place: u32) -> (u32, u32) {
        (place / self.columns, place % self.columns)
    }

    /// The place of a row and a column.
    pub fn place(&self, row: u32, column: u32) -> u32 {
        row * self.columns + column
    }

    /// The coins, a bit each.
    pub fn coins(&self) -> u64 {
        all(self.len())
    }

    /// The coins where these rows meet these columns, of those that there are.
    pub fn crossing(&self, rows: u64, columns: u64) -> u64 {
        let columns = columns & all(self.columns);
        let of_row = |row: u32| columns << (row * self.columns);
        (0..self.rows).filter(|row| rows >> row & 1 == 1).fold(0, |all, row| all | of_row(row))
    }

    /// The rows and the columns in which these coins are.
    pub fn sides(&self, coins: u64) -> (u64, u64) {
        let row = |row: u32| coins.checked_shr(row * self.columns).unwrap_or(0) & all(self.columns);
        let rows = (0..self.rows).filter(|&it| row(it) != 0).fold(0, |all, it| all | 1 << it);
        (rows, (0..self.rows).fold(0, |all, it| all | row(it)))
    }

    /// The same after these coins, all of them there, were turned.
    pub(super) fn turned(self, coins: u64) -> Self {
        Self { heads: self.heads ^ (coins & self.coins()), ..self }
    }
}

/// The first `len` places, at most 64.
fn all(len: u32) -> u64 {
    1_u64.checked_shl(len).map_or(u64::MAX, |past| past - 1)
}

/// As written in links: `0110100`, and `010.110` for two rows.
impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = |place| if self.is_head(place) { '1' } else { '0' };
        let row =
            |row: u32| (0..self.columns).map(|it| sign(self.place(row, it))).collect::<String>();
        f.write_str(&(0..self.rows).map(row).collect::<Vec<_>>().join("."))
    }
}

impl From<Position> for (u32, u32, u64) {
    fn from(position: Position) -> Self {
        (position.rows, position.columns, position.heads)
    }
}

impl TryFrom<(u32, u32, u64)> for Position {
    type Error = &'static str;

    fn try_from((rows, columns, heads): (u32, u32, u64)) -> Result<Self, &'static str> {
        Self::grid(rows, columns, heads).ok_or("not a row of coins")
    }
}
