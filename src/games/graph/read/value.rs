//! Values as Python writes them: numbers and texts in lists, tuples, sets and dictionaries.
//!
//! Nothing here is recursive: open brackets are kept on a stack.

use super::cursor::Cursor;
use super::{MAX_NAME, Read, wrong};
use crate::core::Message;
use crate::games::At;
use std::borrow::Cow;

/// How deep brackets may be nested.
const MAX_DEPTH: usize = 16;
/// The maximum number of numbers that all `range`s of a text may have together.
pub(super) const MAX_RANGE: u32 = 100_000;

/// A value, and where it was found.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Item<'a> {
    pub(super) value: Value<'a>,
    /// Its first byte.
    pub(super) at: usize,
    /// The byte after it.
    pub(super) end: usize,
}

/// A value of Python.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Value<'a> {
    /// A number or a text; a name that stands for something else is one too.
    Atom(Cow<'a, str>),
    /// A list or a set.
    Row(Vec<Item<'a>>),
    /// A tuple.
    Tuple(Vec<Item<'a>>),
    /// A dictionary: each key with its value.
    Dictionary(Vec<(Item<'a>, Item<'a>)>),
}

/// A bracket that is open.
struct Open<'a> {
    at: usize,
    kind: Kind,
    items: Vec<Item<'a>>,
    /// Keys of a dictionary whose values are read: as many as items, or one more.
    keys: Vec<Item<'a>>,
    /// Whether a comma stood in it.
    comma: bool,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Square,
    Round,
    Curly,
    /// `set(...)` and its like, which change nothing here.
    Call,
    /// `range(...)`
    Range,
}

impl Kind {
    fn closes(self) -> &'static str {
        match self {
            Self::Square => "]",
            Self::Curly => "}",
            Self::Round | Self::Call | Self::Range => ")",
        }
    }
}

/// Passes over spaces, comments and joined lines.
pub(super) fn skip(cursor: &mut Cursor<'_>) {
    loop {
        cursor.skip_spaces();
        match cursor.peek() {
            Some(b'#') => {
                cursor.take_while(|byte| byte != b'\n');
            }
            Some(b'\\') => cursor.at += 1,
            _ => return,
        }
    }
}

/// Reads the next value. Where a comma follows it on the outside, it is the first of a
/// tuple without brackets. `ranges` is how many numbers its ranges may still have, and is lowered.
pub(super) fn read<'a>(cursor: &mut Cursor<'a>, ranges: &mut u32) -> Read<Item<'a>> {
    let first = read_one(cursor, ranges)?;
    let (at, mut end) = (first.at, first.end);
    let mut items = vec![first];
    skip(cursor);
    while cursor.eat(",") {
        let item = read_one(cursor, ranges)?;
        end = item.end;
        items.push(item);
        skip(cursor);
    }
    Ok(match items.len() {
        1 => items.remove(0),
        _ => Item { value: Value::Tuple(items), at, end },
    })
}

#[inline(never)]
fn read_one<'a>(cursor: &mut Cursor<'a>, ranges: &mut u32) -> Read<Item<'a>> {
    let mut stack: Vec<Open<'a>> = Vec::new();
    loop {
        skip(cursor);
        let closes = stack.last().is_some_and(|open| cursor.rest().starts_with(open.kind.closes()));
        let item = if closes {
            let Some(open) = stack.pop() else { return Err(cursor.no_name()) };
            cursor.at += 1;
            close(cursor, open, ranges)?
        } else if let Some(kind) = opens(cursor) {
            if stack.len() >= MAX_DEPTH {
                return Err(cursor.error(0, wrong::too_deep(MAX_DEPTH)));
            }
            let at = cursor.at - 1;
            stack.push(Open { at, kind, items: Vec::new(), keys: Vec::new(), comma: false });
            continue;
        } else {
            atom(cursor, stack.last())?
        };
        skip(cursor);
        let Some(open) = stack.last_mut() else { return Ok(item) };
        // A key is followed by a colon and by its value, anything else by a comma or the end.
        let is_key = open.kind == Kind::Curly && open.keys.len() == open.items.len();
        if is_key && cursor.eat(":") {
            open.keys.push(item);
            continue;
        }
        open.items.push(item);
        if cursor.eat(",") {
            open.comma = true;
        } else if !cursor.rest().starts_with(open.kind.closes()) {
            return Err(unfinished(cursor, open));
        }
    }
}

/// What opens next, which is passed over.
#[inline(never)]
fn opens(cursor: &mut Cursor<'_>) -> Option<Kind> {
    const CALLS: [(&str, Kind); 6] = [
        ("set(", Kind::Call),
        ("list(", Kind::Call),
        ("dict(", Kind::Call),
        ("tuple(", Kind::Call),
        ("frozenset(", Kind::Call),
        ("range(", Kind::Range),
    ];
    const BRACKETS: [(&str, Kind); 3] =
        [("[", Kind::Square), ("(", Kind::Round), ("{", Kind::Curly)];
    BRACKETS.into_iter().chain(CALLS).find(|(sign, _)| cursor.eat(sign)).map(|(_, kind)| kind)
}

#[inline(never)]
fn close<'a>(cursor: &Cursor<'a>, mut open: Open<'a>, ranges: &mut u32) -> Read<Item<'a>> {
    let (at, end) = (open.at, cursor.at);
    let refuse = || cursor.error_at(at, end, wrong::not_read(beginning(cursor.text, at, end)));
    let value = match open.kind {
        Kind::Square => Value::Row(open.items),
        Kind::Round if open.items.len() == 1 && !open.comma => open.items.remove(0).value,
        Kind::Round => Value::Tuple(open.items),
        Kind::Curly if open.keys.is_empty() => Value::Row(open.items),
        Kind::Curly if open.keys.len() == open.items.len() => {
            Value::Dictionary(open.keys.into_iter().zip(open.items).collect())
        }
        Kind::Call if open.items.is_empty() => Value::Row(Vec::new()),
        Kind::Call if open.items.len() == 1 => open.items.remove(0).value,
        Kind::Range => range(&open.items, ranges).map(Value::Row).ok_or_else(refuse)?,
        Kind::Curly | Kind::Call => return Err(refuse()),
    };
    Ok(Item { value, at, end })
}

/// The numbers of a range with one end or two.
#[inline(never)]
fn range<'a>(ends: &[Item<'a>], left: &mut u32) -> Option<Vec<Item<'a>>> {
    let number = |item: &Item<'_>| match &item.value {
        Value::Atom(text) => text.parse::<u32>().ok(),
        _ => None,
    };
    let (from, to) = match ends {
        [to] => (0, number(to)?),
        [from, to] => (number(from)?, number(to)?),
        _ => return None,
    };
    *left = left.checked_sub(to.saturating_sub(from))?;
    let (at, end) = (ends.first()?.at, ends.last()?.end);
    let item = |n: u32| Item { value: Value::Atom(Cow::Owned(n.to_string())), at, end };
    Some((from..to).map(item).collect())
}

/// A number, a text, or a name.
#[inline(never)]
fn atom<'a>(cursor: &mut Cursor<'a>, open: Option<&Open<'a>>) -> Read<Item<'a>> {
    let at = cursor.at;
    let text = match cursor.peek() {
        Some(b'"') => Cow::Owned(cursor.quoted('"')?),
        Some(b'\'') => Cow::Owned(cursor.quoted('\'')?),
        None => return Err(open.map_or_else(|| cursor.no_name(), |open| unfinished(cursor, open))),
        Some(_) => {
            cursor.eat("-");
            cursor
                .take_while(|b| b.is_ascii_alphanumeric() || matches!(b, b'_' | b'.') || b >= 0x80);
            Cow::Borrowed(&cursor.text[at..cursor.at])
        }
    };
    if text.is_empty() && cursor.at == at {
        return Err(cursor.no_name());
    }
    if text.len() > MAX_NAME {
        return Err(cursor.long_name(at, MAX_NAME));
    }
    Ok(Item { value: Value::Atom(text), at, end: cursor.at })
}

fn unfinished(cursor: &Cursor<'_>, open: &Open<'_>) -> At<Message> {
    if cursor.peek().is_some() {
        return cursor.expected(open.kind.closes());
    }
    let sign = match open.kind {
        Kind::Square => '[',
        Kind::Curly => '{',
        Kind::Round | Kind::Call | Kind::Range => '(',
    };
    cursor.error_at(open.at, open.at + 1, wrong::not_closed(sign))
}

/// The first characters of a value as it is written, for errors.
pub(super) fn beginning(text: &str, at: usize, end: usize) -> &str {
    let value = &text[at..end];
    value.char_indices().nth(24).map_or(value, |(len, _)| &value[..len])
}
