//! The form of PGSolver: `parity N;`, then `number priority owner successors "label";` for each
//! vertex, successors apart by commas; a line `start number;` may say where play begins.
//!
//! What is asked here is who can force play to a vertex, not who wins a play that never ends. So
//! priorities are read and checked, and count in one place only: a vertex whose edges all lead to
//! itself is where such files keep an end of the game, and it is won by J0 where its priority is
//! even and by J1 where it is odd. These edges are left out.

use super::cursor::Cursor;
use super::draft::Draft;
use super::{Read, wrong};
use crate::core::Player;

/// Reads the first line, with which every such file begins.
#[inline(never)]
pub(super) fn read_heading(cursor: &mut Cursor<'_>) -> Read<()> {
    cursor.skip_spaces();
    cursor.need("parity")?;
    number(cursor)?;
    end(cursor)
}

/// Reads the next line, which ends with `;`; `false` where none is left.
#[inline(never)]
pub(super) fn read_line(draft: &mut Draft, cursor: &mut Cursor<'_>) -> Read<bool> {
    cursor.skip_spaces();
    if cursor.peek().is_none() {
        return Ok(false);
    }
    if cursor.eat("start") {
        let place = cursor.at;
        let name = number(cursor)?;
        let vertex = draft.vertex(name, place + 1);
        draft.start(vertex);
        end(cursor)?;
        return Ok(true);
    }
    vertex(draft, cursor)?;
    end(cursor)?;
    draft.check_size(cursor.at)?;
    Ok(true)
}

fn vertex(draft: &mut Draft, cursor: &mut Cursor<'_>) -> Read<()> {
    let name = number(cursor)?;
    let place = cursor.at - name.len();
    let vertex = draft.vertex(name, place);
    if !draft.describe(vertex, place) {
        return Err(cursor.error_at(place, cursor.at, wrong::twice(name)));
    }
    let even = number(cursor)?.bytes().last().is_some_and(|digit| digit.is_multiple_of(2));
    cursor.skip_spaces();
    let owner = cursor.at;
    let found = cursor.take_while(|byte| !byte.is_ascii_whitespace() && byte != b';');
    match found {
        "0" => draft.own(vertex, Player::Zero),
        "1" => draft.own(vertex, Player::One),
        "" => return Err(cursor.error_at(owner, cursor.at, wrong::no_owner(name))),
        _ => return Err(cursor.error_at(owner, cursor.at, wrong::owner(name, found))),
    }
    let mut row = Vec::new();
    loop {
        let to = number(cursor)?;
        row.push(draft.vertex(to, cursor.at - to.len()));
        cursor.skip_spaces();
        if !cursor.eat(",") {
            break;
        }
    }
    if row.iter().all(|&to| to == vertex) {
        draft.win(vertex, if even { Player::Zero } else { Player::One }, place);
        row.clear();
    }
    for to in row {
        draft.edge(to);
    }
    draft.end_row(vertex);
    if cursor.peek() == Some(b'"') {
        let label = cursor.quoted('"')?;
        draft.label(vertex, label);
    }
    Ok(())
}

/// The next digits, after spaces.
#[inline(never)]
fn number<'a>(cursor: &mut Cursor<'a>) -> Read<&'a str> {
    cursor.skip_spaces();
    match cursor.take_while(|byte| byte.is_ascii_digit()) {
        "" => Err(cursor.expected("0, 1, 2 …")),
        digits if digits.len() > 10 => Err(cursor.long_name(cursor.at - digits.len(), 10)),
        digits => Ok(digits),
    }
}

fn end(cursor: &mut Cursor<'_>) -> Read<()> {
    cursor.skip_spaces();
    cursor.need(";")
}
