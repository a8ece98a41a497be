//! The fields of a new game of Chomp: the size of the bar, and what is left of it.

use super::say::rows;
use crate::app::dom::field_value;
use crate::app::hooks::use_words;
use crate::app::house::text_field;
use crate::app::ui::SetupProps;
use crate::core::Message;
use crate::core::bars::MAX_SIDE;
use crate::games::Game;
use crate::games::chomp::{Chomp, Position};
use yew::prelude::*;

/// What was entered in the fields, right or wrong. If the second is empty, the bar is whole.
#[derive(Clone, PartialEq)]
struct Fields {
    size: String,
    left: String,
}

impl Fields {
    fn of(game: Chomp, position: &Position) -> Self {
        let whole = *position == game.example_position();
        let bars: Vec<String> = position.bars().iter().map(rows).collect();
        let left = match position.only() {
            _ if whole => String::new(),
            Some(bar) if bar.is_empty() => "none".to_owned(),
            _ => bars.join(" + "),
        };
        Self { size: format!("{} × {}", game.rows(), game.columns()), left }
    }

    fn read(&self) -> (Result<Chomp, Message>, Result<Option<Position>, Message>) {
        let game = Chomp::read_typed(&self.size);
        // Where the size cannot be read, what is left is measured by the largest there is.
        let bounds = game.as_ref().ok().copied();
        let bounds = bounds.or(Chomp::new(MAX_SIDE, MAX_SIDE)).unwrap_or_default();
        let left = if self.left.trim().is_empty() {
            Ok(None)
        } else {
            Position::read_typed(bounds, &self.left).map(Some)
        };
        (game, left)
    }
}

/// The fields.
#[component]
pub(super) fn Setup(props: &SetupProps<Chomp>) -> Html {
    let words = use_words();
    let fields = use_state_eq(|| Fields::of(props.game, &props.position));
    let set = {
        let fields = fields.setter();
        let on_change = props.on_change.clone();
        Callback::from(move |latest: Fields| {
            let (game, left) = latest.read();
            let both = game.ok().zip(left.ok());
            on_change.emit(
                both.map(|(game, left)| (game, left.unwrap_or_else(|| game.example_position()))),
            );
            fields.set(latest);
        })
    };
    let (game, left) = fields.read();
    let on_size = {
        let (set, fields) = (set.clone(), fields.clone());
        Callback::from(move |event: InputEvent| {
            set.emit(Fields { size: field_value(&event), ..(*fields).clone() });
        })
    };
    let on_left = {
        let fields = fields.clone();
        Callback::from(move |event: InputEvent| {
            set.emit(Fields { left: field_value(&event), ..(*fields).clone() });
        })
    };
    html! {
        <div class="setup">
            { text_field("bar-size", &words.get("setup-bar"), &fields.size, on_size, game.as_ref().err(), &words.get("setup-bar-note"), &words) }
            { text_field("bar-left", &words.get("setup-left"), &fields.left, on_left, left.as_ref().err(), &words.get("setup-left-note"), &words) }
        </div>
    }
}
