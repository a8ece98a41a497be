//! The values compared with those further on: how well a period that the reader tests fits.
//!
//! Nothing that is found here proves a period. It can only refute one.

use super::Exploration;
use serde::{Deserialize, Serialize};

/// A shift to compare by: G(n) with G(n + `shift`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Shifted {
    /// By how much; 0 is taken for 1.
    pub shift: u32,
    /// The first n.
    pub from: u32,
}

/// An n with G(n) ≠ G(n + shift).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Mismatch {
    /// n.
    pub at: u64,
    /// G(n).
    pub value: u32,
    /// G(n + shift).
    pub shifted: u32,
}

/// How a shift fared.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Compared {
    /// What was asked.
    pub asked: Shifted,
    /// The n after the last that could be compared; all from `asked.from` to it were.
    pub upto: u64,
    /// The first mismatch.
    pub first: Option<Mismatch>,
    /// The n of the last.
    pub last: Option<u64>,
    /// How many there are.
    pub count: u64,
}

/// A comparison on its way.
#[derive(Clone, Debug)]
pub(super) struct Comparison {
    found: Compared,
    next: u64,
}

impl Comparison {
    pub(super) fn new(asked: Shifted, values: &Exploration) -> Self {
        let asked = Shifted { shift: asked.shift.max(1), ..asked };
        let upto = values.known().saturating_sub(asked.shift.into());
        let found = Compared { asked, upto, first: None, last: None, count: 0 };
        Self { found, next: asked.from.into() }
    }

    /// Compares about as many values as there are units; what was found, once it is done.
    pub(super) fn step(&mut self, values: &Exploration, units: u64) -> Option<Compared> {
        let found = &mut self.found;
        let end = found.upto.min(self.next.saturating_add(units.max(1)));
        for at in self.next..end {
            let both = (values.value(at), values.value(at + u64::from(found.asked.shift)));
            let (Some(value), Some(shifted)) = both else { break };
            if value != shifted {
                found.first = found.first.or(Some(Mismatch { at, value, shifted }));
                found.last = Some(at);
                found.count += 1;
            }
        }
        self.next = end.max(self.next);
        (self.next >= found.upto).then_some(*found)
    }
}
