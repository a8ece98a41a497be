//! Checks, with the solver, whether every question of a lesson being written has an answer.

use super::shown::{Coming, Ground, Ready, use_answer, use_ready};
use crate::app::hooks::{dialog_missing, use_words};
use crate::app::task::{Keyed, Scene, use_too_few};
use crate::core::Message;
use crate::lesson::{Lesson, LessonError};
use crate::session::{Key, Kind, Task};
use std::rc::Rc;
use yew::prelude::*;

#[derive(Clone, PartialEq, Properties)]
pub(in crate::app) struct ChecksProps {
    /// A lesson that was read without errors.
    pub(in crate::app) lesson: Rc<Lesson>,
    /// Whether it is a single question, which no one sees as a file.
    #[prop_or_default]
    pub(in crate::app) alone: bool,
    /// Hears which kinds of question the position of a step has no answer to, as no win can be forced.
    #[prop_or_default]
    pub(in crate::app) on_lost: Callback<Vec<Kind>>,
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
                steps.map(|(at, ready)| html! { <Check key={at} ready={ready.clone()} {alone} on_lost={props.on_lost.clone()} /> });
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
    on_lost: Callback<Vec<Kind>>,
}

/// A step.
#[component]
fn Check(props: &CheckProps) -> Html {
    let words = use_words();
    let ready = &props.ready;
    let keyed = use_answer(ready);
    let too_few = use_too_few(ready.scene().map(|scene| &scene.play), &ready.task);
    {
        let lost = lost(ready, keyed.as_ref());
        let on_lost = props.on_lost.clone();
        use_effect_with(lost, move |lost| {
            if let Some(lost) = lost.clone() {
                on_lost.emit(lost);
            }
        });
    }
    let too_few = || too_few.map(|message| in_question(ready, message));
    if let Some(LessonError { line, message }) = trouble(ready, keyed.as_ref()).or_else(too_few) {
        if props.alone {
            return html! { <li class="lesson-wrong">{ words.say(&message) }</li> };
        }
        let line = Message::new("lesson-line").with("line", line);
        return html! { <li class="lesson-wrong">{ words.say(&line) }{ " " }{ words.say(&message) }</li> };
    }
    let id = match keyed {
        None => "lesson-check-nothing",
        Some(Keyed::Waiting) => "sheet-working",
        Some(keyed) => match keyed.key().map(AsRef::as_ref) {
            Some(Key::Open) => "lesson-check-open",
            Some(key) if key.takes_any() => "lesson-check-opinion",
            Some(Key::Moves(moves)) if moves.is_empty() => "lesson-check-none",
            _ => "lesson-check-good",
        },
    };
    html! { <li>{ words.get(id) }</li> }
}

/// The kinds of question that ask for a win which cannot be forced; nothing as long as it is not known who wins.
fn lost(ready: &Ready, keyed: Option<&Keyed>) -> Option<Vec<Kind>> {
    let (scene, found) = (ready.scene()?, keyed?.finding()?);
    let cannot = |kind: &Kind| {
        let task = Task { kind: Some(*kind), ..ready.task.clone() };
        task.cannot_win(&*scene.play, found)
    };
    Some([Kind::Move, Kind::Win].into_iter().filter(cannot).collect())
}

fn in_question(ready: &Ready, message: Message) -> LessonError {
    LessonError { line: ready.step.asked_at(), message }
}

/// What is wrong with a step, as far as it is known.
fn trouble(ready: &Ready, keyed: Option<&Keyed>) -> Option<LessonError> {
    if let Ground::Broken(why) = &ready.board {
        return Some(in_question(ready, why.clone()));
    }
    if let Some(why) = ready.step.dead_link() {
        return Some(why);
    }
    let unheard = |scene: &Scene| ready.step.unheard(&ready.task, &*scene.play);
    if let Some(why) = ready.scene().and_then(unheard) {
        return Some(why);
    }
    let keyed = keyed?;
    let lost = || {
        let (scene, found) = (ready.scene()?, keyed.finding()?);
        ready.task.cannot_win(&*scene.play, found).then(|| ready.task.lost())
    };
    let said_of_right = || {
        let play = ready.scene().map(|scene| &*scene.play);
        ready.step.said_of_right(&ready.task, play, keyed.key()?)
    };
    let dead = || keyed.why().or_else(lost).map(|message| in_question(ready, message));
    dead().or_else(said_of_right)
}
