//! Normal play: the theory of Sprague and Grundy. A position is the sum of its pieces.

use super::moves::{Move, moves};
use super::nimbers::Tables;
use super::piece::Piece;
use super::position::Position;
use super::rules::Pawns;
use crate::core::{Nimber, Outcome, nim_sum};
use serde::{Deserialize, Serialize};

/// A position in normal play, decided by the nimbers of its pieces.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Normal {
    /// The nimber of each piece, in their order.
    pub values: Vec<Nimber>,
    /// Whether there are other pieces than pawns.
    pub pieces: bool,
    /// The nim-sum of [`Self::values`], the position's p: a loss exactly where it is 0.
    pub nim_sum: Nimber,
    /// The first winning moves: by piece, then in the order of [`Pawns::targets`].
    pub winning: Vec<Move>,
    /// How many winning moves there are in all.
    pub winning_count: u64,
}

impl Normal {
    /// Decides a position. At most `most` winning moves are kept, all are counted: those to positions of
    /// the value that is sought, which is 0 but where the board is a part of a sum.
    pub(super) fn of(game: &Pawns, position: &Position, seek: Option<Nimber>, most: usize) -> Self {
        let tables = Tables::of(game, position);
        let values: Vec<Nimber> = position.pieces().iter().map(|&piece| tables.at(piece)).collect();
        let nim_sum = nim_sum(values.iter().copied());
        let mut winning: Vec<Move> = Vec::new();
        for (piece, mv) in moves(game, position) {
            let after = tables.at(Piece { square: mv.to, ..piece });
            if seek == Some(nim_sum ^ tables.at(piece) ^ after) {
                winning.push(mv);
            }
        }
        let winning_count = winning.len() as u64;
        winning.truncate(most);
        let pieces = !position.is_all_pawns();
        Self { values, pieces, nim_sum, winning, winning_count }
    }

    /// The outcome for the player to move.
    pub fn outcome(&self) -> Outcome {
        if self.nim_sum.is_zero() { Outcome::Loss } else { Outcome::Win }
    }
}
