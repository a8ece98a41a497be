mod inner;
mod letters;
mod lists;
mod lost;
mod marks;
mod plies;
mod ranks;
mod reach;
mod shape;
mod values;

pub use lost::{LostJob, LostTable, lost_bytes};
pub use plies::{PliesJob, PliesTable};
pub use shape::{MOST_SIDE, Shape};
pub use values::{ValuesJob, ValuesTable};
