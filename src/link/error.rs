//! What can be wrong with a link.

use crate::core::{Message, Say};

/// What is wrong with a link, and where.
#[derive(Clone, Debug, PartialEq)]
pub struct LinkError {
    /// The first byte of what is wrong, in the text that was read.
    pub start: usize,
    /// The byte after it.
    pub end: usize,
    /// What is wrong with it.
    pub problem: Problem,
}

/// What is wrong.
#[derive(Clone, Debug, PartialEq)]
pub enum Problem {
    /// The text is too long to be read.
    TooLong {
        /// The maximum number of bytes that are read.
        most: usize,
    },
    /// It does not begin as a link does.
    NotALink,
    /// A version that this page does not know.
    Version {
        /// What is in its place.
        found: String,
    },
    /// No system of that name.
    System {
        /// What is in its place.
        found: String,
    },
    /// The part after the system, or the one after that, is missing.
    Missing,
    /// There is more after the position.
    TooManyParts {
        /// What is too much.
        found: String,
    },
    /// There is more after the last part that the page of a lesson or a class has.
    TooMuch {
        /// What is too much.
        found: String,
    },
    /// A piece of the query without `=`.
    NoValue {
        /// The piece.
        found: String,
    },
    /// No key of that name.
    Key {
        /// What is in its place.
        found: String,
    },
    /// A value that the key does not take.
    Value {
        /// The key.
        key: &'static str,
        /// What was given.
        found: String,
        /// What it takes.
        allowed: String,
    },
    /// A question that is too long.
    Said {
        /// How many characters it has.
        length: usize,
        /// The most that it may have.
        most: usize,
    },
    /// Options that are no options of a choice.
    Options {
        /// The most that there may be.
        most: usize,
    },
    /// A key that is given twice and says two things.
    Contradiction {
        /// The key.
        key: &'static str,
    },
    /// `at` lies beyond the moves.
    At {
        /// What was given.
        found: u64,
        /// The number of moves.
        moves: usize,
    },
    /// The rules or the position, said by the system.
    Setup(Message),
    /// A move, said by the system.
    Move {
        /// Which move, from 1.
        number: usize,
        /// What is wrong with it.
        why: Message,
    },
}

impl Say for Problem {
    fn say(&self) -> Message {
        match self {
            Self::TooLong { most } => Message::new("link-too-long").with("most", *most),
            Self::NotALink => Message::new("link-not-a-link"),
            Self::Version { found } => Message::new("link-version").with("found", found.as_str()),
            Self::System { found } => Message::new("link-system").with("found", found.as_str()),
            Self::Missing => Message::new("link-missing"),
            Self::TooManyParts { found } => {
                Message::new("link-too-many-parts").with("found", found.as_str())
            }
            Self::TooMuch { found } => Message::new("link-too-much").with("found", found.as_str()),
            Self::NoValue { found } => Message::new("link-no-value").with("found", found.as_str()),
            Self::Key { found } => Message::new("link-key").with("found", found.as_str()),
            Self::Value { key, found, allowed } => Message::new("link-value")
                .with("key", *key)
                .with("found", found.as_str())
                .with("allowed", allowed.as_str()),
            Self::Said { length, most } => {
                Message::new("link-say-long").with("length", *length).with("most", *most)
            }
            Self::Options { most } => Message::new("link-options").with("most", *most),
            Self::Contradiction { key } => Message::new("link-contradiction").with("key", *key),
            Self::At { found, moves } => {
                Message::new("link-at").with("found", *found).with("moves", *moves)
            }
            Self::Setup(message) => message.clone(),
            Self::Move { why, .. } => why.clone(),
        }
    }
}
