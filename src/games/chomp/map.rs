//! Maps of a position: the result of each bite.

use super::oracle::{Oracle, OracleJob};
use crate::core::bars::{PliesJob, PliesTable, Shape, ValuesJob, ValuesTable};
use crate::core::{Job, Nimber, Progress, Refusal, Status};
use serde::{Deserialize, Serialize};
use std::rc::Rc;

/// The maximum number of shapes within one whose plies or values are found when they are asked for: a byte each,
/// and some seconds. A bar of 14 × 14 has 40 116 600.
pub const MAX_MAPPED: u32 = 41_000_000;

/// One square of a win map.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Cell {
    /// The poison: 0.
    Poison,
    /// A bite that leaves the opponent a won bar: 1.
    Loses,
    /// A bite that leaves the opponent a lost bar: 2.
    Wins,
}

impl Cell {
    /// The number by which win maps show it.
    pub fn number(self) -> u8 {
        match self {
            Self::Poison => 0,
            Self::Loses => 1,
            Self::Wins => 2,
        }
    }
}

/// What each bite of a bar comes to, row by row; rows are as long as the bar's.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct WinMap {
    /// The bar.
    pub bar: Shape,
    /// Its squares.
    pub rows: Vec<Vec<Cell>>,
}

impl WinMap {
    /// The map of a bar whose winning bites are all known.
    pub fn of(bar: &Shape, winning: &[(u8, u8)]) -> Self {
        let cell = |square| match square {
            (0, 0) => Cell::Poison,
            square if winning.contains(&square) => Cell::Wins,
            _ => Cell::Loses,
        };
        Self { bar: bar.clone(), rows: rows(bar, cell) }
    }

    pub(super) fn asked(oracle: &Oracle, bar: &Shape) -> Self {
        Self::of(bar, &oracle.winning(bar).collect::<Vec<_>>())
    }
}

/// How long the play goes on after each bite.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PliesMap {
    /// The bar.
    pub bar: Shape,
    /// The plies to its end, the bite that eats the poison among them.
    pub plies: u8,
    /// By square, the plies to the end of what its bite leaves: 0 where that is nothing, odd where it
    /// is lost for the opponent.
    pub after: Vec<Vec<u8>>,
}

impl PliesMap {
    fn asked(table: &PliesTable, bar: &Shape) -> Self {
        let plies = |shape: &Shape| table.plies(shape).unwrap_or(0);
        let after = rows(bar, |(row, column)| plies(&bar.bitten(row, column)));
        Self { bar: bar.clone(), plies: plies(bar), after }
    }
}

/// The Grundy value of a bar, and of what each bite leaves of it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ValuesMap {
    /// The bar.
    pub bar: Shape,
    /// Its value, where nobody may bite the poison.
    pub value: Nimber,
    /// By square, the value of what its bite leaves; `None` for the poison.
    pub after: Vec<Vec<Option<Nimber>>>,
}

impl ValuesMap {
    fn asked(table: &ValuesTable, bar: &Shape) -> Self {
        let after = rows(bar, |(row, column)| table.value(&bar.bitten(row, column)));
        Self { bar: bar.clone(), value: table.value(bar).unwrap_or_default(), after }
    }
}

fn rows<T>(bar: &Shape, mut cell: impl FnMut((u8, u8)) -> T) -> Vec<Vec<T>> {
    let row = |row| (0..bar.row(row)).map(|column| cell((row, column))).collect();
    (0..bar.height()).map(row).collect()
}

/// The job that finds a [`WinMap`].
#[derive(Debug)]
pub(super) struct WinMapJob {
    bar: Shape,
    oracle: OracleJob,
    reported: bool,
}

impl WinMapJob {
    pub(super) fn new(bar: Shape) -> Result<Self, Refusal> {
        let oracle = OracleJob::asked(&bar)?;
        Ok(Self { bar, oracle, reported: false })
    }
}

impl Job for WinMapJob {
    type Report = Result<WinMap, Refusal>;

    fn step(&mut self, units: u64) -> Status {
        self.oracle.step(units)
    }

    fn progress(&self) -> Progress {
        self.oracle.progress()
    }

    fn report(&mut self) -> Option<Result<WinMap, Refusal>> {
        let told = if self.reported { None } else { self.oracle.report() }?;
        self.reported = true;
        Some(told.map(|oracle| WinMap::asked(&oracle, &self.bar)))
    }
}

/// The job that finds a [`PliesMap`].
#[derive(Debug)]
pub(super) struct PliesMapJob {
    bar: Shape,
    state: PliesState,
    reported: bool,
}

#[derive(Debug)]
enum PliesState {
    Ready(Rc<PliesTable>),
    Running(Box<PliesJob>),
}

impl PliesMapJob {
    pub(super) fn new(bar: Shape) -> Result<Self, Refusal> {
        let kept = super::kept::plies_for(&bar).map(PliesState::Ready);
        let job = || PliesJob::new(&bar, MAX_MAPPED).map(|job| PliesState::Running(Box::new(job)));
        let state = kept.map_or_else(job, Ok)?;
        Ok(Self { bar, state, reported: false })
    }
}

impl Job for PliesMapJob {
    type Report = PliesMap;

    fn step(&mut self, units: u64) -> Status {
        match &mut self.state {
            PliesState::Ready(_) => Status::Done,
            PliesState::Running(job) => job.step(units),
        }
    }

    fn progress(&self) -> Progress {
        match &self.state {
            PliesState::Ready(_) => Progress { done: 1, total: Some(1) },
            PliesState::Running(job) => job.progress(),
        }
    }

    fn report(&mut self) -> Option<PliesMap> {
        if self.reported {
            return None;
        }
        let table = match &mut self.state {
            PliesState::Ready(table) => Rc::clone(table),
            PliesState::Running(job) => {
                let table = job.report()?;
                super::kept::keep_plies(&table);
                table
            }
        };
        self.reported = true;
        Some(PliesMap::asked(&table, &self.bar))
    }
}

/// The job that finds a [`ValuesMap`].
#[derive(Debug)]
pub(super) struct ValuesMapJob {
    bar: Shape,
    job: Box<ValuesJob>,
}

impl ValuesMapJob {
    pub(super) fn new(bar: Shape) -> Result<Self, Refusal> {
        let job = Box::new(ValuesJob::new(&bar, MAX_MAPPED)?);
        Ok(Self { bar, job })
    }
}

impl Job for ValuesMapJob {
    type Report = ValuesMap;

    fn step(&mut self, units: u64) -> Status {
        self.job.step(units)
    }

    fn progress(&self) -> Progress {
        self.job.progress()
    }

    fn report(&mut self) -> Option<ValuesMap> {
        self.job.report().map(|table| ValuesMap::asked(&table, &self.bar))
    }
}
