//! Moves: the vertex moved to.

use super::error::MoveError;
use super::position::read_vertex;
use serde::{Deserialize, Serialize};

/// A move to a vertex. It is written as the number of the vertex, from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Move {
    /// The vertex.
    pub to: u32,
}

impl Move {
    /// Reads the number. Whether an edge leads there is not looked at.
    pub fn read(text: &str) -> Result<Self, MoveError> {
        let to =
            read_vertex(text).ok_or_else(|| MoveError::Unreadable { text: text.to_owned() })?;
        Ok(Self { to })
    }
}
