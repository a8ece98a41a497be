//! How far the values of a code that repeats for ever must be known before their period is proved, where no
//! move leaves two heaps. `docs/certificates.md` has the theorem, whose letters are used here.

use super::super::code::{Code, Digit};
use super::checked::MAX_CHECKED;
use super::period::Recurrence;
use crate::core::lcm;
use serde::{Deserialize, Serialize};

/// The largest bound, in tokens: a check by all options takes about a minute.
pub(super) const MAX_BOUND: u64 = 500_000;

/// What the theorem of `docs/certificates.md` makes of the period p and the saltus s of such a code. Heaps and
/// shifts are counted in tokens.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TailProof {
    /// P: the number of digits before the tail.
    pub prefix: u64,
    /// L: the number of digits in the tail.
    pub length: u64,
    /// a: the pre-period, but at least 1.
    pub start: u64,
    /// q: the least common multiple of p and L.
    pub shift: u64,
    /// t = s·q/p: what is added to the value with every q tokens.
    pub added: u64,
    /// K: the moves of the tail must lead to all values from 0 to this one. `None` if s = 0, where the theorem
    /// asks nothing of them.
    pub largest: Option<u64>,
    /// N: the least heap for which the step of the induction holds.
    pub least_step: u64,
    /// How many options the heaps up to the bound have in all.
    pub options: u64,
}

impl TailProof {
    /// The numbers for such a code, if its bound is at most 500 000; `value` knows all values.
    pub fn of(code: &Code, figures: Recurrence, value: impl Fn(u64) -> u64) -> Option<Self> {
        let [prefix, length] = [code.prefix(), code.tail()].map(|digits| digits.len() as u64);
        if length == 0 || code.splits() || !(1..=MAX_BOUND).contains(&figures.period) {
            return None;
        }
        let (start, shift) = (figures.preperiod.max(1), lcm(figures.period, length)?);
        // Values so far on need not be examined: the bound is too large.
        if start.saturating_add(shift) > MAX_BOUND {
            return None;
        }
        let added = figures.saltus.checked_mul(shift / figures.period)?;
        let largest = (figures.saltus > 0).then(|| largest_low(start, shift, added, &value));
        let least_step = match largest {
            None => start + shift + prefix,
            Some(largest) => {
                let covered = Covered::new(code, usize::try_from(largest).ok()?)?.from(value)?;
                covered.max(start + prefix.max(figures.period))
            }
        };
        let bound = Some(least_step + shift - 1).filter(|&bound| bound <= MAX_BOUND)?;
        let options = count_options(code, bound);
        Some(Self { prefix, length, start, shift, added, largest, least_step, options })
    }

    /// N + q − 1: the largest heap that must be examined.
    pub fn bound(&self) -> u64 {
        self.least_step + self.shift - 1
    }

    /// Whether all options up to the bound can be examined while a reader waits.
    pub fn in_reach(&self) -> bool {
        self.options <= MAX_CHECKED
    }
}

/// K: the larger of the largest value of a heap below a + q, and t plus the largest value of a heap below a.
pub(super) fn largest_low(start: u64, shift: u64, added: u64, value: impl Fn(u64) -> u64) -> u64 {
    let largest = |end: u64| (0..end).map(&value).max().unwrap_or(0);
    largest(start + shift).max(largest(start).saturating_add(added))
}

/// Whether a digit lets a move leave so many tokens, in one heap or none.
pub(super) fn leads(digit: Digit, rest: u64) -> bool {
    if rest == 0 { digit.leaves_none() } else { digit.leaves_one() }
}

/// How many options the heaps from 0 to the bound have in all.
fn count_options(code: &Code, bound: u64) -> u64 {
    let digits = code.prefix().iter().chain(code.tail().iter().cycle());
    let each = (1..=bound).zip(digits).map(|(take, digit)| {
        let ones = if digit.leaves_one() { bound - take } else { 0 };
        ones + u64::from(digit.leaves_none())
    });
    each.sum()
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
            let leads = digit.is_some_and(|&digit| leads(digit, rest));
            let seen = usize::try_from(value).ok().and_then(|value| met.get_mut(value));
            if let Some(seen) = seen.filter(|seen| leads && !**seen) {
                *seen = true;
                *missing -= 1;
            }
        }
    }
}
