//! Texts of rules, positions and moves, taken apart.

use super::graph::read_graph;
use super::kind::Kind;
use super::moves::Move;
use super::position::Position;
use super::rules::{Place, Side};
use super::square::Square;
use crate::core::place::Pieces;
use crate::core::{Message, Rule};
use crate::games::At;
use crate::games::pair::pair;

/// The maximum number of squares that a move is read with: no piece has as many.
const MAX_SQUARES: usize = 8;

/// `cram-5x6`, `pieces-i2.l3-5x6` or `node-kayles-path-12`.
pub(super) fn rules(what: &str, rule: Rule) -> Result<Place, At<Message>> {
    let whole = |error| At { start: 0, end: what.len(), error };
    if let Some((kind, start)) = on_graph(what)? {
        let end = what.len();
        return Place::new(kind, 1, 1, rule).map_err(|error| At { start, end, error });
    }
    let parts = what.rsplit_once('-').and_then(|(name, size)| Some((name, size.split_once('x')?)));
    let Some((name, (rows, columns))) = parts else {
        return Err(whole(Message::new("place-not-a-game").quoting("found", what)));
    };
    let kind = named(name)?;
    let number = |side: Side, text: &str, start: usize| {
        side.read(text).map_err(|error| At { start, end: start + text.len(), error })
    };
    let from = name.len() + 1;
    let after = from + rows.len() + 1;
    let rows = number(Side::Rows, rows, from)?;
    let columns = number(Side::Columns, columns, after)?;
    Place::new(kind, rows, columns, rule).map_err(|error| At {
        start: from,
        end: what.len(),
        error,
    })
}

/// The game of a name on a rectangle.
fn named(name: &str) -> Result<Kind, At<Message>> {
    if let Some(kind) = Kind::named(name) {
        return Ok(kind);
    }
    let Some(pieces) = name.strip_prefix("pieces-") else {
        let error = Message::new("place-unknown-game").quoting("found", name);
        return Err(At { start: 0, end: name.len(), error });
    };
    Pieces::read(pieces).map(Kind::laying).map_err(|found| {
        let error = Message::new("place-unknown-piece").quoting("found", found);
        At { start: name.len() - pieces.len(), end: name.len(), error }
    })
}

/// The game on a graph, with the place where the graph begins; none where it is played on a rectangle.
fn on_graph(what: &str) -> Result<Option<(Kind, usize)>, At<Message>> {
    for name in ["node-kayles-", "arc-kayles-"] {
        let Some(graph) = what.strip_prefix(name) else { continue };
        if graph.starts_with(|first: char| first.is_ascii_alphabetic()) {
            let (start, end) = (name.len(), what.len());
            let graph = read_graph(graph).map_err(|error| At { start, end, error })?;
            let kind = if name == "arc-kayles-" { Kind::Edges } else { Kind::Vertices };
            return Ok(Some((kind(graph), start)));
        }
    }
    Ok(None)
}

/// `1.3+2.5`, or `none`; also squares as people write them: `(1,3), (2,5)`.
pub(super) fn position(game: &Place, text: &str) -> Result<Position, At<Message>> {
    if text.trim() == "none" {
        return Ok(Position::default());
    }
    let mut gone = Vec::new();
    for (start, part) in pieces(text, '+') {
        let at = |error| At { start, end: start + part.len(), error };
        if part.trim().is_empty() {
            return Err(at(Message::new("place-empty")));
        }
        let on_graph = game.kind().graph().is_some();
        let Some(square) = square(part).filter(|square| square.is_vertex() == on_graph) else {
            let id = if on_graph { "place-not-a-vertex" } else { "place-not-a-square" };
            return Err(at(Message::new(id).quoting("found", part)));
        };
        if game.bit(square).is_none() {
            let off = Message::new(if on_graph { "place-off-graph" } else { "place-off" });
            let off = off.quoting("found", part);
            return Err(at(off.with("rows", game.rows()).with("columns", game.columns())));
        }
        // Each square once, whatever the text: no more are kept than the board has.
        if !gone.contains(&square) {
            gone.push(square);
        }
    }
    Ok(Position::start(game, &gone))
}

impl Move {
    /// Reads the form of links, `1.1-1.2`, or squares as people write them: `(1,1) (1,2)`.
    pub fn read(text: &str) -> Result<Self, Message> {
        let squares = squares_of_move(text);
        let squares =
            squares.ok_or_else(|| Message::new("place-move-unreadable").quoting("found", text));
        squares.map(Self::new)
    }
}

/// The squares of a move: `1.1-1.2`. None where it is no list of squares, or one too long.
pub(super) fn squares_of_move(text: &str) -> Option<Vec<Square>> {
    let mut squares = Vec::new();
    for (_, part) in pieces(text, '-') {
        if squares.len() == MAX_SQUARES {
            return None;
        }
        squares.push(square(part)?);
    }
    Some(squares)
}
/// The pieces of a list, each with its first byte: those between the signs of links or spaces, or, where there are
/// brackets, those that end with one.
fn pieces(text: &str, between: char) -> impl Iterator<Item = (usize, &str)> {
    let bracketed = text.contains([')', ']']);
    let text_end = text.trim_end();
    let mut start = 0;
    let mut done = false;
    std::iter::from_fn(move || {
        if done {
            return None;
        }
        let rest = text_end.get(start..)?;
        let (part, next) = if bracketed {
            let end = rest.find([')', ']']).map_or(rest.len(), |end| end + 1);
            let part = rest.get(..end)?;
            done = start + end >= text_end.len();
            (part, start + end)
        } else {
            let blank = rest.len() - rest.trim_start().len();
            let parts = |c: char| c == between || c.is_whitespace();
            let end = rest.get(blank..)?.find(parts).map_or(rest.len(), |end| blank + end);
            done = end == rest.len();
            let after = rest.get(end..)?.trim_start();
            let next = after.strip_prefix(between).unwrap_or(after);
            (rest.get(..end)?, text_end.len() - next.len())
        };
        // What may come before a square in a list.
        let skipped =
            |c: char| c.is_whitespace() || (bracketed && (c == ',' || c == ';' || c == between));
        let trimmed = part.trim_start_matches(skipped);
        let from = start + part.len() - trimmed.len();
        start = next;
        Some((from, trimmed))
    })
}

/// `row.column`, or the pair `(row, column)`, or the number of a vertex. Numbers past all limits are the largest there
/// is.
fn square(text: &str) -> Option<Square> {
    let number = |digits: &str| digits.parse().unwrap_or(u32::MAX);
    let text = text.trim();
    if !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit()) {
        return Some(Square::vertex(number(text)));
    }
    // Rows are counted from 1: what has none is a vertex.
    let of_rows = |digits: &str| match number(digits) {
        0 => u32::MAX,
        row => row,
    };
    pair(text).map(|(row, column)| Square { row: of_rows(row), column: number(column) })
}
