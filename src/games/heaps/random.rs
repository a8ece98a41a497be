//! A legal move at random.

use super::leaves::Leaves;
use super::moves::{Cut, Move};
use super::position::Position;
use super::ruleset::Ruleset;
use crate::core::Chance;

/// First a heap that has a move, all equally likely, then one of its canonical cuts, all equally
/// likely. `None` where no heap has one.
///
/// Cuts are counted, not listed: time is linear in the number of tokens at most.
pub(super) fn random_move(
    rules: &Ruleset,
    position: &Position,
    chance: &mut Chance,
) -> Option<Move> {
    let movable: Vec<(u32, u32)> = (0..)
        .zip(position.heaps().iter().copied())
        .filter(|&(_, size)| rules.has_cut(size))
        .collect();
    let &(heap, size) = chance.pick(&movable)?;
    let index = below(rules.count_cuts(size), chance);
    let cut = nth_cut(rules, size, index)?;
    Some(Move { heap, cut })
}

/// A number below `count`. Where that does not fit in 32 bits, as with the three heaps that a large one
/// can be split into, first the upper half of its bits is drawn.
fn below(count: u64, chance: &mut Chance) -> u64 {
    if let Ok(count) = u32::try_from(count) {
        return chance.below(count).into();
    }
    let halves = u32::try_from(count >> 32).unwrap_or(u32::MAX - 1) + 1;
    loop {
        // Of 2^32 numbers below 2^32 - 1 one is never drawn, which nobody will miss.
        let drawn = u64::from(chance.below(halves)) << 32 | u64::from(chance.below(u32::MAX));
        if drawn < count {
            return drawn;
        }
    }
}

/// The canonical cut with that index, from 0, in the order of [`Ruleset::cuts`].
fn nth_cut(rules: &Ruleset, size: u32, mut index: u64) -> Option<Cut> {
    for take in 0..=size {
        let count = rules.cuts_taking(size, take);
        if index < count {
            return nth_left(rules.leaves(size, take), size - take, index)
                .map(|(left, middle)| Cut { take, left, middle });
        }
        index -= count;
    }
    None
}

/// The same among the cuts that leave `rest` tokens: what is on the left, and in the middle of three.
fn nth_left(leaves: Leaves, rest: u32, mut index: u64) -> Option<(u32, u32)> {
    for left in 0..=rest / 2 {
        let alone = match (left, rest) {
            (0, 0) => leaves.allows(Leaves::NOTHING),
            (0, _) => leaves.allows(Leaves::ONE),
            _ => leaves.allows_split(left, rest),
        };
        if alone && index == 0 {
            return Some((left, 0));
        }
        index -= u64::from(alone);
        let middles = if leaves.allows(Leaves::THREE) && left > 0 {
            ((rest - left) / 2 + 1).saturating_sub(left)
        } else {
            0
        };
        match u32::try_from(index).ok().filter(|&index| index < middles) {
            Some(index) => return Some((left, left + index)),
            None => index -= u64::from(middles),
        }
    }
    None
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    #[test]
    fn the_nth_cut_is_the_nth_of_the_list() {
        for text in [
            "0.77",
            "4.~7",
            "0.137",
            "4.0",
            "0.~30",
            "0.6",
            "0.4",
            "0.15",
            "grundy",
            "half",
            "x0.8F",
            "xC.~1",
            "take-primes-equal.three",
        ] {
            let code = Ruleset::read_link(text).unwrap();
            for size in 1..25 {
                let cuts: Vec<Cut> = code.cuts(size).collect();
                let found: Vec<Cut> =
                    (0..).map_while(|index| nth_cut(&code, size, index)).collect();
                assert_eq!(found, cuts, "{text} {size}");
            }
        }
    }
}
