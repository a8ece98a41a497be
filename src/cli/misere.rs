//! `nimlab misere CODE --to N`: misère nim values and genera of single heaps.

use super::Failure;
use super::arguments::{Arguments, usage};
use super::method::{number, octal};
use super::progress::drive;
use crate::games::Game;
use crate::games::heaps::{Answer, Genus, Heaps, MAX_TOKENS, Question, Ruleset};
use serde_json::json;
use std::io::Write;

pub(super) fn run(mut arguments: Arguments, out: &mut impl Write) -> Result<(), Failure> {
    let code = arguments.need_text()?;
    let to = arguments.value("to").ok_or_else(usage)?;
    arguments.end()?;

    let code = octal(Ruleset::read_typed(&code).map_err(|at| at.placed(&code))?)?;
    let to = number(&to, MAX_TOKENS, "sequence-to-wrong")?;
    let mut job = Heaps::ask(Question::Misere { code, to }).map_err(|no| Failure::of(&no))?;
    let mut genera: Vec<Option<Genus>> = Vec::new();
    drive(&mut job, |answer| {
        if let Answer::Genera(part) = answer {
            genera.extend(part.genera);
        }
        Ok::<(), Failure>(())
    })?;
    // What is not known is null.
    let known = || genera.iter().map(Option::as_ref);
    let nim_values: Vec<_> = known().map(|genus| genus.map(Genus::misere_value)).collect();
    let genus: Vec<_> = known().map(|genus| genus.map(ToString::to_string)).collect();
    Ok(writeln!(out, "{}", json!({ "nim_values": nim_values, "genus": genus }))?)
}
