//! One heap on the board: a row of tokens, or a number where it is too large to be drawn.

use super::art;
use super::tokens::{Tokens, TokensProps};
use crate::app::hooks::use_words;
use crate::core::{Message, Nimber};
use yew::prelude::*;

/// The largest heap whose tokens are drawn one by one.
pub(super) const MOST_DRAWN: u32 = 200;

/// What a heap looks like at the moment. Rows are drawn again only where this changes.
// Each says something else of the row.
#[allow(clippy::struct_excessive_bools)]
#[derive(Clone, PartialEq, Properties)]
pub(super) struct HeapRowProps {
    /// The heap's place from 0, and how many there are.
    pub(super) place: u32,
    pub(super) heaps: usize,
    /// Its tokens.
    pub(super) tokens: TokensProps,
    /// Whether it came about by the last move.
    pub(super) fresh: bool,
    /// Whether a pointer is in use and not the keys.
    pub(super) pointed: bool,
    /// Its Grundy value, where it is shown.
    pub(super) value: Option<Nimber>,
}

/// A heap.
#[component]
pub(super) fn HeapRow(props: &HeapRowProps) -> Html {
    let words = use_words();
    let tokens = &props.tokens;
    let name = Message::new("heap-name")
        .with("heap", props.place + 1)
        .with("heaps", props.heaps)
        .with("size", tokens.size);
    let name = match props.value {
        Some(value) => words.say(
            &Message::new("heap-name-value").with("name", words.say(&name)).with("value", value.0),
        ),
        None => words.say(&name),
    };
    let class = classes!(
        "heap",
        art::class(tokens.token),
        props.fresh.then_some("fresh"),
        (props.pointed && tokens.stop.is_some()).then_some("pointed"),
    );
    html! {
        <div {class} role="row" aria-label={name} data-row={props.place.to_string()}>
            <span class="heap-size" aria-hidden="true">{ words.number(tokens.size.into()) }</span>
            <div class="heap-tokens" role="presentation">
                <Tokens ..tokens.clone() />
            </div>
            if let Some(value) = props.value {
                <span class="heap-value" aria-hidden="true" title={words.get("grundy-value")}>{ value.0 }</span>
            }
        </div>
    }
}
