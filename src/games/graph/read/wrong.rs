//! What can be wrong with a graph as written: places in a text, and what several forms say.

use crate::core::Message;
use crate::games::At;

/// What is wrong with these bytes, with their line and column, from 1. Time is linear in the text
/// before them.
pub(super) fn at(text: &str, start: usize, end: usize, message: Message) -> At<Message> {
    let before = text.get(..start).unwrap_or(text);
    let line = before.bytes().filter(|&byte| byte == b'\n').count() + 1;
    let column = before.rsplit('\n').next().unwrap_or_default().chars().count() + 1;
    let error = message.with("line", line).with("column", column);
    At { start, end: end.clamp(start, text.len().max(start)), error }
}

/// What is wrong with a text as a whole.
pub(super) fn whole(error: Message) -> At<Message> {
    At { start: 0, end: 0, error }
}

/// There is no vertex in it.
pub(super) fn empty() -> At<Message> {
    whole(Message::new("graph-read-empty"))
}

/// A sign should be here, or one of several. What is found is empty at the end of the text or line.
pub(super) fn expected(sign: &str, found: &str) -> Message {
    if found.is_empty() {
        return Message::new("graph-read-expected-end").with("sign", sign);
    }
    Message::new("graph-read-expected").with("sign", sign).quoting("found", found)
}

/// The name of a vertex should be here. What is found is empty at the end of the text or line.
pub(super) fn no_name(found: &str) -> Message {
    if found.is_empty() {
        return Message::new("graph-read-no-name-end");
    }
    Message::new("graph-read-no-name").quoting("found", found)
}

/// A quotation or a bracket, opened by this sign, is not closed.
pub(super) fn not_closed(sign: char) -> Message {
    Message::new("graph-read-not-closed").with("sign", sign.to_string())
}

/// Brackets are nested deeper than they may be.
pub(super) fn too_deep(most: usize) -> Message {
    Message::new("graph-read-too-deep").with("most", most)
}

/// A vertex has no owner.
pub(super) fn no_owner(name: &str) -> Message {
    Message::new("graph-read-no-owner").quoting("name", name)
}

/// A vertex has an owner other than 0 or 1.
pub(super) fn owner(name: &str, found: &str) -> Message {
    Message::new("graph-read-owner").quoting("name", name).quoting("found", found)
}

/// A vertex is described twice.
pub(super) fn twice(name: &str) -> Message {
    Message::new("graph-read-twice").quoting("name", name)
}

/// A payoff is not a whole number of up to nine digits.
pub(super) fn payoff(name: &str, found: &str) -> Message {
    Message::new("graph-read-payoff").quoting("name", name).quoting("found", found)
}

/// Something of the form that is not read here.
pub(super) fn not_read(found: &str) -> Message {
    Message::new("graph-read-not-read").quoting("found", found)
}
