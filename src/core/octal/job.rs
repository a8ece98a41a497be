//! The sequence of a game as a job that is advanced step by step.

use super::engine::{Engine, MAX_VALUES, Stop, memory_needed};
use super::period::Finding;
use super::period::Proved;
use super::watch::Watch;
use super::{Digits, Mask};
use crate::{Job, Progress, Refusal, Status};

/// When a job is done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Until {
    /// When all values asked for are known.
    Length,
    /// When a period is proved, or all values asked for are known.
    Proof,
    /// When all values asked for were found one by one, and none of them taken from a period that was
    /// proved: for those who check the proofs, or measure the search.
    Found,
}

/// What was found since the last report.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report {
    /// The first heap of `values`.
    pub from: u64,
    /// The values `G(from), G(from + 1), …`; none where the job was made without them.
    pub values: Vec<u16>,
    /// How many values are known: `G(0)` to `G(known - 1)`.
    pub known: u64,
    /// Options examined so far; see [`OctalJob::options`].
    pub options: u64,
    /// What is known about the period now.
    pub finding: Option<Finding>,
}

/// Finds `G(0)` to `G(length - 1)` and looks for their period.
#[derive(Clone, Debug)]
pub struct OctalJob {
    engine: Engine,
    watch: Watch,
    length: usize,
    until: Until,
    with_values: bool,
    told: usize,
    told_finding: Option<Finding>,
    /// Whether values were taken from a period; none can be searched for after that.
    repeated: bool,
    stop: Option<Stop>,
}

impl OctalJob {
    /// A job for that many values, with the memory for them taken. `with_values`: whether the
    /// reports carry the values. They can be read by [`OctalJob::value`] either way.
    pub fn new(
        digits: Digits,
        length: u64,
        until: Until,
        with_values: bool,
    ) -> Result<Self, Refusal> {
        let mut job = Self {
            engine: Engine::new(digits),
            watch: Watch::default(),
            length: 0,
            until,
            with_values,
            told: 0,
            told_finding: None,
            repeated: false,
            stop: None,
        };
        job.extend(length)?;
        Ok(job)
    }

    /// Continues to `length` values in all, whatever was asked for before; what is known is kept, also where that is
    /// more. A refusal leaves the job as it was.
    pub fn extend(&mut self, length: u64) -> Result<(), Refusal> {
        if length > MAX_VALUES {
            return Err(Refusal::TooLong { asked: length, most: MAX_VALUES });
        }
        let refused = || Refusal::Memory { bytes: memory_needed(self.engine.digits(), length) };
        let asked = usize::try_from(length).map_err(|_| refused())?;
        // Taken immediately even while the sequence is short, so that a refusal comes before the work.
        self.engine.reserve(asked.max(self.length))?;
        // A search that a proof has ended may have been asked to go much further than this.
        self.length = asked.max(self.known_here());
        // Memory that was refused once may be there now.
        self.stop = self.stop.filter(|stop| *stop == Stop::Value);
        Ok(())
    }

    /// Changes when the job is done: after a proof, `Until::Length` makes it continue.
    pub fn set_until(&mut self, until: Until) {
        self.until = until;
    }

    /// The rules.
    pub fn digits(&self) -> &Digits {
        self.engine.digits()
    }

    /// How many values are known: `G(0)` to `G(known() - 1)`.
    pub fn known(&self) -> u64 {
        self.known_here() as u64
    }

    fn known_here(&self) -> usize {
        self.engine.len().min(self.length)
    }

    /// `G(n)`, where it is known. Constant time.
    pub fn value(&self, n: u64) -> Option<u16> {
        let n = usize::try_from(n).ok().filter(|&n| n < self.known_here())?;
        self.engine.value(n)
    }

    /// How many values were found: `G(0)` to `G(computed() - 1)`. The engine finds many at a time, so that a proof may
    /// rest on more than were asked for.
    pub fn computed(&self) -> u64 {
        self.engine.len() as u64
    }

    /// `G(n)`, where it was found, whether or not it was asked for. Constant time.
    pub fn computed_value(&self, n: u64) -> Option<u16> {
        let n = usize::try_from(n).ok().filter(|&n| n < self.engine.len())?;
        self.engine.value(n)
    }

    /// Shows the values of known heaps, in their order.
    pub fn each(&self, heaps: std::ops::Range<u64>, mut see: impl FnMut(u64, u16)) {
        let here = |n: u64| usize::try_from(n).unwrap_or(usize::MAX).min(self.known_here());
        self.engine.each(here(heaps.start)..here(heaps.end), |n, value| see(n as u64, value));
    }

    /// The largest value so far and the first heap that has it. Looks at all values.
    pub fn largest(&self) -> Option<(u16, u64)> {
        let values = (0..self.known_here()).filter_map(|n| Some((self.engine.value(n)?, n as u64)));
        values.max_by(|(a, m), (b, n)| a.cmp(b).then(n.cmp(m)))
    }

    /// What is known about the period now.
    pub fn finding(&self) -> Option<Finding> {
        self.watch.finding(self.engine.len())
    }

    /// The period, where it is proved.
    pub fn proved(&self) -> Option<Proved> {
        match self.finding() {
            Some(Finding::Proved(proved)) => Some(proved),
            _ => None,
        }
    }

    /// The mask in force, and the heaps from 1 on that are rare under it, ascending.
    pub fn mask(&self) -> Option<(Mask, &[u32])> {
        self.engine.mask()
    }

    /// Options examined so far: nim-sums `G(a) ^ G(b)` found or compared for a heap or for a sum
    /// `a + b`, each time that is done (64 for a word of a bit plane, whatever it is wanted for),
    /// guesses that were taken back included; and single heaps as the plain method counts them
    /// where the search for a rare value looks at them. One sum that serves several digits counts
    /// once. To be compared with [`OctalJob::plain_options`].
    pub fn options(&self) -> u64 {
        self.engine.options()
    }

    /// The options that the plain method looks at for as many values: for each heap and each digit,
    /// one for taking it whole, one for leaving one heap, one for each unordered pair of heaps left.
    pub fn plain_options(&self) -> u64 {
        let (digits, known) = (self.digits(), self.engine.len() as u64);
        let ends = (0..self.engine.len().min(65)).filter(|&n| digits.ends(n)).count() as u64;
        let singles = digits.singles().iter().map(|&d| known.saturating_sub(d as u64 + 1));
        // The sum of m / 2 for m below s.
        let halves = |s: u64| (s / 2) * (s.saturating_sub(1) / 2);
        let pairs = digits.splits().iter().map(|&d| halves(known.saturating_sub(d as u64)));
        ends + singles.sum::<u64>() + pairs.sum::<u64>()
    }

    /// The bytes that the job holds, at most.
    pub fn memory(&self) -> u64 {
        self.engine.memory()
    }

    /// Why the sequence goes no further, where it does not.
    pub fn stop(&self) -> Option<Stop> {
        self.stop
    }

    fn is_done(&self) -> bool {
        self.stop.is_some()
            || self.engine.len() >= self.length
            || (self.until == Until::Proof && self.proved().is_some())
    }
}

/// How many values are added at a time by a period that was proved.
const REPEATED: usize = 1 << 12;

impl Job for OctalJob {
    type Report = Report;

    /// A unit is about a nanosecond. The search for a period is one piece of work: some tens of
    /// milliseconds at 10^8 values.
    fn step(&mut self, units: u64) -> Status {
        let mut left = units.max(1);
        while left > 0 && !self.is_done() {
            let copies = self.repeated || self.until != Until::Found;
            if let Some(proved) = self.proved().filter(|_| copies) {
                // What is proved need not be looked for.
                self.repeated = true;
                let count = (self.length - self.known_here()).min(REPEATED);
                if let Err(stop) = self.engine.repeat(proved.period() as usize, count) {
                    self.stop = Some(stop);
                    break;
                }
                left = left.saturating_sub(count as u64);
                continue;
            }
            let cost = match self.engine.grow() {
                Ok(cost) => cost + self.watch.look(&self.engine),
                Err(stop) => {
                    self.stop = Some(stop);
                    break;
                }
            };
            left = left.saturating_sub(cost);
        }
        if !self.is_done() {
            return Status::Running;
        }
        self.watch.look_at_last(&self.engine);
        Status::Done
    }

    fn progress(&self) -> Progress {
        Progress { done: self.known(), total: Some(self.length as u64) }
    }

    fn report(&mut self) -> Option<Report> {
        let (from, known, finding) = (self.told, self.known_here(), self.finding());
        if known == from && finding == self.told_finding {
            return None;
        }
        (self.told, self.told_finding) = (known, finding);
        let values = if self.with_values {
            (from..known).filter_map(|n| self.engine.value(n)).collect()
        } else {
            Vec::new()
        };
        Some(Report {
            from: from as u64,
            values,
            known: known as u64,
            options: self.options(),
            finding,
        })
    }
}
