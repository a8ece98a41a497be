//! The fields of a new game: which, how large a board, which squares it lacks, the rule.

use super::holes::holes;
use super::names;
use crate::app::dom::field_value;
use crate::app::hooks::use_words;
use crate::app::house::{menu, rule_field, text_field};
use crate::app::ui::SetupProps;
use crate::core::{Message, Rule};
use crate::games::Game;
use crate::games::place::{Kind, Place, Position, Side, Square};
use crate::words::Words;
use yew::prelude::*;

/// What stands in the fields, right or wrong.
#[derive(Clone, PartialEq)]
struct Fields {
    kind: Kind,
    rows: String,
    columns: String,
    gone: String,
    rule: Rule,
}

/// What the fields say, each or what is wrong with it.
struct Read {
    rows: Result<u32, Message>,
    columns: Result<u32, Message>,
    game: Option<Place>,
    position: Result<Position, Message>,
}

impl Fields {
    fn of(game: &Place, position: &Position) -> Self {
        Self {
            kind: game.kind(),
            rows: game.rows().to_string(),
            columns: game.columns().to_string(),
            gone: written(game, position),
            rule: game.last(),
        }
    }

    fn read(&self) -> Read {
        let rows = Side::Rows.read(self.rows.trim());
        let mut columns = Side::Columns.read(self.columns.trim());
        let game = match (&rows, &columns) {
            (&Ok(rows), &Ok(number)) => match Place::new(self.kind, rows, number, self.rule) {
                Ok(game) => Some(game),
                // Each side is right, the board is not: that is said at the second.
                Err(message) => {
                    columns = Err(message);
                    None
                }
            },
            _ => None,
        };
        let gone = self.gone.split_whitespace().collect::<Vec<_>>().join("");
        let position = match game {
            Some(game) if !gone.is_empty() => game.read_position(&gone).map_err(|at| at.error),
            _ => Ok(Position::default()),
        };
        Read { rows, columns, game, position }
    }
}

/// The fields.
#[component]
pub(super) fn Setup(props: &SetupProps<Place>) -> Html {
    let words = use_words();
    let fields = {
        let (game, position) = (props.game, props.position);
        use_state_eq(|| Fields::of(&game, &position))
    };
    let set = {
        let (fields, on_change) = (fields.setter(), props.on_change.clone());
        Callback::from(move |latest: Fields| {
            let Read { game, position, .. } = latest.read();
            on_change.emit(game.zip(position.ok()));
            fields.set(latest);
        })
    };
    let read = fields.read();
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
        Callback::from(move |number: u32| {
            let kind = Kind::ALL.get(number as usize).copied().unwrap_or(fields.kind);
            set.emit(Fields { kind, ..(*fields).clone() });
        })
    };
    let on_rule = {
        let (set, fields) = (set.clone(), fields.clone());
        Callback::from(move |rule| set.emit(Fields { rule, ..(*fields).clone() }))
    };
    let kinds: Vec<(u32, String)> =
        (0..).zip(Kind::ALL.iter().map(|&kind| words.get(names::name(kind)))).collect();
    let kind = Kind::ALL.iter().position(|&kind| kind == fields.kind).unwrap_or(0);
    let kind = u32::try_from(kind).unwrap_or(0);
    let side = |id, label, value: &str, on_input, problem: Option<&Message>| {
        let note = words.get("place-side-note");
        text_field(id, &words.get(label), value, on_input, problem, &note, &words)
    };
    html! {
        <div class="setup">
            <div class="row fields">{ menu(words.get("place-setup-kind"), kind, &kinds, on_kind) }</div>
            <p class="quiet">{ words.get(names::note(fields.kind)) }</p>
            <div class="row fields place-sides">
                { side("rows", "setup-rows", &fields.rows, typed(|f, text| f.rows = text), read.rows.as_ref().err()) }
                { side("columns", "setup-columns", &fields.columns, typed(|f, text| f.columns = text), read.columns.as_ref().err()) }
            </div>
            { gone(&fields, &read, typed(|f, text| f.gone = text), &set, &words) }
            { rule_field(fields.rule, &on_rule, &words) }
        </div>
    }
}

/// The field for squares that are gone, and the board to click on.
fn gone(
    fields: &UseStateHandle<Fields>,
    read: &Read,
    on_input: Callback<InputEvent>,
    set: &Callback<Fields>,
    words: &Words,
) -> Html {
    let label = words.get("place-setup-gone");
    let note = words.get("place-setup-gone-note");
    let problem = read.position.as_ref().err();
    let field = text_field("gone", &label, &fields.gone, on_input, problem, &note, words);
    let Some(game) = read.game else { return field };
    let position = read.position.clone().unwrap_or_default();
    let toggle = {
        let (fields, set) = (fields.clone(), set.clone());
        Callback::from(move |square: Square| {
            let gone = written(&game, &position.toggled(&game, square));
            set.emit(Fields { gone, ..(*fields).clone() });
        })
    };
    html! { <>{ field }{ holes(&game, &position, &toggle, words) }</> }
}

/// The squares that are gone, as people type them; nothing where there are none.
fn written(game: &Place, position: &Position) -> String {
    let squares: Vec<String> = position.gone(game).iter().map(Square::to_string).collect();
    squares.join(" + ")
}
