//! Bars from which one bites a square with all that lies below and to the right of it: an engine
//! that decides whole bars, and what can be told about single shapes.
//!
//! The edge of what is left is a word of ones and zeros (its letters are named in `shape`), and a bite
//! sorts a stretch of it. So whatever a bite leaves comes earlier in the order of words, and one pass
//! forward decides them all. Lost shapes are rare: one in 44 in a bar of 8 × 10, one in 156 in 14 × 14.
//! All that is fast here is so because work is done from lost shapes only.
//!
//! - `shape`: what is left of a bar. `ranks`: numbers for all shapes within one.
//! - `lost`: the lost shapes of a whole bar, by `letters` (endings of words), `reach` (what a bite
//!   does to a prefix), `inner` (what it does to an ending), `marks` and `lists`.
//! - `plies`, `values`: a byte for each shape within one, its plies to the end or its Grundy value.
//! - `three_rows`: lost shapes of three rows, for thousands of columns.
//! - `recursion`: how a class decides a shape. `cost`: what that costs, with and without memory.
//!   `calls`: the same call by call.
//!
//! Tried and left: a bit for each shape of the bar (14 × 14 takes eight times as long, 16 × 16 twice
//! the memory).

mod calls;
mod cost;
mod inner;
mod letters;
mod lists;
mod lost;
mod marks;
mod plies;
mod ranks;
mod reach;
mod recursion;
mod shape;
mod three_rows;
mod values;

pub use calls::{Calls, Counts, Entry, Frame, MAX_CALLED, Reason, Step};
pub use cost::{Cost, CostJob, MAX_REMEMBERED, Tried};
pub use lost::{LostJob, LostTable, lost_bytes};
pub use plies::{PliesJob, PliesTable};
pub use recursion::{Base, BiteOrder, Recursion};
pub use shape::{MAX_SIDE, Shape};
pub use three_rows::{LostRows, MAX_THREE_ROWS, ThreeRowsJob};
pub use values::{ValuesJob, ValuesTable};
