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
            self.values.rest();
            return;
        }
        self.queries.push_back(query);
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used, clippy::panic)]
mod tests {
    use super::super::super::code::Code;
    use super::super::super::ruleset::Ruleset;
    use super::super::super::sequence::Method;
    use super::super::compare::Shifted;
    use super::super::picture::{Plot, Window};
    use super::super::protocol::Overview;
    use super::*;

    fn rested(code: &str, to: u32) -> Talk {
        rested_by(&Code::read_link(code).unwrap().into(), to)
    }

    fn rested_by(rules: &Ruleset, to: u32) -> Talk {
        let values = Exploration::new(rules, to, Until::Length, Method::Sparse).unwrap();
        let mut talk = Talk::new(values);
        while talk.step(1 << 16) == Status::Running {}
        talk
    }

    fn ask(talk: &mut Talk, query: Query) -> Vec<Answer> {
        talk.hear(query);
        while talk.step(7) == Status::Running {}
        std::iter::from_fn(|| talk.report()).collect()
    }

    #[test]
    fn it_rests_answers_and_goes_on() {
        let mut talk = rested("0.77", 499);
        let Some(Answer::Overview(first)) = talk.report() else { panic!() };
        assert!(first.rests && first.known == 500);
        assert_eq!(talk.report(), None);
        let values = Query::Values { from: 498, count: 9, tag: 0 };
        let Answer::Values { values: two, .. } = ask(&mut talk, values).remove(0) else { panic!() };
        assert_eq!(two.len(), 2);
        let more = ask(&mut talk, Query::GoOn { to: 599, until_proof: false });
        assert!(matches!(more[..], [Answer::Overview(Overview { known: 600, rests: true, .. })]));
        // Nothing is left to do for less, and that is reported too.
        let less = ask(&mut talk, Query::GoOn { to: 49, until_proof: false });
        assert!(matches!(less[..], [Answer::Overview(Overview { known: 600, rests: true, .. })]));
        let refused = ask(&mut talk, Query::GoOn { to: u32::MAX, until_proof: false });
        assert!(matches!(refused[..], [Answer::Refused(_)]));
    }

    /// Kayles, which has its proof before G(1000).
    #[test]
    fn after_a_search_that_a_proof_has_ended_no_more_is_found_than_is_asked_for() {
        let code = Code::read_link("0.77").unwrap();
        for method in [Method::Sparse, Method::Plain] {
            let mut talk = Talk::new(Exploration::new(&code, 999, Until::Length, method).unwrap());
            while talk.step(1 << 16) == Status::Running {}
            let period = talk.overview().period;
            assert!(period.and_then(|period| period.proof()).is_some(), "{method:?}");
            ask(&mut talk, Query::GoOn { to: 5_000_000, until_proof: true });
            assert!(talk.overview().rests && talk.overview().known < 20_000, "{method:?}");
            let to = u32::try_from(talk.overview().known + 500).unwrap();
            ask(&mut talk, Query::GoOn { to, until_proof: false });
            assert_eq!(talk.overview().known, u64::from(to) + 1, "{method:?}");
        }
    }

    #[test]
    fn a_period_has_values_and_exceptions() {
        let mut talk = rested("0.77", 999);
        talk.report();
        let Answer::Period { values, exceptions, exception_count } =
            ask(&mut talk, Query::Period).remove(0)
        else {
            panic!()
        };
        // Winning Ways, chapter 4: fourteen exceptions, the last at 70; here G(0) is one more.
        assert_eq!(values.len(), 12);
        assert_eq!(exceptions, [0, 3, 6, 9, 11, 15, 18, 21, 22, 28, 34, 39, 57, 70]);
        assert_eq!(exception_count, Some(14));
    }

    /// A proof may rest on more values than were asked for, and what it says of the period does too.
    #[test]
    fn what_is_said_of_a_proof_does_not_depend_on_how_many_values_were_asked_for() {
        for code in ["0.77", "0.07", "0.333"] {
            let [few, many] = [10, 999].map(|to| {
                let mut talk = rested(code, to);
                talk.report();
                [Query::Period, Query::Certificate, Query::Induction(300)]
                    .map(|query| ask(&mut talk, query))
            });
            assert_eq!(few, many, "{code}");
            let Answer::Period { values, .. } = &few[0][0] else { panic!() };
            assert!(!values.is_empty(), "{code}");
            assert!(matches!(&few[1][0], Answer::Certificate(Some(_))), "{code}");
        }
    }

    /// What has no line of its own is counted nevertheless; and the last heap is sorted in with the others.
    #[test]
    fn histograms_count_more_values_than_they_list() {
        let counted = |rules: &str, to: u32| {
            let mut talk = rested_by(&Ruleset::read_link(rules).unwrap(), to);
            let rare = talk.overview().rare;
            let asked = ask(&mut talk, Query::Histogram).remove(0);
            let Answer::Histogram { lines, all, .. } = asked else { panic!() };
            (lines.len(), all, rare)
        };
        let (lines, all, _) = counted("half", 5_000);
        assert_eq!((lines, all), (MAX_LINES, Counted { values: 2_501, common: 5_000, rare: 0 }));
        let (_, all, rare) = counted("grundy", 980);
        assert_eq!((all.rare, all.common, rare), (174, 806, Some((174, 980))));
        let (_, all, rare) = counted("take-1-whole-or-2-unequal", 1_000);
        assert_eq!((all.rare, rare), (298, Some((298, 1_000))));
    }

    #[test]
    fn pictures_and_histograms_count_every_value() {
        let mut talk = rested("0.16", 39_999);
        talk.report();
        let asked = ask(&mut talk, Query::Histogram).remove(0);
        let Answer::Histogram { lines, all, best } = asked else { panic!() };
        assert_eq!((all.values, all.common + all.rare), (lines.len() as u64, 39_999));
        // The empty heap is neither rare nor common.
        assert_eq!(lines.iter().map(|line| line.common + line.rare).sum::<u64>(), 39_999);
        let (rare, last) = talk.overview().rare.unwrap();
        assert_eq!((best.unwrap().0.bits, best.unwrap().1), (30, u64::from(rare)));
        let lasts = lines.iter().filter(|line| line.rare > 0).flat_map(|line| line.heaps);
        assert_eq!(lasts.map(|tally| tally.last).max(), Some(u64::from(last)));
        assert_eq!(lines.iter().map(|line| line.rare).sum::<u64>(), u64::from(rare));

        // As many columns as heaps, as many rows as values: every cell is one value.
        let top = talk.overview().largest.unwrap().0;
        let (from, to, height) = (1_000, 1_299, top + 1);
        let window = Window { plot: Plot::Dots, from, to, width: 300, height };
        let Answer::Picture(picture) = ask(&mut talk, Query::Picture(window)).remove(0) else {
            panic!()
        };
        for n in from..=to {
            let column = (0..height).filter(|row| {
                let cell = (row * 300 + n - from) as usize;
                picture.cells[cell / 4] >> (cell % 4 * 2) & 3 != 0
            });
            assert_eq!(column.collect::<Vec<_>>(), [talk.values.value(n.into()).unwrap()]);
        }
        let window = Window { plot: Plot::Strip, height: 2, ..window };
        let Answer::Picture(picture) = ask(&mut talk, Query::Picture(window)).remove(0) else {
            panic!()
        };
        let expected: Vec<u8> = (from..=to)
            .map(|n| u8::try_from(talk.values.value(n.into()).unwrap()).unwrap())
            .collect();
        assert!(picture.cells[..300] == expected && picture.cells[300..] == expected);
    }

    #[test]
    fn it_pauses_when_asked_and_continues_from_there() {
        let code = Code::read_link("0.376").unwrap();
        let values = Exploration::new(&code, 50_000_000, Until::Length, Method::Sparse).unwrap();
        let mut talk = Talk::new(values);
        assert_eq!(talk.step(1 << 16), Status::Running);
        talk.hear(Query::Rest);
        while talk.step(1 << 16) == Status::Running {}
        let rested = talk.overview();
        assert!(rested.rests && rested.known > 0 && rested.known < 50_000_000);
        talk.hear(Query::GoOn { to: 200_000, until_proof: false });
        while talk.step(1 << 16) == Status::Running {}
        // The engine finds values by the hundred.
        assert!((200_001..201_000).contains(&talk.overview().known));
    }

    #[test]
    fn a_candidate_is_compared_however_small_the_steps() {
        let mut talk = rested("0.77", 999);
        talk.report();
        // The period of Kayles, whose last exception is 70.
        let asked = |shift, from| Query::Compare(Shifted { shift, from });
        let Answer::Compared(all) = ask(&mut talk, asked(12, 0)).remove(0) else { panic!() };
        assert_eq!((all.first.map(|m| m.at), all.last, all.upto), (Some(0), Some(70), 988));
        let first = all.first.unwrap();
        assert_eq!((first.value, first.shifted), (0, 4));
        let Answer::Compared(late) = ask(&mut talk, asked(12, 71)).remove(0) else { panic!() };
        assert_eq!((late.first, late.last, late.count), (None, None, 0));
        // A shift beyond all values compares nothing.
        let Answer::Compared(none) = ask(&mut talk, asked(5_000, 0)).remove(0) else { panic!() };
        assert_eq!((none.first, none.count, none.upto), (None, 0, 0));
    }

    #[test]
    fn both_methods_see_the_same() {
        let code = Code::read_link("0.137").unwrap();
        let [plain, sparse] = [Method::Plain, Method::Sparse].map(|method| {
            let values = Exploration::new(&code, 2_000, Until::Length, method).unwrap();
            let mut talk = Talk::new(values);
            while talk.step(1 << 10) == Status::Running {}
            (talk.overview().period.map(|p| p.recurrence()), talk.overview().largest)
        });
        assert_eq!(plain, sparse);
    }
}
