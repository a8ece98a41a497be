//! What a step asks, and links to the board after an answer and to the class page.

use super::check::Questions;
use crate::app::hooks::Href;
use crate::app::lesson::heading;
use crate::app::task::Scene;
use crate::class::after;
use crate::lesson::{Lesson, Step, pack_text};
use crate::link::{LessonPlace, Link, Look, Source, Values};
use crate::session::{Kind, Task};
use crate::words::Words;

/// What a step asks, as its text or its link has it, in one paragraph: without headings, items of lists as such.
pub(super) fn asked(lesson: &Lesson, step: usize) -> String {
    let lines = lesson.steps.get(step).map(Step::to_read).unwrap_or_default();
    let lines = lines.iter().map(|line| line.trim()).filter(|line| !line.is_empty());
    let (headings, text): (Vec<&str>, Vec<&str>) = lines.partition(|line| heading(line).is_some());
    if text.is_empty() {
        return headings.into_iter().filter_map(heading).collect::<Vec<_>>().join(" ");
    }
    let text = text.iter().map(|line| match line.split_once(' ') {
        Some(("*" | "-", item)) => format!("• {item}"),
        _ => (*line).to_owned(),
    });
    text.collect::<Vec<_>>().join(" ")
}

/// The language of an answer in words, where the words are the author's: those of an option.
pub(super) fn lang_of(lesson: &Lesson, task: &Task) -> Option<String> {
    lesson.lang.clone().filter(|_| task.kind == Some(Kind::Choice))
}

/// The link to the board after an answer, or at the question where an answer is no move.
pub(super) fn board_after(scene: &Scene, kind: Kind, answer: &str) -> String {
    let look = Look { values: Values::Hide, embed: true, count: scene.count, ..Look::default() };
    Link::of(&*after(&scene.play, kind, answer), None, look).to_string()
}

/// The link that shows an answer to a class: the question alone, as a lesson of one step, with what was given.
pub(super) fn projected(
    questions: &Questions,
    step: usize,
    seed: Option<u64>,
    answer: &str,
    words: &Words,
) -> String {
    let lesson = &questions.lesson;
    let lang = lesson.lang.clone().or_else(|| Some(words.language().code().to_owned()));
    let steps = lesson.steps.get(step).cloned().into_iter().collect();
    let one = Lesson { title: lesson.title.clone(), lang, steps, ..Lesson::default() };
    let place = LessonPlace::new(Source::Packed(pack_text(&one.to_string()))).with_answer(answer);
    LessonPlace { seed: questions.draws(step).then(|| seed.unwrap_or(0)), ..place }.href()
}
