//! What a reason can be asked for, and the reason that most numbers have.

use crate::core::{Message, Nimber};
use serde::{Deserialize, Serialize};

/// What a reason is asked of ([`super::Game::reasons`]).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum About {
    /// A number of the sheet: row, column.
    Cell(usize, usize),
    /// The number of a part, as [`super::Analysis::numbers`] has them.
    Part(usize),
    /// The step of the method after so many.
    Next(u32),
    /// A winning move, as it is written.
    Move(String),
}

/// The maximum number of values that are listed.
const MAX_LISTED: usize = 40;

/// That a number is the least one missing among the values that moves lead to, without saying which it is.
pub(super) fn least_missing(values: impl IntoIterator<Item = Nimber>) -> Message {
    let mut values: Vec<u32> = values.into_iter().map(|value| value.0).collect();
    values.sort_unstable();
    values.dedup();
    if values.is_empty() {
        return Message::new("why-no-moves");
    }
    let shown: Vec<String> = values.iter().take(MAX_LISTED).map(u32::to_string).collect();
    let more = if values.len() > MAX_LISTED { ", …" } else { "" };
    Message::new("why-least-missing")
        .with("values", format!("{}{more}", shown.join(", ")))
        .with("count", values.len())
}
