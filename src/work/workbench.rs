//! The jobs in hand, worked on in turn. The worker and the page's fallback drive it in the same way.

use super::errand::{Errand, begin};
use super::protocol::{Reply, Request};
use crate::core::Status;
use std::collections::VecDeque;

/// Milliseconds between two reports of one job: ten a second.
const REPORT_EVERY: f64 = 100.0;
/// Units of the first step, before it is known how long a unit takes.
const FIRST_UNITS: u64 = 1 << 14;
/// The maximum number of units of a step, some ten milliseconds: a clock that is coarse, as some browsers make it,
/// must not let steps grow without end.
const MAX_UNITS: u64 = 1 << 22;

/// How many kinds of work are told apart; what goes beyond shares the last.
const KINDS: usize = 5;

/// The jobs in hand. Times are in milliseconds, by whatever clock the driver has.
#[derive(Default)]
pub struct Workbench {
    /// The one whose turn is next comes first.
    jobs: VecDeque<Running>,
    /// Those that wait until they hear something.
    waiting: Vec<Running>,
}

struct Running {
    number: u32,
    errand: Errand,
    /// By the kind of work, units that take about a quarter of a slice.
    units: [u64; KINDS],
    /// When it last reported.
    reported: Option<f64>,
}

impl Workbench {
    /// Whether nothing is left to do.
    pub fn idle(&self) -> bool {
        self.jobs.is_empty()
    }

    /// Takes in what the page says.
    pub fn take(&mut self, request: Request) -> Option<Reply> {
        match request {
            Request::Start { job, order } => match begin(&order) {
                Ok(mut errand) => {
                    let known = errand.at_once().map(|tell| Reply::Report { job, tell });
                    let running = Running {
                        number: job,
                        errand,
                        units: [FIRST_UNITS; KINDS],
                        reported: None,
                    };
                    // A new job is waited for; one that has run a while can wait.
                    self.jobs.push_front(running);
                    known
                }
                Err(refusal) => Some(Reply::Refused { job, refusal }),
            },
            Request::Tell { job, query } => {
                self.tell(job, &query);
                None
            }
            Request::Cancel { job } => {
                self.jobs.retain(|running| running.number != job);
                self.waiting.retain(|waiting| waiting.number != job);
                Some(Reply::Cancelled { job })
            }
        }
    }

    /// A job that is told something is to answer soon, whether it ran or waited. One that is done
    /// hears nothing.
    fn tell(&mut self, job: u32, query: &[u8]) {
        let is_it = |other: &Running| other.number == job;
        let found = match self.jobs.iter().position(is_it) {
            Some(place) => self.jobs.remove(place),
            None => self.waiting.iter().position(is_it).map(|at| self.waiting.swap_remove(at)),
        };
        if let Some(mut running) = found {
            running.errand.hear(query);
            running.reported = None;
            self.jobs.push_front(running);
        }
    }

    /// Works on the next job for about `slice` milliseconds and gives what is to be told.
    pub fn turn(&mut self, now: impl Fn() -> f64, slice: f64) -> Vec<Reply> {
        let Some(mut running) = self.jobs.pop_front() else { return Vec::new() };
        let job = running.number;
        let status = running.work(&now, slice);
        let time = now();
        let due = running.reported.is_none_or(|last| time - last >= REPORT_EVERY);
        let mut replies = Vec::new();
        if due || status != Status::Running {
            running.reported = Some(time);
            // What was found comes last: it is what stays on the page.
            replies.push(Reply::Progress { job, progress: running.errand.progress() });
            while let Some(tell) = running.errand.report() {
                replies.push(Reply::Report { job, tell });
            }
        }
        match status {
            Status::Waiting => self.waiting.push(running),
            Status::Done => replies.push(Reply::Done { job }),
            Status::Running => self.jobs.push_back(running),
        }
        replies
    }
}

impl Running {
    fn work(&mut self, now: &impl Fn() -> f64, slice: f64) -> Status {
        let end = now() + slice;
        loop {
            let before = now();
            let units = &mut self.units[self.errand.kind().min(KINDS - 1)];
            let status = self.errand.step(*units);
            if status != Status::Running {
                return status;
            }
            let after = now();
            pace(units, after - before, slice / 4.0);
            if after >= end {
                return Status::Running;
            }
        }
    }
}

/// Adapts the size of a step: doubled or halved, so that one odd measurement does little harm.
fn pace(units: &mut u64, took: f64, aim: f64) {
    if took < aim / 2.0 {
        *units = (*units * 2).min(MAX_UNITS);
    } else if took > aim {
        *units = (*units / 2).max(1);
    }
}
