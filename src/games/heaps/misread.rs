//! Why a text is no code.

use crate::core::Message;
use crate::games::At;
use std::ops::Range;

/// What was read, or what is wrong and where.
pub(super) type Read<T> = Result<T, At<Message>>;

/// What is wrong with these bytes.
pub(super) fn fail<T>(place: Range<usize>, message: Message) -> Read<T> {
    Err(At { start: place.start, end: place.end, error: message })
}

/// Something after the bracket that closes a tail or a set.
pub(super) fn after_end(text: &str) -> Message {
    Message::new("code-after-end").quoting("found", text)
}
