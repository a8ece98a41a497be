//! What functions return, compared argument by argument.

use super::elements::{answer_of, at, is_list, name_of, number, numbers_of, pairs, spelled};
use super::entries::{differs, is_nothing, truth};
use super::found::Checked;
use super::results::{Answer, Entry, Keys, Results, Things};
use super::value::{Element, Value};
use super::vertices::Called;
use super::{columns, letters, listed_heaps, menu, sentences, sheet};
use crate::core::Message;
use std::collections::{HashMap, HashSet};

/// Compares what was pasted with what is right.
pub(super) fn compare(checked: &mut Checked, value: &Element, results: &Results) {
    let called = results.region.as_deref().map(Called::new);
    let reader = Reader { results, called };
    if results.turned
        && let Some(both) = reader.both_ways(value)
    {
        return compare(checked, value, &both);
    }
    if reader.last_heap().is_some()
        && let Some(apart) = letters::apart(value)
    {
        return reader.by_argument(checked, &apart);
    }
    if let Some(last) = reader.last_heap()
        && let Some(by_heap) = listed_heaps::by_heap(value, last)
    {
        return reader.by_argument(checked, &by_heap);
    }
    if reader.last_heap().is_some()
        && let Some(told) = sentences::by_number(value)
    {
        return reader.by_argument(checked, &told);
    }
    if results.keys == Keys::None {
        if let Some(entry) = results.entries.first() {
            reader.once(checked, entry, value);
        }
        return;
    }
    let value = answer_of(value, |key, answer| !reader.is_entry(key, answer));
    let said = columns::said_in_words(value).filter(|_| results.things == Things::Numbers);
    let value = said.as_ref().unwrap_or(value);
    if let Some(given) = menu::with_squares(checked, value, results) {
        return reader.by_argument(checked, &given);
    }
    let mut plain = checked.clone();
    reader.by_argument(&mut plain, value);
    // A line may begin with what it belongs to.
    if (plain.first.is_some() || plain.wrong.is_some())
        && let Some(keyed) = columns::keyed(value, |key| reader.key(key).filter(|_| !is_list(key)))
    {
        let mut found = checked.clone();
        reader.by_argument(&mut found, &keyed);
        if found.weight() < plain.weight() {
            plain = found;
        }
    }
    if (plain.first.is_some() || plain.wrong.is_some())
        && let Some(keyed) = sheet::by_key(value, results)
    {
        let mut found = checked.clone();
        compare(&mut found, &keyed, results);
        if found.weight() < plain.weight() {
            plain = found;
        }
    }
    *checked = plain;
}

/// Two vertices, and where they were found.
type Pair<'a> = (&'a Element, &'a Element);

/// What reads results.
pub(super) struct Reader<'a> {
    pub(super) results: &'a Results,
    pub(super) called: Option<Called<'a>>,
}

impl<'a> Reader<'a> {
    /// Compares what is given for each argument.
    fn by_argument(&self, checked: &mut Checked, value: &Element) {
        let edges = self.edges(value);
        if let Some(edges) = edges.as_ref().filter(|_| has_repeated_keys(value)) {
            return self.joined(checked, edges);
        }
        let Some(given) = self.given(checked, value) else {
            return match edges {
                Some(edges) => self.joined(checked, &edges),
                None => checked.complain(at(value), self.wanted(value)),
            };
        };
        let mut as_rows = checked.clone();
        for &(entry, element) in &given {
            self.entry(&mut as_rows, entry, element);
        }
        if as_rows.first.is_some()
            && let Some(from_one) = self.begun_at_one(checked, value)
        {
            *checked = from_one;
            return;
        }
        // As many edges as vertices: lists of two successors each, or pairs.
        if let Some(edges) = edges
            && (as_rows.first.is_some() || as_rows.wrong.is_some())
        {
            let mut as_edges = checked.clone();
            self.joined(&mut as_edges, &edges);
            if as_edges.first.is_none() && as_edges.wrong.is_none() {
                *checked = as_edges;
                return;
            }
        }
        *checked = as_rows;
        let all = self.results.entries.len();
        // Values that come are all counted.
        let counted = |entry: &Entry| matches!(entry.answer, Answer::Exactly(_));
        if self.results.keys == Keys::Number
            && self.results.things == Things::Numbers
            && self.results.entries.iter().all(counted)
            && given.len() > 1
        {
            let whole = checked.wrong.is_none();
            self.sums(checked, &given);
            for entry in self.results.entries.iter().filter(|_| whole) {
                let Answer::Exactly(right) = &entry.answer else { break };
                if !given.iter().any(|(known, _)| known.key == entry.key) {
                    let message = Message::new("check-result-missing");
                    let message = message.with("place", self.results.place_of(entry));
                    let message = message.with("found", self.results.said(right));
                    checked.count(Some(differs(entry, message, None)));
                }
            }
            return;
        }
        let keys: HashSet<&[i64]> = given.iter().map(|(entry, _)| entry.key.as_slice()).collect();
        if keys.len() < all && checked.wrong.is_none() {
            let note = Message::new("check-few-results").with("count", keys.len());
            checked.notes.push(note.with("all", all));
        }
    }

    /// What is given for each argument: a dictionary, pairs, or a list in the order of the arguments,
    /// or of its rows. `None` where it is none of them.
    fn given<'b>(
        &self,
        checked: &mut Checked,
        value: &'b Element,
    ) -> Option<Vec<(&'a Entry, &'b Element)>> {
        let entries = &self.results.entries;
        let items = self.items(value);
        let listed = |items: Vec<&'b Element>| {
            (items.len() == entries.len()).then(|| entries.iter().zip(items).collect())
        };
        let keyed = self.keyed(value);
        if let Some(given) = listed(items.iter().collect()).filter(|_| !keyed) {
            return Some(given);
        }
        // A number for each vertex, and some too few or too many: each is compared, and that is said.
        let scalars = items.len() > 1 && items.iter().all(|item| number(item).is_some());
        if scalars && self.results.keys == Keys::Vertex && self.results.things == Things::Numbers {
            checked.complain(at(value), self.wanted(value));
            return Some(entries.iter().zip(items).collect());
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
            let mut seen = HashSet::with_capacity(pairs.len());
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
                // A call may come again, but not a key of a dictionary.
                if !seen.insert(entry.key.as_slice()) && !is_list(key) {
                    let message = Message::new("check-key-twice").quoting("found", &spelled(key));
                    checked.complain(at(key), message);
                }
                given.push((entry, value));
            }
            beyond(checked, passed, entries.len());
            return Some(given);
        }
        listed(items.iter().flat_map(Element::items).collect())
    }

    /// Tells of how many values other counts than these are.
    fn sums(&self, checked: &mut Checked, given: &[(&Entry, &Element)]) {
        let all = given.len() == self.results.entries.len();
        let mut numbers = given.iter().map(|(_, element)| number(element));
        let found = numbers.try_fold(0_i64, |sum, number| sum.checked_add(number?));
        let right = |entry: &Entry| match &entry.answer {
            Answer::Exactly(right) => right.first().copied(),
            _ => None,
        };
        let right = self
            .results
            .entries
            .iter()
            .try_fold(0_i64, |sum, entry| sum.checked_add(right(entry)?));
        let counts = self.results.called == "count" && all && checked.first.is_some();
        if let (true, Some(found), Some(right)) = (counts, found, right)
            && found != right
        {
            let note = Message::new("check-counts-sum").with("found", found.to_string());
            checked.notes.push(note.with("right", right.to_string()));
        }
    }

    /// The results for arguments that are given and only known turned round, as well; `None` if none is.
    fn both_ways(&self, value: &Element) -> Option<Results> {
        let pairs = pairs(value, |word| self.key(word).is_some())?;
        let by_key: HashMap<&[i64], &Entry> =
            self.results.entries.iter().map(|entry| (entry.key.as_slice(), entry)).collect();
        let mut turned: Vec<Entry> = Vec::new();
        let mut seen = HashSet::new();
        for key in pairs.iter().filter_map(|(key, _)| self.key(key)) {
            let mirrored: Vec<i64> = key.iter().rev().copied().collect();
            let known =
                by_key.get(mirrored.as_slice()).filter(|_| !by_key.contains_key(key.as_slice()));
            turned.extend(known.filter(|_| seen.insert(key)).map(|entry| entry.turned()));
        }
        let entries = self.results.entries.iter().cloned();
        (!turned.is_empty()).then(|| Results {
            entries: entries.chain(turned.iter().cloned()).collect(),
            turned: false,
            ..self.results.clone()
        })
    }

    /// Whether a key is an argument, and what comes after it may be returned for one.
    fn is_entry(&self, key: &Element, answer: &Element) -> bool {
        let lists = *self.results.things.size().start() == 1
            && answer.items().iter().any(|item| is_list(item) && !self.names(item));
        self.key(key).is_some() && !lists && !matches!(answer.value, Value::Pairs(_))
    }

    /// The last heap, where it is said of heaps whether they are won.
    fn last_heap(&self) -> Option<i64> {
        let truths = self.results.things == Things::Truth && self.results.keys == Keys::Number;
        self.results.entries.last().filter(|_| truths)?.key.first().copied()
    }

    /// What is given for each argument in order; a line alone is a list.
    fn items<'b>(&self, value: &'b Element) -> &'b [Element] {
        match value.items() {
            [line] if self.results.things == Things::Truth && is_list(line) => line.items(),
            items => items,
        }
    }

    /// Whether each element may be what is returned for an argument: several things, or none.
    fn are_rows(&self, items: &[Element]) -> bool {
        if self.results.things == Things::Truth {
            return items.iter().all(|item| truth(item).is_some());
        }
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
        if counts && items.len() > 1 {
            let message = Message::new("check-count").with("found", items.len());
            return message.with("right", entries.len());
        }
        Message::new("check-which").with("example", self.results.example())
    }

    /// The comparison of a list that begins with the argument 1, if everything agrees then.
    fn begun_at_one(&self, checked: &Checked, value: &Element) -> Option<Checked> {
        let entries = self.results.entries.get(1..)?;
        let items = self.items(value);
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
        let several = |entry: &Entry| matches!(entry.answer, Answer::AllOf(_));
        let truths = self.results.things == Things::Truth;
        self.results.keys == Keys::Number
            && (0_i64..)
                .zip(&self.results.entries)
                .all(|(n, entry)| entry.key == [n] && (truths || several(entry)))
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
            && (matches!(value.value, Value::List(_)) || has_repeated_keys(value));
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
            // What is counted is edges: a vertex that none leaves is not another one.
            if let Answer::AllOf(right) = &entry.answer
                && !(right.is_empty() && row.is_empty())
            {
                // What is missing is missing beside the last edge from there.
                let beside = row.last().map(|&(_, to)| to);
                self.all_of(checked, entry, right, row, beside);
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
            // Without a board to draw it on, the argument is a bar.
            Keys::Square
                if self.results.drawn.is_empty()
                    && let Some(size) = size_of(element) =>
            {
                Some(size)
            }
            Keys::Square => match element.items() {
                // `joue([5, 3, 3], (2, 1))`.
                [_, .., _] if element.items().iter().any(is_list) => {
                    let mut squares = element.items().iter().filter_map(numbers_of);
                    squares.rfind(|square| square.len() == 2)
                }
                [row, column, _, ..] => number(row).zip(number(column)).map(|(r, c)| vec![r, c]),
                _ => squared(element).or_else(|| numbers_of(element)),
            },
            Keys::None => None,
        }
    }
}

/// A square in quotation marks, `'1.0'`, which is no fraction there.
fn squared(element: &Element) -> Option<Vec<i64>> {
    let Value::Text(text) = &element.value else { return None };
    let (row, column) = text.split_once('.')?;
    Some(vec![row.trim().parse().ok()?, column.trim().parse().ok()?])
}

/// The rows and columns of a whole bar that is given by its rows, `f([3, 3])`, `f(tablette(2, 3))`; a pair of numbers
/// is its rows only within the brackets of a call.
fn size_of(key: &Element) -> Option<Vec<i64>> {
    let rows = numbers_of(key).filter(|_| is_list(key))?;
    let (&columns, [first, .., last]) = (rows.first()?, key.items()) else { return None };
    let written_out = first.start == last.start;
    let bracketed = key.end > last.end + 1;
    let alike = rows.iter().all(|&row| row == columns);
    let size = || Some(vec![i64::try_from(rows.len()).ok()?, columns]);
    if alike && (rows.len() != 2 || written_out || bracketed) { size() } else { None }
}

/// Whether a key comes before several values, one by one: `0 -> 1`, `0 -> 2`.
fn has_repeated_keys(value: &Element) -> bool {
    let Value::Pairs(pairs) = &value.value else { return false };
    let mut seen = HashSet::with_capacity(pairs.len());
    pairs.iter().any(|(key, _)| !seen.insert(name_of(key)))
}

/// Tells of values past the last argument that is compared.
fn beyond(checked: &mut Checked, count: usize, known: usize) {
    if count > 0 {
        let note = Message::new("check-beyond").with("count", count).with("known", known);
        checked.notes.push(note);
    }
}
