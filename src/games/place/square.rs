//! A square of a board.

use crate::core::square;
use serde::{Deserialize, Serialize};
use std::fmt;

/// A square by its row and its column, from 1; (1, 1) is at the top left. Which squares there are, the
/// rules know. A vertex of a graph has its number for a column, and the row 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Square {
    /// From 1, at the top.
    pub row: u32,
    /// From 1, at the left.
    pub column: u32,
}

impl Square {
    /// A vertex of a graph, from 1.
    pub fn vertex(number: u32) -> Self {
        Self { row: 0, column: number }
    }

    /// Whether it is a vertex of a graph.
    pub fn is_vertex(self) -> bool {
        self.row == 0
    }

    /// As it is said: `(3, 1)`, or the number of a vertex.
    pub fn pair(self) -> String {
        if self.is_vertex() {
            return self.column.to_string();
        }
        square(self.row, self.column)
    }
}

/// As written in links: `3.1`, or the number of a vertex.
impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_vertex() {
            return write!(f, "{}", self.column);
        }
        write!(f, "{}.{}", self.row, self.column)
    }
}
