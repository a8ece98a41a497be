//! Lines whose first column says what the others belong to, also among words.

use super::elements::{is_list, is_word, number, numbers_of};
use super::value::{Element, Value};

/// Rows with the key of each in its first column, as a dictionary of what the other columns have; a first row may
/// head the columns. `None` where rows do not begin with different keys.
pub(super) fn keyed<K: PartialEq>(
    value: &Element,
    key: impl Fn(&Element) -> Option<K>,
) -> Option<Element> {
    let rows = value.items();
    let begin = rows.first()?.items().first()?;
    let headed = is_word(begin) && key(begin).is_none();
    let rows = rows.get(usize::from(headed)..)?;
    // Numbers, and the labels of the same vertices.
    let labelled = rows.iter().all(|row| match row.items() {
        [number, label, ..] => is_word(label) && key(number).is_some() && key(number) == key(label),
        _ => false,
    });
    let pair = |row: &Element| {
        let (name, cells) = row.items().split_first().filter(|(name, _)| key(name).is_some())?;
        Some(pair(name, cells.get(usize::from(labelled)..)?))
    };
    let pairs: Option<Vec<(Element, Element)>> = rows.iter().map(pair).collect();
    let pairs = pairs.filter(|pairs| !pairs.is_empty())?;
    Some(Element { value: Value::Pairs(pairs), ..*value })
}

/// The columns under these names, each as a list; or, unless they are `whole`, as a dictionary by the content of the
/// first column. `None` where a name heads none.
///
/// Several vertices in a cell are separated by spaces.
pub(super) fn named(value: &Element, names: &[&str], whole: bool) -> Option<Element> {
    let (heads, rows) = value.items().split_first()?;
    let head = |name: &&str| {
        let called = |cell: &Element| matches!(&cell.value, Value::Text(text) if text == name);
        heads.items().iter().position(called)
    };
    let places: Vec<usize> = names.iter().map(head).collect::<Option<_>>()?;
    let several = |name: &str| matches!(name, "A" | "suc" | "pred");
    let column = |(name, at): (&&str, usize)| {
        let cells = rows.iter().map(|row| {
            let cell = row.items().get(at)?;
            let cell = if several(name) { words(cell) } else { cell.clone() };
            Some((row.items().first()?.clone(), cell))
        });
        let pairs: Vec<(Element, Element)> = cells.collect::<Option<_>>()?;
        let list =
            |pairs: Vec<(Element, Element)>| pairs.into_iter().map(|(_, cell)| cell).collect();
        let value = if whole { Value::List(list(pairs)) } else { Value::Pairs(pairs) };
        Some(Element { value, ..*rows.first()? })
    };
    let columns = names.iter().zip(places).map(column).collect::<Option<_>>()?;
    (!rows.is_empty()).then_some(Element { value: Value::List(columns), ..*value })
}

/// The words of a cell as a list.
fn words(cell: &Element) -> Element {
    let words = match &cell.value {
        Value::Text(text) => {
            let word = |word: &str| {
                let number = word.parse().map(Value::Number);
                Element { value: number.unwrap_or_else(|_| Value::Text(word.to_owned())), ..*cell }
            };
            text.split_whitespace().map(word).collect()
        }
        Value::Nothing(_) => Vec::new(),
        _ => vec![cell.clone()],
    };
    Element { value: Value::List(words), ..*cell }
}

fn pair(key: &Element, cells: &[Element]) -> (Element, Element) {
    let values: Vec<Element> = cells.iter().flat_map(listed).collect();
    let place = |cells: &[Element]| {
        (cells.first().map(|cell| cell.start), cells.last().map(|cell| cell.end))
    };
    let (start, end) = place(cells);
    let list = Element {
        value: Value::List(values),
        start: start.unwrap_or(key.end),
        end: end.unwrap_or(key.end),
    };
    (key.clone(), list)
}

/// The values of a cell: none, one, or those of a list in quotation marks.
pub(super) fn listed(cell: &Element) -> Vec<Element> {
    match &cell.value {
        Value::Nothing(_) => Vec::new(),
        Value::Text(text) if text.starts_with(['[', '{', '(']) || text.contains(' ') => {
            let numbers = numbers_of(cell).unwrap_or_default().into_iter();
            numbers.map(|number| Element { value: Value::Number(number), ..*cell }).collect()
        }
        _ => vec![cell.clone()],
    }
}

/// Lines with two numbers each among words, `the value 0 comes 12 times`, as keys and values.
pub(super) fn said_in_words(value: &Element) -> Option<Element> {
    let line = |line: &Element| {
        let numbers: Vec<&Element> =
            line.items().iter().filter(|item| number(item).is_some()).collect();
        let words = line.items().iter().all(|item| is_word(item) || number(item).is_some());
        // The head of a column comes before both.
        let apart = |key: &Element, answer: &Element| {
            line.items().iter().any(|item| item.start > key.start && item.end < answer.end)
        };
        match numbers.as_slice() {
            &[key, answer] if words && apart(key, answer) => Some((key.clone(), answer.clone())),
            _ => None,
        }
    };
    let lines = value.items();
    let pairs: Option<Vec<_>> = if lines.iter().any(is_list) {
        lines.iter().map(line).collect()
    } else {
        line(value).map(|pair| vec![pair])
    };
    let pairs = pairs.filter(|pairs| !pairs.is_empty())?;
    Some(Element { value: Value::Pairs(pairs), ..*value })
}
