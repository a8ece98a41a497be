//! The octal engine: Grundy sequences and their periods, exactly and fast. (Docs to be written.)

// Positions fit in 32 bits (`MOST_VALUES`), codes in a byte: what is cast down was checked before.
#![allow(clippy::cast_possible_truncation)]

mod digits;
mod engine;
mod job;
mod kernel;
mod mask;
mod masked;
mod narrow;
mod period;
mod plain;
mod planes;
mod set;
mod sums;
mod tail;
mod watch;
mod wide;
mod witness;

pub use digits::{Digits, DigitsError, MOST_DIGITS};
pub use engine::{MOST_VALUES, Stop, memory_needed};
pub use job::{OctalJob, Report, Until};
pub use mask::Mask;
pub use period::{Certificate, Observed, Proved, Rule};
pub use plain::Plain;
pub use watch::Finding;
