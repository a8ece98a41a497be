//! What a reader did in a lesson.

use super::written::{LOST, is_game};
use crate::lesson::{Lesson, MAX_STEPS, without_reader};
use serde::{Deserialize, Serialize};

/// The maximum number of characters of a name.
pub const MAX_NAME: usize = 24;
/// The maximum number of characters of the name of a lesson.
const MAX_LESSON: usize = 40;
/// The maximum number of answers to one step that are kept; of more, the last one takes the place of the one before it.
const MAX_ANSWERS: usize = 50;
/// The maximum number of bytes of one answer; what is longer is cut. A sheet of 900 numbers and a text of 2000
/// characters are shorter.
const MAX_ANSWER: usize = 8_000;
/// About the maximum number of bytes of all answers; past these no wrong answer is kept.
const MAX_ALL: usize = 64 * 1024;

/// The maximum number of bytes of an attempt before it is deflated: all of what is kept of wrong answers, one answer to
/// each step and one more, and what is beside them.
pub(super) const MAX_SIZE: usize = MAX_ALL + (MAX_STEPS + 1) * MAX_ANSWER + 16 * 1024;

/// What a reader did in a lesson: answers, and nothing that is said of them.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Attempt {
    /// The name of the lesson, where it comes with the page; otherwise empty.
    pub lesson: String,
    /// What the lesson asks ([`Lesson::mark`]; of a lesson that comes with the page
    /// [`Lesson::mark_in_any_language`]).
    pub mark: u64,
    /// What tells this attempt from others, whichever name they bear: drawn when it begins.
    pub id: u32,
    /// The name the reader has given; may be empty. At most [`MAX_NAME`] characters.
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

impl Tried {
    /// How many of the answers to this step count for a position that this seed draws: those to another position do
    /// not, but for games, which were lost.
    pub fn counted(&self, seed: Option<u64>) -> usize {
        if self.seed == seed { self.answers.len() } else { self.games() }
    }

    fn games(&self) -> usize {
        self.answers.iter().filter(|answer| *answer == LOST || is_game(answer)).count()
    }
}

impl Attempt {
    /// An attempt at a lesson; `name` where it comes with the page.
    pub fn at(name: &str, lesson: &Lesson, id: u32) -> Self {
        let name = without_reader(name);
        // One's own lesson is known by its mark alone.
        let is_own = name.is_empty() || name.starts_with('~');
        let (name, mark) =
            if is_own { ("", lesson.mark()) } else { (name, lesson.mark_in_any_language()) };
        Self { lesson: name.to_owned(), mark, id, ..Self::default() }
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
        // Another random position is another question; that games were lost is remembered.
        if known.seed != seed {
            known.answers = vec![LOST.to_owned(); known.games()];
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

    /// Gives it a name, as far as one may be long; without characters that would change what is beside it.
    pub fn set_name(&mut self, name: &str) {
        let plain = name.trim().chars().filter(|&sign| is_plain(sign));
        let plain: String = plain.take(MAX_NAME).collect();
        plain.trim_end().clone_into(&mut self.name);
    }

    /// Takes in hints to a step that was not answered yet. They come one after the other, so whoever takes the first
    /// one again has not taken two.
    pub fn add_hints(&mut self, step: usize, seed: Option<u64>, hints: u32) {
        self.add(Tried { step, seed, hints, ..Tried::default() });
    }

    /// Takes in the hints of another state of it: those to the same positions, and to steps not begun here.
    pub fn share_hints(&mut self, other: &Self) {
        for tried in other.steps.iter().filter(|tried| tried.hints > 0) {
            if self.step(tried.step).is_none_or(|known| known.seed == tried.seed) {
                self.add_hints(tried.step, tried.seed, tried.hints);
            }
        }
    }

    /// What was done in a step.
    pub fn step(&self, step: usize) -> Option<&Tried> {
        self.steps.iter().find(|tried| tried.step == step)
    }

    /// Whether it is such as [`Self::add`] and [`Self::set_name`] make it.
    pub(super) fn is_sound(&self) -> bool {
        let rising = self.steps.windows(2).all(|pair| pair[0].step < pair[1].step);
        let inside = self.steps.iter().all(|step| {
            let short = step.answers.iter().all(|answer| answer.len() <= MAX_ANSWER);
            step.step < MAX_STEPS && step.answers.len() <= MAX_ANSWERS && short
        });
        let named = self.name.chars().count() <= MAX_NAME && self.name.chars().all(is_plain);
        let lesson = self.lesson.bytes();
        let known = lesson.len() <= MAX_LESSON
            && lesson
                .into_iter()
                .all(|sign| sign.is_ascii_lowercase() || sign.is_ascii_digit() || sign == b'-');
        rising && inside && named && known
    }

    /// Whether it is the same attempt as another, at whatever point.
    pub fn is_same(&self, other: &Self) -> bool {
        self.id == other.id && self.mark == other.mark
    }

    /// Whether it was handed in later than another state of it: it took longer, or has more answers or another name.
    /// (Answers alone do not tell: of very many only the last are kept, and those to a position that was drawn
    /// again take the place of those before. No name is not another one: that of a sender comes from around the line.)
    pub fn goes_on(&self, before: &Self) -> bool {
        let age = |attempt: &Self| (attempt.seconds(), attempt.count());
        let (now, then) = (age(self), age(before));
        now > then || (now == then && !self.name.is_empty() && self.name != before.name)
    }

    /// The same with the name of another state of it, where it has none itself.
    #[must_use]
    pub fn named_as(mut self, known: &Self) -> Self {
        if self.name.is_empty() {
            self.name.clone_from(&known.name);
        }
        self
    }

    /// The same with seeds at those steps alone whose position they draw ([`crate::lesson::Step::draws`]): what was
    /// answered to one and the same position is counted together. (Older lines have a seed wherever a position is
    /// drawn, also where the link of the step draws it.)
    #[must_use]
    pub fn seeded(mut self, draws: impl Fn(usize) -> bool) -> Self {
        for tried in &mut self.steps {
            tried.seed = tried.seed.filter(|_| draws(tried.step));
        }
        self
    }

    /// How long it took.
    fn seconds(&self) -> u64 {
        self.steps.iter().map(|step| u64::from(step.seconds)).sum()
    }

    /// How many answers it has.
    pub fn count(&self) -> usize {
        self.steps.iter().map(|step| step.answers.len()).sum()
    }
}

/// Whether a character of a name is neither a control character nor one that turns the direction of writing.
fn is_plain(sign: char) -> bool {
    !sign.is_control() && !matches!(sign, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

/// A text of at most so many bytes, cut between two characters.
fn cut(mut text: String, most: usize) -> String {
    if text.len() > most {
        let end = (0..=most).rev().find(|&end| text.is_char_boundary(end)).unwrap_or(0);
        text.truncate(end);
    }
    text
}
