//! What can be said to the reader, without the wording.
//!
//! An error or an explanation names a message and what it is about; the floor `words` turns it into
//! a sentence in the reader's language.

use serde::{Deserialize, Serialize};
use std::borrow::Cow;
use std::fmt;
use std::ops::Range;

/// A message by name, with what it is about. Names are owned only where a solver has sent it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Message {
    /// The name, as written in the locales.
    pub id: Cow<'static, str>,
    /// What the sentence is about, by name.
    pub about: Vec<(Cow<'static, str>, Value)>,
}

/// What a sentence is about.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Value {
    /// A number, written as the language writes numbers and taken for plurals.
    Number(u64),
    /// A text of the reader's or of the notation, shown as it is.
    Text(String),
    /// A square by its row and column from 0, said as the reader counts: `(2, 3)`.
    Square(u32, u32),
    /// A place in a row, from 0, said as the reader counts.
    Place(u32),
    /// Other messages, said one after the other with commas between them.
    Said(Vec<Message>),
}

/// From which number rows and columns are counted where a reader sees them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Count {
    /// From 1, as one counts.
    #[default]
    One,
    /// From 0, as programs and some practicals do.
    Zero,
}

impl Count {
    /// Both.
    pub const ALL: [Self; 2] = [Self::One, Self::Zero];

    /// The first number.
    pub fn first(self) -> u32 {
        match self {
            Self::One => 1,
            Self::Zero => 0,
        }
    }

    /// The name in links.
    pub fn name(self) -> &'static str {
        match self {
            Self::One => "1",
            Self::Zero => "0",
        }
    }
}

/// A square as it is written wherever a reader sees one, in both languages. The space after the comma tells it from
/// a decimal, which French writes with a comma; it is one that no line breaks at.
pub fn square(row: impl fmt::Display, column: impl fmt::Display) -> String {
    format!("({row},\u{a0}{column})")
}

/// How many terms of a nim-sum stay on one line.
const SHORT: usize = 3;

/// A nim-sum in a sentence. A long one goes on to the next line, but never after a sign.
pub fn written_nim_sum(terms: &[String]) -> String {
    terms.join(if terms.len() > SHORT { " ⊕\u{a0}" } else { "\u{a0}⊕\u{a0}" })
}

/// A text in which the squares are written as [`square`] writes them, however somebody has written them: `(2,3)`.
pub fn spaced_squares(text: &str) -> Cow<'_, str> {
    let mut spaced = String::new();
    let mut done = 0;
    for (at, _) in text.match_indices('(') {
        if let Some((comma, digit)) = inner_space(&text[at + 1..]) {
            spaced.push_str(&text[done..at + 1 + comma]);
            spaced.push_str(",\u{a0}");
            done = at + 1 + digit;
        }
    }
    if done == 0 {
        return Cow::Borrowed(text);
    }
    spaced.push_str(&text[done..]);
    Cow::Owned(spaced)
}

/// Where the comma of a square with an open bracket is, and the number after it; `None` if it is not a square.
fn inner_space(rest: &str) -> Option<(usize, usize)> {
    let (inside, _) = rest.split_once(')')?;
    let (row, column) = inside.split_once(',')?;
    let number = |text: &str| !text.is_empty() && text.bytes().all(|sign| sign.is_ascii_digit());
    let place = |text: &str| number(text) || matches!(text, "i" | "j");
    let after = column.trim_start_matches([' ', '\u{a0}']);
    let is_square = place(row) && place(after);
    is_square.then_some((row.len(), inside.len() - after.len()))
}

/// What can be said to a reader.
pub trait Say {
    /// The message that says it.
    fn say(&self) -> Message;
}

impl Message {
    /// A message about nothing further.
    pub fn new(id: &'static str) -> Self {
        Self { id: Cow::Borrowed(id), about: Vec::new() }
    }

    /// The same message, about this as well.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl Into<Value>) -> Self {
        self.about.push((Cow::Borrowed(name), value.into()));
        self
    }

    /// The same message, about the beginning of a text that somebody wrote: enough to know it again.
    #[must_use]
    pub fn quoting(self, name: &'static str, text: &str) -> Self {
        const MAX_QUOTED: usize = 24;
        if text.chars().count() <= MAX_QUOTED {
            return self.with(name, text);
        }
        self.with(name, text.chars().take(MAX_QUOTED).chain(['…']).collect::<String>())
    }

    /// The same message, what is wrong with these bytes of a text that somebody wrote, with their place in
    /// it. Where they are all of the text, or none of it, there is nothing to add.
    #[must_use]
    pub fn placed(self, text: &str, bytes: Range<usize>) -> Self {
        let (Some(before), Some(wrong)) = (text.get(..bytes.start), text.get(bytes.clone())) else {
            return self;
        };
        if text.trim().is_empty() || wrong.trim() == text.trim() {
            return self;
        }
        let place = if !wrong.is_empty() {
            Self::new("place-of").quoting("found", wrong)
        } else if bytes.start >= text.trim_end().len() {
            Self::new("place-end")
        } else {
            Self::new("place-at")
        };
        let place = place.with("at", before.chars().count() + 1);
        Self::new("placed").with("said", vec![self]).with("place", vec![place])
    }
}

impl From<u64> for Value {
    fn from(number: u64) -> Self {
        Self::Number(number)
    }
}

impl From<u32> for Value {
    fn from(number: u32) -> Self {
        Self::Number(number.into())
    }
}

impl From<usize> for Value {
    fn from(number: usize) -> Self {
        Self::Number(number as u64)
    }
}

impl From<String> for Value {
    fn from(text: String) -> Self {
        Self::Text(text)
    }
}

impl From<Vec<Message>> for Value {
    fn from(messages: Vec<Message>) -> Self {
        Self::Said(messages)
    }
}

impl From<&str> for Value {
    fn from(text: &str) -> Self {
        Self::Text(text.to_owned())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_short_nim_sum_stays_on_its_line() {
        let sum =
            |terms: &[u32]| written_nim_sum(&terms.iter().map(u32::to_string).collect::<Vec<_>>());
        assert_eq!(sum(&[7]), "7");
        assert_eq!(sum(&[3, 5]), "3\u{a0}⊕\u{a0}5");
        assert_eq!(sum(&[1, 2, 3, 4]), "1 ⊕\u{a0}2 ⊕\u{a0}3 ⊕\u{a0}4");
    }

    #[test]
    fn squares_are_written_in_one_way() {
        for (written, said) in [
            ("(2,3)", "(2,\u{a0}3)"),
            ("From (2, 3) to (2,5).", "From (2,\u{a0}3) to (2,\u{a0}5)."),
            ("Square (i,j), (10,\u{a0}12)", "Square (i,\u{a0}j), (10,\u{a0}12)"),
            ("(12,", "(12,"),
            ("(a, b) (2) (1, 2, 3) f(2.5) ()", "(a, b) (2) (1, 2, 3) f(2.5) ()"),
            ("((1,2))", "((1,\u{a0}2))"),
        ] {
            assert_eq!(spaced_squares(written), said);
            assert_eq!(spaced_squares(said), said);
        }
    }
}
