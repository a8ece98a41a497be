//! Rows of numbers, to be filled in or just shown.

use crate::app::dom::{field_value, some};
use crate::core::Message;
use crate::games::Sheet;
use crate::words::Words;
use wasm_bindgen::JsCast;
use web_sys::ClipboardEvent;
use yew::prelude::*;

/// How many rows of a pasted text are read.
const MAX_PASTED: usize = 1000;

/// What is in a sheet: the reader's texts, row by row.
pub(super) type Written = Vec<Vec<String>>;

/// The message that names a place.
pub(super) fn named(sheet: &Sheet, row: usize, column: usize) -> Message {
    let column = sheet.columns.get(column).cloned().unwrap_or_default();
    if sheet.rows.len() == 1 {
        return Message::new("task-cell-alone").with("column", column);
    }
    let row = sheet.rows.get(row).map(|row| row.0.clone()).unwrap_or_default();
    Message::new("task-cell").with("row", row).with("column", column)
}

/// An empty sheet of this form.
pub(super) fn blank(sheet: &Sheet) -> Written {
    sheet.rows.iter().map(|(_, length)| vec![String::new(); *length]).collect()
}

/// The numbers that were written; `None` where there is no number.
pub(super) fn numbers(written: &Written) -> Vec<Vec<Option<u32>>> {
    let row = |row: &Vec<String>| row.iter().map(|text| text.trim().parse().ok()).collect();
    written.iter().map(row).collect()
}

/// The numbers of a text that is pasted into a field, where they are several: `0 1 2`, `[[0, 1], [1, 0]]`, rows in
/// lines. Each row is a line, or is between brackets.
fn pasted(text: &str) -> Option<Written> {
    let row = |row: &str| -> Vec<String> {
        let numbers = row.split(|sign: char| !sign.is_ascii_digit());
        numbers.filter(|number| !number.is_empty()).map(str::to_owned).collect()
    };
    let rows = text.split(['\n', ']', '}', ')']).map(row);
    let rows: Written = rows.filter(|row| !row.is_empty()).take(MAX_PASTED).collect();
    (rows.iter().flatten().count() > 1).then_some(rows)
}

/// The text of the clipboard, where it has several numbers; what has none is left to the browser.
fn from_clipboard(event: &Event) -> Option<Written> {
    let event = event.dyn_ref::<ClipboardEvent>()?;
    let rows = pasted(&event.clipboard_data()?.get_data("text").ok()?)?;
    event.prevent_default();
    Some(rows)
}

/// The sheet with a field for every number; `wrong` are marked. `on_input` hears of a change: from which place on, and
/// what is there now; that is several numbers where a table was pasted.
pub(super) fn fields(
    sheet: &Sheet,
    written: &Written,
    wrong: &[(usize, usize)],
    on_input: &Callback<(usize, usize, Written)>,
    words: &Words,
) -> Html {
    table(sheet, words, |row, column, name| {
        let bad = wrong.contains(&(row, column));
        let value =
            written.get(row).and_then(|cells| cells.get(column)).cloned().unwrap_or_default();
        let input = on_input
            .reform(move |event: InputEvent| (row, column, vec![vec![field_value(&event)]]));
        let paste =
            some(on_input, move |event: Event| Some((row, column, from_clipboard(&event)?)));
        let label = words.say(&name);
        html! {
            <input
                type="text" inputmode="numeric" class={classes!("sheet-field", bad.then_some("wrong"))} {value}
                oninput={input} onpaste={paste} aria-label={label} aria-invalid={bad.to_string()} autocomplete="off"
            />
        }
    })
}

/// The sheet with what a closed form gives; `wrong` are marked.
pub(super) fn values(
    sheet: &Sheet,
    values: &[Vec<Option<i64>>],
    wrong: &[(usize, usize)],
    words: &Words,
) -> Html {
    table(sheet, words, |row, column, _| {
        let bad = wrong.contains(&(row, column));
        let value = values.get(row).and_then(|cells| cells.get(column)).copied().flatten();
        let value = value.map_or_else(|| "–".to_owned(), |value| value.to_string());
        html! {
            <span class={classes!("sheet-value", bad.then_some("wrong"))}>
                { value }
                if bad { <span class="spoken">{ " ✗" }</span> }
            </span>
        }
    })
}

fn table(sheet: &Sheet, words: &Words, cell: impl Fn(usize, usize, Message) -> Html) -> Html {
    let head = sheet.columns.iter().map(|name| html! { <th scope="col">{ name }</th> });
    let rows = sheet.rows.iter().enumerate().map(|(row, (name, length))| {
        let cells = (0..*length).map(|column| {
            html! { <td>{ cell(row, column, named(sheet, row, column)) }</td> }
        });
        html! { <tr><th scope="row">{ name }</th>{ for cells }</tr> }
    });
    let columns = format!("--columns:{}", sheet.columns.len());
    html! {
        <div class="task-frame" tabindex="0" role="group" aria-label={words.get("task-sheet")}>
            <table class="task-sheet" style={columns}><thead><tr><td />{ for head }</tr></thead><tbody>{ for rows }</tbody></table>
        </div>
    }
}
