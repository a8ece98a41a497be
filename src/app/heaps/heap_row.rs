//! One heap on the board: a row of tokens, or a number where it is too large to be drawn.

use super::art;
use crate::app::hooks::use_words;
use crate::core::{Message, Nimber};
use crate::games::heaps::Token;
use yew::prelude::*;

/// The largest heap whose tokens are drawn one by one.
pub(super) const MOST_DRAWN: u32 = 200;

/// What a heap looks like at the moment. Rows are drawn again only where this changes.
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
    /// Whether the heap may be split without taking, between any two tokens.
    pub(super) gaps: bool,
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
    let class = classes!("heap", art::class(props.token), props.fresh.then_some("fresh"));
    let cells = if props.size <= MOST_DRAWN {
        (0..props.size).map(|token| cell(props, token, &words)).collect::<Html>()
    } else {
        lump(props, &words)
    };
    html! {
        <div {class} role="row" aria-label={name}>
            <span class="heap-size" aria-hidden="true">{ words.number(props.size.into()) }</span>
            <div class="heap-tokens" role="presentation">{ cells }</div>
            if let Some(value) = props.value {
                <span class="heap-value" aria-hidden="true" title={words.get("grundy-value")}>{ value.0 }</span>
            }
        </div>
    }
}

/// One token, to be chosen.
fn cell(props: &HeapRowProps, token: u32, words: &crate::words::Words) -> Html {
    let within = |run: Option<(u32, u32)>| run.is_some_and(|(a, b)| (a..=b).contains(&token));
    let chosen = props.chosen.filter(|&(a, b, _)| (a..=b).contains(&token));
    let class = classes!(
        "token",
        chosen.map(|(_, _, legal)| if legal { "legal" } else { "illegal" }),
        props.ends.contains(&token).then_some("end"),
        within(props.marked).then_some("marked"),
    );
    let label =
        words.say(&Message::new("token-name").with("token", token + 1).with("size", props.size));
    html! {
        <>
            if props.gaps && token > 0 {
                <span class="gap" data-gap={token.to_string()} data-heap={props.place.to_string()} title={words.get("gap-title")} role="presentation" />
            }
            <span
                {class} role="gridcell" aria-label={label} aria-selected={chosen.is_some().to_string()}
                tabindex={if props.stop == Some(token) { "0" } else { "-1" }}
                data-heap={props.place.to_string()} data-token={token.to_string()}
            >{ art::token(props.token) }</span>
        </>
    }
}

/// A heap too large to be drawn: moves in it are made by menu or by text.
fn lump(props: &HeapRowProps, words: &crate::words::Words) -> Html {
    let label = words.say(&Message::new("heap-large").with("size", props.size));
    html! {
        <span
            class="lump" role="gridcell" tabindex={if props.stop.is_some() { "0" } else { "-1" }}
            data-heap={props.place.to_string()} data-token="0"
        >{ label }</span>
    }
}
