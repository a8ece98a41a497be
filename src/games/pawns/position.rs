//! Positions: pieces in the order in which they were placed.

use super::bounds::{MAX_PAWNS, MAX_SIDE};
use super::piece::{Kind, Piece};
use super::rules::Pawns;
use super::square::Square;
use super::wrong;
use crate::core::Message;
use crate::games::At;
use serde::{Deserialize, Serialize};

/// Pieces, each with the square it is on. A piece keeps its place in the list until it leaves.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "Vec<Piece>", into = "Vec<Piece>")]
pub struct Position {
    pieces: Vec<Piece>,
}

impl Position {
    /// A starting position of these pieces. An error's place is that of a piece, from 0, not a byte.
    pub fn start(game: &Pawns, pieces: &[Piece]) -> Result<Self, At<Message>> {
        if pieces.len() > MAX_PAWNS {
            let error = wrong::too_many(pieces.len());
            return Err(At { start: MAX_PAWNS, end: pieces.len(), error });
        }
        for (place, &Piece { kind, square }) in pieces.iter().enumerate() {
            let error = if kind == Kind::Own && game.own().is_empty() {
                wrong::no_steps()
            } else if square == game.sink() {
                wrong::on_sink(square)
            } else if game.holds(square) {
                continue;
            } else {
                wrong::off(game, &square.to_string())
            };
            return Err(At { start: place, end: place + 1, error });
        }
        Ok(Self { pieces: pieces.to_vec() })
    }

    /// Pieces of a kind on the first `count` squares of the first column, as many as there are rows for.
    pub fn in_first_column(game: &Pawns, kind: Kind, count: u32) -> Self {
        let square = |row| Square { row, column: 1 };
        let pieces = (1..=count.min(game.rows())).map(|row| Piece::new(kind, square(row)));
        Self { pieces: pieces.collect() }
    }

    /// The link's form.
    pub fn write(&self) -> String {
        if self.pieces.is_empty() {
            return "none".to_owned();
        }
        let pieces: Vec<String> = self.pieces.iter().map(Piece::to_string).collect();
        pieces.join("+")
    }

    /// The pieces, in their order.
    pub fn pieces(&self) -> &[Piece] {
        &self.pieces
    }

    /// The pieces on a square, in their order.
    pub fn on(&self, square: Square) -> impl Iterator<Item = Kind> + '_ {
        self.pieces.iter().filter(move |piece| piece.square == square).map(|piece| piece.kind)
    }

    /// Whether pieces of several kinds are on one square: which of them is meant, a move then may have
    /// to say.
    pub fn mixes(&self) -> bool {
        let meets = |piece: &Piece| self.on(piece.square).any(|kind| kind != piece.kind);
        self.pieces.iter().any(meets)
    }

    /// The kind that values are shown of where nothing else is asked for: that of the first piece.
    pub fn first_kind(&self) -> Kind {
        self.pieces.first().map_or(Kind::Pawn, |piece| piece.kind)
    }

    /// Whether there are pawns only.
    pub fn is_all_pawns(&self) -> bool {
        self.pieces.iter().all(|piece| piece.kind == Kind::Pawn)
    }

    /// The position in which the piece at `place` (from 0) is elsewhere, or has left.
    pub(super) fn with_piece_at(&self, place: usize, square: Option<Square>) -> Self {
        let mut pieces = self.pieces.clone();
        let moved = pieces.get(place).zip(square).map(|(&piece, square)| Piece { square, ..piece });
        pieces.splice(place..=place, moved);
        Self { pieces }
    }
}

impl From<Position> for Vec<Piece> {
    fn from(position: Position) -> Self {
        position.pieces
    }
}

impl TryFrom<Vec<Piece>> for Position {
    type Error = &'static str;

    fn try_from(pieces: Vec<Piece>) -> Result<Self, &'static str> {
        let side = 1..=MAX_SIDE;
        let stands =
            |piece: &Piece| side.contains(&piece.square.row) && side.contains(&piece.square.column);
        if pieces.len() > MAX_PAWNS || !pieces.iter().all(stands) {
            return Err("not pieces that can come up");
        }
        Ok(Self { pieces })
    }
}
