//! How far the values of a code that repeats for ever must be known before their period is proved, where no
//! move leaves two heaps. `docs/certificates.md` has the theorem.

use super::super::code::{Code, Digit};
use super::period::Recurrence;

/// The largest bound: a check by all options takes about a minute.
pub(super) const MAX_BOUND: u64 = 500_000;

/// The least bound that proves the period of such a code, if it is at most [`MAX_BOUND`]; `value` knows all
/// values.
pub(super) fn least_bound(
    code: &Code,
    figures: Recurrence,
    value: impl Fn(u64) -> u64,
) -> Option<u64> {
    let [prefix, length] = [code.prefix(), code.tail()].map(|digits| digits.len() as u64);
    if length == 0 || code.splits() || figures.period > MAX_BOUND {
        return None;
    }
    let shift = lcm(figures.period, length);
    let start = figures.preperiod.max(1);
    let next = if figures.saltus == 0 {
        start + shift + prefix
    } else {
        let added = figures.saltus.checked_mul(shift / figures.period)?;
        // From here on no value needs to be examined any more: it is too large for a bound.
        if start + shift > MAX_BOUND {
            return None;
        }
        let largest = |end: u64| (0..end).map(&value).max().unwrap_or(0);
        let all = largest(start + shift).max(largest(start).checked_add(added)?);
        let covered = Covered::new(code, usize::try_from(all).ok()?)?.from(&value)?;
        covered.max(start + prefix.max(figures.period))
    };
    Some(next + shift - 1).filter(|&bound| bound <= MAX_BOUND)
}

/// For each remainder of a heap by the length of the tail: which of the values up to some largest one the
/// moves of the tail have led to. They lead to ever more.
struct Covered<'a> {
    tail: &'a [Digit],
    prefix: u64,
    met: Vec<Vec<bool>>,
    missing: Vec<usize>,
}

impl<'a> Covered<'a> {
    fn new(code: &'a Code, largest: usize) -> Option<Self> {
        let tail = code.tail();
        let count = largest.checked_add(1).filter(|&count| count as u64 <= MAX_BOUND)?;
        let prefix = code.prefix().len() as u64;
        let met = vec![vec![false; count]; tail.len()];
        Some(Self { tail, prefix, met, missing: vec![count; tail.len()] })
    }

    /// The first heap from which on the moves of the tail lead to all of these values.
    fn from(mut self, value: impl Fn(u64) -> u64) -> Option<u64> {
        let length = self.tail.len() as u64;
        let mut row = 0;
        for n in self.prefix + 1..MAX_BOUND {
            let rest = n - self.prefix - 1;
            self.come_in(rest, value(rest));
            let residue = usize::try_from(n % length).ok()?;
            row = if self.missing.get(residue) == Some(&0) { row + 1 } else { 0 };
            if row == length {
                return Some(n + 1 - length);
            }
        }
        None
    }

    /// The rest that the next heap can leave, and no smaller heap could.
    fn come_in(&mut self, rest: u64, value: u64) {
        let length = self.tail.len() as u64;
        let places = self.met.iter_mut().zip(&mut self.missing);
        for (residue, (met, missing)) in (0..).zip(places) {
            // The first digit of the tail is for taking one token more than the prefix has digits.
            let first = (self.prefix + 1) % length;
            let place = (residue + 2 * length - rest % length - first) % length;
            let digit = usize::try_from(place).ok().and_then(|place| self.tail.get(place));
            let leads =
                digit.is_some_and(
                    |digit| {
                        if rest == 0 { digit.leaves_none() } else { digit.leaves_one() }
                    },
                );
            let seen = usize::try_from(value).ok().and_then(|value| met.get_mut(value));
            if let Some(seen) = seen.filter(|seen| leads && !**seen) {
                *seen = true;
                *missing -= 1;
            }
        }
    }
}

/// The least common multiple.
fn lcm(a: u64, b: u64) -> u64 {
    let (mut x, mut y) = (a, b);
    while y > 0 {
        (x, y) = (y, x % y);
    }
    a / x.max(1) * b
}
