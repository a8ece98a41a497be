//! Texts of rules, squares and positions, taken apart.

use super::field::Field;
use super::position::Position;
use super::rules::{Pawns, USUAL_STEP};
use super::square::Square;
use crate::core::{Message, Rule};
use crate::games::At;
use crate::games::pair::pair;

/// `5x5`, or `5x5-3` with the longest step.
pub(super) fn rules(what: &str, rule: Rule) -> Result<Pawns, At<Message>> {
    let Some((rows, rest)) = what.split_once('x') else {
        let error = Message::new("pawns-not-a-size").quoting("found", what);
        return Err(At { start: 0, end: what.len(), error });
    };
    let (columns, step) = match rest.split_once('-') {
        Some((columns, step)) => (columns, Some(step)),
        None => (rest, None),
    };
    let from = rows.len() + 1;
    let rows = number(Field::Rows, rows, 0)?;
    let after = from + columns.len() + 1;
    let columns = number(Field::Columns, columns, from)?;
    let step = step.map_or(Ok(USUAL_STEP), |step| number(Field::Step, step, after))?;
    Pawns::new(rows, columns, step, rule).map_err(|error| At { start: 0, end: what.len(), error })
}

fn number(field: Field, text: &str, start: usize) -> Result<u32, At<Message>> {
    field.read(text).map_err(|error| At { start, end: start + text.len(), error })
}

/// `1.3+2.5+5.1`, or `none`; where there are brackets, commas or spaces, what people type.
pub(super) fn position(game: &Pawns, text: &str) -> Result<Position, At<Message>> {
    let typed = |c: char| c.is_whitespace() || "()[],;".contains(c);
    if text.contains(typed) { typed_position(game, text) } else { link_position(game, text) }
}

/// `1.3+2.5+5.1`, or `none`.
fn link_position(game: &Pawns, text: &str) -> Result<Position, At<Message>> {
    if text == "none" {
        return Ok(Position::default());
    }
    let mut squares = Found::new(game);
    let mut start = 0;
    for part in text.split('+') {
        let at = |error| At { start, end: start + part.len(), error };
        if part.is_empty() {
            return Err(at(empty()));
        }
        let square = square(part).ok_or_else(|| at(not_a_square(part)))?;
        squares.add(square, (start, start + part.len()), part)?;
        start += part.len() + 1;
    }
    squares.end(text.len())
}

/// Pairs of numbers, whatever stands between them of the signs that people write.
pub(super) fn typed_position(game: &Pawns, text: &str) -> Result<Position, At<Message>> {
    const BETWEEN: &str = "+.,;:()[]/ \t\r\n\u{a0}\u{202f}";
    let strange = |c: char| !c.is_ascii_digit() && !BETWEEN.contains(c);
    if let Some(start) = text.find(strange) {
        let rest = text.get(start..).unwrap_or_default();
        let end = start + rest.find(|c| BETWEEN.contains(c)).unwrap_or(rest.len());
        let error = not_a_square(text.get(start..end).unwrap_or_default());
        return Err(At { start, end, error });
    }
    let mut squares = Found::new(game);
    let mut row: Option<(usize, &str)> = None;
    let mut start = 0;
    for part in text.split(|c: char| !c.is_ascii_digit()) {
        let end = start + part.len();
        match (part.is_empty(), row) {
            (true, _) => {}
            (false, None) => row = Some((start, part)),
            (false, Some((from, text_of_row))) => {
                let square = Square::new(coordinate(text_of_row), coordinate(part));
                squares.add(square, (from, end), text.get(from..end).unwrap_or_default())?;
                row = None;
            }
        }
        // The signs are of one byte but for two, which are spaces.
        let sign = text.get(end..).and_then(|rest| rest.chars().next());
        start = end + sign.map_or(0, char::len_utf8);
    }
    match row {
        Some((start, alone)) => {
            Err(At { start, end: start + alone.len(), error: not_a_square(alone) })
        }
        None => squares.end(text.len()),
    }
}

/// `row.column`, or the pair `(row, column)`. Numbers past all limits are the largest there is.
fn square(text: &str) -> Option<Square> {
    pair(text).map(|(row, column)| Square::new(coordinate(row), coordinate(column)))
}

/// `1.3-1.5`, or two squares with an arrow between them: `(1,3) ---> (1,5)`.
pub(super) fn squares_of_move(text: &str) -> Option<(Square, Square)> {
    const ARROW: [char; 6] = ['-', '–', '—', '=', '>', '→'];
    let (from, _) = text.split_once(ARROW)?;
    let to = text.get(from.len()..)?.trim_start_matches(ARROW);
    square(from).zip(square(to))
}

fn coordinate(digits: &str) -> u32 {
    digits.parse().unwrap_or(u32::MAX)
}

/// Nothing is written, or nothing between two signs.
fn empty() -> Message {
    Message::new("pawns-empty")
}

fn not_a_square(text: &str) -> Message {
    Message::new("pawns-not-a-square").quoting("found", text)
}

/// A square that is not on the grid.
pub(super) fn off(game: &Pawns, text: &str) -> Message {
    let message = Message::new("pawns-off").quoting("found", text);
    message.with("rows", game.rows()).with("columns", game.columns())
}

/// A pawn at the sink, where it would have left.
pub(super) fn on_sink(square: Square) -> Message {
    Message::new("pawns-on-sink").with("square", square.pair())
}

/// More pawns than there are rows.
pub(super) fn too_many(game: &Pawns, count: usize) -> Message {
    Message::new("pawns-too-many").with("count", count).with("most", game.rows())
}

/// The squares read so far, never more than there may be pawns.
struct Found<'a> {
    game: &'a Pawns,
    squares: Vec<Square>,
    count: usize,
    too_many_from: usize,
}

impl<'a> Found<'a> {
    fn new(game: &'a Pawns) -> Self {
        Self { game, squares: Vec::new(), count: 0, too_many_from: 0 }
    }

    /// Adds a square that stands at these bytes.
    fn add(
        &mut self,
        square: Square,
        (start, end): (usize, usize),
        text: &str,
    ) -> Result<(), At<Message>> {
        if !self.game.holds(square) {
            return Err(At { start, end, error: off(self.game, text) });
        }
        if square == self.game.sink() {
            return Err(At { start, end, error: on_sink(square) });
        }
        self.count += 1;
        if self.squares.len() < self.game.rows() as usize {
            self.squares.push(square);
        } else if self.too_many_from == 0 {
            self.too_many_from = start;
        }
        Ok(())
    }

    fn end(self, end: usize) -> Result<Position, At<Message>> {
        if self.count == 0 {
            return Err(At { start: 0, end, error: empty() });
        }
        if self.count > self.squares.len() {
            let error = too_many(self.game, self.count);
            return Err(At { start: self.too_many_from, end, error });
        }
        Position::start(self.game, &self.squares)
    }
}
