//! The check of a period up to the bound, by all options, for a code that repeats for ever and never leaves two heaps.
//! `docs/certificates.md` has the theorem.

use super::super::code::Code;
use super::checked::{CheckVerdict, Checked};
use super::period::Recurrence;
use super::tailed::{TailProof, largest_low, leads};

/// A check on its way: every value is found again, by all options.
#[derive(Clone, Debug)]
pub(super) struct TailChecking {
    code: Code,
    figures: Recurrence,
    proof: TailProof,
    values: Vec<u32>,
    /// For each value the last heap with such an option, plus 1.
    seen: Vec<usize>,
    options: u64,
}

impl TailChecking {
    /// For such a code, where the check is in reach; `value` knows all values that are claimed.
    pub(super) fn new(
        code: &Code,
        figures: Recurrence,
        value: impl Fn(u64) -> u64,
    ) -> Option<Self> {
        let proof = TailProof::of(code, figures, value).filter(TailProof::in_reach)?;
        // A heap of n has at most n options, so its value is at most n.
        let seen = vec![0; usize::try_from(proof.bound() + 1).ok()?];
        Some(Self { code: code.clone(), figures, proof, values: Vec::new(), seen, options: 0 })
    }

    /// Looks at some options; how far it is.
    pub(super) fn step(&mut self, units: u64) -> Checked {
        let (bound, before) = (self.proof.bound() + 1, self.options);
        while self.known() < bound && self.options - before < units.max(1) {
            self.next_value();
        }
        let verdict = (self.known() == bound).then(|| self.verdict());
        Checked { bound, known: self.known(), options: self.options, verdict }
    }

    fn known(&self) -> u64 {
        self.values.len() as u64
    }

    /// The value that was found, of a heap up to the bound.
    fn value(&self, n: u64) -> u64 {
        let value = usize::try_from(n).ok().and_then(|n| self.values.get(n));
        u64::from(value.copied().unwrap_or_default())
    }

    /// Examines all options of the next heap.
    fn next_value(&mut self) {
        let Self { code, values, seen, options, .. } = self;
        let n = values.len();
        let mut mark = |value: u32| {
            *options += 1;
            if let Some(last) = seen.get_mut(value as usize) {
                *last = n + 1;
            }
        };
        let (prefix, tail) = (code.prefix(), code.tail());
        // The first digit, of a code that never leaves two heaps, is 0.
        if u32::try_from(n).is_ok_and(|n| code.digit(n).leaves_none()) {
            mark(0);
        }
        let singles = (1..n).zip(prefix).filter(|(_, digit)| digit.leaves_one());
        for (take, _) in singles {
            mark(values[n - take]);
        }
        let places = (prefix.len() + 1..n).zip(tail).filter(|(_, digit)| digit.leaves_one());
        for (least, _) in places {
            for &value in values[1..=n - least].iter().rev().step_by(tail.len()) {
                mark(value);
            }
        }
        let value = seen.iter().position(|&last| last != n + 1).unwrap_or(seen.len());
        values.push(u32::try_from(value).unwrap_or(u32::MAX));
    }

    fn verdict(&self) -> CheckVerdict {
        let Recurrence { preperiod, period, saltus } = self.figures;
        let follows =
            |n: u64, shift: u64, added: u64| self.value(n + shift) == self.value(n) + added;
        let end = self.known() - period;
        if let Some(n) = (preperiod..end).find(|&n| !follows(n, period, saltus)) {
            return CheckVerdict::Fails(n);
        }
        if let Some((n, value)) = self.lacking() {
            return CheckVerdict::Lacks { n, value };
        }
        // The least period is a divisor of every other, and as much is added in each part of a period.
        let shorter = |parts: u64| {
            let (shift, added) = (period / parts, saltus / parts);
            (preperiod..preperiod + period - shift).all(|n| follows(n, shift, added))
        };
        let divides = |parts: &u64| period.is_multiple_of(*parts) && saltus.is_multiple_of(*parts);
        let earlier = preperiod.checked_sub(1).is_some_and(|n| follows(n, period, saltus));
        if earlier || (2..=period).filter(divides).any(shorter) {
            return CheckVerdict::NotLeast;
        }
        CheckVerdict::Holds
    }

    /// If s > 0: one of the L heaps from N on whose moves by the tail do not lead to all values from 0 to K, with the
    /// first value that is missing.
    fn lacking(&self) -> Option<(u64, u64)> {
        let TailProof { start, shift, added, least_step, length, .. } = self.proof;
        self.proof.largest?;
        let largest = largest_low(start, shift, added, |n| self.value(n));
        (least_step..least_step + length).find_map(|n| {
            let led = self.led_to(n, largest);
            led.iter().zip(0..).find(|(led, _)| !**led).map(|(_, value)| (n, value))
        })
    }

    /// For each value up to the largest, whether a move by the tail leads to it.
    fn led_to(&self, n: u64, largest: u64) -> Vec<bool> {
        let mut led = vec![false; usize::try_from(largest + 1).unwrap_or(0)];
        let takes = (1..=n).zip(self.code.prefix().iter().chain(self.code.tail().iter().cycle()));
        let by_tail = takes.filter(|(take, _)| *take > self.proof.prefix);
        for (take, _) in by_tail.filter(|(take, digit)| leads(**digit, n - take)) {
            let value = usize::try_from(self.value(n - take)).ok();
            if let Some(led) = value.and_then(|value| led.get_mut(value)) {
                *led = true;
            }
        }
        led
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::super::super::sequence::{Method, Sequence};
    use super::*;
    use crate::core::run_to_end;

    /// A check of figures of a code, whose values are continued by them.
    fn checking(code: &str, preperiod: u64, period: u64, saltus: u64) -> TailChecking {
        let code = Code::read_link(code).unwrap();
        let mut plain = Sequence::new(&code, 100, Method::Plain).unwrap();
        run_to_end(&mut plain);
        let value = |n: u64| {
            let periods = n.saturating_sub(preperiod) / period;
            let known = plain.values()[usize::try_from(n - periods * period).unwrap()].0;
            u64::from(known) + periods * saltus
        };
        TailChecking::new(&code, Recurrence { preperiod, period, saltus }, value).unwrap()
    }

    fn verdict(mut checking: TailChecking) -> CheckVerdict {
        loop {
            let checked = checking.step(7);
            if let Some(verdict) = checked.verdict {
                assert_eq!(checked.known, checking.proof.bound() + 1);
                return verdict;
            }
        }
    }

    /// The figures are those that `states` proves.
    #[test]
    fn a_check_refuses_what_is_wrong() {
        let steep =
            |preperiod, period, saltus| verdict(checking("0.30~03", preperiod, period, saltus));
        assert_eq!(steep(2, 10, 3), CheckVerdict::Holds);
        assert_eq!(steep(1, 10, 3), CheckVerdict::Fails(1));
        assert_eq!(steep(3, 10, 3), CheckVerdict::NotLeast);
        assert_eq!(steep(2, 20, 6), CheckVerdict::NotLeast);
        assert!(matches!(steep(2, 10, 2), CheckVerdict::Fails(_)));
        let flat = |preperiod, period| verdict(checking("0.3~1", preperiod, period, 0));
        assert_eq!(flat(1, 2), CheckVerdict::Holds);
        assert_eq!(flat(0, 2), CheckVerdict::Fails(0));
        assert_eq!(flat(2, 2), CheckVerdict::NotLeast);
        assert_eq!(flat(1, 4), CheckVerdict::NotLeast);
        assert!(matches!(flat(1, 3), CheckVerdict::Fails(_)));
    }

    #[test]
    fn a_check_refuses_a_bound_that_is_too_small() {
        let mut checking = checking("0.30~03", 2, 10, 3);
        checking.proof.least_step = 12;
        assert!(matches!(verdict(checking), CheckVerdict::Lacks { n: 12.., .. }));
    }

    #[test]
    fn what_is_out_of_reach_is_not_begun() {
        let code = Code::read_link("0.3~1").unwrap();
        let figures = |period| Recurrence { preperiod: 0, period, saltus: 0 };
        let begun = |period| TailChecking::new(&code, figures(period), |_| 0).is_some();
        assert!(begun(100) && !begun(300_000));
    }
}
