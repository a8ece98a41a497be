//! What can be asked about a code besides who wins a position.

use super::code::Code;
use super::sequence::{Method, Sequence, Values};
use crate::core::{Job, Progress, Refusal, Status};
use serde::{Deserialize, Serialize};

/// A question to the heaps' solver.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Question {
    /// The values G(0), G(1), …, G(`to`).
    Sequence {
        /// Of which game.
        code: Code,
        /// The last heap size, at most [`super::MAX_TO`].
        to: u32,
        /// How they are found.
        method: Method,
    },
}

/// One report of an answer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Answer {
    /// More values of the sequence.
    Sequence(Values),
}

/// The job that answers a question.
pub(super) fn ask(question: Question) -> Result<Box<dyn Job<Report = Answer>>, Refusal> {
    match question {
        Question::Sequence { code, to, method: _ } => {
            let job = Sequence::new(&code, to)?;
            Ok(Box::new(Reporting { job, wrap: Answer::Sequence }))
        }
    }
}

/// A job whose reports are parts of a larger type.
struct Reporting<J: Job, A> {
    job: J,
    wrap: fn(J::Report) -> A,
}

impl<J: Job, A> Job for Reporting<J, A> {
    type Report = A;

    fn step(&mut self, units: u64) -> Status {
        self.job.step(units)
    }

    fn progress(&self) -> Progress {
        self.job.progress()
    }

    fn report(&mut self) -> Option<A> {
        self.job.report().map(self.wrap)
    }
}
