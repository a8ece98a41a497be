//! Reasons that an exploration is asked for, given in a single reply.

use super::super::code::Code;
use super::certificate::{MAX_PLAIN, PeriodFile};
use super::exploration::Exploration;
use super::masks::mask_for;
use super::period::Recurrence;
use super::protocol::{Answer, Query};
use super::sparse::{SparseProof, SparseStep};
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
        Query::Doubt(doubt) => Some(Answer::Doubt(doubt, doubt.said(values))),
        Query::Certificate => {
            let file = PeriodFile::of(rules.octal()?, values, MAX_PLAIN);
            Some(Answer::Certificate(file.ok().map(|file| file.to_string())))
        }
        _ => None,
    }
}

/// The values of all heaps, by a period that is proved.
fn all_values(values: &Exploration, figures: Recurrence) -> impl Fn(u64) -> u32 + '_ {
    move |n| {
        let over = n.checked_sub(figures.preperiod);
        let place = over.map_or(n, |over| figures.preperiod + over % figures.period);
        values.value(place).unwrap_or_default()
    }
}

/// The check of what is proved, where it is in reach.
pub(super) fn check_of(values: &Exploration) -> Option<Checking> {
    let (code, figures) = proved(values)?;
    Checking::new(code, code.digits()?, figures)
}

/// The code and its period, where that is proved.
fn proved(values: &Exploration) -> Option<(&Code, Recurrence)> {
    let figures = values.period().filter(|period| period.proof().is_some())?.recurrence();
    Some((values.rules().octal()?, figures))
}
