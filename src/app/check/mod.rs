//! The reader's own results next to what the page shows: checked, and copied for use in a program.
//!
//! A view supplies the right results and the reason for a single place; everything else is the same for all games, and
//! is loaded on request: `tool` takes a text and makes copies, `brought` keeps long texts out of the field, `asked` has
//! the worker read and compare, `said` words the outcome; `place` says where something is in a text, and `marked` shows
//! it among the right results.

mod asked;
mod brought;
mod marked;
mod place;
mod said;
mod tool;

use crate::app::chunk::Missing;
use crate::app::hooks::{dialog_missing, use_words};
use crate::games::pasted::{Difference, Place, Right};
use crate::split_points;
use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

/// What a view gives.
#[derive(Clone, PartialEq, Properties)]
pub(super) struct CheckProps {
    /// What can be checked here, what is asked for most first.
    pub(super) matters: Vec<Matter>,
    /// The message that says what the results are about, and how places are counted.
    pub(super) about: &'static str,
    /// The reason for what is right where something else was found, from what the view knows.
    pub(super) why: Callback<Difference, Html>,
    /// A choice of how places are counted, where there is one.
    #[prop_or_default]
    pub(super) counting: Html,
    /// Hears how many values must be at hand; they come as another [`Matter`].
    #[prop_or_default]
    pub(super) on_want: Callback<usize>,
    /// Hears that the tool is open: a view may then ask its solver for what nobody needs otherwise.
    #[prop_or_default]
    pub(super) on_open: Callback<()>,
    /// Hears of the first place that is not right: a view that draws it may mark it there.
    #[prop_or_default]
    pub(super) on_first: Callback<Option<Place>>,
}

/// One thing that can be checked.
#[derive(Clone, PartialEq)]
pub(super) struct Matter {
    /// The message that names it.
    pub(super) label: &'static str,
    /// What is right.
    pub(super) right: Right,
    /// The reason for what is right, where it is another than the view's.
    pub(super) why: Option<Callback<Difference, Html>>,
}

impl Matter {
    /// A matter for which the view has the reasons.
    pub(super) fn new(label: &'static str, right: Right) -> Self {
        Self { label, right, why: None }
    }

    /// A matter with reasons of its own.
    pub(super) fn explained(
        label: &'static str,
        right: Right,
        why: Callback<Difference, Html>,
    ) -> Self {
        Self { why: Some(why), ..Self::new(label, right) }
    }
}

/// Draws the tool.
type Draw = fn(CheckProps) -> Html;

split_points! {
    /// What checks and copies.
    check: fn tool() -> Draw { |props| html! { <tool::Tool ..props /> } }
}

/// The button, and what it opens.
#[component]
pub(super) fn Checker(props: &CheckProps) -> Html {
    let words = use_words();
    let open = use_state_eq(|| false);
    let draw = use_state(|| None::<Draw>);
    let missing = use_state_eq(|| false);
    let toggle = {
        let (open, draw, missing) = (open.clone(), draw.clone(), missing.setter());
        let on_open = props.on_open.clone();
        Callback::from(move |_: MouseEvent| {
            if *open {
                open.set(false);
                return;
            }
            on_open.emit(());
            let (open, draw, missing) = (open.setter(), draw.setter(), missing.clone());
            spawn_local(async move {
                let came = tool().await;
                missing.set(came == Err(Missing));
                if let Ok(came) = came {
                    draw.set(Some(came));
                    open.set(true);
                }
            });
        })
    };
    html! {
        <section class="check-own">
            if *missing { { dialog_missing(toggle.clone(), &words) } }
            <button type="button" class="button" aria-expanded={open.to_string()} onclick={toggle}>
                { words.get("check-open") }
            </button>
            { draw.filter(|_| *open).map(|draw| draw(props.clone())).unwrap_or_default() }
        </section>
    }
}
