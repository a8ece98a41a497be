//! Arithmetic periods of codes with a repeating tail that never leave two heaps, proved.
//!
//! Let the prefix have P digits and the tail L. What G(n) and all later values depend on, before
//! heap n is examined, for n > P + 1, is
//! - n modulo L,
//! - the last P + 1 values, which the prefix leaves or which the tail is about to,
//! - for each residue of n modulo L the set of values that the tail has left so far. It only grows.
//!
//! Let `base` be the least number that some of these sets lacks. All of this, with `base` taken
//! away from every value, is the *state*: a mex of values that are all greater by s is greater by s,
//! where all below is there, so from equal states the same values follow up to the difference of
//! the two bases, and equal states again. If the state before heap n comes again before heap n + p
//! with a base greater by s, then G(m + p) = G(m) + s for all m from n on.
//!
//! States are compared whole, with one that is kept from longer and longer ago (Brent).

use super::super::code::{Code, Digit};
use super::period::{Period, Proof, Recurrence};
use crate::core::Nimber;

/// Values above the full part that are kept in all; a code with more is given up.
const MAX_EXTRAS: usize = 2_000;

#[derive(Clone, Debug)]
pub(super) struct States {
    prefix: usize,
    tail: Vec<Digit>,
    sets: Vec<Reached>,
    /// The heap that comes next.
    next: usize,
    kept: Option<(usize, i64, State)>,
    /// The heap at which the next state is kept.
    keep_at: usize,
    over: bool,
}

/// A set of values: all below `full`, and some above it, ascending.
#[derive(Clone, Debug, Default, PartialEq)]
struct Reached {
    full: i64,
    extras: Vec<i64>,
}

impl Reached {
    fn add(&mut self, value: i64) {
        if value < self.full {
            return;
        }
        if let Err(place) = self.extras.binary_search(&value) {
            self.extras.insert(place, value);
        }
        let whole = (self.full..).zip(&self.extras).take_while(|(a, b)| a == *b).count();
        self.extras.drain(..whole);
        // No more values than there are heaps.
        self.full += i64::try_from(whole).unwrap_or(0);
    }

    fn less(&self, base: i64) -> Self {
        let extras = self.extras.iter().map(|value| value - base).collect();
        Self { full: self.full - base, extras }
    }
}

#[derive(Clone, Debug, PartialEq)]
struct State {
    residue: usize,
    last: Vec<i64>,
    sets: Vec<Reached>,
}

impl States {
    /// For a code that this can prove something of.
    pub(super) fn of(code: &Code) -> Option<Self> {
        let tail = code.tail().to_vec();
        (!tail.is_empty() && !code.splits()).then(|| Self {
            prefix: code.prefix().len(),
            sets: vec![Reached::default(); tail.len()],
            tail,
            next: 0,
            kept: None,
            keep_at: 0,
            over: false,
        })
    }

    /// Continues through the values; the period, once it is proved.
    pub(super) fn follow(&mut self, values: &[Nimber]) -> Option<Period> {
        while self.next < values.len() && !self.over {
            let n = self.next;
            if n > self.prefix + 1
                && let Some(period) = self.compare(n, values)
            {
                self.over = true;
                return Some(period);
            }
            self.take_in(n, values);
            self.next += 1;
        }
        None
    }

    /// The rest that heap n can leave by the tail, and no smaller heap could.
    fn take_in(&mut self, n: usize, values: &[Nimber]) {
        let Some(rest) = n.checked_sub(self.prefix + 1) else { return };
        let (value, len) = (i64::from(values[rest].0), self.tail.len());
        for (residue, set) in self.sets.iter_mut().enumerate() {
            let digit = self.tail[(residue + len - rest % len) % len];
            if if rest == 0 { digit.leaves_none() } else { digit.leaves_one() } {
                set.add(value);
            }
        }
    }

    fn compare(&mut self, n: usize, values: &[Nimber]) -> Option<Period> {
        let base = self.sets.iter().map(|set| set.full).min()?;
        let state = State {
            residue: n % self.tail.len(),
            last: values[n - self.prefix - 1..n].iter().map(|v| i64::from(v.0) - base).collect(),
            sets: self.sets.iter().map(|set| set.less(base)).collect(),
        };
        if let Some((first, old, kept)) = &self.kept
            && *kept == state
        {
            let saltus = usize::try_from(base - old).ok()?;
            return Some(proved(values, *first, n, saltus));
        }
        self.over = self.sets.iter().map(|set| set.extras.len()).sum::<usize>() > MAX_EXTRAS;
        if n >= self.keep_at {
            self.kept = Some((n, base, state));
            self.keep_at = 2 * n;
        }
        None
    }
}

/// The least figures: the values from `first` on repeat at `again`, greater by `saltus`.
fn proved(values: &[Nimber], first: usize, again: usize, saltus: usize) -> Period {
    let shift = again - first;
    let value = |n: usize| match n.checked_sub(first) {
        None => values[n].0 as usize,
        Some(over) => values[first + over % shift].0 as usize + over / shift * saltus,
    };
    // What the values grow by from n to n + q; in a browser the product may be too large for a `usize`.
    let growth = |q: usize| {
        let product = saltus as u64 * q as u64;
        let whole = product.is_multiple_of(shift as u64);
        whole.then(|| usize::try_from(product / shift as u64).ok()).flatten()
    };
    let fits = |q: usize| {
        let step = growth(q).filter(|_| shift.is_multiple_of(q));
        step.is_some_and(|step| (first..again).all(|n| value(n + q) == value(n) + step))
    };
    // Two periods of what is left without the slope have their greatest common divisor for one.
    let period = (1..shift).find(|&q| fits(q)).unwrap_or(shift);
    let step = growth(period).unwrap_or(saltus);
    let exception = (0..first).rev().find(|&n| value(n + period) != value(n) + step);
    let recurrence = Recurrence {
        preperiod: exception.map_or(0, |n| n as u64 + 1),
        period: period as u64,
        saltus: step as u64,
    };
    Period::Proved(recurrence, Proof::State { first: first as u64, again: again as u64 })
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::super::super::sequence::{Method, Sequence};
    use super::*;
    use crate::core::{Chance, run_to_end};

    fn values(code: &Code, to: u32) -> Vec<Nimber> {
        let mut job = Sequence::new(code, to, Method::Plain).unwrap();
        run_to_end(&mut job);
        job.values().to_vec()
    }

    /// Claims are held against values far beyond what they rest on.
    #[test]
    fn what_is_proved_holds() {
        let (mut proofs, mut steep) = (0, 0);
        for number in 0..600 {
            let mut chance = Chance::new(7, number);
            let digits = |most: u32, chance: &mut Chance| -> String {
                let count = 1 + chance.below(most);
                (0..count).map(|_| char::from_digit(chance.below(4), 8).unwrap()).collect()
            };
            let (prefix, tail) = (digits(4, &mut chance), digits(4, &mut chance));
            let Ok(code) = Code::read_link(&format!("0.{prefix}~{tail}")) else { continue };
            let Some(mut states) = States::of(&code) else { continue };
            let values = values(&code, 3_000);
            let Some(Period::Proved(found, Proof::State { again, .. })) =
                states.follow(&values[..1_000])
            else {
                continue;
            };
            assert!(again < 1_000);
            let (p, s) = (usize::try_from(found.period).unwrap(), found.saltus);
            let holds = |n: usize| u64::from(values[n + p].0) == u64::from(values[n].0) + s;
            let from = usize::try_from(found.preperiod).unwrap();
            assert!((from..3_000 - p).all(holds), "{code} {found:?}");
            assert!(from == 0 || !holds(from - 1), "{code} {found:?}");
            proofs += 1;
            steep += u32::from(s > 0);
        }
        assert!(proofs > 300 && steep > 100, "{proofs} {steep}");
    }
}
