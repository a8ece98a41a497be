//! Results compared with what is right, one place after the other.

use super::right::{Bars, Grid, Right};
use super::value::{Element, Value};
use super::{Pasted, compare, graph, marks, series, vertices};
use crate::core::Message;
use crate::games::At;

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
    checked
}

/// A value at a place of the text.
pub(super) fn at(element: &Element) -> (usize, usize) {
    (element.start as usize, element.end as usize)
}

/// The number that an element is, also in quotation marks.
pub(super) fn number(element: &Element) -> Option<i64> {
    match &element.value {
        Value::Number(number) => Some(*number),
        Value::Text(text) => text.trim().parse().ok(),
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
        let cells = match cells(value, grid) {
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
        // A truth value alone is about the whole bar; a line with one is a list.
        let alone = if let [one] = value.items() { one } else { value };
        if let Value::Truth(won) = alone.value {
            return self.outcome(won, alone, &bars.whole, bars);
        }
        let Some(pairs) = pairs(value, |word| rows_of(word).is_some()) else {
            return self.complain(at(value), Message::new("check-want-dictionary"));
        };
        let mut outside = 0;
        for (key, value) in pairs {
            let Some(rows) = rows_of(key) else {
                let message = Message::new("check-not-rows").quoting("found", &shown(key));
                return self.complain(at(key), message);
            };
            let won = match value.value {
                Value::Truth(won) => won,
                Value::Number(number @ (0 | 1)) => number == 1,
                _ => {
                    let message = Message::new("check-not-truth").quoting("found", &shown(value));
                    return self.complain(at(value), message);
                }
            };
            if bars.is_won(&rows).is_none() {
                outside += usize::from(!rows.is_empty());
            }
            self.outcome(won, value, &rows, bars);
        }
        if outside > 0 {
            self.notes.push(Message::new("check-not-within").with("count", outside));
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

/// A number of a grid: its row, its column, and where it stands.
type Cell<'a> = (usize, usize, &'a Element);

/// The numbers of a grid, each with its row and column.
fn cells<'a>(value: &'a Element, grid: &Grid) -> Result<Vec<Cell<'a>>, Message> {
    let (height, width) = (grid.rows.len(), grid.rows.iter().map(Vec::len).max().unwrap_or(0));
    if let Value::Pairs(pairs) = &value.value {
        let place = |key: &Element| {
            let place = rows_of(key)?;
            let [row, column] = place.as_slice() else { return None };
            let first = u8::try_from(grid.first).ok()?;
            Some((row.checked_sub(first)?, column.checked_sub(first)?))
        };
        let cell = |(key, value): &'a (Element, Element)| {
            let message = || Message::new("check-not-square").quoting("found", &shown(key));
            let (row, column) = place(key).ok_or_else(message)?;
            Ok((usize::from(row), usize::from(column), value))
        };
        return pairs.iter().map(cell).collect();
    }
    let items = value.items();
    let rows: Vec<&[Element]> = items.iter().map(Element::items).collect();
    if items.iter().any(|item| !matches!(item.value, Value::List(_))) {
        let all: usize = grid.rows.iter().map(Vec::len).sum();
        if items.len() != all {
            let message = Message::new("check-count").with("found", items.len());
            return Err(message.with("right", all));
        }
        let places = (0..).zip(&grid.rows);
        let places = places.flat_map(|(row, cells)| (0..cells.len()).map(move |at| (row, at)));
        return Ok(places.zip(items).map(|((row, column), item)| (row, column, item)).collect());
    }
    // In C a grid whose squares are counted from 1 often has a row 0 and a column 0, of zeros.
    let zero = |element: &Element| number(element) == Some(0);
    let spare = grid.first == 1
        && rows.len() == height + 1
        && rows.iter().all(|row| row.len() == width + 1 && row.first().is_some_and(zero))
        && rows.first().is_some_and(|row| row.iter().all(zero));
    let skip = usize::from(spare);
    if rows.len() != height + skip {
        let message = Message::new("check-rows").with("found", rows.len());
        return Err(message.with("right", height));
    }
    for (row, (found, right)) in rows.iter().skip(skip).zip(&grid.rows).enumerate() {
        if found.len() != right.len() + skip {
            let message = Message::new("check-row-length").with("row", row + grid.first as usize);
            return Err(message.with("found", found.len()).with("right", right.len()));
        }
    }
    let rows = rows.into_iter().skip(skip).enumerate();
    let cells = rows.flat_map(|(row, items)| {
        items.iter().skip(skip).enumerate().map(move |(column, item)| (row, column, item))
    });
    Ok(cells.collect())
}

/// The same, small: the rows of a bar.
fn rows_of(element: &Element) -> Option<Vec<u8>> {
    numbers_of(element)?.into_iter().map(|number| u8::try_from(number).ok()).collect()
}
