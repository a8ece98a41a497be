//! The jobs in hand, worked on in turn. The worker and the page's fallback drive one alike.

use super::errand::Errand;
use super::protocol::{Reply, Request};
use crate::core::Status;
use std::collections::VecDeque;

/// Milliseconds between two reports of one job: ten a second.
const REPORT_EVERY: f64 = 100.0;
/// Units of the first step, before it is known how long a unit takes.
const FIRST_UNITS: u64 = 1 << 14;
/// The most units of a step, some ten milliseconds: a clock that is coarse, as some browsers make it,
/// must not let steps grow without end.
const MOST_UNITS: u64 = 1 << 22;

/// The jobs in hand. Times are in milliseconds, by whatever clock the driver has.
#[derive(Default)]
pub struct Workbench {
    /// The one whose turn is next stands first.
    jobs: VecDeque<Running>,
}

struct Running {
    number: u32,
    errand: Errand,
    /// Units that take about a quarter of a slice.
    units: u64,
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
            Request::Start { job, order } => match order.begin()? {
                Ok(errand) => {
                    let running =
                        Running { number: job, errand, units: FIRST_UNITS, reported: None };
                    // A new job is waited for; one that has run a while can wait.
                    self.jobs.push_front(running);
                    None
                }
                Err(refusal) => Some(Reply::Refused { job, refusal }),
            },
            Request::Cancel { job } => {
                self.jobs.retain(|running| running.number != job);
                Some(Reply::Cancelled { job })
            }
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
        if due || status == Status::Done {
            running.reported = Some(time);
            // What was found comes last: it is what stays on the page.
            replies.push(Reply::Progress { job, progress: running.errand.progress() });
            replies.extend(running.errand.report().map(|tell| Reply::Report { job, tell }));
        }
        match status {
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
            if self.errand.step(self.units) == Status::Done {
                return Status::Done;
            }
            let after = now();
            self.pace(after - before, slice / 4.0);
            if after >= end {
                return Status::Running;
            }
        }
    }

    /// Adapts the size of a step: doubled or halved, so that one odd measurement does little harm.
    fn pace(&mut self, took: f64, aim: f64) {
        if took < aim / 2.0 {
            self.units = (self.units * 2).min(MOST_UNITS);
        } else if took > aim {
            self.units = (self.units / 2).max(1);
        }
    }
}
