//! Texts of rules, squares and positions, taken apart.

use super::error::{Field, PawnsError, RulesError};
use super::position::Position;
use super::rules::{Pawns, USUAL_STEP};
use super::square::Square;
use crate::core::Rule;
use crate::games::At;

/// `5x5`, or `5x5-3` with the longest step.
pub(super) fn rules(what: &str, rule: Rule) -> Result<Pawns, At<RulesError>> {
    let Some((rows, rest)) = what.split_once('x') else {
        return Err(At { start: 0, end: what.len(), error: RulesError::NotASize(what.to_owned()) });
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
    Pawns::new(rows, columns, step, rule).map_err(|error| {
        let error = RulesError::Field(error);
        At { start: 0, end: what.len(), error }
    })
}

fn number(field: Field, text: &str, start: usize) -> Result<u32, At<RulesError>> {
    let at = |error| At { start, end: start + text.len(), error: RulesError::Field(error) };
    field.read(text).map_err(at)
}

/// `1.3+2.5+5.1`, or `none`.
pub(super) fn position(game: &Pawns, text: &str) -> Result<Position, At<PawnsError>> {
    if text == "none" {
        return Ok(Position::default());
    }
    let mut squares = Found::new(game);
    let mut start = 0;
    for part in text.split('+') {
        let at = |error| At { start, end: start + part.len(), error };
        if part.is_empty() {
            return Err(at(PawnsError::Empty));
        }
        let square = square(part).ok_or_else(|| at(PawnsError::NotASquare(part.to_owned())))?;
        squares.add(square, (start, start + part.len()), part)?;
        start += part.len() + 1;
    }
    squares.end(text.len())
}

/// Pairs of numbers, whatever stands between them of the signs that people write.
pub(super) fn typed_position(game: &Pawns, text: &str) -> Result<Position, At<PawnsError>> {
    const BETWEEN: &str = "+.,;:()[]/ \t\r\n\u{a0}\u{202f}";
    let strange = |c: char| !c.is_ascii_digit() && !BETWEEN.contains(c);
    if let Some(start) = text.find(strange) {
        let rest = text.get(start..).unwrap_or_default();
        let end = start + rest.find(|c| BETWEEN.contains(c)).unwrap_or(rest.len());
        let found = text.get(start..end).unwrap_or_default().to_owned();
        return Err(At { start, end, error: PawnsError::NotASquare(found) });
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
            let error = PawnsError::NotASquare(alone.to_owned());
            Err(At { start, end: start + alone.len(), error })
        }
        None => squares.end(text.len()),
    }
}

/// `row.column`, two numbers and nothing else. Those past all limits are the largest there is.
pub(super) fn square(text: &str) -> Option<Square> {
    let digits = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    let (row, column) = text.split_once('.')?;
    (digits(row) && digits(column)).then(|| Square::new(coordinate(row), coordinate(column)))
}

fn coordinate(digits: &str) -> u32 {
    digits.parse().unwrap_or(u32::MAX)
}

/// What is wrong with a square that is not on the grid.
pub(super) fn off(game: &Pawns, text: &str) -> PawnsError {
    PawnsError::Off { text: text.to_owned(), rows: game.rows(), columns: game.columns() }
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
    ) -> Result<(), At<PawnsError>> {
        if !self.game.holds(square) {
            return Err(At { start, end, error: off(self.game, text) });
        }
        if square == self.game.sink() {
            return Err(At { start, end, error: PawnsError::Sink(square) });
        }
        self.count += 1;
        if self.squares.len() < self.game.rows() as usize {
            self.squares.push(square);
        } else if self.too_many_from == 0 {
            self.too_many_from = start;
        }
        Ok(())
    }

    fn end(self, end: usize) -> Result<Position, At<PawnsError>> {
        if self.count == 0 {
            return Err(At { start: 0, end, error: PawnsError::Empty });
        }
        if self.count > self.squares.len() {
            let error = PawnsError::TooMany { count: self.count, most: self.game.rows() };
            return Err(At { start: self.too_many_from, end, error });
        }
        Position::start(self.game, &self.squares)
    }
}
