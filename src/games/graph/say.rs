//! What is to be said of each error.

use super::error::{CompactError, MoveError, SetupError};
use super::read::{ReadError, ReadProblem};
use crate::core::{Message, Say};

impl Say for SetupError {
    fn say(&self) -> Message {
        match self {
            Self::Kind { found } => Message::new("graph-kind").with("found", short(found)),
            Self::Sticks { found, most } => {
                Message::new("graph-sticks").with("found", short(found)).with("most", *most)
            }
            Self::Tree { vertices, most } => {
                // A tree may have more vertices than there are numbers for.
                let countable = *vertices < u64::MAX;
                let id = if countable { "graph-tree" } else { "graph-tree-huge" };
                Message::new(id).with("vertices", *vertices).with("most", *most)
            }
            Self::Vertex { found, vertices } => Message::new("graph-vertex")
                .with("found", short(found))
                .with("last", vertices.saturating_sub(1)),
            Self::Compact(error) => error.say(),
        }
    }
}

impl Say for CompactError {
    fn say(&self) -> Message {
        match self {
            Self::Unreadable { found } => {
                Message::new("graph-unreadable").with("found", short(found))
            }
            Self::Name { found, most } => {
                Message::new("graph-name").with("found", short(found)).with("most", *most)
            }
            Self::Twice { name } => Message::new("graph-name-twice").with("name", short(name)),
            Self::NoVertex { vertex, vertices } => {
                Message::new("graph-no-vertex").with("vertex", *vertex).with("vertices", *vertices)
            }
            Self::TooManyVertices { most } => {
                Message::new("graph-many-vertices").with("most", *most)
            }
            Self::TooManyEdges { most } => Message::new("graph-many-edges").with("most", *most),
        }
    }
}

impl Say for MoveError {
    fn say(&self) -> Message {
        match self {
            Self::Unreadable { text } => {
                Message::new("graph-move-unreadable").with("found", short(text))
            }
            Self::NoEdge { from, to } => {
                Message::new("graph-move-no-edge").with("from", short(from)).with("to", *to)
            }
            Self::Over => Message::new("graph-move-over"),
        }
    }
}

/// With the line and the column, but where the whole text is to blame.
impl Say for ReadError {
    fn say(&self) -> Message {
        let placed = |id| Message::new(id).with("line", self.line).with("column", self.column);
        match &self.problem {
            ReadProblem::Empty => Message::new("graph-read-empty"),
            ReadProblem::TooLong { most } => {
                Message::new("graph-read-too-long").with("megabytes", most >> 20)
            }
            ReadProblem::NotText => placed("graph-read-not-text"),
            ReadProblem::TooManyVertices { most } => {
                Message::new("graph-read-many-vertices").with("most", *most)
            }
            ReadProblem::TooManyEdges { most } => {
                Message::new("graph-read-many-edges").with("most", *most)
            }
            ReadProblem::Expected { sign, found } if found.is_empty() => {
                placed("graph-read-expected-end").with("sign", sign.as_str())
            }
            ReadProblem::Expected { sign, found } => placed("graph-read-expected")
                .with("sign", sign.as_str())
                .with("found", short(found)),
            ReadProblem::NoName { found } if found.is_empty() => placed("graph-read-no-name-end"),
            ReadProblem::NoName { found } => {
                placed("graph-read-no-name").with("found", short(found))
            }
            ReadProblem::LongName { most } => placed("graph-read-long-name").with("most", *most),
            ReadProblem::NotClosed { sign } => {
                placed("graph-read-not-closed").with("sign", sign.to_string())
            }
            ReadProblem::TooDeep { most } => placed("graph-read-too-deep").with("most", *most),
            ReadProblem::NoOwner { name } => {
                placed("graph-read-no-owner").with("name", short(name))
            }
            ReadProblem::Owner { name, found } => {
                placed("graph-read-owner").with("name", short(name)).with("found", short(found))
            }
            ReadProblem::Twice { name } => placed("graph-read-twice").with("name", short(name)),
            ReadProblem::Dangling { name } => {
                placed("graph-read-dangling").with("name", short(name))
            }
            ReadProblem::WonByBoth { name } => {
                placed("graph-read-won-by-both").with("name", short(name))
            }
            ReadProblem::Payoff { name, found } => {
                placed("graph-read-payoff").with("name", short(name)).with("found", short(found))
            }
            ReadProblem::NotDirected => placed("graph-read-not-directed"),
            ReadProblem::NotRead { found } => {
                placed("graph-read-not-read").with("found", short(found))
            }
            ReadProblem::NoWin => Message::new("graph-read-no-win"),
        }
    }
}

/// The beginning of a text that somebody wrote: enough to know it again.
fn short(text: &str) -> String {
    const MOST: usize = 24;
    if text.chars().count() <= MOST {
        return text.to_owned();
    }
    text.chars().take(MOST).chain(['…']).collect()
}
