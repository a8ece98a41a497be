//! Texts of positions and moves, taken apart.

use super::moves::Move;
use super::position::{MAX_PLACES, Position};
use super::rules::Coins;
use crate::core::{Count, Message, Value};
use crate::games::At;

/// `0110100`, also with spaces, commas or brackets: `[0, 1, 1]`. On a grid the rows have a point between
/// them, `010.110`, or are in lines of their own.
pub(super) fn position(game: &Coins, text: &str) -> Result<Position, At<Message>> {
    let between = |c: char| c.is_whitespace() || "[](),;".contains(c);
    let grid = game.down.is_some();
    let ends = |c: char| c == '.' || (grid && c == '\n');
    let (mut len, mut heads) = (0_u32, 0_u64);
    let count = || text.chars().filter(|&c| !between(c) && !ends(c)).count();
    // How many coins the first row has, once it has ended, and where the row began that is read.
    let (mut columns, mut in_row, mut from) = (None, 0_u32, 0);
    for (start, sign) in text.char_indices().filter(|&(_, sign)| !between(sign) || ends(sign)) {
        let end = start + sign.len_utf8();
        if ends(sign) {
            // An empty line does no harm; an empty row does.
            if sign == '.' || in_row > 0 {
                let one = || Message::new("coins-one-row");
                if !grid {
                    return Err(At { start, end, error: one() });
                }
                columns = Some(same(columns, in_row).map_err(|error| At {
                    start: from,
                    end: start,
                    error,
                })?);
                (in_row, from) = (0, end);
            }
            continue;
        }
        if !matches!(sign, '0' | '1') {
            let error = Message::new("coins-not-a-coin").with("found", sign.to_string());
            return Err(At { start, end, error });
        }
        if len == MAX_PLACES {
            let error = Message::new("coins-too-many").with("count", count());
            return Err(At { start, end: text.len(), error: error.with("most", MAX_PLACES) });
        }
        heads |= u64::from(sign == '1') << len;
        len += 1;
        in_row += 1;
    }
    let whole = |error| At { start: 0, end: text.len(), error };
    if len == 0 {
        return Err(whole(Message::new("coins-empty")));
    }
    let columns = match columns {
        // A line may end after the last row.
        Some(columns) if in_row == 0 && !text.trim_end().ends_with('.') => columns,
        before => {
            same(before, in_row).map_err(|error| At { start: from, end: text.len(), error })?
        }
    };
    Position::grid(len / columns, columns, heads).ok_or_else(|| whole(Message::new("coins-empty")))
}

/// All rows have as many coins as the first.
fn same(first: Option<u32>, coins: u32) -> Result<u32, Message> {
    let first = first.unwrap_or(coins);
    if coins == first && coins > 0 {
        return Ok(first);
    }
    Err(Message::new("coins-uneven").with("first", first).with("coins", coins))
}

impl Move {
    /// Reads a move as it is typed, with places counted so.
    pub fn read_counting(text: &str, count: Count) -> Result<Self, Message> {
        turned(text, count)
    }
}

/// `6.3.1`, and `2.0x3.1` on a grid, with places counted so; in any order, and with commas or spaces for points.
pub(super) fn turned(text: &str, count: Count) -> Result<Move, Message> {
    let unreadable = || Message::new("coins-move-unreadable").quoting("found", text);
    let plain = text.trim().replace(", ", ".").replace('×', "x");
    let (rows, columns) = match plain.split_once('x') {
        Some((rows, columns)) => {
            (places(rows.trim(), text, count)?, places(columns.trim(), text, count)?)
        }
        None => (0, places(&plain, text, count)?),
    };
    Move::new(rows, columns).ok_or_else(unreadable)
}
fn places(plain: &str, text: &str, count: Count) -> Result<u64, Message> {
    let mut coins = 0_u64;
    for part in plain.split(['.', ',', ';', ' ']) {
        if part.is_empty() || !part.bytes().all(|byte| byte.is_ascii_digit()) {
            return Err(Message::new("coins-move-unreadable").quoting("found", text));
        }
        // Only digits: what does not parse is too large.
        let place = part.parse::<u32>().ok().and_then(|place| place.checked_sub(count.first()));
        let place = place.filter(|&place| place < MAX_PLACES);
        let Some(place) = place else {
            let message = Message::new("coins-move-beyond").quoting("found", part);
            let message = message.with("first", Value::Place(0));
            return Err(message.with("most", Value::Place(MAX_PLACES - 1)));
        };
        if coins >> place & 1 == 1 {
            return Err(Message::new("coins-move-twice").with("place", Value::Place(place)));
        }
        coins |= 1 << place;
    }
    Ok(coins)
}
