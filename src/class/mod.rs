//! What a reader did in a lesson, as it is handed to a teacher without a server.
//!
//! An [`Attempt`] is kept as it is made. `code` packs it into a line that goes through any chat, `gather` finds such
//! lines in any surrounding text, and `replay` works out what the answers are worth: an attempt contains nothing but
//! answers, and no result that it might claim counts; `won` does the same for games, and `mistake` is a single wrong
//! answer. `overview` is what a class did, `csv` the same for a spreadsheet. `kept` is what a device keeps of its
//! reader's own answers, `shelf` of those that were handed in, and `scorm` makes a package of a lesson for a learning
//! platform.

mod attempt;
mod code;
mod csv;
mod gather;
mod kept;
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
pub use kept::with_attempt;
pub use mistake::{Mistake, after, mistake, to_be_answered};
pub use overview::{Common, Overview, Row, overview};
pub use replay::{Result, Standing, replay};
pub use scorm::scorm;
pub use shelf::{Own, codes_of, own_lessons, own_names, with_text, without};
pub use won::Findings;
pub use written::{LATE, LOST, moves, read_game, write_game};

#[cfg(test)]
mod tests;
