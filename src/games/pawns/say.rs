//! What is to be said of each error.

use super::error::{Fault, Field, FieldError, MoveError, PawnsError, RulesError, SetupError};
use crate::core::{Message, Say};

impl Say for SetupError {
    fn say(&self) -> Message {
        match self {
            Self::Rules(error) => error.say(),
            Self::Pawns(error) => error.say(),
        }
    }
}

impl Say for RulesError {
    fn say(&self) -> Message {
        match self {
            Self::NotASize(found) => Message::new("pawns-not-a-size").with("found", short(found)),
            Self::Field(error) => error.say(),
        }
    }
}

impl Say for FieldError {
    fn say(&self) -> Message {
        let id = match (self.field, self.fault) {
            (Field::Rows, Fault::NotANumber) => "pawns-rows-number",
            (Field::Rows, Fault::Beyond) => "pawns-rows-beyond",
            (Field::Columns, Fault::NotANumber) => "pawns-columns-number",
            (Field::Columns, Fault::Beyond) => "pawns-columns-beyond",
            (Field::Step, Fault::NotANumber) => "pawns-step-number",
            (Field::Step, Fault::Beyond) => "pawns-step-beyond",
            (Field::Pawns, Fault::NotANumber) => "pawns-count-number",
            (Field::Pawns, Fault::Beyond) => "pawns-count-beyond",
        };
        Message::new(id)
            .with("found", short(&self.text))
            .with("least", self.least)
            .with("most", self.most)
    }
}

impl Say for PawnsError {
    fn say(&self) -> Message {
        match self {
            Self::Empty => Message::new("pawns-empty"),
            Self::NotASquare(found) => {
                Message::new("pawns-not-a-square").with("found", short(found))
            }
            Self::Off { text, rows, columns } => Message::new("pawns-off")
                .with("found", short(text))
                .with("rows", *rows)
                .with("columns", *columns),
            Self::Sink(square) => Message::new("pawns-on-sink").with("square", square.pair()),
            Self::TooMany { count, most } => {
                Message::new("pawns-too-many").with("count", *count).with("most", *most)
            }
        }
    }
}

impl Say for MoveError {
    fn say(&self) -> Message {
        match self {
            Self::Unreadable { text } => {
                Message::new("pawns-move-unreadable").with("found", short(text))
            }
            Self::Over => Message::new("pawns-move-over"),
            Self::NoPawn(square) => {
                Message::new("pawns-move-no-pawn").with("square", square.pair())
            }
            Self::Off { to, rows, columns } => Message::new("pawns-move-off")
                .with("square", to.pair())
                .with("rows", *rows)
                .with("columns", *columns),
            Self::Stays => Message::new("pawns-move-stays"),
            Self::Diagonal => Message::new("pawns-move-diagonal"),
            Self::Back => Message::new("pawns-move-back"),
            Self::TooFar { by, most } => {
                Message::new("pawns-move-too-far").with("by", *by).with("most", *most)
            }
        }
    }
}

/// The beginning of a text that somebody typed: enough to know it again.
fn short(text: &str) -> String {
    const MOST: usize = 24;
    if text.chars().count() <= MOST {
        return text.to_owned();
    }
    text.chars().take(MOST).chain(['…']).collect()
}
