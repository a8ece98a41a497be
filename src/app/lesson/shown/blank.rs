//! Room for an answer on paper, as the kind of question needs it.

use super::ready::Ready;
use super::table::table;
use crate::app::hooks::use_words;
use crate::app::lesson::text::inline;
use crate::app::task::{Scene, outcomes, said_steps, use_key};
use crate::core::Message;
use crate::session::Kind;
use crate::words::Words;
use std::rc::Rc;
use yew::prelude::*;

/// Room for the answer; none where nothing is asked.
pub(super) fn blank(ready: &Rc<Ready>, words: &Words) -> Html {
    let Some(kind) = ready.task.kind else { return Html::default() };
    match kind {
        Kind::Move => ruled(2),
        Kind::Moves | Kind::Win | Kind::Formula => ruled(3),
        Kind::Outcome => {
            let draws = ready.scene().is_some_and(|scene| scene.play.may_draw());
            let said = outcomes(draws).map(|(_, id)| words.get(id));
            let said: Vec<String> = said.collect();
            html! { <>{ boxes(said.iter().map(String::as_str), None, true) }{ ruled(2) }</> }
        }
        Kind::Value => values(ready, words),
        Kind::Fill => match ready.scene().and_then(Scene::sheet) {
            Some(sheet) => table(&sheet, |_, _| String::new()),
            None => ruled(2),
        },
        Kind::Next => html! { <><SoFar ready={ready.clone()} />{ ruled(1) }</> },
        Kind::Choice => {
            let options = ready.task.options.iter().map(|option| option.text.as_str());
            boxes(options, ready.coach.lang.as_ref(), false)
        }
        Kind::Open => ruled(7),
    }
}

/// Lines to write on.
pub(super) fn ruled(lines: usize) -> Html {
    html! { <div class="ruled" aria-hidden="true">{ for (0..lines).map(|_| html! { <div /> }) }</div> }
}

/// Options, each with a box to be ticked; beside one another where they are short. Those of an author are in the
/// language of the lesson.
fn boxes<'a>(options: impl Iterator<Item = &'a str>, lang: Option<&String>, short: bool) -> Html {
    let items = options.map(|option| html! { <li><span>{ for inline(option) }</span></li> });
    let lang = lang.cloned();
    html! { <ul class={classes!("sheet-boxes", short.then_some("short"))} {lang}>{ for items }</ul> }
}

/// A place for each value, and for the nim-sum where there are several.
fn values(ready: &Ready, words: &Words) -> Html {
    let Some(scene) = ready.scene() else { return ruled(2) };
    let places = scene.values(words).into_iter();
    html! {
        <ul class="sheet-values">{ for places.map(|name| html! { <li>{ name }<span class="sheet-dots" /></li> }) }</ul>
    }
}

#[derive(Clone, PartialEq, Properties)]
struct SoFarProps {
    ready: Rc<Ready>,
}

/// The steps of a method that were made before the one that is asked for: the solver tells them.
#[component]
fn SoFar(props: &SoFarProps) -> Html {
    let words = use_words();
    let scene = props.ready.scene();
    let count = scene.map(|scene| scene.count).unwrap_or_default();
    let keyed = use_key(scene.map(|scene| &scene.play), &props.ready.task, count);
    let next = keyed.next().zip(scene);
    let done = next.map(|(next, scene)| said_steps(scene.face, next, &words));
    let done = done.filter(|done| !done.is_empty());
    let said = done.map(|done| words.say(&Message::new("task-done-so-far").with("steps", done)));
    html! { <>{ for said.map(|said| html! { <p>{ said }</p> }) }</> }
}
