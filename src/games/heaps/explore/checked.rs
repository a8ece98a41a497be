//! What a check of a period by all options reports.

use super::period::Recurrence;
use serde::{Deserialize, Serialize};

/// The maximum number of options that a reader may have examined: some seconds.
pub(super) const MAX_CHECKED: u64 = 5_000_000_000;

/// How far a check by all options has come, and what it found.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Checked {
    /// G(0) to the value before this one are to be found.
    pub bound: u64,
    /// So many have been.
    pub known: u64,
    /// Options that were examined.
    pub options: u64,
    /// What was found at the end.
    pub verdict: Option<CheckVerdict>,
}

/// What a check found.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum CheckVerdict {
    /// The values repeat up to the bound, and neither figure can be smaller.
    Holds,
    /// G(n + p) is not what is claimed, for this n.
    Fails(u64),
    /// For a code that repeats for ever: the digits of the tail do not lead from this heap to all values that the
    /// proof needs.
    Lacks {
        /// The heap.
        n: u64,
        /// The first value that is missing.
        value: u64,
    },
    /// A smaller pre-period or a smaller period does as well.
    NotLeast,
}

/// What these values, from G(0) to the bound, say of figures without a saltus.
pub(super) fn verdict<T: PartialEq>(values: &[T], figures: Recurrence) -> CheckVerdict {
    let [Ok(start), Ok(p)] = [figures.preperiod, figures.period].map(usize::try_from) else {
        return CheckVerdict::Fails(0);
    };
    let fails = (start..values.len().saturating_sub(p)).find(|&n| values[n] != values[n + p]);
    if let Some(n) = fails {
        return CheckVerdict::Fails(n as u64);
    }
    let earlier = start.checked_sub(1).is_some_and(|n| values[n] == values[n + p]);
    let shorter = |q: &usize| {
        p.is_multiple_of(*q) && (start..start + p - q).all(|n| values[n] == values[n + q])
    };
    if earlier || (1..=p / 2).any(|q| shorter(&q)) {
        return CheckVerdict::NotLeast;
    }
    CheckVerdict::Holds
}
