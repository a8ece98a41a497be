//! The content of a pasted text.

/// A value, with its bytes in the text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Element {
    /// What it is.
    pub value: Value,
    /// The first byte.
    pub start: u32,
    /// The byte after it.
    pub end: u32,
}

/// A value as programs print them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Value {
    /// A whole number.
    Number(i64),
    /// `True`, `false`.
    Truth(bool),
    /// `None`, `null`, `NaN`: the word itself.
    Nothing(&'static str),
    /// A text in quotation marks, or a word without.
    Text(String),
    /// A list, tuple, set or array.
    List(Vec<Element>),
    /// A dictionary: keys, each with its value.
    Pairs(Vec<(Element, Element)>),
}

/// What Python prints where there is nothing.
pub(super) const NONE: &str = "None";

impl Element {
    /// Puts a value at its place in a text of at most [`super::MAX_BYTES`].
    pub(super) fn new(value: Value, start: usize, end: usize) -> Self {
        let place = |at: usize| u32::try_from(at).unwrap_or(u32::MAX);
        Self { value, start: place(start), end: place(end) }
    }

    /// The elements of a list; none of anything else.
    pub fn items(&self) -> &[Self] {
        if let Value::List(items) = &self.value { items } else { &[] }
    }

    /// Whether it has others in it.
    pub(super) fn is_list(&self) -> bool {
        matches!(self.value, Value::List(_) | Value::Pairs(_))
    }

    /// Whether its elements are in brackets, whose sign comes before the first of them. Lines begin with theirs.
    pub(super) fn is_bracketed(&self) -> bool {
        self.items().first().is_some_and(|first| self.start < first.start)
    }

    /// How many values in it have no others in them; keys are none.
    pub fn leaves(&self) -> u64 {
        let mut count = 0;
        let mut left = vec![self];
        while let Some(element) = left.pop() {
            match &element.value {
                Value::List(items) => left.extend(items),
                Value::Pairs(pairs) => left.extend(pairs.iter().map(|(_, value)| value)),
                _ => count += 1,
            }
        }
        count
    }

    /// How many values it has in it, itself among them.
    pub fn count(&self) -> usize {
        let mut count = 0;
        let mut left = vec![self];
        while let Some(element) = left.pop() {
            count += 1;
            match &element.value {
                Value::List(items) => left.extend(items),
                Value::Pairs(pairs) => {
                    left.extend(pairs.iter().flat_map(|(key, value)| [key, value]));
                }
                _ => {}
            }
        }
        count
    }
}
