//! The closest games and positions to texts that cannot be read.

use super::graph::{nearest_graph, read_graph};
use super::kind::Kind;
use super::position::Position;
use super::read;
use super::rules::{Place, Side};
use super::square::Square;
use crate::core::Rule;
use crate::core::place::{MAX_CELLS, Pieces};

/// The same game on a board that there can be; the usual board where there is nothing to go by.
pub(super) fn rules(what: &str, rule: Rule) -> Place {
    let usual = Place::usual();
    for (name, edges) in [("node-kayles-", false), ("arc-kayles-", true)] {
        let Some(graph) = what.strip_prefix(name) else { continue };
        if graph.starts_with(|first: char| first.is_ascii_alphabetic()) {
            let graph = read_graph(graph).ok().or_else(|| nearest_graph(graph));
            let kind =
                graph.map(|graph| if edges { Kind::Edges(graph) } else { Kind::Vertices(graph) });
            return kind.and_then(|kind| Place::new(kind, 1, 1, rule).ok()).unwrap_or(usual);
        }
    }
    let (name, size) = what.rsplit_once('-').unwrap_or((what, ""));
    let kind = Kind::named(name).or_else(|| laying(name)).unwrap_or(usual.kind());
    let (rows, columns) = size.split_once('x').unwrap_or((size, ""));
    let (rows, columns) = fitting(side(rows, usual.rows()), side(columns, usual.columns()));
    Place::new(kind, rows, columns, rule).unwrap_or(usual)
}

/// The game with those of its pieces that there are.
fn laying(name: &str) -> Option<Kind> {
    let pieces = name.strip_prefix("pieces-")?.split('.');
    let known: Vec<&str> = pieces.filter(|piece| Pieces::read(piece).is_ok()).collect();
    Pieces::read(&known.join(".")).ok().map(Kind::laying)
}

/// The nearest number of rows or columns; the usual one where it is no number.
fn side(text: &str, usual: u32) -> u32 {
    if text.is_empty() || !text.bytes().all(|byte| byte.is_ascii_digit()) {
        return usual;
    }
    text.parse().unwrap_or(Side::MAX).clamp(1, Side::MAX)
}

/// Sides that make no more squares than there may be: the longer one is cut.
fn fitting(rows: u32, columns: u32) -> (u32, u32) {
    let most = u32::try_from(MAX_CELLS).unwrap_or(u32::MAX);
    let short = rows.min(columns).min(most.isqrt());
    let long = rows.max(columns).min(most / short.max(1));
    if rows <= columns { (short, long) } else { (long, short) }
}

/// The position without the squares that can be read.
pub(super) fn position(game: &Place, text: &str) -> Position {
    if let Ok(position) = read::position(game, text) {
        return position;
    }
    let squares = text.split('+').filter_map(|square| read::position(game, square).ok());
    let gone: Vec<Square> = squares.flat_map(|one| one.gone(game)).take(MAX_CELLS).collect();
    Position::start(game, &gone)
}
