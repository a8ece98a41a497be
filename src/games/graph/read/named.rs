//! Names of vertices where only successors are written: in quotation marks, or with a letter or a digit in
//! them, so that stray signs are no vertices.

use super::cursor::Cursor;
use super::draft::{Draft, Number};
use super::{MAX_NAME, Read, plain, wrong};

/// The vertex whose name comes next.
pub(super) fn vertex(draft: &mut Draft, line: &mut Cursor<'_>) -> Read<Number> {
    let place = line.at;
    let quoted = line.peek() == Some(b'"');
    let name = if quoted { line.quoted('"')? } else { bare(line).to_owned() };
    if name.is_empty() || !quoted && !is_one(&name) {
        line.at = place;
        return Err(line.error(name.len().max(1), wrong::no_name(line.word())));
    }
    if name.len() > MAX_NAME {
        return Err(line.long_name(place, MAX_NAME));
    }
    Ok(draft.vertex(&name, place))
}

/// The text that would be a name without quotation marks. It ends before an arrow.
pub(super) fn bare<'a>(line: &mut Cursor<'a>) -> &'a str {
    let start = line.at;
    line.take_while(|byte| plain::in_name(byte) && !b"()[]{}".contains(&byte));
    let text = line.text.get(start..line.at).unwrap_or_default();
    let arrow = ["->", "→"].iter().filter_map(|arrow| text.find(arrow)).min();
    let text = text.get(..arrow.unwrap_or(text.len())).unwrap_or_default();
    // States have names such as `4;1`; at its end the sign ends an edge.
    let text = text.trim_end_matches(';');
    line.at = start + text.len();
    text
}

/// Whether a text is a name without quotation marks.
pub(super) fn is_one(text: &str) -> bool {
    text.contains(char::is_alphanumeric)
}
