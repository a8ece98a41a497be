//! Moves: the vertex moved to.

use super::position::read_vertex;
use crate::core::Message;
use serde::{Deserialize, Serialize};

/// A move to a vertex. It is written as the number of the vertex, from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Move {
    /// The vertex.
    pub to: u32,
}

impl Move {
    /// Reads the number. Whether an edge leads there is not checked here.
    pub fn read(text: &str) -> Result<Self, Message> {
        let wrong = || Message::new("graph-move-unreadable").quoting("found", text);
        read_vertex(text).map(|to| Self { to }).ok_or_else(wrong)
    }
}
