//! Edges alone, one line each: `a b`, `a, b`, or `a -> b`, after which more successors may follow.
//!
//! Names are those of the plain form, and must have a letter or a digit in them. What follows a `#` is passed
//! over. In the plain form an owner takes the place of the second name; [`are`] tells them apart.

use super::cursor::Cursor;
use super::draft::{Draft, Number};
use super::{Read, named};
use std::collections::HashSet;

/// How much of a text is examined to see what it is.
const LOOKED_AT: usize = 1 << 16;

/// What a line may be.
enum Line<'a> {
    /// Nothing.
    Empty,
    /// An edge, with an arrow or without.
    Edge { arrow: bool },
    /// An edge, or a vertex of this name with its owner.
    Either(&'a str),
    /// A line of the plain form.
    Plain,
    /// Neither.
    Bad,
}

/// Whether the lines of a text are edges: none can only be of the plain form, those that are edges are alike, and
/// some cannot be anything else, or would describe a vertex twice.
pub(super) fn are(text: &str) -> bool {
    let mut end = text.len().min(LOOKED_AT);
    while !text.is_char_boundary(end) {
        end -= 1;
    }
    let cut = end < text.len();
    let text = text.get(..end).unwrap_or_default();
    let text = if cut { text.rsplit_once('\n').map_or(text, |(lines, _)| lines) } else { text };
    let (mut arrows, mut plain, mut twice) = (false, false, false);
    let mut names = HashSet::new();
    for text in text.lines() {
        match line(text) {
            Line::Empty | Line::Bad => {}
            Line::Edge { arrow } => {
                arrows |= arrow;
                plain |= !arrow;
            }
            Line::Either(name) => twice |= !names.insert(name),
            Line::Plain => return false,
        }
    }
    if arrows { !plain && names.is_empty() } else { plain || twice }
}

fn line(text: &str) -> Line<'_> {
    let mut cursor = Cursor::of(text);
    cursor.skip_spaces();
    let first = cursor.at;
    if at_end(&cursor) {
        return Line::Empty;
    }
    if !pass(&mut cursor) {
        return Line::Bad;
    }
    if arrow(&mut cursor) {
        cursor.skip_spaces();
        return if pass(&mut cursor) { Line::Edge { arrow: true } } else { Line::Bad };
    }
    let name = text.get(first..cursor.at).unwrap_or_default();
    comma(&mut cursor);
    let start = cursor.at;
    if !pass(&mut cursor) {
        // `start: a`
        return if matches!(cursor.peek(), Some(b':' | b'=')) { Line::Plain } else { Line::Bad };
    }
    let owner = matches!(text.get(start..cursor.at), Some("0" | "1"));
    comma(&mut cursor);
    match (at_end(&cursor), owner) {
        (true, true) => Line::Either(name),
        (true, false) => Line::Edge { arrow: false },
        // `a 0 -> b`, `win 0: a`, and an owner that is none.
        (false, true) => Line::Plain,
        (false, false) if arrow(&mut cursor) => Line::Plain,
        (false, false) => Line::Bad,
    }
}

/// Passes over a name; `false` where there is none.
fn pass(cursor: &mut Cursor<'_>) -> bool {
    if cursor.peek() == Some(b'"') {
        return cursor.quoted('"').is_ok();
    }
    named::is_one(named::bare(cursor))
}

/// Reads the next line; the cursor then points past it.
pub(super) fn read_line(draft: &mut Draft, cursor: &mut Cursor<'_>) -> Read<()> {
    let mut line = cursor.line();
    if at_end(&line) {
        return Ok(());
    }
    let from = vertex(draft, &mut line)?;
    if arrow(&mut line) {
        loop {
            line.skip_spaces();
            let to = vertex(draft, &mut line)?;
            draft.edge(to);
            comma(&mut line);
            if at_end(&line) {
                break;
            }
        }
    } else {
        comma(&mut line);
        let to = vertex(draft, &mut line)?;
        draft.edge(to);
        comma(&mut line);
    }
    draft.end_row(from);
    if at_end(&line) { draft.check_size(line.at) } else { Err(line.expected("->")) }
}

/// The vertex whose name comes next. It is described where it is met first.
fn vertex(draft: &mut Draft, line: &mut Cursor<'_>) -> Read<Number> {
    let place = line.at;
    let vertex = named::vertex(draft, line)?;
    draft.describe(vertex, place);
    Ok(vertex)
}

fn arrow(line: &mut Cursor<'_>) -> bool {
    let before = *line;
    line.skip_spaces();
    if line.eat("->") || line.eat("→") {
        return true;
    }
    *line = before;
    false
}

/// Passes over spaces, and a sign between names.
fn comma(line: &mut Cursor<'_>) {
    line.skip_spaces();
    if line.eat(",") || line.eat(";") {
        line.skip_spaces();
    }
}

fn at_end(line: &Cursor<'_>) -> bool {
    matches!(line.peek(), None | Some(b'#'))
}
