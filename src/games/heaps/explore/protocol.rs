//! What an exploration can be asked and what it answers.

use super::atlas::AtlasRow;
use super::checked::Checked;
use super::compare::{Compared, Shifted};
use super::doubt::Doubt;
use super::finite_step::FiniteStep;
use super::picture::{Picture, Window};
use super::sparse::SparseStep;
use super::tail_step::TailStep;
use super::tailed::TailProof;
use super::textbook::Induction;
use super::worked::Worked;
use super::{Halt, Period};
use crate::core::Message;
use crate::core::octal::{Mask, Tally};
use crate::games::heaps::explain::MexOf;
use crate::games::heaps::misere::{ClassPeriod, Genera, GenusOptions, Presentation};
use serde::{Deserialize, Serialize};

/// The maximum number of values, and the maximum number of rare heaps, that one answer holds.
pub const MAX_SLICE: u32 = 1 << 16;
/// The maximum number of values that one answer holds for whoever only keeps them: a few milliseconds to pack.
pub const MAX_VALUES: u32 = 1 << 18;
/// What an exploration can be asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Query {
    /// Continue to this heap, or only until a period is proved.
    GoOn {
        /// The last heap.
        to: u32,
        /// Whether a proof is enough.
        until_proof: bool,
    },
    /// Draw a window.
    Picture(Window),
    /// Tell values.
    Values {
        /// From this heap on.
        from: u32,
        /// At most so many, and at most [`MAX_VALUES`].
        count: u32,
        /// Comes back with the answer.
        tag: u8,
    },
    /// Tell how often each value occurs.
    Histogram,
    /// Tell rare heaps.
    Rares {
        /// From this place in their list on.
        from: u32,
        /// At most so many, and at most [`MAX_SLICE`].
        count: u32,
    },
    /// Tell the values of one period and the exceptions before it.
    Period,
    /// Compare all values with those `shift` further on.
    Compare(Shifted),
    /// Tell where a value comes from.
    Origin(u32),
    /// Work one value out plainly and by a mask of these bits, perhaps with the parity of the position.
    Worked {
        /// The heap.
        n: u32,
        /// The bits.
        bits: u16,
        /// Whether the parity counts.
        position: bool,
    },
    /// Tell the step of the induction at this n.
    Induction(u64),
    /// Tell the step of the argument by rare heaps at this n.
    SparseStep(u64),
    /// Tell the numbers of the proof from values alone, for a code that repeats for ever.
    TailProof,
    /// Tell the step of that proof at this n.
    TailStep(u64),
    /// Tell the step at this n of the proof for rules under which finitely many numbers may be taken.
    FiniteStep(u64),
    /// Find all values up to the bound of the proof again, by all options.
    CheckBound,
    /// Say what is right where somebody's result is not.
    Doubt(Doubt),
    /// Write the certificate.
    Certificate,
    /// Stop where it is, and keep what is there.
    Rest,
}

/// What is known of the whole.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Overview {
    /// How many values are known, from G(0).
    pub known: u64,
    /// Whether the fast method finds them.
    pub sparse: bool,
    /// Options examined, and how many the plain method looks at for as many values.
    pub options: u64,
    /// See there.
    pub plain_options: u64,
    /// The mask in force.
    pub mask: Option<Mask>,
    /// How many heaps are rare, and the last of them.
    pub rare: Option<(u32, u32)>,
    /// What is known of the period.
    pub period: Option<Period>,
    /// The largest value and the first heap that has it.
    pub largest: Option<(u32, u64)>,
    /// The bytes that are held.
    pub memory: u64,
    /// Why it goes no further.
    pub halt: Option<Halt>,
    /// Whether it rests: all that was asked for is done.
    pub rests: bool,
}

/// One line of a histogram.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Line {
    /// The value.
    pub value: u32,
    /// How many heaps have it and are common (or all, where there is no mask).
    pub common: u64,
    /// How many heaps have it and are rare.
    pub rare: u64,
    /// The heaps of an even and of an odd size that have it.
    pub heaps: [Tally; 2],
}

/// What a histogram counts as a whole.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Counted {
    /// How many different values there are.
    pub values: u64,
    /// How many heaps are common (or all, where there is no mask).
    pub common: u64,
    /// How many heaps are rare.
    pub rare: u64,
}

/// One answer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Answer {
    /// The whole, whenever something has changed.
    Overview(Overview),
    /// To [`Query::Picture`].
    Picture(Picture),
    /// To [`Query::Values`].
    Values {
        /// The first heap.
        from: u32,
        /// Their values.
        values: Vec<u32>,
        /// As it was asked.
        tag: u8,
    },
    /// To [`Query::Histogram`].
    Histogram {
        /// The smallest values, at most a thousand of them. The empty heap is not counted.
        lines: Vec<Line>,
        /// All values, also those that have no line.
        all: Counted,
        /// The mask under which fewest heaps are rare, and how many of them are.
        best: Option<(Mask, u64)>,
    },
    /// To [`Query::Rares`].
    Rares {
        /// The place in the list.
        from: u32,
        /// The heaps.
        heaps: Vec<u32>,
    },
    /// To [`Query::Period`].
    Period {
        /// The values from the pre-period on; none where the period is long.
        values: Vec<u32>,
        /// The heaps before the pre-period whose values break the period, as many as are listed.
        exceptions: Vec<u32>,
        /// How many there are; `None` where the pre-period is too long to count them.
        exception_count: Option<u64>,
    },
    /// To [`Query::Origin`], where the value is known.
    Origin(MexOf),
    /// To [`Query::Worked`], where that can be done.
    Worked {
        /// The mask.
        mask: Mask,
        /// What came of it.
        worked: Worked,
    },
    /// To [`Query::Induction`], where a period is proved and n is not too small.
    Induction(Induction),
    /// To [`Query::SparseStep`], where a period is proved by rare heaps and n is not too small.
    SparseStep(SparseStep),
    /// To [`Query::TailProof`], where a period is proved; `None` if the proof would take too many values.
    TailProof(Option<TailProof>),
    /// To [`Query::TailStep`], where there is such a proof and n is not too small.
    TailStep(TailStep),
    /// To [`Query::FiniteStep`], where there is such a proof and n is not too small.
    FiniteStep(FiniteStep),
    /// To [`Query::CheckBound`], now and then and at the end.
    Checked(Checked),
    /// To [`Query::Doubt`], and to the question about a doubt.
    Doubt(Doubt, Vec<Message>),
    /// To [`Query::Certificate`]: the file; `None` where there is none that can be checked while one waits.
    Certificate(Option<String>),
    /// To [`Query::Compare`].
    Compared(Compared),
    /// More genera, to the question for them.
    Genera(Genera),
    /// To the question for the options of a heap.
    MisereOptions(GenusOptions),
    /// To the question for a misère quotient.
    Quotient(QuotientFound),
    /// Rows of the atlas that are new, or of which more is known.
    Atlas(Vec<AtlasRow>),
    /// To [`Query::GoOn`], where it is refused.
    Refused(crate::core::Refusal),
}

/// What was found of a misère quotient.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct QuotientFound {
    /// How many classes it has.
    pub order: u64,
    /// It holds for sums of heaps of up to so many tokens each.
    pub heaps_to: u32,
    /// Where it is proved for heaps of any size: how their classes recur.
    pub period: Option<ClassPeriod>,
    /// Its presentation, where that can be read.
    pub presentation: Option<Presentation>,
}
