//! Many codes together: each as far as its share of the work goes, then again with a larger share.
//!
//! A share is counted in options examined, not in values: a code with few rare heaps goes much
//! further for the same. Codes that are not settled start over in the next round, which looks at four
//! times as many options, so that what was done before costs a third more at most, and only one
//! sequence is held at a time.

mod alike;
mod codes;
mod row;

pub use codes::atlas_codes;
pub use row::{Alike, AtlasRow};

use super::protocol::{Answer, Query};
use super::{Exploration, Period};
use crate::core::octal::Until;
use crate::core::{Hear, Job, Progress, Status};
use crate::games::heaps::code::Code;
use crate::games::heaps::ruleset::Ruleset;
use alike::Heads;
use std::collections::VecDeque;

/// Options that each code may cost in the first round.
const FIRST_SHARE: u64 = 1 << 22;
/// Nothing is looked for past a share of this; that would take days.
const LAST_SHARE: u64 = 1 << 44;
/// The last heap that is ever looked at: with more, the memory of a sequence would be felt.
const FURTHEST: u32 = 40_000_000;
/// Units between two looks at what has come of a code.
const CHUNK: u64 = 1 << 16;

/// Finds the figures of all codes of the atlas. It goes on until it is told to rest.
#[derive(Clone, Debug)]
pub struct AtlasJob {
    codes: Vec<Code>,
    rows: Vec<AtlasRow>,
    heads: Heads,
    /// The codes that are still to be examined in this round, and those that are left for the next.
    queue: VecDeque<u16>,
    later: Vec<u16>,
    share: u64,
    current: Option<(u16, Box<Exploration>)>,
    settled: u64,
    changed: Vec<u16>,
    rests: bool,
}

impl Default for AtlasJob {
    fn default() -> Self {
        let codes = atlas_codes();
        let places = || (0..).zip(&codes).map(|(place, _)| place);
        Self {
            rows: places().map(|place| AtlasRow { place, ..AtlasRow::default() }).collect(),
            heads: Heads::new(codes.len()),
            queue: places().collect(),
            codes,
            later: Vec::new(),
            share: FIRST_SHARE,
            current: None,
            settled: 0,
            changed: Vec::new(),
            rests: false,
        }
    }
}

impl AtlasJob {
    /// Takes up the next code; false where none is left.
    fn take_up(&mut self) -> bool {
        if self.queue.is_empty() {
            if self.later.is_empty() || self.share >= LAST_SHARE {
                return false;
            }
            self.share *= 4;
            // Those with a mask get furthest for their share and come first.
            let rows = &self.rows;
            let masked =
                |place: &u16| rows.get(usize::from(*place)).is_some_and(|row| row.mask.is_some());
            let (first, last): (Vec<_>, Vec<_>) =
                std::mem::take(&mut self.later).into_iter().partition(masked);
            self.queue.extend(first);
            self.queue.extend(last);
        }
        let Some(place) = self.queue.pop_front() else { return false };
        let Some(code) = self.codes.get(usize::from(place)) else { return true };
        // Refused only where there is no memory at all; then the row stays as it is.
        let values = Exploration::new(
            code,
            alike::HEAD - 1,
            Until::Length,
            Ruleset::from(code).best_method(),
        );
        self.current = values.ok().map(|values| (place, Box::new(values)));
        true
    }

    /// Works on the code in hand for a while.
    fn work_on(&mut self, units: u64) {
        let Some((place, mut values)) = self.current.take() else { return };
        let status = values.step(units);
        let head_is_there = values.known() >= u64::from(alike::HEAD);
        if head_is_there {
            self.heads.keep(usize::from(place), &values);
        }
        let proved = matches!(values.period(), Some(Period::Proved(..)));
        if status == Status::Running && !(head_is_there && values.options() > self.share) {
            self.current = Some((place, values));
        } else if values.halt().is_some() || (head_is_there && proved) {
            self.put_down(place, &values, true);
        } else if values.options() > self.share || values.to() >= FURTHEST {
            self.put_down(place, &values, values.to() >= FURTHEST);
        } else if values.go_on((values.to() * 2 + 1).min(FURTHEST), Until::Proof).is_ok() {
            self.current = Some((place, values));
        } else {
            self.put_down(place, &values, true);
        }
    }

    fn put_down(&mut self, place: u16, values: &Exploration, settled: bool) {
        let Some(row) = self.rows.get_mut(usize::from(place)) else { return };
        *row = AtlasRow {
            place,
            known: values.known(),
            period: values.period(),
            largest: values.largest(),
            mask: values.mask().map(|(mask, _)| mask),
            rare: values.rares(),
            alike: None,
        };
        if settled {
            self.settled += 1;
        } else {
            self.later.push(place);
        }
        self.changed.push(place);
        self.changed.extend(self.heads.compare(&mut self.rows, place));
    }
}

impl Job for AtlasJob {
    type Report = Answer;

    fn step(&mut self, units: u64) -> Status {
        let mut left = units.max(1);
        while left > 0 && !self.rests {
            if self.current.is_none() && !self.take_up() {
                return Status::Done;
            }
            let chunk = left.min(CHUNK);
            self.work_on(chunk);
            left -= chunk;
        }
        if self.rests { Status::Waiting } else { Status::Running }
    }

    /// How many codes are settled: their period is proved, or no more can be found here.
    fn progress(&self) -> Progress {
        Progress { done: self.settled, total: Some(self.codes.len() as u64) }
    }

    fn report(&mut self) -> Option<Answer> {
        if self.changed.is_empty() {
            return None;
        }
        let changed = std::mem::take(&mut self.changed);
        let rows = self.rows.iter().filter(|row| changed.contains(&row.place));
        Some(Answer::Atlas(rows.copied().collect()))
    }
}

impl Hear for AtlasJob {
    type Query = Query;

    /// [`Query::Rest`] and [`Query::GoOn`] are heard; whatever `GoOn` says, it goes on.
    fn hear(&mut self, query: Query) {
        match query {
            Query::Rest => self.rests = true,
            Query::GoOn { .. } => self.rests = false,
            _ => {}
        }
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used, clippy::panic)]
mod tests {
    use super::*;

    fn rows(job: &mut AtlasJob) -> Vec<AtlasRow> {
        let mut all: Vec<AtlasRow> = Vec::new();
        while let Some(Answer::Atlas(rows)) = job.report() {
            all.extend(rows);
        }
        all
    }

    /// The first round leaves nothing untold, agrees with the published figures, and goes on where it
    /// was told to rest.
    #[test]
    fn the_first_round_finds_what_is_published() {
        let mut job = AtlasJob::default();
        let count = job.codes.len();
        let (mut told, mut rested) = (vec![None; count], false);
        while job.share == FIRST_SHARE {
            job.step(1 << 20);
            for row in rows(&mut job) {
                told[usize::from(row.place)] = Some(row);
            }
            if !rested && job.settled > 100 {
                job.hear(Query::Rest);
                assert_eq!(job.step(1 << 30), Status::Waiting);
                job.hear(Query::GoOn { to: 0, until_proof: true });
                rested = true;
            }
        }
        assert!(rested && told.iter().all(Option::is_some));
        let place = |code: &str| job.codes.iter().position(|c| c.to_string() == code).unwrap();
        let published = include_str!("../../../../tests/data/octal-periods.csv");
        let mut compared = 0;
        for line in published.lines().skip(1) {
            let fields: Vec<&str> = line.split(',').collect();
            let Some(place) = job.codes.iter().position(|code| code.to_string() == fields[0])
            else {
                continue;
            };
            let row = told[place].unwrap();
            if let Some(Period::Proved(figures, _)) = row.period {
                assert_eq!(figures.preperiod.to_string(), fields[1], "{}", fields[0]);
                assert_eq!(figures.period.to_string(), fields[2], "{}", fields[0]);
                compared += 1;
            }
        }
        assert!(compared > 30, "{compared}");
        // Dawson's Kayles and Dawson's Chess have the values of 0.4, one and two heaps earlier.
        let alike = |code: &str| {
            let alike = told[place(code)].unwrap().alike.unwrap();
            (job.codes[usize::from(alike.place)].to_string(), alike.shift, alike.proved)
        };
        assert_eq!(alike("0.07"), ("0.4".to_owned(), -1, true));
        assert_eq!(alike("0.137"), ("0.4".to_owned(), -2, true));
    }
}
