//! Values in brackets. Nothing here is recursive: brackets that are open stand on a stack.

use super::value::{Element, Value};
use super::{MAX_DEPTH, MAX_VALUES};
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
    /// What stands between the elements, once there are two.
    between: Option<Between>,
}

/// What stands between two elements of a list.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Between {
    /// A comma or a semicolon.
    Comma,
    /// A space, as numpy prints arrays.
    Space,
}

impl<'a> Reader<'a> {
    pub(super) fn new(text: &'a str) -> Self {
        let at = if text.starts_with('\u{feff}') { '\u{feff}'.len_utf8() } else { 0 };
        Self { text, at, count: 0 }
    }

    /// The same text from another place on.
    pub(super) fn at(self, at: usize) -> Self {
        Self { at, ..self }
    }

    pub(super) fn rest(&self) -> &'a str {
        self.text.get(self.at..).unwrap_or_default()
    }

    pub(super) fn peek(&self) -> Option<char> {
        self.rest().chars().next()
    }

    pub(super) fn eat(&mut self, sign: &str) -> bool {
        let there = self.rest().starts_with(sign);
        self.at += if there { sign.len() } else { 0 };
        there
    }

    /// Passes over spaces and comments.
    pub(super) fn skip(&mut self) {
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

    /// Reads one value; on an error, what was read of it.
    pub(super) fn value(&mut self) -> (Option<Element>, Option<At<Message>>) {
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
                ',' | ';' if open.full && open.between != Some(Between::Space) => {
                    open.between = Some(Between::Comma);
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
                _ if open.is_spaced(at) => open.between = Some(Between::Space),
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
            self.is_whole()?;
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
        stack.push(Open { at, close, items, pairs, key: None, full: false, between: None });
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
        let end = rest.find(|c| !word(c)).unwrap_or(rest.len());
        // `1->2` are two values.
        let arrow = rest[..end].ends_with('-') && rest[end..].starts_with('>');
        let end = if arrow && end > 1 { end - 1 } else { end };
        let text = &rest[..end];
        if text.is_empty() {
            return Err(self.strange());
        }
        self.at += text.len();
        // A sign alone is none.
        let numeric = text.starts_with(|c: char| c.is_ascii_digit() || "+-.".contains(c))
            && text.contains(|c: char| c.is_ascii_digit());
        let value = match text {
            "True" | "true" | "TRUE" | "Vrai" | "vrai" | "VRAI" => Value::Truth(true),
            "False" | "false" | "FALSE" | "Faux" | "faux" | "FAUX" => Value::Truth(false),
            "None" | "null" | "NULL" => Value::Nothing,
            _ if numeric => Value::Number(number(text).ok_or_else(|| {
                let message = Message::new("pasted-number").quoting("found", text);
                Self::wrong(start, self.at, message)
            })?),
            _ => Value::Text(text.to_owned()),
        };
        Ok(Element::new(value, start, self.at))
    }

    /// Whether no values were left out here: programs write dots for those of a long array.
    fn is_whole(&self) -> Read<()> {
        let Some(dots) = ["...", "…"].into_iter().find(|dots| self.rest().starts_with(dots))
        else {
            return Ok(());
        };
        let message = Message::new("pasted-shortened").with("found", dots);
        Err(Self::wrong(self.at, self.at + dots.len(), message))
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

    /// Whether an element may come here after a space.
    fn is_spaced(&self, at: usize) -> bool {
        let after = self.items.last().is_some_and(|last| (last.end as usize) < at);
        self.full && after && self.close == ']' && self.between != Some(Between::Comma)
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

/// A whole number, also with a fraction of zeros, in binary or in hexadecimal digits.
pub(super) fn number(text: &str) -> Option<i64> {
    // As `bin` and `hex` write it.
    if let Some(digits) = text.strip_prefix("0b") {
        return i64::from_str_radix(digits, 2).ok();
    }
    if let Some(digits) = text.strip_prefix("0x") {
        return i64::from_str_radix(digits, 16).ok();
    }
    let whole = text.split_once('.').filter(|(_, zeros)| zeros.bytes().all(|byte| byte == b'0'));
    let digits = whole.map_or(text, |(whole, _)| whole);
    digits.parse().ok()
}
