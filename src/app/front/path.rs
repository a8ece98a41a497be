//! The path of lessons: how far the reader has come, and one tap to go on.

use super::to;
use crate::app::hooks::{kept_progress, last_lesson};
use crate::core::Message;
use crate::lesson::{OnPath, PathStage as Stage, stages};
use crate::words::Words;
use yew::prelude::*;

/// Where the reader goes on, and the path.
pub(super) fn path(words: &Words) -> Html {
    let last = last_lesson();
    let all = stages(&kept_progress(), last.as_deref());
    let begun = all.iter().any(|(_, stage)| matches!(stage, Stage::Done | Stage::Begun));
    let next = all.iter().find(|(_, stage)| *stage == Stage::Next).map(|(lesson, _)| lesson);
    let stones =
        all.iter().enumerate().map(|(at, (lesson, stage))| stone(at, lesson, *stage, words));
    html! {
        <>
            <ol class="front-path" aria-label={words.get("lesson-path")}>{ for stones }</ol>
            if let Some(next) = next {
                <p>{ go_on(next, begun || last.is_some(), words) }</p>
            } else {
                <p>{ words.get("front-path-done") }</p>
            }
        </>
    }
}

/// The way to the next lesson.
fn go_on(next: &OnPath, begun: bool, words: &Words) -> Html {
    let href = to(next.name);
    if !begun {
        return html! { <a class="button primary" {href}>{ words.get("front-learn-go") }</a> };
    }
    let title = Message::new("front-learn-on").with("title", words.get(next.title));
    html! { <a class="button primary" id="front-lesson" {href}>{ words.say(&title) }</a> }
}

/// A lesson of the path, by its number.
fn stone(at: usize, lesson: &OnPath, stage: Stage, words: &Words) -> Html {
    let (class, id) = match stage {
        Stage::Done => ("done", "front-path-is-done"),
        Stage::Next => ("next", "front-path-is-next"),
        Stage::Begun => ("begun", "front-path-is-begun"),
        Stage::New => ("new", "front-path-is-new"),
    };
    let said = Message::new(id).with("number", at + 1).with("title", words.get(lesson.title));
    let said = words.say(&said);
    html! {
        <li key={lesson.name} {class}>
            <a href={to(lesson.name)} title={said.clone()} aria-label={said}>{ at + 1 }</a>
        </li>
    }
}
