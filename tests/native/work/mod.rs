//! The solver's bench: what is asked, reported, stopped and kept waiting.

mod bench;
mod checking;
mod waiting;
