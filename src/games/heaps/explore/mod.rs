//! The explorer: values of a code to any length, and what they show.
//!
//! - `exploration`: the values, by the octal engine or the plain way, as a job.
//! - `period`: what is known of their period; `states` proves it for some codes that do not end.
//! - `talk`: the job as it is asked and answers, so that only it holds the values; `picture`: one of
//!   its answers.

mod exploration;
mod period;
mod picture;
mod states;
mod talk;

pub use exploration::{Exploration, Halt};
pub use period::{Period, Proof, Recurrence};
pub use picture::{Picture, Plot, STRIP_NONE, Window};
pub(super) use talk::Talk;
pub use talk::{Answer, Line, MOST_SLICE, Overview, Query};
