//! The lost positions within a bar, listed.

use super::oracle::{Oracle, OracleJob};
use crate::core::bars::Shape;
use crate::core::{Job, Progress, Refusal, Status};

/// The maximum number of positions within a bar whose lost ones are listed: some tenths of a second. A bar of 10 × 10
/// has 184 756.
pub const MAX_LISTED: u64 = 200_000;

/// The job that lists the lost positions within a bar.
#[derive(Debug)]
pub(super) struct LostListJob {
    bar: Shape,
    oracle: OracleJob,
    reported: bool,
}

impl LostListJob {
    /// The job, where there are at most [`MAX_LISTED`] positions.
    pub(super) fn new(bar: Shape) -> Result<Self, Refusal> {
        let asked = bar.count_within();
        if asked > MAX_LISTED {
            return Err(Refusal::TooLong { asked, most: MAX_LISTED });
        }
        let oracle = OracleJob::asked(&bar)?;
        Ok(Self { bar, oracle, reported: false })
    }
}

impl Job for LostListJob {
    type Report = Result<Vec<Shape>, Refusal>;

    fn step(&mut self, units: u64) -> Status {
        self.oracle.step(units)
    }

    fn progress(&self) -> Progress {
        self.oracle.progress()
    }

    fn report(&mut self) -> Option<Result<Vec<Shape>, Refusal>> {
        let told = if self.reported { None } else { self.oracle.report() }?;
        self.reported = true;
        Some(told.map(|oracle| lost_within(&oracle, &self.bar)))
    }
}

/// All positions within a bar that are not eaten up, tried one after the other.
fn lost_within(oracle: &Oracle, bar: &Shape) -> Vec<Shape> {
    let mut lost = Vec::new();
    let mut open: Vec<Vec<u8>> = vec![Vec::new()];
    while let Some(rows) = open.pop() {
        let longest = bar.rows().get(rows.len()).copied().unwrap_or(0);
        let longest = rows.last().map_or(longest, |&above| above.min(longest));
        open.extend((1..=longest).map(|length| [rows.as_slice(), &[length]].concat()));
        let shape = Shape::new(rows).filter(|shape| !shape.is_empty());
        lost.extend(shape.filter(|shape| oracle.is_lost(shape)));
    }
    lost
}
