//! One coin.

use super::say::spot;
use crate::core::Message;
use crate::words::Words;
use yew::prelude::*;

/// What a coin looks like at the moment.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Look {
    /// Its column, which in a row is its place.
    pub(super) column: u32,
    /// Its row, on a grid.
    pub(super) row: Option<u32>,
    /// Whether it shows heads.
    pub(super) head: bool,
    /// What a head here is worth, where that is shown.
    pub(super) value: Option<u32>,
    /// What else is visible of it.
    pub(super) light: Light,
    /// Whether it has the board's one tab stop.
    pub(super) stop: bool,
    /// The ply of the move that has just turned it.
    pub(super) turned: Option<usize>,
}

/// What is visible of a coin besides what it shows.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Light {
    None,
    /// It is chosen.
    Chosen,
    /// It can be turned together with those that are.
    Target,
    /// The move that is about to be made, or that a hint names, turns it.
    Marked,
    /// The last move has turned it.
    Last,
}

impl Light {
    fn class(self) -> Option<&'static str> {
        match self {
            Self::None => None,
            Self::Chosen => Some("chosen"),
            Self::Target => Some("target"),
            Self::Marked => Some("marked"),
            Self::Last => Some("last"),
        }
    }
}

/// The coin, as a cell of the board's grid; `told` is the id of what is said of the one with the focus.
pub(super) fn coin(look: Look, told: &AttrValue, words: &Words) -> Html {
    let class = classes!("coin", look.head.then_some("head"), look.light.class());
    // A coin that is chosen is seen as it will lie.
    let heads = look.head != (look.light == Light::Chosen);
    let face = if heads { "#coin-heads" } else { "#coin-tails" };
    let turned = classes!("coin-art", look.turned.map(|_| "turning"));
    // A coin that is turned again is another element, so that it is seen to turn.
    let key = look.turned.unwrap_or(0);
    html! {
        <span
            key={look.column} {class} role="gridcell" data-column={look.column.to_string()}
            tabindex={if look.stop { "0" } else { "-1" }} aria-label={name(look, words)}
            aria-selected={(look.light == Light::Chosen).then_some("true")}
            aria-describedby={look.stop.then(|| told.clone())}
        >
            if look.row.is_none() { <span class="coin-place" aria-hidden="true" data-place={words.place(look.column).to_string()} /> }
            <svg {key} class={turned} viewBox="0 0 40 40" aria-hidden="true" focusable="false"><use href={face} /></svg>
            if let Some(value) = look.value { <span class="coin-value" aria-hidden="true">{ value }</span> }
        </span>
    }
}

/// The coin in words, with all that is visible of it.
fn name(look: Look, words: &Words) -> String {
    let id = if look.head { "coin-heads" } else { "coin-tails" };
    let mut name = words.say(&Message::new(id).with("place", spot(look.row, look.column, words)));
    let mut add = |text: String| {
        name.push_str(", ");
        name.push_str(&text);
    };
    if let Some(value) = look.value {
        add(words.say(&Message::new("coin-value").with("value", value)));
    }
    match look.light {
        Light::Target => add(words.get("coin-target")),
        // That it is chosen is its state.
        Light::None | Light::Chosen | Light::Marked | Light::Last => {}
    }
    name
}

/// The two sides of a coin, to be put on the page once.
pub(super) fn drawings() -> Html {
    html! {
        <svg class="drawings" width="0" height="0" aria-hidden="true" focusable="false">
            <symbol id="coin-heads" viewBox="0 0 40 40">
                <circle class="art-heads" cx="20" cy="20" r="18" />
                <circle class="art-side-rim" cx="20" cy="20" r="14.500" />
                <path class="art-crown" d="M11 26l-1.500-11 5.500 4.500L20 11l5 8.500 5.500-4.500L29 26zM11.300 27.800h17.400v2.400H11.300z" />
            </symbol>
            <symbol id="coin-tails" viewBox="0 0 40 40">
                <circle class="art-tails" cx="20" cy="20" r="18" />
                <circle class="art-side-rim" cx="20" cy="20" r="14.500" />
                <path class="art-leaf" d="M20 30V14m0 10c-5 0-7.500-2.500-8-6.500 4.500 0 7.500 2 8 6.500zm0-4c4.500 0 7-2.500 7.500-6.500-4.500 0-7 2-7.500 6.500z" />
            </symbol>
        </svg>
    }
}
