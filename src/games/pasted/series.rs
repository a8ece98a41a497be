//! Values G(0), G(1), … as they are printed: in their order, or each with its number.

use super::elements::{answer_of, at, is_list as has_values, is_word, number, pairs, spelled};
use super::found::{Checked, Difference, Place};
use super::right::Series;
use super::value::{Element, Value};
use crate::core::Message;
use std::collections::BTreeSet;

/// Compares values by number.
pub(super) fn check(checked: &mut Checked, value: &Element, series: &Series) {
    let value = answer_of(value, |_, answer| has_values(answer));
    let table = values_below(value).or_else(|| without_index(value));
    let value = table.as_ref().unwrap_or(value);
    // Several lists are told one by one, if that makes them right.
    if let Some(lists) = lists(value)
        && let Some(found) = one_by_one(checked, &lists, series)
    {
        *checked = found;
        return;
    }
    let by_number = numbered(value);
    let is_list = by_number.is_none();
    let before = checked.compared;
    if let Value::Pairs(pairs) = &value.value
        && let Some((key, _)) = pairs.iter().find(|(key, _)| index(key).is_none())
    {
        let message = Message::new("check-no-key").quoting("found", &spelled(key));
        checked.complain(at(key), message);
    }
    let given = by_number.unwrap_or_else(|| listed(value));
    let several = given.len() > 1;
    let mut numbers = Vec::with_capacity(given.len());
    for (n, element) in given {
        // A program that counts heaps from 1 may leave the place of the empty one free.
        if n == 0 && several && matches!(element.value, Value::Nothing(_)) {
            continue;
        }
        let Some(number) = number(element) else {
            checked.not_a_value(element);
            break;
        };
        numbers.push((n, number, element));
    }
    let last = numbers.iter().map(|&(n, ..)| n).max().map_or(0, |last| last.saturating_add(1));
    let known = series.known.max(series.values.len());
    // One more, to see whether the values begin with G(1).
    let needed = last.saturating_add(1).min(known);
    if needed > series.values.len() {
        checked.wants = Some(needed);
        return;
    }
    let from_one = is_list && !numbers.is_empty() && is_from_one(&numbers, &series.values);
    for &(n, number, element) in &numbers {
        let n = n.saturating_add(usize::from(from_one));
        let Some(&right) = series.values.get(n) else { continue };
        let message = (number != i64::from(right)).then(|| {
            Message::new("check-value")
                .with("place", format!("G({n})"))
                .with("found", number.to_string())
                .with("right", right.to_string())
        });
        let place = Place::Number(n);
        checked.count(message.map(|message| Difference::new(place, message, Some(at(element)))));
    }
    if is_list && let Some(n) = left_out(&numbers, usize::from(from_one), &series.values) {
        checked.notes.push(Message::new("check-left-out").with("place", format!("G({n})")));
    }
    if from_one {
        checked.notes.push(Message::new("check-from-one").with("place", "G(1)"));
    }
    if !is_list && let Some((n, count)) = missing(&numbers) {
        let message =
            Message::new("check-gap").with("place", format!("G({n})")).with("count", count);
        checked.notes.push(message);
    }
    let beyond = (before + numbers.len()).saturating_sub(checked.compared);
    if beyond > 0 {
        let note = Message::new("check-beyond").with("count", beyond).with("known", known);
        checked.notes.extend([note, Message::new("check-further")]);
    }
}

/// Values given with their numbers: `{0: 0, 1: 1}`, lines of `n,G(n)` or of `G(n): 1`. Of a dictionary
/// those before the first key that is no number.
fn numbered(value: &Element) -> Option<Vec<(usize, &Element)>> {
    let numbered = |(key, value)| index(key).map(|n| (n, value));
    if let Value::Pairs(pairs) = &value.value {
        return Some(pairs.iter().map_while(|(key, value)| numbered((key, value))).collect());
    }
    let pairs = pairs(value, |_| false)?;
    let numbers: Vec<(usize, &Element)> = pairs.into_iter().map(numbered).collect::<Option<_>>()?;
    // Two columns of a table without numbers are no pairs.
    let rising = numbers.windows(2).all(|two| matches!(two, [(one, _), (next, _)] if one < next));
    (rising && numbers.len() > 1).then_some(numbers)
}

/// The values in the second of two rows that have names, where the first counts the heaps: as keys and values.
fn values_below(value: &Element) -> Option<Element> {
    let named = |row: &Element| match row.items() {
        [name, values @ ..] if is_word(name) => Some(values.to_vec()),
        _ => None,
    };
    let rows: [Vec<Element>; 2] = match &value.value {
        Value::Pairs(pairs) => match pairs.as_slice() {
            [(one, heaps), (other, values)] if is_name(one) && is_name(other) => {
                [heaps.items().to_vec(), values.items().to_vec()]
            }
            _ => return None,
        },
        _ => match value.items() {
            [heaps, values] => [named(heaps)?, named(values)?],
            _ => return None,
        },
    };
    let [heaps, values] = rows;
    let first = number(heaps.first()?).filter(|first| matches!(first, 0 | 1))?;
    let counted = (first..).zip(&heaps).all(|(n, heap)| number(heap) == Some(n));
    if !counted || heaps.len() != values.len() || heaps.len() < 2 {
        return None;
    }
    let pairs = heaps.into_iter().zip(values).collect();
    Some(Element { value: Value::Pairs(pairs), ..*value })
}

/// A table of one or two columns as pandas prints it, without the one before them, which counts its rows from 0 and has
/// no head. Of two columns, the first says which heaps the values are of.
fn without_index(value: &Element) -> Option<Element> {
    const MIN_ROWS: usize = 3;
    let (head, rows) = value.items().split_first()?;
    let columns = head.items().len();
    let headed = matches!(columns, 1 | 2) && head.items().iter().all(is_word);
    let fits = |row: &Element| row.items().len() == columns + 1;
    if !headed || rows.len() < MIN_ROWS || !rows.iter().all(fits) {
        return None;
    }
    let cell = |row: &Element, at: usize| row.items().get(at).and_then(number);
    let counted = (0..).zip(rows).all(|(n, row)| cell(row, 0) == Some(n));
    // Its head is above the numbers of its column, and so narrower than a row; what is not may be the name of a game,
    // above values in rows that happen to begin with 0, 1, 2, ….
    let width = |one: &Element| one.end.saturating_sub(one.start);
    let narrow = rows.first().is_some_and(|row| width(head) < width(row));
    let rising = rows.windows(2).all(|two| match two {
        [one, next] => cell(one, 1) < cell(next, 1),
        _ => false,
    });
    if !counted || !narrow || columns == 2 && !rising {
        return None;
    }
    let rest = |row: &Element| {
        let cells = row.items().get(1..).unwrap_or_default().to_vec();
        let start = cells.first().map_or(row.start, |first| first.start);
        Element { value: Value::List(cells), start, ..*row }
    };
    let rows = std::iter::once(head.clone()).chain(rows.iter().map(rest)).collect();
    Some(Element { value: Value::List(rows), ..*value })
}

/// Whether an element is a word, or a call that has only words in it: `G(n)`.
fn is_name(element: &Element) -> bool {
    is_word(element) || has_values(element) && element.items().iter().all(is_word)
}

/// Several lists that begin alike, as a program prints the values again and again.
fn lists(value: &Element) -> Option<Vec<&Element>> {
    let long = |list: &&Element| list.items().len() > 2 && !list.items().iter().any(has_values);
    // Most texts are one list of numbers, which the first of them tells.
    if value.items().first().is_some_and(|first| !long(&first)) {
        return None;
    }
    let lists: Vec<&Element> = match &value.value {
        Value::Pairs(pairs) => pairs.iter().map(|(_, list)| list).collect(),
        _ => value.items().iter().collect(),
    };
    let start = |list: &Element| list.items().iter().take(2).map(number).collect::<Vec<_>>();
    let alike = |two: &[&Element]| matches!(two, [one, next] if start(one) == start(next));
    (lists.len() > 1 && lists.iter().all(long) && lists.windows(2).all(alike)).then_some(lists)
}

/// Each of several lists compared by itself, where fewer values are wrong then.
fn one_by_one(checked: &Checked, lists: &[&Element], series: &Series) -> Option<Checked> {
    let mut found = checked.clone();
    for list in lists {
        check(&mut found, list, series);
    }
    // As one list, what comes after the first would have to agree further on.
    let whole: Vec<i64> =
        lists.iter().flat_map(|list| list.items().iter().filter_map(number)).collect();
    let joined = whole.iter().zip(&series.values).filter(|&(&one, &right)| one != i64::from(right));
    (found.wants.is_none() && found.differences < joined.count()).then_some(found)
}

/// The n of a key: a number, or the first argument of a call, `G(3)`.
fn index(key: &Element) -> Option<usize> {
    let key = key.items().first().unwrap_or(key);
    number(key).and_then(|n| usize::try_from(n).ok())
}

/// Values in their order, in however many lists.
fn listed(value: &Element) -> Vec<(usize, &Element)> {
    let mut all = Vec::new();
    let mut stack = vec![value.items().iter()];
    // A word among numbers in brackets is no heading.
    let mut inner = value;
    while let Some(first) = inner.items().first().filter(|first| has_values(first)) {
        inner = first;
    }
    let among = inner.is_bracketed() && inner.items().iter().skip(1).any(|one| !has_values(one));
    while let Some(items) = stack.last_mut() {
        match items.next() {
            None => drop(stack.pop()),
            Some(element) if matches!(element.value, Value::List(_)) => {
                stack.push(element.items().iter());
            }
            Some(element) => all.push(element),
        }
    }
    // The heading of a column, or of a line: `Values of Kayles: 0 1 2`.
    let words = all.iter().take_while(|element| is_word(element)).count();
    let last = words.checked_sub(1).and_then(|last| all.get(last));
    let colon =
        |element: &Element| matches!(&element.value, Value::Text(text) if text.ends_with(':'));
    let heading = if last.is_some_and(|last| colon(last)) { words } else { words.min(1) };
    let begin = if all.len() > heading && !among { heading } else { 0 };
    all.into_iter().skip(begin).enumerate().collect()
}

/// Whether less of a list without numbers is wrong if it begins with G(1).
fn is_from_one(numbers: &[(usize, i64, &Element)], values: &[u32]) -> bool {
    let wrong = |by: usize| {
        let wrong = numbers.iter().filter(|&&(n, number, _)| {
            let right = values.get(n.saturating_add(by));
            right.is_some_and(|&right| i64::from(right) != number)
        });
        wrong.count()
    };
    // How far a list is right from its beginning says more: after one value that is missing all others seem shifted.
    let begun = |by: usize| {
        let right = |&&(n, number, _): &&(usize, i64, &Element)| {
            values.get(n.saturating_add(by)).is_some_and(|&right| i64::from(right) == number)
        };
        numbers.iter().take_while(right).count()
    };
    let from_zero = if numbers.len() < values.len() { wrong(0) } else { 0 };
    from_zero > 0 && wrong(1) < from_zero && begun(1) >= begun(0)
}

/// Of values with their numbers: the first n between the least and the greatest that has none, and how many have none.
fn missing(numbers: &[(usize, i64, &Element)]) -> Option<(usize, usize)> {
    let given: BTreeSet<usize> = numbers.iter().map(|&(n, ..)| n).collect();
    let (&least, &greatest) = (given.first()?, given.last()?);
    let first = (least..greatest).zip(&given).find_map(|(n, &given)| (n != given).then_some(n))?;
    Some((first, greatest - least - given.len() + 1))
}

/// The n of a value that is missing from a list: what is there and all that comes after it are the values of
/// the next heaps, at least so many of them.
fn left_out(numbers: &[(usize, i64, &Element)], by: usize, values: &[u32]) -> Option<usize> {
    const MIN_LENGTH: usize = 3;
    let right = |n: usize, number: i64| values.get(n).map(|&right| i64::from(right) == number);
    let first = numbers.iter().position(|&(n, number, _)| right(n + by, number) == Some(false))?;
    let rest = numbers.get(first..)?;
    let shifted = rest.iter().all(|&(n, number, _)| right(n + by + 1, number) != Some(false));
    (shifted && rest.len() >= MIN_LENGTH).then(|| rest.first().map(|&(n, ..)| n + by)).flatten()
}
