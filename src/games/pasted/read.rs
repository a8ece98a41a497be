//! Values in brackets. Nothing here is recursive: brackets that are open stand on a stack.

use super::value::{Element, Value};
use super::{MAX_DEPTH, MAX_VALUES, Pasted};
use crate::core::Message;
use crate::games::At;

type Read<T> = Result<T, At<Message>>;

/// A place in a text, and how many values were read before it.
pub(super) struct Reader<'a> {
    pub(super) text: &'a str,
    pub(super) at: usize,
    count: usize,
}

/// A bracket that is open.
struct Open {
    at: usize,
    close: char,
    items: Vec<Element>,
    pairs: Vec<(Element, Element)>,
    /// A key whose value comes next.
    key: Option<Element>,
    /// Whether an element stands there after which no comma has come.
    full: bool,
}

impl<'a> Reader<'a> {
    pub(super) fn new(text: &'a str) -> Self {
        let at = if text.starts_with('\u{feff}') { '\u{feff}'.len_utf8() } else { 0 };
        Self { text, at, count: 0 }
    }

    pub(super) fn rest(&self) -> &'a str {
        self.text.get(self.at..).unwrap_or_default()
    }

    pub(super) fn peek(&self) -> Option<char> {
        self.rest().chars().next()
    }

    fn eat(&mut self, sign: &str) -> bool {
        let there = self.rest().starts_with(sign);
        self.at += if there { sign.len() } else { 0 };
        there
    }

    /// Passes over spaces and comments.
    fn skip(&mut self) {
        loop {
            let rest = self.rest();
            let trimmed = rest.trim_start();
            self.at += rest.len() - trimmed.len();
            if trimmed.starts_with('#') || trimmed.starts_with("//") {
                self.at += trimmed.find('\n').unwrap_or(trimmed.len());
            } else if trimmed.starts_with("/*") {
                self.at += trimmed.find("*/").map_or(trimmed.len(), |end| end + 2);
            } else {
                return;
            }
        }
    }

    /// Passes over what a value is assigned to: `t = `, `static const int t[2][3] = `.
    pub(super) fn skip_assignment(&mut self) {
        self.skip();
        let named = |c: char| c.is_alphanumeric() || " \t_[]*.".contains(c);
        let rest = self.rest();
        let end = rest.find(|c| !named(c)).unwrap_or(rest.len());
        let after = rest.get(end..).unwrap_or_default();
        let begins = rest.starts_with(|c: char| c.is_alphabetic() || c == '_');
        if begins && after.starts_with('=') && !after.starts_with("==") {
            self.at += end + 1;
            self.skip();
        }
    }

    /// Whether what comes is a value in brackets or quotation marks, or in a call.
    pub(super) fn is_listed(&self) -> bool {
        let rest =
            self.rest().trim_start_matches(|c: char| c.is_alphanumeric() || c == '_' || c == '.');
        let call = rest.len() < self.rest().len();
        let listed = if call { rest.starts_with('(') } else { rest.starts_with(['[', '(', '{']) };
        // `0: [1, 2]`, line by line; `1:(1,1) 2:(2,1)`; `'[2, 1]': False`.
        let mut lines = self.rest().split('\n');
        let first = lines.next().unwrap_or_default();
        // A heading may stand above.
        let line = lines.next().filter(|_| first.trim_end().ends_with(':')).unwrap_or(first);
        listed || line.contains(':') && line.contains(['[', '(', '{'])
    }

    /// Reads all values that stand in the text. Several, one after the other, are a list; those with a
    /// colon after them are keys, each of what comes before the next. Words before the first key are passed
    /// over.
    pub(super) fn values(mut self) -> Pasted {
        let start = self.at;
        let mut all: Vec<Element> = Vec::new();
        let mut keys: Vec<(Element, usize)> = Vec::new();
        let mut error = None;
        loop {
            self.skip();
            if self.at >= self.text.len() {
                break;
            }
            if !all.is_empty() && (self.eat(",") || self.eat(";")) {
                continue;
            }
            // A key has a value before it stands alone.
            let fresh = keys.last().map_or(0, |&(_, from)| from) < all.len();
            if fresh && self.peek() == Some(':') {
                let words = |all: &[Element]| {
                    all.iter().all(|element| matches!(element.value, Value::Text(_)))
                };
                let key = all.pop().filter(|_| !keys.is_empty() || words(&all));
                let Some(key) = key else {
                    error = Some(self.strange());
                    break;
                };
                if keys.is_empty() {
                    all.clear();
                }
                // `Values:` above the keys is a heading.
                if matches!(keys.as_slice(), [(head, 0)] if all.is_empty() && self.is_bare(head)) {
                    keys.clear();
                }
                self.at += 1;
                keys.push((key, all.len()));
                continue;
            }
            let (value, wrong) = self.value();
            all.extend(value);
            error = wrong;
            if error.is_some() {
                break;
            }
        }
        let end = self.at;
        // `Values: [0, 1, 5]` are these values.
        let headed = matches!(keys.as_slice(), [(head, _)] if self.is_bare(head));
        let value = if headed && all.len() == 1 {
            all.pop()
        } else if headed {
            Some(Element::new(Value::List(all), start, end))
        } else if !keys.is_empty() {
            Some(Self::keyed(keys, all, (start, end)))
        } else if all.len() > 1 {
            Some(Element::new(Value::List(all), start, end))
        } else {
            all.pop()
        };
        if value.is_none() && error.is_none() {
            error = Some(Self::wrong(end, end, Message::new("pasted-empty")));
        }
        Pasted { value, error }
    }

    /// Whether a key is a word that stands in no quotation marks, or a call such as `G(n)`.
    fn is_bare(&self, key: &Element) -> bool {
        let text = self.text.get(key.start as usize..).unwrap_or_default();
        let is_word = |element: &Element| matches!(element.value, Value::Text(_));
        let words = match &key.value {
            Value::List(elements) => elements.iter().all(is_word),
            _ => is_word(key),
        };
        words && text.starts_with(|c: char| c.is_alphabetic() || c == '_')
    }

    /// Keys, each with the values from that place on: a single one as it is, others as a list.
    fn keyed(
        keys: Vec<(Element, usize)>,
        all: Vec<Element>,
        (start, end): (usize, usize),
    ) -> Element {
        let ends: Vec<usize> =
            keys.iter().skip(1).map(|&(_, from)| from).chain([all.len()]).collect();
        let mut values = all.into_iter();
        let pairs = keys.into_iter().zip(ends).map(|((key, from), to)| {
            let mut row: Vec<Element> = values.by_ref().take(to - from).collect();
            let at = key.end as usize;
            let last = row.last().map_or(at, |last| last.end as usize);
            let first = row.first().map_or(at, |first| first.start as usize);
            let alone = if row.len() == 1 { row.pop() } else { None };
            (key, alone.unwrap_or_else(|| Element::new(Value::List(row), first, last)))
        });
        Element::new(Value::Pairs(pairs.collect()), start, end)
    }

    /// Reads one value; on an error, what was read of it.
    fn value(&mut self) -> (Option<Element>, Option<At<Message>>) {
        let mut stack: Vec<Open> = Vec::new();
        let error = loop {
            match self.step(&mut stack) {
                Ok(None) => {}
                Ok(Some(element)) => return (Some(element), None),
                Err(error) => break error,
            }
        };
        // Whatever is open ends here.
        let mut inner = None;
        while let Some(mut open) = stack.pop() {
            if let Some(element) = inner {
                open.put(element);
            }
            inner = Some(open.close(self.at));
        }
        (inner, Some(error))
    }

    /// Reads the next sign or atom; the value, once it is complete.
    fn step(&mut self, stack: &mut Vec<Open>) -> Read<Option<Element>> {
        self.skip();
        let at = self.at;
        let Some(sign) = self.peek() else { return Err(self.ended(stack.last())) };
        if let Some(open) = stack.last_mut() {
            match sign {
                ',' | ';' if open.full => {
                    open.full = false;
                    self.at += 1;
                    return Ok(None);
                }
                ':' if open.full && open.items.len() == 1 => {
                    open.key = open.items.pop();
                    open.full = false;
                    self.at += 1;
                    return Ok(None);
                }
                // A dictionary has no element without a key.
                _ if sign == open.close
                    && open.key.is_none()
                    && (open.pairs.is_empty() || open.items.is_empty()) =>
                {
                    self.at += 1;
                    let Some(open) = stack.pop() else { return Ok(None) };
                    return Ok(Self::add(open.close(self.at), stack));
                }
                _ if open.full => return Err(self.strange()),
                _ => {}
            }
        }
        let close = match sign {
            '[' => Some(']'),
            '{' => Some('}'),
            '(' => Some(')'),
            _ => None,
        };
        let Some(close) = close else {
            let atom = self.atom(|c| c.is_alphanumeric() || "_.+-".contains(c))?;
            // `set([1, 2])` is what stands in it.
            let call = matches!(atom.value, Value::Text(_)) && self.peek() == Some('(');
            if !call {
                return Ok(Self::add(atom, stack));
            }
            self.at += 1;
            return self.open(at, ')', stack);
        };
        self.at += 1;
        self.open(at, close, stack)
    }

    fn open(&mut self, at: usize, close: char, stack: &mut Vec<Open>) -> Read<Option<Element>> {
        self.counted(at)?;
        if stack.len() >= MAX_DEPTH {
            let message = Message::new("pasted-deep").with("most", MAX_DEPTH);
            return Err(Self::wrong(at, at + 1, message));
        }
        let (items, pairs) = (Vec::new(), Vec::new());
        stack.push(Open { at, close, items, pairs, key: None, full: false });
        Ok(None)
    }

    /// Puts an element where it belongs; it is the value itself where no bracket is open.
    fn add(element: Element, stack: &mut [Open]) -> Option<Element> {
        match stack.last_mut() {
            None => Some(element),
            Some(open) => {
                open.put(element);
                None
            }
        }
    }

    /// A number, a text, or a word of such characters.
    pub(super) fn atom(&mut self, word: impl Fn(char) -> bool) -> Read<Element> {
        let start = self.at;
        self.counted(start)?;
        if let Some(quote) = self.peek().filter(|sign| matches!(sign, '"' | '\'')) {
            return self.quoted(quote);
        }
        let rest = self.rest();
        let text = &rest[..rest.find(|c| !word(c)).unwrap_or(rest.len())];
        if text.is_empty() {
            return Err(self.strange());
        }
        self.at += text.len();
        // A sign alone is none.
        let numeric = text.starts_with(|c: char| c.is_ascii_digit() || "+-.".contains(c))
            && text.contains(|c: char| c.is_ascii_digit());
        let value = match text {
            "True" | "true" | "TRUE" => Value::Truth(true),
            "False" | "false" | "FALSE" => Value::Truth(false),
            "None" | "null" | "NULL" => Value::Nothing,
            _ if numeric => Value::Number(number(text).ok_or_else(|| {
                let message = Message::new("pasted-number").quoting("found", text);
                Self::wrong(start, self.at, message)
            })?),
            _ => Value::Text(text.to_owned()),
        };
        Ok(Element::new(value, start, self.at))
    }

    fn quoted(&mut self, quote: char) -> Read<Element> {
        let start = self.at;
        let mut text = String::new();
        let mut characters = self.rest().char_indices().skip(1);
        while let Some((at, c)) = characters.next() {
            match c {
                '\\' => text.extend(characters.next().map(|(_, c)| c)),
                '\n' => break,
                _ if c == quote => {
                    self.at = start + at + 1;
                    return Ok(Element::new(Value::Text(text), start, self.at));
                }
                _ => text.push(c),
            }
        }
        Err(self.not_closed(start))
    }

    /// One value more, which begins there.
    fn counted(&mut self, at: usize) -> Read<()> {
        self.count += 1;
        if self.count <= MAX_VALUES {
            return Ok(());
        }
        Err(Self::wrong(at, at, Message::new("pasted-many").with("most", MAX_VALUES)))
    }

    fn ended(&self, open: Option<&Open>) -> At<Message> {
        match open {
            Some(open) => self.not_closed(open.at),
            None => Self::wrong(self.at, self.at, Message::new("pasted-empty")),
        }
    }

    fn not_closed(&self, at: usize) -> At<Message> {
        let sign = self.text.get(at..).and_then(|rest| rest.chars().next());
        // A call is not closed at its name.
        let sign = sign.map_or_else(String::new, |sign| {
            if sign.is_alphanumeric() { '(' } else { sign }.to_string()
        });
        let end =
            at + self.text.get(at..).and_then(|rest| rest.chars().next()).map_or(0, char::len_utf8);
        Self::wrong(at, end, Message::new("pasted-not-closed").with("sign", sign))
    }

    /// What stands here does not belong here.
    pub(super) fn strange(&self) -> At<Message> {
        let found = self.peek().map_or_else(String::new, |c| c.to_string());
        let message = Message::new("pasted-strange").with("found", found.as_str());
        Self::wrong(self.at, self.at + found.len(), message)
    }

    pub(super) fn wrong(start: usize, end: usize, error: Message) -> At<Message> {
        At { start, end, error }
    }
}

impl Open {
    fn put(&mut self, element: Element) {
        match self.key.take() {
            Some(key) => self.pairs.push((key, element)),
            None => self.items.push(element),
        }
        self.full = true;
    }

    /// What stood between the brackets, the last of which is before `end`.
    fn close(mut self, end: usize) -> Element {
        let alone = self.items.len() == 1 && self.pairs.is_empty();
        let listed = |element: &Element| matches!(element.value, Value::List(_) | Value::Pairs(_));
        // `([1, 2])` and `set([1, 2])` are the list in them.
        let call = self.close == ')' && alone && self.full;
        if let Some(element) = self.items.pop_if(|element| call && listed(element)) {
            return element;
        }
        let value =
            if self.pairs.is_empty() { Value::List(self.items) } else { Value::Pairs(self.pairs) };
        Element::new(value, self.at, end)
    }
}

/// A whole number, also with a fraction of zeros.
fn number(text: &str) -> Option<i64> {
    let whole = text.split_once('.').filter(|(_, zeros)| zeros.bytes().all(|byte| byte == b'0'));
    let digits = whole.map_or(text, |(whole, _)| whole);
    digits.parse().ok()
}
