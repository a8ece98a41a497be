//! Values in binary columns, and their nim-sum below.

use crate::app::figure::Figure;
use crate::core::Nimber;
use crate::words::Words;
use yew::prelude::*;

/// The table. `head` names what the rows are; each row has its name and its value. A column of the
/// sum is 1 where an odd number of rows have a 1 in it.
pub(in crate::app) fn binary(
    head: String,
    rows: &[(String, Nimber)],
    nim_sum: Nimber,
    words: &Words,
) -> Html {
    binary_of([head, words.get("grundy-value")], rows, nim_sum, words)
}

/// The same for a game that has a word of its own for values.
pub(in crate::app) fn binary_of(
    [head, value_head]: [String; 2],
    rows: &[(String, Nimber)],
    nim_sum: Nimber,
    words: &Words,
) -> Html {
    let most = rows.iter().map(|&(_, value)| value).max().unwrap_or_default();
    let columns: Vec<u32> = (0..(32 - most.0.leading_zeros()).max(1)).rev().collect();
    let bits = |value: Nimber, sum: bool| {
        columns
            .iter()
            .map(move |&column| {
                let bit = value.0 >> column & 1;
                let class = classes!(
                    "bit",
                    (bit == 1).then_some("one"),
                    (sum && bit == 1).then_some("odd")
                );
                html! { <td {class}>{ bit }</td> }
            })
            .collect::<Html>()
    };
    let rows = rows.iter().enumerate().map(|(place, (name, value))| {
        html! {
            <tr key={place}>
                <th scope="row">{ name }</th>
                <td class="value">{ value.0 }</td>
                { bits(*value, false) }
            </tr>
        }
    });
    let title = words.get("binary-title");
    html! {
        <div>
            <div class="scroll" tabindex="0" role="region" aria-label={title.clone()}>
                <table class="binary">
                    <caption>{ title.clone() }</caption>
                    <thead>
                        <tr>
                            <th scope="col">{ head }</th>
                            <th scope="col">{ value_head }</th>
                            { for columns.iter().map(|column| html! { <th scope="col">{ (1_u64 << column).to_string() }</th> }) }
                        </tr>
                    </thead>
                    <tbody>{ for rows }</tbody>
                    <tfoot>
                        <tr>
                            <th scope="row">{ words.get("nim-sum") }{ " ⊕" }</th>
                            <td class="value">{ nim_sum.0 }</td>
                            { bits(nim_sum, true) }
                        </tr>
                    </tfoot>
                </table>
            </div>
            { Figure { shown: "table", caption: title, name: "nim-sum" }.files(words) }
        </div>
    }
}
