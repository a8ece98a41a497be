//! Positions: what is left of one bar, or of several that are played as a sum.

use super::size::Chomp;
use crate::core::Message;
use crate::core::bars::Shape;
use crate::games::At;
use serde::{Deserialize, Serialize};

/// The maximum number of bars of a sum.
pub const MAX_BARS: usize = 8;

/// One bar, which may be eaten up, or 2 to [`MAX_BARS`] bars, each of which still has its poison.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "Vec<Shape>", into = "Vec<Shape>")]
pub struct Position {
    bars: Vec<Shape>,
}

impl Position {
    /// The position of these bars; `None` where there are none or too many, or one of several is
    /// eaten up.
    pub fn new(bars: Vec<Shape>) -> Option<Self> {
        let whole = bars.len() == 1 || !bars.iter().any(Shape::is_empty);
        (whole && (1..=MAX_BARS).contains(&bars.len())).then_some(Self { bars })
    }

    /// One bar.
    pub fn one(bar: Shape) -> Self {
        Self { bars: vec![bar] }
    }

    /// Reads a position as written in links, `5.3.1`, `none` or `5.3.1+2.2`, or as people write it,
    /// `[5, 3, 1]` or `5 3 1`, where the empty list is the bar that is eaten up.
    ///
    /// Memory is bounded whatever the text; the error says what is wrong and at which bytes.
    pub fn read(game: Chomp, text: &str) -> Result<Self, At<Message>> {
        let typed = |c: char| c.is_whitespace() || "()[],;".contains(c);
        read(game, text, text.contains(typed))
    }

    /// Reads what people type: rows apart by points, commas or spaces, bars apart by `+`. The error
    /// has no place.
    pub fn read_typed(game: Chomp, text: &str) -> Result<Self, Message> {
        read(game, text, true).map_err(|at| at.error)
    }

    /// The link's form.
    pub fn write(&self) -> String {
        let bars: Vec<String> = self.bars.iter().map(write_bar).collect();
        bars.join("+")
    }

    /// The bars, at least one.
    pub fn bars(&self) -> &[Shape] {
        &self.bars
    }

    /// The bar, where there is only one.
    pub fn only(&self) -> Option<&Shape> {
        if let [bar] = &self.bars[..] { Some(bar) } else { None }
    }

    /// The position with another shape at `place`.
    pub(super) fn with(&self, place: usize, shape: Shape) -> Self {
        let mut bars = self.bars.clone();
        if let Some(bar) = bars.get_mut(place) {
            *bar = shape;
        }
        Self { bars }
    }
}

impl From<Position> for Vec<Shape> {
    fn from(position: Position) -> Self {
        position.bars
    }
}

impl TryFrom<Vec<Shape>> for Position {
    type Error = String;

    fn try_from(bars: Vec<Shape>) -> Result<Self, String> {
        Self::new(bars).ok_or_else(|| "not bars that can come up".to_owned())
    }
}

fn write_bar(bar: &Shape) -> String {
    if bar.is_empty() {
        return "none".to_owned();
    }
    let rows: Vec<String> = bar.rows().iter().map(u8::to_string).collect();
    rows.join(".")
}

/// Reads a position; `generous` about spaces, brackets and what is between rows.
fn read(game: Chomp, text: &str, generous: bool) -> Result<Position, At<Message>> {
    let count = text.split('+').count();
    let mut bars = Vec::new();
    let mut start = 0;
    for part in text.split('+') {
        let end = start + part.len();
        if bars.len() == MAX_BARS {
            let error = Message::new("bars-too-many").with("count", count);
            return Err(At { start, end: text.len(), error: error.with("most", MAX_BARS) });
        }
        let bar = read_bar(game, part, generous).map_err(|at| At {
            start: start + at.start,
            end: start + at.end,
            ..at
        })?;
        if bar.is_empty() && count > 1 {
            return Err(At { start, end, error: Message::new("bars-eaten-in-sum") });
        }
        bars.push(bar);
        start = end + 1;
    }
    Ok(Position { bars })
}

fn read_bar(game: Chomp, text: &str, generous: bool) -> Result<Shape, At<Message>> {
    if !generous {
        return if text == "none" { Ok(Shape::default()) } else { rows(game, text, &['.'], false) };
    }
    let trimmed = text.trim();
    let within = |open, close| trimmed.strip_prefix(open)?.strip_suffix(close);
    let listed = within('[', ']').or_else(|| within('(', ')'));
    if trimmed == "none" || listed.is_some_and(|rows| rows.trim().is_empty()) {
        return Ok(Shape::default());
    }
    let before = text.len() - text.trim_start().len() + usize::from(listed.is_some());
    let apart = &['.', ',', ';', ' ', '\t', '\n', '\r', '\u{a0}', '\u{202f}'];
    rows(game, listed.unwrap_or(trimmed), apart, true).map_err(|at| At {
        start: before + at.start,
        end: before + at.end,
        ..at
    })
}

/// Reads the rows separated by one of `signs`; `generous` passes over empty places.
fn rows(game: Chomp, text: &str, signs: &[char], generous: bool) -> Result<Shape, At<Message>> {
    let written = |row: &&str| !(generous && row.is_empty());
    let count = text.split(signs).filter(written).count();
    let mut rows: Vec<u8> = Vec::new();
    let mut start = 0;
    for part in text.split(signs) {
        let end = start + part.len();
        // Where the next part starts; at the end of the text there is none.
        let next = end + text[end..].chars().next().map_or(0, char::len_utf8);
        let at = |error| At { start, end, error };
        if !written(&part) {
            start = next;
            continue;
        }
        if rows.len() == usize::from(game.rows()) {
            let error = Message::new("rows-too-many").with("count", count);
            let error = error.with("most", u32::from(game.rows()));
            return Err(At { start, end: text.len(), error });
        }
        let row = read_row(part, game.columns()).map_err(at)?;
        if let Some(&above) = rows.last().filter(|&&above| above < row) {
            let message = Message::new("rows-increase").with("above", u32::from(above));
            return Err(at(message.with("below", u32::from(row))));
        }
        rows.push(row);
        start = next;
    }
    // Every row has been checked.
    let shape = Shape::new(rows).filter(|shape| !shape.is_empty());
    shape.ok_or_else(|| At { start: 0, end: text.len(), error: empty() })
}

fn read_row(text: &str, most: u8) -> Result<u8, Message> {
    if text.is_empty() {
        return Err(empty());
    }
    if !text.bytes().all(|byte| byte.is_ascii_digit()) {
        return Err(Message::new("rows-not-a-number").quoting("found", text));
    }
    match text.parse() {
        Ok(0) => Err(Message::new("rows-zero")),
        Ok(row) if row <= most => Ok(row),
        _ => {
            let message = Message::new("rows-too-long").quoting("found", text);
            Err(message.with("most", u32::from(most)))
        }
    }
}

/// Nothing is written, or nothing between two signs.
fn empty() -> Message {
    Message::new("rows-empty")
}
