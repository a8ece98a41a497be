//! Win maps, dictionaries of positions, bites and what they leave: results of the reader's own program, compared with
//! the solver's.

use super::asking::use_asking;
use super::in_program;
use crate::app::check::{Checker, Matter};
use crate::app::hooks::use_words;
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
    let rights = use_memo(
        (props.bar.clone(), props.winning.clone(), *open),
        |(bar, winning, open)| open.then(|| BarRights::of(bar, winning)),
    );
    let bars = use_memo((props.bar.clone(), asked.answer.clone()), |(bar, answer)| {
        let Some(Answer::Lost(lost)) = answer.as_deref() else { return None };
        let lost = lost.iter().map(|shape| shape.rows().to_vec()).collect();
        Some(Rc::new(Bars { whole: bar.rows().to_vec(), lost, ..Bars::default() }))
    });
    let matters = (*rights)
        .as_ref()
        .map(|rights| matters(&props.bar, rights, (*bars).as_ref(), &words));
    let matters = matters.unwrap_or_default();
    let why = {
        let (bar, words) = (props.bar.clone(), words.clone());
        Callback::from(move |first: Difference| {
            why_outcome(&bar, (*bars).as_deref(), &first.place, &words)
        })
    };
    let on_open = {
        let open = open.setter();
        Callback::from(move |()| open.set(true))
    };
    html! { <Checker about="check-about-bar" {matters} {why} {on_open} /> }
}

/// What can be checked.
fn matters(
    bar: &Shape,
    rights: &BarRights,
    bars: Option<&Rc<Bars>>,
    words: &Words,
) -> Vec<Matter> {
    let told = |why: fn(&Shape, &Difference) -> Option<Message>| {
        let (bar, words) = (bar.clone(), words.clone());
        Callback::from(move |first: Difference| {
            let message = why(&bar, &first);
            message.map_or_else(Html::default, |message| html! { <p>{ words.say(&message) }</p> })
        })
    };
    let mut matters = vec![Matter::new("check-matter-map", rights.map.clone())];
    matters.extend(bars.map(|bars| Matter::new("check-matter-bars", Right::Bars(bars.clone()))));
    matters.extend([
        Matter::explained("check-matter-rows", rights.rows.clone(), told(|_, _| Some(Message::new("check-rows-why")))),
        Matter::explained("check-matter-bites", rights.bites.clone(), told(why_bite)),
        Matter::explained("check-matter-after", rights.after.clone(), told(why_left)),
        Matter::new("check-matter-winning", rights.winning.clone()),
    ]);
    matters
}

/// Why a square has its number, or a position its outcome.
pub(super) fn why_outcome(bar: &Shape, bars: Option<&Bars>, place: &Place, words: &Words) -> Html {
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
            let bite = answer.map_or_else(String::new, in_program::square);
            Message::new(id).with("rows", in_program::rows(&left)).with("bite", bite)
        }
        Place::Rows(rows) => {
            let Some(bars) = bars else { return Html::default() };
            match (bars.winning_bite(rows), Shape::new(rows.clone())) {
                (Some((row, column)), Some(shape)) => Message::new("check-rows-won")
                    .with("bite", in_program::square((row, column)))
                    .with("rows", in_program::rows(&shape.bitten(row, column))),
                _ => Message::new("check-rows-lost"),
            }
        }
        Place::Number(_) | Place::Vertex(_) | Place::Whole => return Html::default(),
    };
    html! { <p>{ words.say(&message) }</p> }
}

/// Whether a square can be bitten: counted from 0, as programs do.
fn why_bite(bar: &Shape, first: &Difference) -> Option<Message> {
    let &[row, column] = first.thing.as_slice() else { return None };
    if (row, column) == (0, 0) {
        return Some(Message::new("check-square-poison"));
    }
    let length = usize::try_from(row).ok().and_then(|row| bar.rows().get(row)).copied();
    let length = u32::from(length.unwrap_or(0));
    let is_there = column >= 0 && column < i64::from(length);
    let id = if is_there { "check-square-in" } else { "check-square-out" };
    let said = Message::new(id).with("square", crate::core::square(row, column));
    Some(said.with("row", row.to_string()).with("length", length))
}

/// What a bite does to the rows.
fn why_left(_: &Shape, first: &Difference) -> Option<Message> {
    let Place::Cell(row, column) = first.place else { return None };
    Some(Message::new("check-left-why").with("row", row).with("column", column))
}
