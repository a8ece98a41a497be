//! What a lesson tells the page in whose frame it is.

use crate::app::hooks::{json_text, tell, use_frame_height, use_frame_words};
use crate::class::{Attempt, write_code};
use crate::lesson::Lesson;
use crate::session::Kind;
use std::rc::Rc;
use yew::prelude::*;

/// What it is told.
pub(in crate::app) enum Told {
    /// It can be answered.
    Ready {
        /// What it is called.
        title: String,
        /// How many steps it has.
        steps: usize,
    },
    /// A step was answered.
    Answered {
        /// The step, from 1.
        step: usize,
        /// Whether it is done with this answer.
        right: bool,
        /// Wrong answers before.
        tries: u32,
    },
    /// All steps are done.
    Finished {
        /// What was done.
        attempt: Rc<Attempt>,
        /// How many questions were right with the first answer and without a hint.
        right: usize,
        /// How many questions there are.
        count: usize,
    },
}

/// Tells the frame that the lesson is there, and gives a way to tell it more. `go` is called with a step from
/// 0 where the frame asks for one.
#[hook]
pub(super) fn use_frame(embedded: bool, lesson: &Lesson, go: Callback<usize>) -> Callback<Told> {
    use_frame_height(embedded);
    let heard = Callback::from(move |(kind, step): (String, u32)| match kind.as_str() {
        "start" => go.emit(0),
        "review" => go.emit((step as usize).saturating_sub(1)),
        _ => {}
    });
    use_frame_words(embedded, &heard);
    let (title, steps) = (lesson.title.clone(), lesson.steps.len());
    use_effect_with(embedded, move |&embedded| {
        if embedded {
            pass_on(&Told::Ready { title, steps });
        }
    });
    Callback::from(move |told: Told| {
        if embedded {
            pass_on(&told);
        }
    })
}

/// Tells it.
pub(in crate::app) fn pass_on(told: &Told) {
    match told {
        Told::Ready { title, steps } => {
            tell("ready", &[("title", json_text(title)), ("steps", steps.to_string())]);
        }
        Told::Answered { step, right, tries } => tell(
            "answered",
            &[
                ("step", step.to_string()),
                ("right", right.to_string()),
                ("wrong", tries.to_string()),
            ],
        ),
        Told::Finished { attempt, right, count } => tell(
            "finished",
            &[
                ("attempt", json_text(&write_code(attempt))),
                ("right", right.to_string()),
                ("questions", count.to_string()),
            ],
        ),
    }
}

/// The questions of a lesson that are right or wrong: what is only read, or answered freely, is neither.
pub(super) fn questions(lesson: &Lesson) -> Vec<usize> {
    let judged = lesson.steps.iter().enumerate();
    let judged = judged.filter(|(_, step)| !matches!(step.task().kind, None | Some(Kind::Open)));
    judged.map(|(place, _)| place).collect()
}
