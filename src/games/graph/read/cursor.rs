//! Goes through a text byte by byte, and knows the current place.
//!
//! What is rarely called is kept from being inlined: the readers are a large part of the solver's
//! program, whose size every visitor pays.

use super::{MAX_NAME, Read, wrong};
use crate::core::Message;
use crate::games::At;

/// A place in a text.
#[derive(Clone, Copy, Debug)]
pub(super) struct Cursor<'a> {
    pub(super) text: &'a str,
    /// The next byte; always between two characters.
    pub(super) at: usize,
    /// Where what is read now ends: the whole text, or a line of it.
    pub(super) end: usize,
}

impl<'a> Cursor<'a> {
    pub(super) fn of(text: &'a str) -> Self {
        Self { text, at: 0, end: text.len() }
    }

    /// The rest of what is read now.
    pub(super) fn rest(&self) -> &'a str {
        self.text.get(self.at..self.end).unwrap_or_default()
    }

    /// What is left of this line, without the spaces before it; the cursor then points to the next one.
    pub(super) fn line(&mut self) -> Self {
        let rest = self.rest();
        let len = rest.find('\n').unwrap_or(rest.len());
        let mut line = Self { end: self.at + len, ..*self };
        self.at = (line.end + 1).min(self.text.len());
        line.skip_spaces();
        line
    }

    pub(super) fn peek(&self) -> Option<u8> {
        self.text.as_bytes().get(self.at).copied().filter(|_| self.at < self.end)
    }

    /// Passes over a sign if it comes next.
    pub(super) fn eat(&mut self, sign: &str) -> bool {
        let there = self.rest().starts_with(sign);
        self.at += if there { sign.len() } else { 0 };
        there
    }

    /// Passes over a sign, which must come next.
    #[inline(never)]
    pub(super) fn need(&mut self, sign: &'static str) -> Read<()> {
        if self.eat(sign) { Ok(()) } else { Err(self.expected(sign)) }
    }

    pub(super) fn skip_spaces(&mut self) {
        while self.peek().is_some_and(|byte| byte.is_ascii_whitespace()) {
            self.at += 1;
        }
    }

    /// The text up to the first byte that is not meant. `meant` takes every byte above ASCII or none.
    pub(super) fn take_while(&mut self, meant: impl Fn(u8) -> bool) -> &'a str {
        let start = self.at;
        while self.peek().is_some_and(&meant) {
            self.at += 1;
        }
        self.text.get(start..self.at).unwrap_or_default()
    }

    /// What comes next, up to a space: for errors.
    #[inline(never)]
    pub(super) fn word(&self) -> &'a str {
        self.rest().split(|c: char| c.is_ascii_whitespace()).next().unwrap_or_default()
    }

    /// The text between two quotation marks, of which the first comes next. Of `\"` and `\\` the
    /// second character is meant, any other backslash is one. The end of a line or a tab becomes a
    /// space, since no form but this could hold it.
    #[inline(never)]
    pub(super) fn quoted(&mut self, mark: char) -> Read<String> {
        let start = self.at;
        self.at += 1;
        let mut text = String::new();
        let mut characters = self.rest().char_indices();
        while let Some((at, character)) = characters.next() {
            if character == mark {
                self.at += at + 1;
                return self.short_enough(text, start);
            }
            if character != '\\' {
                text.push(if character.is_ascii_control() { ' ' } else { character });
                continue;
            }
            match characters.clone().next() {
                Some((_, next)) if next == mark || next == '\\' => {
                    text.push(next);
                    characters.next();
                }
                _ => text.push('\\'),
            }
        }
        self.at = start;
        Err(self.error(1, wrong::not_closed(mark)))
    }

    fn short_enough(&self, text: String, start: usize) -> Read<String> {
        if text.len() <= MAX_NAME { Ok(text) } else { Err(self.long_name(start, MAX_NAME)) }
    }

    /// A name that ends here has more bytes than it may.
    #[inline(never)]
    pub(super) fn long_name(&self, start: usize, most: usize) -> At<Message> {
        self.error_at(start, self.at, Message::new("graph-read-long-name").with("most", most))
    }

    #[inline(never)]
    pub(super) fn expected(&self, sign: &'static str) -> At<Message> {
        let found = self.word();
        self.error(found.len(), wrong::expected(sign, found))
    }

    #[inline(never)]
    pub(super) fn no_name(&self) -> At<Message> {
        let found = self.word();
        self.error(found.len(), wrong::no_name(found))
    }

    /// An error of some bytes from here on.
    #[inline(never)]
    pub(super) fn error(&self, len: usize, message: Message) -> At<Message> {
        self.error_at(self.at, self.at + len, message)
    }

    #[inline(never)]
    pub(super) fn error_at(&self, start: usize, end: usize, message: Message) -> At<Message> {
        wrong::at(self.text, start, end, message)
    }
}
