//! The size of a whole bar: the rules of one game.

use super::error::{Side, SizeError};
use crate::core::bars::MOST_SIDE;
use crate::games::At;
use serde::{Deserialize, Serialize};

/// A bar of this size, or several that were: whoever eats the poison loses. In a sum of several bars
/// nobody may bite a poison, and who cannot move loses.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "(u8, u8)", into = "(u8, u8)")]
pub struct Chomp {
    rows: u8,
    columns: u8,
}

impl Chomp {
    /// A bar of 1 to [`MOST_SIDE`] rows and as many columns; else `None`.
    pub fn new(rows: u8, columns: u8) -> Option<Self> {
        let fits = |side| (1..=MOST_SIDE).contains(&side);
        (fits(rows) && fits(columns)).then_some(Self { rows, columns })
    }

    /// The rows of the whole bar.
    pub fn rows(self) -> u8 {
        self.rows
    }

    /// The columns of the whole bar.
    pub fn columns(self) -> u8 {
        self.columns
    }

    /// Reads a size as it stands in links: `8x10`.
    pub fn read_link(text: &str) -> Result<Self, At<SizeError>> {
        let at = |start, end, error| At { start, end, error };
        if text.is_empty() {
            return Err(at(0, 0, SizeError::Empty));
        }
        let Some((rows, columns)) = text.split_once('x') else {
            return Err(at(0, text.len(), SizeError::Unreadable(text.to_owned())));
        };
        let second = rows.len() + 1;
        let rows = side(rows, Side::Rows, text).map_err(|error| at(0, rows.len(), error))?;
        let columns = side(columns, Side::Columns, text)
            .map_err(|error| at(second, second + columns.len(), error))?;
        Ok(Self { rows, columns })
    }

    /// Reads what people type: spaces anywhere, and `×`, `X` or `*` for `x`. The error has no place.
    pub fn read_typed(text: &str) -> Result<Self, SizeError> {
        let plain: String = text
            .chars()
            .filter(|c| !c.is_whitespace())
            .map(|c| if matches!(c, '×' | 'X' | '*') { 'x' } else { c })
            .collect();
        Self::read_link(&plain).map_err(|at| at.error)
    }

    /// The link's form.
    pub fn write(self) -> String {
        format!("{}x{}", self.rows, self.columns)
    }
}

/// A bar that is small, and whose first bite is not the one that is tried first.
impl Default for Chomp {
    fn default() -> Self {
        Self { rows: 4, columns: 6 }
    }
}

impl From<Chomp> for (u8, u8) {
    fn from(game: Chomp) -> Self {
        (game.rows, game.columns)
    }
}

impl TryFrom<(u8, u8)> for Chomp {
    type Error = String;

    fn try_from((rows, columns): (u8, u8)) -> Result<Self, String> {
        Self::new(rows, columns).ok_or_else(|| "not the size of a bar".to_owned())
    }
}

fn side(digits: &str, side: Side, text: &str) -> Result<u8, SizeError> {
    if digits.is_empty() || !digits.bytes().all(|byte| byte.is_ascii_digit()) {
        return Err(SizeError::Unreadable(text.to_owned()));
    }
    // Only digits: what does not parse is too large.
    match digits.parse() {
        Ok(0) => Err(SizeError::Zero(side)),
        Ok(number) if number <= MOST_SIDE => Ok(number),
        _ => Err(SizeError::TooLarge { side, text: digits.to_owned(), most: MOST_SIDE }),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sizes_are_read_and_written() {
        for (text, rows, columns) in [("1x1", 1, 1), ("8x10", 8, 10), ("30x30", 30, 30)] {
            let game = Chomp::read_link(text);
            assert_eq!(game.clone().ok(), Chomp::new(rows, columns), "{text}");
            assert_eq!(game.map(Chomp::write), Ok(text.to_owned()));
        }
        for text in [" 8 × 10 ", "8X10", "8*10", "08x010"] {
            assert_eq!(Chomp::read_typed(text).ok(), Chomp::new(8, 10), "{text}");
        }
    }

    #[test]
    fn bad_sizes_are_refused_with_their_place() {
        let unreadable = |text: &str| SizeError::Unreadable(text.to_owned());
        let large =
            |side, text: &str| SizeError::TooLarge { side, text: text.to_owned(), most: 30 };
        let huge = "9".repeat(400);
        let cases = [
            ("", 0, 0, SizeError::Empty),
            ("8", 0, 1, unreadable("8")),
            ("8x", 2, 2, unreadable("8x")),
            ("x8", 0, 0, unreadable("x8")),
            ("8x10x2", 2, 6, unreadable("8x10x2")),
            ("8x-1", 2, 4, unreadable("8x-1")),
            ("0x5", 0, 1, SizeError::Zero(Side::Rows)),
            ("5x0", 2, 3, SizeError::Zero(Side::Columns)),
            ("10000x10000", 0, 5, large(Side::Rows, "10000")),
            ("30x31", 3, 5, large(Side::Columns, "31")),
            (&format!("5x{huge}"), 2, 402, large(Side::Columns, &huge)),
        ];
        for (text, start, end, error) in cases {
            assert_eq!(Chomp::read_link(text), Err(At { start, end, error }), "{text}");
        }
    }
}
