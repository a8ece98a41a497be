//! What a reader did in a lesson.

use serde::{Deserialize, Serialize};

/// The most characters of a name.
pub const MAX_NAME: usize = 24;
/// The most answers to one step that are kept; of more, the last one takes the place of the one before it.
const MAX_ANSWERS: usize = 50;
/// The most bytes of one answer; what is longer is cut.
const MAX_ANSWER: usize = 2_000;
/// About the most bytes of all answers; past these no wrong answer is kept.
const MAX_ALL: usize = 64 * 1024;

/// What a reader did in a lesson: answers, and nothing that is said of them.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Attempt {
    /// The name of the lesson, where it comes with the page; else empty.
    pub lesson: String,
    /// 64 bits of its text ([`crate::lesson::mark`]).
    pub mark: u64,
    /// What tells this attempt from others, whichever name they bear: drawn when it begins.
    pub id: u32,
    /// What the reader calls himself; may be empty. At most [`MAX_NAME`] characters.
    pub name: String,
    /// The steps that were answered, in the order of the lesson.
    pub steps: Vec<Tried>,
}

/// What a reader did in a step.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Tried {
    /// The step, from 0.
    pub step: usize,
    /// What drew the position, where it was drawn.
    pub seed: Option<u64>,
    /// Hints taken.
    pub hints: u32,
    /// Seconds until the last answer.
    pub seconds: u32,
    /// The answers in their order, as [`crate::session::Answer::write`] writes them; of a game that was to
    /// be won, the seed of the computer and the moves of both sides ([`super::write_game`]).
    pub answers: Vec<String>,
}

impl Attempt {
    /// An attempt at a lesson of this text; `name` where it comes with the page.
    pub fn at(name: &str, text: &str, id: u32) -> Self {
        // A text of one's own is known by its mark alone.
        let lesson = if name.starts_with('~') { String::new() } else { name.to_owned() };
        Self { lesson, mark: crate::lesson::mark(text), id, ..Self::default() }
    }

    /// Takes in an answer to a step.
    pub fn add(&mut self, given: Tried) {
        let all: usize = self.steps.iter().flat_map(|step| &step.answers).map(String::len).sum();
        let place = self.steps.partition_point(|step| step.step < given.step);
        let known = self.steps.get_mut(place).filter(|step| step.step == given.step);
        let Tried { step, seed, hints, seconds, answers } = given;
        let answers = answers.into_iter().map(|answer| cut(answer, MAX_ANSWER));
        let Some(known) = known else {
            let answers = answers.collect();
            self.steps.insert(place, Tried { step, seed, hints, seconds, answers });
            return;
        };
        // A position that was drawn anew is another question.
        if known.seed != seed {
            known.answers.clear();
            known.seed = seed;
        }
        known.hints = known.hints.max(hints);
        known.seconds = known.seconds.saturating_add(seconds);
        for answer in answers {
            if known.answers.len() >= MAX_ANSWERS || (all > MAX_ALL && !known.answers.is_empty()) {
                known.answers.pop();
            }
            known.answers.push(answer);
        }
    }

    /// Gives it a name, as far as one may be long; without control characters.
    pub fn set_name(&mut self, name: &str) {
        let plain = name.trim().chars().filter(|sign| !sign.is_control());
        let plain: String = plain.take(MAX_NAME).collect();
        plain.trim_end().clone_into(&mut self.name);
    }

    /// Whether it is the same attempt as another, at whatever point.
    pub fn is_same(&self, other: &Self) -> bool {
        self.id == other.id && self.mark == other.mark
    }

    /// Whether it has more than what was handed in of it before, or another name.
    pub fn goes_on(&self, before: &Self) -> bool {
        let (now, then) = (self.count(), before.count());
        now > then || (now == then && self.name != before.name)
    }

    /// How many answers it has.
    pub fn count(&self) -> usize {
        self.steps.iter().map(|step| step.answers.len()).sum()
    }
}

/// A text of at most so many bytes, cut between two characters.
fn cut(mut text: String, most: usize) -> String {
    if text.len() > most {
        let end = (0..=most).rev().find(|&end| text.is_char_boundary(end)).unwrap_or(0);
        text.truncate(end);
    }
    text
}
