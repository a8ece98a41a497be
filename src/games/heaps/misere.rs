//! Misère play: a player who cannot move wins. Grundy values do not decide it.

mod decide;
mod genus;
mod memory;
mod nim;
mod quotient;
mod reduction;
mod search;
mod solver;
mod three;

pub use decide::{MisereFound, MisereJob};
pub use genus::{Genera, GeneraJob, Genus, GenusOptions, GenusOptionsJob};
pub use nim::{MisereNim, MisereNimJob, NimReason};
pub use quotient::{
    ClassPeriod, MAX_PRESENTED, MisereQuotient, Presentation, Quotient, QuotientJob,
};
pub use solver::MisereSearch;
pub use three::ThreeJob;
