//! A grid under a reader's hands: which cells there are, where steps lead, and what a press, a drag
//! or a key comes to. It knows no game, and not where keys and pointers are heard.

mod cells;
mod hand;
mod step;
#[cfg(test)]
mod tests;

pub use cells::{Cell, Cells};
pub use hand::{Act, Hand};
pub use step::Step;
