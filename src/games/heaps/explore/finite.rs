//! Periods of rules that are not octal codes, proved.
//!
//! **Finite rules.** Let a rule take the same numbers from all heaps. If the values repeat as far as [`FiniteProof`]
//! says, they do for ever. `docs/proof-of-periods.md` has the proof; `finite_check` and `finite_step` let it be read.
//!
//! **Powers.** Where exactly the powers of some b may be taken, and what stays stays whole, the values are
//! known: 0 1 0 1 … for odd b, and for even b the period b + 1 with 0 1 0 1 … 0 1 2. It is proved there too, and
//! `powers` lets it be read.

use super::super::leaves::Leaves;
use super::super::ruleset::Ruleset;
use super::super::taking::Amount;
use super::finite_proof::FiniteProof;
use super::fixed::FixedMoves;
use super::period::{Period, Proof, Recurrence};
use super::powers::PowersProof;
use crate::core::Nimber;
use crate::core::octal::{Certificate, Rule, repetition_of};

/// What can be proved of the periods of a rule.
#[derive(Clone, Debug)]
pub(super) enum Finite {
    /// By a window of values.
    Window(FixedMoves),
    /// By what powers are.
    Powers(PowersProof),
}

impl Finite {
    /// For rules that something can be proved of, octal codes apart.
    pub(super) fn of(rules: &Ruleset) -> Option<Self> {
        if rules.octal().is_some() {
            return None;
        }
        if let [clause] = &rules.clauses()[..]
            && let ([Amount::Powers(base)], Leaves::WHOLE) = (clause.amounts(), clause.leaves())
        {
            return Some(Self::Powers(PowersProof { base: *base }));
        }
        FixedMoves::of(rules).map(Self::Window)
    }

    /// What values from G(0) on show: a period that is seen, or proved.
    pub(super) fn period_of(&self, values: &[Nimber]) -> Option<Period> {
        let known = values.len() as u64;
        let (shift, from) = repetition_of(values)?;
        // `shift` is the least that the last eighth of the values repeats with, and divides no smaller one.
        let found = Recurrence { preperiod: from as u64, period: shift as u64, saltus: 0 };
        let proof = match self {
            // What is proved must be what was found; it always is.
            Self::Powers(powers) => {
                let agrees = (found.period, found.preperiod) == (powers.period(), 0);
                agrees.then_some(Proof::Powers { base: powers.base })
            }
            Self::Window(moves) => {
                let proof = FiniteProof::of(moves, found).filter(|proof| proof.bound() < known);
                proof.map(|proof| proved(&proof))
            }
        };
        Some(match proof {
            Some(proof) => Period::Proved(found, proof),
            None => Period::Observed(found, known),
        })
    }
}

/// What was checked.
fn proved(proof: &FiniteProof) -> Proof {
    let (shift, bound) = (proof.shift, proof.bound() + 1);
    let window = (proof.first, proof.least_step());
    if proof.heaps > 1 {
        Proof::Finite { shift, window, bound }
    } else {
        Proof::Window(Certificate { rule: Rule::TakeOnly, shift, window, bound })
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
            let Some(finite @ Finite::Window(_)) = Finite::of(&rules) else { continue };
            let heaps = rules.all_leaves().most_heaps();
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
