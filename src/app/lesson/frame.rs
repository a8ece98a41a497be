//! What a lesson in a frame tells the page around it.

use crate::app::hooks::{json_text, tell, use_frame_height, use_frame_words};
use crate::class::{Attempt, write_code};
use crate::lesson::Lesson;
use gloo::timers::callback::Timeout;
use std::rc::Rc;
use yew::prelude::*;

/// Milliseconds without a change after which a reader has come to rest.
const REST: u32 = 600;

/// What is reported to it.
pub(in crate::app) enum FrameEvent {
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
/// 0 where the frame asks for one, `on_reader` with a reader where it names one.
#[hook]
pub(super) fn use_frame(
    embedded: bool,
    lesson: &Lesson,
    go: Callback<usize>,
    on_reader: Callback<String>,
) -> Callback<FrameEvent> {
    use_frame_height(embedded);
    let heard = Callback::from(move |(kind, step, reader): (String, u32, String)| match &*kind {
        "start" if !reader.is_empty() => on_reader.emit(reader),
        "start" => go.emit(0),
        "review" => go.emit((step as usize).saturating_sub(1)),
        _ => {}
    });
    use_frame_words(embedded, &heard);
    let (title, steps) = (lesson.title.clone(), lesson.steps.len());
    use_effect_with(embedded, move |&embedded| {
        if embedded {
            pass_on(&FrameEvent::Ready { title, steps });
        }
    });
    Callback::from(move |event: FrameEvent| {
        if embedded {
            pass_on(&event);
        }
    })
}

/// Reports that the lesson is finished: immediately, and again after a pause if the reader has changed something
/// since, such as the name.
#[hook]
pub(in crate::app) fn use_finished(
    tell: &Callback<FrameEvent>,
    finished: Option<(Rc<Attempt>, usize, usize)>,
) {
    let (tell, told) = (tell.clone(), use_mut_ref(|| false));
    use_effect_with(finished, move |finished| {
        let again = told.replace(finished.is_some());
        let say = finished.clone().map(|(attempt, right, count)| {
            move || tell.emit(FrameEvent::Finished { attempt, right, count })
        });
        let later = match say {
            Some(say) if again => Some(Timeout::new(REST, say)),
            Some(say) => {
                say();
                None
            }
            None => None,
        };
        move || drop(later)
    });
}

/// Tells it.
pub(in crate::app) fn pass_on(event: &FrameEvent) {
    match event {
        FrameEvent::Ready { title, steps } => {
            tell("ready", &[("title", json_text(title)), ("steps", steps.to_string())]);
        }
        FrameEvent::Answered { step, right, tries } => tell(
            "answered",
            &[
                ("step", step.to_string()),
                ("right", right.to_string()),
                ("wrong", tries.to_string()),
            ],
        ),
        FrameEvent::Finished { attempt, right, count } => tell(
            "finished",
            &[
                ("attempt", json_text(&write_code(attempt))),
                ("right", right.to_string()),
                ("questions", count.to_string()),
            ],
        ),
    }
}

/// The questions of a lesson that are right or wrong: what is only read, answered freely or an opinion is neither.
pub(super) fn questions(lesson: &Lesson) -> Vec<usize> {
    let steps = lesson.steps.iter().enumerate();
    steps.filter(|(_, step)| step.task().is_judged()).map(|(place, _)| place).collect()
}
