//! The numbers of the setup, each with its range.

use super::bounds::{MAX_SIDE, MAX_STEP, MIN_SIDE};
use crate::core::Message;

/// A number of the setup.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Field {
    /// How many rows there are.
    Rows,
    /// How many columns there are.
    Columns,
    /// The longest step.
    Step,
    /// How many pawns are in the first column.
    Pawns,
}

impl Field {
    /// The least and the most that are taken. Of pawns there are also at most as many as rows.
    pub fn range(self) -> (u32, u32) {
        match self {
            Self::Rows | Self::Columns => (MIN_SIDE, MAX_SIDE),
            Self::Step => (1, MAX_STEP),
            Self::Pawns => (1, MAX_SIDE),
        }
    }

    /// Reads a number with nothing around it.
    pub fn read(self, text: &str) -> Result<u32, Message> {
        self.read_up_to(text, self.range().1)
    }

    /// Reads a number that is at most `most`.
    pub fn read_up_to(self, text: &str, most: u32) -> Result<u32, Message> {
        let least = self.range().0;
        let (not_a_number, beyond) = self.messages();
        let wrong =
            |id| Message::new(id).quoting("found", text).with("least", least).with("most", most);
        if text.is_empty() || !text.bytes().all(|byte| byte.is_ascii_digit()) {
            return Err(wrong(not_a_number));
        }
        // Only digits: what does not parse is too large.
        let number = text.parse().ok().filter(|number| (least..=most).contains(number));
        number.ok_or_else(|| wrong(beyond))
    }

    pub(super) fn check(self, number: u32) -> Result<u32, Message> {
        self.read(&number.to_string())
    }

    /// What is said where it is not made of decimal digits, and where it is out of its range.
    fn messages(self) -> (&'static str, &'static str) {
        match self {
            Self::Rows => ("pawns-rows-number", "pawns-rows-beyond"),
            Self::Columns => ("pawns-columns-number", "pawns-columns-beyond"),
            Self::Step => ("pawns-step-number", "pawns-step-beyond"),
            Self::Pawns => ("pawns-count-number", "pawns-count-beyond"),
        }
    }
}
