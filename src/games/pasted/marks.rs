//! The picture of a grid: `1|O|-|-` for each row, with a sign where a piece is.

use super::elements::{at, is_list, number, shown};
use super::form::{Form, table as latex};
use super::found::{Checked, Difference, Place};
use super::right::Grid;
use super::table::is_drawn;
use super::value::{Element, Value};
use crate::core::Message;

/// The sign of a square without a piece.
const NONE: &str = "-";
/// The sign of one with a piece.
const ONE: &str = "O";

/// Compares a picture. Rows may begin with their number, and a first line may number the columns.
///
/// A number says how many pieces there are; any other sign, that there are some.
pub(super) fn check(checked: &mut Checked, value: &Element, grid: &Grid) {
    let width = grid.rows.iter().map(Vec::len).max().unwrap_or(0);
    let height = grid.rows.len();
    let rows: Vec<&[Element]> = match value.items() {
        // A row by itself.
        row if !row.iter().any(is_list) => vec![row],
        rows => rows.iter().map(Element::items).collect(),
    };
    let heads = rows.len().saturating_sub(height);
    // A frame of lines above, between or below is none of the rows.
    let rows: Vec<&[Element]> = match heads {
        0 => rows,
        _ => rows.into_iter().filter(|row| row.iter().any(|cell| !is_drawn(cell))).collect(),
    };
    let first = rows.len().saturating_sub(height);
    if rows.is_empty() || first > 1 {
        let message = Message::new("check-rows").with("found", rows.len());
        return checked.complain(at(value), message.with("right", height));
    }
    let skipped = alone(&rows, width, grid);
    let given = rows.iter().skip(first).zip(grid.rows.iter().skip(skipped)).enumerate();
    for (row, (cells, right)) in given {
        let row = row + skipped;
        let name = row + grid.first as usize;
        let numbered =
            cells.len() == width + 1 && cells.first().and_then(number) == i64::try_from(name).ok();
        let cells = cells.get(usize::from(numbered)..).unwrap_or_default();
        if cells.len() != right.len() {
            let message = Message::new("check-row-length").with("row", name);
            let message = message.with("found", cells.len()).with("right", right.len());
            return checked.complain(at(value), message);
        }
        for (column, (cell, &count)) in cells.iter().zip(right).enumerate() {
            let agrees = match &cell.value {
                Value::Number(found) => *found == i64::from(count),
                Value::Text(sign) => matches!(sign.as_str(), "-" | "." | "_" | "") == (count == 0),
                _ => false,
            };
            let message = (!agrees).then(|| {
                let place = format!("({name}, {})", column + grid.first as usize);
                Message::new("check-value")
                    .with("place", place)
                    .with("found", shown(cell))
                    .with("right", sign(count))
            });
            let place = Place::Cell(row, column);
            checked.count(message.map(|message| Difference::new(place, message, Some(at(cell)))));
        }
    }
    if rows.len() < height && checked.wrong.is_none() {
        let all = grid.rows.iter().map(Vec::len).sum::<usize>();
        checked.notes.push(match skipped {
            0 => Message::new("check-few-rows").with("found", rows.len()).with("right", height),
            _ => Message::new("check-few").with("count", checked.compared).with("all", all),
        });
    }
}

/// Before which rows a single row belongs, as its number says; 0 where it has none.
fn alone(rows: &[&[Element]], width: usize, grid: &Grid) -> usize {
    let &[row] = rows else { return 0 };
    let named = row.first().filter(|_| row.len() == width + 1).and_then(number);
    let at = named.and_then(|name| name.checked_sub(grid.first.into()));
    let at = at.and_then(|at| usize::try_from(at).ok());
    at.filter(|&at| at < grid.rows.len()).unwrap_or(0)
}

fn sign(count: u32) -> String {
    match count {
        0 => NONE.to_owned(),
        1 => ONE.to_owned(),
        more => more.to_string(),
    }
}

/// Writes a picture.
pub(super) fn write(grid: &Grid, form: Form) -> String {
    let first = grid.first as usize;
    let signs = |row: &[u32]| -> Vec<String> { row.iter().map(|&count| sign(count)).collect() };
    let listed = |row: &Vec<u32>| {
        let cells: Vec<String> = signs(row).iter().map(|cell| format!("\"{cell}\"")).collect();
        format!("[{}]", cells.join(", "))
    };
    match form {
        Form::Python | Form::Json => {
            let rows: Vec<String> = grid.rows.iter().map(listed).collect();
            format!("[{}]\n", rows.join(", "))
        }
        Form::Csv => {
            let lines = grid.rows.iter().enumerate();
            let line = |(row, cells): (usize, &Vec<u32>)| {
                [(row + first).to_string(), signs(cells).join("|"), "\n".to_owned()].join("|")
            };
            lines.map(line).collect()
        }
        Form::Latex => {
            let width = grid.rows.iter().map(Vec::len).max().unwrap_or(0);
            let heads: Vec<String> = (first..first + width).map(|at| at.to_string()).collect();
            let rows = grid.rows.iter().enumerate();
            latex("", &heads, rows.map(|(row, cells)| ((row + first).to_string(), signs(cells))))
        }
    }
}
