//! What functions return, compared argument by argument.

use super::check::{
    Checked, Difference, answer_of, at, is_list, number, numbers_of, pairs, shown, spelled,
};
use super::results::{Answer, Entry, Keys, Results, Things};
use super::value::{Element, Value};
use super::vertices::Called;
use crate::core::Message;
use std::collections::{HashMap, HashSet};

/// Compares what was pasted with what is right.
pub(super) fn compare(checked: &mut Checked, value: &Element, results: &Results) {
    let called = results.region.as_deref().map(Called::new);
    let reader = Reader { results, called };
    // What was called with something else than the board shows cannot be compared with it.
    let here = reader.here(value);
    let elsewhere = match (&value.value, &here.value) {
        (Value::Pairs(all), Value::Pairs(left)) => all.len() - left.len(),
        _ => 0,
    };
    if elsewhere > 0 {
        let note = Message::new("check-elsewhere").with("count", elsewhere);
        checked.notes.push(note.with("board", results.board()));
        if matches!(&here.value, Value::Pairs(left) if left.is_empty()) {
            return;
        }
    }
    let value = &here;
    if results.keys == Keys::None {
        if let Some(entry) = results.entries.first() {
            reader.entry(checked, entry, reader.alone(value));
        }
        return;
    }
    let value = answer_of(value, |key, answer| !reader.is_entry(key, answer));
    let edges = reader.edges(value);
    let Some(given) = reader.given(checked, value) else {
        return match edges {
            Some(edges) => reader.joined(checked, &edges),
            None => checked.complain(at(value), reader.wanted(value)),
        };
    };
    let mut as_rows = checked.clone();
    for &(entry, element) in &given {
        reader.entry(&mut as_rows, entry, element);
    }
    if as_rows.first.is_some()
        && let Some(from_one) = reader.begun_at_one(checked, value)
    {
        *checked = from_one;
        return;
    }
    // As many edges as vertices: lists of two successors each, or pairs.
    if let Some(edges) = edges
        && (as_rows.first.is_some() || as_rows.wrong.is_some())
    {
        let mut as_edges = checked.clone();
        reader.joined(&mut as_edges, &edges);
        if as_edges.first.is_none() && as_edges.wrong.is_none() {
            *checked = as_edges;
            return;
        }
    }
    *checked = as_rows;
    let all = results.entries.len();
    // Values that come are all counted.
    let counted = |entry: &Entry| matches!(entry.answer, Answer::Exactly(_));
    if results.keys == Keys::Number && results.entries.iter().all(counted) && given.len() > 1 {
        let whole = checked.wrong.is_none();
        for entry in results.entries.iter().filter(|_| whole) {
            let Answer::Exactly(right) = &entry.answer else { break };
            if !given.iter().any(|(known, _)| known.key == entry.key) {
                let message = Message::new("check-result-missing");
                let message = message.with("place", reader.results.place_of(entry));
                let message = message.with("found", reader.results.said(right));
                checked.count(Some(differs(entry, message, None)));
            }
        }
        return;
    }
    if given.len() < all && checked.wrong.is_none() {
        checked.notes.push(Message::new("check-few").with("count", given.len()).with("all", all));
    }
}

/// Two vertices, where they stand.
type Pair<'a> = (&'a Element, &'a Element);

struct Reader<'a> {
    results: &'a Results,
    called: Option<Called<'a>>,
}

impl<'a> Reader<'a> {
    /// What is given for each argument: a dictionary, pairs, or a list in the order of the arguments,
    /// or of its rows. `None` where it is none of them.
    fn given<'b>(
        &self,
        checked: &mut Checked,
        value: &'b Element,
    ) -> Option<Vec<(&'a Entry, &'b Element)>> {
        let entries = &self.results.entries;
        let items = value.items();
        let listed = |items: Vec<&'b Element>| {
            (items.len() == entries.len()).then(|| entries.iter().zip(items).collect())
        };
        let keyed = self.keyed(value);
        if let Some(given) = listed(items.iter().collect()).filter(|_| !keyed) {
            return Some(given);
        }
        let goes_on = self.goes_on();
        if goes_on && !keyed && !items.is_empty() && self.are_rows(items) {
            beyond(checked, items.len().saturating_sub(entries.len()), entries.len());
            return Some(entries.iter().zip(items).collect());
        }
        let keyed = keyed || matches!(value.value, Value::Pairs(_));
        if let Some(pairs) = pairs(value, |word| self.key(word).is_some()).filter(|_| keyed) {
            let last = entries.last().map(|entry| entry.key.as_slice()).filter(|_| goes_on);
            let mut passed = 0;
            let by_key: HashMap<&[i64], &Entry> =
                entries.iter().map(|entry| (entry.key.as_slice(), entry)).collect();
            let mut given = Vec::with_capacity(pairs.len());
            for (key, value) in pairs {
                let found = self.key(key);
                if last.is_some_and(|last| found.as_deref() > Some(last)) {
                    passed += 1;
                    continue;
                }
                let entry = found.and_then(|key| by_key.get(key.as_slice()).copied());
                let Some(entry) = entry else {
                    let message = Message::new("check-no-key").quoting("found", &spelled(key));
                    checked.complain(at(key), message);
                    break;
                };
                given.push((entry, value));
            }
            beyond(checked, passed, entries.len());
            return Some(given);
        }
        listed(items.iter().flat_map(Element::items).collect())
    }

    /// Calls with another position than that of the board are left out. The first list among the arguments is the
    /// position; two numbers alone are rows and columns of a whole bar.
    fn here(&self, value: &Element) -> Element {
        let Value::Pairs(pairs) = &value.value else { return value.clone() };
        let drawn: Vec<i64> = self.results.drawn.iter().map(|&length| length.into()).collect();
        if drawn.is_empty() || self.results.first != 0 {
            return value.clone();
        }
        let elsewhere = |key: &Element| match key.items() {
            [first, ..] if is_list(first) => numbers_of(first).is_some_and(|rows| rows != drawn),
            [rows, columns] if self.results.keys == Keys::None => {
                let size = number(rows).zip(number(columns));
                size.is_some_and(|(rows, columns)| {
                    let whole = drawn.iter().all(|&length| length == columns);
                    !whole || i64::try_from(drawn.len()) != Ok(rows)
                })
            }
            // `enleve_zeros([4, 2, 0, 0])` is about the list itself.
            numbers if self.results.keys == Keys::None && !numbers.is_empty() => {
                let rows = numbers_of(key).unwrap_or_default();
                let kept = rows.iter().rposition(|&length| length != 0).map_or(0, |last| last + 1);
                rows.get(..kept) != Some(&drawn)
            }
            _ => false,
        };
        let left = pairs.iter().filter(|(key, _)| !elsewhere(key)).cloned().collect();
        Element { value: Value::Pairs(left), ..value.clone() }
    }

    /// What is returned for no argument: a name or a call before it does not matter. Of several names, that of
    /// what is asked for.
    fn alone<'b>(&self, value: &'b Element) -> &'b Element {
        let Value::Pairs(pairs) = &value.value else { return value };
        let named = |(key, answer): &'b (Element, Element)| match &key.value {
            Value::Text(name) if *name == self.results.called => Some(answer),
            _ => None,
        };
        pairs.iter().find_map(named).unwrap_or_else(|| answer_of(value, |_, _| true))
    }

    /// Whether a key is an argument, and what stands after it may be returned for one.
    fn is_entry(&self, key: &Element, answer: &Element) -> bool {
        let lists = *self.results.things.size().start() == 1
            && answer.items().iter().any(|item| is_list(item) && !self.names(item));
        self.key(key).is_some() && !lists && !matches!(answer.value, Value::Pairs(_))
    }

    /// Whether each element may be what is returned for an argument: several things, or none.
    fn are_rows(&self, items: &[Element]) -> bool {
        let lists = *self.results.things.size().start() > 1;
        let row = |item: &Element| is_list(item) && (!lists || item.items().iter().all(is_list));
        items.iter().all(|item| is_nothing(item) || row(item))
    }

    /// What is asked for where that was not given.
    fn wanted(&self, value: &Element) -> Message {
        let Results { keys, things, entries, .. } = self.results;
        let items = value.items();
        // One number for each argument can only be counted.
        let counts = *keys == Keys::Vertex || *things == Things::Numbers && !self.goes_on();
        if counts && !items.is_empty() {
            let message = Message::new("check-count").with("found", items.len());
            return message.with("right", entries.len());
        }
        Message::new("check-which").with("example", self.results.example())
    }

    /// The comparison of a list that begins with the argument 1, if everything agrees then.
    fn begun_at_one(&self, checked: &Checked, value: &Element) -> Option<Checked> {
        let entries = self.results.entries.get(1..)?;
        let items = value.items();
        if !self.goes_on() || items.is_empty() || !self.are_rows(items) || self.keyed(value) {
            return None;
        }
        let mut found = checked.clone();
        for (entry, element) in entries.iter().zip(items) {
            self.entry(&mut found, entry, element);
        }
        if found.first.is_some() || found.wrong.is_some() {
            return None;
        }
        beyond(&mut found, items.len().saturating_sub(entries.len()), entries.len());
        let place = self.results.place_of(entries.first()?);
        found.notes.push(Message::new("check-from-one").with("place", place));
        Some(found)
    }

    /// Whether the arguments are 0, 1, … and there are more of them than the entries have: then a list may
    /// be shorter or longer.
    fn goes_on(&self) -> bool {
        self.results.keys == Keys::Number
            && (0_i64..)
                .zip(&self.results.entries)
                .all(|(n, entry)| entry.key == [n] && matches!(entry.answer, Answer::AllOf(_)))
    }

    /// Whether a list is one of pairs whose first is an argument: `[((1, 1), [(1, 2)]), …]`, `v,3`.
    fn keyed(&self, value: &Element) -> bool {
        let list = |element: &Element| matches!(element.value, Value::List(_));
        let Value::List(items) = &value.value else { return false };
        let one = matches!(
            self.results.entries.first().map(|entry| &entry.answer),
            Some(Answer::Exactly(_))
        );
        let rows = self.results.things == Things::Rows;
        let pair = |item: &Element| match item.items() {
            [_, second] => list(second) != one || rows && list(second),
            _ => false,
        };
        let square = self.results.keys == Keys::Square;
        let word = |element: &Element| matches!(element.value, Value::Text(_));
        let headed = items.first().is_some_and(|first| match first.items() {
            [key, _] => word(key) && self.key(key).is_none(),
            _ => false,
        });
        let rows = items.get(usize::from(headed)..).unwrap_or_default();
        let key = |key: &Element| {
            if list(key) { square || self.names(key) } else { !square }
        };
        // Two vertices, each written as its label, are an edge.
        let joined = |item: &Element| item.items().iter().all(|element| self.names(element));
        !rows.is_empty()
            && rows.iter().all(|item| pair(item) && item.items().first().is_some_and(key))
            && !(rows.iter().all(joined) && rows.iter().flat_map(Element::items).all(list))
    }

    /// Whether an element names a vertex.
    fn names(&self, element: &Element) -> bool {
        self.called.as_ref().is_some_and(|called| called.find(element).is_some())
    }

    /// Pairs of vertices, where a list of successors may as well be one of edges.
    fn edges<'b>(&self, value: &'b Element) -> Option<Vec<Pair<'b>>> {
        let lists = self.results.keys == Keys::Vertex
            && matches!(self.results.things, Things::Vertices | Things::Edges)
            && matches!(value.value, Value::List(_));
        let pairs = pairs(value, |word| self.names(word)).filter(|_| lists)?;
        let vertex = |element: &Element| {
            !matches!(element.value, Value::List(_) | Value::Pairs(_)) || self.names(element)
        };
        pairs.iter().all(|(from, to)| vertex(from) && vertex(to)).then_some(pairs)
    }

    /// Compares edges, each vertex with those that leave it.
    fn joined(&self, checked: &mut Checked, edges: &[Pair<'_>]) {
        let entries = &self.results.entries;
        let mut rows: Vec<Vec<(Vec<i64>, &Element)>> = vec![Vec::new(); entries.len()];
        for &(from, to) in edges {
            let (Some(key), Some(thing)) = (self.vertex(from, checked), self.vertex(to, checked))
            else {
                return;
            };
            let row = usize::try_from(key).ok().and_then(|key| rows.get_mut(key));
            if let Some(row) = row {
                row.push((vec![thing], to));
            }
        }
        for (entry, row) in entries.iter().zip(&rows) {
            if let Answer::AllOf(right) = &entry.answer {
                self.all_of(checked, entry, right, row);
            }
        }
    }

    fn vertex(&self, element: &Element, checked: &mut Checked) -> Option<i64> {
        let called = self.called.as_ref()?;
        called.find_or_complain(element, checked).map(i64::from)
    }

    fn key(&self, element: &Element) -> Option<Vec<i64>> {
        match self.results.keys {
            Keys::Vertex => {
                let vertex = self.called.as_ref()?.find(element)?;
                Some(vec![i64::from(vertex)])
            }
            // Of a call, the first argument.
            Keys::Number => {
                let argument = element.items().first().unwrap_or(element);
                number(argument).map(|number| vec![number])
            }
            Keys::Square => match element.items() {
                // `joue([5, 3, 3], (2, 1))`.
                [_, .., _] if element.items().iter().any(is_list) => {
                    let mut squares = element.items().iter().filter_map(numbers_of);
                    squares.rfind(|square| square.len() == 2)
                }
                [row, column, _, ..] => number(row).zip(number(column)).map(|(r, c)| vec![r, c]),
                _ => numbers_of(element),
            },
            Keys::None => None,
        }
    }

    /// A thing, of as many numbers as it must have.
    fn thing(&self, element: &Element) -> Result<Vec<i64>, Message> {
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
            Things::Numbers | Things::Vertices | Things::Edges => "check-not-number",
        };
        let named = |element: &Element| match &element.value {
            Value::Pairs(pairs) => pairs.iter().map(|(_, value)| number(value)).collect(),
            _ => numbers_of(element),
        };
        named(element)
            .filter(|numbers| things.size().contains(&numbers.len()))
            .ok_or_else(|| Message::new(id).quoting("found", &spelled(element)))
    }

    /// What is given for one argument.
    fn entry(&self, checked: &mut Checked, entry: &Entry, element: &Element) {
        match &entry.answer {
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
                self.all_of(checked, entry, right, &found);
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
            Value::List(items) => items.iter().collect(),
            _ if is_nothing(element) => Vec::new(),
            _ => vec![element],
        }
    }

    /// Compares things in any order. All that is too much or missing for an argument is one difference.
    fn all_of(
        &self,
        checked: &mut Checked,
        entry: &Entry,
        right: &[Vec<i64>],
        found: &[(Vec<i64>, &Element)],
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
            wrong = missing.map(|thing| ("check-result-missing", thing.clone(), None));
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
        let found = if is_nothing(element) { None } else { Some(self.thing(element)) };
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
                let message = self.about(id, entry).with("found", "None");
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

    fn about(&self, id: &'static str, entry: &Entry) -> Message {
        Message::new(id).with("place", self.results.place_of(entry))
    }
}

/// A number that stands twice before the things of a menu.
fn repeated(menu: &Element) -> Option<&Element> {
    let Value::Pairs(pairs) = &menu.value else { return None };
    let mut seen = HashSet::with_capacity(pairs.len());
    let keys = pairs.iter().map(|(key, _)| key);
    keys.into_iter().find(|key| number(key).is_some_and(|number| !seen.insert(number)))
}

/// Tells of values past the last argument that is compared.
fn beyond(checked: &mut Checked, count: usize, known: usize) {
    if count > 0 {
        let note = Message::new("check-beyond").with("count", count).with("known", known);
        checked.notes.push(note);
    }
}

fn differs(entry: &Entry, message: Message, element: Option<&Element>) -> Difference {
    Difference::new(entry.place.clone(), message, element.map(at))
}

/// Whether an element says that there is nothing; a line of one word is a list with that word.
fn is_nothing(element: &Element) -> bool {
    match &element.value {
        Value::Nothing | Value::Truth(false) => true,
        Value::List(items) => match items.as_slice() {
            [] => true,
            [one] => matches!(one.value, Value::Nothing | Value::Truth(false)),
            _ => false,
        },
        _ => false,
    }
}
