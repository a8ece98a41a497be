//! What was handed in, as it is kept on the device: the name of a lesson and a line, one a line.

use crate::app::hooks::{keep_class, kept_class};
use crate::class::Attempt;
use std::collections::HashSet;

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

/// Puts attempts, each with its line, where the pages of their lessons find them. Whether they were kept.
pub(super) fn add(attempts: &[(Attempt, String)]) -> bool {
    let kept = kept_class();
    let mut lines: Vec<String> = kept.lines().map(str::to_owned).collect();
    let known: HashSet<&str> = kept.lines().collect();
    let new = attempts.iter().map(|(attempt, code)| format!("{} {code}", shelf_of(attempt)));
    lines.extend(new.filter(|line| !known.contains(line.as_str())));
    keep_class(&lines.join("\n"))
}

/// Forgets what was handed in of a lesson.
pub(super) fn forget(lesson: &str) {
    let kept = kept_class();
    let others = kept.lines().filter(|line| line.split(' ').next() != Some(lesson));
    keep_class(&others.collect::<Vec<_>>().join("\n"));
}
