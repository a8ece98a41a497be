//! What can be asked about a code besides who wins a position.

use super::code::Code;
use super::explore::{Answer, Exploration, Query, Talk};
use crate::core::octal::Until;
use crate::core::{Hear, Refusal};
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
}

/// The job that answers a question.
pub(super) fn ask(
    question: Question,
) -> Result<Box<dyn Hear<Report = Answer, Query = Query>>, Refusal> {
    let Question::Explore { code, to, until_proof } = question;
    let until = if until_proof { Until::Proof } else { Until::Length };
    let values = Exploration::new(&code, to, until, code.best_method())?;
    Ok(Box::new(Talk::new(values)))
}
