//! Explanations of normal play as data: what each pawn would have to become, and whether it can.

use super::moves::Move;
use super::nimbers::Nimbers;
use super::normal::Normal;
use super::position::Position;
use super::rules::Pawns;
use super::square::Square;
use crate::core::Nimber;

/// What one pawn can do for a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PawnWhy {
    /// Where it stands.
    pub square: Square,
    /// Its nimber.
    pub value: Nimber,
    /// The nimber that it would have to be brought to: its own ⊕ the nim-sum.
    pub target: Nimber,
    /// The squares that it can go to, each with its nimber.
    pub neighbours: Vec<(Square, Nimber)>,
    /// Its moves to squares that have the target: all of them win.
    pub winning: Vec<Move>,
}

/// Whether a pawn can be brought to its target, and if not, why.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reach {
    /// Some square has the target.
    Reached,
    /// The target is the pawn's own value, since the nim-sum is 0; a move always changes the value.
    Own,
    /// The target is above the pawn's value. Such a square may be in reach; here none is.
    Above,
}

impl PawnWhy {
    /// Whether the pawn can be brought to its target. A target below the value always is in reach:
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
    /// What there is to say of every pawn of the position that was decided, in their order.
    pub fn pawns(&self, game: &Pawns, position: &Position) -> Vec<PawnWhy> {
        let nimbers = Nimbers::of(game);
        let pawn = |&square: &Square| {
            let why = nimbers.why(square);
            let target = why.mex ^ self.nim_sum;
            let fits = why.neighbours.iter().filter(|&&(_, value)| value == target);
            let winning = fits.map(|&(to, _)| Move { from: square, to }).collect();
            PawnWhy { square, value: why.mex, target, neighbours: why.neighbours, winning }
        };
        position.pawns().iter().map(pawn).collect()
    }
}
