//! Reasons that an exploration is asked for, given in a single reply.

use super::super::code::Code;
use super::certificate::{MAX_PLAIN, PeriodFile};
use super::checked::Checked;
use super::exploration::Exploration;
use super::finite_check::FiniteChecking;
use super::finite_proof::FiniteProof;
use super::finite_step::FiniteStep;
use super::fixed::FixedMoves;
use super::masks::mask_for;
use super::period::Recurrence;
use super::protocol::{Answer, Query};
use super::sparse::{SparseProof, SparseStep};
use super::tail_check::TailChecking;
use super::tail_step::TailStep;
use super::tailed::TailProof;
use super::textbook::{Checking, Induction, Textbook};
use super::worked::Worked;
use crate::core::Nimber;
use crate::games::heaps::explain::MexOf;

/// Options of a heap that are listed as the origin of its value; all are counted.
const MAX_OPTIONS: usize = 200;

/// The reason that is asked for, where there is one.
pub(super) fn reason(values: &Exploration, query: Query) -> Option<Answer> {
    let rules = values.rules();
    let known = |n: u32| values.value(n.into());
    match query {
        Query::Origin(n) => {
            let origin = MexOf::of(rules, n, MAX_OPTIONS, |n| known(n).map(Nimber));
            origin.map(Answer::Origin)
        }
        Query::Worked { n, bits, position } if u64::from(n) < values.known() => {
            let mask = mask_for(rules, bits, position)?;
            let worked = Worked::of(rules, mask, n, |n| known(n).unwrap_or_default())?;
            Some(Answer::Worked { mask, worked })
        }
        Query::Induction(n) => {
            let (code, figures) = proved(values)?;
            let textbook = Textbook::of(code, figures)?;
            Induction::at(code, &textbook, n, all_values(values, figures)).map(Answer::Induction)
        }
        Query::SparseStep(n) => {
            let (code, figures) = proved(values)?;
            let proof = SparseProof::of(code, &values.period()?)?;
            SparseStep::at(code, &proof, n, all_values(values, figures)).map(Answer::SparseStep)
        }
        Query::TailProof => {
            proved(values)?;
            Some(Answer::TailProof(tail_proof(values)))
        }
        Query::TailStep(n) => {
            let (code, figures) = proved(values)?;
            let proof = tail_proof(values)?;
            TailStep::at(code, &proof, n, all_values(values, figures)).map(Answer::TailStep)
        }
        Query::FiniteStep(n) => {
            let figures = proved_figures(values)?;
            let moves = FixedMoves::of(rules)?;
            let proof = FiniteProof::of(&moves, figures)?;
            let step = FiniteStep::at(&moves, &proof, n, all_values(values, figures));
            step.map(Answer::FiniteStep)
        }
        Query::Doubt(doubt) => Some(Answer::Doubt(doubt, doubt.said(values))),
        Query::Certificate => {
            let file = PeriodFile::of(values, MAX_PLAIN);
            Some(Answer::Certificate(file.ok().map(|file| file.to_string())))
        }
        _ => None,
    }
}

/// The values of all heaps, by a period that is proved.
fn all_values(values: &Exploration, figures: Recurrence) -> impl Fn(u64) -> u32 + '_ {
    move |n| {
        let periods = n.saturating_sub(figures.preperiod) / figures.period;
        let known = values.computed_value(n - periods * figures.period).unwrap_or_default();
        let added = u32::try_from(periods.saturating_mul(figures.saltus)).unwrap_or(u32::MAX);
        known.saturating_add(added)
    }
}

/// A check on its way.
#[derive(Clone, Debug)]
pub(super) enum Check {
    /// Of a code that ends, in which a move leaves two heaps.
    Ended(Checking),
    /// Of a code that repeats for ever.
    Tailed(TailChecking),
    /// Of any other rule under which finitely many numbers may be taken.
    Finite(FiniteChecking),
}

impl Check {
    /// Looks at some options; how far it is.
    pub(super) fn step(&mut self, units: u64) -> Checked {
        match self {
            Self::Ended(checking) => checking.step(units),
            Self::Tailed(checking) => checking.step(units),
            Self::Finite(checking) => checking.step(units),
        }
    }
}

/// The check of what is proved, where it is in reach.
pub(super) fn check_of(values: &Exploration) -> Option<Check> {
    let (rules, figures) = (values.rules(), proved_figures(values)?);
    if let Some(code) = rules.octal().filter(|code| code.splits() || !code.tail().is_empty()) {
        if let Some(digits) = code.digits() {
            return Checking::new(code, digits, figures).map(Check::Ended);
        }
        let value = all_values(values, figures);
        return TailChecking::new(code, figures, |n| u64::from(value(n))).map(Check::Tailed);
    }
    FiniteChecking::new(FixedMoves::of(rules)?, figures).map(Check::Finite)
}

/// The numbers of the proof from values alone, for a code that repeats for ever.
fn tail_proof(values: &Exploration) -> Option<TailProof> {
    let (code, figures) = proved(values)?;
    let value = all_values(values, figures);
    TailProof::of(code, figures, |n| u64::from(value(n)))
}

/// The code and its period, where that is proved.
fn proved(values: &Exploration) -> Option<(&Code, Recurrence)> {
    Some((values.rules().octal()?, proved_figures(values)?))
}

/// The figures of a period that is proved.
fn proved_figures(values: &Exploration) -> Option<Recurrence> {
    let proved = values.period().filter(|period| period.proof().is_some());
    proved.map(|period| period.recurrence())
}
