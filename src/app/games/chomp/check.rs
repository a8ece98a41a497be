//! Win maps, dictionaries of positions, bites and what they leave: results of the reader's own program, compared with
//! the solver's.

use super::asking::use_asking;
use super::in_program;
use crate::app::check::{Checker, Matter};
use crate::app::dom::field_value;
use crate::app::hooks::use_words;
use crate::app::house::Menu;
use crate::core::Message;
use crate::core::bars::Shape;
use crate::games::chomp::{Answer, BarRights, MAX_LISTED, Question};
use crate::games::pasted::{Bars, Difference, Place, Right};
use crate::words::Words;
use std::rc::Rc;
use yew::prelude::*;

#[derive(Clone, PartialEq, Properties)]
pub(super) struct CheckProps {
    /// What is left of the bar.
    pub(super) bar: Shape,
    /// All its winning bites.
    pub(super) winning: Vec<(u8, u8)>,
}

/// The tool. The lost positions are asked for once it is open.
#[component]
pub(super) fn Check(props: &CheckProps) -> Html {
    let words = use_words();
    let open = use_state_eq(|| false);
    let listed = props.bar.count_within() <= MAX_LISTED;
    let question = (*open && listed).then(|| Question::Lost(props.bar.clone()));
    let asked = use_asking(question, true);
    // As programs do; as the board does only for whoever asks for it.
    let as_board = use_state_eq(|| false);
    let board_first = u8::try_from(words.count().first()).unwrap_or(0);
    let first = if *as_board { board_first } else { 0 };
    let rights = use_memo(
        (props.bar.clone(), props.winning.clone(), *open, first),
        |(bar, winning, open, first)| open.then(|| BarRights::of(bar, winning, *first)),
    );
    let bars = use_memo((props.bar.clone(), asked.answer.clone()), |(bar, answer)| {
        let Some(Answer::Lost(lost)) = answer.as_deref() else { return None };
        let lost = lost.iter().map(|shape| shape.rows().to_vec()).collect();
        Some(Rc::new(Bars { whole: bar.rows().to_vec(), lost, ..Bars::default() }))
    });
    let matters = (*rights)
        .as_ref()
        .map(|rights| matters(&props.bar, rights, (*bars).as_ref(), first, &words));
    let matters = matters.unwrap_or_default();
    let why = {
        let (bar, words) = (props.bar.clone(), words.clone());
        Callback::from(move |wrong: Difference| {
            why_outcome(&bar, (*bars).as_deref(), &wrong.place, first, &words)
        })
    };
    let on_open = {
        let open = open.setter();
        Callback::from(move |()| open.set(true))
    };
    let about = if first == 0 { "check-about-bar" } else { "check-about-bar-board" };
    let counting = counting(board_first, first, as_board.setter(), &words);
    html! { <Checker {about} {matters} {why} {on_open} {counting} /> }
}

/// The switch between the two ways of counting, where the board does not count as programs do.
fn counting(board_first: u8, first: u8, set: UseStateSetter<bool>, words: &Words) -> Html {
    if board_first == 0 {
        return Html::default();
    }
    let choose = Callback::from(move |event: Event| set.set(field_value(&event) == "board"));
    html! {
        <label class="field">
            <span>{ words.get("check-counting") }</span>
            <Menu value={if first == 0 { "program" } else { "board" }} onchange={choose}>
                <option value="program" selected={first == 0}>{ words.get("check-counting-program") }</option>
                <option value="board" selected={first != 0}>{ words.get("check-counting-board") }</option>
            </Menu>
        </label>
    }
}

/// What can be checked.
fn matters(
    bar: &Shape,
    rights: &BarRights,
    bars: Option<&Rc<Bars>>,
    first: u8,
    words: &Words,
) -> Vec<Matter> {
    let told = |why: fn(&Shape, &Difference, u8) -> Option<Message>| {
        let (bar, words) = (bar.clone(), words.clone());
        Callback::from(move |wrong: Difference| {
            let message = why(&bar, &wrong, first);
            message.map_or_else(Html::default, |message| html! { <p>{ words.say(&message) }</p> })
        })
    };
    // What is no square of the bar has no outcome.
    let winning = {
        let (bar, bars, words) = (bar.clone(), bars.cloned(), words.clone());
        Callback::from(move |wrong: Difference| match why_bite(&bar, &wrong, first) {
            Some(message) if wrong.place == Place::Whole => {
                html! { <p>{ words.say(&message) }</p> }
            }
            _ => why_outcome(&bar, bars.as_deref(), &wrong.place, first, &words),
        })
    };
    let mut matters = vec![Matter::new("check-matter-map", rights.map.clone())];
    matters.extend(bars.map(|bars| Matter::new("check-matter-bars", Right::Bars(bars.clone()))));
    matters.extend([
        Matter::explained(
            "check-matter-rows",
            rights.rows.clone(),
            told(|_, _, _| Some(Message::new("check-rows-why"))),
        ),
        Matter::explained("check-matter-bites", rights.bites.clone(), told(why_bite)),
        Matter::explained("check-matter-after", rights.after.clone(), told(why_left)),
        Matter::new("check-matter-outcomes", rights.outcomes.clone()),
        Matter::explained("check-matter-winning", rights.winning.clone(), winning),
    ]);
    matters
}

/// Why a square has its number, or a position its outcome; squares are said as they are counted.
pub(super) fn why_outcome(
    bar: &Shape,
    bars: Option<&Bars>,
    place: &Place,
    first: u8,
    words: &Words,
) -> Html {
    let square = |(row, column): (u8, u8)| {
        in_program::square((row.saturating_add(first), column.saturating_add(first)))
    };
    let message = match place {
        Place::Cell(0, 0) => Message::new("check-bite-poison"),
        &Place::Cell(row, column) => {
            let Some((row, column)) = u8::try_from(row).ok().zip(u8::try_from(column).ok()) else {
                return Html::default();
            };
            let left = bar.bitten(row, column);
            let answer = bars.and_then(|bars| bars.winning_bite(left.rows()));
            let won = bars.and_then(|bars| bars.is_won(left.rows()));
            let id = match (won, answer) {
                (Some(false), _) => "check-bite-wins",
                (_, Some(_)) => "check-bite-answered",
                (Some(true), None) => "check-bite-loses",
                (None, None) => return Html::default(),
            };
            let bite = answer.map_or_else(String::new, square);
            Message::new(id).with("rows", in_program::rows(&left)).with("bite", bite)
        }
        Place::Rows(rows) => {
            let Some(bars) = bars else { return Html::default() };
            match (bars.winning_bite(rows), Shape::new(rows.clone())) {
                (Some((row, column)), Some(shape)) => Message::new("check-rows-won")
                    .with("bite", square((row, column)))
                    .with("rows", in_program::rows(&shape.bitten(row, column))),
                _ => Message::new("check-rows-lost"),
            }
        }
        Place::Number(_) | Place::Vertex(_) | Place::Whole => return Html::default(),
    };
    html! { <p>{ words.say(&message) }</p> }
}

/// Whether a square can be bitten; rows and columns are counted from `first`.
fn why_bite(bar: &Shape, wrong: &Difference, first: u8) -> Option<Message> {
    let &[called_row, called_column] = wrong.thing.as_slice() else { return None };
    let [row, column] =
        [called_row, called_column].map(|number| number.saturating_sub(first.into()));
    if (row, column) == (0, 0) {
        let poison = crate::core::square(first, first);
        return Some(Message::new("check-square-poison").with("poison", poison));
    }
    let length = usize::try_from(row).ok().and_then(|row| bar.rows().get(row)).copied();
    let length = u32::from(length.unwrap_or(0));
    let is_there = column >= 0 && column < i64::from(length);
    let id = if is_there { "check-square-in" } else { "check-square-out" };
    let square = crate::core::square(called_row, called_column);
    let said = Message::new(id).with("square", square).with("first", u32::from(first));
    Some(said.with("row", called_row.to_string()).with("length", length))
}

/// What a bite does to the rows.
fn why_left(_: &Shape, wrong: &Difference, first: u8) -> Option<Message> {
    let Place::Cell(row, column) = wrong.place else { return None };
    let [called_row, called_column] = [row, column].map(|place| place + usize::from(first));
    let square = crate::core::square(called_row, called_column);
    let said = Message::new("check-left-why").with("square", square);
    Some(said.with("row", called_row).with("column", column))
}
