//! Nim-addition: its table and its laws.

use super::square::nimber_class;
use crate::app::figure::Figure;
use crate::app::hooks::use_words;
use crate::app::house::menu;
use crate::words::Words;
use yew::prelude::*;

/// The table of ⊕ on 0, 1, …, `most`.
pub(super) fn addition_table(most: u32, words: &Words) -> Html {
    let head = |number: u32| html! { <th scope="col">{ number }</th> };
    let row = |a: u32| {
        let cells = (0..=most).map(|b| {
            let sum = a ^ b;
            html! { <td class={nimber_class(sum)}>{ sum }</td> }
        });
        html! { <tr key={a}><th scope="row">{ a }</th>{ for cells }</tr> }
    };
    let caption = words.get("addition-title");
    html! {
        <>
        <div class="scroll" tabindex="0" role="region" aria-label={caption.clone()}>
            <table class="addition">
                <caption>{ words.get("addition-title") }</caption>
                <thead><tr><th scope="col">{ "⊕" }</th>{ for (0..=most).map(head) }</tr></thead>
                <tbody>{ for (0..=most).map(row) }</tbody>
            </table>
        </div>
        { Figure { shown: "table.addition", caption, name: "nim-addition" }.files(words) }
        </>
    }
}

#[derive(Clone, PartialEq, Properties)]
pub(super) struct LawsProps {
    /// The largest number of the table.
    pub(super) most: u32,
}

/// The laws of ⊕, each with the numbers that the reader has chosen.
#[component]
pub(super) fn Laws(props: &LawsProps) -> Html {
    let words = use_words();
    let chosen = use_state_eq(|| [1_u32, props.most, 1]);
    let [a, b, c] = chosen.map(|number| number.min(props.most));
    let choices: Vec<(u32, String)> = (0..=props.most).map(|n| (n, n.to_string())).collect();
    let choice = |place: usize, label: &str| {
        let state = chosen.clone();
        let change = Callback::from(move |number: u32| {
            let mut numbers = *state;
            if let Some(slot) = numbers.get_mut(place) {
                *slot = number;
            }
            state.set(numbers);
        });
        menu(label.to_owned(), [a, b, c].get(place).copied().unwrap_or(0), &choices, change)
    };
    let laws = [
        ("law-neutral", format!("{a} ⊕ 0 = {a}")),
        ("law-inverse", format!("{a} ⊕ {a} = 0")),
        ("law-commutes", format!("{a} ⊕ {b} = {} = {b} ⊕ {a}", a ^ b)),
        (
            "law-associates",
            format!(
                "({a} ⊕ {b}) ⊕ {c} = {} ⊕ {c} = {} = {a} ⊕ {} = {a} ⊕ ({b} ⊕ {c})",
                a ^ b,
                a ^ b ^ c,
                b ^ c
            ),
        ),
        ("law-cancels", format!("({a} ⊕ {b}) ⊕ {b} = {} ⊕ {b} = {a}", a ^ b)),
    ];
    let rows = laws.into_iter().map(|(id, example)| {
        html! { <li key={id}>{ words.get(id) }<code>{ example }</code></li> }
    });
    html! {
        <section>
            <h2>{ words.get("laws-title") }</h2>
            <div class="row fields laws-choice">
                { choice(0, "a") }{ choice(1, "b") }{ choice(2, "c") }
            </div>
            <ul class="laws">{ for rows }</ul>
        </section>
    }
}
