//! What a move takes.

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
}

impl Touch {
    /// Whether cells that are so many rows and columns apart touch. A cell does not touch itself.
    pub fn joins(self, rows: usize, columns: usize) -> bool {
        match self {
            Self::Sides => rows + columns == 1,
            Self::Around => rows.max(columns) == 1,
            Self::Lines => rows + columns > 0 && (rows == columns || rows * columns == 0),
            Self::Leaps => rows.min(columns) == 1 && rows.max(columns) == 2,
        }
    }
}

/// What a move takes. Who cannot take anything loses.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Take {
    /// One free cell, with all that touch it: Node Kayles on the graph of these cells.
    Cell(Touch),
    /// Cells that have the form of a [`Piece`], turned and mirrored at will, all of them free.
    Piece(Piece),
}

impl Take {
    /// Which cells belong to one part of a position: those that touch, directly or over others. What is
    /// taken in one part changes no other.
    pub fn touch(self) -> Touch {
        match self {
            Self::Cell(touch) => touch,
            Self::Piece(_) => Touch::Sides,
        }
    }

    /// The fewest cells of a part that has a move.
    pub fn least(self) -> u32 {
        match self {
            Self::Cell(_) => 1,
            Self::Piece(piece) => u32::try_from(piece.cells().len()).unwrap_or(u32::MAX),
        }
    }
}

/// A polyomino: cells that hang together by their sides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Piece {
    /// Two cells.
    Domino,
    /// Three in a line.
    Bar,
    /// Three round a corner.
    Corner,
    /// Four in a square.
    Square,
    /// Four in a line and round a corner.
    Hook,
    /// Four in the form of a T.
    Tee,
}

impl Piece {
    /// Its cells as rows and columns from 0, one way round.
    pub fn cells(self) -> &'static [(usize, usize)] {
        match self {
            Self::Domino => &[(0, 0), (0, 1)],
            Self::Bar => &[(0, 0), (0, 1), (0, 2)],
            Self::Corner => &[(0, 0), (0, 1), (1, 0)],
            Self::Square => &[(0, 0), (0, 1), (1, 0), (1, 1)],
            Self::Hook => &[(0, 0), (0, 1), (0, 2), (1, 0)],
            Self::Tee => &[(0, 0), (0, 1), (0, 2), (1, 1)],
        }
    }

    /// All ways round, each once, with its cells in reading order and its first row and column 0.
    pub fn turned(self) -> Vec<Vec<(usize, usize)>> {
        let mut ways: Vec<Vec<(usize, usize)>> = Vec::new();
        for way in 0..8_u8 {
            let across = |&(row, column): &(usize, usize)| {
                let (row, column) = if way & 1 == 0 { (row, column) } else { (column, row) };
                let row = if way & 2 == 0 { row } else { 3 - row };
                (row, if way & 4 == 0 { column } else { 3 - column })
            };
            let mut cells: Vec<_> = self.cells().iter().map(across).collect();
            let top = cells.iter().map(|cell| cell.0).min().unwrap_or(0);
            let left = cells.iter().map(|cell| cell.1).min().unwrap_or(0);
            for cell in &mut cells {
                *cell = (cell.0 - top, cell.1 - left);
            }
            cells.sort_unstable();
            if !ways.contains(&cells) {
                ways.push(cells);
            }
        }
        ways
    }
}
