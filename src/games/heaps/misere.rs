//! Misère play: who cannot move wins. Grundy values do not decide it.

mod memory;
mod nim;
mod reduction;
mod search;
mod solver;

pub use nim::{MisereNim, MisereNimJob, NimReason};
pub use solver::{MisereJob, MisereSearch};
