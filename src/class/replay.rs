//! Replays answers and works out again what they are worth.

use super::Tried;
use super::won::Findings;
use super::written::moves;
use crate::session::{Answer, Judgement, Key, Kind, Playing, Task};

/// What came of a step.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Result {
    /// Its state.
    pub standing: Standing,
    /// The wrong answers in their order, as they are written.
    pub wrong: Vec<String>,
    /// Answers that are none to this question: they count for nothing.
    pub odd: usize,
    /// Hints taken, as the reader's device says.
    pub hints: u32,
    /// Seconds, as the reader's device says.
    pub seconds: u32,
}

/// The state of a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Standing {
    /// It was answered rightly.
    Right,
    /// It was answered; nobody grades it.
    Taken,
    /// It was not answered rightly so far.
    Open,
    /// What is right could not be found out.
    Unjudged,
}

impl Result {
    /// What came of a step for which no key could be had.
    pub fn unjudged(tried: &Tried) -> Self {
        Self {
            standing: Standing::Unjudged,
            wrong: Vec::new(),
            odd: 0,
            hints: tried.hints,
            seconds: tried.seconds,
        }
    }

    /// Whether the first answer was right, without a hint.
    pub fn at_once(&self) -> bool {
        self.standing == Standing::Right && self.wrong.is_empty() && self.hints == 0
    }
}

/// What the answers to a step are worth, by the key that the engine gives, and by what was `findings` of the
/// computer's moves ([`Findings::missing`]). `start` is the game at the question, where there is one. What comes
/// after a right answer is passed over.
pub fn replay(
    start: Option<&Playing>,
    task: &Task,
    key: &Key,
    tried: &Tried,
    findings: &Findings,
) -> Result {
    let mut result = Result {
        standing: Standing::Open,
        wrong: Vec::new(),
        odd: 0,
        hints: tried.hints,
        seconds: tried.seconds,
    };
    for written in &tried.answers {
        match judged(start, task, key, written, findings) {
            None => result.odd += 1,
            Some(Judgement::Wrong(_)) => {
                result.wrong.push(moves(written).to_owned());
            }
            Some(Judgement::Right) => {
                result.standing = Standing::Right;
                break;
            }
            // The last one that was handed in is what the reader says.
            Some(Judgement::Taken) => result.standing = Standing::Taken,
        }
    }
    result
}

fn judged(
    start: Option<&Playing>,
    task: &Task,
    key: &Key,
    written: &str,
    findings: &Findings,
) -> Option<Judgement> {
    let kind = task.kind?;
    if kind == Kind::Win {
        return findings.judged(start?, task, key, written);
    }
    let answer = Answer::read(kind, written)?;
    // A move that is none is no wrong move.
    if let (Answer::Move(Some(mv)), Some(start)) = (&answer, start) {
        start.play(mv).ok()?;
    }
    key.judge(start.map(|start| &**start), &answer).ok()
}
