//! The closest grids and positions to texts that cannot be read: a number outside its limits becomes the nearest one
//! within them, and only what makes no sense is dropped.

use super::bounds::{MAX_PAWNS, MAX_SIDE, MAX_STEP, MIN_SIDE};
use super::piece::{Kind, Piece};
use super::position::Position;
use super::read;
use super::rules::Pawns;
use super::square::Square;
use super::steps::Steps;
use crate::core::Rule;

/// The same grid as far as there can be one; what is not said is as usual.
pub(super) fn rules(what: &str, rule: Rule) -> Pawns {
    if let Ok(game) = read::rules(what, rule) {
        return game;
    }
    let usual = Pawns::usual().under(rule);
    let (grid, steps) = what.split_once('_').unwrap_or((what, ""));
    let mut numbers = numbers(grid);
    let mut next = |least: u32, most: u32, usual: u32| {
        numbers.next().map_or(usual, |number| number.clamp(least, most))
    };
    let rows = next(MIN_SIDE, MAX_SIDE, usual.rows());
    let columns = next(MIN_SIDE, MAX_SIDE, usual.columns());
    let step = next(1, MAX_STEP, usual.step());
    let game = Pawns::new(rows, columns, step, rule).unwrap_or(usual);
    let own = Steps::nearest(steps, rows, columns);
    game.with_own(own).unwrap_or(game)
}

/// The pieces that can be made out, each on the closest square of the grid that it can be on. One that lies
/// where pieces leave goes. Where none remains, three of the first kind are placed as at the beginning.
pub(super) fn position(game: &Pawns, text: &str) -> Position {
    if let Ok(position) = read::position(game, text) {
        return position;
    }
    let fits = |kind: &Kind| game.kinds().any(|known| known == *kind);
    let pieces = text.split('+').flat_map(squares).map(|(kind, wanted)| {
        let (row, column) =
            (wanted.row.clamp(1, game.rows()), wanted.column.clamp(1, game.columns()));
        let square = Square::new(row, column);
        // Beyond the corner the closest square for a piece is the one beside it.
        let beside = square == game.sink() && wanted != square;
        // Without its steps a custom piece is a pawn.
        let kind = if fits(&kind) { kind } else { Kind::default() };
        Piece::new(kind, if beside { Square::new(row, column.saturating_sub(1)) } else { square })
    });
    let pieces = pieces.filter(|piece| piece.square != game.sink());
    let pieces: Vec<Piece> = pieces.take(MAX_PAWNS).collect();
    if !pieces.is_empty() {
        return Position::start(game, &pieces).unwrap_or_default();
    }
    let kind = text.split('+').flat_map(squares).map(|(kind, _)| kind).find(fits);
    Position::in_first_column(game, kind.unwrap_or_default(), 3)
}

/// The pairs of numbers in a text, of the kind of the last letter before them.
fn squares(text: &str) -> impl Iterator<Item = (Kind, Square)> {
    let mut rest = text;
    std::iter::from_fn(move || {
        let start = rest.find(|c: char| c.is_ascii_digit())?;
        let letter = rest.get(..start)?.chars().rev().find(char::is_ascii_alphabetic);
        let mut numbers = numbers(rest);
        let square = Square::new(numbers.next()?, numbers.next()?);
        rest = numbers.rest;
        Some((letter.and_then(Kind::of_letter).unwrap_or_default(), square))
    })
}

/// The runs of digits in a text; a number past all limits is the largest there is.
fn numbers(text: &str) -> Numbers<'_> {
    Numbers { rest: text }
}

struct Numbers<'a> {
    rest: &'a str,
}

impl Iterator for Numbers<'_> {
    type Item = u32;

    fn next(&mut self) -> Option<u32> {
        let start = self.rest.find(|c: char| c.is_ascii_digit())?;
        let rest = self.rest.get(start..)?;
        let end = rest.find(|c: char| !c.is_ascii_digit()).unwrap_or(rest.len());
        self.rest = rest.get(end..)?;
        Some(rest.get(..end)?.parse().unwrap_or(u32::MAX))
    }
}
