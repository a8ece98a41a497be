//! Several values in a text: one after another, in lines, or each with its key. Headings and remarks between them are
//! ignored.

use super::Pasted;
use super::call::Call;
use super::elements::number;
use super::lines::{VERBS, is_answered, is_measure, is_remark, is_truth};
use super::read::Reader;
use super::sentences::outcome;
use super::signs::{assigned, labelled, operation, sign, sized};
use super::together::{Together, is_text, tells};
use super::value::{Element, Value};
use crate::core::Message;
use crate::games::At;

/// A value, and what is said of it.
pub(super) struct Item {
    pub(super) element: Element,
    /// The line on which it begins.
    pub(super) line: usize,
    /// Where the sign after it is that makes it a key.
    pub(super) key: Option<usize>,
    /// Whether that sign is `=`.
    pub(super) assigned: bool,
    /// Whether it is `?`: a program asks, and somebody answers.
    pub(super) asked: bool,
}

/// Reads all values in the text. Several, one after the other, are a list; those with a sign after
/// them are keys, each of what comes before the next.
pub(super) fn read(reader: Reader<'_>) -> Pasted {
    let start = reader.at;
    let mut read =
        Items { reader, all: Vec::new(), line: 0, before: 0, keyed: false, chain: false };
    let mut error = read.read();
    let Items { reader, all: items, .. } = read;
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

/// The values of a text as they are read.
struct Items<'a> {
    reader: Reader<'a>,
    all: Vec<Item>,
    line: usize,
    /// How many items are on earlier lines.
    before: usize,
    /// Whether there is a key.
    keyed: bool,
    /// Whether the values of this line follow each other by arrows.
    chain: bool,
}

impl Items<'_> {
    /// All values in their order, up to the first error.
    fn read(&mut self) -> Option<At<Message>> {
        let mut counted = self.reader.at;
        let mut first_of_line = true;
        loop {
            self.reader.skip();
            first_of_line |= self.pass(counted);
            counted = self.reader.at;
            if self.reader.rest().is_empty() {
                return None;
            }
            if !self.all.is_empty() && self.reader.eat(",") {
                continue;
            }
            // `int l[2] = {2, 3}; int c[2] = {1, 5};`
            if !self.all.is_empty() && self.reader.eat(";") {
                first_of_line = true;
                continue;
            }
            if !self.all.is_empty() && self.reader.peek() == Some('?') {
                if self.asked() {
                    continue;
                }
                return None;
            }
            match self.signed() {
                Ok(true) => continue,
                Ok(false) => {}
                Err(wrong) => return Some(wrong),
            }
            if first_of_line && let Some(name) = assigned(&mut self.reader) {
                let key = Some(self.reader.at);
                self.keyed = true;
                self.all.push(Item { key, assigned: true, ..Item::new(name, self.line) });
                continue;
            }
            if self.named_in_brackets() || self.remark(first_of_line) {
                continue;
            }
            first_of_line = false;
            if let Some(wrong) = self.value() {
                return Some(wrong);
            }
            self.pass(counted);
            counted = self.reader.at;
        }
    }

    /// Counts the lines since a place; whether there are any.
    fn pass(&mut self, from: usize) -> bool {
        let passed = self.reader.text.get(from..self.reader.at).unwrap_or_default();
        let lines = passed.matches('\n').count();
        self.line += lines;
        if lines > 0 {
            self.before = self.all.len();
            self.chain = false;
        }
        lines > 0
    }

    /// What is on the line so far.
    fn here(&self) -> &[Item] {
        self.all.get(self.before..).unwrap_or_default()
    }

    /// What comes before the last word on the line is dropped with it.
    fn drop_words(&mut self) {
        while self.here().last().is_some_and(|item| is_text(&item.element)) {
            self.all.pop();
        }
    }

    /// A question mark: what is asked is a key if an answer comes, or comes above a menu. Whether to read on;
    /// what asks for a choice ends the text.
    fn asked(&mut self) -> bool {
        let at = self.reader.at;
        let line = self.reader.rest().lines().next().unwrap_or_default();
        let typed = line.trim_start_matches(['?', ' ', '\u{a0}', ':']);
        let words = self.here().iter().all(|item| item.key.is_none() && is_text(&item.element));
        let lists =
            self.here().iter().rposition(|item| item.element.is_list() && item.key.is_none());
        if let (true, Some(last)) = (is_truth(typed), lists) {
            self.all.truncate(self.before + last + 1);
        } else if !words
            || self.here().is_empty()
            || !typed.starts_with(|c: char| c.is_ascii_digit() || c == '(')
        {
            self.drop_words();
            return false;
        } else if typed.contains([':', '=']) {
            self.drop_words();
            self.reader.at += line.len() - typed.len();
            return true;
        }
        self.reader.at += line.len() - typed.len();
        if let Some(last) = self.all.last_mut() {
            (last.key, last.asked) = (Some(at), words);
        }
        self.keyed = true;
        true
    }

    /// A sign that makes a key of the last value.
    fn signed(&mut self) -> Result<bool, At<Message>> {
        let at = self.reader.at;
        if self.all.last().is_none_or(|last| last.key.is_some()) {
            return Ok(false);
        }
        let Some(assigned) = sign(&mut self.reader) else { return Ok(false) };
        // Not the line: it may be all of the text.
        let after = self.reader.rest().trim_start_matches([' ', '\t', '\r']);
        let ends = after.is_empty() || after.starts_with('\n');
        let arrow = self
            .reader
            .text
            .get(at..)
            .is_some_and(|sign| ARROWS.iter().any(|arrow| sign.starts_with(arrow)));
        if arrow && (self.chain || leads_on(after)) {
            self.chain = true;
            return Ok(true);
        }
        if let Some(read) = self.numbered(at, after) {
            return Ok(read);
        }
        let before = self.here().split_last().map(|(_, before)| before).unwrap_or_default();
        // A menu may ask for a choice: `1:(2,1) 2:(2,1) :`.
        if ends && before.iter().any(|item| item.key.is_some()) {
            self.drop_words();
            return Ok(true);
        }
        let word = |item: &Item| is_text(&item.element);
        match (before.last(), self.here().last()) {
            // A menu after its square: `(3,1): 1:(3,2) 2:(3,3)`.
            (Some(key), Some(last))
                if key.key.is_some()
                    && key.element.is_list()
                    && number(&last.element) == Some(1)
                    && after.starts_with('(') =>
            {
                let square = self.all.len() - 2;
                if let Some(square) = self.all.get_mut(square) {
                    square.key = None;
                }
            }
            (Some(key), Some(last)) if key.key.is_some() => {
                if !assigned && key.assigned && word(key) && is_assigned(after) {
                    // `i = 1, j = 3 : nimber = 3`
                    return Ok(true);
                }
                // What is above other keys is a heading; a key has a value before another sign.
                if !word(key) && (!last.element.is_list() || key.element.is_list()) {
                    self.reader.at = at;
                    return Err(self.reader.strange());
                }
                let heading = self.all.len() - 2;
                self.all.remove(heading);
            }
            // `La tablette 3 x 5 : …`, `The nimber is: …`
            (Some(_), Some(last))
                if before.first().is_some_and(word)
                    && before.iter().all(|item| item.key.is_none()) =>
            {
                let verb = matches!(&last.element.value, Value::Text(text) if VERBS.contains(&text.as_str()));
                if verb {
                    self.all.pop();
                }
                let last = self.all.len() - 1;
                let words: Vec<Item> = self.all.drain(self.before..last).collect();
                // `the losing positions are: …`
                if let Some(telling) = words.into_iter().find(|word| tells(&word.element))
                    && let Some(last) = self.all.last_mut().filter(|last| is_text(&last.element))
                {
                    *last = telling;
                }
            }
            _ => {}
        }
        if let Some(last) = self.all.last_mut() {
            (last.key, last.assigned) = (Some(at), assigned);
        }
        self.keyed = true;
        Ok(true)
    }

    /// A number that begins the line makes the key before a sign: of a verdict, `12 sticks: losing`, and of what
    /// belongs to a vertex, `0 (6;0) -> [1, 2]`. Before a list it only says how many there are, `3 moves: [1, 2, 3]`.
    fn numbered(&mut self, sign: usize, after: &str) -> Option<bool> {
        let [first, rest @ ..] = self.here() else { return None };
        let plain = self.here().iter().all(|item| item.key.is_none());
        number(&first.element).filter(|_| plain && !rest.is_empty())?;
        let words = rest.iter().all(|item| is_text(&item.element));
        let label = |item: &Item| {
            let (start, end) = (item.element.start as usize, item.element.end as usize);
            let written = self.reader.text.get(start..end);
            item.element.is_list() && written.is_some_and(|written| written.contains(';'))
        };
        let labelled = matches!(rest, [only] if label(only));
        let word = after.split(|c: char| !c.is_alphanumeric()).next().unwrap_or_default();
        let told = words && (outcome(word).is_some() || is_truth(after));
        if words && after.starts_with(['[', '{']) {
            self.all.truncate(self.before);
            return Some(true);
        }
        if !told && !labelled {
            return None;
        }
        self.all.truncate(self.before + 1);
        if let Some(key) = self.all.last_mut() {
            key.key = Some(sign);
        }
        self.keyed = true;
        Some(true)
    }

    /// Passes over a line, or a bracket, that says something and has no value in it.
    fn remark(&mut self, first_of_line: bool) -> bool {
        // Among keys, a word is a value.
        let whole = || {
            let line = self.reader.rest().lines().next().unwrap_or_default();
            let rest = line.trim();
            let said = (!self.keyed || is_measure(rest)) && is_remark(rest) && !is_answered(rest);
            said.then_some(line.len())
        };
        let length = if first_of_line { whole() } else { None };
        let length = length.or_else(|| bracketed_remark(self.reader.rest()));
        self.reader.at += length.unwrap_or(0);
        length.is_some()
    }

    /// Reads a number that has its name beside it, both in brackets: `12 (pre-period 71)`.
    fn named_in_brackets(&mut self) -> bool {
        let start = self.reader.at + 1;
        let inner = self.reader.rest().strip_prefix('(').and_then(|rest| rest.split_once(')'));
        let Some((name, digits)) = inner.and_then(|(inner, _)| inner.rsplit_once(' ')) else {
            return false;
        };
        let Some(number) = digits.parse().ok().filter(|_| is_period(name)) else { return false };
        let digits_at = start + name.len() + 1;
        let end = digits_at + digits.len();
        let name = Element::new(Value::Text(name.trim().to_owned()), start, digits_at - 1);
        let number = Element::new(Value::Number(number), digits_at, end);
        self.all.extend([name, number].map(|element| Item::new(element, self.line)));
        self.reader.at = end + 1;
        true
    }

    /// Reads a value.
    fn value(&mut self) -> Option<At<Message>> {
        let start = self.reader.at;
        if self.here().is_empty()
            && let Some(bar) = sized(&mut self.reader)
        {
            self.all.push(Item::new(bar, self.line));
            return None;
        }
        let (value, wrong) = self.reader.value();
        let value = value.map(|element| labelled(&mut self.reader, element));
        if let Some(sum) = value.as_ref().and_then(|value| operation(&mut self.reader, value)) {
            // `p = 3 ⊕ 0 ⊕ 1 = 2`: the name is of no use.
            let named =
                self.here().last().is_some_and(|item| item.key.is_some() && is_text(&item.element));
            if named {
                self.all.pop();
            }
            self.all.push(Item::new(sum, self.line));
            return None;
        }
        // What would be added if a sum came after it is a genus after its heap: `5: 4^146`.
        let keyed = self.all.last().is_some_and(|item| item.key.is_some());
        let value = match value {
            Some(element) if keyed => Some(self.reader.with_exponent(element)),
            value => value,
        };
        // A code among words: `values of 0.77: 0 1 2`.
        if let (None, Some(At { error, .. })) = (&value, &wrong)
            && error.id == "pasted-number"
            && !self.here().is_empty()
            && self.here().iter().all(|item| item.key.is_none() && is_text(&item.element))
        {
            let text = self.reader.text.get(start..self.reader.at).unwrap_or_default();
            let code = Element::new(Value::Text(text.to_owned()), start, self.reader.at);
            self.all.push(Item::new(code, self.line));
            return None;
        }
        let called = value.as_ref().is_some_and(|value| self.is_called(value));
        let key = called.then_some(self.reader.at);
        self.keyed |= called;
        self.all.extend(value.map(|element| Item { key, ..Item::new(element, self.line) }));
        wrong
    }

    /// Whether a call is alone on its line and what it returned is on the next.
    fn is_called(&self, value: &Element) -> bool {
        let text = self.reader.text.get(value.start as usize..).unwrap_or_default();
        let end = text.find(|c: char| !(c.is_alphanumeric() || "_.".contains(c)));
        let name = text.get(..end.unwrap_or(0)).unwrap_or_default();
        let begins = |text: &str| {
            text.starts_with(|c: char| c.is_ascii_digit() || "[({-'\"".contains(c))
                || is_truth(text)
        };
        matches!(value.value, Value::List(_))
            && self.here().is_empty()
            && is_name(name)
            && Call::of(name) == Call::Own
            && self
                .reader
                .rest()
                .split_once('\n')
                .is_some_and(|(line, next)| line.trim().is_empty() && begins(next.trim_start()))
    }
}

impl Item {
    fn new(element: Element, line: usize) -> Self {
        Self { element, line, key: None, assigned: false, asked: false }
    }
}

/// Whether words name a period or a pre-period.
fn is_period(words: &str) -> bool {
    let plain = |c: char| c.is_alphabetic() || " -:=".contains(c);
    ["period", "périod"].iter().any(|name| words.to_lowercase().contains(name))
        && words.chars().all(plain)
}

/// The length of words or of a share in round brackets that a text begins with: `(7 vertices)`, `(0.2 %)`.
fn bracketed_remark(text: &str) -> Option<usize> {
    let inner = text.strip_prefix('(')?;
    let inner = inner.get(..inner.find(|c| "),;([{'\"\n".contains(c))?)?;
    let words = inner.split_whitespace().count() > 1 && inner.contains(char::is_alphabetic);
    let share = inner.ends_with('%');
    let closed = text.get(inner.len() + 1..).is_some_and(|rest| rest.starts_with(')'));
    ((words || share) && closed).then_some(inner.len() + 2)
}

/// What leads from a value to the next.
const ARROWS: [&str; 3] = ["->", "→", "=>"];

/// Whether another arrow follows on the line after one value: `0 -> 1 -> 4` are values one after another.
fn leads_on(text: &str) -> bool {
    let arrows = |(at, _): (usize, char)| {
        let rest = text.get(at..).unwrap_or_default();
        rest.starts_with('\n') || ARROWS.iter().any(|arrow| rest.starts_with(arrow))
    };
    // Not the whole line for each of its arrows.
    let Some((end, sign)) = text.char_indices().find(|&at| arrows(at)) else { return false };
    if sign == '\n' {
        return false;
    }
    let value = text.get(..end).unwrap_or_default().trim();
    let enclosed = value.starts_with(['(', '\'', '"']) && value.ends_with([')', '\'', '"']);
    let one = enclosed || !value.contains(char::is_whitespace);
    one && !value.is_empty() && !value.ends_with([',', ';'])
}

/// Whether a text begins with a name and `=`.
fn is_assigned(text: &str) -> bool {
    let end = text.find(|c: char| !(c.is_alphanumeric() || "_.".contains(c))).unwrap_or(text.len());
    let (name, rest) = text.split_at_checked(end).unwrap_or_default();
    is_name(name) && rest.trim_start_matches(' ').starts_with('=')
}

/// Whether a text is a name of a program.
fn is_name(text: &str) -> bool {
    let text = text.trim();
    text.starts_with(|c: char| c.is_alphabetic() || c == '_')
        && text.chars().all(|c| c.is_alphanumeric() || "_.".contains(c))
}
