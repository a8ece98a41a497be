//! Nimbers: the Grundy values of impartial games, their sum and the mex rule.
//!
//! Source: R. P. Sprague (1935), P. M. Grundy (1939); *Winning Ways*, chapter 3.

use serde::{Deserialize, Serialize};
use std::fmt;
use std::ops::BitXor;

/// The Grundy value of a position in normal play. `Nimber(0)` is a P-position: the player to move
/// loses.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(transparent)]
pub struct Nimber(pub u32);

impl Nimber {
    /// The value of a game without a move.
    pub const ZERO: Self = Self(0);

    /// Whether this is the value of a P-position.
    pub fn is_zero(self) -> bool {
        self.0 == 0
    }
}

impl BitXor for Nimber {
    type Output = Self;

    /// The nim-sum: binary addition without carry.
    fn bitxor(self, other: Self) -> Self {
        Self(self.0 ^ other.0)
    }
}

impl fmt::Display for Nimber {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// The nim-sum of all values; that of none is 0.
pub fn nim_sum(values: impl IntoIterator<Item = Nimber>) -> Nimber {
    values.into_iter().fold(Nimber::ZERO, BitXor::bitxor)
}

/// The minimum excluded value: the least number that is not among `values`.
///
/// Time and memory are linear in the number of values, whatever their size.
pub fn mex(values: impl IntoIterator<Item = Nimber>) -> Nimber {
    let values: Vec<usize> = values.into_iter().map(|v| v.0 as usize).collect();
    // n values cannot exclude all of 0..=n.
    let mut seen = vec![false; values.len() + 1];
    for value in values {
        if let Some(slot) = seen.get_mut(value) {
            *slot = true;
        }
    }
    let least = seen.iter().position(|seen| !seen).unwrap_or(seen.len());
    Nimber(u32::try_from(least).unwrap_or(u32::MAX))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn mex_is_the_least_value_not_there() {
        let cases: [(&[u32], u32); 6] = [
            (&[], 0),
            (&[0], 1),
            (&[1, 2, 3], 0),
            (&[3, 0, 1, 1], 2),
            (&[0, 1, 2, 3], 4),
            (&[u32::MAX, 0], 1),
        ];
        for (values, least) in cases {
            assert_eq!(mex(values.iter().map(|&v| Nimber(v))), Nimber(least), "{values:?}");
        }
    }

    #[test]
    fn nim_sum_adds_without_carry() {
        assert_eq!(nim_sum([]), Nimber(0));
        assert_eq!(nim_sum([Nimber(3), Nimber(5), Nimber(6)]), Nimber(0));
        assert_eq!(nim_sum([Nimber(24), Nimber(23)]), Nimber(15));
    }
}
