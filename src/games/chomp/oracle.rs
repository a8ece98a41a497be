//! Whether bars are lost, from whichever table is at hand.

use super::kept;
use super::moves::bites;
use crate::core::bars::{LostJob, LostTable, PliesJob, PliesTable, Shape, lost_bytes};
use crate::core::{Job, Outcome, Progress, Refusal, Status};
use std::rc::Rc;

/// The maximum number of shapes whose plies are found unasked: some 30 ms. A bar of 11 × 11 has 705 432.
const MAX_UNASKED_PLIES: u32 = 800_000;
/// The maximum number of shapes of a bar whose lost ones are found unasked: about a second. 16 × 16 has 601 080 390.
const MAX_UNASKED: u64 = 700_000_000;
/// The maximum number of bytes of such a table. Long bars of few rows take more than square ones, and more time.
const MAX_UNASKED_BYTES: u64 = 40_000_000;
/// From so many shapes on, the kept table makes room before another is made: it may need its memory.
const MIN_ROOM: u64 = 3_000_000;
/// The maximum number of bytes of any table. A bar of 18 × 18 is reckoned at 240 MB.
pub const MAX_BYTES: u64 = 600_000_000;

/// What is known of all shapes within one.
#[derive(Clone, Debug)]
pub(super) enum Oracle {
    /// Plies, and so outcomes.
    Plies(Rc<PliesTable>),
    /// Outcomes alone.
    Lost(Rc<LostTable>),
}

impl Oracle {
    /// Whether the player to move loses.
    pub(super) fn is_lost(&self, shape: &Shape) -> bool {
        let lost = match self {
            Self::Plies(table) => table.is_lost(shape),
            Self::Lost(table) => table.is_lost(shape),
        };
        lost.unwrap_or(false)
    }

    /// The outcome for the player to move.
    pub(super) fn outcome(&self, shape: &Shape) -> Outcome {
        if self.is_lost(shape) { Outcome::Loss } else { Outcome::Win }
    }

    /// The plies to the end, where they are known.
    pub(super) fn plies(&self, shape: &Shape) -> Option<u8> {
        match self {
            Self::Plies(table) => table.plies(shape),
            Self::Lost(_) => None,
        }
    }

    /// The bites that leave a lost bar, row by row.
    pub(super) fn winning<'a>(&'a self, shape: &'a Shape) -> impl Iterator<Item = (u8, u8)> + 'a {
        bites(shape, false).filter(|&(row, column)| self.is_lost(&shape.bitten(row, column)))
    }

    /// A winning bite, the quickest where plies are known.
    pub(super) fn best(&self, shape: &Shape) -> Option<(u8, u8)> {
        self.winning(shape).min_by_key(|&(row, column)| self.plies(&shape.bitten(row, column)))
    }
}

/// The job that gets an [`Oracle`] for one bar.
#[derive(Debug)]
pub(super) enum OracleJob {
    /// It was kept.
    Ready(Oracle),
    Plies(Box<PliesJob>),
    Lost(Box<LostJob>),
}

impl OracleJob {
    /// For play: `None` where it would take long or much, and nothing is kept.
    pub(super) fn unasked(shape: &Shape) -> Option<Self> {
        let bar = Shape::rectangle(shape.height(), shape.width())?;
        Self::small(shape).or_else(|| {
            let bytes = lost_bytes(bar.height(), bar.width());
            let soon = bar.count_within() <= MAX_UNASKED && bytes <= MAX_UNASKED_BYTES;
            soon.then(|| Self::whole(bar.height(), bar.width()).ok()).flatten()
        })
    }

    /// For a question about outcomes: whatever it takes, as long as the memory is not more than
    /// [`MAX_BYTES`].
    pub(super) fn asked(shape: &Shape) -> Result<Self, Refusal> {
        if let Some(table) = kept::lost_for(shape) {
            return Ok(Self::Ready(Oracle::Lost(table)));
        }
        Self::small(shape).map_or_else(|| Self::whole(shape.height(), shape.width()), Ok)
    }

    /// The lost shapes of a whole bar, and of no other.
    pub(super) fn whole(rows: u8, columns: u8) -> Result<Self, Refusal> {
        let bytes = lost_bytes(rows, columns);
        let bar = Shape::rectangle(rows, columns).filter(|_| bytes <= MAX_BYTES);
        let bar = bar.ok_or(Refusal::Memory { bytes })?;
        let same = |table: &Rc<LostTable>| table.rows() == rows && table.columns() == columns;
        if let Some(table) = kept::lost_for(&bar).filter(same) {
            return Ok(Self::Ready(Oracle::Lost(table)));
        }
        if bar.count_within() > MIN_ROOM {
            kept::forget_lost();
        }
        LostJob::new(rows, columns, MAX_BYTES).map(|job| Self::Lost(Box::new(job)))
    }

    /// What is at hand or soon will be, plies first.
    fn small(shape: &Shape) -> Option<Self> {
        if let Some(table) = kept::plies_for(shape) {
            return Some(Self::Ready(Oracle::Plies(table)));
        }
        if let Ok(job) = PliesJob::new(shape, MAX_UNASKED_PLIES) {
            return Some(Self::Plies(Box::new(job)));
        }
        kept::lost_for(shape).map(|table| Self::Ready(Oracle::Lost(table)))
    }
}

impl Job for OracleJob {
    type Report = Result<Oracle, Refusal>;

    fn step(&mut self, units: u64) -> Status {
        match self {
            Self::Ready(_) => Status::Done,
            Self::Plies(job) => job.step(units),
            Self::Lost(job) => job.step(units),
        }
    }

    fn progress(&self) -> Progress {
        match self {
            Self::Ready(_) => Progress { done: 1, total: Some(1) },
            Self::Plies(job) => job.progress(),
            Self::Lost(job) => job.progress(),
        }
    }

    fn report(&mut self) -> Option<Result<Oracle, Refusal>> {
        match self {
            Self::Ready(oracle) => Some(Ok(oracle.clone())),
            Self::Plies(job) => {
                let table = job.report()?;
                kept::keep_plies(&table);
                Some(Ok(Oracle::Plies(table)))
            }
            Self::Lost(job) => {
                if let Some(refusal) = job.stopped() {
                    return Some(Err(refusal));
                }
                let table = job.report()?;
                kept::keep_lost(&table);
                Some(Ok(Oracle::Lost(table)))
            }
        }
    }
}
