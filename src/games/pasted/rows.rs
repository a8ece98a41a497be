//! Lines of values separated by commas, semicolons, bars or spaces.

use super::Pasted;
use super::lines::is_heading;
use super::read::Reader;
use super::value::{Element, NONE, Value};
use crate::core::Message;

/// Reads lines. Those of one value each, or a single line, are a list; any others a list of rows.
pub(super) fn read(mut reader: Reader<'_>) -> Pasted {
    let mut rows: Vec<Element> = Vec::new();
    let mut open: Vec<bool> = Vec::new();
    let mut error = None;
    let decimals = has_decimal_commas(reader.rest());
    let apart = |c: char| is_apart(c) && !(decimals && c == ',');
    while error.is_none() && !reader.rest().is_empty() {
        let rest = reader.rest();
        let end = reader.at + rest.find('\n').unwrap_or(rest.len());
        let line = reader.text.get(reader.at..end).unwrap_or_default().trim();
        if is_heading(line) || is_rule(line) || !rows.is_empty() && is_remark(line) {
            reader.at = (end + 1).min(reader.text.len());
            continue;
        }
        let mut row = Vec::new();
        if let Some(number) = numbered(line) {
            let at = reader.at + reader.rest().len() - reader.rest().trim_start().len();
            row.push(Element::new(Value::Number(number), at, at + line.find(':').unwrap_or(0)));
            reader.at = at + line.find(':').map_or(0, |colon| colon + 1);
        }
        while error.is_none() {
            let rest = reader.text.get(reader.at..end).unwrap_or_default();
            let trimmed = rest.trim_start_matches(apart);
            reader.at += rest.len() - trimmed.len();
            if trimmed.is_empty() || trimmed.starts_with('#') {
                break;
            }
            match reader.atom(|c| !apart(c) && is_plain(c)) {
                Ok(element) => row.push(element),
                Err(wrong) => error = Some(wrong),
            }
        }
        // The last cell of a line may be empty.
        if let Some(from) = row.first().map(|first| first.start as usize) {
            open.push(row.len() == 1 && line.ends_with([',', ';', '\t']));
            rows.push(Element::new(Value::List(row), from, reader.at.min(end)));
        }
        if error.is_none() {
            reader.at = (end + 1).min(reader.text.len());
        }
    }
    if rows.iter().any(|row| row.items().len() == 2) {
        for (row, _) in rows.iter_mut().zip(open).filter(|(_, open)| *open) {
            let end = row.end as usize;
            if let Value::List(cells) = &mut row.value {
                cells.push(Element::new(Value::Nothing(NONE), end, end));
            }
        }
    }
    let single = rows.iter().all(|row| row.items().len() == 1);
    let start = rows.first().map_or(reader.at, |row| row.start as usize);
    let value = match rows.len() {
        0 => None,
        1 => rows.pop(),
        _ if single => {
            let values = rows.into_iter().flat_map(|row| match row.value {
                Value::List(items) => items,
                _ => Vec::new(),
            });
            Some(Element::new(Value::List(values.collect()), start, reader.at))
        }
        _ => Some(Element::new(Value::List(rows), start, reader.at)),
    };
    if value.is_none() && error.is_none() {
        let end = reader.at;
        error = Some(Reader::wrong(end, end, Message::new("pasted-empty")));
    }
    Pasted { value, error }
}

/// The number of a row that comes before it, `1: 0 1 3`.
fn numbered(line: &str) -> Option<i64> {
    let (number, row) = line.split_once(':')?;
    let plain = number.trim_end().bytes().all(|byte| byte.is_ascii_digit());
    number.trim_end().parse().ok().filter(|_| plain && row.starts_with([' ', '\t']))
}

/// Whether a line after the values says something of them: `Time: 0.3 s`.
fn is_remark(line: &str) -> bool {
    line.starts_with(char::is_alphabetic) && line.contains([':', '='])
}

/// Whether a line only sets off the head of a table, or its end, as in Markdown: `|---|:--:|`, `+---+---+`.
fn is_rule(line: &str) -> bool {
    let drawn = |cell: &str| {
        let cell = cell.trim();
        cell.len() > 1 && cell.contains(['-', '=']) && cell.chars().all(|c| "-=:".contains(c))
    };
    let inner = line.trim_matches(['|', '+']);
    inner.contains(['|', '+']) && inner.split(['|', '+']).all(drawn)
}

/// Whether a spreadsheet wrote whole numbers with a decimal comma, `0,0;1,0`, as it does in French: every comma
/// comes in a cell, separated from others by a semicolon or a tab, between a whole number and zeros. Of less than
/// three such cells none is taken for that, since they may be pairs.
fn has_decimal_commas(text: &str) -> bool {
    const FEW: usize = 3;
    let mut found = 0;
    for line in text.lines().filter(|line| line.contains(',')) {
        if !line.contains([';', '\t']) {
            return false;
        }
        for cell in line.split([';', '\t']).filter(|cell| cell.contains(',')) {
            let Some((whole, zeros)) = cell.trim().split_once(',') else { return false };
            let digits = whole.strip_prefix(['-', '+']).unwrap_or(whole);
            let is_whole = !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit());
            if !is_whole || zeros.is_empty() || zeros.bytes().any(|byte| byte != b'0') {
                return false;
            }
            found += 1;
        }
    }
    found >= FEW
}

/// What is between values.
fn is_apart(c: char) -> bool {
    c.is_whitespace() || matches!(c, ',' | ';' | '|')
}

/// What a value may be made of; the head of a column is a word too: `G(n)`.
fn is_plain(c: char) -> bool {
    !matches!(c, '[' | ']' | '{' | '}' | '"')
}
