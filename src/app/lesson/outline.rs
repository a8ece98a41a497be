//! The steps of a lesson being written, in an order that can be changed.

use super::text::inline;
use crate::app::dom::{focus, idle};
use crate::app::hooks::use_words;
use crate::core::Message;
use crate::lesson::{MAX_STEPS, Step, movable, moved_down};
use gloo::utils::document;
use yew::prelude::*;

#[derive(Clone, PartialEq, Properties)]
pub(super) struct OutlineProps {
    /// The text of the lesson.
    pub(super) text: String,
    /// The language in which it is written.
    pub(super) lang: Option<String>,
    /// Its steps.
    pub(super) steps: Vec<Step>,
    /// Hears the text with another order of its steps.
    pub(super) change: Callback<String>,
}

/// The steps by their first words, each with a way up and down; a single step needs no order.
#[component]
pub(super) fn Outline(props: &OutlineProps) -> Html {
    let words = use_words();
    // The button that goes with the step that was moved.
    let follow = use_mut_ref(|| None::<String>);
    {
        let follow = follow.clone();
        use_effect_with(props.text.clone(), move |_| {
            let page = document().document_element();
            if let (Some(id), Some(page)) = (follow.take(), page) {
                focus(&page, &format!("[id={id}]"));
            }
        });
    }
    // More steps are no lesson, and each would have buttons.
    if !(2..=MAX_STEPS).contains(&props.steps.len()) {
        return Html::default();
    }
    let movable = movable(&props.text);
    let text = AttrValue::from(props.text.clone());
    // It stays where a step is the first or the last, so that the focus does.
    let way = |name: &'static str, sign: &'static str, at: usize, to: Option<usize>| {
        let label = words.say(&Message::new(name).with("number", at + 1));
        let to = to.filter(|&to| to.max(at) < movable);
        let none = idle(to.is_none());
        let (text, change, follow) = (text.clone(), props.change.clone(), follow.clone());
        let onclick = Callback::from(move |_: MouseEvent| {
            let Some(to) = to else { return };
            let moved = moved_down(&text, to.min(at)).filter(|moved| *moved != *text);
            // Two steps alike change nothing when they change places.
            let Some(text) = moved else { return };
            follow.replace(Some(format!("{name}-{to}")));
            change.emit(text);
        });
        html! {
            <button
                type="button" id={format!("{name}-{at}")} class="button"
                aria-label={label.clone()} title={label} aria-disabled={none} {onclick}
            >{ sign }</button>
        }
    };
    let entry = |(at, step): (usize, &Step)| {
        html! {
            <li key={at}>
                <span lang={props.lang.clone()}>{ for inline(&first_words(step)) }</span>
                { way("lesson-up", "↑", at, at.checked_sub(1)) }
                { way("lesson-down", "↓", at, Some(at + 1)) }
            </li>
        }
    };
    html! {
        <section aria-labelledby="lesson-order">
            <h2 id="lesson-order">{ words.get("lesson-order") }</h2>
            <ol class="lesson-order">{ for props.steps.iter().enumerate().map(entry) }</ol>
        </section>
    }
}

/// What a step begins with: its text, otherwise the link.
fn first_words(step: &Step) -> String {
    let text = step.to_read().into_iter().find(|line| !line.trim().is_empty());
    // A heading, or an item of a list, without its mark.
    let text = text.map(|line| line.trim_start_matches(['#', '-', ' ']).to_owned());
    text.or_else(|| step.board().map(str::to_owned)).unwrap_or_default()
}
