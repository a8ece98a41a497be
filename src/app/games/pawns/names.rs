//! Squares and positions in words.

use crate::core::Message;
use crate::games::pawns::{Position, Square};
use crate::words::Words;

/// A square: "row 2, column 5".
pub(super) fn square(square: Square, words: &Words) -> String {
    words.say(&Message::new("square-name").with("row", square.row).with("column", square.column))
}

/// A position: how many pawns there are, and where.
pub(super) fn position(position: &Position, words: &Words) -> String {
    match position.pawns() {
        [] => words.get("pawns-none-left"),
        [one] => words.say(&Message::new("pawns-one-left").with("square", one.pair())),
        pawns => {
            let squares: Vec<String> = pawns.iter().map(|pawn| pawn.pair()).collect();
            let message = Message::new("pawns-position").with("count", pawns.len());
            words.say(&message.with("squares", squares.join(", ")))
        }
    }
}
