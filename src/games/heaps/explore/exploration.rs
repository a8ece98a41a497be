//! The values of a code and all that is known about them, however they are found.

use super::super::code::Code;
use super::super::ruleset::Ruleset;
use super::super::sequence::{MAX_TO, Method, Sequence};
use super::convincing::Convincing;
use super::finite::Finite;
use super::period::{Period, Recurrence};
use super::states::States;
use crate::core::octal::{
    Digits, Mask, OctalJob, Stop, Tallies, Tally, Until, best_mask, memory_needed, period_of,
    repetition_of,
};
use crate::core::{Job, Message, Nimber, Progress, Refusal, Say, Status};
use serde::{Deserialize, Serialize};

/// The largest heap that the explorer can be asked for. Whether there is memory for it is another
/// question.
pub const MAX_ENGINE_TO: u32 = 1_000_000_000;

/// Values that the plain method finds between two looks for a period, as a share of all: one in so
/// many.
const LOOK_EVERY: usize = 16;

/// Why values go no further.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Halt {
    /// Memory ran out on the way.
    Memory {
        /// Bytes that were asked for.
        bytes: u64,
    },
    /// A value above 65 535 came up, which the fast method has no room for.
    Value,
}

impl Say for Halt {
    fn say(&self) -> Message {
        match *self {
            Self::Memory { bytes } => Refusal::Memory { bytes }.say(),
            Self::Value => Message::new("sequence-value-large"),
        }
    }
}

impl Code {
    /// The code as the octal engine takes it; `None` for one with a repeating tail.
    pub(super) fn digits(&self) -> Option<Digits> {
        let digits: Vec<u8> = self.prefix().iter().map(|digit| digit.value()).collect();
        let splits = self.digit(0).leaves_two();
        self.tail().is_empty().then(|| Digits::new(splits, &digits).ok())?
    }
}

impl Ruleset {
    /// The octal code as the engine takes it; `None` for other rules, and with a repeating tail.
    pub(super) fn digits(&self) -> Option<Digits> {
        self.octal().and_then(Code::digits)
    }

    /// The bytes that an exploration up to G(`to`) holds, at most, as far as that is known before.
    pub fn memory_for(&self, to: u32) -> u64 {
        match self.digits() {
            Some(digits) => memory_needed(&digits, u64::from(to) + 1),
            None => (u64::from(to) + 1) * size_of::<Nimber>() as u64,
        }
    }

    /// The method that is best for the rules.
    pub fn best_method(&self) -> Method {
        if self.has_sparse() { Method::Sparse } else { Method::Plain }
    }

    /// The largest heap whose value can be asked for by this method.
    pub fn furthest(&self, method: Method) -> u32 {
        let engine = method == Method::Sparse && self.digits().is_some();
        if engine { MAX_ENGINE_TO } else { MAX_TO }
    }
}

/// The values G(0), G(1), … of a code as a job, and what they show.
#[derive(Clone, Debug)]
pub struct Exploration {
    rules: Ruleset,
    source: Source,
    /// The last heap size asked for.
    to: u32,
    until: Until,
    tallies: Tallies,
    convincing: Convincing,
}

#[derive(Clone, Debug)]
enum Source {
    Sparse(Box<OctalJob>),
    Plain(Box<PlainSource>),
}

#[derive(Clone, Debug)]
struct PlainSource {
    sequence: Sequence,
    digits: Option<Digits>,
    states: Option<States>,
    finite: Option<Finite>,
    look_at: usize,
    period: Option<Period>,
}

impl Exploration {
    /// Makes room for all values up to G(`to`), at most [`Ruleset::furthest`]. The fast method is for rules
    /// that have one ([`Ruleset::has_sparse`]).
    pub fn new(
        rules: impl Into<Ruleset>,
        to: u32,
        until: Until,
        method: Method,
    ) -> Result<Self, Refusal> {
        within(to)?;
        let rules = rules.into();
        let source = match (method, rules.digits()) {
            (Method::Sparse, Some(digits)) => {
                let job = OctalJob::new(digits, u64::from(to) + 1, until, false)?;
                Source::Sparse(Box::new(job))
            }
            (_, digits) => Source::Plain(Box::new(PlainSource {
                sequence: Sequence::new(&rules, to, method)?,
                digits,
                states: rules.octal().and_then(States::of),
                finite: Finite::of(&rules),
                look_at: 64,
                period: None,
            })),
        };
        let convincing = Convincing::of(&rules);
        Ok(Self { rules, source, to, until, tallies: Tallies::default(), convincing })
    }

    /// Continues to another length; what has been found is kept, also where that is more. A refusal
    /// leaves all as it was.
    pub fn go_on(&mut self, to: u32, until: Until) -> Result<(), Refusal> {
        within(to)?;
        match &mut self.source {
            Source::Sparse(job) => {
                job.extend(u64::from(to) + 1)?;
                job.set_until(until);
            }
            Source::Plain(plain) => plain.sequence.go_on_to(to)?,
        }
        (self.to, self.until) = (to, until);
        // The engine may have found more than were asked for: these are known without further work.
        self.count();
        Ok(())
    }

    /// Takes what there is for all that was asked for, until [`Self::go_on`] asks for more.
    pub fn rest(&mut self) {
        self.to = self.to.min(u32::try_from(self.known().saturating_sub(1)).unwrap_or(u32::MAX));
    }

    /// By which rules.
    pub fn rules(&self) -> &Ruleset {
        &self.rules
    }

    /// The last heap size asked for.
    pub fn to(&self) -> u32 {
        self.to
    }

    /// Whether the values are found by the fast method.
    pub fn is_sparse(&self) -> bool {
        match &self.source {
            Source::Sparse(_) => true,
            Source::Plain(plain) => plain.sequence.is_sparse(),
        }
    }

    /// How many values are known, from G(0).
    pub fn known(&self) -> u64 {
        match &self.source {
            Source::Sparse(job) => job.known(),
            Source::Plain(plain) => plain.sequence.values().len() as u64,
        }
    }

    /// G(n), where it is known. Constant time.
    pub fn value(&self, n: u64) -> Option<u32> {
        match &self.source {
            Source::Sparse(job) => job.value(n).map(u32::from),
            Source::Plain(plain) => {
                plain.sequence.values().get(usize::try_from(n).ok()?).map(|value| value.0)
            }
        }
    }

    /// The mask under which fewest of the heaps so far are rare, and how many of them are, whether or not
    /// the values were found by it. `None` where no move leaves two heaps, and for codes that do not end.
    pub fn best_mask(&self) -> Option<(Mask, u64)> {
        let digits = self.rules.digits().filter(|digits| !digits.splits().is_empty())?;
        let flat = self.counts().iter().flatten();
        let counts: Vec<u32> =
            flat.map(|tally| u32::try_from(tally.count).unwrap_or(u32::MAX)).collect();
        best_mask(&counts, &digits)
    }

    /// What is known of the period.
    pub fn period(&self) -> Option<Period> {
        let found = match &self.source {
            Source::Sparse(job) => job.finding().map(Period::from),
            Source::Plain(plain) => plain.period,
        };
        found.filter(|&period| self.convincing.heard(period))
    }

    /// How many values were found, from G(0): the engine finds many at a time, and so a few more than were asked for.
    /// What is told of periods, masks and work rests on all of them.
    pub fn computed(&self) -> u64 {
        match &self.source {
            Source::Sparse(job) => job.computed(),
            Source::Plain(_) => self.known(),
        }
    }

    /// G(n), where it was found, whether or not it was asked for. Constant time.
    pub fn computed_value(&self, n: u64) -> Option<u32> {
        match &self.source {
            Source::Sparse(job) => job.computed_value(n).map(u32::from),
            Source::Plain(_) => self.value(n),
        }
    }

    /// The largest of all values that were found, and the first heap that has it.
    pub fn largest_computed(&self) -> Option<(u32, u64)> {
        let more = self.tallies.counted()..self.computed();
        let more = more.filter_map(|n| Some((self.computed_value(n)?, n)));
        self.largest().into_iter().chain(more).max_by(|(a, m), (b, n)| a.cmp(b).then(n.cmp(m)))
    }

    /// The mask in force, and the heaps that are rare under it, ascending.
    pub fn mask(&self) -> Option<(Mask, &[u32])> {
        match &self.source {
            Source::Sparse(job) => job.mask(),
            Source::Plain(plain) => plain.sequence.mask(),
        }
    }

    /// How many heaps are rare, and the last of them (0 where there is none).
    pub fn rares(&self) -> Option<(u32, u32)> {
        let (_, rare) = self.mask()?;
        Some((u32::try_from(rare.len()).ok()?, rare.last().copied().unwrap_or(0)))
    }

    /// The largest value so far and the first heap that has it.
    pub fn largest(&self) -> Option<(u32, u64)> {
        self.tallies.largest()
    }

    /// How often each value occurs at an even and at an odd heap size, the empty heap left out.
    pub fn counts(&self) -> &[[Tally; 2]] {
        self.tallies.by_value()
    }

    /// Options examined.
    pub fn options(&self) -> u64 {
        match &self.source {
            Source::Sparse(job) => job.options(),
            Source::Plain(plain) => plain.sequence.looked_at(),
        }
    }

    /// Options that the plain method looks at for as many values.
    pub fn plain_options(&self) -> u64 {
        match &self.source {
            Source::Sparse(job) => job.plain_options(),
            Source::Plain(plain) => plain.sequence.plain_looked_at(),
        }
    }

    /// The bytes that are held, at most.
    pub fn memory(&self) -> u64 {
        match &self.source {
            Source::Sparse(job) => job.memory(),
            Source::Plain(_) => self.known() * size_of::<Nimber>() as u64,
        }
    }

    /// Why the values go no further, where they do not.
    pub fn halt(&self) -> Option<Halt> {
        match &self.source {
            Source::Sparse(job) => job.stop().map(|stop| match stop {
                Stop::Memory { bytes } => Halt::Memory { bytes },
                Stop::Value => Halt::Value,
            }),
            Source::Plain(plain) => match plain.sequence.stopped()? {
                Refusal::Memory { bytes } => Some(Halt::Memory { bytes }),
                Refusal::TooLong { .. } | Refusal::Unread => None,
            },
        }
    }

    /// Whether all that was asked for is there, or no more can be had.
    pub fn is_done(&self) -> bool {
        self.halt().is_some()
            || self.known() > u64::from(self.to)
            || (self.until == Until::Proof && matches!(self.period(), Some(Period::Proved(..))))
    }

    fn count(&mut self) {
        let Self { source, tallies, .. } = self;
        match source {
            Source::Sparse(job) => tallies.follow(job),
            Source::Plain(plain) => {
                let counted = usize::try_from(tallies.counted()).unwrap_or(usize::MAX);
                let fresh = plain.sequence.values().iter().skip(counted);
                fresh.for_each(|value| tallies.add(value.0));
            }
        }
    }
}

impl Job for Exploration {
    type Report = ();

    fn step(&mut self, units: u64) -> Status {
        if !self.is_done() {
            match &mut self.source {
                Source::Sparse(job) => drop(job.step(units)),
                Source::Plain(plain) => plain.step(units),
            }
            self.count();
        }
        if self.is_done() { Status::Done } else { Status::Running }
    }

    fn progress(&self) -> Progress {
        Progress { done: self.known(), total: Some(u64::from(self.to) + 1) }
    }

    fn report(&mut self) -> Option<()> {
        None
    }
}

impl PlainSource {
    fn step(&mut self, units: u64) {
        let status = self.sequence.step(units);
        let values = self.sequence.values();
        if matches!(self.period, Some(Period::Proved(..))) {
            return;
        }
        if let Some(proved) = self.states.as_mut().and_then(|states| states.follow(values)) {
            self.period = Some(proved);
        } else if values.len() >= self.look_at || status == Status::Done {
            self.look_at = values.len() + (values.len() / LOOK_EVERY).max(64);
            self.period = match (&self.digits, &self.finite) {
                (Some(digits), _) => period_of(digits, values).map(Period::from),
                (None, Some(finite)) => finite.period_of(values).or_else(|| arithmetic(values)),
                (None, None) => arithmetic(values),
            };
        }
    }
}

/// Refuses what is longer than any reader can ask for, whatever the memory.
fn within(to: u32) -> Result<(), Refusal> {
    if to > MAX_ENGINE_TO {
        return Err(Refusal::TooLong { asked: to.into(), most: MAX_ENGINE_TO.into() });
    }
    Ok(())
}

/// An arithmetic period that the values have so far, read off their differences.
fn arithmetic(values: &[Nimber]) -> Option<Period> {
    let difference = |pair: &[Nimber]| i64::from(pair[1].0) - i64::from(pair[0].0);
    let differences: Vec<i64> = values.windows(2).map(difference).collect();
    let (period, from) = repetition_of(&differences)?;
    let saltus = values.get(from + period)?.0.checked_sub(values[from].0)?;
    let recurrence =
        Recurrence { preperiod: from as u64, period: period as u64, saltus: saltus.into() };
    Some(Period::Observed(recurrence, values.len() as u64))
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    /// Where three heaps may be left, values may grow from period to period (Winning Ways, chapter 4: Kenyon's game).
    #[test]
    fn values_that_grow_from_period_to_period_are_seen() {
        for (rule, preperiod, period, saltus) in
            [("x0.8", 1, 3, 1), ("x0.3F", 0, 6, 3), ("take-1.2-whole", 0, 3, 0)]
        {
            let rules = Ruleset::read_link(rule).unwrap();
            let method = rules.best_method();
            let mut values = Exploration::new(rules, 300, Until::Length, method).unwrap();
            crate::core::run_to_end(&mut values);
            let seen = values.period().map(|period| period.recurrence());
            assert_eq!(seen, Some(Recurrence { preperiod, period, saltus }), "{rule}");
        }
    }

    #[test]
    fn what_is_too_long_is_refused_and_what_there_was_stays() {
        let refusal =
            |asked: u32| Refusal::TooLong { asked: asked.into(), most: MAX_ENGINE_TO.into() };
        let code = Code::read_link("0.16").unwrap();
        for method in [Method::Sparse, Method::Plain] {
            let new = |to| Exploration::new(&code, to, Until::Length, method);
            assert_eq!(
                new(MAX_ENGINE_TO + 1).err(),
                Some(refusal(MAX_ENGINE_TO + 1)),
                "{method:?}"
            );
            let mut values = new(100).unwrap();
            crate::core::run_to_end(&mut values);
            assert_eq!(values.go_on(u32::MAX, Until::Length), Err(refusal(u32::MAX)), "{method:?}");
            assert_eq!((values.to(), values.known()), (100, 101), "{method:?}");
        }
    }
}
