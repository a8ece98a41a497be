//! Values in brackets. Nothing here is recursive: open brackets are kept on a stack.

use super::call::Call;
use super::value::{Element, NONE, Value};
use super::{MAX_DEPTH, MAX_VALUES};
use crate::core::Message;
use crate::games::At;

pub(super) type Read<T> = Result<T, At<Message>>;

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
    /// Whether there is an element after which no comma has come.
    full: bool,
    /// What is between the elements, once there are two.
    between: Option<Between>,
    /// The call whose arguments these are.
    call: Option<Call>,
    /// Whether the name of an argument was read, whose value comes next.
    named: bool,
}

/// What is between two elements of a list.
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
                '=' if open.takes_equals() => {
                    let arrow = self.rest().starts_with("=>");
                    self.at += if arrow { 2 } else { 1 };
                    return Ok(None);
                }
                // An array of OCaml, `[|0; 1|]`.
                '|' if open.close == ']' && self.rest().starts_with("|]") => {
                    self.at += 1;
                    return Ok(None);
                }
                '<' if open.call.is_some() && !open.full => return self.nameless(stack),
                // A dictionary has no element without a key.
                _ if sign == open.close
                    && open.key.is_none()
                    && (open.pairs.is_empty() || open.items.is_empty()) =>
                {
                    self.at += 1;
                    let Some(open) = stack.pop() else { return Ok(None) };
                    let element = open.close(self.at);
                    return Ok(Self::add(self.repeated(element), stack));
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
            if let Some(number) = self.plain_number()? {
                return Ok(Self::add(number, stack));
            }
            let fractions = stack.last().is_some_and(|open| open.call == Some(Call::Own));
            let atom = match self.atom(|c| c.is_alphanumeric() || "_.+-".contains(c)) {
                // A code may be an argument, `tab_val_grundy(400, 0.77)`.
                Err(wrong) if fractions && wrong.error.id == "pasted-number" => {
                    let text = self.text.get(wrong.start..wrong.end).unwrap_or_default();
                    Element::new(Value::Text(text.to_owned()), wrong.start, wrong.end)
                }
                atom => atom?,
            };
            let among = stack.last().is_some_and(|open| open.call.is_none());
            let atom = if among { self.with_exponent(atom) } else { atom };
            let name = if let Value::Text(name) = &atom.value { Some(name.as_str()) } else { None };
            let called = name.filter(|_| self.peek() == Some('('));
            // A call within another is its argument: the value is wanted.
            let call =
                called.map(|name| if fractions { Call::within(name) } else { Call::of(name) });
            if call.is_none() {
                return Ok(Self::add(atom, stack));
            }
            self.at += 1;
            return self.open(at, (')', call), stack);
        };
        self.at += 1;
        // An array of OCaml.
        let _ = sign == '[' && self.eat("|");
        self.open(at, (close, None), stack)
    }

    /// Numbers that are written once for several, `[10] * 8`: as many as a bar may have rows, and no lists, so that
    /// nothing multiplies what was multiplied before.
    fn repeated(&mut self, element: Element) -> Element {
        const MAX_REPEATED: usize = 64;
        let after = self.rest().trim_start_matches(' ');
        let times = after.strip_prefix('*').map(|times| times.trim_start_matches(' '));
        let digits = times.map(|times| {
            let end = times.find(|c: char| !c.is_ascii_digit()).unwrap_or(times.len());
            times.split_at(end)
        });
        match (&element.value, digits) {
            (Value::List(items), Some((digits, after)))
                if !items.is_empty() && !items.iter().any(Element::is_list) =>
            {
                let fits = |times: &usize| {
                    items.len().checked_mul(*times).is_some_and(|all| all <= MAX_REPEATED)
                };
                let Some(times) = digits.parse().ok().filter(fits) else { return element };
                self.at = self.text.len() - after.len();
                let items = items.iter().cycle().take(items.len() * times).cloned().collect();
                Element { value: Value::List(items), ..element }
            }
            _ => element,
        }
    }

    /// A number of a few digits, after which the list goes on or ends: most values of a long list are of that kind.
    fn plain_number(&mut self) -> Read<Option<Element>> {
        const MAX_DIGITS: usize = 9;
        let start = self.at;
        let bytes = self.text.as_bytes().get(start..).unwrap_or_default();
        let mut number = 0_i64;
        for (digits, &byte) in bytes.iter().take(MAX_DIGITS + 1).enumerate() {
            match byte {
                b'0'..=b'9' if digits < MAX_DIGITS => {
                    number = 10 * number + i64::from(byte - b'0');
                }
                b',' | b']' if digits > 0 => {
                    self.counted(start)?;
                    self.at += digits;
                    return Ok(Some(Element::new(Value::Number(number), start, self.at)));
                }
                _ => break,
            }
        }
        Ok(None)
    }

    /// Passes over what Python writes of a type, `<class 'list'>`: an argument without a value.
    fn nameless(&mut self, stack: &mut [Open]) -> Read<Option<Element>> {
        let start = self.at;
        let line = self.rest().lines().next().unwrap_or_default();
        let Some(length) = line.find('>') else { return Err(self.strange()) };
        self.at += length + 1;
        Ok(Self::add(Element::new(Value::Nothing(NONE), start, self.at), stack))
    }

    fn open(
        &mut self,
        at: usize,
        (close, call): (char, Option<Call>),
        stack: &mut Vec<Open>,
    ) -> Read<Option<Element>> {
        self.counted(at)?;
        if stack.len() >= MAX_DEPTH {
            let message = Message::new("pasted-deep").with("most", MAX_DEPTH);
            return Err(Self::wrong(at, at + 1, message));
        }
        let (items, pairs) = (Vec::new(), Vec::new());
        let (key, between, full, named) = (None, None, false, false);
        stack.push(Open { at, close, items, pairs, key, full, between, call, named });
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

    /// One value more, which begins there.
    pub(super) fn counted(&mut self, at: usize) -> Read<()> {
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

    pub(super) fn not_closed(&self, at: usize) -> At<Message> {
        let sign = self.text.get(at..).and_then(|rest| rest.chars().next());
        // A call is not closed at its name.
        let sign = sign.map_or_else(String::new, |sign| {
            if sign.is_alphanumeric() { '(' } else { sign }.to_string()
        });
        let end =
            at + self.text.get(at..).and_then(|rest| rest.chars().next()).map_or(0, char::len_utf8);
        Self::wrong(at, end, Message::new("pasted-not-closed").with("sign", sign))
    }

    /// Something here does not belong here.
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
        let shown = matches!(self.call, Some(Call::Shown(_)));
        match self.key.take() {
            Some(key) => self.pairs.push((key, element)),
            // `dtype=int64` says nothing of the values.
            None if self.named && shown => {}
            None => self.items.push(element),
        }
        self.named = false;
        self.full = true;
    }

    /// Takes what was read for what `=` belongs to, if it can: the name of an argument, or a key as Java
    /// prints it, `{0=1, 1=2}`.
    fn takes_equals(&mut self) -> bool {
        let word = matches!(self.items.last(), Some(Element { value: Value::Text(_), .. }));
        let argument = self.call.is_some() && word;
        let key = self.close == '}' && self.items.len() == 1;
        if !self.full || !argument && !key {
            return false;
        }
        let before = self.items.pop();
        self.named = argument;
        self.key = before.filter(|_| !argument);
        self.full = false;
        true
    }

    /// Whether an element may come here after a space.
    fn is_spaced(&self, at: usize) -> bool {
        let after = self.items.last().is_some_and(|last| (last.end as usize) < at);
        self.full && after && self.close == ']' && self.between != Some(Between::Comma)
    }

    /// What stood between the brackets, the last of which is before `end`.
    fn close(mut self, end: usize) -> Element {
        if let Some(Call::Shown(shown)) = self.call {
            return shown.content(self.items, (self.at, end));
        }
        let alone = self.items.len() == 1 && self.pairs.is_empty();
        // `([1, 2])` and `f([1, 2])` are the list in them.
        let call = self.close == ')' && alone && self.full;
        if let Some(element) = self.items.pop_if(|element| call && element.is_list()) {
            // It ends with the call, which tells it from a list alone.
            let end = if self.call.is_some() { u32::try_from(end).ok() } else { None };
            return Element { end: end.unwrap_or(element.end), ..element };
        }
        let value =
            if self.pairs.is_empty() { Value::List(self.items) } else { Value::Pairs(self.pairs) };
        Element::new(value, self.at, end)
    }
}
