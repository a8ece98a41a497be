//! A grid as an input: which cells there are, where steps lead, and what a press, a drag or a key means. It knows no
//! game, and nothing of where keys and pointers are listened to.

mod cells;
mod hand;
mod step;
#[cfg(test)]
mod tests;

pub use cells::{Cell, Cells};
pub use hand::{Act, Hand};
pub use step::Step;
