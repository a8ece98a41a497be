//! Placing on boards: the solver against published values, other games and looking at every move.

mod notation;
mod values;
