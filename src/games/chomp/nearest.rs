//! The closest bars to texts that cannot be read: a number past its limits becomes the last one within them, and only
//! what cannot be made out goes.

use super::position::{MAX_BARS, Position};
use super::size::Chomp;
use crate::core::bars::{MAX_SIDE, Shape};
use crate::games::Game;

/// The same bar as far as there can be one; what is not said is as usual.
pub(super) fn size(what: &str) -> Chomp {
    if let Ok(game) = Chomp::read_link(what) {
        return game;
    }
    let usual = Chomp::default();
    let mut sides = numbers(what).map(|side| side.clamp(1, MAX_SIDE));
    let (rows, columns) = (sides.next(), sides.next());
    let bar = Chomp::new(rows.unwrap_or(usual.rows()), columns.unwrap_or(usual.columns()));
    bar.unwrap_or(usual)
}

/// The bars whose rows can be made out, each row as long as it can be there; the whole bar where there is none.
pub(super) fn position(game: Chomp, text: &str) -> Position {
    if let Ok(position) = Position::read(game, text) {
        return position;
    }
    let bars = text.split('+').filter_map(|bar| shape(game, bar)).take(MAX_BARS);
    Position::new(bars.collect()).unwrap_or_else(|| game.example_position())
}

fn shape(game: Chomp, text: &str) -> Option<Shape> {
    let mut longest = game.columns();
    let rows = numbers(text).filter(|&row| row > 0).take(game.rows().into()).map(|row| {
        longest = longest.min(row);
        longest
    });
    Shape::new(rows.collect()).filter(|shape| !shape.is_empty())
}

/// The runs of digits in a text; a number past all limits is the largest there is.
fn numbers(text: &str) -> impl Iterator<Item = u8> {
    let runs = text.split(|c: char| !c.is_ascii_digit()).filter(|run| !run.is_empty());
    runs.map(|run| run.parse().unwrap_or(u8::MAX))
}
