//! Whether every question of a lesson that is being written has an answer, as the solver finds it.

use super::shown::{Coming, Ground, Ready, use_answer, use_ready};
use crate::app::hooks::{dialog_missing, use_words};
use crate::app::task::Keyed;
use crate::core::{Message, Outcome, Verdict};
use crate::lesson::Lesson;
use crate::session::{Key, Kind};
use std::rc::Rc;
use yew::prelude::*;

#[derive(Clone, PartialEq, Properties)]
pub(super) struct ChecksProps {
    /// A lesson that was read without errors.
    pub(super) lesson: Rc<Lesson>,
}

/// Every step, with what is wrong with its question.
#[component]
pub(super) fn Checks(props: &ChecksProps) -> Html {
    let words = use_words();
    let (coming, again) = use_ready(&props.lesson, 0);
    match coming {
        Coming::Waiting => html! { <p class="quiet">{ words.get("page-waiting") }</p> },
        Coming::Missing => dialog_missing(again, &words),
        Coming::Here(steps) => {
            let steps = steps.iter().enumerate();
            let steps = steps.map(|(at, ready)| html! { <Check key={at} ready={ready.clone()} /> });
            html! { <ol class="lesson-checks">{ for steps }</ol> }
        }
    }
}

#[derive(Clone, PartialEq, Properties)]
struct CheckProps {
    ready: Rc<Ready>,
}

/// A step.
#[component]
fn Check(props: &CheckProps) -> Html {
    let words = use_words();
    let ready = &props.ready;
    let keyed = use_answer(ready);
    if let Some(trouble) = trouble(ready, keyed.as_ref()) {
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
            cannot_win(ready, keyed).then(|| Message::new("task-no-winning-move"))
        }
    }
}

/// Whether a win is asked for that cannot be forced. A position that is drawn by the seed may be lost.
fn cannot_win(ready: &Ready, keyed: &Keyed) -> bool {
    if ready.task.fresh {
        return false;
    }
    match (ready.task.kind, keyed.key().map(AsRef::as_ref)) {
        (Some(Kind::Move), Some(Key::Move(moves))) => moves.is_empty(),
        (Some(Kind::Win), _) => {
            let begins = ready.scene().is_some_and(|scene| scene.play.state().person_to_move());
            keyed.finding().is_some_and(|found| {
                let lost = found.verdict == Verdict::Known(Outcome::Loss);
                if begins { found.winning.is_empty() } else { !lost }
            })
        }
        _ => false,
    }
}
