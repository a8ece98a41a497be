//! Misère play of all pieces, as far as the theory of tame games decides it.
//!
//! Let g be the nimber of a square, and h its misère nimber: the mex rule too, but a square from which
//! there is no move has h = 1. A square is *fickle* where (g, h) is (0, 1) or (1, 0), *firm* where h = g,
//! and *tame* where it is fickle or firm and all squares that the piece can come to are tame (J. H.
//! Conway, *On Numbers and Games*, chapter 12). A position of pieces on tame squares is lost for the
//! player to move under the misère rule exactly where
//!
//! - all squares are fickle and the nim-sum of the g is 1, or
//! - some square is firm and the nim-sum of the g is 0.
//!
//! The proof is short. Let a position be called P where this says that it is lost, otherwise N.
//!
//! From P every move leads to N. If all squares are fickle with nim-sum 1, a move goes to a fickle square,
//! which changes g from 0 to 1 or from 1 to 0, so that the nim-sum is 0; or to a firm one, whose g is
//! neither that of the square nor its h, so at least 2, and the nim-sum is not 0. If some square is firm
//! and the nim-sum is 0, a move changes the nim-sum; so it leads to N if a firm square is left. Otherwise the
//! piece that moved was the only one on a firm square, with g = h = 0 or 1 (the nim-sum of the others,
//! which are fickle); it comes to a fickle square, where 0 or 1 stand for g and h in some order. But both
//! are then missing among the g, or the h, of where it can go.
//!
//! From N a move leads to P, or there is none and the player to move has won. If all squares are
//! fickle with nim-sum 0: a piece with (1, 0) can go to a square with g = 0, and not to one with h = 0, so
//! to (0, 1); then the nim-sum is 1. If all have (0, 1), a piece that can move has, for h = 1, a square
//! with h = 0 to go to, and none with g = 0: it is (1, 0). If some square is firm and the nim-sum is not 0,
//! the winning move of Nim makes it 0, which is P if a firm square is left. Otherwise there was one firm
//! square, with g = h = n, and the others have the nim-sum u, 0 or 1, less than n. The piece can go to a
//! square with h = u, since u < n: if that is firm, the nim-sum is 0 and a firm square is there; if it is
//! fickle, its g is the other one of 0 and 1, and the nim-sum is 1. Both are P.
//!
//! On grids of up to 30 × 30 all squares are tame for every piece but the knight and those with steps of
//! one's own (as it was found by looking at them: [`Genera`] does so each time). What is not tame is left
//! to `search`.

use super::moves::{Move, moves};
use super::piece::{Kind, Piece};
use super::position::Position;
use super::rules::Pawns;
use super::square::Square;
use crate::core::{Nimber, Outcome, mex};
use serde::{Deserialize, Serialize};

/// The nimbers of a square in normal and in misère play, and whether it is tame.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Genus {
    /// The nimber in normal play, g.
    pub normal: Nimber,
    /// The misère nimber, h.
    pub misere: Nimber,
    /// Whether the square and all that the piece can come to are fickle or firm.
    pub tame: bool,
}

impl Genus {
    /// Whether (g, h) is (0, 1) or (1, 0).
    pub fn is_fickle(self) -> bool {
        matches!((self.normal.0, self.misere.0), (0, 1) | (1, 0))
    }
}

/// The genera of all squares of a grid, for one kind of piece.
#[derive(Clone, Debug)]
pub struct Genera {
    game: Pawns,
    values: Vec<Genus>,
}

impl Genera {
    /// Fills in the squares in the order of [`Pawns::build_up`].
    pub fn of(game: &Pawns, kind: Kind) -> Self {
        let squares = game.rows() as usize * game.columns() as usize;
        let mut genera = Self { game: *game, values: vec![Genus::default(); squares] };
        for square in game.build_up(kind) {
            let options: Vec<Genus> =
                game.targets(kind, square).map(|target| genera.at(target)).collect();
            let normal = mex(options.iter().map(|option| option.normal));
            let misere = if options.is_empty() {
                Nimber(1)
            } else {
                mex(options.iter().map(|option| option.misere))
            };
            let mut genus = Genus { normal, misere, tame: false };
            genus.tame =
                (genus.is_fickle() || normal == misere) && options.iter().all(|it| it.tame);
            let place = genera.place(square);
            if let Some(slot) = genera.values.get_mut(place) {
                *slot = genus;
            }
        }
        genera
    }

    /// The genus of a square of the grid.
    pub fn at(&self, square: Square) -> Genus {
        self.values.get(self.place(square)).copied().unwrap_or_default()
    }

    fn place(&self, square: Square) -> usize {
        let row = square.row.saturating_sub(1) as usize;
        row * self.game.columns() as usize + square.column.saturating_sub(1) as usize
    }
}

/// A position in misère play of which all squares are tame.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Tame {
    /// The genus of each piece, in their order.
    pub genera: Vec<Genus>,
    /// The nim-sum of the nimbers of normal play.
    pub nim_sum: Nimber,
    /// Whether all squares are fickle.
    pub fickle: bool,
    /// The first winning moves: by piece, then in the order of [`Pawns::targets`].
    pub winning: Vec<Move>,
    /// How many winning moves there are in all.
    pub winning_count: u64,
}

impl Tame {
    /// Decides a position; `None` where some square is not tame. At most `most` winning moves are kept,
    /// all are counted.
    pub(super) fn of(game: &Pawns, position: &Position, most: usize) -> Option<Self> {
        let mut kinds: Vec<Kind> = position.pieces().iter().map(|piece| piece.kind).collect();
        kinds.sort_unstable();
        kinds.dedup();
        let tables: Vec<(Kind, Genera)> =
            kinds.into_iter().map(|kind| (kind, Genera::of(game, kind))).collect();
        let genus = |piece: Piece| {
            let table = tables.iter().find(|(kind, _)| *kind == piece.kind);
            table.map(|(_, genera)| genera.at(piece.square)).unwrap_or_default()
        };
        let genera: Vec<Genus> = position.pieces().iter().map(|&piece| genus(piece)).collect();
        if !genera.iter().all(|genus| genus.tame) {
            return None;
        }
        let (nim_sum, fickle) = sum(genera.iter().copied());
        let mut winning = Vec::new();
        for (piece, mv) in moves(game, position) {
            let moved = position.pieces().iter().position(|&other| other == piece);
            let after = genera.iter().enumerate().map(|(place, &old)| {
                if Some(place) == moved { genus(Piece { square: mv.to, ..piece }) } else { old }
            });
            // A piece at the sink is (0, 1), as if it had left.
            let (nim_sum, fickle) = sum(after);
            if outcome(nim_sum, fickle) == Outcome::Loss {
                winning.push(mv);
            }
        }
        let winning_count = winning.len() as u64;
        winning.truncate(most);
        Some(Self { genera, nim_sum, fickle, winning, winning_count })
    }

    /// The outcome for the player to move.
    pub fn outcome(&self) -> Outcome {
        outcome(self.nim_sum, self.fickle)
    }
}

/// The nim-sum, and whether all are fickle.
fn sum(genera: impl Iterator<Item = Genus>) -> (Nimber, bool) {
    genera.fold((Nimber::ZERO, true), |(sum, fickle), genus| {
        (sum ^ genus.normal, fickle && genus.is_fickle())
    })
}

fn outcome(nim_sum: Nimber, fickle: bool) -> Outcome {
    let lost = nim_sum == if fickle { Nimber(1) } else { Nimber(0) };
    if lost { Outcome::Loss } else { Outcome::Win }
}
