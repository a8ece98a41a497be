//! What was handed in, as it is kept on the device: the name of a lesson and a line, one a line.

use crate::app::hooks::{keep_class, kept_class};
use crate::class::{Attempt, read_code};

/// The name under which an attempt is kept: that of its lesson, or the mark of a text of one's own.
pub(super) fn shelf_of(attempt: &Attempt) -> String {
    if attempt.lesson.is_empty() {
        format!("~{:016x}", attempt.mark)
    } else {
        attempt.lesson.clone()
    }
}

/// The lines that are kept of a lesson.
pub(super) fn kept(lesson: &str) -> String {
    let kept = kept_class();
    let lines = kept.lines().filter_map(|line| line.split_once(' '));
    let own = lines.filter(|(name, _)| *name == lesson).map(|(_, code)| code);
    own.collect::<Vec<_>>().join("\n")
}

/// Puts attempts, each with its line, where the pages of their lessons find them, in the place of what was handed in
/// of them before. Whether they were kept.
pub(super) fn add(attempts: &[(Attempt, String)]) -> bool {
    if attempts.is_empty() {
        return true;
    }
    let kept = kept_class();
    let mut shelf: Vec<(Option<Attempt>, String)> = kept.lines().map(read).collect();
    for (attempt, code) in attempts {
        let line = format!("{} {code}", shelf_of(attempt));
        let same =
            |known: &Option<Attempt>| known.as_ref().is_some_and(|known| known.is_same(attempt));
        match shelf.iter_mut().find(|(known, _)| same(known)) {
            None => shelf.push((Some(attempt.clone()), line)),
            Some((known, before)) => {
                if known.as_ref().is_some_and(|known| attempt.goes_on(known)) {
                    (*known, *before) = (Some(attempt.clone()), line);
                }
            }
        }
    }
    let lines: Vec<String> = shelf.into_iter().map(|(_, line)| line).collect();
    keep_class(&lines.join("\n"))
}

fn read(line: &str) -> (Option<Attempt>, String) {
    let attempt = line.split_once(' ').and_then(|(_, code)| read_code(code).ok());
    (attempt, line.to_owned())
}

/// Whether anything is kept, of whichever lesson.
pub(super) fn holds_any() -> bool {
    !kept_class().is_empty()
}

/// Forgets all that was handed in, of all lessons.
pub(super) fn forget_all() {
    keep_class("");
}

/// Forgets what was handed in of a lesson.
pub(super) fn forget(lesson: &str) {
    let kept = kept_class();
    let others = kept.lines().filter(|line| line.split(' ').next() != Some(lesson));
    keep_class(&others.collect::<Vec<_>>().join("\n"));
}
