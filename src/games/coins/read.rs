//! Texts of rows and moves, taken apart.

use super::moves::Move;
use super::position::{MAX_PLACES, Position};
use crate::core::Message;
use crate::games::At;

/// `0110100`, also with spaces, commas or brackets: `[0, 1, 1]`.
pub(super) fn position(text: &str) -> Result<Position, At<Message>> {
    let between = |c: char| c.is_whitespace() || "[](),;".contains(c);
    let (mut len, mut heads) = (0_u32, 0_u64);
    let count = || text.chars().filter(|&c| !between(c)).count();
    for (start, sign) in text.char_indices().filter(|&(_, sign)| !between(sign)) {
        let end = start + sign.len_utf8();
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
    }
    let empty = || At { start: 0, end: text.len(), error: Message::new("coins-empty") };
    Position::new(len, heads).ok_or_else(empty)
}

/// `6.3.1`; in any order, and with commas or spaces for points.
pub(super) fn turned(text: &str) -> Result<Move, Message> {
    let unreadable = || Message::new("coins-move-unreadable").quoting("found", text);
    let mut coins = 0_u64;
    let plain = text.trim().replace(", ", ".");
    for part in plain.split(['.', ',', ';', ' ']) {
        if part.is_empty() || !part.bytes().all(|byte| byte.is_ascii_digit()) {
            return Err(unreadable());
        }
        // Only digits: what does not parse is too large.
        let place = part.parse::<u32>().ok().filter(|&place| place < MAX_PLACES);
        let Some(place) = place else {
            let message = Message::new("coins-move-beyond").quoting("found", part);
            return Err(message.with("most", MAX_PLACES - 1));
        };
        if coins >> place & 1 == 1 {
            return Err(Message::new("coins-move-twice").with("place", place));
        }
        coins |= 1 << place;
    }
    Move::new(coins).ok_or_else(unreadable)
}
