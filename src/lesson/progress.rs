//! How far a reader has come in lessons, as it is kept on the device: a line for each step that is done.

use std::collections::BTreeMap;
use std::fmt;

/// The most steps that are remembered; the lessons begun first go first.
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
}

impl Progress {
    /// Reads what was kept. Lines that are none are passed over.
    pub fn read(text: &str) -> Self {
        let mut progress = Self::default();
        for line in text.lines() {
            let mut parts = line.split(' ');
            let (Some(lesson), Some(step)) = (parts.next(), parts.next()) else { continue };
            let Ok(step) = step.parse::<usize>() else { continue };
            let mut number = || parts.next().and_then(|part| part.parse::<u32>().ok());
            let (tries, hints) = (number().unwrap_or(0), number().unwrap_or(0) as usize);
            if !lesson.is_empty() && step < super::MAX_STEPS {
                progress.set(lesson, step, Done { tries, hints });
            }
        }
        progress
    }

    /// Takes in a step; the first answer counts.
    pub fn set(&mut self, lesson: &str, step: usize, done: Done) {
        let count: usize = self.lessons.values().map(BTreeMap::len).sum();
        if count < MAX_KEPT {
            self.lessons.entry(lesson.to_owned()).or_default().entry(step).or_insert(done);
        }
    }

    /// What is done of a step.
    pub fn step(&self, lesson: &str, step: usize) -> Option<&Done> {
        self.lessons.get(lesson)?.get(&step)
    }

    /// How many steps of a lesson are done.
    pub fn count(&self, lesson: &str) -> usize {
        self.lessons.get(lesson).map_or(0, BTreeMap::len)
    }

    /// The first step that is not done; the number of steps where all are.
    pub fn first_open(&self, lesson: &str, steps: usize) -> usize {
        (0..steps).find(|&step| self.step(lesson, step).is_none()).unwrap_or(steps)
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
                writeln!(f, "{lesson} {step} {} {}", done.tries, done.hints)?;
            }
        }
        Ok(())
    }
}

/// By what a lesson that has no name is remembered: 64 bits of its text (FNV-1a).
pub fn mark_of(text: &str) -> String {
    let hash = text.bytes().fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    });
    format!("~{hash:016x}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_kept_is_read_again() {
        let mut progress = Progress::default();
        progress.set("nim-1", 0, Done { tries: 2, hints: 1 });
        progress.set("nim-1", 0, Done::default());
        progress.set("nim-1", 2, Done::default());
        assert_eq!(Progress::read(&progress.to_string()), progress);
        assert_eq!(progress.step("nim-1", 0), Some(&Done { tries: 2, hints: 1 }));
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
