//! What can be wrong with a graph as written. Data only: the words are made elsewhere.

use serde::{Deserialize, Serialize};

/// What is wrong with a text that should be a graph, and where.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ReadError {
    /// The line, from 1.
    pub line: usize,
    /// The character in the line, from 1.
    pub column: usize,
    /// The first byte of what is wrong, in the whole text.
    pub start: usize,
    /// The byte after it.
    pub end: usize,
    /// What is wrong.
    pub problem: ReadProblem,
}

/// What is wrong with a text that should be a graph.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum ReadProblem {
    /// There is no vertex in it.
    Empty,
    /// It is longer than a text of its form may be.
    TooLong {
        /// The most bytes.
        most: usize,
    },
    /// It has bytes that no text has.
    NotText,
    /// It has more vertices than a graph may have.
    TooManyVertices {
        /// The most.
        most: usize,
    },
    /// It has more edges than a graph may have.
    TooManyEdges {
        /// The most.
        most: usize,
    },
    /// A sign should stand here, or one of several.
    Expected {
        /// What should.
        sign: String,
        /// What does; empty at the end of the text or of the line.
        found: String,
    },
    /// The name of a vertex should stand here.
    NoName {
        /// What does; empty at the end of the text or of the line.
        found: String,
    },
    /// A name has too many bytes.
    LongName {
        /// The most.
        most: usize,
    },
    /// A quotation or a bracket is not closed.
    NotClosed {
        /// The sign that opens it.
        sign: char,
    },
    /// Brackets stand in brackets too often.
    TooDeep {
        /// How often they may.
        most: usize,
    },
    /// A vertex has no owner.
    NoOwner {
        /// Its name.
        name: String,
    },
    /// A vertex has an owner other than 0 or 1.
    Owner {
        /// Its name.
        name: String,
        /// What stands for the owner.
        found: String,
    },
    /// A vertex is described twice.
    Twice {
        /// Its name.
        name: String,
    },
    /// Something is said of a vertex that is not described anywhere.
    Dangling {
        /// Its name.
        name: String,
    },
    /// Both players are said to win at one vertex.
    WonByBoth {
        /// Its name.
        name: String,
    },
    /// A payoff is not a whole number of up to nine digits.
    Payoff {
        /// The name of its vertex.
        name: String,
        /// What stands for the payoff.
        found: String,
    },
    /// An edge of DOT without a direction.
    NotDirected,
    /// Something of the form that is not read here.
    NotRead {
        /// What.
        found: String,
    },
    /// Nowhere is it said who wins.
    NoWin,
}
