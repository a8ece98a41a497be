//! The losing positions of three rows, as they are plotted.

use crate::core::bars::{LostRows, ThreeRowsJob};
use crate::core::{Job, Progress, Refusal, Status};
use serde::{Deserialize, Serialize};

/// The maximum number of columns for which every lost position is reported: some 43 000 of them.
pub const MAX_LOST: u32 = 500;
/// The maximum number of cells of a side of a plot.
pub const MAX_CELLS: u16 = 512;

/// What was found about three rows so far. Each report takes the place of the one before it, but for
/// `first_bites` and `points`, to which it adds.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ThreeRows {
    /// The columns up to which three rows are decided.
    pub to: u32,
    /// How many lost positions `[a, b, c]` were found.
    pub count: u64,
    /// Winning first bites of bars of three rows found since the last report: columns, then row and
    /// column of the square.
    pub first_bites: Vec<(u16, (u8, u16))>,
    /// The lost positions found since the last report, where `to` is at most [`MAX_LOST`].
    pub points: Vec<LostRows>,
    /// Lost positions with a (right) and b (up).
    pub second: Plot,
    /// Lost positions with a (right) and c (up).
    pub third: Plot,
}

/// A plane in cells: 0 to `to` on either axis.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Plot {
    /// The cells of a side.
    pub side: u16,
    /// How many lost positions fall into each cell: rows from the bottom, each from the left.
    pub cells: Vec<u32>,
}

impl Plot {
    fn new(side: u16) -> Self {
        Self { side, cells: vec![0; usize::from(side) * usize::from(side)] }
    }

    fn add(&mut self, right: usize, up: usize) {
        if let Some(cell) = self.cells.get_mut(up * usize::from(self.side) + right) {
            *cell += 1;
        }
    }
}

/// The job that finds [`ThreeRows`].
#[derive(Debug)]
pub(super) struct ThreeRowsPlotJob {
    to: u32,
    job: ThreeRowsJob,
    /// For each length the cell it falls into.
    cell: Vec<u16>,
    told: ThreeRows,
    changed: bool,
}

impl ThreeRowsPlotJob {
    /// Plots of `side` cells a side, at least 1.
    pub(super) fn new(to: u32, side: u16) -> Result<Self, Refusal> {
        if side > MAX_CELLS {
            return Err(Refusal::TooLong { asked: side.into(), most: MAX_CELLS.into() });
        }
        let (job, side) = (ThreeRowsJob::new(to)?, side.max(1));
        let cell = |length| u16::try_from(length * u32::from(side) / (to + 1)).unwrap_or(0);
        let told = ThreeRows {
            to,
            count: 0,
            first_bites: Vec::new(),
            points: Vec::new(),
            second: Plot::new(side),
            third: Plot::new(side),
        };
        Ok(Self { to, job, cell: (0..=to).map(cell).collect(), told, changed: true })
    }

    fn take(&mut self, found: Vec<LostRows>) {
        self.changed |= !found.is_empty();
        self.told.count += found.len() as u64;
        let cell = |length: u16| self.cell.get(usize::from(length)).copied().unwrap_or(0).into();
        for &[a, b, c] in &found {
            self.told.second.add(cell(a), cell(b));
            self.told.third.add(cell(a), cell(c));
            if a == b {
                self.told.first_bites.push((a, (2, c)));
            } else if b == c {
                self.told.first_bites.push((a, (1, b)));
            }
        }
        if self.to <= MAX_LOST {
            self.told.points.extend(found);
        }
    }
}

impl Job for ThreeRowsPlotJob {
    type Report = ThreeRows;

    fn step(&mut self, units: u64) -> Status {
        let status = self.job.step(units);
        if let Some(found) = self.job.report() {
            self.take(found);
        }
        status
    }

    fn progress(&self) -> Progress {
        self.job.progress()
    }

    fn report(&mut self) -> Option<ThreeRows> {
        if !std::mem::take(&mut self.changed) {
            return None;
        }
        let told = self.told.clone();
        self.told.first_bites.clear();
        self.told.points.clear();
        Some(told)
    }
}
