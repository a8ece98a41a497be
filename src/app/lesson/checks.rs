//! Whether every question of a lesson that is being written has an answer, as the solver finds it.

use super::shown::{Coming, Ground, Ready, use_answer, use_ready};
use crate::app::hooks::{dialog_missing, use_words};
use crate::app::task::Keyed;
use crate::core::Message;
use crate::lesson::Lesson;
use std::rc::Rc;
use yew::prelude::*;

#[derive(Clone, PartialEq, Properties)]
pub(in crate::app) struct ChecksProps {
    /// A lesson that was read without errors.
    pub(in crate::app) lesson: Rc<Lesson>,
    /// Whether it is a single question, which no one sees as a file.
    #[prop_or_default]
    pub(in crate::app) alone: bool,
}

/// Every step, with what is wrong with its question.
#[component]
pub(in crate::app) fn Checks(props: &ChecksProps) -> Html {
    let words = use_words();
    let (coming, again) = use_ready(&props.lesson, 0);
    match coming {
        Coming::Waiting => html! { <p class="quiet">{ words.get("page-waiting") }</p> },
        Coming::Missing => dialog_missing(again, &words),
        Coming::Here(steps) => {
            let steps = steps.iter().enumerate();
            let alone = props.alone;
            let steps =
                steps.map(|(at, ready)| html! { <Check key={at} ready={ready.clone()} {alone} /> });
            if alone {
                return html! { <div role="status"><ul class="lesson-checks alone">{ for steps }</ul></div> };
            }
            html! { <ol class="lesson-checks">{ for steps }</ol> }
        }
    }
}

#[derive(Clone, PartialEq, Properties)]
struct CheckProps {
    ready: Rc<Ready>,
    alone: bool,
}

/// A step.
#[component]
fn Check(props: &CheckProps) -> Html {
    let words = use_words();
    let ready = &props.ready;
    let keyed = use_answer(ready);
    if let Some(trouble) = trouble(ready, keyed.as_ref()) {
        if props.alone {
            return html! { <li class="lesson-wrong">{ words.say(&trouble) }</li> };
        }
        let line = Message::new("lesson-line").with("line", ready.step.first);
        return html! { <li class="lesson-wrong">{ words.say(&line) }{ " " }{ words.say(&trouble) }</li> };
    }
    let id = match keyed {
        None => "lesson-check-nothing",
        Some(Keyed::Waiting) => "sheet-working",
        Some(_) => "lesson-check-good",
    };
    html! { <li>{ words.get(id) }</li> }
}

/// What is wrong with a step, as far as it is known.
fn trouble(ready: &Ready, keyed: Option<&Keyed>) -> Option<Message> {
    if let Ground::Broken(why) = &ready.board {
        return Some(why.clone());
    }
    match keyed? {
        Keyed::Waiting => None,
        Keyed::Cannot(why) => Some(why.clone()),
        keyed @ Keyed::Known(..) => {
            let (scene, found) = (ready.scene()?, keyed.finding()?);
            let lost = ready.task.cannot_win(&*scene.play, found);
            lost.then(|| Message::new("task-no-winning-move"))
        }
    }
}
