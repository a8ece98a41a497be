//! Periods of rules that are not octal codes, proved.
//!
//! **Finite rules.** Let a rule take the same numbers of all heaps, at most T, and leave at most k heaps.
//! Let p be even where heaps of one size are told apart from others, and let G(n + p) = G(n) for all n from
//! some a ≥ 1 to b. Then it holds for all n ≥ a, if b is at least
//!
//! - a + T - 1 for k ≤ 1,
//! - 2a + 3p + T for k = 2,
//! - 3a + 2p + T for k = 3 (where equal heaps are not told apart, unless they are two),
//!
//! of these the largest that the rule's moves ask for. `docs/proof-of-periods.md` has the proof.
//!
//! **Powers.** Where exactly the powers of some b may be taken, and what stays stays whole, the values are
//! known: 0 1 0 1 … for odd b, and for even b the period b + 1 with 0 1 0 1 … 0 1 2. It is proved there too.

use super::super::leaves::Leaves;
use super::super::ruleset::Ruleset;
use super::super::taking::{Amount, Clause};
use super::period::{Period, Proof, Recurrence};
use crate::core::Nimber;
use crate::core::octal::{Certificate, Rule, repetition_of};

/// What can be proved of the periods of a rule.
#[derive(Clone, Copy, Debug)]
pub(super) enum Finite {
    /// By a window of values.
    Window {
        /// T: the most that is taken.
        last: usize,
        /// k: how many heaps are left at most.
        heaps: u32,
        /// Whether two equal heaps are told apart from two others.
        tells_equal: bool,
    },
    /// By what powers are.
    Powers {
        /// b.
        base: u32,
    },
}

impl Finite {
    /// For rules that something can be proved of, octal codes apart.
    pub(super) fn of(rules: &Ruleset) -> Option<Self> {
        if rules.octal().is_some() {
            return None;
        }
        let clauses = rules.clauses();
        if let [clause] = &clauses[..]
            && let ([Amount::Powers(base)], Leaves::WHOLE) = (clause.amounts(), clause.leaves())
        {
            return Some(Self::Powers { base: *base });
        }
        let last = rules.last_take(|_| true)? as usize;
        let tells = |clause: &Clause| {
            let leaves = clause.leaves();
            leaves.allows(Leaves::EQUAL) != leaves.allows(Leaves::UNEQUAL)
        };
        let heaps = rules.all_leaves().most_heaps();
        Some(Self::Window { last, heaps, tells_equal: clauses.iter().any(tells) })
    }

    /// What values from G(0) on show: a period that is seen, or proved.
    pub(super) fn period_of(self, values: &[Nimber]) -> Option<Period> {
        let known = values.len();
        let (shift, from) = repetition_of(values)?;
        let figures = |period: usize, from: usize| Recurrence {
            preperiod: from as u64,
            period: period as u64,
            saltus: 0,
        };
        let observed = Some(Period::Observed(figures(shift, from), known as u64));
        let (last, heaps, tells_equal) = match self {
            Self::Powers { base } => {
                let period = if base.is_multiple_of(2) { base as usize + 1 } else { 2 };
                let proof = Proof::Powers { base };
                // What is proved must be what was found; it always is.
                let agrees = (shift, from) == (period, 0);
                return if agrees {
                    Some(Period::Proved(figures(period, 0), proof))
                } else {
                    observed
                };
            }
            Self::Window { last, heaps, tells_equal } => (last, heaps, tells_equal),
        };
        let p = if tells_equal && shift % 2 == 1 { 2 * shift } else { shift };
        // A heap of 0 is never left beside another, so its value proves nothing.
        let a = from.max(1);
        let alone = a + last;
        let two = 2 * a + 3 * p + last + 1;
        let three = 3 * a + 2 * p + last + 1;
        let end = match heaps {
            0 | 1 => alone,
            2 => two,
            _ => two.max(three),
        };
        if end + p > known {
            return observed;
        }
        let (shift_checked, window, bound) = (p as u64, (a as u64, end as u64), (end + p) as u64);
        let proof = if heaps > 1 {
            Proof::Finite { shift: shift_checked, window, bound }
        } else {
            let rule = Rule::TakeOnly;
            Proof::Window(Certificate { rule, shift: shift_checked, window, bound })
        };
        // `shift` is the least that the last eighth of the values repeats with, and divides no smaller one.
        Some(Period::Proved(figures(shift, from), proof))
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::super::super::sequence::{Method, Sequence};
    use super::*;
    use crate::core::{Chance, run_to_end};

    fn values(rules: &Ruleset, to: u32) -> Vec<Nimber> {
        let mut job = Sequence::new(rules, to, Method::Sparse).unwrap();
        run_to_end(&mut job);
        job.values().to_vec()
    }

    /// Claims are held against values far beyond what they rest on.
    #[test]
    fn what_is_proved_holds() {
        let mut proofs = [0; 4];
        for seed in 0..160 {
            let mut chance = Chance::new(seed, 1);
            let left = [
                "unequal",
                "equal",
                "one.unequal",
                "none.equal",
                "whole",
                "none.two.three",
                "one.three",
            ];
            let mut clause = || {
                let amounts: Vec<String> =
                    (0..=chance.below(2)).map(|_| (1 + chance.below(6)).to_string()).collect();
                let left = *chance.pick(&left).unwrap();
                format!("{}-{left}", amounts.join("."))
            };
            let text = format!("take-{}-or-{}", clause(), clause());
            let rules = Ruleset::read_link(&text).unwrap();
            let Some(finite @ Finite::Window { heaps, .. }) = Finite::of(&rules) else { continue };
            let far = if heaps == 3 { 250 } else { 1_000 };
            let values = values(&rules, far);
            let len = values.len();
            for known in [len / 8, len / 4, len / 2] {
                let Some(Period::Proved(found, _)) = finite.period_of(&values[..known]) else {
                    continue;
                };
                let size = |figure: u64| usize::try_from(figure).unwrap();
                let (p, from) = (size(found.period), size(found.preperiod));
                assert!((from..len - p).all(|n| values[n] == values[n + p]), "{rules} {found:?}");
                proofs[heaps as usize] += 1;
            }
        }
        assert!(proofs[2] > 5 && proofs[3] > 2, "{proofs:?}");
    }

    #[test]
    fn powers_have_the_period_that_is_proved() {
        for base in 2..=11_u32 {
            let rules = Ruleset::read_link(&format!("take-powers{base}")).unwrap();
            let values = values(&rules, 400);
            let Some(Period::Proved(found, Proof::Powers { .. })) =
                Finite::of(&rules).unwrap().period_of(&values)
            else {
                unreachable!("{base}");
            };
            let period = if base % 2 == 0 { u64::from(base) + 1 } else { 2 };
            assert_eq!((found.period, found.preperiod), (period, 0), "{base}");
        }
    }
}
