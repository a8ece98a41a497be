//! Positions: heaps in a row.

use crate::core::Message;
use crate::games::At;
use serde::{Deserialize, Serialize};

/// The maximum number of tokens of a heap.
pub const MAX_TOKENS: u32 = 10_000;
/// The maximum number of heaps of a starting position. Splitting may make more of them during play.
pub const MAX_HEAPS: usize = 64;

/// Heaps in the order in which they lie, each of 1 to [`MAX_TOKENS`] tokens. No move adds a
/// token, so there are never more than `MAX_HEAPS * MAX_TOKENS` in all.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "Vec<u32>", into = "Vec<u32>")]
pub struct Position {
    heaps: Vec<u32>,
}

impl Position {
    /// A starting position of these heaps. An error's place is that of a heap, from 0, not a byte.
    pub fn start(heaps: &[u32]) -> Result<Self, At<Message>> {
        if heaps.len() > MAX_HEAPS {
            return Err(At { start: MAX_HEAPS, end: heaps.len(), error: too_many(heaps.len()) });
        }
        for (place, &size) in heaps.iter().enumerate() {
            if let Some(error) = wrong_size(size) {
                return Err(At { start: place, end: place + 1, error });
            }
        }
        Ok(Self { heaps: heaps.to_vec() })
    }

    /// Reads a starting position as written in links: `7+5+12`, or `0` for no heaps.
    ///
    /// Memory is bounded whatever the text; the error says what is wrong and at which bytes.
    pub fn read_link(text: &str) -> Result<Self, At<Message>> {
        read(text, &['+'], false)
    }

    /// Reads what people type: heaps apart by `+`, commas, semicolons or spaces, in brackets or not.
    pub fn read_typed(text: &str) -> Result<Self, At<Message>> {
        if matches!(text.trim(), "[]" | "()") {
            return Ok(Self::default());
        }
        read(text, &TYPED, true)
    }

    /// Reads a starting position in the link's form, or, if it contains a sign that no link has,
    /// as people type it: `7, 5` or `[7, 5]`.
    pub fn read(text: &str) -> Result<Self, At<Message>> {
        let typed = |c: char| c != '+' && TYPED.contains(&c);
        if text.contains(typed) { Self::read_typed(text) } else { Self::read_link(text) }
    }

    /// The link's form.
    pub fn write(&self) -> String {
        if self.heaps.is_empty() {
            return "0".to_owned();
        }
        let sizes: Vec<String> = self.heaps.iter().map(u32::to_string).collect();
        sizes.join("+")
    }

    /// The sizes of the heaps, in their order.
    pub fn heaps(&self) -> &[u32] {
        &self.heaps
    }

    /// The size of the largest heap, 0 where there is none.
    pub fn largest(&self) -> u32 {
        self.heaps.iter().copied().max().unwrap_or(0)
    }

    /// All tokens.
    pub fn tokens(&self) -> u32 {
        self.heaps.iter().sum()
    }

    /// The position in which the heap at `place` (from 0) has become these parts, of which
    /// the empty ones vanish. The caller has checked that they are not more than it was.
    pub(super) fn with_heap_left(&self, place: usize, parts: [u32; 3]) -> Self {
        let mut heaps = self.heaps.clone();
        heaps.splice(place..=place, parts.into_iter().filter(|&size| size > 0));
        Self { heaps }
    }
}

impl From<Position> for Vec<u32> {
    fn from(position: Position) -> Self {
        position.heaps
    }
}

impl TryFrom<Vec<u32>> for Position {
    type Error = String;

    fn try_from(heaps: Vec<u32>) -> Result<Self, String> {
        let tokens: u64 = heaps.iter().copied().map(u64::from).sum();
        let possible = tokens <= MAX_HEAPS as u64 * u64::from(MAX_TOKENS);
        if !possible || heaps.iter().any(|&size| wrong_size(size).is_some()) {
            return Err("not heaps that can come up".to_owned());
        }
        Ok(Self { heaps })
    }
}

/// What people put between heaps, and around them.
pub(super) const TYPED: [char; 13] =
    ['+', ',', ';', ' ', '\t', '\n', '\r', '\u{a0}', '\u{202f}', '[', ']', '(', ')'];

fn wrong_size(size: u32) -> Option<Message> {
    match size {
        0 => Some(Message::new("heaps-zero")),
        1..=MAX_TOKENS => None,
        _ => Some(too_large(&size.to_string())),
    }
}

fn too_large(size: &str) -> Message {
    Message::new("heaps-too-large").quoting("found", size).with("most", MAX_TOKENS)
}

fn too_many(count: usize) -> Message {
    Message::new("heaps-too-many").with("count", count).with("most", MAX_HEAPS)
}

/// Reads heaps separated by one of `signs`; `generous` passes over empty places.
fn read(text: &str, signs: &[char], generous: bool) -> Result<Position, At<Message>> {
    let mut heaps = Vec::new();
    let mut too_many_from = None;
    let mut count = 0;
    for (start, part) in (Parts { text, signs, generous, next: Some(0) }) {
        if part.is_empty() && generous {
            continue;
        }
        count += 1;
        if count > MAX_HEAPS {
            too_many_from.get_or_insert(start);
            continue;
        }
        let at = |error| At { start, end: start + part.len(), error };
        let digits: String = if generous {
            part.chars().filter(|c| !signs.contains(c)).collect()
        } else {
            part.to_owned()
        };
        heaps.push((start, read_size(&digits).map_err(at)?));
    }
    if let Some(start) = too_many_from {
        return Err(At { start, end: text.len(), error: too_many(count) });
    }
    if let [(_, 0)] = heaps[..] {
        return Ok(Position::default());
    }
    if heaps.is_empty() {
        return Err(At { start: 0, end: text.len(), error: Message::new("heaps-empty") });
    }
    if let Some(&(start, _)) = heaps.iter().find(|&&(_, size)| size == 0) {
        let end = text[start..].find(signs).map_or(text.len(), |len| start + len);
        return Err(At { start, end, error: Message::new("heaps-zero") });
    }
    Ok(Position { heaps: heaps.into_iter().map(|(_, size)| size).collect() })
}

/// The parts of a text between signs, each with the byte it starts at.
struct Parts<'a> {
    text: &'a str,
    signs: &'a [char],
    generous: bool,
    next: Option<usize>,
}

/// Whether a sign is part of a number, as it is written in English or French: 10,000. A comma or
/// a plain space does so only before a 0, with which no heap begins.
fn groups(before: &str, sign: char, from: &str) -> bool {
    let digit = |c: Option<char>| c.is_some_and(|c| c.is_ascii_digit());
    let mut after = from.chars().skip(1);
    let zero = after.clone().next() == Some('0');
    let three = (0..3).all(|_| digit(after.next()));
    let sign = matches!(sign, '\u{a0}' | '\u{202f}') || (zero && matches!(sign, ',' | ' '));
    sign && three && !digit(after.next()) && digit(before.chars().next_back())
}

impl<'a> Iterator for Parts<'a> {
    type Item = (usize, &'a str);

    fn next(&mut self) -> Option<Self::Item> {
        let start = self.next?;
        let rest = &self.text[start..];
        let parting = |&(at, sign): &(usize, char)| {
            self.signs.contains(&sign)
                && !(self.generous && groups(&self.text[..start + at], sign, &rest[at..]))
        };
        let Some((len, _)) = rest.char_indices().find(parting) else {
            self.next = None;
            return Some((start, rest));
        };
        let sign = rest[len..].chars().next().map_or(1, char::len_utf8);
        self.next = Some(start + len + sign);
        Some((start, &rest[..len]))
    }
}

fn read_size(text: &str) -> Result<u32, Message> {
    if text.is_empty() {
        return Err(Message::new("heaps-empty"));
    }
    if !text.bytes().all(|byte| byte.is_ascii_digit()) {
        let message = Message::new("heaps-not-a-number").quoting("found", text);
        return Err(message.with("most", MAX_TOKENS));
    }
    // Only digits: what does not parse is too large.
    match text.parse() {
        Ok(size) if size <= MAX_TOKENS => Ok(size),
        _ => Err(too_large(text)),
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    #[test]
    fn heaps_are_read_and_written() {
        for (text, heaps) in [("7+5+12", &[7, 5, 12][..]), ("0", &[]), ("10000", &[10_000])] {
            let position = Position::read_link(text).unwrap();
            assert_eq!(position.heaps(), heaps);
            assert_eq!(position.write(), text);
        }
        for text in ["10,000 + 7", "10 000 7", "10\u{202f}000+7", "10000,7"] {
            assert_eq!(Position::read_typed(text).unwrap().heaps(), [10_000, 7], "{text}");
        }
        assert_eq!(Position::read_typed("7,500,12").unwrap().heaps(), [7, 500, 12]);
        for text in ["7 5 12", " 7, 5 ,12", "7;5;12", "7 + 5+12 ", "7,,5\u{a0}12"] {
            assert_eq!(Position::read_typed(text).unwrap().heaps(), [7, 5, 12], "{text}");
        }
    }

    #[test]
    fn bad_heaps_are_refused_with_their_place() {
        let huge = "9".repeat(400);
        let many = ["1"; 65].join("+");
        let found = |id, text: &str| Message::new(id).with("found", text).with("most", 10_000_u32);
        let too_large = |text| found("heaps-too-large", text);
        let not_a_number = |text| found("heaps-not-a-number", text);
        let too_many = Message::new("heaps-too-many");
        let cases = [
            ("", 0, 0, Message::new("heaps-empty")),
            ("7++5", 2, 2, Message::new("heaps-empty")),
            ("7+x", 2, 3, not_a_number("x")),
            ("7+-1", 2, 4, not_a_number("-1")),
            ("1.5", 0, 3, not_a_number("1.5")),
            ("7+0+3", 2, 3, Message::new("heaps-zero")),
            ("10001", 0, 5, too_large("10001")),
            ("1000000000000", 0, 13, too_large("1000000000000")),
            (&huge, 0, 400, too_large(&format!("{}…", &huge[..24]))),
            (&many, 128, 129, too_many.with("count", 65_u32).with("most", 64_u32)),
        ];
        for (text, start, end, error) in cases {
            assert_eq!(Position::read_link(text), Err(At { start, end, error }), "{text}");
        }
        let typed = Position::read_typed(" 7 ; é");
        assert_eq!(typed, Err(At { start: 5, end: 7, error: not_a_number("é") }));
        let typed = Position::read_typed("  ");
        assert_eq!(typed, Err(At { start: 0, end: 2, error: Message::new("heaps-empty") }));
    }
}
