//! Elements of what was read, taken for what they may stand for.

use super::atom::number as read_number;
use super::value::{Element, Value};

/// What a call returned, or a name was given: the value of the only key, where that key `is_none` of those here.
pub(super) fn answer_of(value: &Element, is_none: impl Fn(&Element, &Element) -> bool) -> &Element {
    match &value.value {
        Value::Pairs(pairs) => match pairs.as_slice() {
            [(key, answer)] if is_none(key, answer) => answer,
            // Of several results, the only list: `len(attr)`, `attr`.
            all if all.iter().all(|(key, answer)| is_none(key, answer) || !is_list(answer)) => {
                let mut lists =
                    all.iter().map(|(_, answer)| answer).filter(|answer| is_list(answer));
                match (lists.next(), lists.next()) {
                    (Some(only), None) if all.iter().all(|(key, _)| !is_number(key)) => only,
                    _ => value,
                }
            }
            _ => value,
        },
        _ => value,
    }
}

/// Whether an element has others in it.
pub(super) fn is_list(element: &Element) -> bool {
    element.is_list()
}

/// A value at a place of the text.
pub(super) fn at(element: &Element) -> (usize, usize) {
    (element.start as usize, element.end as usize)
}

fn is_number(element: &Element) -> bool {
    number(element).is_some()
}

/// The number that an element is, also in quotation marks.
pub(super) fn number(element: &Element) -> Option<i64> {
    match &element.value {
        Value::Number(number) => Some(*number),
        Value::Text(text) => read_number(text.trim()),
        _ => None,
    }
}

/// An element as it is shown in a sentence.
pub(super) fn shown(element: &Element) -> String {
    match &element.value {
        Value::Number(number) => number.to_string(),
        Value::Truth(truth) => if *truth { "True" } else { "False" }.to_owned(),
        Value::Nothing(word) => (*word).to_owned(),
        Value::Text(text) => text.clone(),
        Value::List(_) => "[…]".to_owned(),
        Value::Pairs(_) => "{…}".to_owned(),
    }
}

/// An element as it is shown, its numbers too.
pub(super) fn spelled(element: &Element) -> String {
    match element.items() {
        [] => shown(element),
        items => format!("({})", items.iter().map(shown).collect::<Vec<_>>().join(", ")),
    }
}

/// What an element names: the numbers or words of a list are a label, `6;0`.
pub(super) fn name_of(element: &Element) -> String {
    match &element.value {
        Value::List(items) => items.iter().map(shown).collect::<Vec<_>>().join(";"),
        _ => shown(element),
    }
}

/// Keys with their values: a dictionary, or a list of pairs. A first pair of two words is the heading of
/// columns, unless one of them is `known`: edges may be pairs of labels.
pub(super) fn pairs(
    element: &Element,
    known: impl Fn(&Element) -> bool,
) -> Option<Vec<(&Element, &Element)>> {
    if let Value::Pairs(pairs) = &element.value {
        return Some(pairs.iter().map(|(key, value)| (key, value)).collect());
    }
    let pair = |element: &'_ Element| matches!(&element.value, Value::List(two) if two.len() == 2);
    let items = element.items();
    if items.is_empty() || !items.iter().all(pair) {
        return None;
    }
    let heading = |word: &Element| is_word(word) && !known(word);
    let headed = |row: &Element| match row.items() {
        [one, two] => items.len() > 1 && heading(one) && heading(two),
        _ => false,
    };
    let begin = usize::from(items.first().is_some_and(headed));
    let two = |row| if let [key, value] = Element::items(row) { Some((key, value)) } else { None };
    Some(items.iter().skip(begin).filter_map(two).collect())
}

/// Whether an element is a word that is no number.
pub(super) fn is_word(element: &Element) -> bool {
    matches!(element.value, Value::Text(_)) && number(element).is_none()
}

/// Numbers in a list, or in a text that shows one: `(2, 1)`, `'[2, 1]'`, `'2.1'`.
pub(super) fn numbers_of(element: &Element) -> Option<Vec<i64>> {
    match &element.value {
        Value::List(items) => items.iter().map(number).collect(),
        Value::Text(_) if is_number(element) => number(element).map(|number| vec![number]),
        Value::Text(text) => {
            let other = |c: char| !(c.is_ascii_digit() || "[]() ,;.".contains(c));
            if text.contains(other) {
                return None;
            }
            let numbers = text.split(|c: char| !c.is_ascii_digit()).filter(|part| !part.is_empty());
            numbers.map(|number| number.parse().ok()).collect()
        }
        Value::Number(number) => Some(vec![*number]),
        _ => None,
    }
}

/// Small numbers in a list: the rows of a bar, or a square.
pub(super) fn rows_of(element: &Element) -> Option<Vec<u8>> {
    numbers_of(element)?.into_iter().map(|number| u8::try_from(number).ok()).collect()
}
