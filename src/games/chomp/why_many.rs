//! Why results about many bars are right: the result of a first bite, and the calls that the recursion makes.

use super::map::{Cell, WinMap};
use crate::core::bars::{
    Calls, Cost, CostJob, LostRows, MAX_CALLED, Recursion, Shape, ThreeRowsJob, Tried,
};
use crate::core::{Job, Message, Progress, Refusal, Status};
use serde::{Deserialize, Serialize};

/// The maximum number of bites that are named; all are counted.
const MAX_NAMED: usize = 8;

/// What a bite leaves, and how it is answered.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Bitten {
    /// The rows that are left.
    pub rows: Vec<u16>,
    /// A bite that wins from there; `None` where they are lost.
    pub answer: Option<(u8, u16)>,
}

/// What the bites cost that the first call of the recursion tries.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct FirstCall {
    /// What all of it costs, with memory.
    pub cost: Cost,
    /// The bites in order.
    pub tried: Vec<Tried>,
}

/// The rows that are left of a bar.
pub fn bitten(rows: &[u16], (row, column): (u8, u16)) -> Vec<u16> {
    let left = (0_u8..).zip(rows);
    let left = left.map(|(at, &length)| if at < row { length } else { length.min(column) });
    left.take_while(|&length| length > 0).collect()
}

impl Bitten {
    /// From the map of what is left.
    pub fn of(map: &WinMap) -> Self {
        let wins = (0_u8..).zip(&map.rows).find_map(|(row, cells)| {
            let column = cells.iter().position(|cell| *cell == Cell::Wins)?;
            Some((row, u16::try_from(column).ok()?))
        });
        Self { rows: map.bar.rows().iter().map(|&length| length.into()).collect(), answer: wins }
    }

    /// Whether the bite wins that left it, and why.
    pub fn said(&self, bite: (u8, u16)) -> Message {
        let square = |(row, column): (u8, u16)| format!("({row}, {column})");
        let id = if self.answer.is_some() { "check-first-answered" } else { "check-first-wins" };
        let said = Message::new(id).with("bite", square(bite));
        let said = said.with("rows", format!("{:?}", self.rows));
        let Some(answer) = self.answer else { return said };
        let then = format!("{:?}", bitten(&self.rows, answer));
        said.with("answer", square(answer)).with("then", then)
    }
}

impl FirstCall {
    /// How the calls for a bar add up.
    pub fn said(&self, bar: &Shape, with_memory: bool) -> Vec<Message> {
        let calls = if with_memory { Some(self.cost.calls) } else { self.cost.without };
        let (Some(calls), Some(last)) = (calls, self.tried.last()) else {
            return vec![Message::new("check-calls-base")];
        };
        let of = |one: &Tried| if with_memory { one.calls } else { one.without };
        let bites = self.tried.iter().map(|one| format!("({}, {})", one.bite.0, one.bite.1));
        let parts = self.tried.iter().map(|one| of(one).to_string());
        let said = Message::new("check-calls-why")
            .with("rows", format!("{:?}", bar.rows()))
            .with("bites", shortened(bites.collect(), ", "))
            .with("sum", format!("1 + {}", shortened(parts.collect(), " + ")))
            .with("calls", calls);
        let end = if last.won { "check-calls-all" } else { "check-calls-early" };
        let mut said = vec![said, Message::new(end)];
        if with_memory {
            let remembered = self.cost.calls.saturating_sub(self.cost.worked);
            let memory = Message::new("check-calls-memory").with("remembered", remembered);
            said.push(memory.with("worked", self.cost.worked));
        }
        said
    }
}

/// The first of many, and the last.
fn shortened(mut texts: Vec<String>, between: &str) -> String {
    if texts.len() > MAX_NAMED {
        let last = texts.pop();
        texts.truncate(MAX_NAMED - 2);
        texts.push("…".to_owned());
        texts.extend(last);
    }
    texts.join(between)
}

/// How many positions of a bar there are.
pub fn why_positions(rows: u8, columns: u8, count: u64) -> Message {
    Message::new("check-positions-why")
        .with("rows", u32::from(rows))
        .with("columns", u32::from(columns))
        .with("both", u32::from(rows) + u32::from(columns))
        .with("count", count)
}

/// What lost positions of three rows there are, of so many in all.
pub fn why_three_rows(to: u32, count: u64) -> Message {
    let two = u64::from(to).saturating_sub(1);
    Message::new("check-three-rows-why")
        .with("to", to)
        .with("two", two)
        .with("three", count.saturating_sub(two + u64::from(to > 0)))
}

/// The job that finds a [`FirstCall`].
#[derive(Debug)]
pub(super) struct FirstCallJob {
    job: CostJob,
    done: bool,
    told: bool,
}

impl FirstCallJob {
    pub(super) fn new(bar: &Shape, recursion: Recursion) -> Result<Self, Refusal> {
        Ok(Self { job: CostJob::of(recursion, bar, true, 0)?, done: false, told: false })
    }
}

impl Job for FirstCallJob {
    type Report = FirstCall;

    fn step(&mut self, units: u64) -> Status {
        let status = self.job.step(units);
        self.done = status == Status::Done;
        status
    }

    fn progress(&self) -> Progress {
        self.job.progress()
    }

    fn report(&mut self) -> Option<FirstCall> {
        if !self.done || self.told {
            return None;
        }
        self.told = true;
        let cost = self.job.report()?;
        Some(FirstCall { cost, tried: self.job.tried().to_vec() })
    }
}

/// The job that finds [`Bitten`] of at most three rows, of any length.
#[derive(Debug)]
pub(super) struct ThreeRowsBittenJob {
    rows: LostRows,
    job: ThreeRowsJob,
    answer: Option<(u8, u16)>,
    done: bool,
    told: bool,
}

impl ThreeRowsBittenJob {
    pub(super) fn new(rows: LostRows) -> Result<Self, Refusal> {
        let job = ThreeRowsJob::new(rows[0].into())?;
        Ok(Self { rows, job, answer: None, done: false, told: false })
    }
}

/// The bite that makes one position of another.
fn bite_to(rows: LostRows, lost: LostRows) -> Option<(u8, u16)> {
    // The first row that is shorter is the one that is bitten.
    let (row, length) = (0_u8..)
        .zip(lost)
        .zip(rows)
        .find_map(|((row, left), length)| (left < length).then_some((row, left)))?;
    (bitten(&rows, (row, length)) == without_empty(&lost)).then_some((row, length))
}

/// The rows that have squares.
fn without_empty(rows: &[u16]) -> Vec<u16> {
    rows.iter().copied().take_while(|&length| length > 0).collect()
}

impl Job for ThreeRowsBittenJob {
    type Report = Bitten;

    fn step(&mut self, units: u64) -> Status {
        let status = self.job.step(units);
        for lost in self.job.report().unwrap_or_default() {
            self.answer = self.answer.or_else(|| bite_to(self.rows, lost));
        }
        self.done = status == Status::Done;
        status
    }

    fn progress(&self) -> Progress {
        self.job.progress()
    }

    fn report(&mut self) -> Option<Bitten> {
        if !self.done || self.told {
            return None;
        }
        self.told = true;
        let rows = self.rows.into_iter().take_while(|&length| length > 0).collect();
        Some(Bitten { rows, answer: self.answer })
    }
}

/// What the recursion remembers of a bar: each position with whether it is won, in the order in which they
/// come in.
pub type Memo = Vec<(Shape, bool)>;

/// The job that finds a [`Memo`], of a bar with at most [`MAX_CALLED`] positions.
#[derive(Debug)]
pub(super) struct MemoJob {
    calls: Calls,
    told: bool,
}

impl MemoJob {
    pub(super) fn new(bar: &Shape, recursion: Recursion) -> Result<Self, Refusal> {
        let refused = Refusal::TooLong { asked: bar.count_within(), most: MAX_CALLED.into() };
        let calls = Calls::new(recursion, bar, true).ok_or(refused)?;
        Ok(Self { calls, told: false })
    }
}

impl Job for MemoJob {
    type Report = Memo;

    fn step(&mut self, units: u64) -> Status {
        let mut left = units / 8 + 1;
        while left > 0 && !self.calls.is_over() {
            self.calls.step();
            left -= 1;
        }
        if self.calls.is_over() { Status::Done } else { Status::Running }
    }

    fn progress(&self) -> Progress {
        Progress { done: self.calls.counts().calls, total: None }
    }

    fn report(&mut self) -> Option<Memo> {
        if !self.calls.is_over() || self.told {
            return None;
        }
        self.told = true;
        Some(self.calls.entries().iter().map(|entry| (entry.shape.clone(), entry.won)).collect())
    }
}
