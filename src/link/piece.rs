//! Pieces of a text being read, each with its place.

use super::{LinkError, Problem};
use crate::core::Message;
use crate::games::At;
use std::borrow::Cow;

/// A piece of the text, and the byte at which it begins.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Piece {
    pub(super) text: String,
    pub(super) start: usize,
}

impl Piece {
    pub(super) fn of(text: &str) -> Self {
        Self { text: text.to_owned(), start: 0 }
    }

    /// What comes before the first `mark`, and what comes after it.
    pub(super) fn split(&self, mark: char) -> Option<(Self, Self)> {
        let (before, after) = self.text.split_once(mark)?;
        let start = self.start + before.len() + mark.len_utf8();
        Some((
            Self { text: before.to_owned(), start: self.start },
            Self { text: after.to_owned(), start },
        ))
    }

    /// What is between one `mark` and the next.
    pub(super) fn between(&self, mark: char) -> impl Iterator<Item = Self> {
        let mut start = self.start;
        self.text.split(mark).map(move |text| {
            let piece = Self { text: text.to_owned(), start };
            start += text.len() + mark.len_utf8();
            piece
        })
    }

    /// The text with `%2B` and the like put back. What is not a correct sequence stays as it is.
    pub(super) fn decoded(&self) -> Cow<'_, str> {
        if !self.text.contains('%') {
            return Cow::Borrowed(&self.text);
        }
        let hex = |byte: Option<&u8>| byte.and_then(|&b| char::from(b).to_digit(16));
        let bytes = self.text.as_bytes();
        let mut decoded = Vec::with_capacity(bytes.len());
        let mut at = 0;
        while let Some(&byte) = bytes.get(at) {
            let code = match (byte, hex(bytes.get(at + 1)), hex(bytes.get(at + 2))) {
                (b'%', Some(high), Some(low)) => u8::try_from(high * 16 + low).ok(),
                _ => None,
            };
            decoded.push(code.unwrap_or(byte));
            at += if code.is_some() { 3 } else { 1 };
        }
        Cow::Owned(String::from_utf8_lossy(&decoded).into_owned())
    }

    /// An error that is all of this piece.
    pub(super) fn error(&self, problem: Problem) -> LinkError {
        LinkError { start: self.start, end: self.start + self.text.len(), problem }
    }

    /// The error of a system's own reader, at its place in the whole text. Where the piece was not
    /// read as it stands, the place is the piece.
    pub(super) fn setup(&self, at: At<Message>) -> LinkError {
        let problem = Problem::Setup(at.error);
        if self.text.contains('%') {
            return self.error(problem);
        }
        let end = (self.start + at.end).min(self.start + self.text.len());
        LinkError { start: (self.start + at.start).min(end), end, problem }
    }
}
