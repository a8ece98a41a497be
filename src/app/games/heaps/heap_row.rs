//! One heap on the board: a row of tokens, or a number where it is too large to be drawn.

use super::art;
use super::tokens::Tokens;
use crate::app::hooks::use_words;
use crate::core::{Message, Nimber};
use crate::games::heaps::Token;
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
    pub(super) size: u32,
    /// What they are.
    pub(super) token: Token,
    /// Whether it came about by the last move.
    pub(super) fresh: bool,
    /// The token that has the board's one tab stop, where it is in this heap.
    pub(super) stop: Option<u32>,
    /// The tokens that are chosen or pointed at, and whether they may be taken.
    pub(super) chosen: Option<(u32, u32, bool)>,
    /// Tokens that a legal run can end with, once its first end is chosen.
    pub(super) ends: Vec<u32>,
    /// The tokens that are about to be taken, or that a hint names.
    pub(super) marked: Option<(u32, u32)>,
    /// Before which token the heap is about to be split, without taking any.
    pub(super) split: Option<u32>,
    /// Whether the heap may be split without taking, between any two tokens.
    pub(super) gaps: bool,
    /// Whether tokens are drawn by style sheets alone.
    pub(super) plain: bool,
    /// Whether a pointer is in use and not the keys.
    pub(super) pointed: bool,
    /// Its Grundy value, where it is shown.
    pub(super) value: Option<Nimber>,
}

/// A heap.
#[component]
pub(super) fn HeapRow(props: &HeapRowProps) -> Html {
    let words = use_words();
    let name = Message::new("heap-name")
        .with("heap", props.place + 1)
        .with("heaps", props.heaps)
        .with("size", props.size);
    let name = match props.value {
        Some(value) => words.say(
            &Message::new("heap-name-value").with("name", words.say(&name)).with("value", value.0),
        ),
        None => words.say(&name),
    };
    let class = classes!(
        "heap",
        art::class(props.token),
        props.fresh.then_some("fresh"),
        (props.pointed && props.stop.is_some()).then_some("pointed"),
    );
    html! {
        <div {class} role="row" aria-label={name} data-row={props.place.to_string()}>
            <span class="heap-size" aria-hidden="true">{ words.number(props.size.into()) }</span>
            <div class="heap-tokens" role="presentation">
                <Tokens
                    size={props.size} token={props.token} plain={props.plain} stop={props.stop} chosen={props.chosen}
                    ends={props.ends.clone()} marked={props.marked} split={props.split} gaps={props.gaps}
                />
            </div>
            if let Some(value) = props.value {
                <span class="heap-value" aria-hidden="true" title={words.get("grundy-value")}>{ value.0 }</span>
            }
        </div>
    }
}
