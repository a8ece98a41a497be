//! When a repetition that was seen is called a period that is observed.
//!
//! That the last few values are alike says nothing where a move has not come up yet: under a rule by which 5000 tokens
//! are taken, all smaller heaps have the value 0. So the repetition must be as long as all that comes before it and
//! its first period, and the largest number that is taken must fit in it besides. Where numbers of a kind never end,
//! the next of them must: powers of 4 break a pattern again and again, each time they come to a new one.

use super::super::known::{Known, known_of};
use super::super::ruleset::Ruleset;
use super::super::taking::{Amount, Clause};
use super::{Period, Recurrence};

/// What a rule asks of a repetition.
#[derive(Clone, Debug)]
pub(super) struct Convincing {
    /// Whether it is known that the values never repeat.
    never: bool,
    amounts: Vec<Amount>,
}

impl Convincing {
    /// For a rule.
    pub(super) fn of(rules: &Ruleset) -> Self {
        let known = known_of(&rules.to_string());
        let never = matches!(known, Some(Known::Never | Known::Formula(_)));
        let clauses = rules.clauses();
        let mut amounts: Vec<Amount> = clauses.iter().flat_map(Clause::amounts).copied().collect();
        // Of those that end, one is the largest: the others ask for less.
        let last = amounts.iter().filter_map(|amount| amount.last()).max().unwrap_or(0);
        amounts.retain(|amount| amount.last().is_none_or(|own| own == last));
        Self { never, amounts }
    }

    /// The period, where it is proved or what was seen of it is convincing.
    pub(super) fn heard(&self, period: Period) -> bool {
        match period {
            Period::Proved(..) => true,
            Period::Observed(seen, known) => !self.never && self.enough(seen) < known,
        }
    }

    /// The heap to which values must be known.
    fn enough(&self, seen: Recurrence) -> u64 {
        let first = seen.preperiod.saturating_add(seen.period);
        let largest = self.amounts.iter().map(|amount| amount.next_after(first)).max();
        first.saturating_mul(2).saturating_add(largest.unwrap_or(0))
    }
}
