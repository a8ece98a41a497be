//! Rows of numbers, to be filled in or just shown.

use crate::app::dom::{field_value, some};
use crate::core::Message;
use crate::games::{Columns, Sheet};
use crate::session::{read_natural, read_table};
use crate::words::Words;
use wasm_bindgen::JsCast;
use web_sys::ClipboardEvent;
use yew::prelude::*;

/// What is in a sheet: the reader's texts, row by row.
pub(super) type Written = Vec<Vec<String>>;

/// The message that names a place.
pub(super) fn named(sheet: &Sheet, row: usize, column: usize) -> Message {
    let column = sheet.columns.get(column).cloned().unwrap_or_default();
    if sheet.rows.len() == 1 {
        let id = match sheet.naming {
            Columns::Arguments => "task-cell-value",
            Columns::Components => "task-cell-component",
            Columns::Vertices => "task-cell-vertex",
            Columns::Squares => "task-cell-alone",
        };
        return Message::new(id).with("column", column);
    }
    let row = sheet.rows.get(row).map(|row| row.0.clone()).unwrap_or_default();
    Message::new("task-cell").with("row", row).with("column", column)
}

/// An empty sheet of this form.
pub(super) fn blank(sheet: &Sheet) -> Written {
    sheet.rows.iter().map(|(_, length)| vec![String::new(); *length]).collect()
}

/// Puts texts into a sheet, from a place on. Where there is no room for some of them nothing is put, and the error says
/// how large they are. Lines of one number each are one row where there is one.
pub(super) fn put(
    cells: &mut Written,
    row: usize,
    column: usize,
    texts: Written,
) -> Result<(), Message> {
    let lone = cells.len() == 1 && texts.iter().all(|row| row.len() == 1);
    let texts = if lone { vec![texts.concat()] } else { texts };
    let widest = |rows: &Written| rows.iter().map(Vec::len).max().unwrap_or(0);
    // A bar that was bitten has shorter rows: what is said of squares that are gone is left out.
    let (down, across) = (cells.len().saturating_sub(row), widest(cells).saturating_sub(column));
    if texts.len() > down || widest(&texts) > across {
        let message = Message::new("task-paste-too-large").with("rows", texts.len());
        let message = message.with("columns", widest(&texts));
        return Err(message.with("down", down).with("across", across));
    }
    for (cells, texts) in cells.iter_mut().skip(row).zip(texts) {
        for (cell, text) in cells.iter_mut().skip(column).zip(texts) {
            *cell = text;
        }
    }
    Ok(())
}

/// The numbers that were written; `None` where there is no number.
pub(super) fn numbers(written: &Written) -> Vec<Vec<Option<u32>>> {
    let row = |row: &Vec<String>| row.iter().map(|text| read_natural(text)).collect();
    written.iter().map(row).collect()
}

/// The numbers of the clipboard, where they are several; what else there is is left to the browser.
fn from_clipboard(event: &Event) -> Option<Written> {
    let event = event.dyn_ref::<ClipboardEvent>()?;
    let rows = read_table(&event.clipboard_data()?.get_data("text").ok()?)?;
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
                if bad { <span class="spoken">{ " " }{ words.get("sheet-wrong") }</span> }
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
