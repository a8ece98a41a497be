//! The parts of the explorer that are loaded when a reader opens them.

use super::part::PartProps;
use super::proof::Proof;
use super::workshop::Workshop;
use crate::app::chunk::{Coming, Missing};
use crate::app::hooks::{dialog_missing, use_words};
use crate::split_points;
use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

type Draw = fn(PartProps) -> Html;

split_points! {
    /// The proof of a period, to be read.
    proof: fn proof() -> Draw { |props| html! { <Proof ..props /> } }
    /// Masks under a reader's hands.
    workshop: fn workshop() -> Draw { |props| html! { <Workshop ..props /> } }
}

/// Which part.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Which {
    Proof,
    Workshop,
}

impl Which {
    fn load(self) -> Coming<Draw> {
        match self {
            Self::Proof => Box::pin(proof()),
            Self::Workshop => Box::pin(workshop()),
        }
    }

    fn label(self) -> &'static str {
        match self {
            Self::Proof => "proof-open",
            Self::Workshop => "workshop-open",
        }
    }
}

/// What the button is given.
#[derive(Clone, PartialEq, Properties)]
pub(super) struct OpenedProps {
    pub(super) which: Which,
    /// Whether the link asks for it.
    pub(super) at_first: bool,
    pub(super) part: PartProps,
}

/// A button, and the part that it opens.
#[component]
pub(super) fn Opened(props: &OpenedProps) -> Html {
    let words = use_words();
    let open = use_state_eq(|| false);
    let draw = use_state(|| None::<Draw>);
    let missing = use_state_eq(|| false);
    let which = props.which;
    let show = {
        let (open, draw, missing) = (open.setter(), draw.setter(), missing.setter());
        Callback::from(move |()| {
            let (open, draw, missing) = (open.clone(), draw.clone(), missing.clone());
            spawn_local(async move {
                let came = which.load().await;
                missing.set(came == Err(Missing));
                if let Ok(came) = came {
                    draw.set(Some(came));
                    open.set(true);
                }
            });
        })
    };
    {
        let show = show.clone();
        use_effect_with(props.at_first, move |&at_first| {
            if at_first {
                show.emit(());
            }
        });
    }
    let toggle = {
        let (open, show) = (open.clone(), show.clone());
        Callback::from(move |_: MouseEvent| if *open { open.set(false) } else { show.emit(()) })
    };
    html! {
        <>
            if *missing { { dialog_missing(toggle.clone(), &words) } }
            <button type="button" class="button" aria-expanded={open.to_string()} onclick={toggle}>
                { words.get(which.label()) }
            </button>
            { draw.filter(|_| *open).map(|draw| draw(props.part.clone())).unwrap_or_default() }
        </>
    }
}
