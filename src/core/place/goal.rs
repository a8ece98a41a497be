//! What is asked of a part, and which of its candidates is examined for that.

use super::table::{Candidates, up_to};

/// From this value on smaller ones are tried first. Measured: with 0, Cram 5 × 6 takes half as many parts
/// again; without end, Node Kayles 3 × 21 four times as many.
const LARGE: u32 = 3;

/// What is asked of a part.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Goal {
    /// Its value.
    Value,
    /// Whether this is its value.
    Is(u32),
}

impl Goal {
    /// The candidate that is tried next, whether an option has it.
    ///
    /// A part is shown not to have a value by an option that has it, or by some smaller number that no option
    /// has. Small values are common enough for the first to be tried first; of a large one it is likely that
    /// a smaller number is missing, and that is found on the way up.
    pub(super) fn trial(self, candidates: Candidates) -> u32 {
        let least = candidates.trailing_zeros();
        match self {
            // Not yet shown to be at most this.
            Self::Is(value) if value < LARGE && candidates > up_to(value) => value,
            _ => least,
        }
    }
}
