//! What a move takes.

use super::graph::SmallGraph;
use super::pieces::Pieces;
use serde::{Deserialize, Serialize};

/// Which cells touch which.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Touch {
    /// Those that share a side: the squares of a grid graph.
    Sides,
    /// Those that share a side or a corner, as a king goes.
    Around,
    /// Those in one row, column or diagonal, at any distance and past whatever is gone: as a queen goes.
    Lines,
    /// Those a knight’s move apart.
    Leaps,
    /// Those that a graph says.
    Given,
}

impl Touch {
    /// Whether cells that are so many rows and columns apart touch; of a graph that cannot be said so. A cell
    /// does not touch itself.
    pub fn joins(self, rows: usize, columns: usize) -> bool {
        match self {
            Self::Sides => rows + columns == 1,
            Self::Around => rows.max(columns) == 1,
            Self::Lines => rows + columns > 0 && (rows == columns || rows * columns == 0),
            Self::Leaps => rows.min(columns) == 1 && rows.max(columns) == 2,
            Self::Given => false,
        }
    }
}

/// What a move takes. A player who cannot take anything loses.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Take {
    /// One free cell, with all that touch it: Node Kayles on the graph of these cells.
    Cell(Touch),
    /// Cells that have the form of one of these pieces, turned and mirrored at will, all of them free.
    Piece(Pieces),
    /// A vertex of this graph, with its neighbours: Node Kayles.
    Vertex(SmallGraph),
    /// Both ends of an edge of this graph, with all edges that touch them: Arc Kayles.
    Edge(SmallGraph),
}

impl Take {
    /// Which cells belong to one part of a position: those that touch, directly or over others. What is
    /// taken in one part changes no other.
    pub fn touch(&self) -> Touch {
        match self {
            Self::Cell(touch) => *touch,
            Self::Piece(_) => Touch::Sides,
            Self::Vertex(_) | Self::Edge(_) => Touch::Given,
        }
    }

    /// The graph that is played on, where it is one of the reader’s own.
    pub fn graph(&self) -> Option<&SmallGraph> {
        match self {
            Self::Vertex(graph) | Self::Edge(graph) => Some(graph),
            Self::Cell(_) | Self::Piece(_) => None,
        }
    }

    /// The fewest cells of a part that has a move.
    pub fn least(&self) -> u32 {
        match self {
            Self::Cell(_) | Self::Vertex(_) => 1,
            Self::Edge(_) => 2,
            Self::Piece(pieces) => pieces.least(),
        }
    }

    /// Parts of so many cells, and no fewer than have a move, are heaps of one, whatever their form: any
    /// move leaves less than a move needs.
    pub(super) fn ones(&self) -> u32 {
        match self {
            // Either of two takes both.
            Self::Cell(_) | Self::Vertex(_) => 2,
            Self::Edge(_) => 3,
            Self::Piece(pieces) if *pieces == Pieces::DOMINO => 3,
            Self::Piece(_) => 0,
        }
    }
}
