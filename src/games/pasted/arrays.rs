//! Pieces in several arrays, as programs in C keep them: rows, columns and nimbers, or squares and nimbers.

use super::compare::Reader;
use super::elements::{is_list, is_word, number, numbers_of};
use super::found::Checked;
use super::results::{Answer, Entry};
use super::value::{Element, Value};
use std::collections::HashMap;

/// Compares pieces, in one list or in several arrays: as what speaks less against them.
pub(super) fn compare(reader: &Reader<'_>, checked: &mut Checked, entry: &Entry, value: &Element) {
    let mut found = checked.clone();
    reader.entry(&mut found, entry, value);
    let Answer::AllOf(right) = &entry.answer else { return };
    if (found.first.is_some() || found.wrong.is_some())
        && let Some(pieces) = pieces(value)
        && (found.wrong.is_some() || are_likelier(&pieces, value, right))
    {
        let pieces: Vec<Element> = pieces.iter().map(|piece| narrowed(piece, right)).collect();
        found = checked.clone();
        reader.entry(&mut found, entry, &Element { value: Value::List(pieces), ..*value });
    }
    *checked = found;
}

/// The pieces that several arrays of the same length describe, number by number.
fn pieces(value: &Element) -> Option<Vec<Element>> {
    let (names, mut arrays): (Vec<&Element>, Vec<&Element>) = match &value.value {
        // Numbers before them make a menu.
        Value::Pairs(pairs) if pairs.iter().all(|(key, _)| number(key).is_none()) => pairs
            .iter()
            .filter(|(_, array)| is_list(array))
            .map(|(name, array)| (name, array))
            .unzip(),
        _ => (Vec::new(), value.items().iter().collect()),
    };
    if are_reversed(&names) {
        arrays.swap(0, 1);
    }
    let count = arrays.first()?.items().len();
    if count == 0 || arrays.iter().any(|array| array.items().len() != count) {
        return None;
    }
    let piece = |at: usize| {
        let parts: Vec<&Element> =
            arrays.iter().filter_map(|array| array.items().get(at)).flat_map(flat).collect();
        let whole =
            (2..=3).contains(&parts.len()) && parts.iter().all(|part| number(part).is_some());
        let (start, end) = (parts.first()?.start, parts.first()?.end);
        let value = Value::List(parts.into_iter().cloned().collect());
        whole.then_some(Element { value, start, end })
    };
    (0..count).map(piece).collect()
}

/// Whether the first name is that of columns, and the second that of rows.
fn are_reversed(names: &[&Element]) -> bool {
    let [first, second, ..] = names else { return false };
    begins(first, &["c", "y", "j"]) && begins(second, &["l", "r", "x", "i"])
}

/// The same of the two numbers of a square. What x and y are differs from one program to the other.
pub(super) fn is_turned(names: &[&Element]) -> bool {
    let [first, second] = names else { return false };
    let named = |name: &Element, whole: &[&str], begun: &[&str]| {
        matches!(&name.value, Value::Text(word) if whole.contains(&word.to_lowercase().as_str()))
            || begins(name, begun)
    };
    named(first, &["c"], &["col", "j"]) && named(second, &["l", "r"], &["lig", "row", "i"])
}

/// The words right before numbers, which name them: `column 3, row 0`.
pub(super) fn names_of(items: &[Element]) -> Vec<&Element> {
    let named = |pair: &&[Element]| is_word(&pair[0]) && number(&pair[1]).is_some();
    items.windows(2).filter(named).map(|pair| &pair[0]).collect()
}

fn begins(key: &Element, letters: &[&str]) -> bool {
    let Value::Text(name) = &key.value else { return false };
    letters.iter().any(|letter| name.to_lowercase().starts_with(letter))
}

fn flat(element: &Element) -> Vec<&Element> {
    if is_list(element) { element.items().iter().collect() } else { vec![element] }
}

/// How many pieces are among the right ones.
fn likes(pieces: &[Element], right: &[Vec<i64>]) -> usize {
    let mut left: HashMap<&[i64], usize> = HashMap::new();
    for piece in right {
        *left.entry(piece).or_default() += 1;
    }
    let is_like = |piece: &&Element| {
        let numbers = numbers_of(piece).unwrap_or_default();
        let known =
            left.iter_mut().find(|(known, count)| **count > 0 && known.starts_with(&numbers));
        known.map(|(_, count)| *count -= 1).is_some()
    };
    pieces.iter().filter(is_like).count()
}

/// Whether more is right of pieces that are read from arrays than of the arrays as pieces. What has names is likelier
/// to be arrays.
fn are_likelier(pieces: &[Element], value: &Element, right: &[Vec<i64>]) -> bool {
    let found = likes(pieces, right);
    match &value.value {
        Value::Pairs(pairs) => {
            let values: Vec<Element> = pairs.iter().map(|(_, value)| value.clone()).collect();
            found >= likes(&values, right)
        }
        _ => found > likes(value.items(), right),
    }
}

/// A piece that is not right, at the place of the only number that makes it so.
fn narrowed(piece: &Element, right: &[Vec<i64>]) -> Element {
    let numbers = numbers_of(piece).unwrap_or_default();
    let same = |known: &&Vec<i64>| known.starts_with(&numbers);
    let differ = |known: &Vec<i64>| -> Vec<usize> {
        (0..numbers.len()).filter(|&at| numbers.get(at) != known.get(at)).collect()
    };
    let only = right.iter().map(differ).find(|places| places.len() == 1);
    let part = only.and_then(|places| piece.items().get(*places.first()?));
    match part.filter(|_| right.iter().find(same).is_none()) {
        Some(part) => Element { start: part.start, end: part.end, ..piece.clone() },
        None => piece.clone(),
    }
}
