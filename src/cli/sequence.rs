//! `nimlab sequence CODE --to N`: the Grundy values of single heaps.

use super::Failure;
use super::arguments::{Arguments, usage};
use super::progress::drive;
use crate::core::{Job, Message, Nimber, Refusal};
use crate::games::Game;
use crate::games::heaps::{Answer, Code, Heaps, MAX_TO, Method, Question};
use serde_json::json;
use std::io::Write;

pub(super) fn run(mut arguments: Arguments, out: &mut impl Write) -> Result<(), Failure> {
    let code = arguments.need_text()?;
    let to = arguments.value("to").ok_or_else(usage)?;
    let method = arguments.value("method");
    let csv = arguments.switch("csv");
    arguments.end()?;

    let code = Code::read_typed(&code).map_err(|at| Failure::of(&at.error))?;
    let to = heap_size(&to, MAX_TO)?;
    let method = match method.as_deref() {
        None | Some("naive") => Method::Plain,
        Some(_) => {
            return Err(Failure::BadInput(Message::new("cli-method").with("allowed", "naive")));
        }
    };
    let mut job = Heaps::ask(Question::Sequence { code: code.clone(), to, method })
        .map_err(|refusal| Failure::of(&refusal))?;
    if csv { write_csv(&mut job, out) } else { write_json(&code, &mut job, out) }
}

/// Reads the last heap size of a sequence.
pub(super) fn heap_size(text: &str, most: u32) -> Result<u32, Failure> {
    let wrong = || Failure::BadInput(Message::new("sequence-to-wrong").with("most", most));
    let plain = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    text.parse().ok().filter(|&to| plain && to <= most).ok_or_else(wrong)
}

/// Lines `n,G(n)`, written as they are found.
fn write_csv(job: &mut impl Job<Report = Answer>, out: &mut impl Write) -> Result<(), Failure> {
    let mut n = 0_u64;
    drive(job, |answer| {
        let Answer::Sequence(part) = answer else { return Ok(()) };
        for value in part.values {
            writeln!(out, "{n},{value}")?;
            n += 1;
        }
        stopped(part.stopped)
    })
}

fn write_json(
    code: &Code,
    job: &mut impl Job<Report = Answer>,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let mut values: Vec<Nimber> = Vec::new();
    drive(job, |answer| {
        let Answer::Sequence(part) = answer else { return Ok(()) };
        values.extend(part.values);
        stopped(part.stopped)
    })?;
    Ok(writeln!(out, "{}", json!({ "code": code.to_string(), "values": values }))?)
}

fn stopped(refusal: Option<Refusal>) -> Result<(), Failure> {
    refusal.map_or(Ok(()), |refusal| Err(Failure::of(&refusal)))
}
