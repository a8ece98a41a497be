//! Short texts by number or by name: genera, classes of a quotient, periods of codes.

use super::elements::{answer_of, at, is_list, shown};
use super::form::{Form, escaped, in_quotes, table};
use super::found::{Checked, Difference, Place};
use super::value::{Element, Value};
use crate::core::Message;
use crate::core::commuting::{Rules, Word, read_word};
use serde::{Deserialize, Serialize};
use std::collections::{HashMap, HashSet};

/// Texts, each with its key.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Texts {
    /// What a place is called: comes before the key, as in `genus(4)`.
    pub called: String,
    /// The keys, in their order; none where the texts are a set.
    pub keys: Vec<String>,
    /// What is right for each key; the first text is how it is written, others are as good.
    pub values: Vec<Vec<String>>,
    /// Where the texts are words in letters that commute: the rules by which two of them may be the same.
    pub words: Option<Rules>,
}

impl Texts {
    /// Whether the keys are 0, 1, …
    fn is_numbered(&self) -> bool {
        self.keys.iter().enumerate().all(|(number, key)| *key == number.to_string())
    }

    fn is_set(&self) -> bool {
        self.keys.is_empty()
    }

    /// Whether two texts say the same.
    fn same(&self, one: &str, other: &str) -> bool {
        same(one, other) || self.word(one).is_some_and(|word| Some(word) == self.word(other))
    }

    /// The least word that says the same as a text.
    fn word(&self, text: &str) -> Option<Word> {
        let rules = self.words.as_ref()?;
        read_word(text, rules.letters).map(|word| rules.reduced(&word))
    }

    fn right(&self, place: usize) -> &str {
        self.values.get(place).and_then(|texts| texts.first()).map_or("", String::as_str)
    }
}

/// Compares texts: in the order of the keys, or each with its key.
pub(super) fn check(checked: &mut Checked, value: &Element, texts: &Texts) {
    let places: HashMap<String, usize> =
        texts.keys.iter().enumerate().map(|(place, key)| (key_of(key), place)).collect();
    let place_of = |key: &Element| places.get(&key_of(&plain(key))).copied();
    // No name and no call begins with a digit: such a key is of something that is not here.
    let is_called =
        |key: &Element| is_list(key) || !plain(key).starts_with(|sign: char| sign.is_ascii_digit());
    let value = answer_of(value, |key, _| place_of(key).is_none() && is_called(key));
    if texts.is_set() {
        return set(checked, value, texts);
    }
    let (given, unknown) = keyed(value, &place_of).unwrap_or_else(|| {
        let items = value.items().iter().enumerate();
        (items.map(|(n, item)| (n, vec![item])).collect(), None)
    });
    if let Some(key) = unknown {
        let code = |key: &str| key.contains('.') && key.chars().all(|c| !c.is_alphabetic());
        let id = if code(&plain(key)) { "check-no-code" } else { "check-no-key" };
        checked.complain(at(key), Message::new(id).quoting("found", &shown(key)));
    } else if given.is_empty() {
        let message = Message::new("check-want-dictionary");
        return checked.complain(at(value), message);
    }
    let mut beyond = 0_usize;
    for (place, elements) in &given {
        let Some(right) = texts.values.get(*place) else {
            beyond += 1;
            continue;
        };
        let found = elements.iter().map(|element| plain(element)).collect::<Vec<_>>().join(",");
        let agrees = right.iter().any(|right| texts.same(&found, right));
        let key = texts.keys.get(*place).map(String::as_str).unwrap_or_default();
        let difference = (!agrees).then(|| {
            let message = Message::new("check-value")
                .with("place", format!("{}({key})", texts.called))
                .quoting("found", &found)
                .with("right", texts.right(*place));
            let (first, last) = (elements.first(), elements.last());
            let bytes = first.zip(last).map(|(first, last)| (at(first).0, at(last).1));
            Difference::new(Place::Number(*place), message, bytes)
        });
        checked.count(difference);
    }
    if beyond > 0 {
        let note = Message::new("check-beyond").with("count", beyond);
        checked.notes.push(note.with("known", texts.keys.len()));
    }
    if checked.compared < texts.keys.len() {
        let note = Message::new("check-few").with("count", checked.compared);
        checked.notes.push(note.with("all", texts.keys.len()));
    }
}

/// Compares a set of texts.
fn set(checked: &mut Checked, value: &Element, texts: &Texts) {
    let mut seen = HashSet::new();
    for element in value.items() {
        let found = plain(element);
        let place =
            texts.values.iter().position(|right| right.iter().any(|one| texts.same(&found, one)));
        let id = match place {
            None => Some("check-list-extra"),
            Some(place) => (!seen.insert(place)).then_some("check-list-twice"),
        };
        checked.count(id.map(|id| {
            let message = Message::new(id).quoting("found", &found);
            Difference::new(Place::Whole, message, Some(at(element)))
        }));
    }
    let missing = (0..texts.values.len()).find(|place| !seen.contains(place));
    if let Some(place) = missing.filter(|_| checked.wrong.is_none()) {
        let message = Message::new("check-list-missing").with("found", texts.right(place));
        checked.count(Some(Difference::new(Place::Whole, message, None)));
    }
}

/// Places with what is given for them, and the first key that is none of those here.
type Keyed<'a> = (Vec<(usize, Vec<&'a Element>)>, Option<&'a Element>);

/// A dictionary, or rows that begin with a key. The first of several rows may be a heading. `None` for anything else.
fn keyed<'a>(
    value: &'a Element,
    place_of: &dyn Fn(&Element) -> Option<usize>,
) -> Option<Keyed<'a>> {
    let rows: Vec<(&Element, Vec<&Element>)> = match &value.value {
        Value::Pairs(pairs) => pairs.iter().map(|(key, value)| (key, vec![value])).collect(),
        Value::List(rows) if rows.iter().all(|row| row.items().len() > 1) => {
            let row = |row: &'a Element| {
                let (key, rest) = row.items().split_first()?;
                Some((key, rest.iter().collect()))
            };
            rows.iter().filter_map(row).collect()
        }
        _ => return None,
    };
    let pairs = matches!(value.value, Value::Pairs(_));
    let known = rows.iter().filter(|(key, _)| place_of(key).is_some()).count();
    // Pairs without keys are values that are pairs themselves.
    if !pairs && known + 1 < rows.len() {
        return None;
    }
    let heading = usize::from(!pairs && rows.len() > 1 && known + 1 == rows.len());
    let (mut given, mut unknown) = (Vec::with_capacity(rows.len()), None);
    for (key, elements) in rows.into_iter().skip(heading) {
        match place_of(key) {
            Some(place) => given.push((place, elements)),
            None => unknown = unknown.or(Some(key)),
        }
    }
    Some((given, unknown))
}

/// An element as one text.
fn plain(element: &Element) -> String {
    match &element.value {
        Value::List(items) => items.iter().map(plain).collect::<Vec<_>>().join(","),
        _ => shown(element),
    }
}

/// `0.77` and `.77` are one key.
fn key_of(key: &str) -> String {
    let key = key.trim();
    key.strip_prefix('0').filter(|rest| rest.starts_with('.')).unwrap_or(key).to_owned()
}

/// Whether two texts say the same: brackets, spaces and signs of products do not count.
fn same(one: &str, other: &str) -> bool {
    bare(one) == bare(other)
}

fn bare(text: &str) -> String {
    let mut bare = String::with_capacity(text.len());
    let mut raised = false;
    for c in text.chars() {
        let before = std::mem::take(&mut raised);
        match c {
            '{' | '}' | '(' | ')' | '[' | ']' | '*' | '·' | '_' => {}
            _ if c.is_whitespace() => {}
            ';' => bare.push(','),
            _ => match "⁰¹²³⁴⁵⁶⁷⁸⁹".chars().zip('0'..='9').find(|&(raised, _)| raised == c)
            {
                Some((_, digit)) => {
                    raised = true;
                    bare.push_str(if before { "" } else { "^" });
                    bare.push(digit);
                }
                None => bare.push(c),
            },
        }
    }
    bare
}

/// Writes them.
pub(super) fn write(texts: &Texts, form: Form) -> String {
    let values = || (0..texts.values.len()).map(|place| texts.right(place));
    // A pair is written as one.
    let is_pair = |text: &str| text.starts_with('(');
    let quoted = |text: &str| if is_pair(text) { text.to_owned() } else { in_quotes(text) };
    let listed = || values().map(quoted).collect::<Vec<_>>().join(", ");
    let pairs = || texts.keys.iter().zip(values());
    match form {
        Form::Latex if texts.is_set() => {
            let all: Vec<String> = values().map(raised).collect();
            format!("$\\{{{}\\}}$\n", all.join(", "))
        }
        Form::Latex => {
            let rows =
                pairs().map(|(key, value)| (escaped(key), vec![format!("${}$", raised(value))]));
            table("", &[escaped(&texts.called)], rows)
        }
        Form::Csv if texts.is_set() => values().map(|text| in_quotes(text) + "\n").collect(),
        Form::Csv => {
            let heading = format!("n,{}\n", texts.called);
            let key = |key: &str| if texts.is_numbered() { key.to_owned() } else { in_quotes(key) };
            let line = |(text, value): (&String, &str)| {
                let value = if is_pair(value) {
                    value.replace(['(', ')', ' '], "")
                } else {
                    in_quotes(value)
                };
                format!("{},{value}\n", key(text))
            };
            heading + &pairs().map(line).collect::<String>()
        }
        _ if texts.is_set() || texts.is_numbered() => format!("[{}]\n", listed()),
        _ => {
            let bracketed = |text: &str| match form {
                Form::Json => text.replace('(', "[").replace(')', "]"),
                _ => text.to_owned(),
            };
            let pair = |(key, value): (&String, &str)| {
                format!("{}: {}", in_quotes(key), bracketed(&quoted(value)))
            };
            format!("{{{}}}\n", pairs().map(pair).collect::<Vec<_>>().join(", "))
        }
    }
}

/// A text as a formula: digits after `^`, and digits that are raised, as exponents.
pub(super) fn raised(text: &str) -> String {
    let mut raised = String::new();
    let mut open = false;
    for c in text.chars() {
        let high = "⁰¹²³⁴⁵⁶⁷⁸⁹".chars().zip('0'..='9').find(|&(sign, _)| sign == c);
        let goes_on = high.is_some() || c.is_ascii_digit() || c == '_';
        if open && !goes_on {
            raised.push('}');
            open = false;
        }
        if !open && (c == '^' || high.is_some()) {
            raised.push_str("^{");
            open = true;
        }
        match high {
            Some((_, digit)) => raised.push(digit),
            None if c == '^' => {}
            None => raised.push(c),
        }
    }
    if open { raised + "}" } else { raised }
}
