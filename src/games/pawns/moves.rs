//! Moves: one piece, from one square to another.

use super::piece::{Kind, Piece};
use super::position::Position;
use super::read;
use super::rules::Pawns;
use super::square::Square;
use crate::core::Message;
use serde::{Deserialize, Serialize};
use std::fmt;

/// A move as it is written, `1.3-1.5`: of the pieces on the first square the one that comes first, and
/// can, goes to the second. Where another kind is meant, its letter comes before it: `p1.3-1.5`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Move {
    /// The kind of piece, where it is named.
    pub kind: Option<Kind>,
    /// Where the piece is.
    pub from: Square,
    /// Where it goes.
    pub to: Square,
}

impl Move {
    /// The move of the first piece that can make it.
    pub fn new(from: Square, to: Square) -> Self {
        Self { kind: None, from, to }
    }

    /// The move of a piece of a position, without its letter where that is not needed.
    pub fn of(game: &Pawns, position: &Position, piece: Piece, to: Square) -> Self {
        let plain = Self::new(piece.square, to);
        let first = mover(game, position, plain).map(|(_, first)| first.kind);
        Self { kind: Some(piece.kind).filter(|&kind| first != Some(kind)), ..plain }
    }

    /// Reads the form of links, or two squares with an arrow between them: `(1,3) ---> (1,5)`.
    pub fn read(text: &str) -> Result<Self, Message> {
        match read::squares_of_move(text) {
            Some((kind, from, to)) => Ok(Self { kind, from, to }),
            None => Err(Message::new("pawns-move-unreadable").quoting("found", text)),
        }
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(kind) = self.kind {
            write!(f, "{}", kind.letter())?;
        }
        write!(f, "{}-{}", self.from, self.to)
    }
}

/// The piece that a move moves, and its place in the list.
pub fn mover(game: &Pawns, position: &Position, mv: Move) -> Option<(usize, Piece)> {
    let goes = |piece: &Piece| check(game, piece.kind, mv).is_ok();
    candidates(position, mv).find(|(_, piece)| goes(piece))
}

/// The pieces that a move could mean.
fn candidates(position: &Position, mv: Move) -> impl Iterator<Item = (usize, Piece)> + '_ {
    let meant = move |piece: &Piece| {
        piece.square == mv.from && mv.kind.is_none_or(|kind| kind == piece.kind)
    };
    position.pieces().iter().copied().enumerate().filter(move |(_, piece)| meant(piece))
}

/// The position after a move, or why it is not legal.
pub(super) fn play(game: &Pawns, position: &Position, mv: Move) -> Result<Position, Message> {
    if position.pieces().is_empty() {
        return Err(Message::new("pawns-move-over"));
    }
    if let Some((place, _)) = mover(game, position, mv) {
        let left = mv.to == game.sink();
        return Ok(position.with_piece_at(place, (!left).then_some(mv.to)));
    }
    let square = mv.from.pair();
    let Some((_, piece)) = candidates(position, mv).next() else {
        return Err(match mv.kind {
            Some(kind) if kind != Kind::Pawn => {
                Message::new("pawns-move-no-piece").with("kind", kind.name()).with("square", square)
            }
            _ => Message::new("pawns-move-no-pawn").with("square", square),
        });
    };
    let wrong = check(game, piece.kind, mv).err();
    Err(wrong.unwrap_or_else(|| Message::new("pawns-move-no-pawn").with("square", square)))
}

/// Whether a piece of a kind goes that way, wherever it is.
fn check(game: &Pawns, kind: Kind, Move { from, to, .. }: Move) -> Result<(), Message> {
    if from == to {
        return Err(Message::new("pawns-move-stays"));
    }
    if !game.holds(to) {
        let message = Message::new("pawns-move-off").with("square", to.pair());
        return Err(message.with("rows", game.rows()).with("columns", game.columns()));
    }
    if kind == Kind::Pawn {
        return check_pawn(game, from, to);
    }
    if game.targets(kind, from).any(|target| target == to) {
        return Ok(());
    }
    Err(Message::new("pawns-move-not-so").with("kind", kind.name()))
}

fn check_pawn(game: &Pawns, from: Square, to: Square) -> Result<(), Message> {
    if from.row != to.row && from.column != to.column {
        return Err(Message::new("pawns-move-diagonal"));
    }
    // One of the two differences is 0.
    let by = to.row.checked_sub(from.row).zip(to.column.checked_sub(from.column));
    let Some((down, right)) = by else {
        return Err(Message::new("pawns-move-back"));
    };
    let by = down + right;
    if by > game.step() {
        return Err(Message::new("pawns-move-too-far").with("by", by).with("most", game.step()));
    }
    Ok(())
}

/// The moves of a position, each once, with the piece that makes it: by piece, then in the order of
/// [`Pawns::targets`].
pub(super) fn moves(game: &Pawns, position: &Position) -> Vec<(Piece, Move)> {
    let pieces = position.pieces();
    let mut moves = Vec::new();
    for (place, &piece) in pieces.iter().enumerate() {
        // Of pieces of a kind on one square it is the same move.
        if pieces.iter().position(|other| *other == piece) != Some(place) {
            continue;
        }
        let targets = game.targets(piece.kind, piece.square);
        moves.extend(targets.map(|to| (piece, Move::of(game, position, piece, to))));
    }
    moves
}
