//! Misère play of pawns, decided exactly on every grid. (`tame` has the other pieces.)
//!
//! A pawn at row i, column j of N and M is the sum of two heaps, of N − i and of M − j tokens, from
//! which 1 to k may be taken, k being the longest step. Let the *residue* of a heap be its size
//! mod k + 1. The player to move loses under the misère rule exactly where
//!
//! - no residue is above 1 and an odd number of them are 1, or
//! - some residue is above 1 and the nim-sum of all residues is 0.
//!
//! T. S. Ferguson (*On sums of graph games with the last player losing*, Int. J. Game Theory 3, 1974)
//! has this for all subtraction games. For these the proof is short. A move changes one residue: to
//! any other one if the heap has more than k tokens, and else to any lower one.
//!
//! From such a position every move leads to one that is not. If all residues are 0 or 1, with an odd
//! number of ones, a move to residue 0 or 1 makes that number even, and one to a larger residue leaves
//! it the only one above 1, so that the nim-sum is not 0. If some residue is above 1 and the nim-sum
//! is 0, at least two are above 1; after a move one of them still is, and the nim-sum has changed.
//!
//! From any other position that is not the end, a move leads to such a one. If all residues are 0
//! or 1, with an even number of ones: where there is a one, the move that takes that heap's residue to
//! 0 leaves an odd number; where there is none, some heap has at least k + 1 tokens, and taking k of
//! them leaves residue 1. If some residue is above 1 and the nim-sum is not 0: where only one is above
//! 1, it is brought to 0 or to 1, whichever leaves an odd number of ones; where there are more, the
//! winning move of Nim on the residues makes the nim-sum 0, and another one above 1 is left.
//!
//! At the end there is no heap, so no residue of 1: who is to move has won, as the rule says.

use super::moves::{Move, moves};
use super::nimbers::ClosedForm;
use super::piece::Kind;
use super::position::Position;
use super::rules::Pawns;
use super::square::Square;
use crate::core::Outcome;
use serde::{Deserialize, Serialize};

/// The residues of a pawn's two heaps: the way down, the way to the right.
pub type Residues = (u32, u32);

/// A position in misère play.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Misere {
    /// The residues of each pawn, in their order.
    pub residues: Vec<Residues>,
    /// Who wins, and by which half of the rule.
    pub reason: MisereReason,
    /// The first winning moves: by pawn, then to the right and down, the nearest first.
    pub winning: Vec<Move>,
    /// How many winning moves there are in all.
    pub winning_count: u64,
}

/// The half of the rule that decides a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum MisereReason {
    /// No residue is above 1: an odd number of ones loses.
    Ones {
        /// How many residues are 1.
        ones: u32,
    },
    /// Some residue is above 1: a nim-sum of 0 loses.
    Sum {
        /// The nim-sum of all residues.
        nim_sum: u32,
        /// How many of them are above 1.
        large: u32,
    },
}

/// A pawn in misère play: its residues, and what each of its moves leaves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MiserePawn {
    /// Where it is.
    pub square: Square,
    /// Its residues.
    pub residues: Residues,
    /// Where it can go, and by which half of the rule the position is then decided.
    pub leaves: Vec<(Square, MisereReason)>,
}

impl MisereReason {
    /// Counts the residues of some pawns.
    fn of(residues: impl Iterator<Item = Residues>) -> Self {
        let (mut ones, mut large, mut nim_sum) = (0, 0, 0);
        for residue in residues.flat_map(|(down, right)| [down, right]) {
            ones += u32::from(residue == 1);
            large += u32::from(residue > 1);
            nim_sum ^= residue;
        }
        if large == 0 { Self::Ones { ones } } else { Self::Sum { nim_sum, large } }
    }

    /// The outcome for the player to move.
    pub fn outcome(self) -> Outcome {
        let lost = match self {
            Self::Ones { ones } => ones % 2 == 1,
            Self::Sum { nim_sum, .. } => nim_sum == 0,
        };
        if lost { Outcome::Loss } else { Outcome::Win }
    }
}

impl Misere {
    /// Decides a position. At most `most` winning moves are kept, all are counted.
    pub(super) fn of(game: &Pawns, position: &Position, most: usize) -> Self {
        let residues: Vec<Residues> =
            position.pieces().iter().map(|piece| residues(game, piece.square)).collect();
        let reason = MisereReason::of(residues.iter().copied());
        let wins = |mv: &Move| after(game, position, *mv).outcome() == Outcome::Loss;
        let mut winning: Vec<Move> =
            moves(game, position).into_iter().map(|(_, mv)| mv).filter(wins).collect();
        let winning_count = winning.len() as u64;
        winning.truncate(most);
        Self { residues, reason, winning, winning_count }
    }

    /// What can be said about every pawn of the position that was decided.
    pub fn pawns(&self, game: &Pawns, position: &Position) -> Vec<MiserePawn> {
        let pawn = |square: Square| MiserePawn {
            square,
            residues: residues(game, square),
            leaves: game
                .targets(Kind::Pawn, square)
                .map(|to| (to, after(game, position, Move::new(square, to))))
                .collect(),
        };
        position.pieces().iter().map(|piece| pawn(piece.square)).collect()
    }
}

fn residues(game: &Pawns, square: Square) -> Residues {
    ClosedForm::at(game, square).residues()
}

/// What decides the position after a move. A pawn at the sink has residues 0, as if it had left.
fn after(game: &Pawns, position: &Position, mv: Move) -> MisereReason {
    let mut moved = false;
    MisereReason::of(position.pieces().iter().map(|piece| {
        let pawn = piece.square;
        let moves = pawn == mv.from && !moved;
        moved |= moves;
        residues(game, if moves { mv.to } else { pawn })
    }))
}
