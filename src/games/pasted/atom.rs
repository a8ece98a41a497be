//! Values without brackets: numbers, words, and texts in quotation marks.

use super::digits::{in_ascii, is_digit};
use super::read::{Read, Reader};
use super::value::{Element, Value};
use crate::core::Message;

/// The words for what is not there.
const NOTHING: [&str; 7] = ["None", "null", "NULL", "Null", "nan", "NaN", "NAN"];
/// The least number of digits with which a number may be too large to be one.
const TOO_LONG: usize = 19;

impl Reader<'_> {
    /// A number, a text, or a word of such characters.
    pub(super) fn atom(&mut self, word: impl Fn(char) -> bool) -> Read<Element> {
        let start = self.at;
        self.counted(start)?;
        self.is_whole()?;
        self.is_object()?;
        if let Some(quote) = self.peek().and_then(closing_quote) {
            return self.quoted(quote);
        }
        let rest = self.rest();
        let end = word_end(rest, word);
        // Texts of Python 2, `u'4;1'`.
        if matches!(&rest[..end], "u" | "b") && rest[end..].starts_with(['\'', '"']) {
            self.at += end;
            return self.quoted(if rest[end..].starts_with('"') { '"' } else { '\'' });
        }
        // `1->2` are two values.
        let arrow = rest[..end].ends_with('-') && rest[end..].starts_with('>');
        let end = if arrow && end > 1 { end - 1 } else { end };
        let end = end + powers(rest, end);
        let text = &rest[..end];
        if text.is_empty() {
            return Err(self.strange());
        }
        self.at += text.len();
        // A sign alone is none.
        let numeric = text.starts_with(|c: char| is_digit(c) || "+-.".contains(c))
            && text.contains(is_digit)
            // A genus, `3^1431`.
            && !text.contains('^');
        let nothing = NOTHING.into_iter().find(|&word| word == text);
        let value = match text {
            "True" | "true" | "TRUE" | "Vrai" | "vrai" | "VRAI" | "np.True_" => Value::Truth(true),
            "False" | "false" | "FALSE" | "Faux" | "faux" | "FAUX" | "np.False_" => {
                Value::Truth(false)
            }
            _ if nothing.is_some() => Value::Nothing(nothing.unwrap_or_default()),
            // Many values without anything between them.
            _ if text.len() >= TOO_LONG && text.bytes().all(|sign| matches!(sign, b'0' | b'1')) => {
                number(text).map_or_else(|| Value::Text(text.to_owned()), Value::Number)
            }
            // The comma of a number is part of it only where that was seen before.
            _ if numeric => {
                Value::Number(number(&in_ascii(text).replace(',', ".")).ok_or_else(|| {
                    let message = Message::new("pasted-number").quoting("found", text);
                    Self::wrong(start, self.at, message)
                })?)
            }
            _ => Value::Text(text.to_owned()),
        };
        Ok(Element::new(value, start, self.at))
    }

    /// A number with an exponent directly after it, as a text: a genus, `3^1431`.
    pub(super) fn with_exponent(&mut self, element: Element) -> Element {
        let exponent = self.rest().strip_prefix('^').unwrap_or_default();
        let digits = exponent.find(|c: char| !c.is_ascii_digit()).unwrap_or(exponent.len());
        let after = exponent.get(digits..).unwrap_or_default();
        let goes_on = after.starts_with(|c: char| c.is_alphanumeric() || "^_.".contains(c));
        let number = matches!(element.value, Value::Number(_)) && element.end as usize == self.at;
        if digits == 0 || goes_on || !number {
            return element;
        }
        let start = element.start as usize;
        self.at += 1 + digits;
        let text = self.text.get(start..self.at).unwrap_or_default();
        Element::new(Value::Text(text.to_owned()), start, self.at)
    }

    /// Whether no values were left out here: programs write dots for those of a long array.
    fn is_whole(&self) -> Read<()> {
        let Some(dots) = ["...", "…"].into_iter().find(|dots| self.rest().starts_with(dots))
        else {
            return Ok(());
        };
        let message = Message::new("pasted-shortened").with("found", dots);
        Err(Self::wrong(self.at, self.at + dots.len(), message))
    }

    /// Whether Python shows an object here and not the values in it: `<map object at 0x7f>`.
    fn is_object(&self) -> Read<()> {
        // What Python writes is short: a long line with many such signs is not looked through for each of them.
        const MAX_OBJECT: usize = 200;
        let rest = self.rest();
        let end = (0..=MAX_OBJECT.min(rest.len())).rev().find(|&end| rest.is_char_boundary(end));
        let begins = rest.get(..end.unwrap_or(0)).unwrap_or_default();
        let line = || begins.lines().next().unwrap_or_default();
        let end = || {
            line()
                .find('>')
                .filter(|&end| line().get(..end).is_some_and(|text| text.contains(" object ")))
        };
        let Some(end) = self.rest().starts_with('<').then(end).flatten() else { return Ok(()) };
        let found = self.rest().get(..=end).unwrap_or_default();
        let message = Message::new("pasted-object").quoting("found", found);
        Err(Self::wrong(self.at, self.at + found.len(), message))
    }

    fn quoted(&mut self, quote: char) -> Read<Element> {
        let start = self.at;
        let mut text = String::new();
        let mut characters = self.rest().char_indices().skip(1);
        while let Some((at, c)) = characters.next() {
            match c {
                '\\' => text.extend(characters.next().map(|(_, c)| c)),
                '\n' => break,
                _ if c == quote => {
                    self.at = start + at + 1;
                    return Ok(Element::new(Value::Text(text), start, self.at));
                }
                _ => text.push(c),
            }
        }
        Err(self.not_closed(start))
    }
}

/// How much longer a word is with the powers of its letters: `a^2b^3`.
fn powers(text: &str, end: usize) -> usize {
    let after = text.get(end..).unwrap_or_default();
    let raised =
        after.strip_prefix('^').is_some_and(|it| it.starts_with(|c: char| c.is_ascii_digit()));
    if !raised || !text.starts_with(char::is_alphabetic) {
        return 0;
    }
    after.find(|c: char| !c.is_alphanumeric() && c != '^').unwrap_or(after.len())
}

/// The sign that ends a text in quotation marks which a sign begins.
fn closing_quote(open: char) -> Option<char> {
    match open {
        '"' | '\'' => Some(open),
        '“' => Some('”'),
        '‘' => Some('’'),
        _ => None,
    }
}

/// Where the word ends that a text begins with. An apostrophe between two letters is part of it: `l'attracteur`.
fn word_end(text: &str, word: impl Fn(char) -> bool) -> usize {
    let mut end = 0;
    loop {
        let rest = text.get(end..).unwrap_or_default();
        end += rest.find(|c| !word(c)).unwrap_or(rest.len());
        match text.get(end..).and_then(|rest| rest.chars().next()) {
            // Not the text of `u'4;1'`.
            Some(sign)
                if end > 0 && is_apostrophe(text, end) && !matches!(&text[..end], "u" | "b") =>
            {
                end += sign.len_utf8();
            }
            _ => return end,
        }
    }
}

/// Whether an apostrophe between two letters is at a place of a text.
fn is_apostrophe(text: &str, at: usize) -> bool {
    let (before, after) = text.split_at_checked(at).unwrap_or_default();
    let mut after = after.chars();
    after.next().is_some_and(|sign| matches!(sign, '\'' | '’'))
        && before.ends_with(char::is_alphabetic)
        && after.next().is_some_and(char::is_alphabetic)
}

/// Whether a line has a text in quotation marks.
pub(super) fn is_quoting(line: &str) -> bool {
    let quotes = line.match_indices(['"', '\'']);
    quotes.into_iter().any(|(at, _)| !is_apostrophe(line, at))
}

/// A whole number, also with a fraction of zeros, in binary or in hexadecimal digits.
pub(super) fn number(text: &str) -> Option<i64> {
    // As `bin` and `hex` write it.
    if let Some(digits) = text.strip_prefix("0b") {
        return i64::from_str_radix(digits, 2).ok();
    }
    if let Some(digits) = text.strip_prefix("0x") {
        return i64::from_str_radix(digits, 16).ok();
    }
    let whole = text.split_once('.').filter(|(_, zeros)| zeros.bytes().all(|byte| byte == b'0'));
    let digits = whole.map_or(text, |(whole, _)| whole);
    digits.parse().ok()
}
