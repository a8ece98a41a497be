//! The analysis of bars that are played as a sum, with one another or with other games: the theory of Sprague and
//! Grundy.

use super::moves::{Move, bites};
use super::position::Position;
use crate::core::bars::{Shape, ValuesJob, ValuesTable};
use crate::core::{Job, Nimber, Outcome, Progress, Status, Unknown, Verdict, nim_sum};
use crate::games::Fact;
use serde::{Deserialize, Serialize};

/// The maximum number of shapes whose values are found: about half a second. A bar of 12 × 12 has 2 704 156.
pub const MAX_VALUED: u32 = 3_000_000;

/// The analysis of a sum. Nobody may bite a poison, and a player who cannot move loses.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SumAnalysis {
    /// Who wins.
    pub verdict: Verdict,
    /// The Grundy value of each bar, in their order; none where they were not found.
    pub values: Vec<Nimber>,
    /// The nim-sum of the values: a loss exactly where it is 0.
    pub nim_sum: Option<Nimber>,
    /// The first winning bites, by bar, row, column.
    pub winning: Vec<Move>,
    /// How many winning bites there are, as far as is known.
    pub winning_count: u64,
    /// Bars that cancel out, being equal or one the other seen along its diagonal: places from 0.
    pub pairs: Vec<(u32, u32)>,
    /// The bytes that the values would take, where they were not found.
    pub needed: Option<u64>,
}

impl SumAnalysis {
    fn decided(
        position: &Position,
        table: &ValuesTable,
        seek: Option<Nimber>,
        most: usize,
    ) -> Self {
        let bars = position.bars();
        let seen = |bar: &Shape| table.value(bar).or_else(|| table.value(&bar.transposed()));
        let value = |bar: &Shape| seen(bar).unwrap_or_default();
        let values: Vec<Nimber> = bars.iter().map(value).collect();
        let sum = nim_sum(values.iter().copied());
        let mut winning = Vec::new();
        // A bite always changes the value.
        let change = seek.map(|seek| sum ^ seek).filter(|change| !change.is_zero());
        for (place, bar) in bars.iter().enumerate().filter(|_| change.is_some()) {
            let target = value(bar) ^ change.unwrap_or_default();
            let hits = |&(row, column): &(u8, u8)| value(&bar.bitten(row, column)) == target;
            let hits = bites(bar, true).filter(hits);
            winning.extend(hits.map(|at| Move::of(place, bars.len(), at)));
        }
        let outcome = if sum.is_zero() { Outcome::Loss } else { Outcome::Win };
        Self {
            verdict: Verdict::Known(outcome),
            values,
            nim_sum: Some(sum),
            winning_count: winning.len() as u64,
            winning: winning.into_iter().take(most).collect(),
            pairs: pairs(bars),
            needed: None,
        }
    }

    /// What is known of bars that are too large for their values to be found.
    fn undecided(position: &Position) -> Self {
        let bars = position.bars();
        let pairs = pairs(bars);
        let paired = pairs.len() * 2 == bars.len();
        let unknown = Verdict::Unknown(Unknown::Budget { positions: 0 });
        Self {
            verdict: if paired { Verdict::Known(Outcome::Loss) } else { unknown },
            values: Vec::new(),
            nim_sum: paired.then_some(Nimber::ZERO),
            winning: Vec::new(),
            winning_count: 0,
            pairs,
            needed: Some(hull(bars).count_within()),
        }
    }

    pub(super) fn facts(&self) -> Vec<(&'static str, Fact)> {
        let mut facts = Vec::new();
        if let Some(sum) = self.nim_sum {
            facts.push(("nim_sum", Fact::Number(sum.0.into())));
        }
        if !self.values.is_empty() {
            let values = self.values.iter().map(|value| value.0.into());
            facts.push(("values", Fact::Numbers(values.collect())));
        }
        facts.extend(self.needed.map(|needed| ("bytes_needed", Fact::Number(needed))));
        facts
    }
}

/// Bars that cancel out, each in one pair only.
fn pairs(bars: &[Shape]) -> Vec<(u32, u32)> {
    let mut pairs: Vec<(u32, u32)> = Vec::new();
    for (place, bar) in (0..).zip(bars) {
        let other = bar.transposed();
        let partner = (place + 1..).zip(bars.iter().skip(place as usize + 1)).find(|(at, next)| {
            (*next == bar || **next == other) && !pairs.iter().any(|pair| pair.1 == *at)
        });
        let free = !pairs.iter().any(|pair| pair.1 == place);
        if let Some((partner, _)) = partner.filter(|_| free) {
            pairs.push((place, partner));
        }
    }
    pairs
}

/// The smallest shape that all of them lie within, each turned so that it is wide: one table serves
/// all bars.
fn hull(bars: &[Shape]) -> Shape {
    let wide = |bar: &Shape| {
        if bar.height() > bar.width() { bar.transposed() } else { bar.clone() }
    };
    let bars: Vec<Shape> = bars.iter().map(wide).collect();
    let height = bars.iter().map(Shape::height).max().unwrap_or(0);
    let longest = |row| bars.iter().map(|bar| bar.row(row)).max().unwrap_or(0);
    Shape::new((0..height).map(longest).collect()).unwrap_or_default()
}

/// The job that finds a [`SumAnalysis`].
#[derive(Debug)]
pub struct SumJob {
    position: Position,
    most: usize,
    /// The value that winning bites lead to: 0, but where the bars are a part of a sum.
    seek: Option<Nimber>,
    values: Option<Box<ValuesJob>>,
    reported: bool,
}

impl SumJob {
    pub(super) fn new(position: &Position, seek: Option<Nimber>, most: usize) -> Self {
        let values = ValuesJob::new(&hull(position.bars()), MAX_VALUED).ok().map(Box::new);
        Self { position: position.clone(), most, seek, values, reported: false }
    }
}

impl Job for SumJob {
    type Report = SumAnalysis;

    fn step(&mut self, units: u64) -> Status {
        self.values.as_mut().map_or(Status::Done, |job| job.step(units))
    }

    fn progress(&self) -> Progress {
        let none = Progress { done: 1, total: Some(1) };
        self.values.as_ref().map_or(none, Job::progress)
    }

    fn report(&mut self) -> Option<SumAnalysis> {
        if self.reported {
            return None;
        }
        let analysis = match &mut self.values {
            None => SumAnalysis::undecided(&self.position),
            Some(job) => {
                SumAnalysis::decided(&self.position, &*job.report()?, self.seek, self.most)
            }
        };
        self.reported = true;
        Some(analysis)
    }
}
