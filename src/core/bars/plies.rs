//! How long play goes on: for all shapes within one, the number of bites until the poison is eaten.

use super::ranks::Ranks;
use super::shape::Shape;
use crate::{Job, Progress, Refusal, Status};
use std::rc::Rc;

/// The maximum number of squares: a shape's plies fit a byte.
const MAX_SQUARES: u32 = 254;

/// More than any plies.
const FREE: u8 = u8::MAX;

/// The plies of all shapes within one, under best play of both: who wins wins as fast as can be,
/// the loser holds out as long as possible. The bite that eats the poison is counted, so that a lost
/// shape has an odd number and a won one an even number; the empty shape has 0.
#[derive(Clone, Debug)]
pub struct PliesTable {
    ranks: Ranks,
    plies: Vec<u8>,
}

impl PliesTable {
    /// The plies of a shape; `None` where it does not lie within.
    pub fn plies(&self, shape: &Shape) -> Option<u8> {
        self.ranks.rank(shape).and_then(|rank| self.plies.get(rank as usize)).copied()
    }

    /// Whether the player to move loses; `None` where the shape does not lie within.
    pub fn is_lost(&self, shape: &Shape) -> Option<bool> {
        self.plies(shape).map(|plies| plies % 2 == 1)
    }
}

/// The job that finds a [`PliesTable`]: a byte a shape. It reports once, at its end.
///
/// Shapes are gone through by number. One that no lost shape has marked is lost: its own plies come
/// from all it can become, and it marks all from which it can be left. Lost shapes are rare, so that
/// fewer than two marks a shape are all the work.
#[derive(Debug)]
pub struct PliesJob {
    ranks: Ranks,
    /// By number; [`FREE`] for a shape without a mark.
    plies: Vec<u8>,
    next: usize,
    rows: Vec<u8>,
    /// The sums of terms before each row.
    before: Vec<u32>,
    reported: bool,
}

impl PliesJob {
    /// Refuses a shape within which lie more than `most`, a byte each, or of more than 254 squares.
    pub fn new(whole: &Shape, most: u32) -> Result<Self, Refusal> {
        let refused = Refusal::Memory { bytes: whole.count_within() };
        let small = whole.squares() <= MAX_SQUARES;
        let ranks = Ranks::new(whole, most).filter(|_| small).ok_or(refused)?;
        let mut plies = Vec::new();
        plies.try_reserve_exact(ranks.count() as usize).map_err(|_| refused)?;
        plies.resize(ranks.count() as usize, FREE);
        if let Some(empty) = plies.first_mut() {
            *empty = 0;
        }
        Ok(Self { ranks, plies, next: 1, rows: Vec::new(), before: Vec::new(), reported: false })
    }

    /// Resolves the lost shape with that number; gives what it cost.
    fn resolve(&mut self, rank: u32) -> u64 {
        self.ranks.rows(rank, &mut self.rows);
        self.before.clear();
        let mut sum = 0;
        for (row, &length) in self.rows.iter().enumerate() {
            self.before.push(sum);
            sum += self.ranks.term(row, length);
        }
        let (longest, looked_at) = self.longest_after(rank);
        let plies = longest.saturating_add(1);
        if let Some(own) = self.plies.get_mut(rank as usize) {
            *own = plies;
        }
        looked_at + self.mark_all_before(rank, plies.saturating_add(1))
    }

    /// The maximum number of plies of what a bite leaves, and how many bites there are.
    fn longest_after(&self, rank: u32) -> (u8, u64) {
        let (mut longest, mut bites) = (0, 0);
        let height = self.rows.partition_point(|&length| length > 0);
        for column in 0..self.rows.first().copied().unwrap_or(0) {
            let reach = self.rows.partition_point(|&length| length > column).min(height);
            let after = self.before.get(reach).map_or(0, |before| rank - before);
            let mut cut = after;
            for row in (0..reach).rev() {
                cut += self.ranks.term(row, column);
                let left = self.before.get(row).map_or(0, |before| before + cut);
                longest = longest.max(self.plies.get(left as usize).copied().unwrap_or(0));
            }
            bites += reach as u64;
        }
        (longest, bites)
    }

    /// Marks all shapes from which a bite leads to the one in hand. They differ from it in a run of
    /// equally long rows, some of which are longer.
    fn mark_all_before(&mut self, rank: u32, plies: u8) -> u64 {
        let mut marked = 0;
        let mut from = 0;
        while let Some(&length) = self.rows.get(from) {
            let run = self.rows.iter().skip(from).take_while(|&&other| other == length).count();
            let end = from + run;
            let after = self.before.get(end).map_or(0, |before| rank - before);
            marked += self.mark_run(from, end, length, after, plies);
            from = end;
        }
        marked + self.rows.len() as u64
    }

    /// Fills rows `from..end` in all ways with lengths from `length` up; the terms of the rows after
    /// them sum up to `after`.
    fn mark_run(&mut self, from: usize, end: usize, length: u8, after: u32, plies: u8) -> u64 {
        let whole = self.ranks.whole().rows();
        let own = |row: usize| whole.get(row).copied().unwrap_or(0);
        let above = from.checked_sub(1).and_then(|above| self.rows.get(above)).copied();
        let mut filling = [length; FILLING];
        let mut sums = [0_u32; FILLING];
        let run = end - from;
        sums[0] = self.before.get(from).copied().unwrap_or(0) + after;
        for row in 1..run {
            sums[row] = sums[row - 1] + self.ranks.term(from + row - 1, length);
        }
        let most = |filling: &[u8; FILLING], row: usize| match row.checked_sub(1) {
            Some(above) => own(from + row).min(filling[above % FILLING]),
            None => above.map_or(own(from), |above| above.min(own(from))),
        };
        let mut marked = 0;
        let mut shortest = length + 1;
        loop {
            // The last row takes all lengths in one go.
            let last = most(&filling, run - 1);
            let terms = self.ranks.terms(end - 1);
            let terms = terms.get(shortest.into()..=last.into()).unwrap_or_default();
            for &term in terms {
                if let Some(mark) = self.plies.get_mut((sums[run - 1] + term) as usize) {
                    *mark = plies.min(*mark);
                }
            }
            marked += terms.len() as u64 + 1;
            shortest = length;
            let longer = (0..run - 1).rev().find(|&row| filling[row] < most(&filling, row));
            let Some(row) = longer else { return marked };
            filling[row] += 1;
            filling[row + 1..run].fill(length);
            for row in row + 1..run {
                sums[row] = sums[row - 1] + self.ranks.term(from + row - 1, filling[row - 1]);
            }
        }
    }
}

/// No fewer than the rows of any shape, and a power of two.
const FILLING: usize = 32;

impl Job for PliesJob {
    type Report = Rc<PliesTable>;

    fn step(&mut self, units: u64) -> Status {
        let mut left = units.max(1);
        while let Some(rest) = self.plies.get(self.next..).filter(|rest| !rest.is_empty()) {
            if left == 0 {
                return Status::Running;
            }
            let window = usize::try_from(left).unwrap_or(usize::MAX).min(rest.len());
            let free = rest.iter().take(window).position(|&plies| plies == FREE);
            let passed = free.unwrap_or(window);
            self.next += passed;
            left = left.saturating_sub(passed as u64);
            if free.is_some() {
                let cost = self.resolve(u32::try_from(self.next).unwrap_or(u32::MAX));
                self.next += 1;
                left = left.saturating_sub(cost);
            }
        }
        Status::Done
    }

    fn progress(&self) -> Progress {
        Progress { done: self.next as u64, total: Some(self.ranks.count().into()) }
    }

    fn report(&mut self) -> Option<Rc<PliesTable>> {
        if self.reported || self.next < self.plies.len() {
            return None;
        }
        self.reported = true;
        let plies = std::mem::take(&mut self.plies);
        Some(Rc::new(PliesTable { ranks: self.ranks.clone(), plies }))
    }
}
