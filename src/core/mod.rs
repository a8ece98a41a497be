//! The mathematics that all impartial games share, computations as values that are advanced step by step, and the cells
//! of boards.
//!
//! Nothing here knows a game by name, reads a clock, draws its own random numbers or touches the
//! web: time comes in as a number of units of work, chance as a seed.

pub mod bars;
mod chance;
pub mod commuting;
mod divisor;
mod formula;
pub mod graph;
pub mod grid;
pub mod growth;
mod job;
mod letter;
mod message;
mod nimber;
pub mod octal;
mod outcome;
pub mod place;
mod player;
mod ticks;

pub use chance::Chance;
pub use divisor::{gcd, lcm};
pub use formula::{Formula, MAX_FORMULA, NoValue};
pub use job::{Hear, Job, NoQuery, Once, Progress, Refusal, Status, WithoutQueries, run_to_end};
pub use letter::plain_letter;
pub use message::{Count, Message, Say, Value, spaced_squares, square, written_nim_sum};
pub use nimber::{Nimber, mex, nim_sum};
pub use outcome::{Outcome, Rule, Unknown, Verdict};
pub use player::Player;
pub use ticks::{Axis, ticks};
