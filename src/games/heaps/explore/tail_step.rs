//! The step of the induction for a code that repeats for ever and never leaves two heaps, as data that can be read.
//! `docs/certificates.md` has the theorem.

use super::super::code::{Code, Digit};
use super::tailed::{TailProof, leads};
use super::textbook::{MAX_MATCHED, Matched};
use serde::{Deserialize, Serialize};

/// A rest that both heaps, n and n + q, can leave, by digits of the tail.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SameRest {
    /// Tokens left: one heap, or none.
    pub left: u64,
    /// Tokens taken from n.
    pub take: u64,
    /// Tokens taken from n + q.
    pub take_later: u64,
    /// The value of what is left.
    pub value: u32,
}

/// The step at one n: why G(n + q) = G(n) + t, if all is well from a to n − 1.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TailStep {
    /// n.
    pub n: u64,
    /// G(n); G(n + q) is larger by t.
    pub value: u32,
    /// The first options of n that leave at least a tokens, in the order of what is taken, each with the option of
    /// n + q that takes as many. The value is that of the option of n; that of the other is larger by t.
    pub same_take: Vec<Matched>,
    /// How many there are.
    pub same_take_count: u64,
    /// If s = 0, the first options of n + q that leave fewer than a + q tokens, the smallest rest first. If s > 0,
    /// one for each of the first values from 0 to K. Each comes with the option of n that leaves the same.
    pub same_rest: Vec<SameRest>,
    /// How many there are.
    pub same_rest_count: u64,
}

impl TailStep {
    /// The step at n, which is at least N; `value` knows all values.
    pub fn at(code: &Code, proof: &TailProof, n: u64, value: impl Fn(u64) -> u32) -> Option<Self> {
        n.checked_add(proof.shift).filter(|_| n >= proof.least_step)?;
        let heaps = Heaps { code, proof, n, value: &value };
        let (same_rest, same_rest_count) = match proof.largest {
            None => heaps.low_rests(),
            Some(largest) => heaps.witnesses(largest)?,
        };
        Some(Self {
            n,
            value: value(n),
            same_take: heaps.same_take(),
            same_take_count: count_ones(code, n - proof.start),
            same_rest,
            same_rest_count,
        })
    }
}

/// The heaps that are compared: n, and n + q.
struct Heaps<'a, V> {
    code: &'a Code,
    proof: &'a TailProof,
    n: u64,
    value: &'a V,
}

impl<V: Fn(u64) -> u32> Heaps<'_, V> {
    fn same_take(&self) -> Vec<Matched> {
        let last = self.n - self.proof.start;
        let takes = ones(self.code).take_while(|&take| take <= last).take(MAX_MATCHED);
        let matched = takes.map(|take| {
            let left = self.n - take;
            let other = [left + self.proof.shift, 0];
            Matched { take, left: [left, 0], other, value: (self.value)(left) }
        });
        matched.collect()
    }

    /// The rest, if a digit of the tail lets n leave it. The same digit then lets n + q leave it, as L divides q.
    fn by_tail(&self, left: u64) -> Option<SameRest> {
        let take = self.n.checked_sub(left).filter(|&take| take > self.proof.prefix)?;
        let digit = self.code.digit(u32::try_from(take).ok()?);
        leads(digit, left).then(|| SameRest {
            left,
            take,
            take_later: take + self.proof.shift,
            value: (self.value)(left),
        })
    }

    /// The rests below a + q that both heaps can leave, and how many there are.
    fn low_rests(&self) -> (Vec<SameRest>, u64) {
        let all = || (0..self.proof.start + self.proof.shift).filter_map(|left| self.by_tail(left));
        (all().take(MAX_MATCHED).collect(), all().count() as u64)
    }

    /// For each value from 0 to K the smallest rest that has it and that both heaps can leave by the tail.
    fn witnesses(&self, largest: u64) -> Option<(Vec<SameRest>, u64)> {
        let count = usize::try_from(largest).ok()?.checked_add(1)?;
        let mut found: Vec<Option<SameRest>> = vec![None; count];
        let mut missing = count;
        // From one of these heaps, which differs from n by a multiple of L, the tail leads to all of the values.
        let end = self.proof.least_step + self.proof.length;
        for rest in (0..end).filter_map(|left| self.by_tail(left)) {
            let open = usize::try_from(rest.value).ok().and_then(|value| found.get_mut(value));
            if let Some(open @ None) = open {
                *open = Some(rest);
                missing -= 1;
            }
            if missing == 0 {
                break;
            }
        }
        let shown = found.into_iter().take(MAX_MATCHED);
        (missing == 0).then(|| (shown.flatten().collect(), count as u64))
    }
}

/// The numbers of tokens whose digit leaves one heap, ascending, without end if the tail has one of them.
fn ones(code: &Code) -> impl Iterator<Item = u64> + '_ {
    let endless = code.tail().iter().any(|digit| digit.leaves_one());
    let tail = endless.then(|| code.tail().iter().cycle()).into_iter().flatten();
    let digits = (1..).zip(code.prefix().iter().chain(tail));
    digits.filter(|(_, digit)| digit.leaves_one()).map(|(take, _)| take)
}

/// How many numbers from 1 to `last`, which is not smaller than P, have a digit that leaves one heap.
fn count_ones(code: &Code, last: u64) -> u64 {
    let among = |digits: &[Digit]| digits.iter().filter(|digit| digit.leaves_one()).count() as u64;
    let (prefix, tail) = (code.prefix(), code.tail());
    let (beyond, length) = (last.saturating_sub(prefix.len() as u64), tail.len().max(1) as u64);
    let begun = (0..beyond % length).zip(tail).filter(|(_, digit)| digit.leaves_one());
    among(prefix) + beyond / length * among(tail) + begun.count() as u64
}
