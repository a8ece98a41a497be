//! How far the values must be known before a period is proved, where the same finitely many numbers of tokens may be
//! taken from every heap. `docs/proof-of-periods.md` has the theorem (“Finite rules”), whose letters are used here.

use super::checked::MAX_CHECKED;
use super::fixed::FixedMoves;
use super::period::Recurrence;

/// What the theorem makes of the period p and the pre-period of such a rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FiniteProof {
    /// a: the pre-period, but at least 1.
    pub first: u64,
    /// T: the largest number that may be taken.
    pub last: u64,
    /// k: how many heaps may be left at most.
    pub heaps: u32,
    /// Whether the rule tells two equal heaps from two unequal ones.
    pub tells_equal: bool,
    /// p.
    pub period: u64,
    /// q: the shift for which the induction holds, which is p or 2p.
    pub shift: u64,
    /// How many options the heaps up to the bound have in all.
    pub options: u64,
}

impl FiniteProof {
    /// The numbers for such moves and figures without a saltus.
    pub fn of(moves: &FixedMoves, figures: Recurrence) -> Option<Self> {
        let Recurrence { preperiod, period, saltus } = figures;
        if period == 0 || saltus != 0 {
            return None;
        }
        let tells_equal = moves.tells_equal();
        let shift = if tells_equal && !period.is_multiple_of(2) { 2 * period } else { period };
        let (last, heaps) = (moves.last(), moves.heaps());
        let first = preperiod.max(1);
        let proof = Self { first, last, heaps, tells_equal, period, shift, options: 0 };
        Some(Self { options: moves.count_to(proof.bound()), ..proof })
    }

    /// b: the last n for which G(n + q) = G(n) must be known.
    pub fn window_end(&self) -> u64 {
        let Self { first: a, last, heaps, shift: q, .. } = *self;
        let two = 2 * a + 3 * q + last;
        match heaps {
            0 | 1 => a + last.saturating_sub(1),
            2 => two,
            _ => two.max(3 * a + 2 * q + last),
        }
    }

    /// b + q: the largest heap that must be examined.
    pub fn bound(&self) -> u64 {
        self.window_end() + self.shift
    }

    /// b + 1: the least n for which the step of the induction holds.
    pub fn least_step(&self) -> u64 {
        self.window_end() + 1
    }

    /// Whether all options up to the bound can be examined while a reader waits.
    pub fn in_reach(&self) -> bool {
        // Many values are out of reach as well, however few options there are.
        self.options <= MAX_CHECKED && self.bound() <= MAX_CHECKED / 64
    }
}
