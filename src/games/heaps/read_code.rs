//! Octal codes from text: strictly as in a link, or as people type them.

use super::code::{Code, Digit, MAX_DIGITS};
use super::hex::Digits;
use super::misread::{Read, after_end, fail};
use super::named::NamedGame;
use super::read_set;
use crate::core::Message;
use crate::games::At;
use std::ops::Range;

impl Code {
    /// Reads the form used in links: `0.77`, `4.333`, `0.~3`, `0.30~03`.
    ///
    /// The error says what is wrong and at which bytes of `text`. Time is linear in the text.
    pub fn read_link(text: &str) -> Result<Self, At<Message>> {
        read_link(text)
    }

    /// Reads what people type: the link's form, spaces around it, `.77` or `77` without the zero, a
    /// decimal comma, a tail in brackets (`0.33[03]`) or with dots (`0.333...`), a subtraction set
    /// `{1, 3, 4}`, or the name of a game in English or in French.
    ///
    /// The error says what is wrong and at which bytes of `text`. Time is linear in the text.
    pub fn read_typed(text: &str) -> Result<Self, At<Message>> {
        read_typed(text)
    }
}

impl Digits {
    /// Reads what comes after the sign, which ends at byte `base` of the text.
    pub(super) fn read(text: &str, base: usize, typed: bool) -> Result<Self, At<Message>> {
        read_hexadecimal(text, base, typed).map(Self::of)
    }
}

/// Reads the link's form; see [`Code::read_link`].
pub(super) fn read_link(text: &str) -> Read<Code> {
    if text.is_empty() {
        return fail(0..0, Message::new("code-empty"));
    }
    Reader { text, base: 0, points: &['.'], typed: false, dots: false, hexadecimal: false }.code()
}
/// Reads the digits of a hexadecimal code, from behind its sign, which ends at byte `base`; `typed` as
/// people type them. See [`super::hex`].
pub(super) fn read_hexadecimal(text: &str, base: usize, typed: bool) -> Read<Code> {
    if text.is_empty() {
        return fail(base..base, Message::new("code-no-digits"));
    }
    let points: &[char] = if typed { &['.', ','] } else { &['.'] };
    Reader { text, base, points, typed, dots: false, hexadecimal: true }.code()
}

/// Reads the generous form; see [`Code::read_typed`].
pub(super) fn read_typed(text: &str) -> Read<Code> {
    let trimmed = text.trim();
    let base = text.len() - text.trim_start().len();
    if trimmed.is_empty() {
        return fail(0..text.len(), Message::new("code-empty"));
    }
    if let Some(members) = trimmed.strip_prefix('{') {
        return read_set::braced(members, base + 1);
    }
    if read_set::is_bare(trimmed) {
        return read_set::bare(trimmed, base);
    }
    if let Some(code) = NamedGame::called_or_keyed(trimmed).and_then(|it| read_link(it.code).ok()) {
        return Ok(code);
    }
    if is_word(trimmed) {
        let message = Message::new("code-name-unknown").quoting("found", trimmed);
        return fail(base..base + trimmed.len(), message);
    }
    let before = DOTS.iter().find_map(|dots| trimmed.strip_suffix(dots));
    let text = before.unwrap_or(trimmed).trim_end();
    let dots = before.is_some();
    Reader { text, base, points: &['.', ','], typed: true, dots, hexadecimal: false }.code()
}

/// How people write that the last digits repeat for ever.
const DOTS: [&str; 2] = ["...", "…"];

/// Whether a text is meant for a name: it begins with two letters.
fn is_word(text: &str) -> bool {
    let mut characters = text.chars();
    (0..2).all(|_| characters.next().is_some_and(char::is_alphabetic))
}

/// One text with what is allowed in it. All places inside are bytes of `text`; `base` bytes of what
/// was given come before it.
struct Reader<'a> {
    text: &'a str,
    base: usize,
    points: &'static [char],
    /// Whether somebody typed it, who may leave out the zero and put a tail in brackets.
    typed: bool,
    /// Whether dots stood behind it.
    dots: bool,
    /// Whether digits go to F.
    hexadecimal: bool,
}

impl Reader<'_> {
    fn code(&self) -> Read<Code> {
        self.check_characters()?;
        let (first, start) = match self.text.find(self.points) {
            Some(point) => {
                if let Some(second) = self.find(point + 1, self.points) {
                    return self.fail(second..second + 1, Message::new("code-two-points"));
                }
                (self.first(0..point)?, point + 1)
            }
            // Of 077 nobody knows whether it is 0.77 or 0.077.
            None if self.typed && !self.text.starts_with('0') => (Digit::NEVER, 0),
            None => return self.fail(0..self.text.len(), Message::new("code-no-point")),
        };
        let (prefix, tail) = self.parts(start)?;
        let (prefix, tail) = (self.digits(prefix)?, self.digits(tail)?);
        let code = Code::canonical(first, prefix, tail);
        code.map_or_else(|| self.fail(0..self.text.len(), Message::new("code-no-move")), Ok)
    }

    /// Every character has a place in some code. What is left are digits 0 to 7, points and marks
    /// of tails, one byte each.
    fn check_characters(&self) -> Read<()> {
        for (at, character) in self.text.char_indices() {
            let place = at..at + character.len_utf8();
            match character {
                '0'..='7' | '~' => {}
                '8' | '9' | 'A'..='F' if self.hexadecimal => {}
                '8' | '9' => {
                    return self.fail(
                        place,
                        Message::new("code-not-octal").with("found", character.to_string()),
                    );
                }
                '[' | ']' if self.typed => {}
                _ if self.points.contains(&character) => {}
                _ => return self.fail(place, strange(character)),
            }
        }
        Ok(())
    }

    fn first(&self, place: Range<usize>) -> Read<Digit> {
        match &self.text[place.clone()] {
            "0" => Ok(Digit::NEVER),
            "4" => Ok(Digit::SPLIT),
            "8" | "C" if self.hexadecimal => self.digit(place.start),
            "" if self.typed => Ok(Digit::NEVER),
            "" => self.fail(place, Message::new("code-no-first")),
            other => {
                let id = if self.hexadecimal { "code-first-hexadecimal" } else { "code-first" };
                self.fail(place, Message::new(id).quoting("found", other))
            }
        }
    }

    /// The places of the prefix and of the tail, which is empty only where none is written.
    fn parts(&self, start: usize) -> Read<(Range<usize>, Range<usize>)> {
        let end = self.text.len();
        let Some(mark) = self.find(start, &['~', '[']) else {
            if start == end {
                return self.fail(start..end, Message::new("code-no-digits"));
            }
            if self.dots {
                self.check_count(start..end, 0..0)?;
                return Ok((start..end, self.repeated(start)?..end));
            }
            // Zeros at the end allow nothing.
            let last = self.text.trim_end_matches('0').len().max(start);
            self.check_count(start..last, 0..0)?;
            return Ok((start..last, last..last));
        };
        if self.dots {
            return self.fail(end..end, Message::new("code-two-tails"));
        }
        let tail = if self.text[mark..].starts_with('[') {
            mark + 1..self.closing(mark)?
        } else {
            mark + 1..end
        };
        if let Some(second) = self.find(mark + 1, &['~', '[']) {
            return self.fail(second..second + 1, Message::new("code-two-tails"));
        }
        if tail.is_empty() {
            return self.fail(mark..end, Message::new("code-empty-tail"));
        }
        self.check_count(start..mark, tail.clone())?;
        Ok((start..mark, tail))
    }

    /// Where the block begins that dots repeat: the shortest that is repeated at the end and is not of
    /// zeros alone, or the only digit there is.
    fn repeated(&self, start: usize) -> Read<usize> {
        let digits = &self.text.as_bytes()[start..];
        let count = digits.len();
        let twice = |len: &usize| {
            let block = &digits[count - len..];
            digits[count - 2 * len..count - len] == *block
                && block.iter().any(|&digit| digit != b'0')
        };
        let only = (count == 1).then_some(1);
        match (1..=count / 2).find(twice).or(only) {
            Some(len) => Ok(self.text.len() - len),
            None => self.fail(start..self.text.len(), Message::new("code-unclear-tail")),
        }
    }

    /// The place of the bracket that closes the tail opened at `mark`; nothing may come after it.
    fn closing(&self, mark: usize) -> Read<usize> {
        let end = self.text.len();
        let Some(close) = self.find(mark, &[']']) else {
            return self.fail(mark..end, Message::new("code-not-closed"));
        };
        if close + 1 < end {
            return self.fail(close + 1..end, after_end(&self.text[close + 1..]));
        }
        Ok(close)
    }

    fn check_count(&self, prefix: Range<usize>, tail: Range<usize>) -> Read<()> {
        let count = prefix.len() + tail.len();
        if count <= MAX_DIGITS {
            return Ok(());
        }
        let place = prefix.start..prefix.end.max(tail.end);
        let message = Message::new("code-too-many-digits");
        self.fail(place, message.with("count", count).with("most", MAX_DIGITS))
    }

    fn digits(&self, place: Range<usize>) -> Read<Vec<Digit>> {
        place.map(|at| self.digit(at)).collect()
    }

    /// The digit at a byte.
    fn digit(&self, at: usize) -> Read<Digit> {
        let found = self.text[at..].chars().next().unwrap_or_default();
        let value = found.to_digit(16).and_then(|value| u8::try_from(value).ok());
        let make = if self.hexadecimal { Digit::hexadecimal } else { Digit::new };
        value.and_then(make).map_or_else(|| self.fail(at..at + 1, strange(found)), Ok)
    }

    fn find(&self, from: usize, marks: &[char]) -> Option<usize> {
        self.text[from..].find(marks).map(|at| from + at)
    }

    fn fail<T>(&self, place: Range<usize>, message: Message) -> Read<T> {
        fail(place.start + self.base..place.end + self.base, message)
    }
}

/// A character that has no place in a code, or not there.
fn strange(character: char) -> Message {
    Message::new("code-character").with("found", character.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(id: &'static str, text: &str) -> Message {
        Message::new(id).with("found", text)
    }

    fn link(text: &str) -> Result<String, (usize, usize, Message)> {
        read_link(text).map(|code| code.to_string()).map_err(|at| (at.start, at.end, at.error))
    }

    fn typed(text: &str) -> Result<String, (usize, usize, Message)> {
        read_typed(text).map(|code| code.to_string()).map_err(|at| (at.start, at.end, at.error))
    }

    #[test]
    fn a_bad_code_in_a_link_is_refused_with_its_place() {
        let long = format!("0.{}", "3".repeat(65));
        let too_many = Message::new("code-too-many-digits");
        let too_many = too_many.with("count", 65_u32).with("most", 64_u32);
        let cases = [
            ("", 0, 0, Message::new("code-empty")),
            ("0.7x", 3, 4, found("code-character", "x")),
            ("0.7é7", 3, 5, found("code-character", "é")),
            ("0.78", 3, 4, found("code-not-octal", "8")),
            ("9.7", 0, 1, found("code-not-octal", "9")),
            ("0.7.7", 3, 4, Message::new("code-two-points")),
            ("077", 0, 3, Message::new("code-no-point")),
            (".77", 0, 0, Message::new("code-no-first")),
            ("1.7", 0, 1, found("code-first", "1")),
            ("40.7", 0, 2, found("code-first", "40")),
            ("4.", 2, 2, Message::new("code-no-digits")),
            (&long, 2, 67, too_many),
            ("0.3~", 3, 4, Message::new("code-empty-tail")),
            ("0.3~3~3", 5, 6, Message::new("code-two-tails")),
            ("0.3~~", 4, 5, Message::new("code-two-tails")),
            ("0.0", 0, 3, Message::new("code-no-move")),
            ("0.000~0", 0, 7, Message::new("code-no-move")),
            ("0.[3]", 2, 3, found("code-character", "[")),
            (" 0.7", 0, 1, found("code-character", " ")),
            ("0,77", 1, 2, found("code-character", ",")),
        ];
        for (text, start, end, error) in cases {
            assert_eq!(link(text), Err((start, end, error)), "{text}");
        }
        assert_eq!(link(&long[..66]), Ok(long[..66].to_owned()));
        // Zeros at the end allow nothing, and are not counted.
        let zeros = "0".repeat(100);
        for code in ["0.77", "4.0", &long[..66]] {
            assert_eq!(link(&format!("{code}{zeros}")), Ok(code.to_owned()));
            assert_eq!(typed(&format!(" {code}{zeros} ")), Ok(code.to_owned()));
        }
        assert_eq!(link(&format!("0.{zeros}")), Err((0, 102, Message::new("code-no-move"))));
        assert!(
            link(&format!("0.{zeros}1")).is_err() && typed(&format!("0.77{zeros}...")).is_err()
        );
    }

    #[test]
    fn what_people_type_is_understood() {
        let cases = [
            (".77", "0.77"),
            (" 0,77 ", "0.77"),
            ("0.[3]", "0.~3"),
            ("0.33[03]", "0.3~30"),
            ("0.~3", "0.~3"),
            ("{1, 3, 4}", "0.3033"),
            ("{4;1;3;3}", "0.3033"),
            ("{ 2 }", "0.03"),
            ("{1,\u{a0}3}", "0.303"),
            ("1, 3, 4", "0.3033"),
            (" 1 3 4 ", "0.3033"),
            ("4;1;3;3", "0.3033"),
            ("1,\u{a0}3", "0.303"),
            ("2,", "0.03"),
            // With a comma for the point only where a code can begin so.
            ("1,3", "0.303"),
            ("4, 7", "0.0003003"),
            ("4,7", "4.7"),
            (",77", "0.77"),
            ("77", "0.77"),
            ("7", "0.7"),
            ("4.7", "4.7"),
            ("33[03]", "0.3~30"),
            ("~3", "0.~3"),
            ("0.333...", "0.~3"),
            ("0.333…", "0.~3"),
            (" .333 ... ", "0.~3"),
            ("4.3...", "4.~3"),
            ("333...", "0.~3"),
            ("0.1303030...", "0.1~30"),
            ("0.1300300...", "0.1~300"),
            ("Kayles", "0.77"),
            (" nim ", "0.~3"),
            ("sticks of Fort Boyard", "0.333"),
            ("bâtonnets de Fort Boyard", "0.333"),
            ("fort-boyard", "0.333"),
            ("Nim de Lasker", "4.~3"),
        ];
        for (text, code) in cases {
            assert_eq!(typed(text), Ok(code.to_owned()), "{text}");
        }
    }

    #[test]
    fn a_bad_typed_code_is_refused_with_its_place() {
        let member = |text| found("code-member", text).with("most", 64_u32);
        let large =
            |text, rule| found("code-member-large", text).with("most", 64_u32).with("rule", rule);
        let cases = [
            ("  ", 0, 2, Message::new("code-empty")),
            (" 0.79", 4, 5, found("code-not-octal", "9")),
            ("0.[3", 2, 4, Message::new("code-not-closed")),
            ("0.[3]3", 5, 6, found("code-after-end", "3")),
            ("0.[]", 2, 4, Message::new("code-empty-tail")),
            ("0.3]", 3, 4, found("code-character", "]")),
            ("0.[3[3]", 4, 5, Message::new("code-two-tails")),
            (" {1, 65}", 5, 7, large("65", "take-1.65-whole")),
            ("{65}", 1, 3, large("65", "take-65-whole")),
            ("{10000 70}", 1, 6, large("10000", "take-70.10000-whole")),
            ("{10001}", 1, 6, member("10001")),
            ("{65, 0}", 1, 3, member("65")),
            ("{65, 2to3}", 1, 3, member("65")),
            ("{1, x}", 4, 5, member("x")),
            ("{0}", 1, 2, member("0")),
            ("{}", 0, 2, Message::new("code-empty-set")),
            ("{1, 2", 0, 1, Message::new("code-not-closed")),
            (" 1, 65", 4, 6, large("65", "take-1.65-whole")),
            ("1\u{a0}\u{202f}65 2", 6, 8, large("65", "take-1.2.65-whole")),
            ("1; 0", 3, 4, member("0")),
            ("0,7,7", 3, 4, Message::new("code-two-points")),
            ("0 7", 1, 2, found("code-character", " ")),
            ("{1}3", 3, 4, found("code-after-end", "3")),
            ("077", 0, 3, Message::new("code-no-point")),
            (" 17.7", 1, 3, found("code-first", "17")),
            (" 79", 2, 3, found("code-not-octal", "9")),
            (" chess ", 1, 6, found("code-name-unknown", "chess")),
            ("7a", 1, 2, found("code-character", "a")),
            ("0.12...", 2, 4, Message::new("code-unclear-tail")),
            ("0.00...", 2, 4, Message::new("code-unclear-tail")),
            ("0.[3]...", 5, 5, Message::new("code-two-tails")),
            ("0.7..", 3, 4, Message::new("code-two-points")),
            ("...", 0, 0, Message::new("code-no-digits")),
        ];
        for (text, start, end, error) in cases {
            assert_eq!(typed(text), Err((start, end, error)), "{text}");
        }
    }
}
