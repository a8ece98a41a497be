//! What a function returned for one argument, compared with what is right.

use super::arrays::{is_turned, names_of};
use super::compare::Reader;
use super::elements::{at, is_word, number, numbers_of, shown, spelled};
use super::found::{Checked, Difference};
use super::results::{Answer, Entry, Things};
use super::sentences;
use super::value::{Element, NONE, Value};
use crate::core::Message;
use std::collections::{HashMap, HashSet};

impl Reader<'_> {
    /// A thing, of as many numbers as it must have.
    pub(super) fn thing(&self, element: &Element) -> Result<Vec<i64>, Message> {
        let things = self.results.things;
        if let (Things::Vertices | Things::Edges, Some(called)) = (things, &self.called) {
            let vertex = called.find(element);
            let missing = || Message::new("check-no-vertex").quoting("found", &spelled(element));
            return vertex.map(|vertex| vec![i64::from(vertex)]).ok_or_else(missing);
        }
        let id = match things {
            Things::Squares | Things::Pawns => "check-not-square",
            Things::Rows => "check-not-rows",
            Things::Pair => "check-not-pair",
            _ => "check-not-number",
        };
        if things == Things::Truth {
            let won = truth(element).map(|won| vec![i64::from(won)]);
            let message = || Message::new("check-not-truth").quoting("found", &spelled(element));
            return won.ok_or_else(message);
        }
        let named = |element: &Element| match &element.value {
            Value::Pairs(pairs) => {
                let numbers = pairs.iter().map(|(_, value)| number(value)).collect();
                let names: Vec<&Element> = pairs.iter().map(|(name, _)| name).collect();
                in_order(things, &names, numbers)
            }
            _ => numbers_of(element)
                .or_else(|| in_order(things, &names_of(element.items()), among_words(element))),
        };
        named(element)
            .filter(|numbers| things.size().contains(&numbers.len()))
            .ok_or_else(|| Message::new(id).quoting("found", &spelled(element)))
    }

    /// What is given for one argument.
    pub(super) fn entry(&self, checked: &mut Checked, entry: &Entry, element: &Element) {
        match &entry.answer {
            Answer::Exactly(right)
                if self.results.things == Things::Pair && finds_nothing(element) =>
            {
                let message =
                    Message::new("check-period-none").with("right", self.results.said(right));
                checked.count(Some(differs(entry, message, Some(element))));
            }
            Answer::Exactly(right) => match self.thing(element) {
                Err(message) => checked.complain(at(element), message),
                Ok(found) => {
                    let message = (found != *right).then(|| {
                        self.about("check-value", entry)
                            .with("found", self.results.said(&found))
                            .with("right", self.results.said(right))
                    });
                    checked.count(message.map(|message| Difference {
                        thing: found,
                        ..differs(entry, message, Some(element))
                    }));
                }
            },
            Answer::AllOf(right) => {
                if let Some(key) = repeated(element) {
                    let message = Message::new("check-key-twice").quoting("found", &shown(key));
                    return checked.complain(at(key), message);
                }
                let mut found = Vec::new();
                for item in self.several(element) {
                    match self.thing(item) {
                        Ok(thing) => found.push((thing, item)),
                        Err(message) => return checked.complain(at(item), message),
                    }
                }
                // Nimbers are given of all pawns, or of none.
                let most = found.iter().map(|(thing, _)| thing.len()).max();
                let short = found.iter().find(|(thing, _)| Some(thing.len()) < most);
                if let Some((_, item)) = short.filter(|_| self.results.things == Things::Pawns) {
                    let message = Message::new("check-no-nimber").quoting("found", &spelled(item));
                    return checked.complain(at(item), message);
                }
                self.all_of(checked, entry, right, &found, Some(element));
            }
            Answer::OneOf(right) => self.one_of(checked, entry, right, element),
        }
    }

    /// The things in a list; one that stands alone; those of a menu, which numbers them.
    fn several<'b>(&self, element: &'b Element) -> Vec<&'b Element> {
        let scalar = |element: &Element| !matches!(element.value, Value::List(_));
        let long = *self.results.things.size().start() > 1;
        match &element.value {
            Value::Pairs(pairs) => pairs.iter().map(|(_, value)| value).collect(),
            Value::List(items) if long && !items.is_empty() && items.iter().all(scalar) => {
                let alone = items.iter().all(|item| number(item).is_some());
                if alone { vec![element] } else { items.iter().collect() }
            }
            // `4 neighbours: (1, 2), …`, `pawn 1 at (2, 1)`
            Value::List(items)
                if long && items.iter().any(is_square) && !items.iter().all(is_square) =>
            {
                squares(items)
            }
            Value::List(items) => items.iter().collect(),
            _ if is_nothing(element) || long && finds_nothing(element) => Vec::new(),
            _ => vec![element],
        }
    }

    /// Compares things in any order. All that is too much or missing for an argument is one difference; what is missing
    /// is told of the list that it is missing from, if there is one.
    pub(super) fn all_of(
        &self,
        checked: &mut Checked,
        entry: &Entry,
        right: &[Vec<i64>],
        found: &[(Vec<i64>, &Element)],
        list: Option<&Element>,
    ) {
        // Pawns may be given without their nimbers.
        let size = found.iter().map(|(thing, _)| thing.len()).min().unwrap_or(usize::MAX);
        let cut = |thing: &[i64]| thing.get(..size).unwrap_or(thing).to_vec();
        let mut left: HashMap<Vec<i64>, (usize, usize)> = HashMap::new();
        for thing in right {
            let (there, _) = left.entry(cut(thing)).or_default();
            *there += 1;
        }
        let mut wrong = None;
        for (thing, element) in found {
            let (there, seen) = left.entry(cut(thing)).or_default();
            *seen += 1;
            // A set of values may be written as the list of what was found.
            let repeated = self.results.things == Things::Numbers && *there > 0;
            if *seen > *there && !repeated && wrong.is_none() {
                let id = if *there > 0 { "check-result-twice" } else { "check-result-extra" };
                wrong = Some((id, thing.clone(), Some(*element)));
            }
        }
        if wrong.is_none() {
            let missing = right
                .iter()
                .find(|thing| left.get(&cut(thing)).is_some_and(|(there, seen)| seen < there));
            wrong = missing.map(|thing| ("check-result-missing", thing.clone(), list));
        }
        checked.compared += right.len().saturating_sub(1);
        checked.count(wrong.map(|(id, thing, element)| {
            let id = match id {
                _ if !self.results.place_of(entry).is_empty() => id,
                "check-result-extra" => "check-list-extra",
                "check-result-twice" => "check-list-twice",
                _ => "check-list-missing",
            };
            let message = self.about(id, entry).with("found", self.results.said(&thing));
            let place = self.results.marked_at(entry, &thing);
            Difference { place, thing, ..differs(entry, message, element) }
        }));
    }

    /// Compares one thing with those that will do.
    fn one_of(&self, checked: &mut Checked, entry: &Entry, right: &[Vec<i64>], element: &Element) {
        let several = *self.results.things.size().start() > 1;
        let nothing = is_nothing(element) || several && finds_nothing(element);
        let found = if nothing { None } else { Some(self.thing(element)) };
        let place = match (&found, right.first()) {
            (Some(Ok(thing)), _) | (None, Some(thing)) => self.results.marked_at(entry, thing),
            _ => entry.place.clone(),
        };
        // Of numbers none wins.
        let numbers = self.results.things == Things::Numbers;
        let thing = found.as_ref().and_then(|found| found.clone().ok()).unwrap_or_default();
        let message = match (found, right.first()) {
            (Some(Err(message)), _) => return checked.complain(at(element), message),
            (None, None) => None,
            (None, Some(first)) => {
                let id = if numbers { "check-value" } else { "check-choice-missing" };
                let found = match &element.value {
                    Value::Nothing(_) => shown(element),
                    _ => NONE.to_owned(),
                };
                let message = self.about(id, entry).with("found", found);
                Some(message.with("right", self.results.said(first)))
            }
            (Some(Ok(found)), _) if right.contains(&found) => None,
            (Some(Ok(found)), first) => {
                let id = if numbers {
                    "check-value"
                } else if first.is_some() {
                    "check-choice-wrong"
                } else {
                    "check-choice-none"
                };
                let message = self.about(id, entry).with("found", self.results.said(&found));
                Some(match first {
                    Some(first) => message.with("right", self.results.said(first)),
                    None => message,
                })
            }
        };
        checked.count(message.map(|message| Difference {
            place,
            thing,
            ..differs(entry, message, Some(element))
        }));
    }

    pub(super) fn about(&self, id: &'static str, entry: &Entry) -> Message {
        match (id, self.results.place_of(entry)) {
            // What a function returns that is called once needs no name.
            ("check-value", place) if place.is_empty() => Message::new("check-value-alone"),
            (_, place) => Message::new(id).with("place", place),
        }
    }
}

/// Numbers among words, also in brackets: `row 0 column 1`, `(2, 1) nimber 1`.
/// Row and column of a square in their order, where their names are the other way round: `column 3, row 0`.
fn in_order(things: Things, names: &[&Element], numbers: Option<Vec<i64>>) -> Option<Vec<i64>> {
    let mut numbers = numbers?;
    if things == Things::Squares && numbers.len() == 2 && is_turned(names) {
        numbers.swap(0, 1);
    }
    Some(numbers)
}

fn among_words(element: &Element) -> Option<Vec<i64>> {
    let mut numbers = Vec::new();
    for item in element.items() {
        match number(item) {
            Some(number) => numbers.push(number),
            None if item.is_list() => numbers.extend(numbers_of(item)?),
            None if is_word(item) => {}
            None => return None,
        }
    }
    (!numbers.is_empty()).then_some(numbers)
}

/// Whether an element says that something is won.
pub(super) fn truth(element: &Element) -> Option<bool> {
    match &element.value {
        Value::Truth(won) => Some(*won),
        Value::Number(number @ (0 | 1)) => Some(*number == 1),
        Value::Text(word) => sentences::letter(word).or_else(|| sentences::outcome(word)),
        _ => None,
    }
}

/// What programs print that find nothing.
const NOTHING: [&str; 13] = [
    "none",
    "no",
    "not",
    "never",
    "unknown",
    "nothing",
    "nan",
    "aucun",
    "pas",
    "jamais",
    "inconnu",
    "introuvable",
    "rien",
];

/// Whether a program says that it found nothing, in words or by numbers below 0.
fn finds_nothing(element: &Element) -> bool {
    let nothing = |element: &Element| match &element.value {
        Value::Nothing(_) | Value::Truth(false) => true,
        Value::Number(number) => *number < 0,
        Value::Text(word) => {
            let word = word.to_lowercase();
            NOTHING.iter().any(|known| word == *known || word.len() > 4 && word.starts_with(known))
        }
        _ => false,
    };
    match &element.value {
        Value::List(items) => {
            items.iter().any(nothing) && items.iter().all(|item| nothing(item) || is_word(item))
        }
        Value::Pairs(pairs) => {
            !pairs.is_empty() && pairs.iter().all(|(_, value)| finds_nothing(value))
        }
        _ => nothing(element),
    }
}

fn is_square(element: &Element) -> bool {
    element.is_list() && numbers_of(element).is_some()
}

/// The squares among words and numbers.
fn squares(items: &[Element]) -> Vec<&Element> {
    let other = |item: &Element| is_word(item) || number(item).is_some() || is_square(item);
    let plain = items.iter().all(other);
    items.iter().filter(|item| !plain || is_square(item)).collect()
}

/// A number that occurs twice before the things of a menu.
fn repeated(menu: &Element) -> Option<&Element> {
    let Value::Pairs(pairs) = &menu.value else { return None };
    let mut seen = HashSet::with_capacity(pairs.len());
    let keys = pairs.iter().map(|(key, _)| key);
    keys.into_iter().find(|key| number(key).is_some_and(|number| !seen.insert(number)))
}

pub(super) fn differs(entry: &Entry, message: Message, element: Option<&Element>) -> Difference {
    Difference::new(entry.place.clone(), message, element.map(at))
}

/// Whether an element says that there is nothing; a line of one word is a list with that word.
pub(super) fn is_nothing(element: &Element) -> bool {
    match &element.value {
        Value::Nothing(_) | Value::Truth(false) => true,
        Value::List(items) => match items.as_slice() {
            [] => true,
            [one] => matches!(one.value, Value::Nothing(_) | Value::Truth(false)),
            _ => false,
        },
        _ => false,
    }
}
