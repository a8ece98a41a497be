//! An exploration that takes queries: it keeps the values and replies with small things.

use super::compare::Comparison;
use super::exploration::Exploration;
use super::picture::Drawing;
use super::protocol::{Answer, Counted, Line, MAX_SLICE, MAX_VALUES, Overview, Query};
use super::reason::{Check, check_of, reason};
use crate::core::octal::{Tally, Until};
use crate::core::{Hear, Job, Progress, Status};
use std::collections::VecDeque;

/// The maximum number of values of a period that are reported, and the maximum number of exceptions.
const MAX_REPORTED: u64 = 1_000;
/// Exceptions are looked for where the pre-period is not longer than this.
const MAX_PREPERIOD: u64 = 20_000_000;
/// The maximum number of lines of a histogram.
pub(in crate::games::heaps) const MAX_LINES: usize = 1_024;

/// An exploration that is asked and waits for more.
#[derive(Clone, Debug)]
pub(in crate::games::heaps) struct Talk {
    values: Exploration,
    queries: VecDeque<Query>,
    drawing: Option<Drawing>,
    comparison: Option<Comparison>,
    checking: Option<Check>,
    replies: VecDeque<Answer>,
    told: Option<Overview>,
}

impl Talk {
    pub(in crate::games::heaps) fn new(values: Exploration) -> Self {
        let (queries, replies) = (VecDeque::new(), VecDeque::new());
        let (drawing, comparison, checking) = (None, None, None);
        Self { values, queries, drawing, comparison, checking, replies, told: None }
    }

    fn overview(&self) -> Overview {
        let values = &self.values;
        Overview {
            known: values.known(),
            sparse: values.is_sparse(),
            options: values.options(),
            plain_options: values.plain_options(),
            mask: values.mask().map(|(mask, _)| mask),
            rare: values.rares().filter(|&(count, _)| count > 0),
            period: values.period(),
            largest: values.largest(),
            memory: values.memory(),
            halt: values.halt(),
            rests: values.is_done(),
        }
    }

    fn answer(&mut self, query: Query) {
        let reply = match query {
            Query::GoOn { to, until_proof } => {
                let until = if until_proof { Until::Proof } else { Until::Length };
                match self.values.go_on(to, until) {
                    Ok(()) => {
                        // To be told how far it is even where there is nothing left to do.
                        self.told = None;
                        return;
                    }
                    Err(refusal) => Answer::Refused(refusal),
                }
            }
            Query::Picture(window) => {
                self.drawing = Some(Drawing::new(window, &self.values));
                return;
            }
            Query::Compare(shifted) => {
                self.comparison = Some(Comparison::new(shifted, &self.values));
                return;
            }
            // Done when it was heard.
            Query::Rest => return,
            Query::Values { from, count, tag } => {
                let heaps = u64::from(from)..u64::from(from) + u64::from(count.min(MAX_VALUES));
                Answer::Values { from, values: self.slice(heaps), tag }
            }
            Query::Histogram => self.histogram(),
            Query::Rares { from, count } => {
                let rare = self.values.mask().map(|(_, rare)| rare).unwrap_or_default();
                let heaps = rare.iter().skip(from as usize).take(count.min(MAX_SLICE) as usize);
                Answer::Rares { from, heaps: heaps.copied().collect() }
            }
            Query::Period => self.period(),
            Query::CheckBound => {
                self.checking = check_of(&self.values);
                return;
            }
            Query::Origin(_)
            | Query::Worked { .. }
            | Query::Induction(_)
            | Query::SparseStep(_)
            | Query::TailProof
            | Query::TailStep(_)
            | Query::FiniteStep(_)
            | Query::Doubt(_)
            | Query::Certificate => {
                self.replies.extend(reason(&self.values, query));
                return;
            }
        };
        self.replies.push_back(reply);
    }

    fn slice(&self, heaps: std::ops::Range<u64>) -> Vec<u32> {
        heaps.map_while(|n| self.values.value(n)).collect()
    }

    fn histogram(&self) -> Answer {
        let mask = self.values.mask().map(|(mask, _)| mask);
        let used = |tallies: &[Tally; 2]| tallies.iter().any(|tally| tally.count > 0);
        let used = (0..).zip(self.values.counts()).filter(|(_, tallies)| used(tallies));
        let line = |(value, tallies): (u32, &[Tally; 2])| {
            let mut line = Line { value, common: 0, rare: 0, heaps: *tallies };
            for (parity, &Tally { count, .. }) in (0..).zip(tallies) {
                let common = match (mask, u16::try_from(value)) {
                    (Some(mask), Ok(value)) => mask.is_common(value, parity),
                    _ => true,
                };
                *if common { &mut line.common } else { &mut line.rare } += count;
            }
            line
        };
        let (mut lines, mut all) = (Vec::new(), Counted::default());
        for line in used.map(line) {
            all.values += 1;
            all.common += line.common;
            all.rare += line.rare;
            if lines.len() < MAX_LINES {
                lines.push(line);
            }
        }
        Answer::Histogram { lines, all, best: self.values.best_mask() }
    }

    fn period(&self) -> Answer {
        let (mut values, mut exceptions, mut exception_count) = (Vec::new(), Vec::new(), None);
        // A period may be known by more values than were asked for.
        let value = |n: u64| self.values.computed_value(n);
        if let Some(figures) = self.values.period().map(|period| period.recurrence()) {
            let (start, p) = (figures.preperiod, figures.period);
            if p <= MAX_REPORTED {
                values = (start..start + p).map_while(value).collect();
            }
            if start <= MAX_PREPERIOD {
                let mut count = 0;
                for n in 0..start {
                    // The heap of the first period that stands for n, and what lies between.
                    let up = (start - n).div_ceil(p);
                    let (here, there) = (value(n), value(n + up * p));
                    let expected = there.map(|value| i64::from(value) - saltus(figures.saltus, up));
                    if here.map(i64::from) != expected {
                        count += 1;
                        if count <= MAX_REPORTED {
                            exceptions.extend(u32::try_from(n));
                        }
                    }
                }
                exception_count = Some(count);
            }
        }
        Answer::Period { values, exceptions, exception_count }
    }
}

fn saltus(saltus: u64, times: u64) -> i64 {
    saltus.checked_mul(times).and_then(|all| i64::try_from(all).ok()).unwrap_or(i64::MAX)
}

impl Job for Talk {
    type Report = Answer;

    fn step(&mut self, units: u64) -> Status {
        // What is answered at one go does not wait for a picture.
        if let Some(query) = self.queries.pop_front() {
            self.answer(query);
            return Status::Running;
        }
        if let Some(drawing) = &mut self.drawing {
            if let Some(picture) = drawing.step(&self.values, units) {
                self.replies.push_back(Answer::Picture(picture));
                self.drawing = None;
            }
            return Status::Running;
        }
        if let Some(comparison) = &mut self.comparison {
            if let Some(compared) = comparison.step(&self.values, units) {
                self.replies.push_back(Answer::Compared(compared));
                self.comparison = None;
            }
            return Status::Running;
        }
        if let Some(checking) = &mut self.checking {
            let checked = checking.step(units);
            if checked.verdict.is_some() {
                self.checking = None;
            }
            // Of those that nobody has fetched the last is enough.
            self.replies.retain(|reply| !matches!(reply, Answer::Checked(_)));
            self.replies.push_back(Answer::Checked(checked));
            return Status::Running;
        }
        match self.values.step(units) {
            Status::Running => Status::Running,
            Status::Done | Status::Waiting => Status::Waiting,
        }
    }

    /// Values, pictures, comparisons, what is answered at one go, and options examined for a check.
    fn kind(&self) -> usize {
        match (&self.drawing, &self.comparison, &self.checking) {
            _ if !self.queries.is_empty() => 3,
            (Some(_), ..) => 1,
            (None, Some(_), _) => 2,
            (None, None, Some(_)) => 4,
            (None, None, None) => 0,
        }
    }

    fn progress(&self) -> Progress {
        self.values.progress()
    }

    fn report(&mut self) -> Option<Answer> {
        if let Some(reply) = self.replies.pop_front() {
            return Some(reply);
        }
        let overview = self.overview();
        if self.told == Some(overview) {
            return None;
        }
        self.told = Some(overview);
        Some(Answer::Overview(overview))
    }
}

impl Hear for Talk {
    type Query = Query;

    /// A newer picture takes the place of one that is not begun, and so does a newer comparison.
    fn hear(&mut self, query: Query) {
        if matches!(query, Query::Picture(_) | Query::Compare(_)) {
            let kind = std::mem::discriminant(&query);
            self.queries.retain(|query| std::mem::discriminant(query) != kind);
        }
        // To rest is asked for by somebody who waits.
        if query == Query::Rest {
            // What was asked for before and is not begun would set it going again.
            self.queries.retain(|query| !matches!(query, Query::GoOn { .. }));
            self.values.rest();
            // Also told where it rested already.
            self.told = None;
            return;
        }
        self.queries.push_back(query);
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used, clippy::panic)]
mod tests;
