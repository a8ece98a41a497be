//! What is known about the period of a code, however its values were found.

use crate::core::octal::{Certificate, Finding};
use serde::{Deserialize, Serialize};

/// A period, arithmetic where `saltus` is not 0: `G(n + period) = G(n) + saltus` for all `n` from
/// `preperiod` on, heap sizes from 0; both as small as they can be.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Recurrence {
    /// The least `n0`.
    pub preperiod: u64,
    /// The least `p`.
    pub period: u64,
    /// What is added each time.
    pub saltus: u64,
}

impl Recurrence {
    /// What G(n) would be if the values had repeated from the first one on, by the values of one period, which are
    /// those from `preperiod` on; `None` where these are not all there. Before the pre-period it may be less than 0.
    pub fn continued(self, one: &[u32], n: u64) -> Option<i64> {
        let (n, start) = (i64::try_from(n).ok()?, i64::try_from(self.preperiod).ok()?);
        let (period, saltus) = (i64::try_from(self.period).ok()?, i64::try_from(self.saltus).ok()?);
        if period < 1 || one.len() as u64 != self.period {
            return None;
        }
        let at = usize::try_from((n - start).rem_euclid(period)).ok()?;
        let added = saltus.checked_mul((n - start).div_euclid(period))?;
        i64::from(*one.get(at)?).checked_add(added)
    }
}

/// What is known of a period.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Period {
    /// It looks as if, for the first so many values, which are enough to call it so ([`super::convincing`]).
    Observed(Recurrence, u64),
    /// It is, for ever.
    Proved(Recurrence, Proof),
}

/// How a period was proved.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Proof {
    /// By a window of values.
    Window(Certificate),
    /// By a state that came again: see [`super::states`].
    State {
        /// The heap before which it was there first.
        first: u64,
        /// The heap before which it came again.
        again: u64,
    },
    /// By a window of values that is long enough for a rule of finitely many numbers: see
    /// [`super::finite`]. What [`Certificate`] says of its figures holds here too.
    Finite {
        /// The shift.
        shift: u64,
        /// The window: its first heap, and the one after its last.
        window: (u64, u64),
        /// How many values had to be known.
        bound: u64,
    },
    /// By what remainders powers leave: see [`super::finite`].
    Powers {
        /// Of which number.
        base: u32,
    },
}

impl Period {
    /// The figures, proved or not.
    pub fn recurrence(&self) -> Recurrence {
        match self {
            Self::Observed(recurrence, _) | Self::Proved(recurrence, _) => *recurrence,
        }
    }

    /// How it was proved, where it was.
    pub fn proof(&self) -> Option<Proof> {
        match self {
            Self::Observed(..) => None,
            Self::Proved(_, proof) => Some(*proof),
        }
    }
}

impl From<Finding> for Period {
    fn from(finding: Finding) -> Self {
        let plain = |preperiod, period| Recurrence { preperiod, period, saltus: 0 };
        match finding {
            Finding::Observed(seen) => {
                Self::Observed(plain(seen.preperiod, seen.period), seen.known)
            }
            Finding::Proved(proved) => Self::Proved(
                plain(proved.preperiod(), proved.period()),
                Proof::Window(proved.certificate()),
            ),
        }
    }
}
