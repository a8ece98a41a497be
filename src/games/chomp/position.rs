//! Positions: what is left of one bar, or of several that are played as a sum.

use super::size::Chomp;
use crate::core::Message;
use crate::core::bars::Shape;
use crate::games::At;
use serde::{Deserialize, Serialize};

/// The most bars of a sum.
pub const MOST_BARS: usize = 8;

/// One bar, which may be eaten up, or 2 to [`MOST_BARS`] bars, each of which still has its poison.
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
        (whole && (1..=MOST_BARS).contains(&bars.len())).then_some(Self { bars })
    }

    /// One bar.
    pub fn one(bar: Shape) -> Self {
        Self { bars: vec![bar] }
    }

    /// Reads a position as it stands in links: `5.3.1`, `none`, `5.3.1+2.2`.
    ///
    /// Memory is bounded whatever the text; the error says what is wrong and at which bytes.
    pub fn read_link(game: Chomp, text: &str) -> Result<Self, At<Message>> {
        let count = text.split('+').count();
        let mut bars = Vec::new();
        let mut start = 0;
        for part in text.split('+') {
            let end = start + part.len();
            if bars.len() == MOST_BARS {
                let error = Message::new("bars-too-many").with("count", count);
                return Err(At { start, end: text.len(), error: error.with("most", MOST_BARS) });
            }
            if part == "none" && count > 1 {
                return Err(At { start, end, error: Message::new("bars-eaten-in-sum") });
            }
            let bar = read_bar(game, part).map_err(|at| At {
                start: start + at.start,
                end: start + at.end,
                ..at
            })?;
            bars.push(bar);
            start = end + 1;
        }
        Ok(Self { bars })
    }

    /// Reads what people type: rows apart by points, commas or spaces, bars apart by `+`. The error
    /// has no place.
    pub fn read_typed(game: Chomp, text: &str) -> Result<Self, Message> {
        let bars = text.split('+').map(|bar| {
            let apart = |c: char| c.is_whitespace() || matches!(c, '.' | ',');
            let rows: Vec<&str> = bar.split(apart).filter(|row| !row.is_empty()).collect();
            rows.join(".")
        });
        let plain: Vec<String> = bars.take(MOST_BARS + 1).collect();
        Self::read_link(game, &plain.join("+")).map_err(|at| at.error)
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

fn read_bar(game: Chomp, text: &str) -> Result<Shape, At<Message>> {
    if text == "none" {
        return Ok(Shape::default());
    }
    let count = text.split('.').count();
    let mut rows: Vec<u8> = Vec::new();
    let mut start = 0;
    for part in text.split('.') {
        let end = start + part.len();
        let at = |error| At { start, end, error };
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
        start = end + 1;
    }
    // Every row has been checked.
    Shape::new(rows).ok_or_else(|| At { start: 0, end: text.len(), error: empty() })
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
