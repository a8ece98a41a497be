//! The numbers of a sheet on paper and on a projector: a table no wider than a page.

use crate::games::Sheet;
use yew::prelude::*;

/// How many columns fit side by side where there is a single row: a page is not wider.
const IN_LINE: usize = 12;

/// The sheet with a text in every place, which is empty where it is to be filled in.
pub(super) fn table(sheet: &Sheet, cell: impl Fn(usize, usize) -> String) -> Html {
    let step = if sheet.rows.len() == 1 { IN_LINE } else { sheet.columns.len().max(1) };
    let parts = (0..sheet.columns.len()).step_by(step).map(|first| {
        let last = (first + step).min(sheet.columns.len());
        let head = sheet.columns.get(first..last).unwrap_or_default();
        let rows = sheet.rows.iter().enumerate().map(|(row, (name, length))| {
            let cells = (first..last.min(*length)).map(|column| html! { <td>{ cell(row, column) }</td> });
            html! { <tr><th scope="row">{ name }</th>{ for cells }</tr> }
        });
        html! {
            <table class="sheet-table" style={format!("--columns:{}", last - first)}>
                <thead><tr><td />{ for head.iter().map(|name| html! { <th scope="col">{ name }</th> }) }</tr></thead>
                <tbody>{ for rows }</tbody>
            </table>
        }
    });
    html! { <div class="sheet-tables" tabindex="0">{ for parts }</div> }
}

/// The sheet with these numbers.
pub(super) fn numbers(sheet: &Sheet, rows: &[Vec<u32>]) -> Html {
    table(sheet, |row, column| {
        let number = rows.get(row).and_then(|row| row.get(column));
        number.map(u32::to_string).unwrap_or_default()
    })
}
