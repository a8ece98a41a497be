//! The proof by rare heaps that have ended, as data that can be read: what was found by computing, and the
//! step of the induction at any n. `docs/proof-of-periods.md` has the argument (rule 3).

use super::super::code::Code;
use super::period::{Period, Proof};
use super::textbook::{Matched, takes};
use crate::core::octal::{Certificate, Mask, Rule};
use serde::{Deserialize, Serialize};

/// The maximum number of options with a rare heap that a step lists.
const MAX_LISTED: usize = 60;

/// What the argument rests on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SparseProof {
    /// By which values are common or rare.
    pub mask: Mask,
    /// L: the last rare heap, 0 where there is none.
    pub last_rare: u64,
    /// D: the smaller heap of a witness is never larger, for the last `shift` heaps.
    pub depth: u64,
    /// k: the place of the last digit.
    pub last: u64,
    /// W = max(L, D) + k.
    pub width: u64,
    /// p, as the argument has it: a multiple of the least period.
    pub shift: u64,
    /// N: so many values were computed.
    pub known: u64,
}

impl SparseProof {
    /// What the proof of a period rests on, where it is one by rare heaps.
    pub fn of(code: &Code, period: &Period) -> Option<Self> {
        let Some(Proof::Window(Certificate { rule, shift, bound, .. })) = period.proof() else {
            return None;
        };
        let Rule::RareEnded { mask, last_rare, depth, width } = rule else { return None };
        let last = u64::try_from(code.prefix().len()).ok().filter(|_| code.tail().is_empty())?;
        Some(Self { mask, last_rare, depth, last, width, shift, known: bound })
    }

    /// N - W: G(n) = G(n - p) was compared from here on.
    pub fn compared_from(&self) -> u64 {
        self.known.saturating_sub(self.width)
    }

    /// Whether a value is common at n.
    pub fn is_common(&self, value: u32, n: u64) -> bool {
        self.mask.is_common(u16::try_from(value).unwrap_or(u16::MAX), n)
    }
}

/// A rare value below G(n), with an option that has it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Witness {
    /// Tokens taken.
    pub take: u64,
    /// What is left of the heap n - p: the heap that changes, then the one that stays, which may be none.
    pub left: [u64; 2],
    /// What is left of the heap n.
    pub other: [u64; 2],
    /// The rare value.
    pub value: u32,
}

/// The step at one n: why G(n) = G(n - p), if all is well before.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SparseStep {
    /// n.
    pub n: u64,
    /// G(n - p), and G(n).
    pub value: u32,
    /// The options that leave one heap of n - p, matched with those of n.
    pub singles: Vec<Matched>,
    /// The first options of n - p that leave a rare heap and a common one, matched with those of n.
    pub pairs: Vec<Matched>,
    /// How many there are.
    pub pair_count: u64,
    /// An option for each rare value below G(n).
    pub witnesses: Vec<Witness>,
}

impl SparseStep {
    /// The step at n, which is at least N; `value` knows all values.
    pub fn at(
        code: &Code,
        proof: &SparseProof,
        n: u64,
        value: impl Fn(u64) -> u32,
    ) -> Option<Self> {
        let earlier = n.checked_sub(proof.shift).filter(|_| n >= proof.known)?;
        let heaps = Heaps { proof, earlier, value: &value };
        let (pairs, pair_count) = heaps.pairs(code);
        let goal = value(earlier);
        Some(Self {
            n,
            value: goal,
            singles: heaps.singles(code),
            pairs,
            pair_count,
            witnesses: heaps.witnesses(code, goal)?,
        })
    }
}

/// The heaps that are compared: n - p, and n.
struct Heaps<'a, V> {
    proof: &'a SparseProof,
    earlier: u64,
    value: &'a V,
}

impl<V: Fn(u64) -> u32> Heaps<'_, V> {
    /// What is left of n - p when so many are taken and `stays` is one of the heaps.
    fn matched(&self, take: u64, stays: u64) -> Matched {
        let changes = self.earlier.saturating_sub(take).saturating_sub(stays);
        Matched {
            take,
            left: [changes, stays],
            other: [changes + self.proof.shift, stays],
            value: (self.value)(changes) ^ (self.value)(stays),
        }
    }

    fn singles(&self, code: &Code) -> Vec<Matched> {
        let ones = takes(code).filter(|(take, digit)| digit.leaves_one() && *take > 0);
        ones.map(|(take, _)| self.matched(take, 0)).collect()
    }

    /// The options with a rare heap and a common one, and how many there are.
    fn pairs(&self, code: &Code) -> (Vec<Matched>, u64) {
        let rare = |heap: u64| !self.proof.is_common((self.value)(heap), heap);
        let all: Vec<u64> = (1..=self.proof.last_rare).filter(|&heap| rare(heap)).collect();
        let (mut list, mut count) = (Vec::new(), 0);
        for (take, _) in takes(code).filter(|(_, digit)| digit.leaves_two()) {
            let rest = self.earlier.saturating_sub(take);
            let fits = |&&heap: &&u64| heap < rest && !rare(rest - heap);
            for &heap in all.iter().filter(fits) {
                count += 1;
                if list.len() < MAX_LISTED {
                    list.push(self.matched(take, heap));
                }
            }
        }
        (list, count)
    }

    /// For each rare value below `goal` the option that is found first: one heap, or the smallest heap
    /// beside another.
    fn witnesses(&self, code: &Code, goal: u32) -> Option<Vec<Witness>> {
        let rare = (0..goal).filter(|&value| !self.proof.is_common(value, self.earlier));
        let mut found: Vec<(u32, Option<Witness>)> = rare.map(|value| (value, None)).collect();
        let mut missing = found.len();
        let mut meet = |it: Matched| {
            let Matched { take, left, other, value } = it;
            let place = found.binary_search_by_key(&value, |&(value, _)| value).ok();
            let open = place.and_then(|place| found.get_mut(place)).map(|(_, seen)| seen);
            if let Some(open @ None) = open {
                *open = Some(Witness { take, left, other, value });
                missing -= 1;
            }
            missing > 0
        };
        let mut more = goal > 0;
        for single in self.singles(code) {
            more = meet(single) && more;
        }
        let splits: Vec<u64> =
            takes(code).filter(|(_, digit)| digit.leaves_two()).map(|(take, _)| take).collect();
        for stays in 1..=self.proof.depth {
            if !more {
                break;
            }
            for &take in splits.iter().filter(|&&take| take + stays < self.earlier) {
                more = meet(self.matched(take, stays)) && more;
            }
        }
        found.into_iter().map(|(_, witness)| witness).collect()
    }
}
