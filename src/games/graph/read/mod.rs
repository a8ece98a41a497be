//! Reading graphs: the forms in which people have them, each to the same checked [`Graph`].
//!
//! - `plain`: the form of our own, one line a vertex. `pgsolver`: `parity N;`. `dot`: the language
//!   of Graphviz. `triple`: `(S, A, E)` as it is written in Python, of which `value` reads the parts.
//!   `dot_words` and `dot_attributes` belong to DOT. `lines`: successors alone, `0: 1 2 3`; `edges`: edges
//!   alone, `0 -> 1`; `named`: the names in both. `link`: what a link has.
//! - `unowned`: what game is meant by successors alone; `turns` makes a graph of one in which both players
//!   move in turn.
//! - `draft`: a graph half read. `cursor`: a place in a text. `wrong`: what can be wrong.
//!
//! Which form a text is in is seen from its beginning: [`format_of`].

mod cursor;
mod dot;
mod dot_attributes;
mod dot_words;
mod draft;
mod edges;
mod lines;
mod link;
mod named;
mod pgsolver;
pub(super) mod plain;
mod triple;
mod turns;
mod unowned;
mod value;
mod wrong;

use super::graph::Graph;
use crate::core::{Message, Progress, Rule, Status};
use crate::games::At;
use cursor::Cursor;
use draft::Draft;
use serde::{Deserialize, Serialize};

/// The maximum number of bytes of a text in a form that is read line by line: the plain one, that of PGSolver, edges.
pub const MAX_BYTES: usize = 256 << 20;
/// The maximum number of bytes of a text in any other form, which is read in one go.
pub const MAX_BYTES_AT_ONCE: usize = 4 << 20;
/// The maximum number of bytes of a name or a label.
pub const MAX_NAME: usize = 200;

/// What was read, or what is wrong and where.
type Read<T> = Result<T, At<Message>>;

/// The form of a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Format {
    /// One line a vertex.
    Plain,
    /// The language of Graphviz.
    Dot,
    /// The files of PGSolver.
    PgSolver,
    /// `(S, A, E)` in Python, the same by name in JSON, or a dictionary of successors.
    Triple,
    /// Lines of successors.
    Lines,
    /// Lines of edges.
    Edges,
    /// The form of links.
    Link,
}

/// Where the owners of the vertices, and who wins where, were taken from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Owners {
    /// The text says both.
    Given,
    /// Labels such as `4;1` say whose a vertex is, and who wins at `0;k`: whoever took the last stick has
    /// lost in the misère game and won in the normal one.
    Labels(Rule),
    /// The text says neither. Both players move in turn, along the same edges, and the rule says who wins
    /// when no edge is left.
    Turns(Rule),
}

impl Owners {
    /// What is to be said where the text leaves it open, and the rule by which it was taken.
    pub fn said(self) -> Option<(&'static str, Rule)> {
        match self {
            Self::Given => None,
            Self::Labels(rule) => Some(("graph-taken-labels", rule)),
            Self::Turns(rule) => Some(("graph-taken-turns", rule)),
        }
    }
}

/// The form of a text, by how it begins. What is none of the others is taken for the plain one.
pub fn format_of(text: &str) -> Format {
    if link::place(text).is_some() {
        return Format::Link;
    }
    let mut cursor = Cursor::of(text);
    skip_comments(&mut cursor);
    match cursor.peek() {
        Some(b'(' | b'[' | b'{') => return Format::Triple,
        Some(b'/') if cursor.eat("/*") || cursor.eat("//") => return Format::Dot,
        _ => {}
    }
    let first = cursor;
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
        _ if lines::begins(first) => Format::Lines,
        _ if triple::assigns(cursor) => Format::Triple,
        _ if edges::are(text) => Format::Edges,
        _ => Format::Plain,
    }
}

/// Reads a graph in whichever form it is.
///
/// Time and memory are linear in the text. The error says what is wrong, in which line and column.
pub fn read_graph(text: &str) -> Result<Graph, At<Message>> {
    read_taken(text, None).map(|(graph, _)| graph)
}

/// Reads a graph in whichever form it is, and says where its owners were taken from. The rule is for a text
/// that leaves it open who wins; without one, labels are those of the misère game, and players who move in
/// turn lose when they cannot.
///
/// Time and memory are linear in the text. The error says what is wrong, in which line and column.
pub fn read_taken(text: &str, rule: Option<Rule>) -> Result<(Graph, Owners), At<Message>> {
    GraphReading::new(text.to_owned()).under(rule).read_all()
}

/// Reads a graph from the bytes of a file.
pub fn read_bytes(bytes: Vec<u8>) -> Result<Graph, At<Message>> {
    read_bytes_taken(bytes, None).map(|(graph, _)| graph)
}

/// The same as [`read_taken`], from the bytes of a file.
pub fn read_bytes_taken(
    bytes: Vec<u8>,
    rule: Option<Rule>,
) -> Result<(Graph, Owners), At<Message>> {
    GraphReading::of_bytes(bytes)?.under(rule).read_all()
}

/// A graph being read, step by step: a file of 50 MB takes a good part of a second.
#[derive(Clone, Debug)]
pub struct GraphReading {
    text: String,
    format: Format,
    at: usize,
    draft: Draft,
    found: Option<Read<Graph>>,
    rule: Option<Rule>,
    owners: Owners,
    notes: Vec<Message>,
}

impl GraphReading {
    /// The same, under a rule for texts that leave it open who wins.
    #[must_use]
    pub fn under(self, rule: Option<Rule>) -> Self {
        Self { rule, ..self }
    }

    /// The form of the text.
    pub fn format(&self) -> Format {
        self.format
    }

    /// Where the owners were taken from, once all is read.
    pub fn owners(&self) -> Owners {
        self.owners
    }

    /// What was missing in the text, and how it was taken, once all is read.
    pub fn notes(&self) -> &[Message] {
        &self.notes
    }

    /// A text to be read.
    pub fn new(text: String) -> Self {
        let format = format_of(&text);
        let most = match format {
            Format::Plain | Format::PgSolver | Format::Edges => MAX_BYTES,
            Format::Dot | Format::Triple | Format::Lines | Format::Link => MAX_BYTES_AT_ONCE,
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
        let draft = Draft::default();
        let (rule, owners, notes) = (None, Owners::Given, Vec::new());
        Self { text, format, at: 0, draft, found, rule, owners, notes }
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

    fn read_all(mut self) -> Result<(Graph, Owners), At<Message>> {
        while self.step(u64::MAX) == Status::Running {}
        let owners = self.owners();
        self.graph().map(|graph| (graph, owners))
    }

    /// Reads to about this byte; the result where that is the end.
    fn read(&mut self, to: usize) -> Option<Read<Graph>> {
        let read = match self.format {
            Format::Plain => self.lines(to, plain::read_line),
            Format::Edges => self.lines(to, edges::read_line),
            Format::PgSolver => self.entries(to),
            Format::Dot => {
                let read = dot::read(&self.text, self.rule);
                return Some(self.take(read));
            }
            Format::Triple => {
                let read = triple::read(&self.text, self.rule, &mut self.notes);
                return Some(self.take(read));
            }
            Format::Link => {
                let place = link::place(&self.text).unwrap_or(0..self.text.len());
                return Some(link::read(&self.text, place));
            }
            Format::Lines => {
                let read = lines::read(&self.text);
                let read = read.and_then(|draft| unowned::finish(draft, &self.text, self.rule));
                return Some(self.take(read));
            }
        };
        match read {
            Err(error) => Some(Err(error)),
            Ok(false) => None,
            Ok(true) if self.format == Format::Edges => {
                let draft = std::mem::take(&mut self.draft);
                let read = unowned::finish(draft, &self.text, self.rule);
                Some(self.take(read))
            }
            Ok(true) => {
                let mut draft = std::mem::take(&mut self.draft);
                // In a file of PGSolver every vertex has a priority, which decides who wins.
                if self.format == Format::Plain {
                    self.notes.extend(draft.take_sinks(&self.text).1);
                }
                Some(draft.finish(&self.text))
            }
        }
    }

    /// Notes where the owners of a graph come from.
    fn take(&mut self, read: Read<(Graph, Owners)>) -> Read<Graph> {
        read.map(|(graph, owners)| {
            self.owners = owners;
            graph
        })
    }

    fn lines(
        &mut self,
        to: usize,
        line: fn(&mut Draft, &mut Cursor<'_>) -> Read<()>,
    ) -> Read<bool> {
        let mut cursor = Cursor { at: self.at, ..Cursor::of(&self.text) };
        while cursor.at < cursor.end {
            if cursor.at >= to {
                self.at = cursor.at;
                return Ok(false);
            }
            line(&mut self.draft, &mut cursor)?;
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
