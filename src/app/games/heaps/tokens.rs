//! The tokens of one heap. They are redrawn only if something about them changes.

use super::art::{self, MAX_DRAWN};
use super::say::{self, kind_name};
use crate::app::hooks::use_words;
use crate::core::Message;
use crate::games::heaps::{Taken, Token};
use crate::words::Words;
use yew::prelude::*;

/// What the tokens of a heap look like at the moment.
#[derive(Clone, PartialEq, Properties)]
pub(super) struct TokensProps {
    /// How many there are.
    pub(super) size: u32,
    /// What they are.
    pub(super) token: Token,
    /// Whether they are drawn by style sheets alone.
    pub(super) plain: bool,
    /// The token that has the board's one tab stop, where it is in this heap.
    pub(super) stop: Option<u32>,
    /// The id of the text that says what a move there does.
    pub(super) told: Option<AttrValue>,
    /// The tokens that are chosen or pointed at, and whether they may be taken.
    pub(super) chosen: Option<(u32, u32, bool)>,
    /// Whether these were chosen, so that the next token ends the run.
    pub(super) begun: bool,
    /// Tokens that a legal run can end with, once its first end is chosen.
    pub(super) ends: Vec<u32>,
    /// The tokens that are about to be taken, that a hint names, or that the reader marks: runs, first and last.
    pub(super) marked: Vec<(u32, u32)>,
    /// Before which tokens the heap is about to be cut.
    pub(super) split: Vec<u32>,
    /// Whether the heap may be cut between any two tokens, or marked there.
    pub(super) gaps: bool,
    /// What the last move took from the heap.
    pub(super) taken: Option<Taken>,
}

/// The tokens.
#[component]
pub(super) fn Tokens(props: &TokensProps) -> Html {
    let words = use_words();
    if props.size > MAX_DRAWN {
        return lump(props, &words);
    }
    let mut cells: Vec<Html> = (0..props.size).map(|token| cell(props, token, &words)).collect();
    if let Some(taken) = props.taken.filter(|taken| taken.left <= props.size) {
        cells.insert(taken.left as usize, ghosts(props.token, taken, props.plain));
    }
    cells.into_iter().collect()
}

/// Tokens that the last move took: they leave, and a trace stays until the next move.
/// None where there were too many to be drawn.
pub(super) fn ghosts(token: Token, taken: Taken, plain: bool) -> Html {
    let ghost = |_| {
        html! {
            <span class="token ghost" aria-hidden="true">
                if !plain { { art::token(token) } }
            </span>
        }
    };
    let drawn = if taken.count > MAX_DRAWN { 0 } else { taken.count };
    (0..drawn).map(ghost).collect()
}

/// One token, to be chosen.
fn cell(props: &TokensProps, token: u32, words: &Words) -> Html {
    let marked = props.marked.iter().any(|&(a, b)| (a..=b).contains(&token));
    let chosen = props.chosen.filter(|&(a, b, _)| (a..=b).contains(&token));
    let class = classes!(
        "token",
        chosen.map(|(_, _, legal)| if legal { "legal" } else { "illegal" }),
        props.ends.contains(&token).then_some("end"),
        marked.then_some("marked"),
    );
    let label = words.say(
        &Message::new("token-name")
            .with("kind", kind_name(props.token))
            .with("token", token + 1)
            .with("size", props.size),
    );
    let split = props.split.contains(&token);
    let stop = props.stop == Some(token);
    let told = props.told.clone().filter(|_| stop);
    html! {
        <>
            if (props.gaps || split) && token > 0 {
                <span
                    class={classes!("gap", split.then_some("marked"))} data-gap={token.to_string()}
                    title={words.get("gap-title")} role="presentation"
                />
            }
            <span
                {class} role="gridcell" aria-label={label} aria-selected={(props.begun && chosen.is_some()).then_some("true")}
                tabindex={if stop { "0" } else { "-1" }} data-column={token.to_string()} aria-describedby={told}
            >if !props.plain { { art::token(props.token) } }</span>
        </>
    }
}

/// A heap too large to be drawn: moves in it are made by menu or by text.
fn lump(props: &TokensProps, words: &Words) -> Html {
    let label = words.say(
        &Message::new("heap-large").with("tokens", say::tokens(props.size, props.token, words)),
    );
    html! {
        <span
            class="lump" role="gridcell" tabindex={if props.stop.is_some() { "0" } else { "-1" }}
            data-column="0"
        >{ label }</span>
    }
}
