//! One heap on the board: a row of tokens, or a number if it is too large to be drawn.

use super::art;
use super::say::{self, kind_name};
use super::tokens::{Tokens, TokensProps, ghosts};
use crate::app::hooks::use_words;
use crate::core::{Message, Nimber};
use crate::games::heaps::{Slot, Token};
use crate::words::Words;
use yew::prelude::*;

/// What a heap looks like at the moment. Rows are drawn again only where this changes.
#[derive(Clone, PartialEq, Properties)]
pub(super) struct HeapRowProps {
    /// The heap's place among those that are left, from 0.
    pub(super) place: u32,
    /// Its name.
    pub(super) name: String,
    /// As [`super::room::kept`] says.
    pub(super) room: Option<String>,
    /// Its tokens.
    pub(super) tokens: TokensProps,
    /// Whether it came about by the last move.
    pub(super) fresh: bool,
    /// Its Grundy value, where it is shown.
    pub(super) value: Option<Nimber>,
}

/// A heap.
#[component]
pub(super) fn HeapRow(props: &HeapRowProps) -> Html {
    let words = use_words();
    let tokens = &props.tokens;
    let counted = say::tokens(tokens.size, tokens.token, &words);
    let name = Message::new("heap-name").with("kind", kind_name(tokens.token));
    let name = words.say(&name.with("heap", props.name.clone()).with("tokens", counted));
    let name = match props.value {
        Some(value) => {
            words.say(&Message::new("heap-name-value").with("name", name).with("value", value.0))
        }
        None => name,
    };
    let class = classes!("heap", art::class(tokens.token), props.fresh.then_some("fresh"),);
    html! {
        <div {class} role="row" aria-label={name} data-row={props.place.to_string()}>
            { head(&props.name, tokens.size, &words) }
            <div class="heap-tokens" role="presentation" style={props.room.clone()}>
                <Tokens ..tokens.clone() />
            </div>
            if let Some(value) = props.value {
                <span class="heap-value" aria-hidden="true" title={words.get("grundy-value")}>{ value.0 }</span>
            }
        </div>
    }
}

/// The place of a heap that is empty, kept for the eye; for the ear it is no more. `room` is as [`super::room::kept`]
/// says. Its tokens were of this kind, and `plain` says whether style sheets alone draw them.
pub(super) fn gone(
    slot: &Slot,
    room: Option<String>,
    (token, plain): (Token, bool),
    words: &Words,
) -> Html {
    html! {
        <div key={slot.id} class={classes!("heap", "gone", art::class(token))} aria-hidden="true">
            { head(&slot.name(), 0, words) }
            <div class="heap-tokens" style={room}>{ for slot.taken.map(|taken| ghosts(token, taken, plain)) }</div>
        </div>
    }
}

/// Over the heap: its name and how much there is of it.
fn head(name: &str, size: u32, words: &Words) -> Html {
    html! {
        <span class="heap-head" aria-hidden="true">
            <b class="heap-letter">{ name.to_owned() }</b>
            <span class="heap-size">{ words.number(size.into()) }</span>
        </span>
    }
}
