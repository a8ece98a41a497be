//! Lines of successors, `0: 1 2 3`, one for each vertex.
//!
//! Names are those of the plain form, and must have a letter or a digit in them. Successors are separated by spaces or
//! commas, in brackets or not; what follows a `#` is passed over. A vertex without successors may do without a line.

use super::cursor::Cursor;
use super::draft::Draft;
use super::{Read, named, plain, wrong};

/// Whether a text begins with such a line.
pub(super) fn begins(mut cursor: Cursor<'_>) -> bool {
    let quoted = cursor.peek() == Some(b'"');
    let name = if quoted {
        cursor.quoted('"').unwrap_or_default()
    } else {
        cursor.take_while(in_name).to_owned()
    };
    // These two are headings of the plain form.
    let heading = matches!(&*name, "payoff" | "start") && !quoted;
    cursor.take_while(|byte| matches!(byte, b' ' | b'\t'));
    !name.is_empty() && !heading && cursor.peek() == Some(b':')
}

/// Reads all lines. The owners are nobody's yet.
pub(super) fn read(text: &str) -> Read<Draft> {
    let mut draft = Draft::default();
    let mut cursor = Cursor::of(text);
    while cursor.at < cursor.end {
        let rest = cursor.rest();
        let len = rest.find('\n').unwrap_or(rest.len());
        let mut line = Cursor { end: cursor.at + len, ..cursor };
        cursor.at = (line.end + 1).min(text.len());
        read_line(&mut draft, &mut line)?;
        draft.check_size(line.at)?;
    }
    Ok(draft)
}

fn read_line(draft: &mut Draft, line: &mut Cursor<'_>) -> Read<()> {
    line.skip_spaces();
    if at_end(line) {
        return Ok(());
    }
    let place = line.at;
    let vertex = named::vertex(draft, line)?;
    if !draft.describe(vertex, place) {
        return Err(line.error_at(place, line.at, wrong::twice(draft.name(vertex))));
    }
    line.skip_spaces();
    line.need(":")?;
    line.skip_spaces();
    let close = match line.peek() {
        Some(b'[') => Some("]"),
        Some(b'{') => Some("}"),
        Some(b'(') => Some(")"),
        _ => None,
    };
    line.at += usize::from(close.is_some());
    loop {
        line.skip_spaces();
        if close.is_some_and(|close| line.eat(close)) {
            line.eat(",");
            line.skip_spaces();
            break;
        }
        if at_end(line) {
            if let Some(close) = close {
                return Err(line.expected(close));
            }
            break;
        }
        let to = named::vertex(draft, line)?;
        draft.edge(to);
        line.skip_spaces();
        line.eat(",");
    }
    draft.end_row(vertex);
    if at_end(line) { Ok(()) } else { Err(line.expected(",")) }
}

fn in_name(byte: u8) -> bool {
    plain::in_name(byte) && !b"()[]{}".contains(&byte)
}

fn at_end(line: &Cursor<'_>) -> bool {
    matches!(line.peek(), None | Some(b'#'))
}
