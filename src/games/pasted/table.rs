//! The numbers of a grid: rows, a dictionary of squares, or a table with its headings.

use super::elements::{answer_of, at, is_list, is_word, number, numbers_of, shown};
use super::found::{Checked, Difference, Place};
use super::right::Grid;
use super::value::{Element, Value};
use super::{beside, prompted};
use crate::core::Message;
use crate::games::At;
use std::collections::HashSet;

/// A number of a grid: its row, its column, and where it was found.
type Cell<'a> = (usize, usize, &'a Element);

/// The numbers that can be compared, and what is wrong with the table besides.
type Found<'a> = (Vec<Cell<'a>>, Option<At<Message>>);

/// Compares the numbers of a grid.
pub(super) fn check(checked: &mut Checked, value: &Element, grid: &Grid) {
    let asked = matches!(&value.value, Value::Pairs(pairs)
        if prompted::answers(pairs).is_some() || some_rows(pairs, grid).is_some());
    let value = if asked { value } else { answer_of(value, |_, answer| is_list(answer)) };
    let spread = spread(value, grid);
    let value = spread.as_ref().unwrap_or(value);
    if let Some(turned) = turned(value, grid) {
        checked.notes.push(Message::new("check-turned"));
        return check(checked, &turned, grid);
    }
    if let Some(sums) = sums(value, grid) {
        return compare_sums(checked, sums, grid);
    }
    let keyed =
        beside::numbers_beside(value).map(|pairs| Element { value: Value::Pairs(pairs), ..*value });
    let value = keyed.as_ref().unwrap_or(value);
    let (cells, besides) = match cells(value, grid, checked.wrong.is_some()) {
        Ok(found) => found,
        Err(At { start, end, error }) => return checked.complain((start, end), error),
    };
    let mut seen = HashSet::with_capacity(cells.len());
    for (row, column, element) in cells {
        let first = grid.first as usize;
        let place = format!("({}, {})", row + first, column + first);
        let Some(&right) = grid.rows.get(row).and_then(|row| row.get(column)) else {
            let message = Message::new("check-outside").with("place", place);
            return checked.complain(at(element), message);
        };
        let Some(number) = number(element) else { return checked.not_a_value(element) };
        seen.insert((row, column));
        let message = (number != i64::from(right)).then(|| {
            Message::new("check-value")
                .with("place", place)
                .with("found", number.to_string())
                .with("right", right.to_string())
        });
        let place = Place::Cell(row, column);
        checked.count(message.map(|message| Difference::new(place, message, Some(at(element)))));
    }
    if let Some(At { start, end, error }) = besides {
        checked.complain((start, end), error);
    }
    let all: usize = grid.rows.iter().map(Vec::len).sum();
    if seen.len() < all && checked.wrong.is_none() {
        checked.notes.push(few(&seen, grid));
    }
}

/// The digits of lines without anything between them, `01301`, one for each column.
fn spread(value: &Element, grid: &Grid) -> Option<Element> {
    let width = grid.rows.first()?.len();
    let small = grid.rows.iter().all(|row| row.len() == width && row.iter().all(|&cell| cell < 10));
    let digits = |line: &Element| {
        let line = if let [alone] = line.items() { alone } else { line };
        let long = (line.end - line.start) as usize == width;
        if !long {
            return None;
        }
        let text = match &line.value {
            // What begins with zeros has lost them.
            Value::Number(number) if *number >= 0 => format!("{number:0width$}"),
            Value::Text(text) if text.len() == width => text.clone(),
            _ => return None,
        };
        let digit = |(at, digit): (u32, char)| {
            let number = i64::from(digit.to_digit(10)?);
            let start = line.start + at;
            Some(Element { value: Value::Number(number), start, end: start + 1 })
        };
        let digits: Option<Vec<Element>> = (0..).zip(text.chars()).map(digit).collect();
        Some(Element { value: Value::List(digits?), ..*line })
    };
    let rows = value.items();
    if !small || width < 2 || rows.len() < 2 || rows.len() > grid.rows.len() {
        return None;
    }
    let rows: Option<Vec<Element>> = rows.iter().map(digits).collect();
    Some(Element { value: Value::List(rows?), ..*value })
}

/// The numbers with rows and columns in each other's place, where they have the size of the grid only then.
fn turned(value: &Element, grid: &Grid) -> Option<Element> {
    let Value::List(rows) = &value.value else { return None };
    let (height, width) = (grid.rows.len(), grid.rows.first()?.len());
    let whole = height != width
        && height > 1
        && width > 1
        && grid.rows.iter().all(|row| row.len() == width);
    let numbers = |row: &Element| {
        is_list(row)
            && row.items().len() == height
            && row.items().iter().all(|cell| number(cell).is_some())
    };
    if !whole || rows.len() != width || !rows.iter().all(numbers) {
        return None;
    }
    let column = |at: usize| {
        let cells: Vec<Element> =
            rows.iter().filter_map(|row| row.items().get(at)).cloned().collect();
        Element { value: Value::List(cells), ..*value }
    };
    Some(Element { value: Value::List((0..height).map(column).collect()), ..*value })
}

/// What is said of a text that has not all numbers of the grid: that it ends after some rows, or each row
/// after some columns, or how many there are.
fn few(seen: &HashSet<(usize, usize)>, grid: &Grid) -> Message {
    let rows = seen.iter().map(|&(row, _)| row + 1).max().unwrap_or(0);
    let columns = seen.iter().map(|&(_, column)| column + 1).max().unwrap_or(0);
    let width = grid.rows.iter().map(Vec::len).max().unwrap_or(0);
    let said = |id, found, right| Message::new(id).with("found", found).with("right", right);
    let of_rows = |taken: usize| {
        grid.rows.iter().take(taken).map(|row| row.len().min(columns)).sum::<usize>()
    };
    match (rows == grid.rows.len(), columns == width) {
        (false, true) if seen.len() == of_rows(rows) => {
            said("check-few-rows", rows, grid.rows.len())
        }
        (true, false) if seen.len() == of_rows(rows) => said("check-few-columns", columns, width),
        _ => {
            let all: usize = grid.rows.iter().map(Vec::len).sum();
            Message::new("check-few").with("count", seen.len()).with("all", all)
        }
    }
}

/// Numbers that are added, and what was found for their nim-sum.
type Sum<'a> = (Vec<i64>, &'a Element);

/// Nim-sums one by one, `2 ⊕ 3 = 1`, of however many numbers, where the grid is the table of nim-addition.
fn sums<'a>(value: &'a Element, grid: &Grid) -> Option<Vec<Sum<'a>>> {
    let Value::Pairs(pairs) = &value.value else { return None };
    // The same numbers on squares counted from 1 are those of a piece.
    let added = grid.first == 0
        && (0..).zip(&grid.rows).all(|(row, cells): (u32, _)| {
            (0..).zip(cells).all(|(column, &cell): (u32, _)| cell == row ^ column)
        });
    let sum = |(key, sum): &'a (Element, Element)| {
        let numbers = numbers_of(key).filter(|numbers| is_list(key) && numbers.len() > 1)?;
        numbers.iter().all(|&number| number >= 0).then_some((numbers, sum))
    };
    pairs.iter().map(sum).collect::<Option<_>>().filter(|_| added && grid.rows.len() > 1)
}

fn compare_sums(checked: &mut Checked, sums: Vec<Sum<'_>>, grid: &Grid) {
    for (numbers, element) in sums {
        let Some(found) = number(element) else { return checked.not_a_value(element) };
        let right = numbers.iter().fold(0, |sum, number| sum ^ number);
        let message = (found != right).then(|| {
            let terms: Vec<String> = numbers.iter().map(i64::to_string).collect();
            Message::new("check-value")
                .with("place", terms.join(" ⊕ "))
                .with("found", found.to_string())
                .with("right", right.to_string())
        });
        let index = |number: i64| usize::try_from(number).ok().filter(|&at| at < grid.rows.len());
        let place = match *numbers.as_slice() {
            [row, column] => index(row).zip(index(column)),
            _ => None,
        };
        let place = place.map_or(Place::Whole, |(row, column)| Place::Cell(row, column));
        checked.count(message.map(|message| Difference::new(place, message, Some(at(element)))));
    }
}

/// The numbers of a grid, each with its row and column, both from 0. Of a text that breaks off, those that are
/// there.
fn cells<'a>(value: &'a Element, grid: &Grid, partial: bool) -> Result<Found<'a>, At<Message>> {
    let width = grid.rows.iter().map(Vec::len).max().unwrap_or(0);
    let wrong = |error| At { start: value.start as usize, end: value.end as usize, error };
    if let Value::Pairs(pairs) = &value.value {
        // Each row after its number.
        if let Some(rows) = numbered_rows(pairs, grid) {
            return Ok(in_rows(&rows, grid, (value, partial)));
        }
        if let Some(cells) = some_rows(pairs, grid) {
            return Ok((cells, None));
        }
        if let Some(answers) = prompted::answers(pairs) {
            let example = if grid.first == 1 { "(1, 3): 2" } else { "(0, 3): 1" };
            let which = || Message::new("check-which").with("example", example);
            let told = |(numbers, value): (Vec<i64>, &'a Element)| match *numbers.as_slice() {
                [.., row, column] => place(&[row, column], grid)
                    .map(|(row, column)| (row, column, value))
                    .ok_or_else(|| outside(value, &[row, column])),
                _ => {
                    Err(At { start: value.start as usize, end: value.end as usize, error: which() })
                }
            };
            return answers.into_iter().map(told).collect::<Result<_, _>>().map(|all| (all, None));
        }
        let squares = pairs.iter().map(|pair| square(pair, grid));
        return squares.collect::<Result<_, _>>().map(|all| (all, None));
    }
    let items = value.items();
    if !items.iter().any(is_list) {
        let all: usize = grid.rows.iter().map(Vec::len).sum();
        // The beginning of the first row, or rows one after another.
        let row = grid.rows.first().map_or(0, Vec::len);
        let begins = items.len() <= row || row > 0 && items.len().is_multiple_of(row);
        if items.len() > all || items.len() < all && !partial && !begins {
            let message = Message::new("check-count").with("found", items.len());
            return Err(wrong(message.with("right", all)));
        }
        // A row by itself is the first, unless it is another one.
        let begun = if items.len() == row { same_row(items, grid) } else { 0 };
        let places = (begun..).zip(grid.rows.iter().skip(begun));
        let places = places.flat_map(|(row, cells)| (0..cells.len()).map(move |at| (row, at)));
        let cells = places.zip(items).map(|((row, column), item)| (row, column, item));
        return Ok((cells.collect(), None));
    }
    let rows: Vec<&[Element]> = items.iter().map(Element::items).collect();
    if let Some(cells) = by_square(&rows, grid) {
        return cells.map(|cells| (cells, None));
    }
    let rows = without_headings(rows, (grid.rows.len(), width));
    Ok(in_rows(&without_zeros(rows, grid, width), grid, (value, partial)))
}

/// The place of a square, from 0.
fn place(square: &[i64], grid: &Grid) -> Option<(usize, usize)> {
    let index = |number: i64| usize::try_from(number.checked_sub(i64::from(grid.first))?).ok();
    let &[row, column] = square else { return None };
    index(row).zip(index(column))
}

fn outside(element: &Element, square: &[i64]) -> At<Message> {
    let square: Vec<String> = square.iter().map(i64::to_string).collect();
    let error = Message::new("check-outside").with("place", format!("({})", square.join(", ")));
    At { start: element.start as usize, end: element.end as usize, error }
}

/// A number after its square.
fn square<'a>((key, value): &'a (Element, Element), grid: &Grid) -> Result<Cell<'a>, At<Message>> {
    let message = || Message::new("check-not-square").quoting("found", &shown(key));
    let strange = || At { start: key.start as usize, end: key.end as usize, error: message() };
    let numbers = numbers_of(key).ok_or_else(strange)?;
    // `nimber(i, j, N, M)` has the size of the grid besides.
    let found = match numbers.as_slice() {
        [_, _] | [_, _, _, _] => numbers.get(..2).unwrap_or_default(),
        _ => return Err(strange()),
    };
    let (row, column) = place(found, grid).ok_or_else(|| outside(value, found))?;
    Ok((row, column, value))
}

/// Lines of a row, a column and a number, where the grid has not such rows itself.
fn by_square<'a>(
    rows: &[&'a [Element]],
    grid: &Grid,
) -> Option<Result<Vec<Cell<'a>>, At<Message>>> {
    let headed = rows.first().is_some_and(|row| row.len() == 3 && row.iter().all(is_word));
    let rows = rows.get(usize::from(headed)..).unwrap_or_default();
    let numbers =
        |row: &&[Element]| row.len() == 3 && row.iter().all(|cell| number(cell).is_some());
    // Where the grid is three wide, these may be its own first rows. Squares come one after the other, and then it is
    // what speaks less against them.
    let narrow = !headed && grid.rows.iter().all(|row| row.len() == 3);
    let squares = || {
        let unlike = unlike_squares(rows, grid).filter(|_| follow_each_other(rows));
        unlike.is_some_and(|unlike| unlike <= unlike_rows(rows, grid))
    };
    let alike = narrow && rows.len() <= grid.rows.len() && !squares();
    if rows.is_empty() || alike || !rows.iter().all(numbers) || !headed && rows.len() == 1 {
        return None;
    }
    let cell = |row: &&'a [Element]| {
        let [first, second, value] = *row else { return None };
        let found = [number(first)?, number(second)?];
        let place = place(&found, grid).ok_or_else(|| outside(value, &found));
        Some(place.map(|(row, column)| (row, column, value)))
    };
    Some(rows.iter().filter_map(cell).collect())
}

/// Whether lines begin with squares that follow each other in a row, or in a column.
fn follow_each_other(rows: &[&[Element]]) -> bool {
    let square = |row: &[Element]| Some((number(row.first()?)?, number(row.get(1)?)?));
    let next = |pair: &[&[Element]]| {
        let [(row, column), (below, after)] = [square(pair[0])?, square(pair[1])?];
        let in_row = below == row && after == column + 1 || below == row + 1 && after <= column;
        let in_column = after == column && below == row + 1 || after == column + 1 && below <= row;
        Some((in_row, in_column))
    };
    let steps: Option<Vec<(bool, bool)>> = rows.windows(2).map(next).collect();
    steps.is_some_and(|steps| steps.iter().all(|step| step.0) || steps.iter().all(|step| step.1))
}

/// How many lines of a row, a column and a number have another number than the grid; `None` where one of them lies
/// outside it.
fn unlike_squares(rows: &[&[Element]], grid: &Grid) -> Option<usize> {
    let unlike = |row: &&[Element]| {
        let [first, second, value] = *row else { return None };
        let (row, column) = place(&[number(first)?, number(second)?], grid)?;
        let right = grid.rows.get(row)?.get(column)?;
        Some(usize::from(number(value) != Some(i64::from(*right))))
    };
    rows.iter().map(unlike).sum()
}

/// The same of the numbers of lines that are the first rows of the grid.
fn unlike_rows(rows: &[&[Element]], grid: &Grid) -> usize {
    let pairs = rows.iter().zip(&grid.rows).flat_map(|(found, right)| found.iter().zip(right));
    pairs.filter(|(found, right)| number(found) != Some(i64::from(**right))).count()
}

/// The rows of a grid, each of which comes after its number.
fn numbered_rows<'a>(pairs: &'a [(Element, Element)], grid: &Grid) -> Option<Vec<&'a [Element]>> {
    let first = i64::from(grid.first);
    let numbered =
        (first..).zip(pairs).all(|(at, (key, row))| number(key) == Some(at) && is_list(row));
    let rows = || pairs.iter().map(|(_, row)| row.items()).collect();
    (numbered && (1..=grid.rows.len()).contains(&pairs.len())).then(rows)
}

/// Whole rows, each after its number, of which some may be missing.
fn some_rows<'a>(pairs: &'a [(Element, Element)], grid: &Grid) -> Option<Vec<Cell<'a>>> {
    let mut cells = Vec::new();
    for (key, items) in pairs {
        let row = usize::try_from(number(key)?.checked_sub(i64::from(grid.first))?).ok()?;
        let length = grid.rows.get(row)?.len();
        if !is_list(items) || items.items().len() != length {
            return None;
        }
        cells.extend(items.items().iter().enumerate().map(|(column, item)| (row, column, item)));
    }
    Some(cells)
}

/// The row that these numbers are; 0 where they are none.
fn same_row(items: &[Element], grid: &Grid) -> usize {
    let same = |row: &Vec<u32>| {
        items.iter().map(number).eq(row.iter().map(|&value| Some(i64::from(value))))
    };
    grid.rows.iter().position(same).unwrap_or(0)
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
    let words = |row: &[Element]| !row.is_empty() && row.iter().all(is_word);
    // Of a table that ends early a column too many tells that there are headings.
    let numbers = rows.get(1..).unwrap_or_default();
    let spare = !numbers.is_empty() && numbers.iter().all(|row| row.len() == width + 1);
    let headed = (rows.len() == height + 1 || rows.len() <= height && spare)
        && rows.first().is_some_and(|row| counts(row) || words(row));
    if headed {
        rows.remove(0);
    }
    let wide = rows.len() <= height && rows.iter().all(|row| row.len() == width + 1);
    let named = rows.iter().filter_map(|row| row.first()).all(is_word);
    let numbered = wide && (named || is_counted(rows.iter().filter_map(|row| row.first())));
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

/// The numbers in rows. There may be fewer rows than the grid has, or in every row as many fewer numbers: these
/// are the first.
fn in_rows<'a>(
    rows: &[&'a [Element]],
    grid: &Grid,
    (value, partial): (&Element, bool),
) -> Found<'a> {
    let mut wrong = None;
    if let Some(first) = rows.get(grid.rows.len()) {
        let message = Message::new("check-rows").with("found", rows.len());
        let error = message.with("right", grid.rows.len());
        let [first, last] = [first.first(), first.last()].map(|cell| cell.unwrap_or(value));
        wrong = Some(At { start: first.start as usize, end: last.end as usize, error });
    }
    let narrow = rows.first().map_or(0, |row| row.len());
    let alike = narrow > 0 && rows.iter().all(|row| row.len() == narrow);
    let columns_end = alike && grid.rows.iter().all(|row| row.len() > narrow);
    for (row, (found, right)) in rows.iter().zip(&grid.rows).enumerate() {
        let broken_off = partial && row + 1 == rows.len() && found.len() < right.len();
        if found.len() != right.len() && !broken_off && !columns_end && wrong.is_none() {
            let message = Message::new("check-row-length").with("row", row + grid.first as usize);
            let error = message.with("found", found.len()).with("right", right.len());
            let [first, last] = [found.first(), found.last()].map(|cell| cell.unwrap_or(value));
            wrong = Some(At { start: first.start as usize, end: last.end as usize, error });
        }
    }
    // What is there is compared, whatever there is too much or too little of.
    let cells = rows.iter().zip(&grid.rows).enumerate().flat_map(|(row, (items, right))| {
        items.iter().take(right.len()).enumerate().map(move |(column, item)| (row, column, item))
    });
    (cells.collect(), wrong)
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
