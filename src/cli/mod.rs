//! The native command `nimlab`: the same engine without a browser.
//!
//! Results go to standard output as one JSON object, and progress to standard error if that is a terminal. What a file
//! left open is noted on standard error. Bad input gives one line there, in the language of the environment, and exit
//! status 2. A search that runs out of its budget gives a result that says so.

mod analyse;
mod arguments;
mod attractor;
mod certificate;
mod chomp;
mod class;
mod failure;
mod file;
mod help;
mod lesson;
mod method;
mod misere;
mod pawns;
mod period;
mod progress;
mod sequence;
mod verify;

use crate::core::{Count, Message};
use crate::words::{Language, Words};
use arguments::Arguments;
use failure::Failure;
use std::ffi::OsString;
use std::io::{self, Write};
use std::process::ExitCode;

/// Runs the command with these arguments, the program's own name not among them.
pub fn run(arguments: impl Iterator<Item = OsString>) -> ExitCode {
    let mut out = io::BufWriter::new(io::stdout().lock());
    let mut arguments = arguments.peekable();
    let command = arguments.peek().map(|name| name.to_string_lossy().into_owned());
    let done = answer(arguments, &mut out).and_then(|()| Ok(out.flush()?));
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(Failure::BadInput(message)) => refuse(&message),
        Err(Failure::Usage) => {
            let command = command.unwrap_or_default();
            // An option in place of a command is not named as one.
            let named = !command.is_empty() && !command.starts_with('-');
            if named && !help::has(&command) {
                return refuse(&help::no_command(&command));
            }
            refuse(&Message::new("cli-usage").with("usage", help::usage(&command)))
        }
        // Whoever reads has had enough, as `head` does.
        Err(Failure::Output(error)) if error.kind() == io::ErrorKind::BrokenPipe => {
            ExitCode::SUCCESS
        }
        Err(Failure::Output(error)) => {
            note(&Message::new("cli-output").with("why", file::why(&error)));
            ExitCode::FAILURE
        }
    }
}

fn refuse(message: &Message) -> ExitCode {
    note(message);
    ExitCode::from(2)
}

/// A line on standard error.
fn note(message: &Message) {
    // In links squares are counted from 0.
    let sentence = Words::new(language()).counting(Count::Zero).say(message);
    // Nobody is left to be told where this fails too.
    let _ = writeln!(io::stderr(), "nimlab: {}", sentence.replace('\n', " "));
}

fn answer(arguments: impl Iterator<Item = OsString>, out: &mut impl Write) -> Result<(), Failure> {
    let mut arguments = Arguments::new(arguments)?;
    match arguments.next_text().as_deref() {
        Some("analyse") => analyse::run(arguments, out),
        Some("period") => period::run(arguments, out),
        Some("attractor") => attractor::run(arguments, out),
        Some("class") => class::run(arguments, out),
        Some("lesson") => lesson::run(arguments, out),
        Some("sequence") => sequence::run(arguments, out),
        Some("misere") => misere::run(arguments, out),
        Some("chomp") => chomp::run(arguments, out),
        Some("verify") => verify::run(arguments, out),
        Some("pawns") => pawns::run(arguments, out),
        Some("version") => version(arguments, out),
        Some("help") => {
            let command = arguments.next_text();
            arguments.end()?;
            help::run(language(), command.as_deref(), out)
        }
        _ => Err(arguments::usage()),
    }
}

fn version(arguments: Arguments, out: &mut impl Write) -> Result<(), Failure> {
    arguments.end()?;
    Ok(writeln!(out, "nimlab {}", env!("CARGO_PKG_VERSION"))?)
}

/// The language that the environment asks for; English where it asks for none that we have.
fn language() -> Language {
    let asked = ["LC_ALL", "LC_MESSAGES", "LANG"]
        .into_iter()
        .find_map(|name| std::env::var(name).ok().filter(|value| !value.is_empty()));
    asked.and_then(|tag| Language::of(&tag)).unwrap_or_default()
}
