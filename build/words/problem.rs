//! What can be wrong with the messages.

use std::error::Error;
use std::fmt;

/// Something wrong, and where.
#[derive(Debug)]
pub(crate) struct Problem {
    file: String,
    place: String,
    what: String,
}

impl Problem {
    /// Something wrong with a message that could be read.
    pub(crate) fn in_message(file: &str, id: &str, what: impl Into<String>) -> Self {
        Self { file: file.to_owned(), place: format!("message `{id}`"), what: what.into() }
    }

    /// Something that could not be read, on this line, in the entry that begins like this.
    pub(crate) fn on_line(file: &str, line: usize, entry: &str, what: impl Into<String>) -> Self {
        let place = format!("line {line}, in `{entry}`");
        Self { file: file.to_owned(), place, what: what.into() }
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}: {}", self.file, self.place, self.what)
    }
}

impl Error for Problem {}
