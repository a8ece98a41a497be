//! What a head is worth when all other coins are tails.
//!
//! Turning a head at place n leaves heads at the companions' places; so its value is the mex, over all
//! sets of companions that the rules allow, of the nim-sum of the companions' values (*Winning Ways*,
//! chapter 14). Closed forms, with places from 0:
//!
//! - Turning Turtles: n + 1, since the companion stands for the smaller heap of a move in Nim;
//! - Mock Turtles: 2n or 2n + 1, whichever is odious (has an odd number of ones in binary);
//! - Ruler: the largest power of two that divides n + 1;
//! - Twins: n. Triplets: 0 for n < 2, otherwise as Mock Turtles for n − 2.
//!
//! On a grid a head is worth the nim-product of what it is worth in the game of its column and in that of
//! its row: G(i, j) = G₁(i) ⊗ G₂(j) (the Tartan theorem, *Winning Ways*, chapter 14).
//!
//! `tests/native/coins` finds by the mex rule that they hold on all places.

use super::kind::Kind;
use super::position::{MAX_PLACES, Position};
use super::product::nim_product;
use super::row::each_of_row;
use super::rules::Coins;
use crate::core::{Nimber, mex};

/// The values of a head at each place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Values(Vec<Nimber>);

/// Why a head has its value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MexAt {
    /// Its place.
    pub place: u32,
    /// The values that a move can leave of it, in increasing order, each once.
    pub options: Vec<Nimber>,
    /// The least number that is not among them.
    pub mex: Nimber,
}

impl Values {
    /// The values of the first `len` places of a row, at most [`MAX_PLACES`]: by the closed form where there
    /// is one, otherwise by the mex rule.
    pub fn of(kind: &Kind, len: u32) -> Self {
        let closed: Option<Vec<Nimber>> =
            (0..len.min(MAX_PLACES)).map(|place| closed_form(kind, place)).collect();
        closed.map_or_else(|| Self::by_mex(kind, len), Self)
    }

    /// The same by the mex rule alone. Time grows with the number of moves: at most some 40,000.
    pub fn by_mex(kind: &Kind, len: u32) -> Self {
        let mut values = Self(Vec::new());
        for place in 0..len.min(MAX_PLACES) {
            let mut options = Vec::new();
            each_of_row(kind, place, |turned| options.push(values.without_top(turned)));
            values.0.push(mex(options));
        }
        values
    }

    /// The values of all places of a position: those of a row, or by the Tartan theorem those of a grid.
    pub fn on(game: &Coins, position: Position) -> Self {
        let across = Self::of(&game.kind, position.columns());
        let Some(down) = &game.down else { return across };
        let down = Self::of(down, position.rows());
        let row = |&down: &Nimber| across.0.iter().map(move |&across| nim_product(down, across));
        Self(down.0.iter().flat_map(row).collect())
    }

    /// The same by the mex rule alone.
    pub fn on_by_mex(game: &Coins, position: Position) -> Self {
        let mut values = Self(Vec::new());
        for place in 0..position.len() {
            let mut options = Vec::new();
            game.each_move(position, place, |turned| options.push(values.without_top(turned)));
            values.0.push(mex(options));
        }
        values
    }

    /// The value of a head; 0 past the end.
    pub fn at(&self, place: u32) -> Nimber {
        self.0.get(place as usize).copied().unwrap_or_default()
    }

    /// All of them, by place.
    pub fn all(&self) -> &[Nimber] {
        &self.0
    }

    /// The nim-sum of the values of these coins.
    pub fn sum(&self, coins: u64) -> Nimber {
        (0..64)
            .filter(|place| coins >> place & 1 == 1)
            .fold(Nimber::ZERO, |sum, place| sum ^ self.at(place))
    }

    /// Why a head at a place has its value.
    pub fn why(&self, game: &Coins, position: Position, place: u32) -> MexAt {
        let mut options = Vec::new();
        game.each_move(position, place, |turned| options.push(self.without_top(turned)));
        options.sort_unstable();
        options.dedup();
        let mex = mex(options.iter().copied());
        MexAt { place, options, mex }
    }

    /// What a move leaves of a head alone: the nim-sum of its companions.
    fn without_top(&self, turned: u64) -> Nimber {
        self.sum(turned ^ 1_u64.checked_shl(turned.checked_ilog2().unwrap_or(0)).unwrap_or(0))
    }
}

/// The closed form; `None` where none is known.
fn closed_form(kind: &Kind, place: u32) -> Option<Nimber> {
    Some(Nimber(match kind {
        Kind::Turtles => place + 1,
        Kind::Mock => odious(place),
        Kind::Ruler => 1 << (place + 1).trailing_zeros(),
        Kind::Twins => place,
        Kind::Triplets => place.checked_sub(2).map_or(0, odious),
        Kind::Own(_) => return None,
    }))
}

/// The number of that place, from 0, among those with an odd number of ones in binary.
fn odious(place: u32) -> u32 {
    2 * place + u32::from(place.count_ones().is_multiple_of(2))
}
