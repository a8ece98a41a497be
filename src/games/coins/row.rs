//! The moves of one row of coins.

use super::kind::Kind;
use super::patterns::Patterns;

/// Tells the sets of coins that a move may turn whose rightmost coin is at `place`, each once: the
/// rightmost coin alone first, then by the companions, the nearest first. At most 2,017.
pub(super) fn each_of_row(kind: &Kind, place: u32, mut tell: impl FnMut(u64)) {
    let Some(top) = 1_u64.checked_shl(place) else { return };
    if matches!(kind, Kind::Turtles | Kind::Mock | Kind::Ruler) {
        tell(top);
    }
    match kind {
        Kind::Turtles | Kind::Twins => (0..place).rev().for_each(|one| tell(top | 1 << one)),
        Kind::Ruler => {
            let mut turned = top;
            for one in (0..place).rev() {
                turned |= 1 << one;
                tell(turned);
            }
        }
        Kind::Mock | Kind::Triplets => {
            for one in (0..place).rev() {
                if *kind == Kind::Mock {
                    tell(top | 1 << one);
                }
                (0..one).rev().for_each(|other| tell(top | 1 << one | 1 << other));
            }
        }
        Kind::Own(patterns) => {
            patterns.masks().iter().filter_map(|&mask| Patterns::at(mask, place)).for_each(tell);
        }
    }
}
