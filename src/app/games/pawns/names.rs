//! Squares and positions in words.

use crate::app::ui::Rung;
use crate::core::{Message, Rule};
use crate::games::Analysis;
use crate::games::pawns::{Pawns, PawnsAnalysis, Position, Square};
use crate::session::Session;
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

/// The pawns by their squares.
pub(super) fn parts(session: &Session<Pawns>, words: &Words) -> Vec<String> {
    let name = |pawn: &Square| words.say(&Message::new("value-of-pawn").with("square", pawn.pair()));
    session.position().pawns().iter().map(name).collect()
}

/// A hint.
pub(super) fn hint(
    session: &Session<Pawns>,
    analysis: &PawnsAnalysis,
    rung: Rung,
    words: &Words,
) -> Option<String> {
    match rung {
        Rung::Theory => Some(words.get(match session.game.last() {
            Rule::Normal => "hint-theory-pawns",
            Rule::Misere => "hint-theory-pawns-misere",
        })),
        Rung::Where => {
            let from = analysis.winning().first()?.from;
            Some(words.say(&Message::new("hint-where-pawn").with("square", from.pair())))
        }
    }
}
