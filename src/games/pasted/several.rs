//! Several values in a text: one after the other, in lines, or each with its key. Headings and remarks between
//! them are passed over.

use super::Pasted;
use super::lines::{is_answered, is_measure, is_remark};
use super::read::Reader;
use super::value::{Element, Value};
use crate::core::Message;
use crate::games::At;

/// What stands between a key and its value.
const SIGNS: [&str; 4] = ["=>", "->", "→", ":"];
/// How nim-addition is written.
const OPERATORS: [&str; 7] = ["⊕", "^", "xor ", "XOR ", "Xor ", "(+)", "+ "];

/// A value, and what is said of it.
struct Item {
    element: Element,
    /// The line on which it begins.
    line: usize,
    /// Where the sign after it stands that makes it a key.
    key: Option<usize>,
    /// Whether that sign is `=`.
    assigned: bool,
    /// Whether it is `?`: a program asks, and somebody answers.
    asked: bool,
}

/// A key, and the values that stand after it.
struct Keyed {
    key: Element,
    assigned: bool,
    asked: bool,
    values: Vec<Element>,
}

/// Reads all values that stand in the text. Several, one after the other, are a list; those with a sign after
/// them are keys, each of what comes before the next.
pub(super) fn read(mut reader: Reader<'_>) -> Pasted {
    let start = reader.at;
    let (items, mut error) = items(&mut reader);
    let together = Together { text: reader.text, place: (start, reader.at) };
    let value = match together.value(items) {
        Ok(value) => value,
        Err(wrong) => {
            error = Some(wrong);
            None
        }
    };
    if value.is_none() && error.is_none() {
        let end = reader.at;
        error = Some(Reader::wrong(end, end, Message::new("pasted-empty")));
    }
    Pasted { value, error }
}

/// The values of a text in their order, up to the first error.
fn items(reader: &mut Reader<'_>) -> (Vec<Item>, Option<At<Message>>) {
    let mut items: Vec<Item> = Vec::new();
    let (mut line, mut counted) = (0, reader.at);
    loop {
        reader.skip();
        if reader.rest().is_empty() {
            return (items, None);
        }
        let passed = reader.text.get(counted..reader.at).unwrap_or_default();
        let fresh = items.is_empty() || passed.contains('\n');
        line += passed.matches('\n').count();
        counted = reader.at;
        if !items.is_empty() && (reader.eat(",") || reader.eat(";")) {
            continue;
        }
        let at = reader.at;
        // What asks for a choice, and what was chosen.
        if !items.is_empty() && reader.peek() == Some('?') {
            let here = items.iter().rev().take_while(|item| item.line == line);
            let words = here.clone().all(|item| item.key.is_none() && is_text(&item.element));
            if words && here.count() > 0 && is_answer(reader) {
                if let Some(last) = items.last_mut() {
                    (last.key, last.asked) = (Some(at), true);
                }
                continue;
            }
            while items.pop_if(|item| item.line == line && is_text(&item.element)).is_some() {}
            return (items, None);
        }
        // On one line, a key has a value before another sign.
        let bare = matches!(items.as_slice(), [.., before, last]
            if before.key.is_some() && before.line == last.line);
        let keyed_before = items.iter().rev().take_while(|item| item.line == line);
        let keyed_before = keyed_before.skip(1).any(|item| item.key.is_some());
        if let Some(last) = items.last_mut().filter(|last| last.key.is_none())
            && let Some(assigned) = sign(reader)
        {
            let after = reader.rest().lines().next().unwrap_or_default();
            // A menu may ask for a choice: `1:(2,1) 2:(2,1) :`.
            if keyed_before && after.trim().is_empty() {
                while items.pop_if(|item| item.line == line && is_text(&item.element)).is_some() {}
                continue;
            }
            if bare && last.line == line {
                reader.at = at;
                let wrong = reader.strange();
                return (items, Some(wrong));
            }
            (last.key, last.assigned) = (Some(at), assigned);
            continue;
        }
        if fresh && let Some(name) = assigned(reader) {
            items.push(Item { element: name, line, key: Some(reader.at), assigned: true, asked: false });
            continue;
        }
        let end_of_line = reader.rest().find('\n').unwrap_or(reader.rest().len());
        let rest = reader.rest().get(..end_of_line).unwrap_or_default().trim();
        // Among keys, a word is a value.
        let keyed = items.iter().any(|item| item.key.is_some());
        if fresh && (!keyed || is_measure(rest)) && is_remark(rest) && !is_answered(rest) {
            reader.at += end_of_line;
            continue;
        }
        let (value, wrong) = reader.value();
        let value = value.map(|element| labelled(reader, element));
        if let Some(sum) = value.as_ref().and_then(|value| operation(reader, value)) {
            // `p = 3 ⊕ 0 ⊕ 1 = 2`: the name is of no use.
            items.pop_if(|item| item.line == line && item.key.is_some() && is_text(&item.element));
            items.push(Item { element: sum, line, key: None, assigned: false, asked: false });
            continue;
        }
        items.extend(value.map(|element| Item { element, line, key: None, assigned: false, asked: false }));
        if wrong.is_some() {
            return (items, wrong);
        }
        line += reader.text.get(counted..reader.at).unwrap_or_default().matches('\n').count();
        counted = reader.at;
    }
}

/// Passes over a question mark after which something was typed.
fn is_answer(reader: &mut Reader<'_>) -> bool {
    let line = reader.rest().lines().next().unwrap_or_default();
    let typed = line.trim_start_matches(['?', ' ', '\u{a0}', ':']);
    let answer = typed.starts_with(|c: char| c.is_ascii_digit() || c == '(');
    reader.at += if answer { line.len() - typed.len() } else { 0 };
    answer
}

/// Passes over a sign that makes a key of what stands before it; whether it is `=`.
fn sign(reader: &mut Reader<'_>) -> Option<bool> {
    if reader.rest().starts_with("==") {
        return None;
    }
    if SIGNS.iter().any(|sign| reader.eat(sign)) {
        return Some(false);
    }
    reader.eat("=").then_some(true)
}

/// Passes over what a value is assigned to, `t = ` or `static const int t[2][3] = `: its name.
fn assigned(reader: &mut Reader<'_>) -> Option<Element> {
    let rest = reader.rest();
    let named = |c: char| c.is_alphanumeric() || " \t_[]*.".contains(c);
    let end = rest.find(|c| !named(c))?;
    let (before, after) = rest.split_at_checked(end)?;
    let begins = rest.starts_with(|c: char| c.is_alphabetic() || c == '_');
    if !begins || !after.starts_with('=') || after.starts_with("==") || after.starts_with("=>") {
        return None;
    }
    let (name, index) =
        before.trim_end().split_at(before.find('[').unwrap_or(before.trim_end().len()));
    let typed = name.split_whitespace().count() > 1;
    let name = name.split_whitespace().last()?.trim_start_matches('*');
    let at = reader.at;
    reader.at += end + 1;
    // `suc[0] = …` is what belongs to 0; `int t[5] = …` is all of it.
    let digits = |c: char| !c.is_ascii_digit();
    let index: Vec<i64> = index.split(digits).filter_map(|number| number.parse().ok()).collect();
    let place = |value| Element::new(value, at, at + before.trim_end().len());
    if typed || index.is_empty() {
        return Some(place(Value::Text(name.to_owned())));
    }
    let numbers = index.into_iter().map(|number| place(Value::Number(number)));
    Some(place(Value::List(numbers.collect())))
}

/// The numbers of a nim-sum that begins with a number, `2 ^ 3`: those whose sum comes next.
fn operation(reader: &mut Reader<'_>, first: &Element) -> Option<Element> {
    let start = reader.at;
    let mut numbers = vec![first.clone()];
    while matches!(first.value, Value::Number(_)) && operator(reader) {
        match reader.atom(char::is_alphanumeric) {
            Ok(number @ Element { value: Value::Number(_), .. }) => numbers.push(number),
            _ => break,
        }
    }
    let end = reader.at;
    let sum = operator_ends(reader) && numbers.len() > 1;
    reader.at = if sum { end } else { start };
    sum.then(|| Element::new(Value::List(numbers), first.start as usize, end))
}

/// Whether what was added is to be followed by the sum.
fn operator_ends(reader: &Reader<'_>) -> bool {
    let rest = reader.rest().trim_start();
    rest.starts_with(['=', ':', '→']) || rest.starts_with("->")
}

/// Passes over the sign of nim-addition.
fn operator(reader: &mut Reader<'_>) -> bool {
    let start = reader.at;
    reader.at += reader.rest().len() - reader.rest().trim_start_matches([' ', '\t']).len();
    let found = OPERATORS.iter().any(|sign| reader.eat(sign));
    reader.at += reader.rest().len() - reader.rest().trim_start_matches([' ', '\t']).len();
    if !found {
        reader.at = start;
    }
    found
}

/// A label such as `6;0`, of which a number was read: all of it.
fn labelled(reader: &mut Reader<'_>, element: Element) -> Element {
    let rest = reader.rest();
    let player = rest.starts_with(";0") || rest.starts_with(";1");
    let ends = rest.chars().nth(2).is_none_or(|c| !c.is_alphanumeric() && c != ';');
    let (Value::Number(sticks), true, true) = (&element.value, player, ends) else {
        return element;
    };
    let label = format!("{sticks}{}", rest.get(..2).unwrap_or_default());
    reader.at += 2;
    Element::new(Value::Text(label), element.start as usize, reader.at)
}

/// What several values are together.
struct Together<'a> {
    text: &'a str,
    /// Where they begin and end.
    place: (usize, usize),
}

impl Together<'_> {
    fn value(&self, mut items: Vec<Item>) -> Result<Option<Element>, At<Message>> {
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
            let at = items.get(first).and_then(|item| item.key).unwrap_or_default();
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
                entries.push(Keyed { key, assigned: false, asked: false, values: vec![value] });
            }
            return Some(self.pairs(entries));
        }
        Some(self.list(items.into_iter().map(|item| item.element).collect()))
    }

    /// Whether a line is a key with what belongs to it: `3 [5, 6]`, `(1,1) {(1,2)}`, `0 set()`.
    fn is_entry(&self, line: &[Item]) -> bool {
        let [key, value] = line else { return false };
        let sign = |element: &Element| self.text.get(element.start as usize..)?.chars().next();
        let scalar = !matches!(key.element.value, Value::List(_) | Value::Pairs(_));
        let list = matches!(value.element.value, Value::List(_) | Value::Pairs(_));
        let listed = (scalar || sign(&key.element) == Some('('))
            && list
            && sign(&value.element).is_some_and(|sign| sign != '(');
        // A position or a set, and what is said of it: `[2, 1] False`.
        listed || !scalar && !list && !is_text(&value.element)
    }

    /// Values with keys, the first of which is one.
    fn keyed(&self, items: Vec<Item>) -> Element {
        let mut entries: Vec<Keyed> = Vec::new();
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
            if let Some(entry) = entries.last_mut().filter(|_| lines.first() != Some(&line)) {
                while lines.last() == Some(&line) && entry.values.last().is_some_and(is_text) {
                    lines.pop();
                    entry.values.pop();
                }
            }
            lines.clear();
            // `Values:` above other keys is a heading.
            entries.pop_if(|entry| entry.values.is_empty() && self.is_bare(&entry.key));
            entries.push(Keyed { key: element, assigned, asked, values: Vec::new() });
        }
        // So is one at the end, where a program asks for something.
        if entries.len() > 1 {
            entries.pop_if(|entry| entry.values.is_empty() && self.is_bare(&entry.key));
        }
        let names = entries.iter().all(|entry| self.is_bare(&entry.key));
        // What was chosen from a menu is no result.
        entries.retain(|entry| names || !entry.asked);
        let single = |entry: &Keyed| matches!(entry.values.as_slice(), [value] if is_scalar(value));
        // `n = 3` beside `values = [0, 1, 2, 3]`.
        if names && entries.len() > 1 && entries.iter().all(|entry| entry.assigned) {
            let lists = entries.iter().filter(|entry| !single(entry)).count();
            if lists == 1 {
                entries.retain(|entry| !single(entry));
            }
        }
        // `Values: [0, 1, 5]` are these values.
        if entries.len() == 1 && names {
            let mut values = entries.pop().map(|entry| entry.values).unwrap_or_default();
            let alone = if values.len() == 1 { values.pop() } else { None };
            return alone.unwrap_or_else(|| self.list(values));
        }
        self.pairs(entries)
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

    /// Whether a key is a word that stands in no quotation marks, or a call such as `G(n)`.
    fn is_bare(&self, key: &Element) -> bool {
        let text = self.text.get(key.start as usize..).unwrap_or_default();
        let words = match &key.value {
            Value::List(elements) => !elements.is_empty() && elements.iter().all(is_text),
            _ => is_text(key),
        };
        words && text.starts_with(|c: char| c.is_alphabetic() || c == '_')
    }
}

fn is_text(element: &Element) -> bool {
    matches!(element.value, Value::Text(_))
}

fn is_scalar(element: &Element) -> bool {
    !matches!(element.value, Value::List(_) | Value::Pairs(_))
}

/// How many elements a list has, as a value.
fn count_of(element: &Element) -> Value {
    match &element.value {
        Value::List(items) => i64::try_from(items.len()).map_or(Value::Nothing, Value::Number),
        _ => Value::List(Vec::new()),
    }
}
