//! When the classes of heaps are known to recur for ever.

use super::monoid::Class;
use serde::{Deserialize, Serialize};

/// The classes of heaps of n and of n + `period` tokens are the same for all n ≥ `preperiod`, and
/// the quotient is that of heaps of any size. Proved, not only observed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ClassPeriod {
    /// The least heap size, 1 or more, from which on the classes recur.
    pub preperiod: u32,
    /// The least period.
    pub period: u32,
}

impl ClassPeriod {
    /// The period of the classes of heaps of 0, 1, … tokens, where they prove it, in a code whose
    /// last digit that is not 0 is `last`.
    ///
    /// This is the periodicity theorem for misère quotients (T. E. Plambeck, *Taming the wild in
    /// impartial combinatorial games*, INTEGERS 5, 2005; T. E. Plambeck, A. N. Siegel, *Misère
    /// quotients for impartial games*, JCTA 115, 2008). Let Φ be the classes of the quotient for
    /// heaps up to N, and Φ(n + p) = Φ(n) for all n from n0 ≥ 1 with n + p ≤ N, where
    /// N ≥ 2·n0 + 2·p + k − 1 and the digits end with the k-th. Then that goes on for ever, and the
    /// quotient holds for heaps of any size.
    ///
    /// Proof: let n > N, and let the quotient hold for smaller heaps with Φ continued by the period.
    /// Take any two parts a + b = n − j, j ≤ k, that a move may leave of a heap of n. As a + b ≥
    /// 2·(n0 + p), one part, say a, is at least n0 + p, and a − p ≥ n0 ≥ 1 is a heap of the same
    /// class. So a − p and b can be left of a heap of n − p, one or two heaps as before, with the same
    /// class of their sum. Likewise from n − p to n, as n − p − j ≥ 2·n0 makes one part at least n0.
    /// No move takes all n. So the options of heaps of n − p and of n have the same classes, and with
    /// Φ(n) = Φ(n − p) the heap of n adds nothing that the certificate has not checked.
    pub(super) fn of(classes: &[Class], last: u32) -> Option<Self> {
        let to = classes.len().checked_sub(1)?;
        for period in 1..=to / 2 {
            let recurs = |n: &usize| classes[*n] == classes[n + period];
            let run = (1..=to - period).rev().take_while(recurs).count();
            let preperiod = to - period - run + 1;
            if 2 * (preperiod + period) + last as usize <= to + 1 {
                let preperiod = u32::try_from(preperiod).ok()?;
                return Some(Self { preperiod, period: u32::try_from(period).ok()? });
            }
        }
        None
    }

    /// A heap size up to preperiod + period that has the class of this one.
    pub fn smaller(self, size: u32) -> u32 {
        match size.checked_sub(self.preperiod) {
            Some(beyond) if self.period > 0 => self.preperiod + beyond % self.period,
            _ => size,
        }
    }
}
