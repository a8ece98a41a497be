//! The order of a lesson's steps, changed in its text: everything else stays as it was written.

use super::Lesson;
use super::read::{BREAK, begins_notes};
use std::ops::Range;

/// The text in which a step (from 0) comes after the next one; `None` where there are no two such steps.
/// A text that is no lesson yet is taken as it is: each block between two breaks is a step.
pub fn moved_down(text: &str, step: usize) -> Option<String> {
    let steps = steps(text);
    let (first, second) = (steps.get(step)?.clone(), steps.get(step + 1)?.clone());
    let (before, between, after) =
        (&text[..first.start], &text[first.end..second.start], &text[second.end..]);
    let (first, second) = (ended(&text[first]), ended(&text[second]));
    Some(format!("{before}{second}{between}{first}{after}"))
}

/// How many steps a text has that can change places.
pub fn movable(text: &str) -> usize {
    steps(text).len()
}

/// The text with one more step, which begins with a break, at its end, but before the notes for the teacher. Of what
/// the text ends with already, nothing is added: it was asked for twice. Only a position that is drawn for each reader
/// may come twice in a row.
pub fn with_step(text: &str, step: &str) -> String {
    let notes = notes(text).unwrap_or(text.len());
    let (before, after) = text.split_at(notes);
    let before = before.trim_end();
    if before.ends_with(step.trim_end()) && !is_drawn(step) {
        return text.to_owned();
    }
    format!("{before}\n{step}{after}")
}

fn is_drawn(step: &str) -> bool {
    Lesson::read(step).0.steps.first().is_some_and(|step| step.task().fresh)
}

/// The byte at which the break before the notes for the teacher begins.
fn notes(text: &str) -> Option<usize> {
    let (mut parted, mut at) = (None, 0);
    for line in text.split_inclusive('\n') {
        match line.trim_end() {
            BREAK => parted = Some(at),
            _ if parted.is_some_and(|parted| are_notes(text, parted, at)) => return parted,
            line if !line.trim().is_empty() => parted = None,
            _ => {}
        }
        at += line.len();
    }
    None
}

/// Where each step lies in the text, without the breaks around it.
fn steps(text: &str) -> Vec<Range<usize>> {
    let mut blocks = Vec::new();
    let (mut begins, mut at) = (0, 0);
    for line in text.split_inclusive('\n') {
        if line.trim_end() == BREAK {
            blocks.push(begins..at);
            begins = at + line.len();
        }
        at += line.len();
    }
    blocks.push(begins..text.len());
    // What comes before the first break is the head.
    let blocks = blocks.into_iter().skip(1).enumerate();
    blocks.filter(|(at, block)| is_step(text, block, *at > 0)).map(|(_, block)| block).collect()
}

/// Whether a block is a step; what is before it, and after it, tells whether it is the teacher's notes.
fn is_step(text: &str, block: &Range<usize>, after_a_step: bool) -> bool {
    let said = |line: &&str| !line.trim().is_empty();
    if !text[block.clone()].lines().any(|line| said(&line)) {
        return false;
    }
    let mut lines = text[block.start..].lines().skip_while(|line| !said(line));
    lines.next().is_some_and(|line| !begins_notes(line, lines, after_a_step))
}

/// Whether the teacher's notes begin at a byte, behind the break at another.
fn are_notes(text: &str, parted: usize, at: usize) -> bool {
    let after_a_step = text[..parted].lines().any(|line| line.trim_end() == BREAK);
    let mut lines = text[at..].lines();
    lines.next().is_some_and(|line| begins_notes(line, lines, after_a_step))
}

/// A block whose last line is ended, so that a break can follow.
fn ended(block: &str) -> String {
    if block.ends_with('\n') { block.to_owned() } else { format!("{block}\n") }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lesson::Lesson;
    use proptest::prelude::*;
    use std::iter;

    const TEXT: &str = "title: A\n---\none\n---\n\n two \n? hint\n---\nteacher:\nnotes\n---\nthree";

    #[test]
    fn a_new_step_comes_last_but_before_the_notes() {
        let step = "---\nnew\n";
        for (text, whole) in [
            ("title: A\n---\none\n\n", "title: A\n---\none\n---\nnew\n"),
            ("title: A", "title: A\n---\nnew\n"),
            (
                "title: A\n---\none\n---\n\nteacher:\nnotes\n",
                "title: A\n---\none\n---\nnew\n---\n\nteacher:\nnotes\n",
            ),
            ("title: A\n---\nteacher: me\n", "title: A\n---\nnew\n---\nteacher: me\n"),
            ("title: A\n---\nTeachers: me\n", "title: A\n---\nTeachers: me\n---\nnew\n"),
        ] {
            assert_eq!(with_step(text, step), whole);
        }
    }

    #[test]
    fn what_is_added_twice_is_there_once() {
        let link = "#/v1/heaps/0.~3/3+1?task=move";
        let step = format!("---\n{link}\nWhich move?\n");
        for notes in ["", "---\nteacher:\nnotes\n"] {
            let text = format!("title: T\n---\nRead.\n{step}{notes}");
            assert_eq!(with_step(&text, &step), text);
            let drawn = step.replace("task=move", "task=move&fresh=1");
            let once = with_step(&text, &drawn);
            assert_eq!(Lesson::read(&once).0.steps.len(), 3);
            assert_eq!(Lesson::read(&with_step(&once, &drawn)).0.steps.len(), 4);
            // Elsewhere in the lesson it may come again.
            assert_eq!(Lesson::read(&with_step(&once, &step)).0.steps.len(), 4);
        }
    }

    #[test]
    fn a_step_comes_after_the_next_one_and_all_else_stays() {
        let found: Vec<&str> = steps(TEXT).into_iter().map(|step| &TEXT[step]).collect();
        assert_eq!(found, ["one\n", "\n two \n? hint\n", "three"]);
        let head = "title: A\n---\n";
        let first = format!("{head}\n two \n? hint\n---\none\n---\nteacher:\nnotes\n---\nthree");
        assert_eq!(moved_down(TEXT, 0), Some(first));
        let second = format!("{head}one\n---\nthree\n---\nteacher:\nnotes\n---\n\n two \n? hint\n");
        assert_eq!(moved_down(TEXT, 1), Some(second));
        assert_eq!(moved_down(TEXT, 2), None);
    }

    proptest! {
        /// The same steps as the reader finds; there and back again is where one was.
        #[test]
        fn steps_are_those_that_are_read(
            blocks in prop::collection::vec("(one|two\n\\? a|teacher:\nx| |#/v1/chomp/2x2/2\\.2)\r?\n", 0..6),
        ) {
            let steps_of_it = blocks.iter().flat_map(|block| ["---\n", block]);
            let text: String = iter::once("title: A\n").chain(steps_of_it).collect();
            let (lesson, _) = Lesson::read(&text);
            prop_assert_eq!(steps(&text).len(), lesson.steps.len());
            for step in 0..lesson.steps.len().saturating_sub(1) {
                let moved = moved_down(&text, step).unwrap_or_default();
                prop_assert_eq!(moved_down(&moved, step), Some(text.clone()));
                let lines = |lesson: Lesson| lesson.steps.into_iter().map(|step| step.lines).collect::<Vec<_>>();
                let mut wanted = lines(lesson.clone());
                wanted.swap(step, step + 1);
                prop_assert_eq!(lines(Lesson::read(&moved).0), wanted);
            }
        }

        #[test]
        fn no_text_does_harm(text: String, step in 0..4_usize) {
            let _ = moved_down(&text, step);
        }
    }
}
