//! `nimlab period CODE`: the period of the Grundy values of single heaps, and its certificate.

use super::Failure;
use super::arguments::Arguments;
use super::certificate::{can_be_written, write_certificate};
use super::method::{method, number};
use super::progress::drive;
use crate::core::octal::{Mask, Rule, Until};
use crate::core::{Job, Progress, Status};
use crate::games::heaps::{Exploration, Halt, MAX_TO, Method, Period, PeriodFile, Proof, Ruleset};
use serde_json::{Map, Value, json};
use std::io::Write;
use std::time::Instant;

/// How far values are computed where nothing else is asked.
const LIMIT: u32 = 100_000_000;
const PLAIN_LIMIT: u32 = MAX_TO;
/// How many options are examined, where nothing else is asked: that takes some ten seconds.
const BUDGET: u64 = 1 << 37;
const PLAIN_BUDGET: u64 = 1 << 34;
/// The furthest that may be asked for.
const MAX_LIMIT: u32 = 3_999_999_999;

pub(super) fn run(mut arguments: Arguments, out: &mut impl Write) -> Result<(), Failure> {
    let code = arguments.need_text()?;
    let limit = arguments.value("limit");
    let named = arguments.value("method");
    let file = arguments.value("certificate");
    arguments.end()?;

    let rules = Ruleset::read_typed(&code).map_err(|at| at.placed(&code))?;
    let method = method(named.as_deref(), &rules)?;
    let (limit, budget) = match (limit, method) {
        (Some(limit), _) => (number(&limit, MAX_LIMIT, "cli-limit-wrong")?, u64::MAX),
        (None, Method::Sparse) if rules.octal().is_some() => (LIMIT, BUDGET),
        (None, _) => (PLAIN_LIMIT, PLAIN_BUDGET),
    };
    // What cannot be written is refused before it is computed.
    if let Some(file) = &file {
        PeriodFile::may_be(&rules).map_err(|why| Failure::of(&why))?;
        can_be_written(file)?;
    }
    let begun = Instant::now();
    let values = Exploration::new(&rules, limit, Until::Proof, method)
        .map_err(|refusal| Failure::of(&refusal))?;
    let mut search = Search { values, budget };
    drive(&mut search, |()| Ok::<(), Failure>(()))?;
    let seconds = begun.elapsed().as_secs_f64();
    // What was found is printed before it is said that there is no certificate. Where nobody reads it, the file is
    // written all the same.
    let printed = writeln!(out, "{}", answer(&rules, &search, seconds)).and_then(|()| out.flush());
    if let Some(file) = file {
        write_certificate(&search.values, &file)?;
    }
    Ok(printed?)
}

/// A search for a period that ends, with what is known then, once it has cost enough.
struct Search {
    values: Exploration,
    budget: u64,
}

impl Search {
    /// Why it ended without a proof; `None` if it has one.
    fn stopped(&self) -> Option<&'static str> {
        if matches!(self.values.period(), Some(Period::Proved(..))) {
            return None;
        }
        Some(match self.values.halt() {
            Some(Halt::Memory { .. }) => "memory",
            Some(Halt::Value) => "value",
            None if self.values.is_done() => "limit",
            None => "budget",
        })
    }
}

impl Job for Search {
    type Report = ();

    fn step(&mut self, units: u64) -> Status {
        if self.values.options() > self.budget { Status::Done } else { self.values.step(units) }
    }

    fn progress(&self) -> Progress {
        self.values.progress()
    }

    fn report(&mut self) -> Option<()> {
        None
    }
}

fn answer(rules: &Ruleset, search: &Search, seconds: f64) -> Value {
    let values = &search.values;
    let period = values.period();
    let figures = period.map(|period| period.recurrence());
    let (status, rule) = match period {
        None => ("none", None),
        Some(Period::Observed(..)) => ("observed", None),
        Some(Period::Proved(_, proof)) => ("proved", Some(rule(&proof))),
    };
    let (name, details) = rule.unzip();
    let mask = values.mask();
    let rare = mask.map(|(_, rare)| rare);
    // All figures are about the same values: those that were found, a few more than were asked for.
    let largest = values.largest_computed();
    json!({
        "code": rules.to_string(),
        "status": status,
        "stopped": search.stopped(),
        "preperiod": figures.map(|figures| figures.preperiod),
        "period": figures.map(|figures| figures.period),
        "saltus": figures.map(|figures| figures.saltus),
        "computed_to": values.computed().checked_sub(1),
        "rule": name,
        "certificate": details,
        "max_value": largest.map(|(value, _)| value),
        "first_at": largest.map(|(_, n)| n),
        "mask": mask.map(|(mask, _)| mask.bits),
        "mask_parity": mask.and_then(|(mask, _)| parity(mask)),
        "rare_count": rare.map(<[u32]>::len),
        "last_rare": rare.and_then(<[u32]>::last),
        "options": values.options(),
        "plain_options": values.plain_options(),
        "seconds": (seconds * 1e6).round() / 1e6,
    })
}

/// Where the parity of the heap size counts with the mask: with which sum the value is common.
fn parity(mask: Mask) -> Option<&'static str> {
    mask.position.then_some(if mask.even { "even" } else { "odd" })
}

/// The rule's name, and what was checked.
fn rule(proof: &Proof) -> (&'static str, Value) {
    match proof {
        Proof::State { first, again } => {
            ("state-repeated", json!({ "first": first, "again": again }))
        }
        Proof::Finite { shift, window, bound } => {
            let window = [window.0, window.1];
            ("finite", json!({ "shift": shift, "window": window, "bound": bound }))
        }
        Proof::Powers { base } => ("powers", json!({ "base": base })),
        Proof::Window(certificate) => {
            let mut checked = Map::new();
            checked.insert("shift".into(), certificate.shift.into());
            checked.insert("window".into(), json!([certificate.window.0, certificate.window.1]));
            checked.insert("bound".into(), certificate.bound.into());
            let name = match certificate.rule {
                Rule::Bound => "bound",
                Rule::TakeOnly => "take-only",
                Rule::RareEnded { last_rare, depth, width, .. } => {
                    checked.insert("last_rare".into(), last_rare.into());
                    checked.insert("depth".into(), depth.into());
                    checked.insert("width".into(), width.into());
                    "rare-ended"
                }
            };
            (name, Value::Object(checked))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::core::run_to_end;

    /// Why a search to this limit, with this budget, ended.
    fn ended(code: &str, limit: u32, budget: u64) -> Option<&'static str> {
        let rules = Ruleset::read_link(code).ok()?;
        let values = Exploration::new(&rules, limit, Until::Proof, Method::Sparse).ok()?;
        let mut search = Search { values, budget };
        run_to_end(&mut search);
        Some(search.stopped().unwrap_or("proved"))
    }

    #[test]
    fn why_a_search_ended_is_said() {
        for (code, limit, budget, why) in [
            ("0.6", 5000, u64::MAX, "limit"),
            ("0.6", 1_000_000, 0, "budget"),
            ("0.77", 5000, u64::MAX, "proved"),
        ] {
            assert_eq!(ended(code, limit, budget), Some(why), "{code} {budget}");
        }
    }
}
