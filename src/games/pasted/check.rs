//! Results compared with what is right, one place after another.

use super::atom::number as read_number;
use super::right::Right;
use super::value::{Element, Value};
use super::{
    Pasted, bars, compare, elsewhere, graph, marks, mex, relations, series, table, texts, vertices,
};
use crate::core::{Message, Value as Said};
use crate::games::At;
use serde::{Deserialize, Serialize};

/// How a result compares.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Checked {
    /// How many of its values were compared.
    pub compared: usize,
    /// How many of these are not right.
    pub differences: usize,
    /// The first one.
    pub first: Option<Difference>,
    /// What in the text cannot be read, or is not what it should be, and at which bytes. What stands
    /// before it was compared.
    pub wrong: Option<At<Message>>,
    /// What else there is to say.
    pub notes: Vec<Message>,
    /// How many values must be had before anything can be said; more than are at hand.
    pub wants: Option<usize>,
}

/// A value that is not right.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Difference {
    /// Where, among what is right.
    pub place: Place,
    /// What is wrong with it.
    pub message: Message,
    /// The bytes of the text at which it stands; `None` where it is not there.
    pub at: Option<(usize, usize)>,
    /// What a function returned, as numbers, or what is missing of it: its reason may depend on more than
    /// the place. Empty where the place says all.
    pub thing: Vec<i64>,
}

impl Difference {
    /// The text that stands in the place of what is right, as far as it is quoted.
    pub fn found(&self) -> Option<&str> {
        self.message.about.iter().find_map(|(name, value)| match value {
            Said::Text(text) if name == "found" => Some(text.as_str()),
            _ => None,
        })
    }

    /// One of which the place says all.
    pub(super) fn new(place: Place, message: Message, at: Option<(usize, usize)>) -> Self {
        Self { place, message, at, thing: Vec::new() }
    }
}

/// A place among what is right.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Place {
    /// The n of G(n), or a value that is counted.
    Number(usize),
    /// Row and column, from 0.
    Cell(usize, usize),
    /// A vertex by number.
    Vertex(u32),
    /// A position by its rows.
    Rows(Vec<u8>),
    /// All of it.
    Whole,
}

/// Compares a text that was read with what is right. Time is linear in both, memory in the text.
pub fn check(pasted: &Pasted, right: &Right) -> Checked {
    let mut checked = Checked { wrong: pasted.error.clone(), ..Checked::default() };
    let Some(value) = &pasted.value else { return checked };
    let Some(value) = elsewhere::here(&mut checked, value, right) else { return checked };
    let value = value.as_ref();
    match right {
        Right::Mex => mex::check(&mut checked, value),
        Right::Series(series) => series::check(&mut checked, value, series),
        Right::Grid(grid) => table::check(&mut checked, value, grid),
        Right::Members(region) => vertices::members(&mut checked, value, region),
        Right::Ranks(region) => vertices::ranks(&mut checked, value, region),
        Right::Strategy(region) => vertices::strategy(&mut checked, value, region),
        Right::Bars(bars) => bars::check(&mut checked, value, bars),
        Right::Results(results) => compare::compare(&mut checked, value, results),
        Right::Graph(part, region) => graph::check(&mut checked, value, *part, region),
        Right::Marks(grid) => marks::check(&mut checked, value, grid),
        Right::Relations(rules) => relations::check(&mut checked, value, rules),
        Right::Texts(texts) => texts::check(&mut checked, value, texts),
    }
    if checked.first.is_some() && right.is_numbered() {
        checked.notes.push(Message::new("check-own-numbers"));
    }
    checked
}

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

impl Checked {
    /// How much speaks against a way to read a text: the less, the better.
    pub(super) fn weight(&self) -> (bool, usize) {
        (self.wrong.is_some(), self.differences)
    }

    /// Counts one more value; `difference` says what is wrong with it, if anything is.
    pub(super) fn count(&mut self, difference: Option<Difference>) {
        self.compared += 1;
        if difference.is_some() {
            self.differences += 1;
        }
        if self.first.is_none() {
            self.first = difference;
        }
    }

    /// Something in the text is not what it should be. The first such thing is told; a list with an error in it
    /// cannot be whole, so that the error is told and not what the list lacks.
    pub(super) fn complain(&mut self, (start, end): (usize, usize), error: Message) {
        let new = At { start, end, error };
        let told = |old: &At<Message>| old.start <= new.start || old.start < new.end;
        self.wrong = self.wrong.take().filter(told).or(Some(new));
    }

    pub(super) fn not_a_value(&mut self, element: &Element) {
        let message = Message::new("check-not-number").quoting("found", &shown(element));
        self.complain(at(element), message);
    }
}

/// Small numbers in a list: the rows of a bar, or a square.
pub(super) fn rows_of(element: &Element) -> Option<Vec<u8>> {
    numbers_of(element)?.into_iter().map(|number| u8::try_from(number).ok()).collect()
}
