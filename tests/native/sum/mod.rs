//! Sums of positions of several systems.

mod notation;
mod values;
