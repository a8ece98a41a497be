//! The check of a period up to the bound, by all options, where the same finitely many numbers of tokens may be taken
//! from every heap. It shares nothing with the engines that find the values.

use super::super::leaves::Leaves;
use super::checked::{Checked, verdict};
use super::finite_proof::FiniteProof;
use super::fixed::FixedMoves;
use super::period::Recurrence;

/// A check on its way: every value is found again, by all options.
#[derive(Clone, Debug)]
pub(super) struct FiniteChecking {
    moves: FixedMoves,
    figures: Recurrence,
    /// How many values are to be found.
    count: u64,
    values: Vec<u32>,
    seen: Seen,
    options: u64,
}

/// For each value the last heap with such an option, plus 1. There is room for every ⊕ of values found so far.
#[derive(Clone, Debug)]
struct Seen {
    last: Vec<usize>,
    mark: usize,
}

impl FiniteChecking {
    /// For such moves, where the check is in reach.
    pub(super) fn new(moves: FixedMoves, figures: Recurrence) -> Option<Self> {
        let proof = FiniteProof::of(&moves, figures).filter(FiniteProof::in_reach)?;
        let seen = Seen { last: vec![0], mark: 0 };
        let count = proof.bound() + 1;
        Some(Self { moves, figures, count, values: Vec::new(), seen, options: 0 })
    }

    /// Examines some options; how far it is.
    pub(super) fn step(&mut self, units: u64) -> Checked {
        let (bound, mut left) = (self.count, units.max(1));
        while self.known() < bound && left > 0 {
            // To find the least value that is missing costs something too.
            left = left.saturating_sub(self.next_value() + 1);
        }
        let verdict = (self.known() == bound).then(|| verdict(&self.values, self.figures));
        Checked { bound, known: self.known(), options: self.options, verdict }
    }

    fn known(&self) -> u64 {
        self.values.len() as u64
    }

    /// Examines all options of the next heap; how many there are.
    fn next_value(&mut self) -> u64 {
        let Self { moves, values, seen, options, .. } = self;
        let n = values.len();
        seen.mark = n + 1;
        for (take, leaves) in moves.each() {
            let Some(rest) = usize::try_from(take).ok().and_then(|take| n.checked_sub(take)) else {
                break;
            };
            if rest == 0 {
                if leaves.allows(Leaves::NOTHING) {
                    seen.meet(0);
                }
                continue;
            }
            if leaves.allows(Leaves::ONE) {
                seen.meet(values[rest]);
            }
            if leaves.allows(Leaves::UNEQUAL) {
                pairs(values, seen, 0, (1, (rest - 1) / 2), rest);
            }
            if leaves.allows(Leaves::EQUAL) && rest.is_multiple_of(2) {
                // Two heaps of the same value, whatever that is.
                seen.meet(0);
            }
            if leaves.allows(Leaves::THREE) {
                for least in 1..=rest / 3 {
                    let both = rest - least;
                    pairs(values, seen, values[least], (least, both / 2), both);
                }
            }
        }
        let examined = moves.count_of(n as u64);
        *options += examined;
        let value = seen.missing();
        values.push(u32::try_from(value).unwrap_or(u32::MAX));
        seen.make_room(value);
        examined
    }
}

/// Marks `beside` ⊕ the values of two heaps with this sum, the smaller one from `first` to `last`.
fn pairs(values: &[u32], seen: &mut Seen, beside: u32, (first, last): (usize, usize), sum: usize) {
    if first > last {
        return;
    }
    let (small, large) = (&values[first..=last], &values[sum - last..=sum - first]);
    for (small, large) in small.iter().zip(large.iter().rev()) {
        seen.meet(beside ^ small ^ large);
    }
}

impl Seen {
    fn meet(&mut self, value: u32) {
        if let Some(last) = self.last.get_mut(value as usize) {
            *last = self.mark;
        }
    }

    /// The least value that was not met.
    fn missing(&self) -> usize {
        self.last.iter().position(|&last| last != self.mark).unwrap_or(self.last.len())
    }

    fn make_room(&mut self, value: usize) {
        let room = (value + 1).next_power_of_two();
        if room > self.last.len() {
            self.last.resize(room, 0);
        }
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::super::super::ruleset::Ruleset;
    use super::super::checked::CheckVerdict;
    use super::*;

    fn verdict_of(rule: &str, preperiod: u64, period: u64) -> CheckVerdict {
        let moves = FixedMoves::of(&Ruleset::read_link(rule).unwrap()).unwrap();
        let figures = Recurrence { preperiod, period, saltus: 0 };
        let mut checking = FiniteChecking::new(moves, figures).unwrap();
        loop {
            let checked = checking.step(5);
            if let Some(verdict) = checked.verdict {
                assert_eq!(checked.known, checked.bound);
                return verdict;
            }
        }
    }

    #[test]
    fn a_check_refuses_what_is_wrong() {
        // Kayles by the same way repeats with 12 from 71 on (*Winning Ways*, chapter 4).
        assert_eq!(verdict_of("0.77", 71, 12), CheckVerdict::Holds);
        assert_eq!(verdict_of("0.77", 70, 12), CheckVerdict::Fails(70));
        assert_eq!(verdict_of("0.77", 72, 12), CheckVerdict::NotLeast);
        assert_eq!(verdict_of("0.77", 71, 24), CheckVerdict::NotLeast);
        assert!(matches!(verdict_of("0.77", 71, 13), CheckVerdict::Fails(_)));
        assert_eq!(verdict_of("take-65.70-whole", 0, 135), CheckVerdict::Holds);
        assert!(matches!(verdict_of("take-65.70-whole", 0, 134), CheckVerdict::Fails(_)));
    }

    #[test]
    fn what_is_out_of_reach_is_not_begun() {
        let begun = |rule: &str, period: u64| {
            let moves = FixedMoves::of(&Ruleset::read_link(rule).unwrap()).unwrap();
            let figures = Recurrence { preperiod: 0, period, saltus: 0 };
            FiniteChecking::new(moves, figures).is_some()
        };
        assert!(begun("x0.B", 1_000) && !begun("x0.B", 2_000));
        assert!(begun("take-1.2-unequal", 10_000) && !begun("take-1.2-unequal", 40_000));
        assert!(begun("take-1.2-equal", 1_000_000) && !begun("take-1.2-equal", 100_000_000));
    }
}
