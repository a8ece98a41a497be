//! What the values of single heaps will cost, estimated before they are found.

use crate::games::heaps::leaves::Leaves;
use crate::games::heaps::position::MAX_TOKENS;
use crate::games::heaps::ruleset::Ruleset;
use crate::games::heaps::taking::{Amount, Clause};

/// Strips into which the primes are cut to count them.
const STRIPS: u32 = 256;
/// How many of the numbers up to n are coprime to n, in the mean: 6/π².
const COPRIME: f64 = 0.607_927_1;

impl Ruleset {
    /// How many options, or about as many, have to be examined for the values of all heaps up to the
    /// largest of a position; 0 where a method spares most of them, so that no heap is too large.
    pub fn work(&self, largest: u32) -> u64 {
        if self.octal().is_some() || self.has_sparse() { 0 } else { self.plain_work(largest) }
    }

    /// The same for the plain method, whatever else there is. (Octal codes that repeat are spared most of
    /// it: 0.)
    pub fn plain_work(&self, largest: u32) -> u64 {
        if self.octal().is_some_and(|code| !code.tail().is_empty()) {
            return 0;
        }
        // Simpson's rule: the options of the heap in the middle and of the last tell how they grow.
        let sum = self.options_of(largest / 2) * 4.0 + self.options_of(largest);
        rounded(sum * f64::from(largest) / 6.0)
    }

    /// The options of a heap, exactly where it can be on a board.
    fn options_of(&self, size: u32) -> f64 {
        if size > MAX_TOKENS {
            return self.clauses().iter().map(|clause| about(clause, size)).sum();
        }
        let of_take = |take: u32| {
            let leaves = self.leaves(size, take);
            if leaves.is_never() { 0.0 } else { of_rest(leaves, f64::from(size - take)) }
        };
        (0..=size).map(of_take).sum()
    }
}

/// The options after one number is taken.
fn of_rest(leaves: Leaves, rest: f64) -> f64 {
    let two = if leaves.splits() { rest / 2.0 } else { 0.0 };
    let three = if leaves.allows(Leaves::THREE) { rest * rest / 12.0 } else { 0.0 };
    1.0 + two + three
}

/// About how many options a clause gives a heap. What two kinds of numbers share counts twice.
fn about(clause: &Clause, size: u32) -> f64 {
    let leaves = clause.leaves();
    clause.amounts().iter().map(|&amount| taking(amount, leaves, size)).sum()
}

/// About how many options there are after taking any of these numbers.
fn taking(amount: Amount, leaves: Leaves, size: u32) -> f64 {
    let listed = |takes: &mut dyn Iterator<Item = u32>| -> f64 {
        takes
            .take_while(|&take| take <= size)
            .map(|take| of_rest(leaves, f64::from(size - take)))
            .sum()
    };
    let run = |from: u32, to: u32| strip(leaves, f64::from(size), f64::from(from), f64::from(to));
    match amount {
        Amount::Zero => of_rest(leaves, f64::from(size)),
        Amount::Run { from, to } => run(from, to.map_or(size, |to| to.min(size))),
        Amount::Every { first, step } => run(first, size) / f64::from(step),
        Amount::Half => run(1, size / 2),
        Amount::Coprime => run(1, size) * COPRIME,
        // A number has as many divisors as its logarithm, in the mean, and nearly all of them are small.
        Amount::Divisors => of_rest(leaves, f64::from(size)) * f64::from(size.max(1)).ln(),
        Amount::Squares => listed(&mut (1..=u32::from(u16::MAX)).map(|root| root * root)),
        Amount::Triangular => listed(&mut (1..=u32::from(u16::MAX)).map(|n| n * (n + 1) / 2)),
        Amount::Powers(base) => {
            listed(&mut std::iter::successors(Some(1), |&power: &u32| power.checked_mul(base)))
        }
        // Of the numbers around t one in ln t is a prime.
        Amount::Primes => (0..STRIPS)
            .map(|place| {
                let end = |place: u32| 2.0 + f64::from(size) * f64::from(place) / f64::from(STRIPS);
                let (from, to) = (end(place), end(place + 1));
                strip(leaves, f64::from(size), from, to - 1.0) / f64::midpoint(from, to).ln()
            })
            .sum(),
    }
}

/// The options after taking any number of a run, both ends included.
fn strip(leaves: Leaves, size: f64, from: f64, to: f64) -> f64 {
    if from > to {
        return 0.0;
    }
    // Exact but for the roundings, since what is summed grows at most with the square: Simpson's rule.
    let at = |take: f64| of_rest(leaves, (size - take).max(0.0));
    (to - from + 1.0) * (at(from) + 4.0 * at(f64::midpoint(from, to)) + at(to)) / 6.0
}

/// A whole number again; the largest there is for what is larger.
#[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)] // What is larger becomes the largest.
fn rounded(number: f64) -> u64 {
    number as u64
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    /// A heap too large for a board is reckoned by formulas: they go on from what is counted.
    #[test]
    fn formulas_agree_with_what_is_counted() {
        for text in [
            "take-1to9999-two",
            "take-5.70by3-two.three",
            "squares",
            "take-squares-any",
            "take-triangular-three",
            "take-primes-two",
            "take-powers3-three",
            "half",
            "take-half-any",
            "take-0-three",
            "coprime",
            "take-coprime-any",
            "take-divisors-two",
            "take-any-whole-or-squares-unequal",
        ] {
            let rules = Ruleset::read_link(text).unwrap();
            // Several sizes, since of one alone the divisors are few or many.
            let sizes = || 9_900..=MAX_TOKENS;
            let counted: f64 = sizes().map(|size| rules.options_of(size)).sum();
            let about =
                |size| rules.clauses().iter().map(|clause| about(clause, size)).sum::<f64>();
            let reckoned: f64 = sizes().map(about).sum();
            assert!(
                (counted - reckoned).abs() * 8.0 <= counted,
                "{text}: {reckoned} for {counted}"
            );
        }
    }

    #[test]
    fn the_largest_heaps_are_reckoned_too() {
        // n²/4 options up to n.
        let half = Ruleset::read_link("half").unwrap();
        let expected = 25_000_000_000_000;
        assert!(half.work(10_000_000).abs_diff(expected) < expected / 10);
        let any = Ruleset::read_link("take-any-any").unwrap();
        assert_eq!(any.work(u32::MAX), u64::MAX);
    }
}
