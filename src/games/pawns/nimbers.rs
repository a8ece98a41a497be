//! The nimber of every square, for a pawn that stands there alone.
//!
//! Found in two ways that know nothing of each other. By the mex rule (R. P. Sprague 1935, P. M.
//! Grundy 1939) the value of a square is the least number that no square has which a pawn can go to.
//! By the closed form it is ((N − i) mod (k + 1)) ⊕ ((M − j) mod (k + 1)) for row i of N, column j of
//! M and longest step k: the way down and the way to the right are two heaps of the game in which 1
//! to k are taken, whose values have period k + 1 (*Winning Ways*, chapter 4), and a pawn is their
//! sum. That both agree on every grid is what `tests/native/pawns/nimbers.rs` finds.

use super::rules::Pawns;
use super::square::Square;
use crate::core::{Nimber, mex};

/// The nimbers of all squares of a grid, found by the mex rule.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Nimbers {
    game: Pawns,
    /// Row by row from the top left.
    values: Vec<Nimber>,
}

/// Why a square has its value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MexAt {
    /// The square.
    pub square: Square,
    /// The squares that a pawn can go to from there, each with its value: to the right, then down,
    /// the nearest first.
    pub neighbours: Vec<(Square, Nimber)>,
    /// The least number that is not among the values.
    pub mex: Nimber,
}

/// The closed form at one square.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ClosedForm {
    /// Squares down to the last row: N − i.
    pub down: u32,
    /// Squares to the right to the last column: M − j.
    pub right: u32,
    /// What both are taken by: k + 1.
    pub modulus: u32,
}

impl Nimbers {
    /// Fills in the squares in the order of [`Pawns::build_up`]. Time is linear in the squares.
    pub fn of(game: &Pawns) -> Self {
        let squares = game.rows() as usize * game.columns() as usize;
        let mut nimbers = Self { game: *game, values: vec![Nimber::ZERO; squares] };
        for square in game.build_up() {
            let value = mex(game.targets(square).map(|target| nimbers.at(target)));
            let place = nimbers.place(square);
            if let Some(slot) = nimbers.values.get_mut(place) {
                *slot = value;
            }
        }
        nimbers
    }

    /// The nimber of a square; 0 off the grid.
    pub fn at(&self, square: Square) -> Nimber {
        let held = self.game.holds(square);
        self.values.get(self.place(square)).copied().filter(|_| held).unwrap_or_default()
    }

    /// Why a square has its nimber.
    pub fn why(&self, square: Square) -> MexAt {
        let neighbours: Vec<(Square, Nimber)> =
            self.game.targets(square).map(|target| (target, self.at(target))).collect();
        let mex = mex(neighbours.iter().map(|&(_, value)| value));
        MexAt { square, neighbours, mex }
    }

    /// The largest nimber that a square can have with this longest step, and so one less than the
    /// size of the table of ⊕ that is needed.
    pub fn most(game: &Pawns) -> u32 {
        (game.step() + 1).next_power_of_two() - 1
    }

    fn place(&self, square: Square) -> usize {
        let row = square.row.saturating_sub(1) as usize;
        row * self.game.columns() as usize + square.column.saturating_sub(1) as usize
    }
}

impl ClosedForm {
    /// The closed form at a square of the grid.
    pub fn at(game: &Pawns, square: Square) -> Self {
        Self {
            down: game.rows().saturating_sub(square.row),
            right: game.columns().saturating_sub(square.column),
            modulus: game.step() + 1,
        }
    }

    /// (N − i) mod (k + 1) and (M − j) mod (k + 1).
    pub fn residues(self) -> (u32, u32) {
        (self.down % self.modulus, self.right % self.modulus)
    }

    /// The ⊕ of both.
    pub fn nimber(self) -> Nimber {
        let (down, right) = self.residues();
        Nimber(down) ^ Nimber(right)
    }
}
