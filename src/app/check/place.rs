//! Where something is in a text.

/// The maximum number of characters shown on either side.
const AROUND: usize = 24;

/// Line and column, both from 1, of a byte of a text. Columns count characters.
pub(super) fn line_and_column(text: &str, at: usize) -> (usize, usize) {
    let before = text.get(..at).unwrap_or(text);
    let line = before.matches('\n').count() + 1;
    let column = before.rsplit('\n').next().unwrap_or_default().chars().count() + 1;
    (line, column)
}

/// The text at some bytes, with a little of the line before and after.
pub(super) fn excerpt(text: &str, (start, end): (usize, usize)) -> [String; 3] {
    let before = text.get(..start).unwrap_or_default();
    let after = text.get(end..).unwrap_or_default();
    let before: Vec<char> =
        before.chars().rev().take_while(|&c| c != '\n').take(AROUND + 1).collect();
    let after: Vec<char> = after.chars().take_while(|&c| c != '\n').take(AROUND + 1).collect();
    let cut = |characters: &[char]| characters.len() > AROUND;
    let mut left: String = before.iter().take(AROUND).rev().collect();
    let mut right: String = after.iter().take(AROUND).collect();
    if cut(&before) {
        left.insert(0, '…');
    }
    if cut(&after) {
        right.push('…');
    }
    let found = text.get(start..end).unwrap_or_default();
    [left, found.chars().take(AROUND).collect(), right]
}

/// The same bytes as a text field counts them.
pub(super) fn units(text: &str, (start, end): (usize, usize)) -> Option<(u32, u32)> {
    let unit =
        |at: usize| text.get(..at).and_then(|text| u32::try_from(text.encode_utf16().count()).ok());
    unit(start).zip(unit(end))
}
