//! One square of the board.

use super::art;
use super::hands::cell;
use super::names;
use crate::core::Message;
use crate::games::pawns::{Kind, Square};
use crate::words::Words;
use yew::prelude::*;

/// What a square looks like at the moment.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct Look {
    /// How many pieces of each kind are on it, in the order of [`Kind::ALL`].
    pub(super) pieces: [u8; Kind::ALL.len()],
    /// Its nimber, where the square itself tells it: beside a piece and in the sink it is shown, and where the
    /// keys are, or where a piece can go, it is said.
    pub(super) value: Option<u32>,
    /// What else is visible of it.
    pub(super) light: Light,
    /// Whether it has the board's one tab stop.
    pub(super) stop: bool,
    /// Whether pawns leave here.
    pub(super) sink: bool,
    /// Which kind of piece arrived by the last move, how far it has come down and to the right, and the ply.
    pub(super) arrived: Option<(Kind, (i64, i64), usize)>,
}

impl Look {
    /// How many pieces there are.
    fn count(&self) -> usize {
        self.pieces.iter().map(|&count| usize::from(count)).sum()
    }

    /// The kinds that are there, each with how many there are.
    pub(super) fn kinds(self) -> impl Iterator<Item = (Kind, u8)> {
        Kind::ALL.into_iter().zip(self.pieces).filter(|&(_, count)| count > 0)
    }
}

/// What is visible of a square besides what is on it.
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
    /// Whether the chosen piece can go here.
    pub(super) fn is_target(self) -> bool {
        matches!(self, Self::Target | Self::Over)
    }

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
pub(super) fn square(at: Square, look: Look, told: &AttrValue, words: &Words) -> Html {
    let class = classes!(
        "square",
        look.sink.then_some("sink"),
        ((at.row + at.column) % 2 == 1).then_some("odd"),
        look.light.class(),
        (look.kinds().count() > 1).then_some("shared"),
    );
    let chosen = look.light == Light::Chosen;
    // Beside a piece, and in the sink, a number has its colour around it. All others are drawn over the squares.
    let shown = look.value.filter(|_| look.sink || look.count() > 0);
    let value_class = |value| classes!("square-value", nimber_class(value));
    html! {
        <span
            key={at.column} {class} role="gridcell" data-column={cell(at).column.to_string()}
            tabindex={if look.stop { "0" } else { "-1" }} aria-label={name(at, look, words)}
            aria-selected={chosen.then_some("true")} aria-describedby={look.stop.then(|| told.clone())}
        >
            { pieces(look) }
            if look.count() > 1 { <span class="stack" aria-hidden="true">{ look.count() }</span> }
            if let Some(value) = shown { <span class={value_class(value)} aria-hidden="true">{ value }</span> }
        </span>
    }
}

/// The pieces, and the way that one of them has come.
fn pieces(look: Look) -> Html {
    let leaving = look.arrived.filter(|(kind, ..)| !look.kinds().any(|(here, _)| here == *kind));
    let here = look.kinds().map(|(kind, _)| kind).chain(leaving.map(|(kind, ..)| kind));
    let drawn = here.map(|kind| {
        let arrived = look.arrived.filter(|(other, ..)| *other == kind);
        let way = arrived.map(|(_, (rows, columns), _)| format!("--down:{rows};--right:{columns}"));
        let moved = arrived.map(|_| if leaving.is_some() { "leaving" } else { "arrived" });
        // Another piece that arrives is another element, so that it is seen to arrive.
        let key = format!("{} {}", kind.name(), arrived.map_or(0, |(.., ply)| ply));
        html! {
            <svg {key} class={classes!("pawn", moved)} style={way} aria-hidden="true" focusable="false"><use href={art::name(kind)} /></svg>
        }
    });
    drawn.collect()
}

/// How many colours of nimbers there are.
pub(super) const COLOURS: u32 = 8;

/// The class that gives a nimber its colour.
pub(super) fn nimber_class(value: u32) -> String {
    format!("nimber-{}", colour(value))
}

/// The colour of a nimber, from 0. That of 0 belongs to it alone, since it says which squares are lost; the others
/// have the rest in turn.
pub(super) fn colour(value: u32) -> u32 {
    value.checked_sub(1).map_or(0, |more| 1 + more % (COLOURS - 1))
}

/// So many pieces of a kind: "2 pawns", "queen".
pub(super) fn pieces_named(kind: Kind, count: usize, words: &Words) -> String {
    if kind == Kind::Pawn {
        return words.say(&Message::new("square-pawns").with("count", count));
    }
    let name = names::kind(kind, words);
    if count == 1 { name } else { format!("{name} × {count}") }
}

/// The square in words, with all that is visible of it.
fn name(at: Square, look: Look, words: &Words) -> String {
    let mut name = names::square(at, words);
    let mut add = |text: String| {
        name.push_str(", ");
        name.push_str(&text);
    };
    if look.sink {
        add(words.get("square-sink"));
    }
    for (kind, count) in look.kinds() {
        add(pieces_named(kind, count.into(), words));
    }
    if let Some(value) = look.value {
        add(words.say(&Message::new("square-nimber").with("value", value)));
    }
    match look.light {
        Light::Target | Light::Over => add(words.get("square-target")),
        // That it is chosen is its state.
        Light::None | Light::Chosen | Light::From | Light::To | Light::Last => {}
    }
    name
}
