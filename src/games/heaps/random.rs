//! A legal move at random.

use super::code::Code;
use super::moves::{Cut, Move};
use super::position::Position;
use crate::core::Chance;

/// First a heap that has a move, all equally likely, then one of its canonical cuts, all equally
/// likely. `None` where no heap has one.
///
/// Cuts are counted, not listed: time is linear in the number of tokens at most.
pub(super) fn random_move(code: &Code, position: &Position, chance: &mut Chance) -> Option<Move> {
    let movable: Vec<(u32, u32)> = (0..)
        .zip(position.heaps().iter().copied())
        .filter(|&(_, size)| code.has_cut(size))
        .collect();
    let &(heap, size) = chance.pick(&movable)?;
    // A heap of 10 000 tokens has fewer than 2^26 cuts.
    let count = u32::try_from(code.count_cuts(size)).ok()?;
    let cut = nth_cut(code, size, chance.below(count))?;
    Some(Move { heap, cut })
}

/// The canonical cut with that index, from 0, in the order of [`Code::cuts`].
fn nth_cut(code: &Code, size: u32, mut index: u32) -> Option<Cut> {
    for take in 0..=size {
        let count = code.cuts_taking(size, take);
        if index < count {
            // Where no single heap may be left, the first cut leaves one token on the left.
            let leaves_none_left = take == size || code.digit(take).leaves_one();
            return Some(Cut { take, left: index + u32::from(!leaves_none_left) });
        }
        index -= count;
    }
    None
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    #[test]
    fn the_nth_cut_is_the_nth_of_the_list() {
        for text in ["0.77", "4.~7", "0.137", "4.0", "0.~30", "0.6", "0.4", "0.15"] {
            let code = Code::read_link(text).unwrap();
            for size in 1..25 {
                let cuts: Vec<Cut> = code.cuts(size).collect();
                let found: Vec<Cut> =
                    (0..).map_while(|index| nth_cut(&code, size, index)).collect();
                assert_eq!(found, cuts, "{text} {size}");
            }
        }
    }
}
