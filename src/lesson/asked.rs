//! By what a lesson is known: by what it asks. An answer is still an answer to the same question after the author has
//! corrected a sentence, a hint or a comment, so nothing that was answered or handed in is lost by that.

use super::{Lesson, Step, mark};
use crate::link::with_only;
use crate::session::Kind;
use std::fmt::Write;

/// The keys of a link on which an answer depends; the others say how the question is put and viewed.
const KEYS: [&str; 12] = [
    "rule", "moves", "at", "players", "level", "seed", "task", "check", "within", "done", "fresh",
    "count",
];

impl Lesson {
    /// A number (FNV-1a, 64 bits) that is the same for two lessons that ask the same: on the same boards, in the same
    /// order. Words belong to it where they are the question: in a choice, in an answer in one's own words. A lesson
    /// that asks nothing has the mark of its whole text.
    pub fn mark(&self) -> u64 {
        self.marked(true)
    }

    /// The same without any words: all languages of a lesson that comes with Nimlab have it in common.
    pub fn mark_in_any_language(&self) -> u64 {
        self.marked(false)
    }

    /// The name under which a lesson is kept that does not come with Nimlab.
    pub fn own_name(&self) -> String {
        format!("~{:016x}", self.mark())
    }

    fn marked(&self, words: bool) -> u64 {
        let mut all = String::new();
        for (at, step) in self.steps.iter().enumerate() {
            if let Some(asked) = asked(step, words) {
                // What is written into a string comes to no harm.
                let _ = writeln!(all, "{at} {asked}");
            }
        }
        if all.is_empty() { mark(&self.to_string()) } else { mark(&all) }
    }
}

/// What a step asks, where it asks something.
fn asked(step: &Step, words: bool) -> Option<String> {
    let task = step.task();
    let kind = task.kind?;
    let board = step.board().map(|link| with_only(link, &KEYS)).unwrap_or_default();
    let right: String =
        task.options.iter().map(|option| if option.right { 'x' } else { '-' }).collect();
    let mut asked = format!("{} {board} {right}", kind.name());
    if words && matches!(kind, Kind::Choice | Kind::Open) {
        let options = task.options.iter().map(|option| option.text.as_str());
        let said = step.to_read();
        let all = said.iter().map(String::as_str).chain(options).flat_map(str::split_whitespace);
        all.for_each(|word| asked.extend([" ", word]));
    }
    Some(asked)
}
