//! Closed forms of the other pieces, with r rows and c columns to go.
//!
//! - Rook: r ⊕ c, since it is Nim with two heaps.
//! - Bishop: the smaller of r and c, a heap of Nim.
//! - King: 0 where r and c are even, 2 where both are odd; otherwise 1 where the odd one is larger and 3 where
//!   the even one is. By induction: a king sees the three squares next to it.
//! - Queen: its values have no simple closed form. The lost squares are r, c = ⌊kφ⌋, ⌊kφ²⌋ and the
//!   other way round, with k = 0, 1, 2, … and the golden ratio φ (W. A. Wythoff, *A modification of the
//!   game of Nim*, 1907).
//!
//! `tests/native/pawns/pieces.rs` compares them with the mex rule on all grids.

use super::piece::Kind;
use super::rules::Pawns;
use super::square::Square;
use crate::core::Nimber;

/// The nimber of a square by the closed form of a kind; `None` where there is none.
pub fn closed_form(game: &Pawns, kind: Kind, square: Square) -> Option<Nimber> {
    let (r, c) =
        (game.rows().saturating_sub(square.row), game.columns().saturating_sub(square.column));
    let value = match kind {
        Kind::Pawn => (r % (game.step() + 1)) ^ (c % (game.step() + 1)),
        Kind::Rook => r ^ c,
        Kind::Bishop => r.min(c),
        Kind::King => match (r % 2, c % 2) {
            (0, 0) => 0,
            (1, 1) => 2,
            (odd, _) if (odd == 1) == (r > c) => 1,
            _ => 3,
        },
        Kind::Queen | Kind::Knight | Kind::Own => return None,
    };
    Some(Nimber(value))
}

/// Wythoff's pair of that number: ⌊kφ⌋ and ⌊kφ²⌋ = ⌊kφ⌋ + k. For k up to a million, exactly.
pub fn wythoff_pair(k: u32) -> (u32, u32) {
    let k = u64::from(k.min(1_000_000));
    // φ = (1 + √5) / 2, so that ⌊kφ⌋ = ⌊(k + ⌊√(5k²)⌋) / 2⌋: the root is no integer but for k = 0.
    let first = u64::midpoint(k, (5 * k * k).isqrt());
    let small = |number: u64| u32::try_from(number).unwrap_or(u32::MAX);
    (small(first), small(first + k))
}

/// Whether a queen with so many rows and columns to go is lost, by Wythoff's theorem.
pub fn is_wythoff(rows: u32, columns: u32) -> bool {
    let (less, more) = (rows.min(columns), rows.max(columns));
    wythoff_pair(more - less) == (less, more)
}
