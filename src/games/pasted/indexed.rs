//! What R prints: the number of its first value before each line of a vector, `[26] 3 4 7`, and of its row before
//! each line of a matrix, `[2,] 1 0`, under a line of columns, `[,1] [,2]`.

use std::borrow::Cow;

/// What comes before the values of a line.
#[derive(Clone, Copy)]
struct Index {
    /// How many bytes that is, spaces before it among them.
    bytes: usize,
    /// The number that it says, from 1.
    number: usize,
    /// Whether it counts rows.
    row: bool,
}

/// The text without these numbers and what was typed, byte for byte at the same places. A text in which they do not
/// count what is there is returned as it is: `[1] [2]` may be two lists.
pub(super) fn without_indices(text: &str) -> Cow<'_, str> {
    let first = text.lines().map(str::trim_start).find(|line| !line.is_empty() && !is_typed(line));
    if !first.is_some_and(|line| line.starts_with("[1] ") || line.starts_with("[,1]")) {
        return Cow::Borrowed(text);
    }
    let Some(blanks) = blanks(text) else { return Cow::Borrowed(text) };
    let mut bytes = text.as_bytes().to_vec();
    for (from, to) in blanks {
        bytes[from..to].fill(b' ');
    }
    // Only ASCII, and whole lines, were blanked.
    String::from_utf8(bytes).map_or(Cow::Borrowed(text), Cow::Owned)
}

/// What is to be blanked, from where to where; `None` where a line is not what R prints.
fn blanks(text: &str) -> Option<Vec<(usize, usize)>> {
    let mut blanks = Vec::new();
    let (mut values, mut rows) = (0, 0);
    let mut at = 0;
    for line in text.split('\n') {
        let begin = at;
        at += line.len() + 1;
        if line.trim().is_empty() {
            continue;
        }
        if is_typed(line) || is_columns(line) {
            blanks.push((begin, begin + line.len()));
            // What is printed next is recounted; the columns of a wide matrix are not put together.
            (values, rows) = (0, 0);
            continue;
        }
        let index = index(line)?;
        let count = values_after(line.get(index.bytes..)?)?;
        let before = if index.row { rows } else { values };
        // Each answer of several begins with 1.
        if index.number != before + 1 && (index.row || index.number != 1) {
            return None;
        }
        rows += usize::from(index.row);
        values = if index.number == 1 { count } else { values + count };
        // A vector that goes on is one line.
        let goes_on = !index.row && index.number > 1;
        blanks.push((begin - usize::from(goes_on), begin + index.bytes));
    }
    Some(blanks)
}

/// How many values are in a line; `None` where there is none, or where they are lists.
fn values_after(line: &str) -> Option<usize> {
    let count = line.split_whitespace().count();
    (count > 0 && !line.contains(['[', ','])).then_some(count)
}

/// Whether a line was typed at R's prompt.
fn is_typed(line: &str) -> bool {
    line.starts_with("> ") || line.starts_with("+ ")
}

/// Whether a line is the heading of a matrix: `[,1] [,2]`.
fn is_columns(line: &str) -> bool {
    let column = |word: &str| word.strip_prefix("[,")?.strip_suffix(']')?.parse::<usize>().ok();
    line.split_whitespace().all(|word| column(word).is_some())
}

/// The number before the values of a line.
fn index(line: &str) -> Option<Index> {
    let rest = line.trim_start();
    let (inner, after) = rest.strip_prefix('[')?.split_once(']')?;
    let row = inner.strip_suffix(',');
    let number = row.unwrap_or(inner).parse().ok()?;
    after.starts_with(' ').then_some(Index {
        bytes: line.len() - after.len(),
        number,
        row: row.is_some(),
    })
}
