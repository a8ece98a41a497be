//! Positions: a row of coins.

use serde::{Deserialize, Serialize};
use std::fmt;

/// The most coins of a row.
pub const MAX_PLACES: u32 = 64;

/// A row of 1 to [`MAX_PLACES`] coins, place 0 at its left end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "(u32, u64)", into = "(u32, u64)")]
pub struct Position {
    len: u32,
    /// Bit p is set where the coin at place p shows heads.
    heads: u64,
}

impl Position {
    /// A row of that many coins with these heads; `None` where there is no such row.
    pub fn new(len: u32, heads: u64) -> Option<Self> {
        let fits = (1..=MAX_PLACES).contains(&len) && heads & !all(len) == 0;
        fits.then_some(Self { len, heads })
    }

    /// A row to begin with: `0110100`.
    pub(super) fn example() -> Self {
        Self { len: 7, heads: 0b001_0110 }
    }

    /// How many coins there are.
    #[allow(clippy::len_without_is_empty)] // There always are some.
    pub fn len(&self) -> u32 {
        self.len
    }

    /// The coins that show heads: bit p is the coin at place p.
    pub fn heads(&self) -> u64 {
        self.heads
    }

    /// Whether the coin at a place shows heads; `false` past the end.
    pub fn is_head(&self, place: u32) -> bool {
        self.heads.checked_shr(place).is_some_and(|heads| heads & 1 == 1)
    }

    /// The places of the heads, from the left.
    pub fn places(&self) -> impl DoubleEndedIterator<Item = u32> + use<> {
        let heads = self.heads;
        (0..self.len).filter(move |place| heads >> place & 1 == 1)
    }

    /// The coins of the row, a bit each.
    pub fn coins(&self) -> u64 {
        all(self.len)
    }

    /// The row after these coins, all of them in it, were turned.
    pub(super) fn turned(self, coins: u64) -> Self {
        Self { heads: self.heads ^ (coins & all(self.len)), ..self }
    }
}

/// The first `len` places, at most 64.
fn all(len: u32) -> u64 {
    1_u64.checked_shl(len).map_or(u64::MAX, |past| past - 1)
}

/// As it stands in links: `0110100`.
impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = |place| if self.is_head(place) { '1' } else { '0' };
        f.write_str(&(0..self.len).map(sign).collect::<String>())
    }
}

impl From<Position> for (u32, u64) {
    fn from(position: Position) -> Self {
        (position.len, position.heads)
    }
}

impl TryFrom<(u32, u64)> for Position {
    type Error = &'static str;

    fn try_from((len, heads): (u32, u64)) -> Result<Self, &'static str> {
        Self::new(len, heads).ok_or("not a row of coins")
    }
}
