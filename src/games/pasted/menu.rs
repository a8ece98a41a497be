//! Menus of squares to go to, which a program prints without the square that they belong to.

use super::beside::is_square;
use super::elements::{at, number, numbers_of, shown};
use super::found::Checked;
use super::results::{Answer, Entry, Keys, Results, Things};
use super::value::{Element, Value};
use crate::core::Message;
use std::collections::HashSet;

/// Menus as a dictionary: each with the square from which its squares are in reach, as far as they tell. `None`
/// where that cannot be said, or they are no menus.
pub(super) fn with_squares(
    checked: &mut Checked,
    value: &Element,
    results: &Results,
) -> Option<Element> {
    if results.keys != Keys::Square || results.things != Things::Squares {
        return None;
    }
    if let Some(twice) = repeated(value) {
        let message = Message::new("check-key-twice").quoting("found", &shown(twice));
        checked.complain(at(twice), message);
    }
    let mut pairs = Vec::new();
    for (square, menu) in menus(value)? {
        if let Some(square) = square {
            pairs.push((square, menu));
            continue;
        }
        let squares: Vec<Vec<i64>> = menu.items().iter().map(numbers_of).collect::<Option<_>>()?;
        let entry = nearest(&squares.into_iter().collect(), results)?;
        let place = results.place_of(entry);
        checked.notes.push(Message::new("check-menu-of").with("place", place));
        let coordinates = entry.key.iter();
        let coordinates =
            coordinates.map(|&number| Element { value: Value::Number(number), ..menu });
        let square = Element { value: Value::List(coordinates.collect()), ..menu };
        pairs.push((square, menu));
    }
    Some(Element { value: Value::Pairs(pairs), ..*value })
}

/// A number that occurs twice in a menu.
fn repeated(value: &Element) -> Option<&Element> {
    let Value::Pairs(pairs) = &value.value else { return None };
    let mut seen = HashSet::new();
    pairs.iter().map(|(key, _)| key).find(|key| match number(key) {
        Some(number) => {
            if number == 1 {
                seen.clear();
            }
            !seen.insert(number)
        }
        None => false,
    })
}

/// A menu, and the square that is above it.
type Menu = (Option<Element>, Element);

/// The menus in a text: squares with numbers from 1 on, or one list of squares.
fn menus(value: &Element) -> Option<Vec<Menu>> {
    let list = |items: Vec<Element>| {
        let (start, end) = (items.first()?.start, items.last()?.end);
        Some(Element { value: Value::List(items), start, end })
    };
    match &value.value {
        Value::List(items) if items.iter().all(is_square) => {
            Some(vec![(None, list(items.clone())?)])
        }
        Value::Pairs(pairs) => {
            let mut menus: Vec<(Option<Element>, Vec<Element>)> = Vec::new();
            let mut above = None;
            for (key, square) in pairs {
                if !is_square(square) {
                    return None;
                }
                if matches!(key.value, Value::Text(_)) {
                    above = Some(square.clone());
                    continue;
                }
                if number(key)? == 1 {
                    menus.push((above.take(), Vec::new()));
                }
                menus.last_mut()?.1.push(square.clone());
            }
            menus.into_iter().map(|(above, menu)| Some((above, list(menu)?))).collect()
        }
        _ => None,
    }
}

/// The only argument with most of these squares in its answer, and fewest others; at least half of them.
fn nearest<'a>(squares: &HashSet<Vec<i64>>, results: &'a Results) -> Option<&'a Entry> {
    let shared = |entry: &Entry| match &entry.answer {
        Answer::AllOf(right) => {
            let same = right.iter().filter(|square| squares.contains(*square)).count();
            (2 * same >= squares.len()).then_some((2 * same).checked_sub(right.len())).flatten()
        }
        _ => None,
    };
    let mut best: Vec<(usize, &Entry)> = Vec::new();
    for entry in &results.entries {
        let Some(score) = shared(entry) else { continue };
        if best.first().is_some_and(|(most, _)| score > *most) {
            best.clear();
        }
        if best.first().is_none_or(|(most, _)| score == *most) {
            best.push((score, entry));
        }
    }
    if let [(_, entry)] = best.as_slice() { Some(entry) } else { None }
}
