//! Calls about something other than what the page shows: another position, another code, another size. They cannot be
//! compared, and are left out.

use super::elements::{is_list, number, numbers_of};
use super::found::Checked;
use super::graph::Part;
use super::results::{Keys, Results, Things};
use super::right::{Grid, Region, Right, Series};
use super::value::{Element, Value};
use crate::core::Message;
use std::borrow::Cow;

/// The maximum number of digits of a code: a longer list is one of values.
const MAX_DIGITS: usize = 12;

/// What is about the page, once it was told what is not; `None` where nothing is left.
pub(super) fn here<'a>(
    checked: &mut Checked,
    value: &'a Element,
    right: &Right,
) -> Option<Cow<'a, Element>> {
    let Value::Pairs(pairs) = &value.value else { return Some(Cow::Borrowed(value)) };
    let elsewhere = |(key, answer): &(Element, Element)| match right {
        Right::Series(series) => of_code(key, answer, series),
        Right::Grid(grid) => of_size(key, answer, grid),
        Right::Graph(Part::Triple | Part::TripleEdges | Part::Four, region) => {
            of_sticks(key, answer, region)
        }
        Right::Results(results) if !results.code.is_empty() => of_rules(key, results),
        Right::Results(results) if !results.position.is_empty() => of_parts(key, results),
        Right::Results(results) if is_of_board(results) => of_board(key, results),
        Right::Results(results) => of_position(key, results),
        _ => None,
    };
    let (mut left, mut notes) = (Vec::new(), Vec::new());
    for pair in pairs {
        match elsewhere(pair) {
            Some(note) => notes.push(note),
            None => left.push(pair.clone()),
        }
    }
    let Some(note) = notes.first() else { return Some(Cow::Borrowed(value)) };
    checked.notes.push(note.clone().with("count", notes.len()));
    let value = Element { value: Value::Pairs(left), ..*value };
    let any = matches!(&value.value, Value::Pairs(left) if !left.is_empty());
    any.then_some(Cow::Owned(value))
}

/// Whether results are about the squares of a grid, or about pieces on it.
fn is_of_board(results: &Results) -> bool {
    let squares = results.keys == Keys::Square && results.things == Things::Squares;
    results.first == 1 && (squares || results.things == Things::Pawns)
}

/// The first list among the arguments is the position; two numbers alone are rows and columns of a whole bar.
fn of_position(key: &Element, results: &Results) -> Option<Message> {
    let drawn: Vec<i64> = results.drawn.iter().map(|&length| length.into()).collect();
    if drawn.is_empty() {
        return None;
    }
    let elsewhere = match key.items() {
        [first, ..] if is_list(first) => numbers_of(first).is_some_and(|rows| rows != drawn),
        // Two rows are a position too.
        [_, _] if numbers_of(key).as_ref() == Some(&drawn) => false,
        [rows, columns] if results.keys == Keys::None => {
            let size = number(rows).zip(number(columns));
            size.is_some_and(|(rows, columns)| {
                let whole = drawn.iter().all(|&length| length == columns);
                !whole || i64::try_from(drawn.len()) != Ok(rows)
            })
        }
        // `enleve_zeros([4, 2, 0, 0])` is about the list itself.
        numbers if results.keys == Keys::None && !numbers.is_empty() => {
            let rows = numbers_of(key).unwrap_or_default();
            let kept = rows.iter().rposition(|&length| length != 0).map_or(0, |last| last + 1);
            rows.get(..kept) != Some(&drawn)
        }
        _ => false,
    };
    elsewhere.then(|| Message::new("check-elsewhere").with("board", results.board()))
}

/// The parts in whichever order, as all arguments or as one of them: `[7, 5]`, `[(2, 1), (3, 5)]`; what is empty may be
/// among them. Two numbers alone may be rows and columns of a whole bar.
fn of_parts(key: &Element, results: &Results) -> Option<Message> {
    let parts = &results.position;
    let flat = |element: &Element| {
        let mut numbers = Vec::new();
        numbers_in(element, &mut numbers);
        numbers
    };
    let given = flat(key);
    if given.is_empty() {
        return None;
    }
    let here = |mut numbers: Vec<i64>| {
        numbers.retain(|&number| number != 0);
        is_of(&numbers, parts)
    };
    let mut lists = key.items().iter().filter(|item| is_list(item)).map(flat);
    let whole = parts.iter().any(|bar| match given.as_slice() {
        &[rows, columns] => {
            i64::try_from(bar.len()) == Ok(rows) && bar.iter().all(|&row| row == columns)
        }
        _ => false,
    });
    if whole || lists.any(here) || here(given) {
        return None;
    }
    Some(Message::new("check-elsewhere").with("board", format!("{:?}", parts.concat())))
}

/// Whether numbers are those of all parts, one part after the other.
fn is_of(given: &[i64], parts: &[Vec<i64>]) -> bool {
    let mut left: Vec<&Vec<i64>> = parts.iter().collect();
    let mut given = given;
    while !given.is_empty() {
        let Some(at) = left.iter().position(|part| given.starts_with(part)) else { return false };
        given = given.get(left.swap_remove(at).len()..).unwrap_or_default();
    }
    left.is_empty()
}

/// All numbers of an argument in their order.
fn numbers_in(element: &Element, numbers: &mut Vec<i64>) {
    match number(element) {
        Some(number) => numbers.push(number),
        None => element.items().iter().for_each(|item| numbers_in(item, numbers)),
    }
}

/// Square and size of the grid: `voisins(3, 1, 5, 5)`.
fn of_board(key: &Element, results: &Results) -> Option<Message> {
    let columns = results.drawn.first().copied().unwrap_or(0);
    sized(&numbers_of(key)?, (results.drawn.len(), columns.into()))
}

/// `nimber(1, 3, 5, 5)`, or the whole grid of another size.
fn of_size(key: &Element, answer: &Element, grid: &Grid) -> Option<Message> {
    let size = (grid.rows.len(), grid.rows.first().map_or(0, Vec::len));
    let numbers = numbers_of(key)?;
    if !is_list(answer) {
        return sized(&numbers, size);
    }
    let same = answer.items().len() == size.0
        && answer.items().first().is_some_and(|row| row.items().len() == size.1);
    let called: Vec<usize> = grid.rows.iter().map(Vec::len).collect();
    let named =
        numbers.iter().map(|&number| usize::try_from(number).ok()).eq(called.into_iter().map(Some));
    match numbers.as_slice() {
        _ if same || named => None,
        &[rows, columns] => sized(&[1, 1, rows, columns], size),
        _ => None,
    }
}

/// The last two of four numbers are the size of a grid.
fn sized(numbers: &[i64], (rows, columns): (usize, usize)) -> Option<Message> {
    let &[_, _, high, wide] = numbers else { return None };
    let same = usize::try_from(high) == Ok(rows) && usize::try_from(wide) == Ok(columns);
    (!same).then(|| {
        let message = Message::new("check-other-size").with("found", format!("{high} × {wide}"));
        message.with("size", format!("{rows} × {columns}"))
    })
}

/// The number of sticks, of a graph that has not as many vertices.
fn of_sticks(key: &Element, answer: &Element, region: &Region) -> Option<Message> {
    let sticks = region.labels.first()?.split_once(';')?.0;
    let sticks: i64 = sticks.parse().ok().filter(|_| region.numbered)?;
    let numbers = numbers_of(key).filter(|_| is_list(key))?;
    let found = numbers.first().filter(|_| !numbers.contains(&sticks))?;
    let same = answer.items().first().is_some_and(|list| list.items().len() == region.arena.len());
    (!same).then(|| {
        let message = Message::new("check-other-sticks").with("found", found.to_string());
        message.with("sticks", sticks.to_string())
    })
}

/// The code among the arguments of what returns values; the values themselves may be there as well.
fn of_code(key: &Element, answer: &Element, series: &Series) -> Option<Message> {
    let is_start = |element: &Element| {
        let numbers = numbers_of(element).unwrap_or_default();
        let right = series.values.iter().map(|&value| i64::from(value));
        numbers.iter().copied().eq(right.take(numbers.len()))
    };
    let list = |element: &&Element| !is_list(element) || !is_start(element);
    let arguments = std::slice::from_ref(key).iter().chain(key.items());
    // `f(0, 7)` may be anything; `f([0, 0, 7])` is about a list.
    let whole = is_list(answer) && key.items().len() > 2;
    let arguments = arguments.skip(usize::from(is_list(key) && !whole));
    other_code(arguments.filter(list), &series.code)
}

/// The code among the arguments of another function.
fn of_rules(key: &Element, results: &Results) -> Option<Message> {
    let whole = results.things == Things::Pair && results.keys == Keys::None;
    // A list of values is as long as the heap is large.
    let heap = key.items().iter().find_map(number).and_then(|heap| usize::try_from(heap).ok());
    let list = |element: &&Element| {
        whole || !is_list(element) || heap.is_some_and(|heap| element.items().len() < heap)
    };
    let arguments = std::slice::from_ref(key).iter().filter(|_| whole || !is_list(key));
    other_code(arguments.chain(key.items()).filter(list), &results.code)
}

fn other_code<'a>(arguments: impl Iterator<Item = &'a Element>, code: &str) -> Option<Message> {
    let code = read_code(code)?;
    let found: Vec<String> = arguments.filter_map(code_of).collect();
    let first = found.first().filter(|_| !found.contains(&code))?;
    Some(Message::new("check-other-code").with("found", first.as_str()).with("code", code))
}

/// The code that an argument is: `'0.77'`, `[0, 7, 7]`.
fn code_of(element: &Element) -> Option<String> {
    match &element.value {
        Value::Text(text) => read_code(text),
        Value::List(digits) if (2..=MAX_DIGITS).contains(&digits.len()) => {
            let digits: Option<Vec<i64>> = digits.iter().map(number).collect();
            let (first, rest) = digits.as_deref()?.split_first()?;
            let rest: String = rest.iter().map(i64::to_string).collect();
            let single = rest.len() + 1 == digits.as_ref()?.len();
            read_code(&format!("{first}.{rest}")).filter(|_| single)
        }
        _ => None,
    }
}

/// A finite octal code in one form, `0.77`.
fn read_code(text: &str) -> Option<String> {
    let (first, digits) = text.trim().split_once('.')?;
    let octal = !digits.is_empty() && digits.chars().all(|digit| digit.is_digit(8));
    let digits = digits.trim_end_matches('0');
    match first {
        "" | "0" | "4" if octal => {
            Some(format!("{}.{digits}", if first == "4" { "4" } else { "0" }))
        }
        _ => None,
    }
}
