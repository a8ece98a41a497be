//! Normal play: the theory of Sprague and Grundy. A position is the sum of its pawns.

use super::moves::{Move, moves};
use super::nimbers::Nimbers;
use super::position::Position;
use super::rules::Pawns;
use crate::core::{Nimber, Outcome, nim_sum};
use serde::{Deserialize, Serialize};

/// A position in normal play, decided by the nimbers of its pawns.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Normal {
    /// The nimber of each pawn, in their order.
    pub values: Vec<Nimber>,
    /// The nim-sum of [`Self::values`], the position's p: a loss exactly where it is 0.
    pub nim_sum: Nimber,
    /// The first winning moves: by pawn, then to the right and down, the nearest first.
    pub winning: Vec<Move>,
    /// How many winning moves there are in all.
    pub winning_count: u64,
}

impl Normal {
    /// Decides a position. At most `most` winning moves are kept, all are counted.
    pub(super) fn of(game: &Pawns, position: &Position, most: usize) -> Self {
        let nimbers = Nimbers::of(game);
        let values: Vec<Nimber> = position.pawns().iter().map(|&pawn| nimbers.at(pawn)).collect();
        let nim_sum = nim_sum(values.iter().copied());
        let mut winning: Vec<Move> = moves(game, position)
            .filter(|mv| (nim_sum ^ nimbers.at(mv.from) ^ nimbers.at(mv.to)).is_zero())
            .collect();
        let winning_count = winning.len() as u64;
        winning.truncate(most);
        Self { values, nim_sum, winning, winning_count }
    }

    /// The outcome for the player to move.
    pub fn outcome(&self) -> Outcome {
        if self.nim_sum.is_zero() { Outcome::Loss } else { Outcome::Win }
    }
}
