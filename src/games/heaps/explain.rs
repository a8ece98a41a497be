//! Explanations of normal play as data: why a heap has its value, what each move leads to.

use super::moves::{Cut, Move};
use super::normal::Normal;
use super::position::Position;
use super::ruleset::Ruleset;
use crate::core::Nimber;
use serde::{Deserialize, Serialize};

/// Why a heap has its value: the least number that none of its options has.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MexOf {
    /// The heap's size.
    pub size: u32,
    /// The heap's value, the first number missing.
    pub mex: Nimber,
    /// The first options in order, each with its value.
    pub options: Vec<(Cut, Nimber)>,
    /// How many options there are in all.
    pub count: u64,
    /// For each number below the mex the first option that has it, `None` where it lies beyond
    /// those that are examined (only in heaps of more than about a thousand tokens).
    pub below: Vec<Option<Cut>>,
}

/// The moves of a position, each with the nim-sum it leaves.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MovesTo {
    /// The first moves in order: by heap, tokens taken, tokens left.
    pub moves: Vec<(Move, Nimber)>,
    /// How many moves there are in all.
    pub count: u64,
}

/// The maximum number of options that are examined for [`MexOf::below`]: some milliseconds.
const MAX_EXAMINED: usize = 500_000;

impl MexOf {
    /// Why a heap of `size` tokens has its value, where `value` knows those of all heaps up to it; at most
    /// `most` options are listed, all counted. `None` where the heap's own value is not known.
    ///
    /// Time is linear in the heap's options, and never more than some milliseconds.
    pub fn of(
        rules: &Ruleset,
        size: u32,
        most: usize,
        value: impl Fn(u32) -> Option<Nimber>,
    ) -> Option<Self> {
        let mex = value(size)?;
        let after = |cut: Cut| {
            let values = cut.parts(size).map(|part| value(part).unwrap_or_default());
            values.into_iter().fold(Nimber(0), |sum, value| sum ^ value)
        };
        let valued = || rules.cuts(size).map(|cut| (cut, after(cut)));
        let mut below = vec![None; mex.0 as usize];
        let mut missing = below.len();
        for (cut, value) in valued().take(MAX_EXAMINED) {
            if missing == 0 {
                break;
            }
            if let Some(first @ None) = below.get_mut(value.0 as usize) {
                *first = Some(cut);
                missing -= 1;
            }
        }
        let options = valued().take(most).collect();
        Some(Self { size, mex, options, count: rules.count_cuts(size), below })
    }
}

impl Normal {
    /// Why a heap of `size` tokens has its value; at most `most` options are listed, all counted.
    /// `None` for a heap larger than those of the position.
    ///
    /// Time is linear in the heap's options, and never more than some milliseconds.
    pub fn mex_of(&self, rules: &Ruleset, size: u32, most: usize) -> Option<MexOf> {
        MexOf::of(rules, size, most, |size| self.values.get(size as usize).copied())
    }

    /// The moves of the position that was analysed with the nim-sums they leave; at most `most` are
    /// listed, all counted. Where the position is lost, none of the nim-sums is 0.
    pub fn moves_to(&self, rules: &Ruleset, position: &Position, most: usize) -> MovesTo {
        let heaps = || (0..).zip(position.heaps().iter().copied());
        let moves = heaps().flat_map(|(heap, size)| {
            rules.cuts(size).map(move |cut| (Move { heap, cut }, self.nim_sum_after(size, cut)))
        });
        MovesTo {
            moves: moves.take(most).collect(),
            count: heaps().map(|(_, size)| rules.count_cuts(size)).sum(),
        }
    }

    /// The value of what a cut leaves of a heap.
    fn value_after(&self, size: u32, cut: Cut) -> Nimber {
        let value = |size: u32| self.values.get(size as usize).copied().unwrap_or_default();
        let [left, middle, right] = cut.parts(size);
        value(left) ^ value(middle) ^ value(right)
    }

    /// The nim-sum of the position after a cut of one of its heaps.
    fn nim_sum_after(&self, size: u32, cut: Cut) -> Nimber {
        let before = self.values.get(size as usize).copied().unwrap_or_default();
        self.nim_sum ^ before ^ self.value_after(size, cut)
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::super::normal::NormalJob;
    use super::*;
    use crate::core::{mex, run_to_end};

    fn analysed(code: &str, heaps: &[u32]) -> (Ruleset, Position, Normal) {
        let code = Ruleset::read_link(code).unwrap();
        let position = Position::start(heaps).unwrap();
        let normal =
            run_to_end(&mut NormalJob::seeking(&code, &position, Some(Nimber::ZERO), 10)).remove(0);
        (code, position, normal)
    }

    #[test]
    fn the_options_explain_the_value() {
        for text in ["0.77", "0.137", "4.~3", "0.~7", "0.16"] {
            let (code, _, normal) = analysed(text, &[20]);
            for size in 0..=20 {
                let why = normal.mex_of(&code, size, usize::MAX).unwrap();
                assert_eq!(
                    mex(why.options.iter().map(|&(_, value)| value)),
                    why.mex,
                    "{text} {size}"
                );
                assert_eq!(why.count, why.options.len() as u64);
                for (value, cut) in (0..).zip(&why.below) {
                    let first = why.options.iter().find(|&&(_, other)| other == Nimber(value));
                    assert_eq!(first.map(|&(cut, _)| cut), *cut);
                }
                assert_eq!(
                    normal.mex_of(&code, size, 2).unwrap().options,
                    why.options[..why.options.len().min(2)]
                );
            }
            assert_eq!(normal.mex_of(&code, 21, 5), None);
        }
    }

    #[test]
    fn a_lost_position_has_only_moves_to_other_nim_sums() {
        let (code, position, normal) = analysed("0.77", &[7, 2]);
        assert!(normal.nim_sum.is_zero());
        let moves = normal.moves_to(&code, &position, usize::MAX);
        assert_eq!(moves.moves.len() as u64, moves.count);
        assert!(moves.moves.iter().all(|(_, nim_sum)| !nim_sum.is_zero()));
        let few = normal.moves_to(&code, &position, 3);
        assert_eq!((few.moves, few.count), (moves.moves[..3].to_vec(), moves.count));
    }

    #[test]
    fn the_value_asked_of_a_heap_need_not_be_less() {
        // The nim-sum is 15: the heap of 24 must be brought to 24 ⊕ 15 = 23.
        let (_, _, normal) = analysed("0.~3", &[24, 15]);
        assert_eq!(normal.nim_sum, Nimber(23));
        let (_, _, normal) = analysed("0.~3", &[24, 9, 30]);
        assert_eq!((normal.nim_sum, normal.target(0)), (Nimber(15), Some(Nimber(23))));
    }
}
