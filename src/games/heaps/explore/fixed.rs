//! The moves of rules under which finitely many numbers of tokens may be taken, the same from every heap, and how many
//! options they make.

use super::super::leaves::Leaves;
use super::super::ruleset::Ruleset;

/// Which numbers may be taken, ascending, and what may then be left.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FixedMoves(Vec<(u32, Leaves)>);

impl FixedMoves {
    /// The moves of such rules; `None` for all others.
    pub fn of(rules: &Ruleset) -> Option<Self> {
        let last = rules.last_take(|_| true).filter(|_| rules.is_fixed())?;
        let moves = (0..=last).map(|take| {
            let leaves = rules.fixed(take);
            // To take nothing and leave one heap or none is no move.
            (take, if take == 0 { leaves.without(Leaves::WHOLE) } else { leaves })
        });
        Some(Self(moves.filter(|(_, leaves)| !leaves.is_never()).collect()))
    }

    /// The numbers of tokens, ascending, with what may be left.
    pub fn each(&self) -> impl Iterator<Item = (u64, Leaves)> + '_ {
        self.0.iter().map(|&(take, leaves)| (take.into(), leaves))
    }

    /// How many different numbers there are.
    pub fn count(&self) -> usize {
        self.0.len()
    }

    /// T: the largest number that may be taken.
    pub fn last(&self) -> u64 {
        self.0.last().map_or(0, |&(take, _)| take.into())
    }

    /// k: how many heaps may be left at most.
    pub fn heaps(&self) -> u32 {
        self.0.iter().map(|(_, leaves)| leaves.most_heaps()).max().unwrap_or(0)
    }

    /// Whether, for one of the numbers, two equal heaps may be left and two unequal ones may not, or the other way
    /// round.
    pub fn tells_equal(&self) -> bool {
        self.0.iter().any(|&(_, leaves)| leaves.splits() && !leaves.allows(Leaves::TWO))
    }

    /// All from 1 to T, if these may be taken and the rest always stays whole.
    pub fn all_to(&self) -> Option<u64> {
        let all = (1..).zip(&self.0).all(|(take, &it)| it == (take, Leaves::WHOLE));
        all.then(|| self.last())
    }

    /// How many options a heap has.
    pub(super) fn count_of(&self, heap: u64) -> u64 {
        let takes = self.each().take_while(|(take, _)| *take <= heap);
        let each = takes.map(|(take, leaves)| {
            let rest = heap - take;
            let kinds = [
                (Leaves::NOTHING, u64::from(rest == 0)),
                (Leaves::ONE, u64::from(rest > 0)),
                (Leaves::UNEQUAL, unequal(rest)),
                (Leaves::EQUAL, u64::from(rest > 0 && rest.is_multiple_of(2))),
                (Leaves::THREE, three(rest)),
            ];
            sum_of(leaves, kinds)
        });
        each.fold(0, u64::saturating_add)
    }

    /// How many options the heaps from 0 to `last` have in all.
    pub(super) fn count_to(&self, last: u64) -> u64 {
        let takes = self.each().take_while(|(take, _)| *take <= last);
        let each = takes.map(|(take, leaves)| {
            // The rests are 0, 1, …, up to this one.
            let most = last - take;
            let kinds = [
                (Leaves::NOTHING, 1),
                (Leaves::ONE, most),
                (Leaves::UNEQUAL, unequal_to(most)),
                (Leaves::EQUAL, most / 2),
                (Leaves::THREE, three_to(most)),
            ];
            sum_of(leaves, kinds)
        });
        each.fold(0, u64::saturating_add)
    }
}

/// The sum of what is counted for each kind that is allowed.
fn sum_of(leaves: Leaves, kinds: [(Leaves, u64); 5]) -> u64 {
    let allowed = kinds.into_iter().filter(|&(kind, _)| leaves.allows(kind));
    allowed.map(|(_, count)| count).fold(0, u64::saturating_add)
}

/// In how many ways a rest is two unequal heaps.
fn unequal(rest: u64) -> u64 {
    rest.saturating_sub(1) / 2
}

/// In how many ways the rests up to this one are two unequal heaps.
fn unequal_to(most: u64) -> u64 {
    let less = most.saturating_sub(1);
    less.saturating_mul(less) / 4
}

/// In how many ways a rest is three heaps: its square divided by 12, rounded.
fn three(rest: u64) -> u64 {
    rest.saturating_mul(rest).saturating_add(6) / 12
}

/// In how many ways the rests up to this one are three heaps.
fn three_to(most: u64) -> u64 {
    // Six rests in a row, 6m to 6m + 5, are three heaps in 18m² + 15m + 4 ways.
    let blocks = most.saturating_add(1) / 6;
    // So many do not fit, and their cube is not computed.
    let m = u128::from(blocks.min(1 << 32));
    let less = m.saturating_sub(1);
    let full = 3 * m * less * (2 * m).saturating_sub(1) + 15 * m * less / 2 + 4 * m;
    let full = u64::try_from(full).unwrap_or(u64::MAX);
    (6 * blocks..=most).map(three).fold(full, u64::saturating_add)
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    #[test]
    fn all_that_is_left_is_counted() {
        for most in 0..60 {
            let ways = |rest: u64| {
                let pairs = |sum: u64| (1..sum).filter(move |&one| one <= sum - one);
                let two = pairs(rest).filter(|&one| 2 * one != rest).count() as u64;
                let threes =
                    (1..=rest).flat_map(|one| pairs(rest - one).filter(move |&other| one <= other));
                (two, threes.count() as u64)
            };
            assert_eq!((unequal(most), three(most)), ways(most), "{most}");
            let all: Vec<_> = (0..=most).map(ways).collect();
            let sums = (all.iter().map(|it| it.0).sum(), all.iter().map(|it| it.1).sum());
            assert_eq!((unequal_to(most), three_to(most)), sums, "{most}");
        }
        assert_eq!(three_to(u64::MAX), u64::MAX);
    }

    #[test]
    fn moves_are_those_of_the_rule() {
        let of = |text: &str| FixedMoves::of(&Ruleset::read_link(text).unwrap());
        for text in
            ["squares", "half", "take-powers3", "0.~3", "take-1-none-or-half-one", "take-5to"]
        {
            assert_eq!(of(text), None, "{text}");
        }
        let known = |text: &str| {
            let moves = of(text).unwrap();
            (moves.count(), moves.last(), moves.heaps(), moves.tells_equal())
        };
        assert_eq!(known("0.333"), (3, 3, 1, false));
        assert_eq!(known("4.07"), (2, 2, 2, false));
        assert_eq!(known("grundy"), (1, 0, 2, true));
        assert_eq!(known("take-65.70-whole"), (2, 70, 1, false));
        assert_eq!(known("x0.B"), (1, 1, 3, false));
        assert_eq!(known("take-1.2-equal-or-1.2.3-unequal"), (3, 3, 2, true));
        // Each number is taken in two clauses, which together allow both kinds.
        let both = "take-1.2-equal-or-1-unequal-or-2-one.unequal";
        assert_eq!(known(both), (2, 2, 2, false));
        // A clause for 0 and 1 does not allow to take nothing from no heap.
        assert_eq!(of("take-0.1-none.unequal").unwrap().0[0], (0, Leaves::UNEQUAL));
        assert_eq!(of("0.333").unwrap().all_to(), Some(3));
        assert_eq!(of("take-1to70").unwrap().all_to(), Some(70));
        for text in ["0.332", "0.0333", "4.333", "0.3033"] {
            assert_eq!(of(text).unwrap().all_to(), None, "{text}");
        }
    }
}
