//! The values as a table, a page at a time: ten in a row, or one period.

use super::origin::{asked_by_click, origin};
use super::seen::{Change, Seen};
use super::small_field::SmallField;
use crate::app::dom::idle;
use crate::app::figure::Figure;
use crate::core::Message;
use crate::games::heaps::Query;
use crate::words::Words;
use yew::prelude::*;

/// Values in a row, where it is not one period.
const ROW: u32 = 10;
/// The longest period that a row may be.
const MAX_ROW: u32 = 64;
/// Longer rows have the width of the page.
const MAX_NARROW: u32 = 12;
/// A page has about so many values, and no fewer rows than these.
const VALUES: u32 = 200;
const ROWS: u32 = 8;

/// A page of the table.
#[derive(Clone, Copy, PartialEq)]
pub(super) struct Page {
    /// Values in a row.
    row: u32,
    /// Its number, from 0, and that of the last page.
    number: u32,
    last: u32,
}

impl Page {
    /// The page that is seen of so many known values; of a shorter sequence the one asked for may be past the end.
    pub(super) fn of(seen: &Seen, known: u64) -> Self {
        let row = period_row(seen).filter(|_| seen.by_period).unwrap_or(ROW);
        let last = last_heap(known) / size(row);
        Self { row, number: (seen.table_from / size(row)).min(last), last }
    }

    /// Its first heap.
    pub(super) fn from(self) -> u32 {
        self.number * self.size()
    }

    /// How many values it has.
    pub(super) fn size(self) -> u32 {
        size(self.row)
    }
}

/// How many values are on a page of such rows: whole rows.
fn size(row: u32) -> u32 {
    row * (VALUES / row).max(ROWS)
}

fn last_heap(known: u64) -> u32 {
    u32::try_from(known.saturating_sub(1)).unwrap_or(u32::MAX)
}

/// The period, where a row may be one.
fn period_row(seen: &Seen) -> Option<u32> {
    let period = u32::try_from(seen.overview?.period?.recurrence().period).ok()?;
    (2..=MAX_ROW).contains(&period).then_some(period)
}

/// The table of the values from `table_from` on.
pub(super) fn values_table(
    seen: &UseReducerHandle<Seen>,
    known: u64,
    ask: &Callback<Query>,
    words: &Words,
) -> Html {
    let page = Page::of(seen, known);
    let (from, values) = (seen.table.0, &seen.table.1);
    let columns =
        (0..page.row).map(|column| html! { <th scope="col">{ format!("+{column}") }</th> });
    let marked =
        (u64::from(from)..).zip(values).any(|(heap, &value)| is_exception(seen, heap, value));
    html! {
        <section class={classes!("fact", (page.row > MAX_NARROW).then_some("wide"))} id="values">
            <h2>{ words.get("values-table") }</h2>
            { for period_row(seen).map(|period| row_choice(seen, period, words)) }
            <div class="scroll" tabindex="0" role="region" aria-label={words.get("values-table")}>
                <table class="numbers values" aria-label={words.get("values-figure")}>
                    <thead><tr><th scope="col">{ "n" }</th>{ for columns }</tr></thead>
                    <tbody class="origins" onclick={asked_by_click(ask)}>{ for rows(seen, page, words) }</tbody>
                </table>
            </div>
            if marked { <p class="quiet exceptions-key">{ words.get("values-exceptions") }</p> }
            { Figure { shown: "table.values", caption: words.get("values-figure"), name: "grundy-values" }.files(words) }
            if page.last > 0 { { pages(seen, page, last_heap(known), words) } }
            { origin(seen, ask, last_heap(known), words) }
        </section>
    }
}

/// The values that have come, in rows: those of another page while its own are on their way.
fn rows(seen: &Seen, page: Page, words: &Words) -> Vec<Html> {
    let (from, values) = (seen.table.0, &seen.table.1);
    let cell = |(heap, &value): (u64, &u32)| {
        let class = is_exception(seen, heap, value).then_some("exception");
        html! { <td {class} data-heap={heap.to_string()}>{ words.number(u64::from(value)) }</td> }
    };
    let row = |(number, row): (u64, &[u32])| {
        let first = u64::from(from) + number * u64::from(page.row);
        html! {
            <tr key={first}>
                <th scope="row">{ words.number(first) }</th>
                { for (first..).zip(row).map(cell) }
            </tr>
        }
    };
    (0..).zip(values.chunks(page.row as usize)).map(row).collect()
}

/// Whether a value is not what the period would make it.
fn is_exception(seen: &Seen, heap: u64, value: u32) -> bool {
    let period = seen.overview.and_then(|overview| overview.period);
    let expected = period.zip(seen.period.as_ref());
    expected
        .and_then(|(period, one)| period.recurrence().continued(&one.values, heap))
        .is_some_and(|expected| expected != i64::from(value))
}

/// Rows of ten, or of one period.
fn row_choice(seen: &UseReducerHandle<Seen>, period: u32, words: &Words) -> Html {
    let choice = |by_period: bool, label: String| {
        let dispatcher = seen.dispatcher();
        let click = move |_: MouseEvent| dispatcher.dispatch(Change::ByPeriod(by_period));
        let pressed = (seen.by_period == by_period).to_string();
        html! { <button type="button" class="button" aria-pressed={pressed} onclick={click}>{ label }</button> }
    };
    html! {
        <div class="row rows-of" role="group" aria-label={words.get("values-rows")}>
            <span aria-hidden="true">{ words.get("values-rows") }</span>
            { choice(false, words.number(ROW.into())) }
            { choice(true, words.say(&Message::new("values-rows-period").with("period", period))) }
        </div>
    }
}

/// The ways to other pages.
fn pages(seen: &UseReducerHandle<Seen>, page: Page, last_heap: u32, words: &Words) -> Html {
    let turn = |to: u32, label: &'static str, enabled: bool| {
        let dispatcher = seen.dispatcher();
        let click = move |_: MouseEvent| {
            if enabled {
                dispatcher.dispatch(Change::Table(to * page.size()));
            }
        };
        html! { <button type="button" class="button" aria-disabled={idle(!enabled)} onclick={click}>{ words.get(label) }</button> }
    };
    let jump = SmallField {
        seen,
        name: "page-jump",
        value: String::new(),
        label: None,
        least: 0,
        most: last_heap,
    };
    let said = Message::new("page-of").with("page", page.number + 1).with("pages", page.last + 1);
    html! {
        <>
            <div class="row pages">
                { turn(page.number.saturating_sub(1), "page-back", page.number > 0) }
                // While values come the number of pages grows, which nobody wants to hear.
                <span role={(!seen.runs()).then_some("status")}>{ words.say(&said) }</span>
                { turn(page.number + 1, "page-on", page.number < page.last) }
                <label class="field inline">
                    <span>{ words.get("page-jump") }</span>
                    { jump.input(Change::Table) }
                </label>
            </div>
            { jump.error(words) }
        </>
    }
}
