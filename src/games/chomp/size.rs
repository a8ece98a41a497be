//! The size of a whole bar: the rules of one game.

use crate::core::Message;
use crate::core::bars::MAX_SIDE;
use crate::games::At;
use serde::{Deserialize, Serialize};

/// A bar of this size, or several that were: whoever eats the poison loses. In a sum of several bars
/// nobody may bite a poison, and a player who cannot move loses.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "(u8, u8)", into = "(u8, u8)")]
pub struct Chomp {
    rows: u8,
    columns: u8,
}

impl Chomp {
    /// A bar of 1 to [`MAX_SIDE`] rows and as many columns; otherwise `None`.
    pub fn new(rows: u8, columns: u8) -> Option<Self> {
        let fits = |side| (1..=MAX_SIDE).contains(&side);
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

    /// Reads a size as written in links: `8x10`.
    pub fn read_link(text: &str) -> Result<Self, At<Message>> {
        let at = |start, end, error| At { start, end, error };
        if text.is_empty() {
            return Err(at(0, 0, Message::new("bar-size-empty")));
        }
        let Some((rows, columns)) = text.split_once('x') else {
            return Err(at(0, text.len(), unreadable(text)));
        };
        let second = rows.len() + 1;
        let rows = side(rows, text, ["bar-no-rows", "bar-rows-too-many"])
            .map_err(|error| at(0, rows.len(), error))?;
        let columns = side(columns, text, ["bar-no-columns", "bar-columns-too-many"])
            .map_err(|error| at(second, second + columns.len(), error))?;
        Ok(Self { rows, columns })
    }

    /// Reads what people type: spaces anywhere, and `×`, `X` or `*` for `x`. The error has no place.
    pub fn read_typed(text: &str) -> Result<Self, Message> {
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

fn unreadable(text: &str) -> Message {
    Message::new("bar-size-unreadable").quoting("found", text)
}

/// Reads one number of a whole text. The messages are that there is none of these, and too many.
fn side(digits: &str, text: &str, [none, too_many]: [&'static str; 2]) -> Result<u8, Message> {
    if digits.is_empty() || !digits.bytes().all(|byte| byte.is_ascii_digit()) {
        return Err(unreadable(text));
    }
    // Only digits: what does not parse is too large.
    match digits.parse() {
        Ok(0) => Err(Message::new(none)),
        Ok(number) if number <= MAX_SIDE => Ok(number),
        _ => {
            let message = Message::new(too_many).quoting("found", digits);
            Err(message.with("most", u32::from(MAX_SIDE)))
        }
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
        let unreadable = |text: &str| Message::new("bar-size-unreadable").with("found", text);
        let large = |id, text: &str| Message::new(id).with("found", text).with("most", 30_u32);
        let huge = "9".repeat(400);
        let beginning = format!("{}…", &huge[..24]);
        let cases = [
            ("", 0, 0, Message::new("bar-size-empty")),
            ("8", 0, 1, unreadable("8")),
            ("8x", 2, 2, unreadable("8x")),
            ("x8", 0, 0, unreadable("x8")),
            ("8x10x2", 2, 6, unreadable("8x10x2")),
            ("8x-1", 2, 4, unreadable("8x-1")),
            ("0x5", 0, 1, Message::new("bar-no-rows")),
            ("5x0", 2, 3, Message::new("bar-no-columns")),
            ("10000x10000", 0, 5, large("bar-rows-too-many", "10000")),
            ("30x31", 3, 5, large("bar-columns-too-many", "31")),
            (&format!("5x{huge}"), 2, 402, large("bar-columns-too-many", &beginning)),
        ];
        for (text, start, end, error) in cases {
            assert_eq!(Chomp::read_link(text), Err(At { start, end, error }), "{text}");
        }
    }
}
