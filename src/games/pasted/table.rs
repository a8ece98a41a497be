//! The numbers of a grid: rows, a dictionary of squares, or a table with its headings.

use super::check::{is_list, is_word, number, rows_of, shown};
use super::right::Grid;
use super::value::{Element, Value};
use crate::core::Message;

/// A number of a grid: its row, its column, and where it stands.
pub(super) type Cell<'a> = (usize, usize, &'a Element);

/// The numbers of a grid, each with its row and column, both from 0.
pub(super) fn cells<'a>(value: &'a Element, grid: &Grid) -> Result<Vec<Cell<'a>>, Message> {
    let width = grid.rows.iter().map(Vec::len).max().unwrap_or(0);
    if let Value::Pairs(pairs) = &value.value {
        // Each row after its number.
        if let Some(rows) = numbered_rows(pairs, grid) {
            return in_rows(&rows, grid);
        }
        return pairs.iter().map(|pair| square(pair, grid)).collect();
    }
    let items = value.items();
    if !items.iter().any(is_list) {
        let all: usize = grid.rows.iter().map(Vec::len).sum();
        if items.len() != all {
            let message = Message::new("check-count").with("found", items.len());
            return Err(message.with("right", all));
        }
        let places = (0..).zip(&grid.rows);
        let places = places.flat_map(|(row, cells)| (0..cells.len()).map(move |at| (row, at)));
        return Ok(places.zip(items).map(|((row, column), item)| (row, column, item)).collect());
    }
    let rows: Vec<&[Element]> = items.iter().map(Element::items).collect();
    let rows = without_headings(rows, (grid.rows.len(), width));
    in_rows(&without_zeros(rows, grid, width), grid)
}

/// A number after its square.
fn square<'a>((key, value): &'a (Element, Element), grid: &Grid) -> Result<Cell<'a>, Message> {
    let place = || {
        let place = rows_of(key)?;
        // `nimber(i, j, N, M)` has the size of the grid besides.
        let ([row, column] | [row, column, _, _]) = place.as_slice() else { return None };
        let first = u8::try_from(grid.first).ok()?;
        Some((row.checked_sub(first)?, column.checked_sub(first)?))
    };
    let message = || Message::new("check-not-square").quoting("found", &shown(key));
    let (row, column) = place().ok_or_else(message)?;
    Ok((usize::from(row), usize::from(column), value))
}

/// The rows of a grid, each of which stands after its number.
fn numbered_rows<'a>(pairs: &'a [(Element, Element)], grid: &Grid) -> Option<Vec<&'a [Element]>> {
    let first = i64::from(grid.first);
    let numbered =
        (first..).zip(pairs).all(|(at, (key, row))| number(key) == Some(at) && is_list(row));
    let rows = || pairs.iter().map(|(_, row)| row.items()).collect();
    (numbered && pairs.len() == grid.rows.len()).then(rows)
}

/// The rows without lines that are drawn, without a first row of the columns' numbers and a first column of the
/// rows', where there is one row or column too many.
fn without_headings(mut rows: Vec<&[Element]>, (height, width): (usize, usize)) -> Vec<&[Element]> {
    if rows.len() > height {
        rows.retain(|row| !row.iter().all(is_drawn));
    }
    let counts = |row: &[Element]| {
        let begin = row.iter().take_while(|cell| is_word(cell)).count();
        let numbers = row.get(begin..).unwrap_or_default();
        let last = numbers.len().checked_sub(width).and_then(|spare| numbers.get(spare..));
        last.is_some_and(|last| is_counted(last.iter()))
    };
    let headed = rows.len() == height + 1 && rows.first().is_some_and(|row| counts(row));
    if headed {
        rows.remove(0);
    }
    let wide = rows.len() == height && rows.iter().all(|row| row.len() == width + 1);
    let numbered = wide && is_counted(rows.iter().filter_map(|row| row.first()));
    if numbered {
        rows = rows.into_iter().filter_map(|row| row.get(1..)).collect();
    }
    rows
}

/// In C, a grid whose squares are counted from 1 often has a row 0 and a column 0, of zeros: without them.
fn without_zeros<'a>(rows: Vec<&'a [Element]>, grid: &Grid, width: usize) -> Vec<&'a [Element]> {
    let zero = |element: &Element| number(element) == Some(0);
    let spare = grid.first == 1
        && rows.len() == grid.rows.len() + 1
        && rows.iter().all(|row| row.len() == width + 1 && row.first().is_some_and(zero))
        && rows.first().is_some_and(|row| row.iter().all(zero));
    if !spare {
        return rows;
    }
    rows.into_iter().skip(1).filter_map(|row| row.get(1..)).collect()
}

fn in_rows<'a>(rows: &[&'a [Element]], grid: &Grid) -> Result<Vec<Cell<'a>>, Message> {
    if rows.len() != grid.rows.len() {
        let message = Message::new("check-rows").with("found", rows.len());
        return Err(message.with("right", grid.rows.len()));
    }
    for (row, (found, right)) in rows.iter().zip(&grid.rows).enumerate() {
        if found.len() != right.len() {
            let message = Message::new("check-row-length").with("row", row + grid.first as usize);
            return Err(message.with("found", found.len()).with("right", right.len()));
        }
    }
    let cells = rows.iter().enumerate().flat_map(|(row, items)| {
        items.iter().enumerate().map(move |(column, item)| (row, column, item))
    });
    Ok(cells.collect())
}

/// Whether numbers are 0, 1, … or 1, 2, …
fn is_counted<'a>(cells: impl Iterator<Item = &'a Element>) -> bool {
    let mut cells = cells.peekable();
    let Some(first @ (0 | 1)) = cells.peek().and_then(|cell| number(cell)) else { return false };
    (first..).zip(cells).all(|(at, cell)| number(cell) == Some(at))
}

/// Whether a cell is part of a line that is drawn: `---`, `+--+`.
pub(super) fn is_drawn(cell: &Element) -> bool {
    let Value::Text(text) = &cell.value else { return false };
    text.len() > 1 && text.chars().all(|c| "-+=_".contains(c))
}
