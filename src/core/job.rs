//! Long computations as values that are advanced step by step.
//!
//! The worker, the page's fallback, the native command and the tests drive the same [`Job`]: they decide how long a
//! step may take and when to stop. To cancel a job is to stop stepping it; dropping it frees its memory.

use super::message::{Message, Say};
use serde::{Deserialize, Serialize};

/// A computation that goes on step by step and tells what it has found so far.
pub trait Job {
    /// What is reported: everything that was found since the last report.
    type Report;

    /// What can be told without any work, ahead of the reports and in their form: the first of them
    /// takes its place. Asked once, before the first step.
    fn at_once(&mut self) -> Option<Self::Report> {
        None
    }

    /// Works for about `units` units, then returns. A unit is a few nanoseconds of work, the same
    /// order of magnitude in every job; a driver that wants time measures and adapts. Stepping a
    /// job that is done does nothing.
    fn step(&mut self, units: u64) -> Status;

    /// What kind of work the next step is, by a small number of the job's own: steps of one kind take
    /// about as long for as many units. A driver that adapts the units does so for each kind.
    fn kind(&self) -> usize {
        0
    }

    /// How far the job has come.
    fn progress(&self) -> Progress;

    /// What was found since the last call, or `None` where that is nothing. Once the job is done the
    /// reports taken so far, put together, are the whole result.
    fn report(&mut self) -> Option<Self::Report>;
}

/// A job that can be talked to while it runs or waits.
pub trait Hear: Job {
    /// What it can be asked.
    type Query;

    /// Takes in a query. It is answered by a report, after some step.
    fn hear(&mut self, query: Self::Query);
}

impl<J: Job + ?Sized> Job for Box<J> {
    type Report = J::Report;

    fn at_once(&mut self) -> Option<J::Report> {
        (**self).at_once()
    }

    fn step(&mut self, units: u64) -> Status {
        (**self).step(units)
    }

    fn kind(&self) -> usize {
        (**self).kind()
    }

    fn progress(&self) -> Progress {
        (**self).progress()
    }

    fn report(&mut self) -> Option<J::Report> {
        (**self).report()
    }
}

/// Whether a job wants to be stepped again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Status {
    /// There is more to do.
    Running,
    /// There is nothing to do until the job hears something. It keeps what it has.
    Waiting,
    /// Nothing is left to do.
    Done,
}

/// How much of a job is done, in a measure of its own (values found, positions examined).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Progress {
    /// What is done.
    pub done: u64,
    /// How much there is to do in all, if that is known.
    pub total: Option<u64>,
}

/// Why a job was not even started.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Refusal {
    /// More was asked than the limit.
    TooLong {
        /// What was asked.
        asked: u64,
        /// The most that is taken.
        most: u64,
    },
    /// The memory could not be had.
    Memory {
        /// Bytes that would have been needed.
        bytes: u64,
    },
    /// What was asked cannot be read.
    Unread,
}

impl Say for Refusal {
    fn say(&self) -> Message {
        match *self {
            Self::TooLong { asked, most } => {
                Message::new("refused-too-long").with("asked", asked).with("most", most)
            }
            Self::Memory { bytes } => {
                Message::new("refused-memory").with("megabytes", bytes.div_ceil(1 << 20))
            }
            Self::Unread => Message::new("refused-unread"),
        }
    }
}

/// A job that is done in one step: what takes no longer than a frame of the page.
#[derive(Debug)]
pub struct Once<F, R> {
    work: Option<F>,
    found: Option<R>,
}

impl<F: FnOnce() -> R, R> Once<F, R> {
    /// The job that does this.
    pub fn new(work: F) -> Self {
        Self { work: Some(work), found: None }
    }
}

impl<F: FnOnce() -> R, R> Job for Once<F, R> {
    type Report = R;

    fn step(&mut self, _: u64) -> Status {
        if let Some(work) = self.work.take() {
            self.found = Some(work());
        }
        Status::Done
    }

    fn progress(&self) -> Progress {
        Progress { done: self.work.is_none().into(), total: Some(1) }
    }

    fn report(&mut self) -> Option<R> {
        self.found.take()
    }
}

/// For jobs that need to be told nothing: there is no such value.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum NoQuery {}

/// A job that takes no queries.
#[derive(Debug)]
pub struct WithoutQueries<J>(pub J);

impl<J: Job> Job for WithoutQueries<J> {
    type Report = J::Report;

    fn step(&mut self, units: u64) -> Status {
        self.0.step(units)
    }

    fn kind(&self) -> usize {
        self.0.kind()
    }

    fn progress(&self) -> Progress {
        self.0.progress()
    }

    fn report(&mut self) -> Option<J::Report> {
        self.0.report()
    }
}

impl<J: Job> Hear for WithoutQueries<J> {
    type Query = NoQuery;

    fn hear(&mut self, query: NoQuery) {
        match query {}
    }
}

/// Steps a job until it is done, or waits, and gives its reports in order. For tests and small jobs.
pub fn run_to_end<J: Job>(job: &mut J) -> Vec<J::Report> {
    let mut reports = Vec::new();
    loop {
        let status = job.step(1 << 20);
        reports.extend(job.report());
        if status != Status::Running {
            return reports;
        }
    }
}
