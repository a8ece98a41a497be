//! What can be asked about rules besides who wins a position.

use super::code::Code;
use super::explore::{Answer, AtlasJob, Doubt, DoubtJob, Exploration, Query, QuotientFound, Talk};
use super::misere::{GeneraJob, GenusOptionsJob, Quotient, QuotientJob};
use super::position::MAX_TOKENS;
use super::ruleset::Ruleset;
use super::sequence::Method;
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
        rules: Ruleset,
        /// The last heap size.
        to: u32,
        /// Whether it is enough that a period is proved.
        until_proof: bool,
        /// How they are to be found; rules without a fast method are examined the plain way.
        method: Method,
    },
    /// The genera of heaps of 0, 1, …, `to` tokens in misère play.
    Misere {
        /// Of which game.
        code: Code,
        /// The last heap size, at most [`super::MAX_TOKENS`].
        to: u32,
    },
    /// The misère quotient of heaps of up to `to` tokens, or as far as it can be had.
    Quotient {
        /// Of which game.
        code: Code,
        /// The last heap size, at most [`super::MAX_TOKENS`].
        to: u32,
    },
    /// What is known of every code of the atlas.
    Atlas,
    /// What can be said about a result concerning the values of a code.
    Doubt {
        /// Of which game.
        code: Code,
        /// The last heap that is examined; a proof of the period ends it sooner.
        to: u32,
        /// The result.
        doubt: Doubt,
    },
    /// The options of a heap in misère play, with their genera.
    MisereOptions {
        /// Of which game.
        code: Code,
        /// The heap, at most [`super::MAX_TOKENS`].
        heap: u32,
    },
}

/// The job that answers a question, or why there is none.
type Answering = Result<Box<dyn Hear<Report = Answer, Query = Query>>, Refusal>;

/// The job that answers a question.
pub(super) fn ask(question: Question) -> Answering {
    match question {
        Question::Explore { rules, to, until_proof, method } => {
            explore(&rules, to, until_proof, method)
        }
        Question::Atlas => Ok(Box::<AtlasJob>::default()),
        Question::Misere { code, to } => genera(&code, to),
        Question::Quotient { code, to } => quotient(&code, to),
        Question::Doubt { code, to, doubt } => doubted(&code, to, doubt),
        Question::MisereOptions { code, heap } => options(&code, heap),
    }
}

/// The same for questions about normal play alone, so that a program of the solver can do without
/// the rest.
pub fn answer_values(question: Question) -> Option<Answering> {
    match question {
        Question::Explore { rules, to, until_proof, method } => {
            Some(explore(&rules, to, until_proof, method))
        }
        Question::Atlas => Some(Ok(Box::<AtlasJob>::default())),
        Question::Doubt { code, to, doubt } => Some(doubted(&code, to, doubt)),
        Question::Misere { .. } | Question::Quotient { .. } | Question::MisereOptions { .. } => {
            None
        }
    }
}

/// The same for questions about misère play alone.
pub fn answer_misere(question: Question) -> Option<Answering> {
    match question {
        Question::Misere { code, to } => Some(genera(&code, to)),
        Question::Quotient { code, to } => Some(quotient(&code, to)),
        Question::MisereOptions { code, heap } => Some(options(&code, heap)),
        Question::Explore { .. } | Question::Atlas | Question::Doubt { .. } => None,
    }
}

fn explore(rules: &Ruleset, to: u32, until_proof: bool, method: Method) -> Answering {
    let until = if until_proof { Until::Proof } else { Until::Length };
    Ok(Box::new(Talk::new(Exploration::new(rules, to, until, method)?)))
}

fn doubted(code: &Code, to: u32, doubt: Doubt) -> Answering {
    Ok(Box::new(AnswerJob(DoubtJob::new(code, to, doubt)?, move |said| Answer::Doubt(doubt, said))))
}

fn options(code: &Code, heap: u32) -> Answering {
    Ok(Box::new(AnswerJob(GenusOptionsJob::new(code, heap)?, Answer::MisereOptions)))
}

fn genera(code: &Code, to: u32) -> Answering {
    Ok(Box::new(AnswerJob(GeneraJob::new(code, to)?, Answer::Genera)))
}

fn quotient(code: &Code, to: u32) -> Answering {
    if to > MAX_TOKENS {
        return Err(Refusal::TooLong { asked: to.into(), most: MAX_TOKENS.into() });
    }
    let presented = code.clone();
    let found = move |quotient: Quotient| {
        Answer::Quotient(QuotientFound {
            order: quotient.order() as u64,
            heaps_to: quotient.heaps_to(),
            period: quotient.period(),
            presentation: quotient.presentation(&presented),
        })
    };
    Ok(Box::new(AnswerJob(QuotientJob::new(code, to), found)))
}

/// A job whose reports are answers of some kind; there is nothing to ask meanwhile.
struct AnswerJob<J, W>(J, W);

impl<J: Job, W: Fn(J::Report) -> Answer> Job for AnswerJob<J, W> {
    type Report = Answer;

    fn step(&mut self, units: u64) -> Status {
        self.0.step(units)
    }

    fn progress(&self) -> Progress {
        self.0.progress()
    }

    fn report(&mut self) -> Option<Answer> {
        self.0.report().map(&self.1)
    }
}

impl<J: Job, W: Fn(J::Report) -> Answer> Hear for AnswerJob<J, W> {
    type Query = Query;

    fn hear(&mut self, _: Query) {}
}
