//! `nimlab sequence CODE --to N`: the Grundy values of single heaps.

use super::Failure;
use super::arguments::{Arguments, usage};
use super::method::{method, number};
use super::progress::drive;
use crate::core::octal::Until;
use crate::games::heaps::{Exploration, MAX_TO, Ruleset};
use serde_json::json;
use std::io::Write;

pub(super) fn run(mut arguments: Arguments, out: &mut impl Write) -> Result<(), Failure> {
    let code = arguments.need_text()?;
    let to = arguments.value("to").ok_or_else(usage)?;
    let named = arguments.value("method");
    let csv = arguments.switch("csv");
    arguments.end()?;

    let rules = Ruleset::read_typed(&code).map_err(|at| at.placed(&code))?;
    let to = number(&to, MAX_TO, "sequence-to-wrong")?;
    let method = method(named.as_deref(), &rules)?;
    let mut values = Exploration::new(&rules, to, Until::Length, method)
        .map_err(|refusal| Failure::of(&refusal))?;
    drive(&mut values, |()| Ok::<(), Failure>(()))?;
    if let Some(halt) = values.halt() {
        return Err(Failure::of(&halt));
    }
    let found = (0..=u64::from(to)).filter_map(|n| Some((n, values.value(n)?)));
    if csv {
        for (n, value) in found {
            writeln!(out, "{n},{value}")?;
        }
        return Ok(());
    }
    let found: Vec<u32> = found.map(|(_, value)| value).collect();
    Ok(writeln!(out, "{}", json!({ "code": rules.to_string(), "values": found }))?)
}
