//! Results compared with what is right, one place after the other.

use super::read::number as read_number;
use super::right::{Bars, Grid, Right};
use super::value::{Element, Value};
use super::{Pasted, compare, graph, marks, mex, series, table, vertices};
use crate::core::Message;
use crate::games::At;

/// What programs print of a position that is won.
const WON: [&str; 5] = ["gagnante", "gagnant", "winning", "won", "win"];
/// And of one that is lost.
const LOST: [&str; 5] = ["perdante", "perdant", "losing", "lost", "loss"];

/// How a result compares.
#[derive(Clone, Debug, Default, PartialEq)]
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
#[derive(Clone, Debug, PartialEq)]
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
    /// One of which the place says all.
    pub(super) fn new(place: Place, message: Message, at: Option<(usize, usize)>) -> Self {
        Self { place, message, at, thing: Vec::new() }
    }
}

/// A place among what is right.
#[derive(Clone, Debug, PartialEq, Eq)]
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
    match right {
        Right::Mex => mex::check(&mut checked, value),
        Right::Series(series) => series::check(&mut checked, value, series),
        Right::Grid(grid) => checked.grid(value, grid),
        Right::Members(region) => vertices::members(&mut checked, value, region),
        Right::Ranks(region) => vertices::ranks(&mut checked, value, region),
        Right::Strategy(region) => vertices::strategy(&mut checked, value, region),
        Right::Bars(bars) => checked.bars(value, bars),
        Right::Results(results) => compare::compare(&mut checked, value, results),
        Right::Graph(part, region) => graph::check(&mut checked, value, *part, region),
        Right::Marks(grid) => marks::check(&mut checked, value, grid),
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

fn is_pairs(element: &Element) -> bool {
    matches!(element.value, Value::Pairs(_))
}

/// Whether an element has others in it.
pub(super) fn is_list(element: &Element) -> bool {
    matches!(element.value, Value::List(_) | Value::Pairs(_))
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
        Value::Nothing => "None".to_owned(),
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

/// A square as it is written: `(1, 3)`.
fn square(row: usize, column: usize, first: u32) -> String {
    format!("({}, {})", row + first as usize, column + first as usize)
}

impl Checked {
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

    /// Something in the text is not what it should be. The first such thing is told.
    pub(super) fn complain(&mut self, (start, end): (usize, usize), error: Message) {
        let new = At { start, end, error };
        self.wrong = self.wrong.take().filter(|old| old.start <= new.start).or(Some(new));
    }

    pub(super) fn not_a_value(&mut self, element: &Element) {
        let message = Message::new("check-not-number").quoting("found", &shown(element));
        self.complain(at(element), message);
    }

    fn grid(&mut self, value: &Element, grid: &Grid) {
        let value = answer_of(value, |_, answer| is_list(answer));
        let cells = match table::cells(value, grid) {
            Ok(cells) => cells,
            Err(message) => return self.complain(at(value), message),
        };
        let mut seen = 0;
        for (row, column, element) in cells {
            let place = square(row, column, grid.first);
            let Some(&right) = grid.rows.get(row).and_then(|row| row.get(column)) else {
                let message = Message::new("check-outside").with("place", place);
                return self.complain(at(element), message);
            };
            let Some(number) = number(element) else { return self.not_a_value(element) };
            seen += 1;
            let message = (number != i64::from(right)).then(|| {
                Message::new("check-value")
                    .with("place", place)
                    .with("found", number.to_string())
                    .with("right", right.to_string())
            });
            let place = Place::Cell(row, column);
            self.count(message.map(|message| Difference::new(place, message, Some(at(element)))));
        }
        let all: usize = grid.rows.iter().map(Vec::len).sum();
        if seen < all && self.wrong.is_none() {
            self.notes.push(Message::new("check-few").with("count", seen).with("all", all));
        }
    }

    fn bars(&mut self, value: &Element, bars: &Bars) {
        // Of several results, the dictionary.
        let value = match &value.value {
            Value::Pairs(pairs) => {
                let dictionary = |(_, answer): &'_ &(Element, Element)| is_pairs(answer);
                pairs.iter().rfind(dictionary).map_or(value, |(_, answer)| answer)
            }
            _ => value,
        };
        let call = |key: &Element| position_of(key).is_none() && is_list(key);
        let value = answer_of(value, |key, answer| call(key) || is_list(answer));
        // A truth value alone is about the whole bar; a line with one is a list.
        let alone = if let [one] = value.items() { one } else { value };
        if let Value::Truth(won) = alone.value {
            return self.outcome(won, alone, &bars.whole, bars);
        }
        let Some(pairs) = pairs(value, |word| rows_of(word).is_some()) else {
            return self.complain(at(value), Message::new("check-want-dictionary"));
        };
        let (mut outside, mut empty) = (0, 0);
        for (key, value) in pairs {
            let Some(rows) = position_of(key) else {
                let message = Message::new("check-not-rows").quoting("found", &shown(key));
                return self.complain(at(key), message);
            };
            // A row without squares is left out, and no row is longer than the one above.
            if rows.last() == Some(&0) || !rows.is_sorted_by(|above, below| above >= below) {
                let message = Message::new("check-not-rows").quoting("found", &format!("{rows:?}"));
                return self.complain(at(key), message);
            }
            let won = match &value.value {
                Value::Truth(won) => *won,
                Value::Number(number @ (0 | 1)) => *number == 1,
                Value::Text(word) if WON.contains(&word.as_str()) => true,
                Value::Text(word) if LOST.contains(&word.as_str()) => false,
                _ => {
                    let message = Message::new("check-not-truth").quoting("found", &shown(value));
                    return self.complain(at(value), message);
                }
            };
            if bars.is_won(&rows).is_none() {
                outside += usize::from(!rows.is_empty());
                empty += usize::from(rows.is_empty());
            }
            self.outcome(won, value, &rows, bars);
        }
        if outside > 0 {
            self.notes.push(Message::new("check-not-within").with("count", outside));
        }
        if empty > 0 {
            self.notes.push(Message::new("check-empty-position"));
        }
    }

    /// Whether a position is won, compared; one that is not within the bar is passed over.
    fn outcome(&mut self, won: bool, value: &Element, rows: &[u8], bars: &Bars) {
        let Some(right) = bars.is_won(rows) else { return };
        self.count((won != right).then(|| {
            let id = if right { "check-is-won" } else { "check-is-lost" };
            let message = Message::new(id).with("place", format!("{rows:?}"));
            Difference::new(Place::Rows(rows.to_vec()), message, Some(at(value)))
        }));
    }
}

/// A position: its rows, or those in a call.
fn position_of(element: &Element) -> Option<Vec<u8>> {
    rows_of(element).or_else(|| match element.items() {
        [position, _, ..] => rows_of(position).filter(|_| is_list(position)),
        _ => None,
    })
}

/// Small numbers in a list: the rows of a bar, or a square.
pub(super) fn rows_of(element: &Element) -> Option<Vec<u8>> {
    numbers_of(element)?.into_iter().map(|number| u8::try_from(number).ok()).collect()
}
