//! Reading and comparing as a job: a million values are too much for a page that has to respond to its reader.

use super::right::Right;
use super::{Checked, Pasted, check, read_pasted};
use crate::core::{Hear, Job, Progress, Status};
use serde::{Deserialize, Serialize};

/// What is to be compared. What is left out is as it was.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct ToCheck {
    /// Comes back with the answer.
    pub number: u32,
    /// What was pasted.
    pub text: Option<String>,
    /// What is right.
    pub right: Option<Right>,
}

/// How it compares.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct CheckReport {
    /// As it was asked.
    pub number: u32,
    /// How many values were read, whatever they were compared with.
    pub values: u64,
    /// How they compare.
    pub checked: Checked,
}

/// The job that reads a text once and compares it with whatever is told to be right.
#[derive(Debug, Default)]
pub struct CheckJob {
    number: u32,
    /// Not read yet.
    text: Option<String>,
    pasted: Option<Pasted>,
    values: u64,
    right: Option<Right>,
    /// Whether there is something to compare that was not compared.
    due: bool,
    found: Option<CheckReport>,
}

impl CheckJob {
    /// The job that begins with this.
    pub fn new(first: ToCheck) -> Self {
        let mut job = Self::default();
        job.hear(first);
        job
    }
}

impl Job for CheckJob {
    type Report = CheckReport;

    fn step(&mut self, _: u64) -> Status {
        if let Some(text) = self.text.take() {
            // What was read before gives its memory back first.
            self.pasted = None;
            let pasted = read_pasted(&text);
            self.values = pasted.values();
            self.pasted = Some(pasted);
            return Status::Running;
        }
        if let (true, Some(pasted), Some(right)) = (self.due, &self.pasted, &self.right) {
            let checked = check(pasted, right);
            let (number, values) = (self.number, self.values);
            self.found = Some(CheckReport { number, values, checked });
        }
        self.due = false;
        Status::Waiting
    }

    fn progress(&self) -> Progress {
        Progress { done: u64::from(!self.due), total: Some(1) }
    }

    fn report(&mut self) -> Option<CheckReport> {
        self.found.take()
    }
}

impl Hear for CheckJob {
    type Query = ToCheck;

    fn hear(&mut self, query: ToCheck) {
        self.number = query.number;
        if query.text.is_some() {
            self.text = query.text;
        }
        if query.right.is_some() {
            self.right = query.right;
        }
        // An answer to an earlier question is not waited for any more.
        self.found = None;
        self.due = true;
    }
}
