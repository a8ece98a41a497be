//! The winning moves of a position by a quotient.

use super::monoid::Class;
use super::{ClassPeriod, Quotient};
use crate::core::Outcome;
use crate::games::heaps::moves::{Cut, Move};
use crate::games::heaps::ruleset::Ruleset;
use crate::games::heaps::winning::{Local, Winning};
use serde::{Deserialize, Serialize};

/// A position in misère play, decided by the misère quotient of its heaps.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MisereQuotient {
    /// Who wins.
    pub outcome: Outcome,
    /// The first winning moves, by heap, tokens taken, tokens left.
    pub winning: Vec<Move>,
    /// How many winning moves there are in all.
    pub winning_count: u64,
    /// How many classes the quotient has.
    pub order: u32,
    /// The quotient holds for sums of heaps up to this size.
    pub heaps_to: u32,
    /// The proved period of the classes, where there is one: the quotient then holds for heaps of
    /// any size, and [`Self::heaps_to`] is how far they were examined.
    pub period: Option<ClassPeriod>,
}

/// Finds [`MisereQuotient`] by looking at each canonical move once, those of equal heaps together.
#[derive(Clone, Debug)]
pub(in super::super) struct WinningMoves {
    rules: Ruleset,
    heaps: Vec<u32>,
    quotient: Quotient,
    outcome: Outcome,
    winning: Winning,
    place: usize,
    next: Cut,
    local: Local,
}

/// Units for one move examined.
const UNITS_PER_MOVE: u64 = 6;

impl WinningMoves {
    /// `None` where the quotient does not hold for one of the heaps.
    pub(in super::super) fn new(
        rules: &Ruleset,
        heaps: &[u32],
        quotient: Quotient,
        most: usize,
    ) -> Option<Self> {
        let outcome = quotient.outcome(heaps)?;
        // A lost position has no winning move to look for.
        let place = if outcome == Outcome::Loss { heaps.len() } else { 0 };
        Some(Self {
            rules: rules.clone(),
            heaps: heaps.to_vec(),
            quotient,
            outcome,
            winning: Winning::new(most),
            place,
            next: Cut::default(),
            local: Local::default(),
        })
    }

    /// Looks at moves; the result once all have been examined.
    pub(in super::super) fn step(&mut self, units: &mut u64) -> Option<MisereQuotient> {
        while let Some(&size) = self.heaps.get(self.place) {
            let place = u32::try_from(self.place).unwrap_or(u32::MAX);
            if self.winning.add_known(place, size) {
                self.place += 1;
            } else if self.look(size, units) {
                self.winning.learn(size, std::mem::take(&mut self.local));
                self.next = Cut::default();
            } else {
                return None;
            }
        }
        Some(MisereQuotient {
            outcome: self.outcome,
            winning_count: self.winning.count(),
            winning: self.winning.take_moves(),
            order: u32::try_from(self.quotient.order()).unwrap_or(u32::MAX),
            heaps_to: self.quotient.heaps_to(),
            period: self.quotient.period(),
        })
    }

    /// Looks at the moves of the heap at the current place; true once all have been examined.
    fn look(&mut self, size: u32, units: &mut u64) -> bool {
        let others = self.class_of_others();
        while let Some(cut) = self.rules.cut_from(size, self.next) {
            if *units == 0 {
                return false;
            }
            *units = units.saturating_sub(UNITS_PER_MOVE);
            self.next = cut.next();
            let parts = self.quotient.class_of(&[cut.left, size - cut.take - cut.left]);
            let after = others.zip(parts).map(|(a, b)| self.quotient.times(a, b));
            if after.map(|after| self.quotient.outcome_of(after)) == Some(Outcome::Loss) {
                self.local.count += 1;
                if self.local.cuts.len() < self.winning.room() {
                    self.local.cuts.push(cut);
                }
            }
        }
        true
    }

    fn class_of_others(&self) -> Option<Class> {
        let (before, after) = self.heaps.split_at(self.place);
        let after = self.quotient.class_of(after.get(1..).unwrap_or_default())?;
        Some(self.quotient.times(self.quotient.class_of(before)?, after))
    }
}
