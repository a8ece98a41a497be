//! First bites: of one whole bar, and of all bars up to some size.

use super::keys::MAX_GALLERY;
use super::oracle::{Oracle, OracleJob};
use super::size::Chomp;
use crate::core::bars::Shape;
use crate::core::{Job, Progress, Refusal, Status};
use serde::{Deserialize, Serialize};

/// The winning first bites of a whole bar. There is one on every bar but 1 × 1, and nearly always
/// only one.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct FirstBites {
    /// The bar.
    pub size: Chomp,
    /// The bites, row by row.
    pub bites: Vec<(u8, u8)>,
}

/// What the table of a whole bar says.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct WholeBar {
    /// Its first bites.
    pub first: FirstBites,
    /// How many shapes lie within it, itself and the empty one among them: C(rows + columns, rows).
    pub positions: u64,
    /// How many of them are lost for the player to move.
    pub lost: u64,
    /// The bytes that the table takes.
    pub bytes: u64,
}

impl FirstBites {
    fn asked(oracle: &Oracle, size: Chomp) -> Self {
        let bar = Shape::rectangle(size.rows(), size.columns()).unwrap_or_default();
        Self { size, bites: oracle.winning(&bar).collect() }
    }
}

/// The job that finds a [`WholeBar`].
#[derive(Debug)]
pub(super) struct WholeBarJob {
    size: Chomp,
    oracle: OracleJob,
    reported: bool,
}

impl WholeBarJob {
    pub(super) fn new(size: Chomp) -> Result<Self, Refusal> {
        let oracle = OracleJob::whole(size.rows(), size.columns())?;
        Ok(Self { size, oracle, reported: false })
    }

    fn whole_bar(&self, oracle: &Oracle) -> WholeBar {
        let (lost, bytes) = match oracle {
            Oracle::Lost(table) => (table.count(), table.bytes()),
            // A whole bar is only ever decided by its lost shapes.
            Oracle::Plies(_) => (0, 0),
        };
        let bar = Shape::rectangle(self.size.rows(), self.size.columns()).unwrap_or_default();
        let first = FirstBites::asked(oracle, self.size);
        WholeBar { first, positions: bar.count_within(), lost, bytes }
    }
}

impl Job for WholeBarJob {
    type Report = Result<WholeBar, Refusal>;

    fn step(&mut self, units: u64) -> Status {
        self.oracle.step(units)
    }

    fn progress(&self) -> Progress {
        self.oracle.progress()
    }

    fn report(&mut self) -> Option<Result<WholeBar, Refusal>> {
        let told = if self.reported { None } else { self.oracle.report() }?;
        self.reported = true;
        Some(told.map(|oracle| self.whole_bar(&oracle)))
    }
}

/// What decides all bars of at most that many rows and columns.
fn all_up_to(size: u8) -> Result<OracleJob, Refusal> {
    OracleJob::asked(&Shape::rectangle(size, size).unwrap_or_default())
}

/// Bars up to this size are reported before larger ones are begun: some milliseconds.
const FIRST: u8 = 12;

/// The job that finds the first bites of all bars of at most `size` rows and columns, those with no
/// more rows than columns: the others are their mirror images.
#[derive(Debug)]
pub(super) struct GalleryJob {
    size: u8,
    /// The largest bar that has been told.
    told: u8,
    oracle: OracleJob,
    found: Vec<FirstBites>,
    stopped: Option<Refusal>,
}

impl GalleryJob {
    pub(super) fn new(size: u8) -> Result<Self, Refusal> {
        if !(1..=MAX_GALLERY).contains(&size) {
            return Err(Refusal::TooLong { asked: size.into(), most: MAX_GALLERY.into() });
        }
        let first = size.min(FIRST);
        let oracle = all_up_to(first)?;
        Ok(Self { size, told: 0, oracle, found: Vec::new(), stopped: None })
    }

    fn take(&mut self, oracle: &Oracle) {
        let to = if self.told == 0 { self.size.min(FIRST) } else { self.size };
        for columns in 1..=to {
            let from = if columns > self.told { 1 } else { columns + 1 };
            let sizes = (from..=columns).filter_map(|rows| Chomp::new(rows, columns));
            self.found.extend(sizes.map(|size| FirstBites::asked(oracle, size)));
        }
        self.told = to;
    }

    fn is_done(&self) -> bool {
        self.told == self.size || self.stopped.is_some()
    }
}

impl Job for GalleryJob {
    type Report = Result<Vec<FirstBites>, Refusal>;

    fn step(&mut self, units: u64) -> Status {
        if self.is_done() || self.oracle.step(units) == Status::Running {
            return if self.is_done() { Status::Done } else { Status::Running };
        }
        match self.oracle.report() {
            Some(Ok(oracle)) => self.take(&oracle),
            Some(Err(refusal)) => self.stopped = Some(refusal),
            None => {}
        }
        if !self.is_done() {
            match all_up_to(self.size) {
                Ok(job) => self.oracle = job,
                Err(refusal) => self.stopped = Some(refusal),
            }
        }
        if self.is_done() { Status::Done } else { Status::Running }
    }

    fn progress(&self) -> Progress {
        self.oracle.progress()
    }

    fn report(&mut self) -> Option<Result<Vec<FirstBites>, Refusal>> {
        if !self.found.is_empty() {
            return Some(Ok(std::mem::take(&mut self.found)));
        }
        self.stopped.take().map(Err)
    }
}
