//! How far a reader has come in lessons, as it is kept on the device: one line for each step done.

use crate::link::{decoded, encoded};
use std::collections::BTreeMap;
use std::fmt;

/// The maximum number of steps that are remembered; past these another lesson is forgotten.
const MAX_KEPT: usize = 5_000;

/// The steps that are done, by lesson and step from 0.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Progress {
    lessons: BTreeMap<String, BTreeMap<usize, Done>>,
}

/// A step that is done.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Done {
    /// Wrong answers before the right one.
    pub tries: u32,
    /// Hints taken.
    pub hints: usize,
    /// What was answered in the reader's own words.
    pub answer: String,
    /// Whether it was passed without the right answer. It can still be answered.
    pub passed: bool,
}

/// What is kept of a step that was passed, where others have their tries.
const PASSED: &str = "passed";

impl Done {
    /// Whether the first answer was right, without a hint.
    pub fn at_once(&self) -> bool {
        self.tries == 0 && self.hints == 0 && !self.passed
    }
}

impl Progress {
    /// Reads what was kept. Lines that are none are passed over.
    pub fn read(text: &str) -> Self {
        let mut progress = Self::default();
        for line in text.lines() {
            let mut parts = line.split(' ');
            let (Some(lesson), Some(step)) = (parts.next(), parts.next()) else { continue };
            let Ok(step) = step.parse::<usize>() else { continue };
            let tries = parts.next();
            let number = |part: Option<&str>| part.and_then(|part| part.parse::<u32>().ok());
            let done = Done {
                tries: number(tries).unwrap_or(0),
                hints: number(parts.next()).unwrap_or(0) as usize,
                answer: parts.next().map(decoded).unwrap_or_default(),
                passed: tries == Some(PASSED),
            };
            if !lesson.is_empty() && step < super::MAX_STEPS {
                progress.set(lesson, step, done);
            }
        }
        progress
    }

    /// Takes in a step. The first right answer counts; one's own words are those that were written last.
    pub fn set(&mut self, lesson: &str, step: usize, done: Done) {
        let others = || self.lessons.keys().find(|other| *other != lesson).cloned();
        let count: usize = self.lessons.values().map(BTreeMap::len).sum();
        let full = count >= MAX_KEPT && self.step(lesson, step).is_none();
        if let Some(other) = full.then(others).flatten() {
            self.lessons.remove(&other);
        }
        let steps = self.lessons.entry(lesson.to_owned()).or_default();
        match steps.get_mut(&step) {
            Some(known) if known.passed => *known = done,
            Some(_) if done.answer.is_empty() => {}
            Some(known) => known.answer = done.answer,
            None => drop(steps.insert(step, done)),
        }
    }

    /// What is done of a step.
    pub fn step(&self, lesson: &str, step: usize) -> Option<&Done> {
        self.lessons.get(lesson)?.get(&step)
    }

    /// Whether a step was answered, or read where nothing is asked.
    pub fn is_answered(&self, lesson: &str, step: usize) -> bool {
        self.step(lesson, step).is_some_and(|done| !done.passed)
    }

    /// How many steps of a lesson are done.
    pub fn count(&self, lesson: &str) -> usize {
        self.lessons.get(lesson).map_or(0, BTreeMap::len)
    }

    /// How many of these were not passed.
    pub fn answered(&self, lesson: &str) -> usize {
        let steps = self.lessons.get(lesson).into_iter().flat_map(BTreeMap::values);
        steps.filter(|done| !done.passed).count()
    }

    /// The first step that is not done; the number of steps where all are.
    pub fn first_open(&self, lesson: &str, steps: usize) -> usize {
        (0..steps).find(|&step| self.step(lesson, step).is_none()).unwrap_or(steps)
    }

    /// Gives a lesson another name, unless something is known under that. Whether it did.
    pub fn rename(&mut self, from: &str, to: &str) -> bool {
        if self.lessons.contains_key(to) {
            return false;
        }
        let Some(steps) = self.lessons.remove(from) else { return false };
        self.lessons.insert(to.to_owned(), steps);
        true
    }

    /// Forgets a lesson.
    pub fn forget(&mut self, lesson: &str) {
        self.lessons.remove(lesson);
    }
}

impl fmt::Display for Progress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (lesson, steps) in &self.lessons {
            for (step, done) in steps {
                write!(f, "{lesson} {step} ")?;
                if done.passed {
                    writeln!(f, "{PASSED}")?;
                    continue;
                }
                write!(f, "{} {}", done.tries, done.hints)?;
                if !done.answer.is_empty() {
                    write!(f, " {}", encoded(&done.answer))?;
                }
                writeln!(f)?;
            }
        }
        Ok(())
    }
}

/// What separates the name of a lesson from that of its reader, where a device has several.
pub const READER: char = '@';

/// The name of a lesson, without that of its reader.
pub fn without_reader(name: &str) -> &str {
    name.split(READER).next().unwrap_or_default()
}

/// By what a lesson that has no name is remembered.
pub fn mark_of(text: &str) -> String {
    format!("~{:016x}", mark(text))
}

/// 64 bits of a text ([FNV-1a](http://www.isthe.com/chongo/tech/comp/fnv/)).
pub fn mark(text: &str) -> u64 {
    mark_of_bytes(text.as_bytes())
}

/// The same of bytes.
pub(crate) fn mark_of_bytes(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, |hash, &byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn done(tries: u32, hints: usize) -> Done {
        Done { tries, hints, ..Done::default() }
    }

    #[test]
    fn a_full_device_loses_no_lesson_for_a_step_that_it_has() {
        let mut progress = Progress::default();
        let lessons = (0..).map(|number| format!("lesson-{number}"));
        let steps = lessons.flat_map(|name| (0..50).map(move |step| (name.clone(), step)));
        for (name, step) in steps.take(MAX_KEPT) {
            progress.set(&name, step, Done::default());
        }
        let full = progress.clone();
        progress.set("lesson-9", 0, Done::default());
        assert_eq!(progress, full);
        progress.set("lesson-9", 50, Done::default());
        assert_ne!(progress.count("lesson-0"), full.count("lesson-0"));
    }

    #[test]
    fn what_was_passed_can_still_be_answered() {
        let mut progress = Progress::default();
        progress.set("nim-1", 0, Done { passed: true, ..Done::default() });
        assert_eq!(progress.to_string(), "nim-1 0 passed\n");
        assert_eq!(Progress::read(&progress.to_string()), progress);
        assert_eq!(progress.step("nim-1", 0).map(Done::at_once), Some(false));
        assert!(!progress.is_answered("nim-1", 0));
        assert_eq!((progress.count("nim-1"), progress.first_open("nim-1", 3)), (1, 1));
        assert_eq!(progress.answered("nim-1"), 0);
        progress.set("nim-1", 0, done(4, 0));
        assert!(progress.is_answered("nim-1", 0));
        progress.set("nim-1", 0, Done { passed: true, ..Done::default() });
        assert_eq!(progress.step("nim-1", 0), Some(&done(4, 0)));
    }

    #[test]
    fn what_is_kept_is_read_again() {
        let mut progress = Progress::default();
        progress.set("nim-1", 0, done(2, 1));
        progress.set("nim-1", 0, Done::default());
        let words = Done { answer: "Because,\nof course.".to_owned(), ..Done::default() };
        progress.set("nim-1", 2, words);
        assert_eq!(Progress::read(&progress.to_string()), progress);
        assert_eq!(progress.step("nim-1", 0), Some(&done(2, 1)));
        assert_eq!(
            progress.step("nim-1", 2).map(|done| &*done.answer),
            Some("Because,\nof course.")
        );
        assert_eq!((progress.count("nim-1"), progress.first_open("nim-1", 3)), (2, 1));
        assert_eq!(progress.first_open("nim-2", 3), 0);
        assert_eq!(
            Progress::read("rubbish\n\n nim 3\nnim x\nnim 99999999999999999999"),
            Progress::default()
        );
        progress.forget("nim-1");
        assert_eq!(progress, Progress::default());
        assert_ne!(mark_of("a"), mark_of("b"));
    }
}
