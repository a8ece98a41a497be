mod inner;
mod letters;
mod lists;
mod lost;
mod marks;
mod reach;
mod shape;

pub use lost::{LostJob, LostTable, lost_bytes};
pub use shape::{MOST_SIDE, Shape};
