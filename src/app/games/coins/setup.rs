//! The fields of a new game of coins: which coins are turned together, the row, the rule.

use crate::app::dom::{attribute, around, field_value, some};
use crate::app::hooks::use_words;
use crate::app::house::{menu, rule_field, text_field};
use crate::app::ui::SetupProps;
use crate::core::{Message, Rule};
use crate::games::Game;
use crate::games::coins::{Coins, Kind, Patterns, Position};
use crate::words::Words;
use yew::prelude::*;

/// What a game of one's own begins with.
const OWN: &str = "0-1-1.2";

/// What stands in the fields, right or wrong.
#[derive(Clone, PartialEq)]
struct Fields {
    /// The place among the named games; past them it is one of the reader's own.
    kind: u32,
    own: String,
    row: String,
    rule: Rule,
}

impl Fields {
    fn of(game: &Coins, position: Position) -> Self {
        let kind = Kind::NAMED.iter().position(|kind| *kind == game.kind);
        let own = match &game.kind {
            Kind::Own(patterns) => patterns.to_string(),
            _ => OWN.to_owned(),
        };
        Self {
            kind: u32::try_from(kind.unwrap_or(Kind::NAMED.len())).unwrap_or(0),
            own,
            row: position.to_string(),
            rule: game.rule,
        }
    }

    fn read_kind(&self) -> Result<Kind, Message> {
        match Kind::NAMED.into_iter().nth(self.kind as usize) {
            Some(kind) => Ok(kind),
            None => Patterns::read(self.own.trim()).map(Kind::Own).map_err(|at| at.error),
        }
    }

    fn read_row(&self) -> Result<Position, Message> {
        Coins::usual().read_position(&self.row).map_err(|at| at.error)
    }
}

/// The fields.
#[component]
pub(super) fn Setup(props: &SetupProps<Coins>) -> Html {
    let words = use_words();
    let fields = {
        let (game, position) = (&props.game, props.position);
        use_state_eq(|| Fields::of(game, position))
    };
    let set = {
        let (fields, on_change) = (fields.setter(), props.on_change.clone());
        Callback::from(move |latest: Fields| {
            let game = latest.read_kind().ok().map(|kind| Coins { kind, rule: latest.rule });
            on_change.emit(game.zip(latest.read_row().ok()));
            fields.set(latest);
        })
    };
    let typed = |change: fn(&mut Fields, String)| {
        let (set, fields) = (set.clone(), fields.clone());
        Callback::from(move |event: InputEvent| {
            let mut latest = (*fields).clone();
            change(&mut latest, field_value(&event));
            set.emit(latest);
        })
    };
    let on_kind = {
        let (set, fields) = (set.clone(), fields.clone());
        Callback::from(move |kind| set.emit(Fields { kind, ..(*fields).clone() }))
    };
    let on_rule = {
        let (set, fields) = (set.clone(), fields.clone());
        Callback::from(move |rule| set.emit(Fields { rule, ..(*fields).clone() }))
    };
    let (kind, row) = (fields.read_kind(), fields.read_row());
    let named = Kind::NAMED.iter().map(|kind| super::say::title(kind, &words));
    let kinds: Vec<(u32, String)> = (0..).zip(named.chain([words.get("coins-own")])).collect();
    let own = fields.kind as usize >= Kind::NAMED.len();
    let note = match &kind {
        Ok(kind) if own => super::say::rule(kind, &words),
        _ => words.get("coins-own-note"),
    };
    let toggle = {
        let (set, fields, row) = (set.clone(), fields.clone(), row.clone().ok());
        Callback::from(move |place: u32| {
            let Some(row) = row else { return };
            let other = Position::new(row.len(), row.heads() ^ (1 << place));
            if let Some(other) = other {
                set.emit(Fields { row: other.to_string(), ..(*fields).clone() });
            }
        })
    };
    html! {
        <div class="setup">
            { menu(words.get("coins-kind"), fields.kind, &kinds, on_kind) }
            if own {
                { text_field("coins-own", &words.get("coins-own-sets"), &fields.own, typed(|f, text| f.own = text), kind.as_ref().err(), &note, &words) }
            } else {
                <p class="quiet">{ kind.as_ref().map(|kind| super::say::rule(kind, &words)).unwrap_or_default() }</p>
            }
            { text_field("coins-row", &words.get("coins-row"), &fields.row, typed(|f, text| f.row = text), row.as_ref().err(), &words.get("coins-row-note"), &words) }
            { row.as_ref().map(|row| toggles(*row, &toggle, &words)).unwrap_or_default() }
            { rule_field(fields.rule, &on_rule, &words) }
        </div>
    }
}

/// The row to be clicked on. Keys have the text beside it.
fn toggles(row: Position, on_place: &Callback<u32>, words: &Words) -> Html {
    let click = some(on_place, |event: MouseEvent| {
        attribute(&around(event.target(), "[data-column]")?, "data-column")
    });
    let coin = |place: u32| {
        let head = row.is_head(place);
        let id = if head { "coin-heads" } else { "coin-tails" };
        html! {
            <button
                key={place} type="button" tabindex="-1" data-column={place.to_string()} class={head.then_some("head")}
                aria-pressed={head.to_string()} aria-label={words.say(&Message::new(id).with("place", place))}
            >{ place }</button>
        }
    };
    html! {
        <div class="scroll" tabindex="0" role="region" aria-label={words.get("coins-place")}>
            <div class="coins-place-row" onclick={click}>{ for (0..row.len()).map(coin) }</div>
        </div>
    }
}
