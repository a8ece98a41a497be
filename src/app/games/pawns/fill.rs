//! The nimbers as a pupil fills them in, checked square by square.

use super::exercises::exercises;
use super::fill_row::{FillRow, Filled};
use super::hands::{cells, square_of};
use super::kind_menu::{kind_menu, kind_of, use_sheets};
use super::reason::{mex_reason, normal_only};
use super::sheet::{framed, lines};
use crate::app::dom::{field_value, modified};
use crate::app::grid::{cell_of, use_turn};
use crate::app::hooks::use_words;
use crate::app::ui::OwnViewProps;
use crate::core::Message;
use crate::core::grid::{Cell, Step};
use crate::games::pawns::{Kind, MAX_FILLED, Nimbers, Pawns, Square};
use crate::words::Words;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlInputElement};
use yew::prelude::*;

/// What was written last, on which sheet, and in which square. What is no digit is kept here only.
#[derive(Clone, Debug, PartialEq)]
struct Written {
    sheet: (Pawns, Kind),
    square: Square,
    text: String,
}

/// The view.
#[component]
pub(super) fn Fill(props: &OwnViewProps<Pawns>) -> Html {
    let words = use_words();
    let game = props.session.game;
    let kind = kind_of(props);
    let sheets = use_sheets(props);
    let nimbers = use_memo((game, kind), |(game, kind)| Nimbers::of(game, *kind));
    let last = use_state_eq(|| None::<Written>);
    let grid = use_node_ref();
    let turn = use_turn(game.rows(), game.columns());
    let shown = last.as_ref().filter(|last| last.sheet == (game, kind));
    let sheet = Sheet { game, nimbers: &nimbers, props, last: shown };

    let write = {
        let (last, keys, on_keys) = (last.setter(), props.keys.clone(), props.on_keys.clone());
        Callback::from(move |event: InputEvent| {
            let Some(square) = square_of(event.target()) else { return };
            let text = kept(field_value(&event).trim(), kind);
            // Where the same number is kept the field is not drawn again, and would go on showing more.
            let field = event.target_dyn_into::<HtmlInputElement>();
            if let Some(field) = field.filter(|field| field.value() != text) {
                field.set_value(&text);
            }
            let number = text.parse().ok().filter(|&number: &u32| number <= MAX_FILLED);
            on_keys.emit(keys.with_filled(place(&game, square), number));
            last.set(Some(Written { sheet: (game, kind), square, text }));
        })
    };
    let key = {
        let grid = grid.clone();
        let turned = turn.on;
        Callback::from(move |event: KeyboardEvent| go(&game, turned, &event, grid.cast().as_ref()))
    };
    // Whoever comes back to a square hears again what is to be said of it.
    let focused = {
        let last = last.setter();
        Callback::from(move |event: FocusEvent| {
            let field = event.target().and_then(|field| field.dyn_into::<HtmlInputElement>().ok());
            let Some((field, square)) = field.zip(square_of(event.target())) else { return };
            field.select();
            let text = field.value();
            if !text.is_empty() {
                last.set(Some(Written { sheet: (game, kind), square, text }));
            }
        })
    };
    let clear = {
        let (last, keys, on_keys) = (last.setter(), props.keys.clone(), props.on_keys.clone());
        Callback::from(move |_: MouseEvent| {
            last.set(None);
            on_keys.emit(keys.blank());
        })
    };
    let rows = lines(&game, turn.on).map(|(line, squares)| {
        let squares: Vec<(Square, Filled)> =
            squares.map(|square| (square, sheet.filled(square))).collect();
        html! { <FillRow key={line} {line} {squares} /> }
    });
    let all = game.rows() * game.columns();
    let right =
        game.build_up(kind).filter(|&square| sheet.filled(square).right == Some(true)).count();
    let caption = words
        .say(&Message::new("fill-of").with("rows", game.rows()).with("columns", game.columns()));
    let done = right == all as usize;
    let progress = if done {
        Message::new("fill-done").with("all", all)
    } else {
        Message::new("fill-progress").with("right", right).with("all", all)
    };
    html! {
        <div class="panel-body nimbers" id="panel">
            { normal_only(&game, &words) }
            { kind_menu(props, &sheets, &words) }
            <p>{ words.get("fill-how") }</p>
            <div class="nimbers-sides">
                <div ref={grid} class="fill" oninput={write} onkeydown={key} onfocusin={focused}>
                    { framed(&game, turn.on, caption, rows.collect(), Callback::noop(), &words) }
                    { turn.button }
                    <div class="row">
                        <p class={classes!("fill-progress", done.then_some("done"))} role="status">{ words.say(&progress) }</p>
                        <button type="button" class="button" onclick={clear}>{ words.get("fill-clear") }</button>
                    </div>
                </div>
                <div>
                    <section class="fill-check" aria-live="polite">
                        <h2>{ words.get("fill-check") }</h2>
                        { sheet.checked(&words) }
                    </section>
                </div>
                { exercises(&words) }
            </div>
        </div>
    }
}

/// What has been filled in, and what is right.
struct Sheet<'a> {
    game: Pawns,
    nimbers: &'a Nimbers,
    props: &'a OwnViewProps<Pawns>,
    last: Option<&'a Written>,
}

impl Sheet<'_> {
    fn filled(&self, square: Square) -> Filled {
        let digit = self.props.keys.filled(place(&self.game, square));
        let strange = self.last.filter(|last| last.square == square && !last.text.is_empty());
        match (digit, strange) {
            (Some(digit), _) => Filled {
                text: digit.to_string().into(),
                right: Some(self.nimbers.at(square).0 == digit),
            },
            (None, Some(strange)) => {
                Filled { text: strange.text.clone().into(), right: Some(false) }
            }
            (None, None) => Filled { text: AttrValue::default(), right: None },
        }
    }

    /// What can be said about the square that was written last.
    fn checked(&self, words: &Words) -> Html {
        let Some(last) = self.last.filter(|last| !last.text.is_empty()) else {
            return html! { <p class="quiet">{ words.get("fill-begin") }</p> };
        };
        let square = last.square;
        let Some(digit) = self.props.keys.filled(place(&self.game, square)) else {
            let id =
                if is_small(self.nimbers.kind()) { "fill-strange" } else { "fill-strange-number" };
            let message = Message::new(id).with("found", last.text.as_str());
            let message = message.with("most", MAX_FILLED);
            return html! { <p class="field-error">{ words.say(&message) }</p> };
        };
        let right = self.nimbers.at(square).0 == digit;
        let id = if right { "fill-right" } else { "fill-wrong" };
        let message = Message::new(id).with("square", square.pair()).with("found", digit);
        html! {
            <>
                <p class={if right { "right" } else { "field-error" }}>{ words.say(&message) }</p>
                if !right { { mex_reason(&self.nimbers.why(square), words) } }
            </>
        }
    }
}

/// Whether a digit is enough for all nimbers of a kind.
fn is_small(kind: Kind) -> bool {
    matches!(kind, Kind::Pawn | Kind::King | Kind::Knight | Kind::Own)
}

/// What of a text is kept: of two digits, where one is enough, the one that was written last; otherwise the
/// last two.
fn kept(text: &str, kind: Kind) -> String {
    let most = if is_small(kind) { 1 } else { 2 };
    let count = text.chars().count();
    text.chars().skip(count.saturating_sub(most)).collect()
}

/// The place of a square among all, row by row, from 0.
fn place(game: &Pawns, square: Square) -> usize {
    let row = square.row.saturating_sub(1) as usize;
    row * game.columns() as usize + square.column.saturating_sub(1) as usize
}

/// The arrows lead from field to field, as they are drawn.
fn go(game: &Pawns, turned: bool, event: &KeyboardEvent, grid: Option<&Element>) {
    // With another key they are the browser's, and select text.
    if modified(event) || event.shift_key() {
        return;
    }
    let step = Step::of_key(&event.key(), false).filter(|step| step.is_single());
    let step = step.map(|step| if turned { step.turned() } else { step });
    let from = cell_of(event.target());
    let next = from.zip(step).and_then(|(from, step)| cells(game).after(from, step));
    let (Some(Cell { row, column, .. }), Some(grid)) = (next, grid) else { return };
    event.prevent_default();
    crate::app::dom::focus(grid, &format!("[data-row='{row}'][data-column='{column}'] input"));
}
