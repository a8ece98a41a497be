//! What is worked out about a position.

use super::moves::Move;
use super::position::Position;
use super::reason::Reason;
use super::rules::Place;
use super::square::Square;
use crate::core::place::{Bits, Board, cells_of};
use crate::core::{Nimber, Verdict, nim_sum};
use crate::games::{Analysis, Fact, with_sum};
use serde::{Deserialize, Serialize};

/// A part of a position in which something can still be taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PartFound {
    /// Its squares, as bits of the board.
    pub squares: Bits,
    /// Its Grundy value; `None` in misère play, and where it is not known.
    pub value: Option<Nimber>,
}

impl PartFound {
    /// The parts of a position that have a move, without their values. Time is quadratic in the squares of
    /// the board.
    pub fn all(game: &Place, position: &Position) -> Vec<Self> {
        Self::on(&game.board(), position.free(game))
    }

    /// Likewise, on a board that is at hand.
    pub(super) fn on(board: &Board, free: Bits) -> Vec<Self> {
        let parts = board.parts(free).filter(|&part| board.legal(part).next().is_some());
        parts.map(|squares| Self { squares, value: None }).collect()
    }

    /// Its first square, row by row.
    pub fn first(&self, game: &Place) -> Square {
        game.square(self.squares.trailing_zeros() as usize)
    }

    /// How many squares it has.
    pub fn size(&self) -> u32 {
        self.squares.count_ones()
    }

    /// Whether it has this square.
    pub fn has(&self, game: &Place, square: Square) -> bool {
        game.bit(square).is_some_and(|bit| self.squares & bit != 0)
    }

    /// Its squares, row by row.
    pub fn each(&self, game: &Place) -> Vec<Square> {
        cells_of(self.squares).map(|cell| game.square(cell)).collect()
    }
}

/// The analysis of a position.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PlaceAnalysis {
    /// Who wins.
    pub verdict: Verdict,
    /// The parts that have a move, in the order of their first squares.
    pub parts: Vec<PartFound>,
    /// The winning moves that were kept, in the order of their squares.
    pub winning: Vec<Move>,
    /// How many winning moves there are, as far as is known.
    pub winning_count: u64,
    /// Whether all winning moves are known.
    pub complete: bool,
    /// A reason that needs no search, where there is one.
    pub reason: Option<Reason>,
}

impl PlaceAnalysis {
    /// The values of all parts, where they are known.
    pub fn values(&self) -> Option<Vec<Nimber>> {
        self.parts.iter().map(|part| part.value).collect()
    }

    /// The part in which a move is made, by its place in [`Self::parts`].
    pub fn part_of(&self, game: &Place, mv: &Move) -> Option<usize> {
        let first = mv.squares().first()?;
        self.parts.iter().position(|part| part.has(game, *first))
    }
}

impl Analysis for PlaceAnalysis {
    type Move = Move;

    fn verdict(&self) -> Verdict {
        self.verdict
    }

    fn winning(&self) -> &[Move] {
        &self.winning
    }

    fn winning_count(&self) -> u64 {
        self.winning_count
    }

    fn is_complete(&self) -> bool {
        self.complete
    }

    fn nim_sum(&self) -> Option<Nimber> {
        self.values().map(nim_sum)
    }

    fn numbers(&self) -> Option<Vec<u32>> {
        self.values().filter(|values| !values.is_empty()).map(|values| with_sum(&values))
    }

    fn facts(&self) -> Vec<(&'static str, Fact)> {
        let Some(values) = self.values() else { return Vec::new() };
        let sum = Fact::Number(nim_sum(values.iter().copied()).0.into());
        vec![
            ("value", sum.clone()),
            ("nim_sum", sum),
            ("values", Fact::Numbers(values.iter().map(|value| value.0.into()).collect())),
        ]
    }
}
