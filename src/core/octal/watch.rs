//! Looks for a period while values are being found.

use super::engine::{Engine, Stored};
use super::period::{Finding, Observed, Proved, least_width, prove};
use super::tail::{least_shift, repeats_from};

/// A tail of one in so many of the values must repeat before its shift is taken up.
const TAIL: usize = 8;
/// The shortest such tail.
const SHORTEST_TAIL: usize = 32;
/// Short shifts (a value's worth in eight) are looked for at every growth by one in so many.
const NEAR_EVERY: usize = 128;
/// Nor is anything looked for before so many new values.
const MIN_GROWTH: usize = 192;
/// All shifts are looked for at every growth by one in so many; at each check up to [`SMALL`].
const FULL_EVERY: usize = 20;
/// Up to so many values a search costs next to nothing.
const SMALL: usize = 1 << 19;

/// The shift that is being watched.
#[derive(Clone, Copy, Debug)]
struct Candidate {
    shift: usize,
    /// All known values from here on repeat with the shift.
    from: usize,
    /// The values up to here were compared.
    compared: usize,
}

/// The search for a period, kept up to date at every few values.
#[derive(Clone, Debug, Default)]
pub(super) struct Watch {
    candidate: Option<Candidate>,
    proved: Option<Proved>,
    next: usize,
    next_full: usize,
    /// How many values there were at the last look at all shifts.
    looked_at: usize,
}

impl Watch {
    /// What is known about the period now.
    pub(super) fn finding(&self, known: usize) -> Option<Finding> {
        if let Some(proved) = self.proved {
            return Some(Finding::Proved(proved));
        }
        let Candidate { shift, from, compared } = self.candidate?;
        // A repetition that ends before what is known now was refuted or not examined yet.
        (compared <= known && compared - from >= 2 * shift).then_some(Finding::Observed(Observed {
            preperiod: from as u64,
            period: shift as u64,
            known: compared as u64,
        }))
    }

    /// Looks again, if it is time to. Returns about how many nanoseconds that took.
    pub(super) fn look(&mut self, engine: &Engine) -> u64 {
        let known = engine.len();
        if self.proved.is_some() || known < self.next {
            return 0;
        }
        let mut most = known / 8;
        if known >= self.next_full || known < SMALL {
            most = known;
        }
        self.look_for(engine, most)
    }

    /// Looks at all that is known, where nothing more will be; once for as many values.
    pub(super) fn look_at_last(&mut self, engine: &Engine) {
        let known = engine.len();
        if self.proved.is_none() && self.looked_at < known {
            self.look_for(engine, known);
        }
    }

    fn look_for(&mut self, engine: &Engine, most: usize) -> u64 {
        let known = engine.len();
        self.next = known + (known / NEAR_EVERY).max(MIN_GROWTH);
        if most == known {
            self.looked_at = known;
            self.next_full = known + known / FULL_EVERY;
        }
        let width = least_width(engine).unwrap_or(usize::MAX);
        let length = width.min(known / TAIL).max(SHORTEST_TAIL);
        self.candidate = match engine.stored() {
            Stored::Bytes { codes, even } => self.follow(codes, length, even, most),
            Stored::Words(values) => self.follow(values, length, false, most),
        };
        self.proved = self.candidate.and_then(|found| prove(engine, found.from, found.shift));
        (most / 8) as u64
    }

    #[inline(never)]
    fn follow<T: Copy + Eq>(
        &self,
        values: &[T],
        length: usize,
        even: bool,
        most: usize,
    ) -> Option<Candidate> {
        let compared = values.len();
        if let Some(old) = self.candidate.filter(|old| !even || old.shift.is_multiple_of(2)) {
            let start = old.compared;
            if values[start..] == values[start - old.shift..compared - old.shift] {
                return Some(Candidate { compared, ..old });
            }
        }
        let shift = least_shift(values, length, even, most)?;
        Some(Candidate { shift, from: repeats_from(values, shift), compared })
    }
}
