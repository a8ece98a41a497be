//! What a device keeps of what its reader has answered: one line for each lesson, with its name and the code of the
//! attempt, the newest last.

use super::read_code;

/// How many lessons are remembered with all that was answered.
const MAX_ATTEMPTS: usize = 60;
/// What the names of days begin with.
const DAY: &str = "day";
/// What the names of custom lessons begin with, and of questions outside a lesson.
const OWN: char = '~';

/// The lines with that of a lesson, as the newest, in the place of its former one; without the lesson, if it has none.
///
/// What was answered in passing, on a day or to a single question, gives way first where there are too many, and pushes
/// no lesson out.
pub fn with_attempt(kept: &str, lesson: &str, line: Option<&str>) -> String {
    let other = |known: &&str| known.split(' ').next() != Some(lesson);
    let mut lines: Vec<&str> = kept.lines().filter(other).collect();
    lines.extend(line);
    while lines.len() > MAX_ATTEMPTS {
        let Some(place) = to_forget(&lines) else { break };
        lines.remove(place);
    }
    lines.join("\n")
}

/// The line that is forgotten, never the newest: the oldest day, otherwise the oldest single question, otherwise the
/// oldest of all. `None` where the newest was answered in passing and all others are lessons: it is one more.
fn to_forget(lines: &[&str]) -> Option<usize> {
    let (newest, before) = lines.split_last()?;
    let day = before.iter().position(|line| is_day(line));
    let passing = day.or_else(|| before.iter().position(|line| is_single(line)));
    let is_one_more = || before.len() <= MAX_ATTEMPTS && (is_day(newest) || is_single(newest));
    passing.or_else(|| (!is_one_more()).then_some(0))
}

fn is_day(line: &str) -> bool {
    line.starts_with(DAY)
}

/// Whether no more than one step of something custom was answered; what cannot be read is no loss either.
fn is_single(line: &str) -> bool {
    let own = line.split_once(' ').filter(|(name, _)| name.starts_with(OWN));
    own.is_some_and(|(_, code)| !read_code(code).is_ok_and(|attempt| attempt.steps.len() > 1))
}
