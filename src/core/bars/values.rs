//! Grundy values: for all shapes within one, when nobody may bite the poison and a player who cannot move loses.

use super::ranks::Ranks;
use super::shape::Shape;
use crate::{Job, Nimber, Progress, Refusal, Status};
use std::rc::Rc;

/// The maximum number of squares: a value is less than the number of bites, and so fits a byte.
const MAX_SQUARES: u32 = 256;

/// The Grundy values of all shapes within one. The poison alone has 0.
#[derive(Clone, Debug)]
pub struct ValuesTable {
    ranks: Ranks,
    values: Vec<u8>,
}

impl ValuesTable {
    /// The value of a shape; `None` for the empty one, where the poison is gone, and where it does
    /// not lie within.
    pub fn value(&self, shape: &Shape) -> Option<Nimber> {
        let rank = self.ranks.rank(shape).filter(|&rank| rank > 0)?;
        self.values.get(rank as usize).map(|&value| Nimber(value.into()))
    }
}

/// The job that finds a [`ValuesTable`]: a byte a shape, and every bite of every shape examined. It
/// reports once, at its end.
#[derive(Debug)]
pub struct ValuesJob {
    ranks: Ranks,
    values: Vec<u8>,
    /// The shape whose turn it is, and the sums of terms before each of its rows.
    rows: Vec<u8>,
    before: Vec<u32>,
    /// For each column, the terms of rows of that length summed up to each row.
    cuts: Vec<u32>,
    /// For each value, the last number of a shape that had it among its options.
    seen: [u32; 256],
    reported: bool,
}

impl ValuesJob {
    /// Refuses a shape within which lie more than `most`, a byte each, or of more than 256 squares.
    pub fn new(whole: &Shape, most: u32) -> Result<Self, Refusal> {
        let refused = Refusal::Memory { bytes: whole.count_within() };
        let small = whole.squares() <= MAX_SQUARES;
        let ranks = Ranks::new(whole, most).filter(|_| small).ok_or(refused)?;
        let mut values = Vec::new();
        values.try_reserve_exact(ranks.count() as usize).map_err(|_| refused)?;
        // The empty shape, which is no option: its value is never read.
        values.push(0);
        let height = usize::from(whole.height());
        let mut cuts = Vec::new();
        for column in 0..whole.width() {
            let mut sum = 0;
            for row in 0..height {
                cuts.push(sum);
                sum += ranks.term(row, column);
            }
            cuts.push(sum);
        }
        Ok(Self {
            ranks,
            values,
            rows: vec![0; height],
            before: vec![0; height + 1],
            cuts,
            seen: [0; 256],
            reported: false,
        })
    }

    /// Finds the next value; gives how many bites were examined.
    fn grow(&mut self) -> u64 {
        let Some(changed) = self.ranks.next(&mut self.rows) else { return 1 };
        for row in changed..self.rows.len() {
            let before = self.before[row];
            self.before[row + 1] = before + self.ranks.term(row, self.rows[row]);
        }
        let number = u32::try_from(self.values.len()).unwrap_or(u32::MAX);
        let mut looked_at = 1;
        // A bite of the poison is not among the options.
        let mut first = 1;
        let mut reach = self.rows.partition_point(|&length| length > 0);
        let stride = self.rows.len() + 1;
        for (column, cuts) in self.cuts.chunks_exact(stride).enumerate() {
            while reach > 0 && usize::from(self.rows[reach - 1]) <= column {
                reach -= 1;
            }
            if reach == 0 {
                break;
            }
            // What a bite leaves: the rows before it, cut rows up to `reach`, the rows after them.
            let fixed = number - self.before[reach] + cuts[reach];
            for (before, cut) in self.before[first..reach].iter().zip(&cuts[first..reach]) {
                let left = (fixed + before).wrapping_sub(*cut) as usize;
                if let Some(&value) = self.values.get(left) {
                    self.seen[usize::from(value)] = number;
                }
            }
            looked_at += reach as u64;
            first = 0;
        }
        let value = self.seen.iter().position(|&last| last != number).unwrap_or(0);
        self.values.push(u8::try_from(value).unwrap_or(u8::MAX));
        looked_at
    }

    fn is_done(&self) -> bool {
        self.values.len() >= self.ranks.count() as usize
    }
}

impl Job for ValuesJob {
    type Report = Rc<ValuesTable>;

    fn step(&mut self, units: u64) -> Status {
        let mut left = units.max(1);
        while left > 0 && !self.reported && !self.is_done() {
            left = left.saturating_sub(self.grow());
        }
        if self.reported || self.is_done() { Status::Done } else { Status::Running }
    }

    fn progress(&self) -> Progress {
        let done = if self.reported { self.ranks.count() as usize } else { self.values.len() };
        Progress { done: done as u64, total: Some(self.ranks.count().into()) }
    }

    fn report(&mut self) -> Option<Rc<ValuesTable>> {
        if self.reported || !self.is_done() {
            return None;
        }
        self.reported = true;
        let values = std::mem::take(&mut self.values);
        Some(Rc::new(ValuesTable { ranks: self.ranks.clone(), values }))
    }
}
