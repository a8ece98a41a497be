//! One square of the board.

use super::hands::cell;
use super::names;
use crate::core::Message;
use crate::games::pawns::Square;
use crate::words::Words;
use yew::prelude::*;

/// What a square looks like at the moment.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct Look {
    /// How many pawns stand on it.
    pub(super) pawns: usize,
    /// Its nimber, where it is shown.
    pub(super) value: Option<u32>,
    /// What is to be seen of it besides.
    pub(super) light: Light,
    /// Whether it has the board's one tab stop.
    pub(super) stop: bool,
    /// Whether pawns leave here.
    pub(super) sink: bool,
    /// How many rows and columns the pawn has come that arrived by the last move, and the ply.
    pub(super) arrived: Option<(u32, u32, usize)>,
}

/// What is to be seen of a square besides what stands on it.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) enum Light {
    /// Nothing.
    #[default]
    None,
    /// The pawn here is chosen.
    Chosen,
    /// The chosen pawn can go here.
    Target,
    /// It can, and the pointer that drags it is here.
    Over,
    /// The move that is about to be made, or that a hint names, begins here.
    From,
    /// It ends here.
    To,
    /// The last move began or ended here.
    Last,
}

impl Light {
    fn class(self) -> Option<&'static str> {
        match self {
            Self::None => None,
            Self::Chosen => Some("chosen"),
            Self::Target => Some("target"),
            Self::Over => Some("target over"),
            Self::From => Some("marked"),
            Self::To => Some("marked to"),
            Self::Last => Some("last"),
        }
    }
}

/// The square, as a cell of the board's grid.
pub(super) fn square(at: Square, look: Look, words: &Words) -> Html {
    let class = classes!(
        "square",
        look.sink.then_some("sink"),
        ((at.row + at.column) % 2 == 1).then_some("odd"),
        look.light.class(),
        look.value.map(|value| format!("nimber-{value}")),
    );
    let chosen = look.light == Light::Chosen;
    html! {
        <span
            key={at.column} {class} role="gridcell" data-column={cell(at).column.to_string()}
            tabindex={if look.stop { "0" } else { "-1" }} aria-label={name(at, look, words)}
            aria-selected={chosen.then_some("true")}
        >
            { pawns(look) }
            if look.pawns > 1 { <span class="stack" aria-hidden="true">{ look.pawns }</span> }
            if let Some(value) = look.value { <span class="square-value" aria-hidden="true">{ value }</span> }
        </span>
    }
}

/// The pawn, and the way it has come.
fn pawns(look: Look) -> Html {
    let gone = look.pawns == 0;
    if gone && look.arrived.is_none() {
        return Html::default();
    }
    let style = look.arrived.map(|(rows, columns, _)| format!("--down:{rows};--right:{columns}"));
    let class = classes!("pawn", look.arrived.map(|_| if gone { "leaving" } else { "arrived" }));
    // Another pawn that arrives is another element, so that it is seen to arrive.
    let key = look.arrived.map_or(0, |(_, _, ply)| ply);
    html! {
        <svg {key} {class} {style} aria-hidden="true" focusable="false"><use href="#pawn" /></svg>
    }
}

/// The square in words, with all that is to be seen of it.
fn name(at: Square, look: Look, words: &Words) -> String {
    let mut name = names::square(at, words);
    let mut add = |text: String| {
        name.push_str(", ");
        name.push_str(&text);
    };
    if look.sink {
        add(words.get("square-sink"));
    }
    if look.pawns > 0 {
        add(words.say(&Message::new("square-pawns").with("count", look.pawns)));
    }
    if let Some(value) = look.value {
        add(words.say(&Message::new("square-nimber").with("value", value)));
    }
    match look.light {
        Light::Target | Light::Over => add(words.get("square-target")),
        Light::Chosen => add(words.get("square-chosen")),
        Light::None | Light::From | Light::To | Light::Last => {}
    }
    name
}

/// A pawn's outline, between 5 and 35 units across, between 5 and 35 down.
pub(super) const OUTLINE: &str = "M20 5a6.500 6.500 0 0 1 4.300 11.400c2.700.6 3.700 1.400 3.700 2.600 0 1-.8 1.700-2.600 2.100.8 4.900 2.500 7.300 5.600 9.500V35H9v-4.400c3.100-2.200 4.800-4.600 5.600-9.500-1.800-.4-2.600-1.100-2.600-2.100 0-1.200 1-2 3.700-2.600A6.500 6.500 0 0 1 20 5z";

/// The drawing of a pawn, to be put on the page once.
pub(super) fn drawings() -> Html {
    html! {
        <svg class="drawings" width="0" height="0" aria-hidden="true" focusable="false">
            <symbol id="pawn" viewBox="5 2.500 30 35">
                <path class="art-pawn" d={OUTLINE} />
                <path class="art-pawn-shine" d="M16.500 9.500a4.500 4.500 0 0 1 3-2M16.500 23c-.6 3.200-1.700 5.500-3.400 7.400" />
            </symbol>
        </svg>
    }
}
