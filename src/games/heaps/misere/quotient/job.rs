//! Partial quotients as a job: one heap size after the other.

use super::super::reduction::Reduction;
use super::super::search::Found;
use super::Quotient;
use super::bits::Bits;
use super::certificate::{Check, Kind};
use super::learn::{Halt, Learner};
use super::model::Model;
use super::monoid::{Class, IDENTITY};
use super::oracle::Oracle;
use super::period::ClassPeriod;
use super::sum::Sum;
use crate::core::{Job, Progress, Status};
use crate::games::heaps::code::Code;
use crate::games::heaps::ruleset::Ruleset;

/// Finds the quotient for heaps of up to `to` tokens, or for as large heaps as the limits allow.
///
/// It stops at 1000 classes, at 60 000 pairs of the certificate, where the search that it asks for
/// outcomes comes to its end, or after [`MAX_UNITS`] units; then the quotient of the last heap size
/// that was proved is told. It stops early where the classes are proved to recur for ever.
#[derive(Clone, Debug)]
pub struct QuotientJob {
    code: Code,
    rules: Ruleset,
    to: u32,
    reduction: Reduction,
    proved: Model,
    period: Option<ClassPeriod>,
    oracle: Oracle,
    tests: Vec<Sum>,
    stage: Stage,
    spent: u64,
    reported: bool,
}

#[derive(Clone, Debug)]
enum Stage {
    /// Taking in the next heap size as one of the classes there are.
    Extending,
    /// The heaps up to the next size need a new model.
    Supposing,
    /// A model is being checked.
    Checking(Box<Model>),
    /// A model contradicts itself about one of these sums.
    Wrong(Box<Model>, Vec<Sum>),
    /// A model is wrong about this sum.
    Splitting(Box<Model>, Sum),
    Done,
}

/// The maximum number of units that are spent in all: some seconds.
const MAX_UNITS: u64 = 3_000_000_000;

/// Heap sizes between two looks for a period.
const LOOK_EVERY: usize = 8;

/// Units for each class and option when a heap size is taken in, and for each question about the
/// outcome of a sum.
const UNITS_PER_OPTION: u64 = 3;
const UNITS_PER_QUESTION: u64 = 50;

impl QuotientJob {
    /// The quotient of single heaps and sums of them, each of at most `to` tokens.
    pub fn new(code: &Code, to: u32) -> Self {
        Self {
            code: code.clone(),
            rules: code.into(),
            to,
            reduction: Reduction::new(&code.into()),
            proved: Model::new(),
            period: None,
            oracle: Oracle::new(),
            tests: vec![Sum::default()],
            stage: Stage::Extending,
            spent: 0,
            reported: false,
        }
    }

    /// The quotient proved so far.
    pub fn quotient(&self) -> Quotient {
        Quotient::of(&self.proved, self.period)
    }

    /// The largest heap size that has been taken in.
    pub fn heaps_to(&self) -> u32 {
        u32::try_from(self.proved.classes.len() - 1).unwrap_or(u32::MAX)
    }

    fn advance(&mut self, units: &mut u64) -> Option<Stage> {
        match std::mem::replace(&mut self.stage, Stage::Done) {
            Stage::Done => None,
            Stage::Extending => Some(self.extend(units)),
            Stage::Supposing => self.suppose(units),
            Stage::Checking(model) => self.check(model, units),
            Stage::Wrong(model, sums) => match self.learner().wrong(&model, &sums) {
                Ok(wrong) => Some(Stage::Splitting(model, wrong)),
                Err(halt) => self.halted(halt, Stage::Wrong(model, sums)),
            },
            Stage::Splitting(model, wrong) => {
                let halt = self.learner().split(&model, &wrong);
                self.halted(halt, Stage::Splitting(model, wrong))
            }
        }
    }

    fn learner(&mut self) -> Learner<'_> {
        Learner {
            one: self.reduction.one(),
            reduction: &self.reduction,
            proved: &self.proved,
            oracle: &mut self.oracle,
            tests: &self.tests,
        }
    }

    fn halted(&mut self, halt: Halt, same: Stage) -> Option<Stage> {
        match halt {
            Halt::Wanted => Some(same),
            Halt::Test(test) => {
                self.tests.push(test);
                Some(Stage::Supposing)
            }
            Halt::TooLarge => None,
        }
    }

    /// Takes in the next heap size where one of the classes is right for it.
    fn extend(&mut self, units: &mut u64) -> Stage {
        let next = self.proved.classes.len();
        let Some(size) = u16::try_from(next).ok().filter(|&size| u32::from(size) <= self.to) else {
            return Stage::Done;
        };
        let Some(class) = self.class_of_next(size, units) else {
            return Stage::Supposing;
        };
        self.proved.classes.push(class);
        if self.look_for_period() { Stage::Done } else { Stage::Extending }
    }

    fn class_of_next(&self, size: u16, units: &mut u64) -> Option<Class> {
        let model = &self.proved;
        let mut options = Bits::new(model.monoid.order());
        let (mut count, total) = (0, u32::from(size));
        for cut in self.rules.cuts(total) {
            let part = |size: u32| model.class(size as usize).unwrap_or(IDENTITY);
            let right = part(total - cut.take - cut.left);
            options.insert(model.monoid.times(part(cut.left), right).into());
            count += 1;
        }
        let order = model.monoid.order() as u64;
        *units =
            units.saturating_sub(UNITS_PER_OPTION * (count + u64::from(total) + order * order));
        if count == 0 {
            return Some(IDENTITY);
        }
        let mut kind = Kind::new(&model.monoid, size, IDENTITY, &options);
        (0..model.monoid.order()).find_map(|class| {
            kind.class = Class::try_from(class).ok()?;
            let fits =
                kind.contradiction(&model.monoid).is_none() && model.certificate.covers(&kind);
            fits.then_some(kind.class)
        })
    }

    /// Looks now and then whether the classes are proved to recur.
    fn look_for_period(&mut self) -> bool {
        self.proved.classes.len().is_multiple_of(LOOK_EVERY) && self.finds_period()
    }

    /// Whether the classes are proved to recur.
    fn finds_period(&mut self) -> bool {
        if !self.code.tail().is_empty() {
            return false;
        }
        let last = u32::try_from(self.code.prefix().len()).unwrap_or(u32::MAX);
        self.period = ClassPeriod::of(&self.proved.classes, last);
        self.period.is_some()
    }

    fn suppose(&mut self, units: &mut u64) -> Option<Stage> {
        while self.reduction.len() <= self.proved.classes.len() {
            let options = self.reduction.extend()?;
            *units = units.saturating_sub(100 + 20 * options);
        }
        let model = match self.learner().suppose() {
            Ok(model) => model,
            Err(halt) => return self.halted(halt, Stage::Supposing),
        };
        let mut model = Box::new(model);
        let one = Some(model.one).filter(|&one| one > 0);
        for heap in one.into_iter().chain(self.reduction.representatives().iter().copied()) {
            let kind = model.kind(&self.reduction, heap);
            if let Some(class) = kind.contradiction(&model.monoid) {
                let sums = self.beside(&model, heap, class);
                return Some(Stage::Wrong(model, sums));
            }
            let Model { certificate, monoid, .. } = &mut *model;
            certificate.add(monoid, kind);
        }
        Some(Stage::Checking(model))
    }

    /// A heap and what its moves lead to, each with a sum of that class.
    fn beside(&self, model: &Model, heap: u16, class: Class) -> Vec<Sum> {
        let heap = Sum::of(&[heap], model.one);
        let Some(word) = model.words.get(usize::from(class)) else { return Vec::new() };
        let options = heap.options(&self.reduction);
        [&heap].into_iter().chain(&options).map(|sum| sum.plus(word)).collect()
    }

    fn check(&mut self, mut model: Box<Model>, units: &mut u64) -> Option<Stage> {
        let Model { certificate, monoid, .. } = &mut *model;
        match certificate.step(monoid, units) {
            Check::Running => Some(Stage::Checking(model)),
            Check::TooLarge => None,
            Check::Fault(heaps) => {
                let sum = Sum::of(&heaps, model.one);
                let options = sum.options(&self.reduction);
                Some(Stage::Wrong(model, [vec![sum], options].concat()))
            }
            Check::Passed => {
                self.proved = *model;
                let done = self.look_for_period();
                Some(if done { Stage::Done } else { Stage::Extending })
            }
        }
    }
}

impl Job for QuotientJob {
    type Report = Quotient;

    fn step(&mut self, units: u64) -> Status {
        let mut left = units;
        while !matches!(self.stage, Stage::Done) {
            if left == 0 {
                self.spent = self.spent.saturating_add(units);
                if self.spent < MAX_UNITS {
                    return Status::Running;
                }
                self.stage = Stage::Done;
                break;
            }
            self.stage = match self.oracle.step(&self.proved, &self.reduction, &mut left) {
                Found::Running => continue,
                Found::Exhausted => Stage::Done,
                Found::Wins(_) => self.advance(&mut left).unwrap_or(Stage::Done),
            };
            left = left.saturating_sub(UNITS_PER_QUESTION * self.oracle.take_asked());
        }
        // Between two looks it may have become long enough.
        if self.period.is_none() && !self.reported {
            self.finds_period();
        }
        Status::Done
    }

    fn progress(&self) -> Progress {
        Progress { done: self.heaps_to().into(), total: Some(self.to.into()) }
    }

    fn report(&mut self) -> Option<Quotient> {
        if self.reported || !matches!(self.stage, Stage::Done) {
            return None;
        }
        self.reported = true;
        Some(self.quotient())
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;
    use crate::core::run_to_end;

    fn to(code: &str, to: u32) -> QuotientJob {
        let code = Code::read_link(code).unwrap();
        let mut job = QuotientJob::new(&code, to);
        run_to_end(&mut job);
        job
    }

    /// A period is proved by as few heaps as prove it: for 0.3, with the classes 1, a, 1, a, …, by those up to 6.
    #[test]
    fn a_period_is_found_at_the_last_heap() {
        let period = |heaps: u32| to("0.3", heaps).period.is_some();
        assert_eq!((4..9).map(period).collect::<Vec<_>>(), [false, false, true, true, true]);
    }

    /// The next heap passes the certificate in its own class and in no other. (Where it brings no
    /// new class: then those there are belong to smaller heaps, and only one tells the truth.)
    #[test]
    fn no_wrong_class_passes() {
        for (code, size) in [("0.77", 30), ("0.77", 50), ("0.123", 15), ("0.333", 9), ("0.53", 30)]
        {
            let (job, longer) = (to(code, size), to(code, size + 1));
            let model = &job.proved;
            assert_eq!(model.monoid.order(), longer.proved.monoid.order());
            let next = usize::try_from(size + 1).unwrap();
            let right = longer.proved.class(next).unwrap();
            let mut options = Bits::new(model.monoid.order());
            for cut in job.rules.cuts(size + 1) {
                let [a, b] = [cut.left, size + 1 - cut.take - cut.left]
                    .map(|part| model.class(part as usize).unwrap());
                options.insert(model.monoid.times(a, b).into());
            }
            for class in 0..Class::try_from(model.monoid.order()).unwrap() {
                let heap = u16::try_from(next).unwrap();
                let kind = Kind::new(&model.monoid, heap, class, &options);
                let contradicts = kind.contradiction(&model.monoid).is_some();
                let mut certificate = model.certificate.clone();
                certificate.add(&model.monoid, kind);
                let mut units = u64::MAX;
                let passed = certificate.step(&model.monoid, &mut units) == Check::Passed;
                assert_eq!(passed && !contradicts, class == right, "{code} {next} {class}");
            }
        }
    }

    /// However the work is cut into steps, the same comes of it.
    #[test]
    fn small_steps_lead_to_the_same() {
        let code = Code::read_link("0.77").unwrap();
        let mut job = QuotientJob::new(&code, 26);
        while job.step(500) == Status::Running {}
        let whole = to("0.77", 26);
        assert_eq!(job.proved.classes, whole.proved.classes);
        assert_eq!((job.heaps_to(), job.quotient().order()), (26, 32));
    }
}
