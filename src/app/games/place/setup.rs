//! The fields of a new game: which game, with which pieces or on which graph, the size of the board, its missing
//! squares, the rule.

use super::holes::holes;
use super::names;
use super::pieces::pieces_field;
use crate::app::dom::field_value;
use crate::app::hooks::use_words;
use crate::app::house::{menu, rule_field, text_field};
use crate::app::ui::SetupProps;
use crate::core::place::{Pieces, SmallGraph};
use crate::core::{Message, Rule};
use crate::games::Game;
use crate::games::place::{Kind, Place, Position, Side, Square, read_graph, write_graph};
use crate::words::Words;
use yew::prelude::*;

/// What was entered in the fields, right or wrong.
#[derive(Clone, PartialEq)]
struct Fields {
    choice: Choice,
    pieces: Pieces,
    graph: String,
    rows: String,
    columns: String,
    gone: String,
    rule: Rule,
}

/// A game in the menu: anything else it needs has fields of its own.
#[derive(Clone, Copy, PartialEq)]
enum Choice {
    Named(Kind),
    Pieces,
    Vertices,
    Edges,
}

/// The messages that name a game in the menu, and say what one does in it.
type Said = (&'static str, &'static str);

impl Choice {
    fn all() -> impl Iterator<Item = Self> {
        let named = Kind::ALL.into_iter().map(Self::Named);
        named.chain([Self::Pieces, Self::Vertices, Self::Edges])
    }

    fn of(kind: Kind) -> Self {
        match kind {
            Kind::Pieces(_) => Self::Pieces,
            Kind::Vertices(_) => Self::Vertices,
            Kind::Edges(_) => Self::Edges,
            named => Self::Named(named),
        }
    }

    fn said(self) -> Said {
        match self {
            Self::Named(kind) => (names::name(kind), names::note(kind)),
            Self::Pieces => ("place-name-pieces", "place-note-pieces"),
            Self::Vertices => ("place-name-vertices", "place-note-vertices"),
            Self::Edges => ("place-name-edges", "place-note-edges"),
        }
    }

    fn on_graph(self) -> bool {
        matches!(self, Self::Vertices | Self::Edges)
    }
}

/// What the fields say, each or what is wrong with it.
struct Read {
    kind: Result<Kind, Message>,
    rows: Result<u32, Message>,
    columns: Result<u32, Message>,
    game: Option<Place>,
    position: Result<Position, Message>,
}

impl Fields {
    fn of(game: &Place, position: &Position) -> Self {
        let graph = game.kind().graph();
        let (rows, columns) = if graph.is_some() { (4, 5) } else { (game.rows(), game.columns()) };
        Self {
            choice: Choice::of(game.kind()),
            pieces: game.kind().pieces().unwrap_or(Pieces::DOMINO),
            graph: graph.map_or_else(
                || "path 12".to_owned(),
                |graph| write_graph(&graph).replacen("graph-", "", 1),
            ),
            rows: rows.to_string(),
            columns: columns.to_string(),
            gone: written(game, position),
            rule: game.last(),
        }
    }

    fn kind(&self) -> Result<Kind, Message> {
        let graph = |kind: fn(SmallGraph) -> Kind| read_graph(&self.graph).map(kind);
        match self.choice {
            Choice::Named(kind) => Ok(kind),
            Choice::Pieces if self.pieces.is_empty() => Err(Message::new("place-no-piece")),
            Choice::Pieces => Ok(Kind::laying(self.pieces)),
            Choice::Vertices => graph(Kind::Vertices),
            Choice::Edges => graph(Kind::Edges),
        }
    }

    fn read(&self) -> Read {
        let kind = self.kind();
        let rows = Side::Rows.read(self.rows.trim());
        let mut columns = Side::Columns.read(self.columns.trim());
        let game = match (&kind, &rows, &columns) {
            (&Ok(kind), _, _) if self.choice.on_graph() => Place::new(kind, 1, 1, self.rule).ok(),
            (&Ok(kind), &Ok(rows), &Ok(number)) => {
                match Place::new(kind, rows, number, self.rule) {
                    Ok(game) => Some(game),
                    // Each side is right, the board is not: that is said at the second.
                    Err(message) => {
                        columns = Err(message);
                        None
                    }
                }
            }
            _ => None,
        };
        let gone = self.gone.trim();
        let position = match game {
            Some(game) if !gone.is_empty() => game.read_position(gone).map_err(|at| at.error),
            _ => Ok(Position::default()),
        };
        Read { kind, rows, columns, game, position }
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
            let choice = Choice::all().nth(number as usize).unwrap_or(fields.choice);
            set.emit(Fields { choice, ..(*fields).clone() });
        })
    };
    let on_pieces = {
        let (set, fields) = (set.clone(), fields.clone());
        Callback::from(move |pieces| set.emit(Fields { pieces, ..(*fields).clone() }))
    };
    let on_rule = {
        let (set, fields) = (set.clone(), fields.clone());
        Callback::from(move |rule| set.emit(Fields { rule, ..(*fields).clone() }))
    };
    let kinds: Vec<(u32, String)> =
        (0..).zip(Choice::all().map(|choice| words.get(choice.said().0))).collect();
    let kind = Choice::all().position(|choice| choice == fields.choice).unwrap_or(0);
    let kind = u32::try_from(kind).unwrap_or(0);
    let side = |id, label, value: &str, on_input, problem: Option<&Message>| {
        let note = words.get("place-side-note");
        text_field(id, &words.get(label), value, on_input, problem, &note, &words)
    };
    html! {
        <div class="setup">
            <div class="row fields">{ menu(words.get("place-setup-kind"), kind, &kinds, on_kind) }</div>
            <p class="quiet">{ words.get(fields.choice.said().1) }</p>
            if fields.choice == Choice::Pieces {
                { pieces_field(fields.pieces, &on_pieces, read.kind.as_ref().err(), &words) }
            }
            if fields.choice.on_graph() {
                { graph(&fields, read.kind.as_ref().err(), typed(|f, text| f.graph = text), &words) }
            } else {
                <div class="row fields place-sides">
                    { side("rows", "setup-rows", &fields.rows, typed(|f, text| f.rows = text), read.rows.as_ref().err()) }
                    { side("columns", "setup-columns", &fields.columns, typed(|f, text| f.columns = text), read.columns.as_ref().err()) }
                </div>
            }
            { gone(&fields, &read, typed(|f, text| f.gone = text), &set, &words) }
            { rule_field(fields.rule, &on_rule, &words) }
        </div>
    }
}

/// The field for a graph.
fn graph(
    fields: &Fields,
    problem: Option<&Message>,
    on_input: Callback<InputEvent>,
    words: &Words,
) -> Html {
    let (label, note) = (words.get("place-setup-graph"), words.get("place-setup-graph-note"));
    text_field("graph", &label, &fields.graph, on_input, problem, &note, words)
}

/// The field for squares that are gone, and the board to click on.
fn gone(
    fields: &UseStateHandle<Fields>,
    read: &Read,
    on_input: Callback<InputEvent>,
    set: &Callback<Fields>,
    words: &Words,
) -> Html {
    let on_graph = fields.choice.on_graph();
    let (label, note) = if on_graph {
        ("place-setup-gone-vertices", "place-setup-gone-vertices-note")
    } else {
        ("place-setup-gone", "place-setup-gone-note")
    };
    let (label, note) = (words.get(label), words.get(note));
    let problem = read.position.as_ref().err();
    let field = text_field("gone", &label, &fields.gone, on_input, problem, &note, words);
    let Some(game) = read.game.filter(|_| !on_graph) else { return field };
    let position = read.position.clone().ok();
    let toggle = {
        let (fields, set) = (fields.clone(), set.clone());
        Callback::from(move |square: Square| {
            // Added to a text that cannot be read, which stays as it is.
            let gone = match position {
                Some(position) => written(&game, &position.toggled(&game, square)),
                None => format!("{} + {}", fields.gone, square.pair()),
            };
            set.emit(Fields { gone, ..(*fields).clone() });
        })
    };
    html! { <>{ field }{ holes(&game, &position.unwrap_or_default(), &toggle, words) }</> }
}

/// The squares that are gone, as people type them; nothing where there are none.
fn written(game: &Place, position: &Position) -> String {
    let squares: Vec<String> = position.gone(game).iter().map(|square| square.pair()).collect();
    squares.join(" + ")
}
