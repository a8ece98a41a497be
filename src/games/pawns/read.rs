//! Texts of rules, squares and positions, taken apart.

use super::bounds::{MAX_PAWNS, USUAL_STEP};
use super::field::Field;
use super::piece::{Kind, Piece};
use super::position::Position;
use super::rules::Pawns;
use super::square::Square;
use super::steps::Steps;
use super::wrong;
use crate::core::{Message, Rule};
use crate::games::At;
use crate::games::pair::pair;

impl Position {
    /// Reads a starting position as written in links, `1.3+q2.5+5.1` or `none`, or as people write
    /// it: `(1,3), q(2,5), (5,1)`.
    ///
    /// Memory is bounded whatever the text; the error says what is wrong and at which bytes.
    pub fn read(game: &Pawns, text: &str) -> Result<Self, At<Message>> {
        position(game, text)
    }

    /// Reads what people type: the link's form, or pairs of numbers as in `(1,3) (2,5)`.
    pub fn read_typed(game: &Pawns, text: &str) -> Result<Self, At<Message>> {
        typed_position(game, text)
    }
}

/// `5x5`, or `5x5-3` with the longest step; `5x5_1.0_2.2` with custom steps.
pub(super) fn rules(what: &str, rule: Rule) -> Result<Pawns, At<Message>> {
    let Some((grid, steps)) = what.split_once('_') else { return plain_rules(what, rule) };
    let game = plain_rules(grid, rule)?;
    let from = grid.len() + 1;
    let moved = |at: At<Message>| At { start: at.start + from, end: at.end + from, ..at };
    let own = Steps::read(steps).map_err(moved)?;
    game.with_own(own).map_err(|error| At { start: from, end: what.len(), error })
}
fn plain_rules(what: &str, rule: Rule) -> Result<Pawns, At<Message>> {
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

/// `1.3+q2.5+5.1`, or `none`; where there are brackets, commas or spaces, what people type.
pub(super) fn position(game: &Pawns, text: &str) -> Result<Position, At<Message>> {
    let typed = |c: char| c.is_whitespace() || "()[],;".contains(c);
    if text.contains(typed) { typed_position(game, text) } else { link_position(game, text) }
}

/// `1.3+q2.5+5.1`, or `none`.
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
        let piece = piece(part).ok_or_else(|| at(not_a_square(part)))?;
        squares.add(piece, (start, start + part.len()), part)?;
        start += part.len() + 1;
    }
    squares.end(text.len())
}

/// Signs that people write between numbers.
const BETWEEN: &str = "+.,;:()[]/ \t\r\n\u{a0}\u{202f}";

/// Pairs of numbers, each with the letter of a kind before it or without, whatever is between them of
/// the signs that people write.
pub(super) fn typed_position(game: &Pawns, text: &str) -> Result<Position, At<Message>> {
    if let Some((start, end)) = strange(text) {
        let error = not_a_square(text.get(start..end).unwrap_or_default());
        return Err(At { start, end, error });
    }
    let mut squares = Found::new(game);
    // What has been read of a square: where it starts, its kind, its row.
    let mut begun: Option<(usize, Kind, Option<&str>)> = None;
    for (start, part) in words(text) {
        let end = start + part.len();
        let letter = part.chars().next().and_then(Kind::of_letter);
        begun = match (letter, begun) {
            (Some(kind), None) => Some((start, kind, None)),
            (None, None) => Some((start, Kind::Pawn, Some(part))),
            (None, Some((from, kind, None))) => Some((from, kind, Some(part))),
            (None, Some((from, kind, Some(row)))) => {
                let piece = Piece::new(kind, Square::new(coordinate(row), coordinate(part)));
                squares.add(piece, (from, end), text.get(from..end).unwrap_or_default())?;
                None
            }
            (Some(_), Some((from, ..))) => return Err(half(text, from)),
        };
    }
    match begun {
        Some((from, ..)) => Err(half(text, from)),
        None => squares.end(text.len()),
    }
}

/// Half a square, up to the next of the signs that people write.
fn half(text: &str, start: usize) -> At<Message> {
    let rest = text.get(start..).unwrap_or_default();
    let end = start + rest.find(|c| BETWEEN.contains(c)).unwrap_or(rest.len());
    At { start, end, error: not_a_square(text.get(start..end).unwrap_or_default()) }
}

/// The numbers, and the letters before them, with where they start.
fn words(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let mut at = 0;
    std::iter::from_fn(move || {
        let rest = text.get(at..)?;
        let start = at + rest.find(|c: char| !BETWEEN.contains(c))?;
        let rest = text.get(start..)?;
        let digits = rest.find(|c: char| !c.is_ascii_digit()).unwrap_or(rest.len());
        let len = if digits == 0 { rest.chars().next()?.len_utf8() } else { digits };
        at = start + len;
        Some((start, rest.get(..len)?))
    })
}

/// The first word that is neither a number nor the letter of a kind, with all up to the next sign.
fn strange(text: &str) -> Option<(usize, usize)> {
    let letters = |from: usize| {
        let rest = text.get(from..).unwrap_or_default();
        rest.chars().take_while(|c| !c.is_ascii_digit() && !BETWEEN.contains(*c)).count()
    };
    let known = |part: &str| part.chars().next().and_then(Kind::of_letter).is_some();
    let wrong = |&(start, part): &(usize, &str)| match letters(start) {
        0 => false,
        1 => !known(part),
        _ => true,
    };
    let (start, _) = words(text).find(wrong)?;
    let rest = text.get(start..)?;
    Some((start, start + rest.find(|c| BETWEEN.contains(c)).unwrap_or(rest.len())))
}

/// `row.column` with the letter of a kind before it, or without. Letters may be small or large.
fn piece(text: &str) -> Option<Piece> {
    let (kind, rest) = lettered(text);
    Some(Piece::new(kind.unwrap_or_default(), square(rest)?))
}

/// The kind that a text begins with, and the rest of it.
fn lettered(text: &str) -> (Option<Kind>, &str) {
    let text = text.trim_start();
    let kind = text.chars().next().and_then(Kind::of_letter);
    // Letters are of one byte.
    (kind, if kind.is_some() { text.get(1..).unwrap_or_default() } else { text })
}

/// `row.column`, or the pair `(row, column)`. Numbers past all limits are the largest there is.
fn square(text: &str) -> Option<Square> {
    pair(text).map(|(row, column)| Square::new(coordinate(row), coordinate(column)))
}

/// `1.3-1.5`, or two squares with an arrow between them: `(1,3) ---> (1,5)`; the letter of a kind may come
/// before them.
pub(super) fn squares_of_move(text: &str) -> Option<(Option<Kind>, Square, Square)> {
    const ARROW: [char; 6] = ['-', '–', '—', '=', '>', '→'];
    let (from, _) = text.split_once(ARROW)?;
    let to = text.get(from.len()..)?.trim_start_matches(ARROW);
    let (kind, from) = lettered(from);
    Some((kind, square(from)?, square(to)?))
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

/// The pieces read so far, never more than there may be.
struct Found<'a> {
    game: &'a Pawns,
    pieces: Vec<Piece>,
    count: usize,
    too_many_from: usize,
}

impl<'a> Found<'a> {
    fn new(game: &'a Pawns) -> Self {
        Self { game, pieces: Vec::new(), count: 0, too_many_from: 0 }
    }

    /// Adds a piece that is written at these bytes.
    fn add(
        &mut self,
        piece: Piece,
        (start, end): (usize, usize),
        text: &str,
    ) -> Result<(), At<Message>> {
        let square = piece.square;
        if !self.game.holds(square) {
            return Err(At { start, end, error: wrong::off(self.game, text) });
        }
        if square == self.game.sink() {
            return Err(At { start, end, error: wrong::on_sink(square) });
        }
        if piece.kind == Kind::Own && self.game.own().is_empty() {
            return Err(At { start, end, error: wrong::no_steps() });
        }
        self.count += 1;
        if self.pieces.len() < MAX_PAWNS {
            self.pieces.push(piece);
        } else if self.too_many_from == 0 {
            self.too_many_from = start;
        }
        Ok(())
    }

    fn end(self, end: usize) -> Result<Position, At<Message>> {
        if self.count == 0 {
            return Err(At { start: 0, end, error: empty() });
        }
        if self.count > self.pieces.len() {
            let error = wrong::too_many(self.count);
            return Err(At { start: self.too_many_from, end, error });
        }
        Position::start(self.game, &self.pieces)
    }
}
