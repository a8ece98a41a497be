//! What is to be said of each error.

use super::error::{CodeError, HeapsError, MoveError, SetupError};
use super::{Digit, MOST_DIGITS, MOST_TOKENS};
use crate::core::{Message, Say};

impl Say for SetupError {
    fn say(&self) -> Message {
        match self {
            Self::Code(error) => error.say(),
            Self::Heaps(error) => error.say(),
        }
    }
}

impl Say for CodeError {
    fn say(&self) -> Message {
        match self {
            Self::Empty => Message::new("code-empty"),
            Self::Character(found) => {
                Message::new("code-character").with("found", found.to_string())
            }
            Self::NotOctal(found) => {
                Message::new("code-not-octal").with("found", found.to_string())
            }
            Self::NoPoint => Message::new("code-no-point"),
            Self::TwoPoints => Message::new("code-two-points"),
            Self::NoFirst => Message::new("code-no-first"),
            Self::First(found) => Message::new("code-first").with("found", short(found)),
            Self::NoDigits => Message::new("code-no-digits"),
            Self::TooManyDigits { count, most } => {
                Message::new("code-too-many-digits").with("count", *count).with("most", *most)
            }
            Self::EmptyTail => Message::new("code-empty-tail"),
            Self::TwoTails => Message::new("code-two-tails"),
            Self::NotClosed => Message::new("code-not-closed"),
            Self::AfterEnd(found) => Message::new("code-after-end").with("found", short(found)),
            Self::EmptySet => Message::new("code-empty-set"),
            Self::Member(found) => {
                Message::new("code-member").with("found", short(found)).with("most", MOST_DIGITS)
            }
            Self::NoMove => Message::new("code-no-move"),
        }
    }
}

impl Say for HeapsError {
    fn say(&self) -> Message {
        match self {
            Self::Empty => Message::new("heaps-empty"),
            Self::NotANumber(found) => Message::new("heaps-not-a-number")
                .with("found", short(found))
                .with("most", MOST_TOKENS),
            Self::Zero => Message::new("heaps-zero"),
            Self::TooLarge { text, most } => {
                Message::new("heaps-too-large").with("found", short(text)).with("most", *most)
            }
            Self::TooMany { count, most } => {
                Message::new("heaps-too-many").with("count", *count).with("most", *most)
            }
        }
    }
}

impl Say for MoveError {
    fn say(&self) -> Message {
        match self {
            Self::Unreadable { text, .. } => {
                Message::new("move-unreadable").with("found", short(text))
            }
            Self::NoHeap { heap, heaps } => Message::new("move-no-heap")
                .with("heap", u64::from(*heap) + 1)
                .with("heaps", *heaps),
            Self::TakesTooMany { take, size } => {
                Message::new("move-takes-too-many").with("take", *take).with("size", *size)
            }
            Self::LeftTooLarge { left, rest } => {
                Message::new("move-left-too-large").with("left", *left).with("rest", *rest)
            }
            Self::NeverTakes { take, below, above } => never_takes(*take, *below, *above),
            Self::MayNotLeave { take, heaps, allowed } => {
                Message::new(may_leave(*allowed)).with("take", *take).with("heaps", *heaps)
            }
        }
    }
}

fn never_takes(take: u32, below: Option<u32>, above: Option<u32>) -> Message {
    let message = match (below, above) {
        (Some(below), Some(above)) => {
            Message::new("move-never-takes-between").with("below", below).with("above", above)
        }
        (Some(below), None) => Message::new("move-never-takes-above").with("below", below),
        (None, Some(above)) => Message::new("move-never-takes-below").with("above", above),
        (None, None) => Message::new("move-never-takes"),
    };
    message.with("take", take)
}

/// The message that says what a digit allows to leave.
fn may_leave(digit: Digit) -> &'static str {
    match digit.value() {
        0 => "move-may-leave-never",
        1 => "move-may-leave-none",
        2 => "move-may-leave-one",
        3 => "move-may-leave-none-or-one",
        4 => "move-may-leave-two",
        5 => "move-may-leave-none-or-two",
        6 => "move-may-leave-one-or-two",
        _ => "move-may-leave-any",
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
