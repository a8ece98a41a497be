//! The values as a table: ten in a row, a page at a time.

use super::origin::{asked_by_click, origin};
use super::seen::{Change, Seen};
use super::small_field::SmallField;
use crate::app::figure::Figure;
use crate::core::Message;
use crate::games::heaps::Query;
use crate::words::Words;
use yew::prelude::*;

/// Values in a row, and on a page.
const ROW: usize = 10;
pub(super) const PAGE: u32 = 200;

/// The table of the values from `table_from` on.
pub(super) fn values_table(
    seen: &UseReducerHandle<Seen>,
    known: u64,
    ask: &Callback<Query>,
    words: &Words,
) -> Html {
    let last_heap = u32::try_from(known.saturating_sub(1)).unwrap_or(u32::MAX);
    let last = last_heap / PAGE;
    let shown = (seen.table_from / PAGE).min(last);
    let (from, values) = (seen.table.0, &seen.table.1);
    let rows = values.chunks(ROW).enumerate().map(|(number, row)| {
        let first = u64::from(from) + (number * ROW) as u64;
        html! {
            <tr key={first}>
                <th scope="row">{ words.number(first) }</th>
                { for (first..).zip(row).map(|(heap, value)| html! { <td data-heap={heap.to_string()}>{ words.number(u64::from(*value)) }</td> }) }
            </tr>
        }
    });
    let turn = |to: u32, label: &'static str, enabled: bool| {
        let dispatcher = seen.dispatcher();
        let click = move |_: MouseEvent| dispatcher.dispatch(Change::Table(to * PAGE));
        html! { <button type="button" class="button" disabled={!enabled} onclick={click}>{ words.get(label) }</button> }
    };
    let jump = SmallField {
        seen,
        name: "page-jump",
        value: String::new(),
        label: None,
        least: 0,
        most: last_heap,
    };
    html! {
        <section class="fact" id="values">
            <h2>{ words.get("values-table") }</h2>
            <div class="scroll" tabindex="0" role="region" aria-label={words.get("values-table")}>
                <table class="numbers values" aria-label={words.get("values-figure")}>
                    <thead>
                        <tr>
                            <th scope="col">{ "n" }</th>
                            { for (0..ROW).map(|column| html! { <th scope="col">{ format!("+{column}") }</th> }) }
                        </tr>
                    </thead>
                    <tbody class="origins" onclick={asked_by_click(ask)}>{ for rows }</tbody>
                </table>
            </div>
            { Figure { shown: "table.values", caption: words.get("values-figure"), name: "grundy-values" }.files(words) }
            if last > 0 {
                <div class="row pages">
                    { turn(shown.saturating_sub(1), "page-back", shown > 0) }
                    // While values come the number of pages grows, which nobody wants to hear.
                    <span role={(!seen.runs()).then_some("status")}>{ words.say(&Message::new("page-of").with("page", shown + 1).with("pages", last + 1)) }</span>
                    { turn(shown + 1, "page-on", shown < last) }
                    <label class="field inline">
                        <span>{ words.get("page-jump") }</span>
                        { jump.input(|n| Change::Table(n / PAGE * PAGE)) }
                    </label>
                </div>
                { jump.error(words) }
            }
            { origin(seen, ask, last_heap, words) }
        </section>
    }
}
