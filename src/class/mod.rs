//! What a reader did in a lesson, as it is handed to a teacher without a server.
//!
//! An [`Attempt`] is kept as it is made. `code` packs it into a line that goes through any chat, `gather`
//! finds such lines in whatever stands around them, `replay` finds out what the answers are worth: what an
//! attempt claims counts for nothing, and it claims nothing but answers; `won` does so for games; `mistake` is a wrong answer by itself. `overview` is what a class did,
//! `csv` the same for a spreadsheet. `shelf` is what a device keeps of it, `scorm` makes a package of a
//! lesson for a learning platform.

mod attempt;
mod code;
mod csv;
mod gather;
mod mistake;
mod overview;
mod replay;
mod scorm;
mod shelf;
mod won;
mod written;

pub use attempt::{Attempt, MAX_NAME, Tried};
pub use code::{PREFIX, read_code, write_code};
pub use csv::csv;
pub use gather::{Gathered, MAX_GATHERED, gather};
pub use mistake::{Mistake, after, mistake, to_be_answered};
pub use overview::{Common, Overview, Row, overview};
pub use replay::{Result, Standing, replay};
pub use scorm::scorm;
pub use shelf::{Own, codes_of, own_lessons, with_text, without};
pub use won::Told;
pub use written::{moves, write_game};

#[cfg(test)]
mod tests;
