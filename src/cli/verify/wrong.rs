//! What can be wrong with a certificate.

use crate::core::{Message, Say};

/// Why a certificate is refused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Wrong {
    /// The file has too many bytes.
    TooLong {
        /// How many megabytes it may have.
        megabytes: usize,
    },
    /// It is not a certificate: something is missing or does not belong there.
    Form {
        /// The line, from 1.
        line: usize,
        /// The column, from 1.
        column: usize,
    },
    /// It is a certificate of some other kind, or of some other version.
    Format(String),
    /// The code is none, or is not written as short as it can be.
    Code(String),
    /// The rules are not given by the field that belongs to the format.
    Rules {
        /// The field that the file must have.
        field: &'static str,
        /// The field that it must not have.
        other: &'static str,
    },
    /// A move is not written in the only form that is accepted, or is none.
    Move {
        /// The number of tokens, as it is written.
        take: String,
    },
    /// There is no move.
    NoMove,
    /// The period is 0.
    NoPeriod,
    /// What is added in each period is not 0, which cannot be for a code that ends or for moves.
    Saltus,
    /// There are not as many values as the preperiod and one period have.
    Count {
        /// How many there are.
        found: usize,
        /// How many there should be.
        expected: u64,
    },
    /// The bound is not the one that proves the period.
    Bound {
        /// The one that does.
        expected: u64,
    },
    /// The bound is not the one that proves the period by the moves.
    MovesBound {
        /// The one that does.
        expected: u64,
    },
    /// The code repeats for ever, and a move leaves two heaps.
    TailSplits,
    /// The code repeats for ever, and the bound is not the least that proves the period.
    TailBound,
    /// A value is not the one that the rule gives.
    Value {
        /// The heap size.
        n: usize,
        /// The value that is claimed.
        claimed: u32,
    },
    /// The list of rare heaps is wrong there.
    Rare {
        /// The first heap size that is missing in it, or that should not be in it.
        n: usize,
    },
    /// The values repeat from an earlier place on.
    Earlier,
    /// The values repeat in a shorter period.
    Shorter {
        /// That period.
        period: usize,
    },
    /// It would take too long to check.
    Work,
}

impl Say for Wrong {
    fn say(&self) -> Message {
        match self {
            Self::TooLong { megabytes } => {
                Message::new("verify-too-long").with("megabytes", *megabytes)
            }
            Self::Form { line, column } => {
                Message::new("verify-form").with("line", *line).with("column", *column)
            }
            Self::Format(found) => Message::new("verify-format").quoting("found", found),
            Self::Code(found) => Message::new("verify-code").quoting("found", found),
            Self::Rules { field, other } => {
                Message::new("verify-rules").with("field", *field).with("other", *other)
            }
            Self::Move { take } => Message::new("verify-move").quoting("take", take),
            Self::NoMove => Message::new("verify-no-move"),
            Self::NoPeriod => Message::new("verify-no-period"),
            Self::Saltus => Message::new("verify-saltus"),
            Self::Count { found, expected } => {
                Message::new("verify-count").with("found", *found).with("expected", *expected)
            }
            Self::Bound { expected } => Message::new("verify-bound").with("expected", *expected),
            Self::MovesBound { expected } => {
                Message::new("verify-moves-bound").with("expected", *expected)
            }
            Self::TailSplits => Message::new("verify-tail-splits"),
            Self::TailBound => Message::new("verify-tail-bound"),
            Self::Value { n, claimed } => {
                Message::new("verify-value").with("n", *n).with("claimed", *claimed)
            }
            Self::Rare { n } => Message::new("verify-rare").with("n", *n),
            Self::Earlier => Message::new("verify-earlier"),
            Self::Shorter { period } => Message::new("verify-shorter").with("period", *period),
            Self::Work => Message::new("verify-work"),
        }
    }
}
