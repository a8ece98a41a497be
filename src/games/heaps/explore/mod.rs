//! The explorer: values of a code to any length, and what they show.
//!
//! - `exploration`: the values, by the octal engine or the plain way, as a job.
//! - `period`: what is known of their period, `convincing` when one that is only seen is called observed;
//!   `states` proves it for some codes that do not end. `textbook`
//!   has the proof that everybody can follow, `sparse` the one by rare heaps, `certificate` the file for those
//!   who trust nobody. `tailed` has the proof from values alone for codes that do not end: how far they must be known;
//!   `tail_check` is its check by all options, `tail_step` the step of its induction. `finite` proves periods of rules
//!   that are not octal codes; `finite_proof`, `finite_check` and `finite_step` have the same as above where finitely
//!   many numbers may be taken (`fixed` has such moves), `remainders` is the argument where no heap is split, `powers`
//!   that for powers. `checked` is what every check reports. `reason` answers with all of them, and with where a value
//!   comes from; `doubt` says why a result of somebody's program cannot be right.
//! - `worked`: one value worked out by all options, and by a mask.
//! - `talk`: the job as it is asked and answers, so that only it holds the values; `protocol`: what is
//!   asked and answered; `picture`, `compare`: answers that take a while.
//! - `atlas`: many codes, each as far as its share of the work goes.

mod atlas;
mod certificate;
mod checked;
mod compare;
mod convincing;
mod doubt;
mod drawn;
mod exploration;
mod finite;
mod finite_check;
mod finite_proof;
mod finite_step;
mod fixed;
mod masks;
mod period;
mod picture;
mod powers;
mod protocol;
mod reason;
mod remainders;
mod sparse;
mod states;
mod tail_check;
mod tail_step;
mod tailed;
mod talk;
mod textbook;
mod worked;

pub use crate::core::octal::Tally;
pub use atlas::{Alike, AtlasJob, AtlasRow, atlas_codes};
pub use certificate::{MAX_CERTIFIED, MAX_PLAIN, NoFile, PeriodFile};
pub use checked::{CheckVerdict, Checked};
pub use compare::{Compared, Mismatch, Shifted};
pub use doubt::Doubt;
pub(super) use doubt::DoubtJob;
pub use drawn::{Mark, drawn, hue};
pub use exploration::{Exploration, Halt, MAX_ENGINE_TO};
pub use finite_proof::FiniteProof;
pub use finite_step::{Counterpart, Counterparts, FiniteStep};
pub use fixed::FixedMoves;
pub use masks::mask_for;
pub use period::{Period, Proof, Recurrence};
pub use picture::{Picture, Plot, STRIP_NONE, Window};
pub use powers::{PowerTaken, PowersProof};
pub use protocol::{Answer, Counted, Line, MAX_SLICE, MAX_VALUES, Overview, Query, QuotientFound};
pub use remainders::{Remainder, remainders};
pub use sparse::{SparseProof, SparseStep, Witness};
pub use tail_step::{SameRest, TailStep};
pub use tailed::TailProof;
pub(super) use talk::{MAX_LINES, Talk};
pub use textbook::{Induction, Matched, Textbook};
pub use worked::{Looked, MAX_WORKED, Weighed, Worked};
