//! Drives a job to its end, with a line of progress for anyone watching.

use crate::core::{Job, Status};
use std::io::{IsTerminal, Write, stderr};
use std::time::{Duration, Instant};

/// Units of one step: a few milliseconds.
const UNITS: u64 = 1 << 20;
/// Between two lines of progress.
const EVERY: Duration = Duration::from_millis(200);

/// Steps a job to its end; `take` gets its reports.
pub(super) fn drive<J: Job, E>(
    job: &mut J,
    mut take: impl FnMut(J::Report) -> Result<(), E>,
) -> Result<(), E> {
    let watched = stderr().is_terminal();
    let mut last = Instant::now();
    loop {
        let status = job.step(UNITS);
        job.report().map_or(Ok(()), &mut take)?;
        if status != Status::Running {
            break;
        }
        if watched && last.elapsed() >= EVERY {
            last = Instant::now();
            say(&job.progress());
        }
    }
    if watched {
        let _ = write!(stderr(), "\r\x1b[K");
    }
    Ok(())
}

/// Rewrites the line. Nothing is lost where it cannot be written.
fn say(progress: &crate::core::Progress) {
    let _ = match progress.total {
        Some(total) => write!(stderr(), "\r\x1b[K{} / {total}", progress.done),
        None => write!(stderr(), "\r\x1b[K{}", progress.done),
    };
}
