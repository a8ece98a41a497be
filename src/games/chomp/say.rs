//! What is to be said of each error and of each reason.

use super::error::{MoveError, RowsError, SetupError, Side, SizeError};
use super::theorem::Theorem;
use crate::core::{Message, Say};

impl Say for SetupError {
    fn say(&self) -> Message {
        match self {
            Self::Size(error) => error.say(),
            Self::Rows(error) => error.say(),
        }
    }
}

impl Say for SizeError {
    fn say(&self) -> Message {
        match self {
            Self::Empty => Message::new("bar-size-empty"),
            Self::Unreadable(found) => {
                Message::new("bar-size-unreadable").with("found", short(found))
            }
            Self::Zero(Side::Rows) => Message::new("bar-no-rows"),
            Self::Zero(Side::Columns) => Message::new("bar-no-columns"),
            Self::TooLarge { side, text, most } => {
                let id = match side {
                    Side::Rows => "bar-rows-too-many",
                    Side::Columns => "bar-columns-too-many",
                };
                Message::new(id).with("found", short(text)).with("most", u32::from(*most))
            }
        }
    }
}

impl Say for RowsError {
    fn say(&self) -> Message {
        match self {
            Self::Empty => Message::new("rows-empty"),
            Self::NotANumber(found) => {
                Message::new("rows-not-a-number").with("found", short(found))
            }
            Self::Zero => Message::new("rows-zero"),
            Self::TooLong { text, most } => Message::new("rows-too-long")
                .with("found", short(text))
                .with("most", u32::from(*most)),
            Self::Increases { above, below } => Message::new("rows-increase")
                .with("above", u32::from(*above))
                .with("below", u32::from(*below)),
            Self::TooManyRows { count, most } => {
                Message::new("rows-too-many").with("count", *count).with("most", u32::from(*most))
            }
            Self::TooManyBars { count, most } => {
                Message::new("bars-too-many").with("count", *count).with("most", *most)
            }
            Self::EatenInSum => Message::new("bars-eaten-in-sum"),
        }
    }
}

impl Say for MoveError {
    fn say(&self) -> Message {
        match self {
            Self::Unreadable { text, .. } => {
                Message::new("bite-unreadable").with("found", short(text))
            }
            Self::WhichBar { bars } => Message::new("bite-which-bar").with("bars", *bars),
            Self::OneBar => Message::new("bite-one-bar"),
            Self::NoBar { bar, bars } => {
                Message::new("bite-no-bar").with("bar", u64::from(*bar) + 1).with("bars", *bars)
            }
            Self::NoSquare { row, column } => {
                Message::new("bite-no-square").with("row", *row).with("column", *column)
            }
            Self::Poison => Message::new("bite-poison"),
            Self::PoisonInSum => Message::new("bite-poison-in-sum"),
            Self::Eaten => Message::new("bite-eaten"),
        }
    }
}

impl Say for Theorem {
    fn say(&self) -> Message {
        let name = match self {
            Self::Poison => "theorem-poison",
            Self::Line { .. } => "theorem-line",
            Self::EqualArms { .. } => "theorem-equal-arms",
            Self::UnequalArms { .. } => "theorem-unequal-arms",
            Self::Square => "theorem-square",
            Self::OneLess => "theorem-one-less",
            Self::NotOneLess { .. } => "theorem-not-one-less",
            Self::Stealing => "theorem-stealing",
        };
        let message = Message::new(name);
        match (self, self.bite()) {
            (Self::EqualArms { arm }, _) => message.with("arm", u32::from(*arm)),
            (_, Some((row, column))) => {
                message.with("row", u32::from(row)).with("column", u32::from(column))
            }
            _ => message,
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
