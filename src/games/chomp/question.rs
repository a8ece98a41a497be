//! What can be asked besides who wins a position.

use super::gallery::{FirstBites, GalleryJob, WholeBar, WholeBarJob};
use super::lost::LostListJob;
use super::map::{PliesMap, PliesMapJob, ValuesMap, ValuesMapJob, WinMap, WinMapJob};
use super::size::Chomp;
use super::three_rows::{ThreeRows, ThreeRowsPlotJob};
use super::why_many::{Bitten, FirstCall, FirstCallJob, Memo, MemoJob, ThreeRowsBittenJob};
use crate::core::bars::{Cost, CostJob, LostRows, Recursion, Shape};
use crate::core::{Job, Progress, Refusal, Status};
use serde::{Deserialize, Serialize};

/// The maximum number of calls that a recursion without memory is followed: some minutes.
pub const MAX_CALLS: u64 = 10_000_000_000;

/// A question to the solver of Chomp.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Question {
    /// The win map of a bar. Larger bars are decided than an analysis would, and the table is kept:
    /// the map of whatever is left of the bar is then there immediately, and so is its analysis.
    Map(Shape),
    /// The plies to the end after each bite of a bar, at most [`super::MAX_MAPPED`] shapes within it.
    Plies(Shape),
    /// The Grundy values after each bite of a bar, at most [`super::MAX_MAPPED`] shapes within it.
    Values(Shape),
    /// The table of a whole bar, as [`Self::Map`] keeps it: its first bites and its lost shapes.
    Whole(Chomp),
    /// The lost positions within a bar, of at most [`super::MAX_LISTED`] positions.
    Lost(Shape),
    /// The first bites of all bars up to this many rows and columns, at most [`super::MAX_GALLERY`].
    Gallery(u8),
    /// The lost positions of three rows.
    ThreeRows {
        /// The maximum number of columns, at most [`crate::core::bars::MAX_THREE_ROWS`].
        to: u32,
        /// The cells of a side of the plots, at most [`super::MAX_CELLS`].
        side: u16,
    },
    /// What the usual recursion costs for a bar.
    Cost {
        /// The bar.
        bar: Shape,
        /// How the recursion is written.
        recursion: Recursion,
        /// Whether it remembers what it has decided.
        with_memory: bool,
        /// After how many calls it stops without memory, at most [`MAX_CALLS`].
        most: u64,
    },
    /// What the bites cost that the first call for a bar tries.
    FirstCall {
        /// The bar.
        bar: Shape,
        /// How the recursion is written.
        recursion: Recursion,
    },
    /// What the recursion remembers of a bar of at most [`crate::core::bars::MAX_CALLED`] positions.
    Memo {
        /// The bar.
        bar: Shape,
        /// How the recursion is written.
        recursion: Recursion,
    },
    /// How at most three rows are answered, of at most [`crate::core::bars::MAX_THREE_ROWS`] columns.
    ThreeRowsBitten(LostRows),
}

/// One report of an answer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Answer {
    /// To [`Question::Map`].
    Map(WinMap),
    /// To [`Question::Plies`].
    Plies(PliesMap),
    /// To [`Question::Values`].
    Values(ValuesMap),
    /// To [`Question::Whole`].
    Whole(WholeBar),
    /// To [`Question::Lost`], in no order.
    Lost(Vec<Shape>),
    /// To [`Question::Gallery`]: bars found since the last report, those with no more rows than
    /// columns.
    Gallery(Vec<FirstBites>),
    /// To [`Question::ThreeRows`]: what was found so far.
    ThreeRows(ThreeRows),
    /// To [`Question::Cost`]: how far it has come.
    Cost(Cost),
    /// To [`Question::FirstCall`].
    FirstCall(FirstCall),
    /// To [`Question::Memo`].
    Memo(Memo),
    /// To [`Question::ThreeRowsBitten`].
    Bitten(Bitten),
    /// Memory ran out on the way; nothing more will be told.
    Stopped(Refusal),
}

/// The job that answers a question.
pub(super) fn ask(question: Question) -> Result<Box<dyn Job<Report = Answer>>, Refusal> {
    Ok(match question {
        Question::Map(bar) => boxed(WinMapJob::new(bar)?, |told| or_stopped(told, Answer::Map)),
        Question::Plies(bar) => boxed(PliesMapJob::new(bar)?, Answer::Plies),
        Question::Values(bar) => boxed(ValuesMapJob::new(bar)?, Answer::Values),
        Question::Whole(size) => {
            boxed(WholeBarJob::new(size)?, |told| or_stopped(told, Answer::Whole))
        }
        Question::Lost(bar) => boxed(LostListJob::new(bar)?, |told| or_stopped(told, Answer::Lost)),
        Question::Gallery(size) => {
            boxed(GalleryJob::new(size)?, |told| or_stopped(told, Answer::Gallery))
        }
        Question::ThreeRows { to, side } => {
            boxed(ThreeRowsPlotJob::new(to, side)?, Answer::ThreeRows)
        }
        Question::Cost { most, .. } if most > MAX_CALLS => {
            return Err(Refusal::TooLong { asked: most, most: MAX_CALLS });
        }
        Question::Cost { bar, recursion, with_memory, most } => {
            boxed(CostJob::of(recursion, &bar, with_memory, most)?, Answer::Cost)
        }
        Question::FirstCall { bar, recursion } => {
            boxed(FirstCallJob::new(&bar, recursion)?, Answer::FirstCall)
        }
        Question::Memo { bar, recursion } => boxed(MemoJob::new(&bar, recursion)?, Answer::Memo),
        Question::ThreeRowsBitten(rows) => boxed(ThreeRowsBittenJob::new(rows)?, Answer::Bitten),
    })
}

fn or_stopped<T>(told: Result<T, Refusal>, wrap: fn(T) -> Answer) -> Answer {
    told.map_or_else(Answer::Stopped, wrap)
}

fn boxed<J: Job + 'static>(job: J, wrap: fn(J::Report) -> Answer) -> Box<dyn Job<Report = Answer>> {
    Box::new(Reporting { job, wrap })
}

/// A job whose reports are parts of a larger type.
struct Reporting<J: Job> {
    job: J,
    wrap: fn(J::Report) -> Answer,
}

impl<J: Job> Job for Reporting<J> {
    type Report = Answer;

    fn step(&mut self, units: u64) -> Status {
        self.job.step(units)
    }

    fn progress(&self) -> Progress {
        self.job.progress()
    }

    fn report(&mut self) -> Option<Answer> {
        self.job.report().map(self.wrap)
    }
}
