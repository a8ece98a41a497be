//! Results for squares and numbers in lines of plain values: first what a line belongs to, then a square, a truth value
//! or a number. `2,3,0,1` says that (0, 1) is among the squares of (2, 3).

use super::elements::{is_word, number};
use super::results::{Answer, Entry, Keys, Results, Things};
use super::value::{Element, Value};

/// How many values name what a line belongs to; `None` where such lines are not written.
fn key_size(results: &Results) -> Option<usize> {
    match results.keys {
        Keys::Square => Some(2),
        Keys::Number => Some(1),
        Keys::None | Keys::Vertex => None,
    }
}

/// Whether results are written in such lines.
pub(super) fn has(results: &Results) -> bool {
    let single = matches!(results.things, Things::Squares | Things::Truth | Things::Numbers);
    let exact = |entry: &Entry| matches!(entry.answer, Answer::Exactly(_));
    let one = results.things == Things::Squares || results.entries.iter().all(exact);
    key_size(results).is_some() && single && one
}

/// The lines, under their heads. What has no square has a line of its own.
pub(super) fn write(results: &Results) -> String {
    let key = if results.keys == Keys::Square { "row,column" } else { "n" };
    let called = if results.called.is_empty() { "value" } else { &results.called };
    let head = if results.things == Things::Squares { "to_row,to_column" } else { called };
    let line = |key: &str, thing: &[i64]| {
        let spelt = results.spelt(thing).replace(['(', ')', ' '], "");
        format!("{key},{spelt}\n")
    };
    let lines = results.entries.iter().map(|entry| {
        let key: Vec<String> = entry.key.iter().map(i64::to_string).collect();
        let key = key.join(",");
        match &entry.answer {
            Answer::Exactly(thing) => line(&key, thing),
            Answer::OneOf(things) => {
                things.first().map_or_else(|| format!("{key},,\n"), |thing| line(&key, thing))
            }
            Answer::AllOf(things) if things.is_empty() => format!("{key},,\n"),
            Answer::AllOf(things) => things.iter().map(|thing| line(&key, thing)).collect(),
        }
    });
    format!("{key},{head}\n") + &lines.collect::<String>()
}

/// Such lines as a dictionary; `None` where a line is none. Lines that belong to the same are put together.
pub(super) fn by_key(value: &Element, results: &Results) -> Option<Element> {
    let size = key_size(results)?;
    let (first, rest) = value.items().split_first()?;
    let headed = !first.items().is_empty() && first.items().iter().all(is_word);
    let lines = if headed { rest } else { value.items() };
    let mut pairs: Vec<(Element, Element)> = Vec::new();
    for line in lines {
        let (key, thing) = line.items().split_at_checked(size)?;
        if line.items().iter().any(Element::is_list) || !key.iter().all(|it| number(it).is_some()) {
            return None;
        }
        let key = joined(key)?;
        let of = |value| Element { value, start: key.end, end: line.end };
        let squares = results.things == Things::Squares;
        let thing = match thing {
            [] if squares => None,
            [_, _] if squares => Some(joined(thing)?),
            [one] if !squares => Some(one.clone()),
            _ => return None,
        };
        let same = |one: &Element| values(one).eq(values(&key));
        match (pairs.last_mut().filter(|(last, _)| same(last)), thing) {
            (Some((_, Element { value: Value::List(squares), end, .. })), Some(square)) => {
                *end = square.end;
                squares.push(square);
            }
            (Some(_), _) => return None,
            (None, thing) if squares => {
                let list = of(Value::List(thing.into_iter().collect()));
                pairs.push((key, list));
            }
            (None, thing) => pairs.push((key, thing?)),
        }
    }
    (!pairs.is_empty()).then_some(Element { value: Value::Pairs(pairs), ..*value })
}

fn values(element: &Element) -> impl Iterator<Item = Option<i64>> + '_ {
    std::slice::from_ref(element)
        .iter()
        .filter(|one| !one.is_list())
        .chain(element.items())
        .map(number)
}

/// Values beside each other as a list; one alone as it is.
fn joined(values: &[Element]) -> Option<Element> {
    match values {
        [one] => Some(one.clone()),
        [first, .., last] => {
            Some(Element { value: Value::List(values.to_vec()), start: first.start, end: last.end })
        }
        [] => None,
    }
}
