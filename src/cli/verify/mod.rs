//! `nimlab verify FILE`: whether a certificate proves the period that it claims.
//!
//! This folder is a program of its own, and can be read as one: it knows nothing of the engine, its method or its
//! types. `claim` is what a certificate says, `check` finds out whether that is true (`marks` notes the options that
//! it met), `tail` does so for codes that repeat for ever, `finite` for rules that are given by their `moves`, and
//! `wrong` is what can be wrong. `docs/certificates.md` describes the format of the file and has the proof.

mod check;
mod claim;
mod finite;
mod marks;
mod moves;
mod tail;
#[cfg(test)]
mod tests;
mod wrong;

use super::arguments::Arguments;
use super::{Failure, file};
use claim::Claim;
use serde_json::json;
use std::io::Write;

/// The maximum number of bytes of a certificate.
const MAX_BYTES: usize = 256 << 20;

pub(super) fn run(mut arguments: Arguments, out: &mut impl Write) -> Result<(), Failure> {
    let name = arguments.need_text()?;
    arguments.end()?;
    let bytes = file::read(&name, MAX_BYTES)?;
    verify(&bytes).map_err(|wrong| Failure::of(&wrong))?;
    Ok(writeln!(out, "{}", json!({ "status": "valid" }))?)
}

/// Checks the bytes of a certificate.
fn verify(bytes: &[u8]) -> Result<(), wrong::Wrong> {
    if bytes.len() > MAX_BYTES {
        return Err(wrong::Wrong::TooLong { megabytes: MAX_BYTES >> 20 });
    }
    check::check(&Claim::read(bytes)?)
}
