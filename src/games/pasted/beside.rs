//! Squares with the number of each beside it, among words that were left out: `(2, 1) nimber 1`, and in lines.

use super::elements::{is_list, number, numbers_of};
use super::value::{Element, Value};

/// A square, and its number.
pub(super) type Beside = (Element, Element);

/// Squares and numbers by turns, or squares as keys of numbers. The squares may be counted: `pawn 1 at (2, 1), 1`.
/// `None` where a text has another form.
pub(super) fn numbers_beside(value: &Element) -> Option<Vec<Beside>> {
    if let Value::Pairs(pairs) = &value.value {
        let beside = |(square, one): &Beside| is_square(square) && number(one).is_some();
        return (!pairs.is_empty() && pairs.iter().all(beside)).then(|| pairs.clone());
    }
    let Value::List(items) = &value.value else { return None };
    let size = if items.first().is_some_and(is_square) { 2 } else { 3 };
    let beside = |(count, items): (i64, &[Element])| match items {
        [square, one] => Some((square.clone(), one.clone())),
        [counted, square, one] if number(counted) == Some(count) => {
            Some((square.clone(), one.clone()))
        }
        _ => None,
    };
    let all: Option<Vec<Beside>> = (1..).zip(items.chunks(size)).map(beside).collect();
    all.filter(|all| {
        let plain = |(square, one): &Beside| is_square(square) && number(one).is_some();
        !all.is_empty() && all.iter().all(plain)
    })
}

/// Each square and its number as a list of three numbers, at the place of both.
pub(super) fn joined(value: &Element) -> Option<Element> {
    let three = |(square, one): Beside| {
        let numbers = square.items().iter().cloned().chain([one.clone()]).collect();
        Element { value: Value::List(numbers), start: square.start, end: one.end }
    };
    let all = numbers_beside(value)?.into_iter().map(three).collect();
    Some(Element { value: Value::List(all), ..*value })
}

/// Whether an element is a list of two numbers.
pub(super) fn is_square(element: &Element) -> bool {
    is_list(element) && numbers_of(element).is_some_and(|numbers| numbers.len() == 2)
}
