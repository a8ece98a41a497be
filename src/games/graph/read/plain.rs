//! The plain form, one line a vertex.
//!
//! ```text
//! # owner 0 or 1, then the successors; a line `win 0:` names F0, `payoff:` values at leaves
//! a 0 -> b, c
//! b 1 "a label" -> a
//! c 1 ->
//! win 0: c
//! payoff: c=3
//! start: b
//! ```
//!
//! A name is a run of characters without spaces, commas, `:`, `=`, `#` and `"`, or is put between
//! quotation marks, in which `\"` and `\\` are one character. A label after the owner is between
//! quotation marks too. Successors are separated by commas or spaces; a vertex without any may do
//! without the arrow. What follows a `#` up to the end of its line is passed over. Play begins at the
//! first vertex where no line `start:` says otherwise. Names may be used before their line.

use super::cursor::Cursor;
use super::draft::{Draft, Number};
use super::{MAX_NAME, Read, whole_number, wrong};
use crate::core::Player;

/// Reads the next line; the cursor then points past it.
pub(super) fn read_line(draft: &mut Draft, cursor: &mut Cursor<'_>) -> Read<()> {
    let mut line = cursor.line();
    if at_end(&line) {
        return Ok(());
    }
    let word = line.at;
    let heading = match line.take_while(|byte| byte.is_ascii_alphabetic()) {
        "win" => win(draft, &mut line)?,
        "payoff" => payoff(draft, &mut line)?,
        "start" => start(draft, &mut line)?,
        _ => false,
    };
    if !heading {
        line.at = word;
        vertex(draft, &mut line)?;
    }
    if !at_end(&line) {
        return Err(line.expected(","));
    }
    draft.check_size(word)
}

fn at_end(line: &Cursor<'_>) -> bool {
    matches!(line.peek(), None | Some(b'#'))
}

/// `name owner "label" -> successor, successor`
fn vertex(draft: &mut Draft, line: &mut Cursor<'_>) -> Read<()> {
    let place = line.at;
    let vertex = name(draft, line)?;
    if !draft.describe(vertex, place) {
        return Err(line.error_at(place, line.at, wrong::twice(draft.name(vertex))));
    }
    line.skip_spaces();
    let word = line.at;
    let owner = match line.take_while(|byte| {
        !byte.is_ascii_whitespace() && byte != b'#' && byte != b'-' && byte != b'"'
    }) {
        "0" => Player::Zero,
        "1" => Player::One,
        found => {
            let name = draft.name(vertex);
            let none = found.is_empty();
            let message = if none { wrong::no_owner(name) } else { wrong::owner(name, found) };
            return Err(line.error_at(word, line.at, message));
        }
    };
    draft.own(vertex, owner);
    line.skip_spaces();
    if line.peek() == Some(b'"') {
        draft.label(vertex, line.quoted('"')?);
        line.skip_spaces();
    }
    if !at_end(line) {
        line.need("->")?;
        list(line, |line| {
            let to = name(draft, line)?;
            draft.edge(to);
            Ok(())
        })?;
    }
    draft.end_row(vertex);
    Ok(())
}

/// `win 0: name, name`; `false` where the line is none of these.
fn win(draft: &mut Draft, line: &mut Cursor<'_>) -> Read<bool> {
    line.skip_spaces();
    let player = line.take_while(|byte| byte.is_ascii_digit());
    line.skip_spaces();
    if !line.eat(":") {
        return Ok(false);
    }
    let player = match player {
        "0" => Player::Zero,
        "1" => Player::One,
        _ => {
            line.at -= 1 + player.len();
            return Err(line.expected("0, 1"));
        }
    };
    list(line, |line| {
        let place = line.at;
        let vertex = name(draft, line)?;
        draft.win(vertex, player, place);
        Ok(())
    })?;
    Ok(true)
}

/// `payoff: name=3, name=-2`
fn payoff(draft: &mut Draft, line: &mut Cursor<'_>) -> Read<bool> {
    line.skip_spaces();
    if !line.eat(":") {
        return Ok(false);
    }
    list(line, |line| {
        let place = line.at;
        let vertex = name(draft, line)?;
        line.skip_spaces();
        line.need("=")?;
        line.skip_spaces();
        let start = line.at;
        let found = line.take_while(|byte| !byte.is_ascii_whitespace() && byte != b',');
        let payoff = whole_number(found).ok_or_else(|| {
            line.error_at(start, line.at, wrong::payoff(draft.name(vertex), found))
        })?;
        draft.pay(vertex, payoff, place);
        Ok(())
    })?;
    Ok(true)
}

/// `start: name`
fn start(draft: &mut Draft, line: &mut Cursor<'_>) -> Read<bool> {
    line.skip_spaces();
    if !line.eat(":") {
        return Ok(false);
    }
    line.skip_spaces();
    let vertex = name(draft, line)?;
    draft.start(vertex);
    line.skip_spaces();
    Ok(true)
}

/// Reads entries separated by commas or spaces, up to the end of the line.
fn list<'a>(line: &mut Cursor<'a>, mut entry: impl FnMut(&mut Cursor<'a>) -> Read<()>) -> Read<()> {
    line.skip_spaces();
    while !at_end(line) {
        entry(line)?;
        line.skip_spaces();
        if line.eat(",") {
            line.skip_spaces();
            if at_end(line) {
                return Err(line.no_name());
            }
        }
    }
    Ok(())
}

/// The vertex whose name comes next.
fn name(draft: &mut Draft, line: &mut Cursor<'_>) -> Read<Number> {
    let place = line.at;
    if line.peek() == Some(b'"') {
        let name = line.quoted('"')?;
        if name.is_empty() {
            return Err(line.error_at(place, line.at, wrong::no_name("\"\"")));
        }
        return Ok(draft.vertex(&name, place));
    }
    let name = line.take_while(in_name);
    if name.is_empty() {
        return Err(line.no_name());
    }
    if name.len() > MAX_NAME {
        return Err(line.long_name(place, MAX_NAME));
    }
    Ok(draft.vertex(name, place))
}

/// Whether a byte may be in a name without quotation marks.
pub(in crate::games::graph) fn in_name(byte: u8) -> bool {
    !matches!(byte, b' ' | b'\t' | b'\r' | b'\n' | b'\x0c' | b',' | b':' | b'=' | b'#' | b'"')
}
