//! What several values in a text amount to: one of them, a list, or keys with their values.

use super::read::Reader;
use super::several::Item;
use super::value::{Element, NONE, Value};
use super::{columns, sentences};
use crate::core::Message;
use crate::games::At;

/// A key, and the values that come after it.
struct Keyed {
    key: Element,
    line: usize,
    assigned: bool,
    asked: bool,
    values: Vec<Element>,
}

/// What several values are together.
pub(super) struct Together<'a> {
    pub(super) text: &'a str,
    /// Where they begin and end.
    pub(super) place: (usize, usize),
}

impl Together<'_> {
    pub(super) fn value(&self, mut items: Vec<Item>) -> Result<Option<Element>, At<Message>> {
        // `[1] is losing` beside `losing: [2, 1]`: all are sentences.
        if items.iter().any(|item| item.key.is_none() && tells(&item.element)) {
            let words = items.iter_mut().filter(|item| tells(&item.element));
            words.for_each(|word| word.key = None);
        }
        let Some(first) = items.iter().position(|item| item.key.is_some()) else {
            return Ok(self.unkeyed(items));
        };
        let words = |items: &[Item]| items.iter().all(|item| is_text(&item.element));
        if !words(items.get(..first).unwrap_or_default()) {
            // Remarks come after the values: `[0, 1, 2]`, `Time: 3 s`.
            if items
                .iter()
                .filter(|item| item.key.is_some())
                .all(|item| self.is_bare(&item.element))
            {
                let line = items.get(first).map_or(0, |key| key.line);
                items.truncate(first);
                items.retain(|item| item.line < line);
                if !items.is_empty() {
                    return Ok(self.unkeyed(items));
                }
            }
            let at = items.iter().find_map(|item| item.key).unwrap_or_default();
            // A square, and the menu of those that can be reached from it.
            let menu = items.get(first).is_some_and(|item| item.element.value == Value::Number(1));
            items.retain(|item| item.key.is_some() || !self.is_bare(&item.element));
            match items.as_mut_slice() {
                [square, next, ..]
                    if menu
                        && square.key.is_none()
                        && square.element.is_list()
                        && next.key.is_some() =>
                {
                    let at = square.element.start as usize;
                    let name = Element::new(Value::Text(String::new()), at, at);
                    let key = Some(at);
                    items.insert(
                        0,
                        Item { element: name, line: 0, key, assigned: false, asked: false },
                    );
                    return Ok(Some(self.keyed(items)));
                }
                _ => {}
            }
            return Err(Reader::new(self.text).at(at).strange());
        }
        items.drain(..first);
        Ok(Some(self.keyed(items)))
    }

    /// Values without keys: the only one, a list, or lines of a name with a list.
    fn unkeyed(&self, mut items: Vec<Item>) -> Option<Element> {
        // `print(values, len(values))`.
        let with_length = matches!(items.as_slice(), [list, length]
            if list.line == length.line && length.element.value == count_of(&list.element));
        if with_length {
            items.pop();
        }
        if items.len() <= 1 {
            return items.pop().map(|item| item.element);
        }
        let lines: Vec<&[Item]> = items.chunk_by(|one, next| one.line == next.line).collect();
        if lines.iter().all(|line| self.is_entry(line)) {
            let mut entries = Vec::with_capacity(lines.len());
            let mut left = items.into_iter().map(|item| item.element);
            while let (Some(key), Some(value)) = (left.next(), left.next()) {
                let value = listed(value);
                entries.push(Keyed {
                    key,
                    line: 0,
                    assigned: false,
                    asked: false,
                    values: vec![value],
                });
            }
            return Some(self.pairs(entries));
        }
        if let Some(entries) = self.led(&items) {
            return Some(self.pairs(entries));
        }
        // Words round lists are prose, unless they say something of them.
        let lists = items.iter().any(|item| item.element.is_list());
        if lists && !items.iter().any(|item| tells(&item.element)) {
            items.retain(|item| !is_text(&item.element) || !self.is_bare(&item.element));
            if items.len() == 1 {
                return items.pop().map(|item| item.element);
            }
        }
        Some(self.list(items.into_iter().map(|item| item.element).collect()))
    }

    /// Lines of a square, words, and squares that belong to it: `(1,1) neighbours (1,2) (2,1)`.
    fn led(&self, items: &[Item]) -> Option<Vec<Keyed>> {
        let line = |line: &[Item]| {
            let (key, rest) = line.split_first()?;
            let words = rest.iter().take_while(|item| is_text(&item.element)).count();
            let values: Vec<Element> =
                rest.iter().skip(words).map(|item| item.element.clone()).collect();
            let sign = self.text.get(key.element.start as usize..)?.chars().next();
            let prose = rest.iter().take(words).all(|item| {
                self.is_bare(&item.element)
                    && !tells(&item.element)
                    && !sentences::is_and(&item.element)
            });
            let squares = sign == Some('(') && values.iter().all(Element::is_list);
            (squares && words > 0 && prose && !values.is_empty()).then(|| Keyed {
                key: key.element.clone(),
                line: key.line,
                assigned: false,
                asked: false,
                values,
            })
        };
        let lines = items.chunk_by(|one, next| one.line == next.line);
        let entries: Vec<Keyed> = lines.map(line).collect::<Option<_>>()?;
        entries.iter().any(|entry| entry.values.len() > 1).then_some(entries)
    }

    /// Whether a line is a key with what belongs to it: `3 [5, 6]`, `(1,1) {(1,2)}`, `0 set()`.
    fn is_entry(&self, line: &[Item]) -> bool {
        let [key, value] = line else { return false };
        let sign = |element: &Element| self.text.get(element.start as usize..)?.chars().next();
        // A spreadsheet has lists in quotation marks.
        let quoted = |element: &Element| matches!(&element.value, Value::Text(text) if text.starts_with(['[', '(', '{']));
        let scalar = !key.element.is_list() && !quoted(&key.element);
        let list = value.element.is_list() || quoted(&value.element);
        let listed = (scalar || sign(&key.element) == Some('('))
            && list
            && sign(&value.element).is_some_and(|sign| sign != '(');
        // A position or a set, and what is said of it: `[2, 1] False`.
        listed || !scalar && !list && !is_text(&value.element)
    }

    /// Values with keys, the first of which is one.
    fn keyed(&self, items: Vec<Item>) -> Element {
        let mut entries: Vec<Keyed> = Vec::new();
        // The lines of the values after the last key.
        let mut lines: Vec<usize> = Vec::new();
        for Item { element, line, key, assigned, asked } in items {
            if key.is_none() {
                lines.push(line);
                if let Some(entry) = entries.last_mut() {
                    entry.values.push(element);
                }
                continue;
            }
            // `Won vertices: …`: the words before a key on its line belong to it.
            if let Some(entry) = entries.last_mut().filter(|entry| entry.line != line) {
                while lines.last() == Some(&line) && entry.values.last().is_some_and(is_text) {
                    lines.pop();
                    entry.values.pop();
                }
            }
            lines.clear();
            // `Values:` above other keys is a heading.
            entries.pop_if(|entry| entry.values.is_empty() && self.is_bare(&entry.key));
            entries.push(Keyed { key: element, line, assigned, asked, values: Vec::new() });
        }
        // So is one at the end, where a program asks for something.
        if entries.len() > 1 {
            entries.pop_if(|entry| entry.values.is_empty() && self.is_bare(&entry.key));
        }
        let names = entries.iter().all(|entry| self.is_bare(&entry.key));
        // What was chosen from a menu is no result.
        entries.retain(|entry| names || !entry.asked);
        let single = |entry: &Keyed| matches!(entry.values.as_slice(), [value] if is_scalar(value));
        // Nor what was chosen without a question mark.
        let menu = entries.iter().all(|entry| self.is_bare(&entry.key) || !single(entry));
        entries.retain(|entry| names || !menu || !self.is_bare(&entry.key) || !single(entry));
        for entry in &mut entries {
            self.shorten(&mut entry.values);
        }
        if names && let Some(pairs) = self.records(&mut entries) {
            return pairs;
        }
        // `n = 3` beside `values = [0, 1, 2, 3]`.
        if names && entries.len() > 1 && entries.iter().all(|entry| entry.assigned) {
            let lists = entries.iter().filter(|entry| !single(entry)).count();
            if lists == 1 {
                entries.retain(|entry| !single(entry));
            }
        }
        // `Values: [0, 1, 5]` are these values; `losing: [2, 1]` says something of them.
        if entries.len() == 1 && names && !entries.iter().any(|entry| tells(&entry.key)) {
            let mut values = entries.pop().map(|entry| entry.values).unwrap_or_default();
            let alone = if values.len() == 1 { values.pop() } else { None };
            return alone.unwrap_or_else(|| self.list(values));
        }
        self.pairs(entries)
    }

    /// Leaves out the words round a value, `0: 12 times`, and how many there are in it.
    fn shorten(&self, values: &mut Vec<Element>) {
        let word = |element: &Element| is_text(element) && self.is_bare(element) && !tells(element);
        let sign = |element: &Element| self.text.get(element.start as usize..)?.chars().next();
        // `[0, 3] (2)`; two lists are no list and its length.
        let counts = |values: &[Element]| match values {
            [list, count] => {
                let inner = if let [one] = count.items() { one } else { count };
                let bracketed = sign(count) == Some('(') && sign(list) != Some('(');
                list.is_list() && inner.value == count_of(list) && (bracketed || !count.is_list())
            }
            _ => false,
        };
        if values.len() < 2 {
            return;
        }
        let reversed: Vec<Element> = values.iter().rev().cloned().collect();
        let first = values
            .split_first()
            .is_some_and(|(first, rest)| !is_text(first) && rest.iter().all(word));
        let last =
            values.split_last().is_some_and(|(last, rest)| !is_text(last) && rest.iter().all(word));
        if first || counts(values) {
            values.truncate(1);
        } else if last || counts(&reversed) {
            values.drain(..values.len() - 1);
        }
    }

    /// Lines of two names each, `n = 3, G = 2`: the first number of each is a key.
    fn records(&self, entries: &mut Vec<Keyed>) -> Option<Element> {
        let name = |entry: &Keyed| match &entry.key.value {
            Value::Text(name) => name.clone(),
            _ => String::new(),
        };
        let [first, second, third, ..] = entries.as_slice() else { return None };
        let (first, second) = (name(first), name(second));
        let again = first == name(third) && first != second && entries.len().is_multiple_of(2);
        let number = |entry: &Keyed| {
            matches!(entry.values.as_slice(), [Element { value: Value::Number(_), .. }])
        };
        let alternate = entries.iter().enumerate().all(|(at, entry)| {
            number(entry) && name(entry) == *(if at % 2 == 0 { &first } else { &second })
        });
        if !again || !alternate {
            return None;
        }
        let mut values = std::mem::take(entries).into_iter().flat_map(|entry| entry.values);
        let mut pairs = Vec::new();
        while let (Some(key), Some(value)) = (values.next(), values.next()) {
            pairs.push((key, value));
        }
        let (start, end) = self.place;
        Some(Element::new(Value::Pairs(pairs), start, end))
    }

    /// Keys, each with its values: a single one as it is, others as a list.
    fn pairs(&self, entries: Vec<Keyed>) -> Element {
        let pairs = entries.into_iter().map(|Keyed { key, mut values, .. }| {
            let at = key.end as usize;
            let last = values.last().map_or(at, |last| last.end as usize);
            let first = values.first().map_or(at, |first| first.start as usize);
            let alone = if values.len() == 1 { values.pop() } else { None };
            (key, alone.unwrap_or_else(|| Element::new(Value::List(values), first, last)))
        });
        let (start, end) = self.place;
        Element::new(Value::Pairs(pairs.collect()), start, end)
    }

    fn list(&self, values: Vec<Element>) -> Element {
        let (start, end) = self.place;
        Element::new(Value::List(values), start, end)
    }

    /// Whether a key is a word without quotation marks, or a call such as `G(n)`. The one in `f('0.77')` is
    /// about a code.
    fn is_bare(&self, key: &Element) -> bool {
        let begins = |element: &Element| {
            let text = self.text.get(element.start as usize..).unwrap_or_default();
            text.starts_with(|c: char| c.is_alphabetic() || c == '_')
        };
        let word = |element: &Element| is_text(element) && begins(element);
        match &key.value {
            Value::List(elements) => {
                begins(key) && !elements.is_empty() && elements.iter().all(word)
            }
            _ => word(key),
        }
    }
}

/// Whether a word says that a position is won, or lost.
pub(super) fn tells(element: &Element) -> bool {
    matches!(&element.value, Value::Text(word) if sentences::outcome(word).is_some())
}

pub(super) fn is_text(element: &Element) -> bool {
    matches!(element.value, Value::Text(_))
}

fn is_scalar(element: &Element) -> bool {
    !matches!(element.value, Value::List(_) | Value::Pairs(_))
}

/// A list in quotation marks as a list.
fn listed(element: Element) -> Element {
    match &element.value {
        Value::Text(text) if text.starts_with(['[', '(', '{']) => {
            let items = columns::listed(&element);
            Element { value: Value::List(items), ..element }
        }
        _ => element,
    }
}

/// How many elements a list has, as a value.
fn count_of(element: &Element) -> Value {
    match &element.value {
        Value::List(items) => {
            i64::try_from(items.len()).map_or(Value::Nothing(NONE), Value::Number)
        }
        _ => Value::List(Vec::new()),
    }
}
