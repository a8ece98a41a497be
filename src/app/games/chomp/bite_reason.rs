//! Why a first bite of a bar wins or doesn't: what it leaves, and how the opponent can reply.

use super::asking::use_asking;
use super::small_bar::{SmallBar, small_bar};
use crate::app::hooks::use_words;
use crate::core::Message;
use crate::core::bars::Shape;
use crate::games::chomp::{Answer, Bitten, Question, bitten};
use crate::games::pasted::Difference;
use yew::prelude::*;

/// The maximum number of columns of a bar that is drawn.
const MAX_DRAWN: u16 = 30;

/// A bar, and a bite in question.
#[derive(Clone, PartialEq, Properties)]
pub(super) struct BiteReasonProps {
    /// Its rows.
    pub(super) rows: u8,
    /// Its columns.
    pub(super) columns: u16,
    /// All its winning first bites.
    pub(super) winning: Vec<(u8, u16)>,
    /// What differs: its thing is a bite, or nothing where none was found.
    pub(super) first: Difference,
}

impl BiteReasonProps {
    /// The bite in question: that of the program, or one that it misses.
    fn bite(&self) -> Option<(i64, i64)> {
        match self.first.thing.as_slice() {
            &[row, column] => Some((row, column)),
            _ => self.winning.first().map(|&(row, column)| (row.into(), column.into())),
        }
    }

    /// The same, where it is a square of the bar other than the poison.
    fn square(&self) -> Option<(u8, u16)> {
        let (row, column) = self.bite()?;
        let (row, column) = (u8::try_from(row).ok()?, u16::try_from(column).ok()?);
        let inside = row < self.rows && column < self.columns && (row, column) != (0, 0);
        inside.then_some((row, column))
    }

    /// What can be asked: large tables are those of three rows.
    fn question(&self) -> Option<Question> {
        let left = bitten(&vec![self.columns; self.rows.into()], self.square()?);
        if self.columns <= MAX_DRAWN {
            let rows: Vec<u8> = left.iter().filter_map(|&row| u8::try_from(row).ok()).collect();
            return Some(Question::Map(Shape::new(rows)?));
        }
        let row = |at: usize| left.get(at).copied().unwrap_or(0);
        Some(Question::ThreeRowsBitten([row(0), row(1), row(2)]))
    }
}

/// The reason.
#[component]
pub(super) fn BiteReason(props: &BiteReasonProps) -> Html {
    let words = use_words();
    let asked = use_asking(props.question(), true);
    let left = match asked.answer.as_deref() {
        Some(Answer::Map(map)) => Some(Bitten::of(map)),
        Some(Answer::Bitten(left)) => Some(left.clone()),
        _ => None,
    };
    let said = match (props.bite(), props.square()) {
        (_, Some(bite)) => left.map(|left| left.said(bite)),
        (Some((0, 0)), _) => Some(Message::new("check-first-poison")),
        (Some((row, column)), None) => {
            let outside = Message::new("check-first-outside");
            let outside = outside.with("square", crate::core::square(row, column));
            let outside = outside.with("rows", u32::from(props.rows));
            Some(outside.with("columns", u32::from(props.columns)))
        }
        (None, None) => Some(Message::new("check-first-none")),
    };
    let bar = format!("{} × {}", props.rows, props.columns);
    let all = props.winning.iter().map(|(row, column)| format!("({row}, {column})"));
    let all = all.collect::<Vec<_>>().join(", ");
    let all = (!all.is_empty())
        .then(|| words.say(&Message::new("check-first-all").with("bar", bar).with("bites", all)));
    html! {
        <>
            if props.columns <= MAX_DRAWN { { drawn(props) } }
            <p>{ all }{ " " }{ said.map(|said| words.say(&said)) }</p>
        </>
    }
}

/// The bar with its winning first bites.
fn drawn(props: &BiteReasonProps) -> Html {
    let length = u8::try_from(props.columns).unwrap_or(0);
    let rows = vec![length; props.rows.into()];
    let marks = props
        .winning
        .iter()
        .filter_map(|&(row, column)| u8::try_from(column).ok().map(|column| (row, column)));
    let marks: Vec<(u8, u8)> = marks.collect();
    small_bar(SmallBar { rows: &rows, marks: &marks })
}
