//! What can be asked about a code besides who wins a position.

use super::code::Code;
use super::explore::{Answer, Exploration, Query, Talk};
use super::misere::GeneraJob;
use crate::core::octal::Until;
use crate::core::{Hear, Job, Progress, Refusal, Status};
use serde::{Deserialize, Serialize};

/// A question to the heaps' solver.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Question {
    /// The values G(0), G(1), …, G(`to`), and what they show. The job waits for a [`Query`] when it
    /// has come so far.
    Explore {
        /// Of which game.
        code: Code,
        /// The last heap size.
        to: u32,
        /// Whether it is enough that a period is proved.
        until_proof: bool,
    },
    /// The genera of heaps of 0, 1, …, `to` tokens in misère play.
    Misere {
        /// Of which game.
        code: Code,
        /// The last heap size, at most [`super::MOST_TOKENS`].
        to: u32,
    },
}

/// The job that answers a question.
pub(super) fn ask(
    question: Question,
) -> Result<Box<dyn Hear<Report = Answer, Query = Query>>, Refusal> {
    match question {
        Question::Explore { code, to, until_proof } => {
            let until = if until_proof { Until::Proof } else { Until::Length };
            let values = Exploration::new(&code, to, until, code.best_method())?;
            Ok(Box::new(Talk::new(values)))
        }
        Question::Misere { code, to } => Ok(Box::new(Misere(GeneraJob::new(&code, to)?))),
    }
}

/// Genera, told as they come; there is nothing to ask meanwhile.
struct Misere(GeneraJob);

impl Job for Misere {
    type Report = Answer;

    fn step(&mut self, units: u64) -> Status {
        self.0.step(units)
    }

    fn progress(&self) -> Progress {
        self.0.progress()
    }

    fn report(&mut self) -> Option<Answer> {
        self.0.report().map(Answer::Genera)
    }
}

impl Hear for Misere {
    type Query = Query;

    fn hear(&mut self, _: Query) {}
}
