//! A square of a grid.

use crate::core::square;
use serde::{Deserialize, Serialize};
use std::fmt;

/// A square by its row and its column, from 1; (1, 1) is at the top left. Which squares there are,
/// the grid knows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Square {
    /// From 1, at the top.
    pub row: u32,
    /// From 1, at the left.
    pub column: u32,
}

impl Square {
    /// The square of that row and column.
    pub fn new(row: u32, column: u32) -> Self {
        Self { row, column }
    }

    /// As it is said: `(3, 1)`.
    pub fn pair(self) -> String {
        square(self.row, self.column)
    }
}

/// As written in links: `3.1`.
impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}", self.row, self.column)
    }
}
