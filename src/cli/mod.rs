//! The native command `nimlab`: the same engine without a browser.
//!
//! Results go to standard output as one JSON object, progress to standard error when that is a
//! terminal. Bad input is one line on standard error, in the language of the environment, and exit
//! status 2. A search that ran out of its budget is a result that says so.

mod analyse;
mod arguments;
mod attractor;
mod certificate;
mod chomp;
mod class;
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

use crate::core::{Count, Message, Say};
use crate::words::{Language, Words};
use arguments::Arguments;
use std::ffi::OsString;
use std::io::{self, Write};
use std::process::ExitCode;

/// Why a command gave no result.
#[derive(Debug)]
enum Failure {
    /// What was asked cannot be answered: exit status 2.
    BadInput(Message),
    /// The command is used in some other way: exit status 2 too.
    Usage,
    /// The result could not be written: exit status 1.
    Output(io::Error),
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Self {
        Self::Output(error)
    }
}

impl From<Message> for Failure {
    fn from(message: Message) -> Self {
        Self::BadInput(message)
    }
}

impl Failure {
    fn of(error: &impl Say) -> Self {
        Self::BadInput(error.say())
    }
}

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
            let usage = help::usage(&command.unwrap_or_default());
            refuse(&Message::new("cli-usage").with("usage", usage))
        }
        // Whoever reads has had enough, as `head` does.
        Err(Failure::Output(error)) if error.kind() == io::ErrorKind::BrokenPipe => {
            ExitCode::SUCCESS
        }
        Err(Failure::Output(error)) => {
            let _ = writeln!(io::stderr(), "nimlab: {error}");
            ExitCode::FAILURE
        }
    }
}

fn refuse(message: &Message) -> ExitCode {
    // In links squares are counted from 0.
    let sentence = Words::new(language()).counting(Count::Zero).say(message);
    // Nobody is left to be told where this fails too.
    let _ = writeln!(io::stderr(), "nimlab: {}", sentence.replace('\n', " "));
    ExitCode::from(2)
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
        Some("help") => Ok(help::run(language(), arguments.next_text().as_deref(), out)?),
        _ => Err(arguments::usage()),
    }
}

/// The language that the environment asks for; English where it asks for none that we have.
fn language() -> Language {
    let asked = ["LC_ALL", "LC_MESSAGES", "LANG"]
        .into_iter()
        .find_map(|name| std::env::var(name).ok().filter(|value| !value.is_empty()));
    asked.and_then(|tag| Language::of(&tag)).unwrap_or_default()
}
