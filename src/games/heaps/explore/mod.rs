//! The explorer: values of a code to any length, and what they show.
//!
//! - `exploration`: the values, by the octal engine or the plain way, as a job.
//! - `period`: what is known of their period; `states` proves it for some codes that do not end.

mod exploration;
mod period;
mod states;

pub use exploration::{Exploration, Halt};
pub use period::{Period, Proof, Recurrence};
