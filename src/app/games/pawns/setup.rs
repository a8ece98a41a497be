//! The fields of a new game of pawns: the grid, the longest step, the pawns, the rule.

use super::place_grid::place_grid;
use crate::app::dom::field_value;
use crate::app::hooks::use_words;
use crate::app::house::{menu, rule_field, text_field};
use crate::app::ui::SetupProps;
use crate::core::{Message, Rule};
use crate::games::pawns::{
    Field, Kind, MAX_SIDE, MAX_STEP, MAX_STEPS, Pawns, Piece, Position, Square, Steps,
};
use crate::words::Words;
use yew::prelude::*;

/// What the custom steps begin with.
const OWN: &str = "1.0 0.1 2.2";

/// What was entered in the fields, right or wrong.
#[derive(Clone, PartialEq)]
struct Fields {
    rows: String,
    columns: String,
    step: u32,
    /// The kind of piece that is put on the grid, by its place in [`Kind::ALL`].
    kind: u32,
    /// The steps of a custom piece.
    own: String,
    /// Whether pieces are where the reader says, and not in the first column.
    free: bool,
    count: String,
    squares: String,
    rule: Rule,
}

/// What the fields say, each or what is wrong with it.
struct Read {
    rows: Result<u32, Message>,
    columns: Result<u32, Message>,
    own: Result<Steps, Message>,
    game: Option<Pawns>,
    position: Result<Position, Message>,
}

impl Fields {
    fn of(game: &Pawns, position: &Position) -> Self {
        let count = u32::try_from(position.pieces().len()).unwrap_or(0);
        let kind = position.first_kind();
        let in_column = Position::in_first_column(game, kind, count);
        let number = Kind::ALL.iter().position(|&other| other == kind).unwrap_or(0);
        Self {
            rows: game.rows().to_string(),
            columns: game.columns().to_string(),
            step: game.step(),
            kind: u32::try_from(number).unwrap_or(0),
            own: if game.own().is_empty() {
                OWN.to_owned()
            } else {
                game.own().to_string().replace('_', " ")
            },
            free: count == 0 || *position != in_column,
            count: count.max(1).to_string(),
            squares: written(position.pieces()),
            rule: game.last(),
        }
    }

    fn read(&self) -> Read {
        let rows = Field::Rows.read(self.rows.trim());
        let columns = Field::Columns.read(self.columns.trim());
        let sides = rows.as_ref().ok().zip(columns.as_ref().ok());
        let plain = sides
            .and_then(|(&rows, &columns)| Pawns::new(rows, columns, self.step, self.rule).ok());
        let own = self.read_own(plain.as_ref());
        let game = plain.zip(own.as_ref().ok()).and_then(|(game, &own)| game.with_own(own).ok());
        let position = self.read_position(game.as_ref(), own.as_ref().ok());
        Read { rows, columns, own, game, position }
    }

    /// The steps of a custom piece, where there is one.
    fn read_own(&self, game: Option<&Pawns>) -> Result<Steps, Message> {
        if !self.has_own() {
            return Ok(Steps::default());
        }
        let own = Steps::read(&self.own).map_err(|at| at.placed(&self.own))?;
        game.map_or(Ok(own), |game| game.with_own(own).map(|_| own))
    }

    /// Whether a custom piece is chosen, or named among the squares.
    fn has_own(&self) -> bool {
        let letter = Kind::Own.letter();
        self.kind() == Kind::Own || (self.free && self.squares.to_lowercase().contains(letter))
    }

    /// While the grid is not known, pawns are read for the largest.
    fn read_position(
        &self,
        game: Option<&Pawns>,
        own: Option<&Steps>,
    ) -> Result<Position, Message> {
        let largest = Pawns::new(MAX_SIDE, MAX_SIDE, self.step, self.rule);
        // With wrong steps, squares are read as if they were right: what is wrong is said once.
        let own = own.copied().or(Steps::read(OWN).ok()).unwrap_or_default();
        let largest = largest.and_then(|game| game.with_own(own));
        let game = game.copied().or(largest.ok()).unwrap_or_else(Pawns::usual);
        if self.free {
            return Position::read_typed(&game, &self.squares)
                .map_err(|at| at.placed(&self.squares));
        }
        let count = Field::Pawns.read_up_to(self.count.trim(), game.rows());
        count.map(|count| Position::in_first_column(&game, self.kind(), count))
    }

    /// A piece put on a square, or all taken from it. Added to a text that cannot be read, which stays.
    fn toggled(&self, position: Option<&Position>, square: Square) -> Self {
        let Some(position) = position else {
            let added = Piece::new(self.kind(), square).said();
            return Self { squares: format!("{} + {added}", self.squares), ..self.clone() };
        };
        let mut pieces: Vec<Piece> = position.pieces().to_vec();
        if position.on(square).next().is_none() {
            pieces.push(Piece::new(self.kind(), square));
        } else {
            pieces.retain(|piece| piece.square != square);
        }
        // One too many is written down as well: what is wrong is then said at the field.
        Self { squares: written(&pieces), ..self.clone() }
    }

    fn kind(&self) -> Kind {
        Kind::ALL.get(self.kind as usize).copied().unwrap_or_default()
    }
}

/// The fields.
#[component]
pub(super) fn Setup(props: &SetupProps<Pawns>) -> Html {
    let words = use_words();
    let fields = {
        let (game, position) = (props.game, &props.position);
        use_state_eq(|| Fields::of(&game, position))
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
    let chosen = |change: fn(&mut Fields, u32)| {
        let (set, fields) = (set.clone(), fields.clone());
        Callback::from(move |number: u32| {
            let mut latest = (*fields).clone();
            change(&mut latest, number);
            set.emit(latest);
        })
    };
    let on_rule = {
        let (set, fields) = (set.clone(), fields.clone());
        Callback::from(move |rule| set.emit(Fields { rule, ..(*fields).clone() }))
    };
    let steps: Vec<(u32, String)> = (1..=MAX_STEP).map(|step| (step, step.to_string())).collect();
    let kinds = (0..).zip(Kind::ALL.map(|kind| super::names::kind(kind, &words)));
    let kinds: Vec<(u32, String)> = kinds.collect();
    let placings = [(0, words.get("placing-column")), (1, words.get("placing-free"))];
    let side = |id, label, value: &str, on_input, problem: Option<&Message>| {
        let note = words.get("pawns-side-note");
        text_field(id, &words.get(label), value, on_input, problem, &note, &words)
    };
    html! {
        <div class="setup">
            <div class="row fields pawns-sides">
                { side("rows", "setup-rows", &fields.rows, typed(|f, text| f.rows = text), read.rows.as_ref().err()) }
                { side("columns", "setup-columns", &fields.columns, typed(|f, text| f.columns = text), read.columns.as_ref().err()) }
            </div>
            <div class="row fields">
                { menu(words.get("setup-step"), fields.step, &steps, chosen(|f, step| f.step = step)) }
                { menu(words.get("setup-piece"), fields.kind, &kinds, chosen(|f, kind| f.kind = kind)) }
                { menu(words.get("setup-placing"), u32::from(fields.free), &placings, chosen(|f, free| f.free = free == 1)) }
            </div>
            if fields.has_own() {
                { text_field("own-steps", &words.get("setup-own-steps"), &fields.own, typed(|f, text| f.own = text), read.own.as_ref().err(), &words.say(&Message::new("setup-own-steps-note").with("most", MAX_STEPS)), &words) }
            }
            if fields.free {
                { squares(&fields, &read, typed(|f, text| f.squares = text), &set, &words) }
            } else {
                { text_field("count", &words.get("setup-count"), &fields.count, typed(|f, text| f.count = text), read.position.as_ref().err(), &words.get("setup-count-note"), &words) }
            }
            { rule_field(fields.rule, &on_rule, &words) }
        </div>
    }
}

/// The field for squares, and the grid to click on.
fn squares(
    fields: &UseStateHandle<Fields>,
    read: &Read,
    on_input: Callback<InputEvent>,
    set: &Callback<Fields>,
    words: &Words,
) -> Html {
    let label = words.get("setup-squares");
    let note = words.get("setup-squares-note");
    let problem = read.position.as_ref().err();
    let field = text_field("squares", &label, &fields.squares, on_input, problem, &note, words);
    let Some(game) = read.game else { return field };
    let position = read.position.clone().ok();
    let toggle = {
        let (fields, set, position) = (fields.clone(), set.clone(), position.clone());
        Callback::from(move |square: Square| set.emit(fields.toggled(position.as_ref(), square)))
    };
    html! { <>{ field }{ place_grid(&game, &position.unwrap_or_default(), &toggle, words) }</> }
}

/// Pieces as people type them.
fn written(pieces: &[Piece]) -> String {
    let squares: Vec<String> = pieces.iter().map(Piece::said).collect();
    squares.join(" + ")
}
