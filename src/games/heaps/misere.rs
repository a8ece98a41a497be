//! Misère play: who cannot move wins. Grundy values do not decide it.

mod genus;
mod memory;
mod nim;
mod quotient;
mod reduction;
mod search;
mod solver;

pub use genus::{Genera, GeneraJob, Genus};
pub use nim::{MisereNim, MisereNimJob, NimReason};
pub use quotient::{ClassPeriod, Quotient, QuotientJob};
pub use solver::{MisereJob, MisereSearch};
