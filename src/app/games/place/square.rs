//! One square of the board.

use super::hands::cell;
use super::names;
use crate::core::Message;
use crate::games::place::{Kind, Square};
use crate::words::Words;
use yew::prelude::*;

/// What a square looks like.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Look {
    /// What is there.
    pub(super) state: State,
    /// What else is visible.
    pub(super) light: Light,
    /// The component it belongs to, where components are shown.
    pub(super) part: Option<Part>,
    /// Whether it has the board's one tab stop.
    pub(super) stop: bool,
}

impl Look {
    /// The same on a board whose rows are drawn as columns: what lies above is then on the left.
    pub(super) fn turned(self) -> Self {
        let state = match self.state {
            State::Piece([up, right, down, left]) => State::Piece([left, down, right, up]),
            other => other,
        };
        Self { state, ..self }
    }
}

/// The component of a square.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Part {
    /// Its place among them, from 0.
    pub(super) place: usize,
    /// Its value, on its first square, where that is known.
    pub(super) value: Option<u32>,
}

/// What is there.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum State {
    /// It is free.
    Free,
    /// It was gone when the game began, or is attacked.
    Gone,
    /// A piece lies here, joined to the squares above, right, below and left of it.
    Piece([bool; 4]),
    /// This was chosen by a move.
    Stone(Kind),
}

/// What is visible of a square besides what is there.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) enum Light {
    /// Nothing.
    #[default]
    None,
    /// It is chosen.
    Chosen,
    /// It can be chosen next.
    Target,
    /// A move where the pointer is would take it.
    Would,
    /// The move that is about to be made, or that a hint names, has it.
    Marked,
    /// The last move had it.
    Last,
}

impl Light {
    pub(super) fn class(self) -> Option<&'static str> {
        match self {
            Self::None => None,
            Self::Chosen => Some("chosen"),
            Self::Target => Some("target"),
            Self::Would => Some("would"),
            Self::Marked => Some("marked"),
            Self::Last => Some("last"),
        }
    }
}

/// How many colours components have.
const COLOURS: usize = 6;

impl Part {
    /// The class of its colour.
    pub(super) fn colour(&self) -> String {
        format!("part-{}", self.place % COLOURS)
    }
}

/// The square, as a cell of the board's grid; `told` is the id of what is said of the one with the focus.
pub(super) fn square(at: Square, look: &Look, told: &AttrValue, words: &Words) -> Html {
    let state = match &look.state {
        State::Free => "free",
        State::Gone | State::Stone(_) | State::Piece(_) => "gone",
    };
    let colour = look.part.as_ref().map(Part::colour);
    let class = classes!("square", state, look.light.class(), colour);
    let chosen = look.light == Light::Chosen;
    html! {
        <span
            key={at.column} {class} role="gridcell" data-column={cell(at).column.to_string()}
            tabindex={if look.stop { "0" } else { "-1" }} aria-label={name(at, look, words)}
            aria-selected={chosen.then_some("true")} aria-describedby={look.stop.then(|| told.clone())}
        >
            { lying(&look.state) }
            if let Some(part) = &look.part {
                <span class="part-letter" aria-hidden="true" data-part={names::letter(part.place)}>
                    if let Some(value) = part.value { <strong>{ value }</strong> }
                </span>
            }
        </span>
    }
}

/// What lies on the square.
fn lying(state: &State) -> Html {
    match state {
        State::Free | State::Gone => Html::default(),
        State::Piece(joined) => {
            let sides = ["joined-up", "joined-right", "joined-down", "joined-left"];
            let sides =
                sides.iter().zip(joined).filter(|(_, joined)| **joined).map(|(side, _)| *side);
            html! { <span class={classes!("piece", sides.collect::<Vec<_>>())} aria-hidden="true" /> }
        }
        State::Stone(kind) => {
            // With the sign that asks for a letter, not for a picture.
            let sign = match kind {
                Kind::Queens => "♛\u{fe0e}",
                Kind::Kings => "♚\u{fe0e}",
                Kind::Knights => "♞\u{fe0e}",
                _ => "",
            };
            let class = if sign.is_empty() { "stone" } else { "stone sign" };
            html! { <span {class} aria-hidden="true">{ sign }</span> }
        }
    }
}

/// The square in words, with all that is visible of it.
pub(super) fn name(at: Square, look: &Look, words: &Words) -> String {
    let mut name = names::square(at, words);
    let mut add = |text: String| {
        name.push_str(", ");
        name.push_str(&text);
    };
    let vertex = at.is_vertex();
    add(words.get(match (&look.state, vertex) {
        (State::Free, _) => "place-square-free",
        (State::Gone, false) => "place-square-gone",
        (State::Gone, true) => "place-vertex-gone",
        (State::Piece(_), false) => "place-square-covered",
        (State::Stone(_), false) => "place-square-taken",
        (State::Piece(_) | State::Stone(_), true) => "place-vertex-taken",
    }));
    if let Some(part) = &look.part {
        let about = |id| Message::new(id).with("letter", names::letter(part.place));
        add(words.say(&match part.value {
            Some(value) => about("place-square-value").with("value", value),
            None => about("place-square-part"),
        }));
    }
    match (look.light, vertex) {
        (Light::Target, false) => add(words.get("place-square-target")),
        (Light::Target, true) => add(words.get("place-vertex-target")),
        // That it is chosen is its state.
        (Light::None | Light::Chosen | Light::Would | Light::Marked | Light::Last, _) => {}
    }
    name
}
