//! The parts of the explorer that are loaded when a reader opens them.

use super::part::PartProps;
use super::proof::Proof;
use super::workshop::Workshop;
use crate::app::dom::bring_near;
use crate::app::hooks::use_words;
use crate::app::later::{Draw, Later, Load};
use crate::split_points;
use yew::prelude::*;

split_points! {
    /// The proof of a period, to be read.
    proof: fn proof() -> Draw<PartProps> { |props| html! { <Proof ..props /> } }
    /// Masks under a reader's hands.
    workshop: fn workshop() -> Draw<PartProps> { |props| html! { <Workshop ..props /> } }
}

/// Which part.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Which {
    Proof,
    Workshop,
}

impl Which {
    fn load(self) -> Load<PartProps> {
        match self {
            Self::Proof => Load(|| Box::pin(proof())),
            Self::Workshop => Load(|| Box::pin(workshop())),
        }
    }

    fn label(self) -> &'static str {
        match self {
            Self::Proof => "proof-open",
            Self::Workshop => "workshop-open",
        }
    }

    /// The message that it has been opened.
    pub(super) fn shown(self) -> &'static str {
        match self {
            Self::Proof => "proof-shown",
            Self::Workshop => "workshop-shown",
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
    /// Hears which part is open now: whoever does not see it is told.
    pub(super) on_shown: Callback<Option<Which>>,
}

/// A button, and the part that it opens.
#[component]
pub(super) fn Opened(props: &OpenedProps) -> Html {
    let words = use_words();
    let open = use_state_eq(|| props.at_first);
    {
        let open = open.setter();
        use_effect_with(props.at_first, move |&at_first| {
            if at_first {
                open.set(true);
            }
        });
    }
    let button = use_node_ref();
    {
        // Its card grows as wide as the page, and may leave its place for that. What a link opens is met where it is.
        let (button, before) = (button.clone(), use_mut_ref(|| *open));
        use_effect_with(*open, move |&open| {
            if before.replace(open) != open {
                bring_near(&button);
            }
        });
    }
    let toggle = {
        let (open, on_shown) = (open.clone(), props.on_shown.clone());
        Callback::from(move |_: MouseEvent| {
            on_shown.emit(None);
            open.set(!*open);
        })
    };
    // What a link opens is met where it is.
    let told = (!props.at_first).then_some(props.which);
    let on_shown = props.on_shown.reform(move |()| told);
    html! {
        <>
            <button type="button" class="button" ref={button} aria-expanded={open.to_string()} onclick={toggle}>
                { words.get(props.which.label()) }
            </button>
            if *open { <Later<PartProps> load={props.which.load()} given={props.part.clone()} {on_shown} /> }
        </>
    }
}
