//! The values as a table: ten in a row, a page at a time.

use crate::app::dom::field_value;
use crate::app::hooks::use_words;
use crate::core::{Message, Nimber};
use std::rc::Rc;
use yew::prelude::*;

/// Values in a row, and on a page.
const ROW: usize = 10;
const PAGE: usize = 200;

#[derive(Clone, Properties)]
pub(super) struct ValuesTableProps {
    /// G(0), G(1), ….
    pub(super) values: Rc<Vec<Nimber>>,
}

impl PartialEq for ValuesTableProps {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.values, &other.values)
    }
}

/// The table.
#[component]
pub(super) fn ValuesTable(props: &ValuesTableProps) -> Html {
    let words = use_words();
    let page = use_state_eq(|| 0_usize);
    let last = props.values.len().saturating_sub(1) / PAGE;
    let shown = (*page).min(last);
    let from = shown * PAGE;
    let until = (from + PAGE).min(props.values.len());
    let rows = props.values.get(from..until).unwrap_or_default().chunks(ROW).enumerate();
    let rows = rows.map(|(number, row)| {
        let first = from + number * ROW;
        html! {
            <tr key={first}>
                <th scope="row">{ words.number(first as u64) }</th>
                { for row.iter().map(|value| html! { <td>{ value.0 }</td> }) }
            </tr>
        }
    });
    let turn = |to: usize, label: &'static str, enabled: bool| {
        let page = page.setter();
        let click = Callback::from(move |_: MouseEvent| page.set(to));
        html! { <button type="button" class="button" disabled={!enabled} onclick={click}>{ words.get(label) }</button> }
    };
    let jump = {
        let page = page.setter();
        Callback::from(move |event: Event| {
            let n: Result<usize, _> = field_value(&event).trim().parse();
            n.into_iter().for_each(|n| page.set(n / PAGE));
        })
    };
    html! {
        <section class="values">
            <h2>{ words.get("values-table") }</h2>
            <div class="scroll" tabindex="0" role="region" aria-label={words.get("values-table")}>
                <table class="numbers">
                    <thead>
                        <tr>
                            <th scope="col">{ "n" }</th>
                            { for (0..ROW).map(|column| html! { <th scope="col">{ format!("+{column}") }</th> }) }
                        </tr>
                    </thead>
                    <tbody>{ for rows }</tbody>
                </table>
            </div>
            if last > 0 {
                <div class="row pages">
                    { turn(shown.saturating_sub(1), "page-back", shown > 0) }
                    <span>{ words.say(&Message::new("page-of").with("page", shown + 1).with("pages", last + 1)) }</span>
                    { turn(shown + 1, "page-on", shown < last) }
                    <label class="field inline">
                        <span>{ words.get("page-jump") }</span>
                        <input type="text" inputmode="numeric" size="8" onchange={jump} />
                    </label>
                </div>
            }
        </section>
    }
}
