//! Reading graphs: four forms in which people have them, each to the same checked [`Graph`].
//!
//! - `plain`: the form of our own, one line a vertex. `pgsolver`: `parity N;`. `dot`: the language
//!   of Graphviz. `triple`: `(S, A, E)` as it is written in Python, of which `value` reads the parts.
//!   `dot_words` and `dot_attributes` belong to DOT.
//! - `draft`: a graph half read. `cursor`: a place in a text. `wrong`: what can be wrong.
//!
//! Which form a text is in is seen from its beginning: [`format_of`].

mod cursor;
mod dot;
mod dot_attributes;
mod dot_words;
mod draft;
mod pgsolver;
pub(super) mod plain;
mod triple;
mod value;
mod wrong;

use super::graph::Graph;
use crate::core::{Message, Progress, Status};
use crate::games::At;
use cursor::Cursor;
use draft::Draft;

/// The most bytes of a text in the plain form or in that of PGSolver.
pub const MOST_BYTES: usize = 256 << 20;
/// The most bytes of a text in DOT or of a Python triple, which are read in one go.
pub const MOST_BYTES_AT_ONCE: usize = 4 << 20;
/// The most bytes of a name or a label.
pub const MOST_NAME: usize = 200;

/// What was read, or what is wrong and where.
type Read<T> = Result<T, At<Message>>;

/// The form of a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Format {
    /// One line a vertex.
    Plain,
    /// The language of Graphviz.
    Dot,
    /// The files of PGSolver.
    PgSolver,
    /// `(S, A, E)` in Python.
    Triple,
}

/// The form of a text, by how it begins. What is none of the others is taken for the plain one.
pub fn format_of(text: &str) -> Format {
    let mut cursor = Cursor::of(text);
    skip_comments(&mut cursor);
    match cursor.peek() {
        Some(b'(' | b'[' | b'{') => return Format::Triple,
        Some(b'/') if cursor.eat("/*") || cursor.eat("//") => return Format::Dot,
        _ => {}
    }
    let word = cursor.take_while(|byte| byte.is_ascii_alphanumeric() || byte == b'_');
    let spaced = cursor.peek().is_some_and(|byte| byte.is_ascii_whitespace());
    cursor.skip_spaces();
    match word {
        "parity" if spaced && cursor.peek().is_some_and(|byte| byte.is_ascii_digit()) => {
            cursor.take_while(|byte| byte.is_ascii_digit());
            cursor.skip_spaces();
            if cursor.peek() == Some(b';') { Format::PgSolver } else { Format::Plain }
        }
        "strict" | "graph" | "digraph" if dot::opens(cursor) => Format::Dot,
        _ if triple::assigns(cursor) => Format::Triple,
        _ => Format::Plain,
    }
}

/// Reads a graph in whichever form it is.
///
/// Time and memory are linear in the text. The error says what is wrong, in which line and column.
pub fn read_graph(text: &str) -> Result<Graph, At<Message>> {
    let mut reading = GraphReading::new(text.to_owned());
    while reading.step(u64::MAX) == Status::Running {}
    reading.graph()
}

/// Reads a graph from the bytes of a file.
pub fn read_bytes(bytes: Vec<u8>) -> Result<Graph, At<Message>> {
    let mut reading = GraphReading::of_bytes(bytes)?;
    while reading.step(u64::MAX) == Status::Running {}
    reading.graph()
}

/// A graph being read, step by step: a file of 50 MB takes a good part of a second.
#[derive(Clone, Debug)]
pub struct GraphReading {
    text: String,
    format: Format,
    at: usize,
    draft: Draft,
    found: Option<Read<Graph>>,
}

impl GraphReading {
    /// A text to be read.
    pub fn new(text: String) -> Self {
        let format = format_of(&text);
        let most = match format {
            Format::Plain | Format::PgSolver => MOST_BYTES,
            Format::Dot | Format::Triple => MOST_BYTES_AT_ONCE,
        };
        let control = |byte: u8| byte < b' ' && !byte.is_ascii_whitespace() || byte == 0x7f;
        let found = if text.len() > most {
            let message = Message::new("graph-read-too-long");
            Some(Err(wrong::whole(message.with("megabytes", most >> 20))))
        } else {
            // Of bytes below 0x80 none is in the middle of a character.
            let found = text.bytes().position(control);
            found.map(|at| Err(not_text(&text, at, at + 1)))
        };
        Self { text, format, at: 0, draft: Draft::default(), found }
    }

    /// The bytes of a file to be read: refused where they are no text in UTF-8.
    pub fn of_bytes(bytes: Vec<u8>) -> Result<Self, At<Message>> {
        let mut bytes = bytes;
        if bytes.starts_with(b"\xef\xbb\xbf") {
            bytes.drain(..3);
        }
        String::from_utf8(bytes).map(Self::new).map_err(|error| {
            let at = error.utf8_error().valid_up_to();
            let before = String::from_utf8_lossy(&error.as_bytes()[..at]).into_owned();
            not_text(&before, at, at)
        })
    }

    /// Reads on for about so many units; a line costs one for each four of its bytes.
    pub fn step(&mut self, units: u64) -> Status {
        if self.found.is_none() {
            let bytes = usize::try_from(units.saturating_mul(4)).unwrap_or(usize::MAX);
            self.found = self.read(self.at.saturating_add(bytes));
        }
        if self.found.is_some() { Status::Done } else { Status::Running }
    }

    /// How many bytes have been read.
    pub fn progress(&self) -> Progress {
        Progress { done: self.at as u64, total: Some(self.text.len() as u64) }
    }

    /// What was read. Before [`Self::step`] has said that it is done, the text is refused as empty.
    pub fn graph(self) -> Result<Graph, At<Message>> {
        self.found.unwrap_or_else(|| Err(wrong::empty()))
    }

    /// Reads to about this byte; the result where that is the end.
    fn read(&mut self, to: usize) -> Option<Read<Graph>> {
        let read = match self.format {
            Format::Plain => self.lines(to),
            Format::PgSolver => self.entries(to),
            Format::Dot => return Some(dot::read(&self.text)),
            Format::Triple => return Some(triple::read(&self.text)),
        };
        match read {
            Err(error) => Some(Err(error)),
            Ok(false) => None,
            Ok(true) => Some(std::mem::take(&mut self.draft).finish(&self.text)),
        }
    }

    fn lines(&mut self, to: usize) -> Read<bool> {
        let mut cursor = Cursor { at: self.at, ..Cursor::of(&self.text) };
        while cursor.at < cursor.end {
            if cursor.at >= to {
                self.at = cursor.at;
                return Ok(false);
            }
            plain::read_line(&mut self.draft, &mut cursor)?;
        }
        self.at = cursor.at;
        Ok(true)
    }

    fn entries(&mut self, to: usize) -> Read<bool> {
        let mut cursor = Cursor { at: self.at, ..Cursor::of(&self.text) };
        if cursor.at == 0 {
            skip_comments(&mut cursor);
            pgsolver::read_heading(&mut cursor)?;
        }
        while pgsolver::read_line(&mut self.draft, &mut cursor)? {
            if cursor.at >= to {
                self.at = cursor.at;
                return Ok(false);
            }
        }
        self.at = cursor.at;
        Ok(true)
    }
}

/// Bytes that no text has.
fn not_text(text: &str, start: usize, end: usize) -> At<Message> {
    wrong::at(text, start, end, Message::new("graph-read-not-text"))
}

/// Passes over spaces and lines that begin with `#`.
fn skip_comments(cursor: &mut Cursor<'_>) {
    cursor.skip_spaces();
    while cursor.peek() == Some(b'#') {
        cursor.take_while(|byte| byte != b'\n');
        cursor.skip_spaces();
    }
}

/// A whole number of up to nine digits, which may be negative.
pub(super) fn whole_number(text: &str) -> Option<i32> {
    let digits = text.strip_prefix('-').unwrap_or(text);
    let plain = (1..=9).contains(&digits.len()) && digits.bytes().all(|b| b.is_ascii_digit());
    text.parse().ok().filter(|_| plain)
}
