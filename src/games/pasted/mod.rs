//! Results that readers paste, as programs print them: a plain value, and where each part of it is in the text.
//!
//! Python literals (lists, tuples, sets, dictionaries, `set([1])`), JSON, a C initialiser
//! (`int t[2][2] = {{0, 1}, {1, 0}};`), CSV, plain numbers in lines. What is read knows nothing of games.
//!
//! `value` has what is read, `session` leaves out what was typed at a prompt, `indexed` what R counts and `times` how
//! long it took, `read` reads values in brackets, `several` puts them together, `rows` reads lines of plain values.
//! `right` is what a result is compared with: numbers, grids, sets of vertices, of whatever game; `check`, `series` and
//! `vertices` compare (`elements` takes what was read for a number, a list or a name; `found` is what came of it), and
//! `write` writes what is right in the same notations (`form`). `results` are what functions return:
//! `compare` compares them, `copy` writes them, `graph` and `triple` make them of a graph, `table`
//! and `marks` read the numbers and the picture of a grid, `line` a line of best moves, `mex` sets, `texts` what is no
//! number, `relations` those of a monoid. `sheet` reads and writes results for squares in lines, `listed_heaps` reads
//! lists of lost heaps, `letters` their outcomes in one word, `beside` squares with a number beside each. `job` does it
//! elsewhere, where the text is `packed` with what is right. `digits` are those of other scripts.

mod alike;
mod arrays;
mod atom;
mod bars;
mod beside;
mod call;
mod check;
mod columns;
mod compare;
mod copy;
mod digits;
mod elements;
mod elsewhere;
mod entries;
mod form;
mod found;
mod graph;
mod indexed;
mod job;
mod letters;
mod line;
mod lines;
mod listed_heaps;
mod marks;
mod members;
mod menu;
mod mex;
mod once;
mod packed;
mod prompted;
mod read;
mod relations;
mod results;
mod right;
mod rows;
mod sentences;
mod series;
mod session;
mod several;
mod sheet;
mod signs;
mod table;
mod texts;
mod times;
mod together;
mod triple;
mod value;
mod vertices;
mod write;

pub use check::check;
pub use form::Form;
pub use found::{Checked, Difference, Place};
pub use graph::{MAX_LISTED, Part, is_listed};
pub use job::{CheckJob, CheckReport, ToCheck};
pub use line::signed;
pub use results::{Answer, Entry, Keys, Results, Things};
pub use right::{Bars, Grid, Line, Region, Right, Series};
pub use texts::Texts;
pub use value::{Element, Value};
pub use write::MAX_WRITTEN;

use crate::core::Message;
use crate::games::At;
use read::Reader;

/// The maximum number of bytes of a text.
pub const MAX_BYTES: usize = 16 << 20;
/// The maximum number of values in it, lists and the like among them.
pub const MAX_VALUES: usize = 4_000_000;
/// How deep brackets may be nested.
pub const MAX_DEPTH: usize = 16;

/// What was read of a text.
#[derive(Clone, Debug, PartialEq)]
pub struct Pasted {
    /// The value; of a text with an error in it, what comes before the error. `None` if that is nothing.
    pub value: Option<Element>,
    /// What is wrong, and at which bytes.
    pub error: Option<At<Message>>,
}

impl Pasted {
    /// How many values were read, lists and the like not among them.
    pub fn values(&self) -> u64 {
        self.value.as_ref().map_or(0, Element::leaves)
    }
}

/// What is said of a text with so many bytes, which are too many.
pub fn too_long(bytes: usize) -> Message {
    let message = Message::new("pasted-long").with("found", bytes.div_ceil(1 << 20));
    message.with("megabytes", MAX_BYTES >> 20)
}

/// Reads a text. One that is too long is refused without a look.
///
/// Time and memory are linear in the text: some 40 bytes for each value.
pub fn read_pasted(text: &str) -> Pasted {
    if text.len() > MAX_BYTES {
        let error = too_long(text.len());
        return Pasted { value: None, error: Some(At { start: 0, end: text.len(), error }) };
    }
    let text = indexed::without_indices(text);
    let text = session::without_prompts(&text);
    let text = times::without_times(&text);
    let mut reader = Reader::new(&text);
    reader.skip();
    if lines::is_listed(&reader) { several::read(reader) } else { rows::read(reader) }
}
