//! The path of lessons: how far the reader has come, and one tap to continue.

use super::to;
use crate::app::hooks::{kept_progress, last_lesson};
use crate::core::Message;
use crate::lesson::{OnPath, PathStage as Stage, stages};
use crate::words::Words;
use yew::prelude::*;

/// The lessons of the path with their stages, and whether any lesson was begun.
fn standing() -> (Vec<(OnPath, Stage)>, bool) {
    let (last, progress) = (last_lesson(), kept_progress());
    let all = stages(&progress, last.as_deref());
    let begun = last.is_some() || all.iter().any(|(lesson, _)| progress.count(lesson.name) > 0);
    (all.to_vec(), begun)
}

fn next(all: &[(OnPath, Stage)]) -> Option<&OnPath> {
    all.iter().find(|(_, stage)| *stage == Stage::Next).map(|(lesson, _)| lesson)
}

/// Whether any lesson was begun: then the path is shown where it is seen first.
pub(super) fn is_begun() -> bool {
    standing().1
}

/// The path, the way to continue it, and the `others`.
pub(super) fn path(others: Html, words: &Words) -> Html {
    let (all, begun) = standing();
    let stones =
        all.iter().enumerate().map(|(at, (lesson, stage))| stone(at, lesson, *stage, words));
    let on = next(&all).map(|next| go_on(next, begun, words));
    html! {
        <>
            <ol class="front-path" aria-label={words.get("lesson-path")}>{ for stones }</ol>
            <div class="row">
                { on.unwrap_or_else(|| html! { <span>{ words.get("front-path-done") }</span> }) }
                { others }
            </div>
        </>
    }
}

/// The way in for those who have not begun, in a few words; for the others the way on.
pub(super) fn way_in(words: &Words) -> Html {
    let (all, begun) = standing();
    let Some(next) = next(&all) else { return Html::default() };
    let said = if begun {
        words.say(&Message::new("front-learn-on").with("title", words.get(next.title)))
    } else {
        words.get("front-way-in")
    };
    html! { <a class="front-way-in" href={to(next.name)}>{ said }</a> }
}

/// The way to the next lesson.
fn go_on(next: &OnPath, begun: bool, words: &Words) -> Html {
    let href = to(next.name);
    if !begun {
        return html! { <a class="button primary" {href}>{ words.get("front-learn-go") }</a> };
    }
    let title = Message::new("front-learn-on").with("title", words.get(next.title));
    html! { <a class="button primary" {href}>{ words.say(&title) }</a> }
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
