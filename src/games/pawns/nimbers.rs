//! The nimber of every square, for a single piece of a given kind.
//!
//! By the mex rule (R. P. Sprague 1935, P. M. Grundy 1939) the value of a square is the least number that
//! no square has which the piece can go to. `closed` has the closed forms of the other pieces. For a pawn
//! it is ((N − i) mod (k + 1)) ⊕ ((M − j) mod (k + 1)) for row i of N, column j of
//! M and longest step k: the way down and the way to the right are two heaps of the game in which 1
//! to k are taken, whose values have period k + 1 (*Winning Ways*, chapter 4), and a pawn is their
//! sum. That both agree on every grid is what `tests/native/pawns/nimbers.rs` finds.

use super::piece::{Kind, Piece};
use super::position::Position;
use super::rules::Pawns;
use super::square::Square;
use crate::core::{Nimber, mex};

/// The nimbers of all squares of a grid, found by the mex rule.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Nimbers {
    game: Pawns,
    kind: Kind,
    /// Row by row from the top left.
    values: Vec<Nimber>,
}

/// Why a square has its value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MexAt {
    /// The square.
    pub square: Square,
    /// The squares that the piece can go to from there, each with its value, in the order of
    /// [`Pawns::targets`].
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
    /// Fills in the squares in the order of [`Pawns::build_up`]. Time is linear in the moves from all
    /// squares: for a queen on the largest grid some 40,000.
    pub fn of(game: &Pawns, kind: Kind) -> Self {
        let squares = game.rows() as usize * game.columns() as usize;
        let mut nimbers = Self { game: *game, kind, values: vec![Nimber::ZERO; squares] };
        for square in game.build_up(kind) {
            let value = mex(game.targets(kind, square).map(|target| nimbers.at(target)));
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
            self.game.targets(self.kind, square).map(|target| (target, self.at(target))).collect();
        let mex = mex(neighbours.iter().map(|&(_, value)| value));
        MexAt { square, neighbours, mex }
    }

    /// The kind of piece whose nimbers they are.
    pub fn kind(&self) -> Kind {
        self.kind
    }

    /// The largest nimber that a pawn can have with this longest step, and so one less than the size of
    /// the table of ⊕ that is needed.
    pub fn most(game: &Pawns) -> u32 {
        (game.step() + 1).next_power_of_two() - 1
    }

    fn place(&self, square: Square) -> usize {
        let row = square.row.saturating_sub(1) as usize;
        row * self.game.columns() as usize + square.column.saturating_sub(1) as usize
    }
}

/// The nimbers of all kinds of pieces that a position has.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tables(Vec<Nimbers>);

impl Tables {
    /// A table for each kind.
    pub fn of(game: &Pawns, position: &Position) -> Self {
        let mut kinds: Vec<Kind> = position.pieces().iter().map(|piece| piece.kind).collect();
        kinds.sort_unstable();
        kinds.dedup();
        Self(kinds.into_iter().map(|kind| Nimbers::of(game, kind)).collect())
    }

    /// The table of a kind, where the position has it.
    pub fn of_kind(&self, kind: Kind) -> Option<&Nimbers> {
        self.0.iter().find(|nimbers| nimbers.kind == kind)
    }

    /// The nimber of a piece; 0 for a kind that the position does not have.
    pub fn at(&self, piece: Piece) -> Nimber {
        self.of_kind(piece.kind).map(|nimbers| nimbers.at(piece.square)).unwrap_or_default()
    }
}

impl ClosedForm {
    /// The closed form of a pawn at a square of the grid.
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
