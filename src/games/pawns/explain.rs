//! Explanations of normal play as data: what each piece would have to become, and whether it can.

use super::moves::Move;
use super::nimbers::Tables;
use super::normal::Normal;
use super::piece::Piece;
use super::position::Position;
use super::rules::Pawns;
use super::square::Square;
use crate::core::Nimber;

/// What one piece can do for a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PawnWhy {
    /// The piece, and where it is.
    pub piece: Piece,
    /// Its nimber.
    pub value: Nimber,
    /// The nimber that it would have to be brought to: its own ⊕ the nim-sum.
    pub target: Nimber,
    /// The squares that it can go to, each with its nimber.
    pub neighbours: Vec<(Square, Nimber)>,
    /// Its moves to squares that have the target: all of them win.
    pub winning: Vec<Move>,
}

/// Whether a piece can be brought to its target, and if not, why.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reach {
    /// Some square has the target.
    Reached,
    /// The target is the piece's own value, since the nim-sum is 0; a move always changes the value.
    Own,
    /// The target is above the piece's value. Such a square may be in reach; here none is.
    Above,
}

impl PawnWhy {
    /// Whether the piece can be brought to its target. A target below the value always is in reach:
    /// the value is the least number that is not.
    pub fn reach(&self) -> Reach {
        match (self.winning.is_empty(), self.target == self.value) {
            (false, _) => Reach::Reached,
            (true, true) => Reach::Own,
            (true, false) => Reach::Above,
        }
    }
}

impl Normal {
    /// What can be said about every piece of the position that was decided, in their order.
    pub fn pawns(&self, game: &Pawns, position: &Position) -> Vec<PawnWhy> {
        let tables = Tables::of(game, position);
        let why = |&piece: &Piece| {
            let why = tables.of_kind(piece.kind)?.why(piece.square);
            let target = why.mex ^ self.nim_sum;
            let fits = why.neighbours.iter().filter(|&&(_, value)| value == target);
            let winning = fits.map(|&(to, _)| Move::of(game, position, piece, to)).collect();
            Some(PawnWhy { piece, value: why.mex, target, neighbours: why.neighbours, winning })
        };
        position.pieces().iter().filter_map(why).collect()
    }
}
