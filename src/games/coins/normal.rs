//! Normal play: the theory of Sprague and Grundy. A row, or a grid, is the sum of its heads.

use super::moves::{Move, moves};
use super::position::Position;
use super::rules::Coins;
use super::values::Values;
use crate::core::{Nimber, Outcome, nim_sum};
use serde::{Deserialize, Serialize};

/// A row in normal play.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Normal {
    /// The value of each head, from the left.
    pub values: Vec<Nimber>,
    /// Their nim-sum: a loss exactly where it is 0. A move wins exactly where the values of the coins that
    /// it turns, heads and tails, have this nim-sum.
    pub nim_sum: Nimber,
    /// The first winning moves, in the order of [`moves`].
    pub winning: Vec<Move>,
    /// How many winning moves there are in all.
    pub winning_count: u64,
}

impl Normal {
    /// Decides a row. At most `most` winning moves are kept, all are counted: those to rows of the value
    /// that is sought, which is 0 but where the row is a part of a sum.
    pub(super) fn of(game: &Coins, position: Position, seek: Option<Nimber>, most: usize) -> Self {
        let all = Values::on(game, position);
        let values: Vec<Nimber> = position.places().map(|place| all.at(place)).collect();
        let nim_sum = nim_sum(values.iter().copied());
        let sought = |seek| {
            let wins = |&(_, coins): &(Move, u64)| all.sum(coins) == nim_sum ^ seek;
            moves(game, position).into_iter().filter(wins).map(|(mv, _)| mv).collect()
        };
        let mut winning: Vec<Move> = seek.map(sought).unwrap_or_default();
        let winning_count = winning.len() as u64;
        winning.truncate(most);
        Self { values, nim_sum, winning, winning_count }
    }

    /// The outcome for the player to move.
    pub fn outcome(&self) -> Outcome {
        if self.nim_sum.is_zero() { Outcome::Loss } else { Outcome::Win }
    }
}
