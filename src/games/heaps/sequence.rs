//! The values G(0), G(1), … of single heaps. [`code`] and [`rule`] look at every option; where a rule
//! splits heaps, [`rare`] looks at those with a rare heap first. (Octal codes have an engine of their own
//! besides, `core::octal`.) [`work`] reckons before what that costs.

mod code;
mod marks;
mod method;
mod rare;
mod rule;
mod tail;
mod work;

use super::ruleset::Ruleset;
use crate::core::octal::Mask;
use crate::core::{Job, Nimber, Progress, Refusal, Status};
use code::CodeOptions;
use marks::{Marks, grow};
pub(super) use marks::{next_splits, splits};
pub use method::Method;
use rule::RuleOptions;
use serde::{Deserialize, Serialize};

/// The largest heap size whose value may be asked for.
pub const MAX_TO: u32 = 10_000_000;

/// Values found since the last report.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Values {
    /// The heap size that the first of `values` is for.
    pub from: u32,
    /// G(`from`), G(`from + 1`), …
    pub values: Vec<Nimber>,
    /// Options examined to find them.
    pub looked_at: u64,
    /// Why the computation cannot continue, where memory ran out on the way. Values told are right.
    pub stopped: Option<Refusal>,
}

/// The values of single heaps as a job: G(0), G(1), …, G(`to`). A unit is one option examined.
#[derive(Clone, Debug)]
pub struct Sequence {
    options: Options,
    to: u32,
    values: Vec<Nimber>,
    marks: Marks,
    looked_at: u64,
    /// What the plain method would have looked at, where that is another number.
    spared: u64,
    reported: Reported,
    stopped: Option<Refusal>,
}

/// How the options of a heap are examined.
#[derive(Clone, Debug)]
enum Options {
    Code(Box<CodeOptions>),
    Rule(Box<RuleOptions>),
}

#[derive(Clone, Copy, Debug, Default)]
struct Reported {
    values: usize,
    looked_at: u64,
}

impl Sequence {
    /// Makes room for all values. Refuses what is past [`MAX_TO`] or past the memory. An octal code is
    /// always examined the plain way here.
    pub fn new(rules: impl Into<Ruleset>, to: u32, method: Method) -> Result<Self, Refusal> {
        let mut sequence = Self::by(&rules.into(), 0, method);
        sequence.go_on_to(to)?;
        Ok(sequence)
    }

    /// For the heaps of a position, at most [`super::MAX_TOKENS`]: so few values that their memory
    /// is obtained like any other, and the job is never stopped for lack of it.
    pub(super) fn of_position(rules: &Ruleset, to: u32) -> Self {
        Self::by(rules, to, Method::Sparse)
    }

    fn by(rules: &Ruleset, to: u32, method: Method) -> Self {
        let options = match rules {
            Ruleset::Octal(code) => Options::Code(Box::new(CodeOptions::of(code))),
            _ => Options::Rule(Box::new(RuleOptions::of(rules, method))),
        };
        Self {
            options,
            to,
            values: Vec::new(),
            marks: Marks::default(),
            looked_at: 0,
            spared: 0,
            reported: Reported::default(),
            stopped: None,
        }
    }

    /// Changes the last heap size; what has been found is kept, also where that is more. A refusal leaves all
    /// unchanged.
    pub fn go_on_to(&mut self, to: u32) -> Result<(), Refusal> {
        if to > MAX_TO {
            return Err(Refusal::TooLong { asked: to.into(), most: MAX_TO.into() });
        }
        let last = u32::try_from(self.values.len().saturating_sub(1)).unwrap_or(MAX_TO);
        let to = last.max(to);
        let missing = (to as usize + 1).saturating_sub(self.values.len());
        let bytes = missing as u64 * size_of::<Nimber>() as u64;
        self.values.try_reserve_exact(missing).map_err(|_| Refusal::Memory { bytes })?;
        // There may be more memory now than there was when it stopped.
        (self.to, self.stopped) = (to, None);
        Ok(())
    }

    /// The values found so far, from G(0).
    pub fn values(&self) -> &[Nimber] {
        &self.values
    }

    /// Why the values go no further, where memory ran out.
    pub fn stopped(&self) -> Option<Refusal> {
        self.stopped
    }

    /// Options examined so far.
    pub fn looked_at(&self) -> u64 {
        self.looked_at
    }

    /// Options that the plain method looks at for as many values.
    pub fn plain_looked_at(&self) -> u64 {
        self.looked_at.saturating_add(self.spared)
    }

    /// The mask in force, and the heaps that are rare under it, where there is one.
    pub fn mask(&self) -> Option<(Mask, &[u32])> {
        match &self.options {
            Options::Code(_) => None,
            Options::Rule(rule) => rule.mask(),
        }
    }

    /// Whether rare heaps are examined first.
    pub fn is_sparse(&self) -> bool {
        matches!(&self.options, Options::Rule(rule) if rule.is_sparse())
    }

    /// Looks at options of the next heap, about as many as there are units; true once all have been
    /// looked at. Takes what was used from `units`.
    fn look(&mut self, n: u32, units: &mut u64) -> bool {
        let Self { values, marks, looked_at, spared, .. } = self;
        match &mut self.options {
            Options::Code(code) => code.look(n, values, marks, looked_at, units),
            Options::Rule(rule) => rule.look(n, values, marks, (looked_at, spared), units),
        }
    }

    /// The least value that no option of heap n has, all of which have been examined.
    fn least_missing(&mut self, n: u32) -> Nimber {
        let Self { options, marks, .. } = self;
        // No option has been marked past the table's end.
        let value = match options {
            Options::Code(code) => code.least_missing(n, marks),
            Options::Rule(_) => {
                let end = marks.len();
                (0..end).find(|&value| !marks.has(n, value)).unwrap_or(end)
            }
        };
        Nimber(u32::try_from(value).unwrap_or(u32::MAX))
    }

    /// Makes room to mark all nim-sums of two values up to `value`.
    fn make_room(&mut self, value: Nimber) -> Result<(), Refusal> {
        let len = (value.0 as usize + 1).next_power_of_two();
        grow(&mut self.marks.last, len)?;
        match &mut self.options {
            Options::Code(code) => code.make_room(len),
            Options::Rule(_) => Ok(()),
        }
    }
}

impl Job for Sequence {
    type Report = Values;

    fn step(&mut self, mut units: u64) -> Status {
        while let Ok(n) = u32::try_from(self.values.len()) {
            if n > self.to || self.stopped.is_some() {
                break;
            }
            if units == 0 || !self.look(n, &mut units) {
                return Status::Running;
            }
            // Finding the least missing value and the loops around cost something too.
            units = units.saturating_sub(16);
            let value = self.least_missing(n);
            if let Err(refusal) = self.make_room(value) {
                self.stopped = Some(refusal);
                return Status::Done;
            }
            self.values.push(value);
        }
        // No next heap sorts in the last one.
        if let Options::Rule(rule) = &mut self.options {
            rule.follow(&self.values);
        }
        Status::Done
    }

    fn progress(&self) -> Progress {
        Progress { done: self.values.len() as u64, total: Some(u64::from(self.to) + 1) }
    }

    fn report(&mut self) -> Option<Values> {
        let from = self.reported.values;
        let looked_at = self.looked_at - self.reported.looked_at;
        let values = self.values.get(from..)?.to_vec();
        if values.is_empty() && self.stopped.is_none() {
            return None;
        }
        self.reported = Reported { values: self.values.len(), looked_at: self.looked_at };
        let from = u32::try_from(from).ok()?;
        Some(Values { from, values, looked_at, stopped: self.stopped })
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;
    use crate::core::run_to_end;

    fn values(code: &str, to: u32) -> Vec<u32> {
        let mut job = Sequence::new(Ruleset::read_link(code).unwrap(), to, Method::Plain).unwrap();
        let reports = run_to_end(&mut job);
        reports.into_iter().flat_map(|report| report.values).map(|value| value.0).collect()
    }

    #[test]
    fn known_sequences() {
        // Winning Ways, chapter 4.
        assert_eq!(values("0.77", 12), [0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6, 4]);
        assert_eq!(values("0.07", 12), [0, 0, 1, 1, 2, 0, 3, 1, 1, 0, 3, 3, 2]);
        assert_eq!(values("0.~3", 100), (0..=100).collect::<Vec<_>>());
        // Lasker's Nim: 4k+3 and 4k+4 change places.
        assert_eq!(values("4.~3", 9), [0, 1, 2, 4, 3, 5, 6, 8, 7, 9]);
    }

    #[test]
    fn what_the_plain_method_would_examine_is_what_it_examines() {
        for text in ["take-0-equal", "grundy", "take-1.2-none.unequal", "take-1.65-two"] {
            let examined = |method| {
                let mut job =
                    Sequence::new(Ruleset::read_link(text).unwrap(), 300, method).unwrap();
                run_to_end(&mut job);
                (job.looked_at(), job.plain_looked_at())
            };
            let (plain, _) = examined(Method::Plain);
            let (sparse, expected) = examined(Method::Sparse);
            assert_eq!(expected, plain, "{text}, {sparse} with rare heaps first");
        }
    }

    #[test]
    fn small_steps_find_the_same_and_one_can_go_on() {
        for text in ["4.77", "4.~7", "0.33~405", "grundy", "half", "x0.8F", "take-1.65-two"] {
            let rules = Ruleset::read_link(text).unwrap();
            let mut job = Sequence::new(&rules, 50, Method::Sparse).unwrap();
            while job.step(1) == Status::Running {}
            job.go_on_to(80).unwrap();
            let reports = run_to_end(&mut job);
            assert_eq!(
                job.values().iter().map(|value| value.0).collect::<Vec<_>>(),
                values(text, 80)
            );
            assert_eq!(reports.iter().map(|report| report.values.len()).sum::<usize>(), 81);
            assert_eq!(reports.iter().map(|report| report.looked_at).sum::<u64>(), job.looked_at());
            assert_eq!(job.report(), None);
        }
    }

    #[test]
    fn too_long_a_sequence_is_refused() {
        let rules = Ruleset::read_link("0.77").unwrap();
        let refusal = Sequence::new(&rules, MAX_TO + 1, Method::Plain).err();
        assert_eq!(refusal, Some(Refusal::TooLong { asked: 10_000_001, most: 10_000_000 }));
    }
}
