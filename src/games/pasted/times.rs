//! How long a program took, after what it counted: `379 calls in 0.02 s`. That is no value.

use std::borrow::Cow;

/// The units in which times are printed.
const UNITS: [&str; 9] =
    ["s", "ms", "µs", "sec", "secs", "second", "seconds", "seconde", "secondes"];
/// What comes between a value and a time.
const BEFORE: [&str; 5] = [" in", " en", ",", " (", " -"];

/// The text without times that come after a value on the same line, byte for byte at the same places. Long texts are
/// values, and are returned as they are.
pub(super) fn without_times(text: &str) -> Cow<'_, str> {
    const LONG: usize = 100_000;
    if text.len() > LONG || !text.contains('s') {
        return Cow::Borrowed(text);
    }
    let mut found = Vec::new();
    let mut start = 0;
    for line in text.split('\n') {
        found.extend(time(line).map(|(from, to)| (start + from, start + to)));
        start += line.len() + 1;
    }
    if found.is_empty() {
        return Cow::Borrowed(text);
    }
    let mut bytes = text.as_bytes().to_vec();
    for (from, to) in found {
        bytes.iter_mut().take(to).skip(from).for_each(|byte| *byte = b' ');
    }
    // Whole characters were blanked.
    String::from_utf8(bytes).map_or(Cow::Borrowed(text), Cow::Owned)
}

/// Where a time begins at the end of a line, with a digit before it.
fn time(line: &str) -> Option<(usize, usize)> {
    let inner = line.trim_end().trim_end_matches(['.', '!', ')']);
    let unit = UNITS.iter().find(|unit| {
        inner.strip_suffix(**unit).is_some_and(|rest| !rest.ends_with(char::is_alphabetic))
    })?;
    let rest = inner.strip_suffix(*unit)?.trim_end();
    let number = rest.trim_end_matches(|c: char| c.is_ascii_digit() || ".,e+-".contains(c));
    let before = number.trim_end();
    let from = BEFORE.iter().find_map(|word| before.strip_suffix(word))?;
    let is_number = rest.len() > number.len() && rest.ends_with(|c: char| c.is_ascii_digit());
    (is_number && from.contains(|c: char| c.is_ascii_digit()))
        .then_some((from.len(), line.trim_end().len()))
}
