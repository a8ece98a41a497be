//! Lines of a spreadsheet whose first column says what the others belong to.

use super::elements::{is_word, numbers_of};
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
