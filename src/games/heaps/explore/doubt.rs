//! Why a result of the reader's own program cannot be right, from the values themselves.
//!
//! What a view has at hand says what is right; why it is takes a look at all values, which stay with the
//! solver.

use super::exploration::Exploration;
use super::period::Recurrence;
use crate::core::octal::{Mask, Until};
use crate::core::{Job, Message, Progress, Refusal, Status};
use crate::games::heaps::code::Code;
use crate::games::heaps::ruleset::Ruleset;
use crate::games::pasted::{Difference, Place};
use serde::{Deserialize, Serialize};

/// Heaps that are named; all are counted.
const NAMED: usize = 6;
/// No more heaps than this are examined: the answer comes at one go.
const MAX_LOOKED: u64 = 20_000_000;

/// A result that is not right.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Doubt {
    /// How often a value comes.
    Count {
        /// The value.
        value: u32,
    },
    /// Whether a value is rare and comes.
    Rare {
        /// The value.
        value: u32,
        /// The bits of the mask.
        bits: u16,
    },
    /// A pre-period and a period that are not the right ones.
    Period {
        /// The pre-period.
        preperiod: u64,
        /// The period.
        period: u64,
    },
}

impl Doubt {
    /// What a difference is about, among counts, rare values under a mask, and periods.
    pub fn of(first: &Difference, mask: Option<Mask>) -> Option<Self> {
        let number = |number: i64| u64::try_from(number).ok();
        match (&first.place, first.thing.as_slice()) {
            (&Place::Number(value), _) => Some(Self::Count { value: u32::try_from(value).ok()? }),
            (_, &[value]) => {
                Some(Self::Rare { value: u32::try_from(value).ok()?, bits: mask?.bits })
            }
            (_, &[preperiod, period]) => {
                Some(Self::Period { preperiod: number(preperiod)?, period: number(period)? })
            }
            _ => None,
        }
    }

    /// A pre-period and a period in a text.
    pub fn of_period(text: Option<&str>) -> Option<Self> {
        let numbers = text?.split(|c: char| !c.is_ascii_digit()).filter(|part| !part.is_empty());
        let numbers: Vec<u64> = numbers.filter_map(|number| number.parse().ok()).collect();
        let &[preperiod, period] = numbers.as_slice() else { return None };
        Some(Self::Period { preperiod, period })
    }

    /// What can be said, sentence by sentence; nothing where the values do not tell.
    pub fn said(self, values: &Exploration) -> Vec<Message> {
        match self {
            Self::Count { value } => count(values, value),
            Self::Rare { value, bits } => rare(values, value, bits),
            Self::Period { preperiod, period } => {
                let proved = values.period().filter(|period| period.proof().is_some());
                let found = (preperiod, period);
                proved.map_or_else(Vec::new, |right| recurs(values, right.recurrence(), found))
            }
        }
    }
}

/// The job that settles a doubt about values of a code that are not at hand.
#[derive(Clone, Debug)]
pub(in crate::games::heaps) struct DoubtJob {
    values: Exploration,
    doubt: Doubt,
    said: Option<Vec<Message>>,
    told: bool,
}

impl DoubtJob {
    /// With values up to a heap, or until the period is proved.
    pub(in crate::games::heaps) fn new(
        code: &Code,
        to: u32,
        doubt: Doubt,
    ) -> Result<Self, Refusal> {
        let method = Ruleset::from(code).best_method();
        let values = Exploration::new(code, to, Until::Proof, method)?;
        Ok(Self { values, doubt, said: None, told: false })
    }
}

impl Job for DoubtJob {
    type Report = Vec<Message>;

    fn step(&mut self, units: u64) -> Status {
        if self.said.is_none() && self.values.step(units) == Status::Running {
            return Status::Running;
        }
        self.said.get_or_insert_with(|| self.doubt.said(&self.values));
        Status::Done
    }

    fn progress(&self) -> Progress {
        self.values.progress()
    }

    fn report(&mut self) -> Option<Vec<Message>> {
        let told = std::mem::replace(&mut self.told, self.said.is_some());
        self.said.clone().filter(|_| !told)
    }
}

/// The heaps that have a value.
fn count(values: &Exploration, value: u32) -> Vec<Message> {
    let to = values.known().saturating_sub(1);
    let tallies = values.counts().get(value as usize);
    let empty = values.value(0) == Some(value);
    let count: u64 = tallies.into_iter().flatten().map(|tally| tally.count).sum();
    let count = count + u64::from(empty);
    if count == 0 {
        return vec![Message::new("doubt-count-none").with("to", to).with("value", value)];
    }
    let first: Vec<u64> = heaps_of(values, value).take(NAMED).collect();
    let mut heaps = first.iter().map(u64::to_string).collect::<Vec<_>>().join(", ");
    if (first.len() as u64) < count {
        let last = tallies.into_iter().flatten().map(|tally| tally.last).max().unwrap_or(0);
        heaps = format!("{heaps}, …, {last}");
    }
    let said = Message::new("doubt-count").with("to", to).with("value", value);
    let mut said = vec![said.with("count", count).with("heaps", heaps)];
    if empty {
        said.push(Message::new("doubt-count-empty"));
    }
    said
}

/// What a mask says of a value, and whether the value comes at all.
fn rare(values: &Exploration, value: u32, bits: u16) -> Vec<Message> {
    let kept = value & u32::from(bits);
    let even = kept.count_ones().is_multiple_of(2);
    let id = if even { "doubt-rare-even" } else { "doubt-rare-odd" };
    let binary = |number: u32| format!("{number:b}");
    let by_mask = Message::new(id)
        .with("value", value)
        .with("binary", binary(value))
        .with("mask", binary(bits.into()))
        .with("kept", binary(kept))
        .with("bits", kept.count_ones());
    let mut said = vec![by_mask];
    if even {
        let comes = values.counts().get(value as usize).into_iter().flatten();
        let comes =
            values.value(0) == Some(value) || comes.map(|tally| tally.count).sum::<u64>() > 0;
        said.extend(if comes {
            heaps_of(values, value).next().map(|at| Message::new("doubt-rare-first").with("at", at))
        } else {
            let to = values.known().saturating_sub(1);
            Some(Message::new("doubt-rare-absent").with("to", to))
        });
    }
    said
}

/// Where the values do not recur as somebody found, or how they recur sooner.
fn recurs(values: &Exploration, right: Recurrence, (start, p): (u64, u64)) -> Vec<Message> {
    let Recurrence { preperiod, period, saltus } = right;
    if saltus > 0 {
        let claim = Message::new("proof-claim-arithmetic").with("period", period);
        return vec![claim.with("saltus", saltus).with("start", preperiod)];
    }
    if p == 0 {
        return vec![Message::new("doubt-period-zero")];
    }
    // The proof tells all values by those of the first period, however few are known.
    let value = |n: u64| {
        let over = n.checked_sub(preperiod);
        let known = over.map_or(n, |over| preperiod + over % period.max(1));
        values.computed_value(known).unwrap_or_default()
    };
    let then = |n: u64| n.saturating_add(p);
    let end = start.max(preperiod).saturating_add(period).min(start.saturating_add(MAX_LOOKED));
    if let Some(at) = (start..end).find(|&n| value(n) != value(then(n))) {
        let said = Message::new("doubt-period-breaks").with("at", at).with("then", then(at));
        let said = said.with("here", value(at)).with("there", value(then(at)));
        return vec![said.with("start", start).with("period", p)];
    }
    let mut said = Vec::new();
    // As far as is looked, all is well; that says nothing of a pair with a long way to go.
    if !p.is_multiple_of(period.max(1)) {
        return said;
    }
    if let Some(at) = start.checked_sub(1).filter(|_| start > preperiod) {
        let sooner = Message::new("doubt-period-sooner").with("at", at).with("then", then(at));
        said.push(sooner.with("value", value(at)).with("start", start));
    }
    if p > period {
        let multiple = Message::new("doubt-period-multiple").with("found", p);
        said.push(multiple.with("period", period).with("start", preperiod));
    }
    said
}

/// The heaps that have a value, ascending, as far as is looked.
fn heaps_of(values: &Exploration, value: u32) -> impl Iterator<Item = u64> + '_ {
    (0..values.known().min(MAX_LOOKED)).filter(move |&n| values.value(n) == Some(value))
}
