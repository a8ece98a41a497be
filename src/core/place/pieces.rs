//! Polyominoes: cells connected by their sides, all those of up to five.

use serde::{Deserialize, Serialize};

/// A polyomino of at most five cells.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Piece(u8);

/// Cells as rows and columns from 0.
type Cells = &'static [(usize, usize)];

/// Names, a letter for the form and a digit for the cells, and one way round of each.
const TABLE: [(&str, Cells); 21] = [
    ("i1", &[(0, 0)]),
    ("i2", &[(0, 0), (0, 1)]),
    ("i3", &[(0, 0), (0, 1), (0, 2)]),
    ("l3", &[(0, 0), (0, 1), (1, 0)]),
    ("i4", &[(0, 0), (0, 1), (0, 2), (0, 3)]),
    ("o4", &[(0, 0), (0, 1), (1, 0), (1, 1)]),
    ("l4", &[(0, 0), (0, 1), (0, 2), (1, 0)]),
    ("t4", &[(0, 0), (0, 1), (0, 2), (1, 1)]),
    ("s4", &[(0, 1), (0, 2), (1, 0), (1, 1)]),
    ("f5", &[(0, 1), (0, 2), (1, 0), (1, 1), (2, 1)]),
    ("i5", &[(0, 0), (0, 1), (0, 2), (0, 3), (0, 4)]),
    ("l5", &[(0, 0), (0, 1), (0, 2), (0, 3), (1, 0)]),
    ("n5", &[(0, 1), (0, 2), (0, 3), (1, 0), (1, 1)]),
    ("p5", &[(0, 0), (0, 1), (1, 0), (1, 1), (2, 0)]),
    ("t5", &[(0, 0), (0, 1), (0, 2), (1, 1), (2, 1)]),
    ("u5", &[(0, 0), (0, 2), (1, 0), (1, 1), (1, 2)]),
    ("v5", &[(0, 0), (1, 0), (2, 0), (2, 1), (2, 2)]),
    ("w5", &[(0, 0), (1, 0), (1, 1), (2, 1), (2, 2)]),
    ("x5", &[(0, 1), (1, 0), (1, 1), (1, 2), (2, 1)]),
    ("y5", &[(0, 0), (0, 1), (0, 2), (0, 3), (1, 1)]),
    ("z5", &[(0, 0), (0, 1), (1, 1), (2, 1), (2, 2)]),
];

/// The last row and column of the square that holds any piece.
const FAR: usize = 4;

impl Piece {
    /// Two cells.
    pub const DOMINO: Self = Self(1);
    /// Three in a line.
    pub const BAR: Self = Self(2);
    /// Three round a corner.
    pub const CORNER: Self = Self(3);
    /// Four in a square.
    pub const SQUARE: Self = Self(5);
    /// Four in a line and round a corner.
    pub const HOOK: Self = Self(6);
    /// Four in the form of a T.
    pub const TEE: Self = Self(7);

    /// All of them, the smallest first.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..).map(Self).take(TABLE.len())
    }

    fn row(self) -> (&'static str, Cells) {
        TABLE.get(usize::from(self.0)).copied().unwrap_or(("", &[]))
    }

    /// The name in links.
    pub fn name(self) -> &'static str {
        self.row().0
    }

    /// Its cells as rows and columns from 0, one way round.
    pub fn cells(self) -> &'static [(usize, usize)] {
        self.row().1
    }

    /// All ways round, each once, with its cells in reading order and its first row and column 0.
    pub fn turned(self) -> Vec<Vec<(usize, usize)>> {
        let mut ways: Vec<Vec<(usize, usize)>> = Vec::new();
        for way in 0..8_u8 {
            let across = |&(row, column): &(usize, usize)| {
                let (row, column) = if way & 1 == 0 { (row, column) } else { (column, row) };
                let row = if way & 2 == 0 { row } else { FAR - row };
                (row, if way & 4 == 0 { column } else { FAR - column })
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

/// Which pieces there are to lay, a bit for each.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Pieces(u32);

impl Pieces {
    /// The domino alone.
    pub const DOMINO: Self = Self::one(Piece::DOMINO);

    /// One piece.
    pub const fn one(piece: Piece) -> Self {
        Self(1 << piece.0)
    }

    /// Whether a piece is among them.
    pub fn has(self, piece: Piece) -> bool {
        self.0 & Self::one(piece).0 != 0
    }

    /// With this piece, or without it where it was among them.
    #[must_use]
    pub fn toggled(self, piece: Piece) -> Self {
        Self(self.0 ^ Self::one(piece).0)
    }

    /// The pieces, the smallest first.
    pub fn each(self) -> impl Iterator<Item = Piece> {
        Piece::all().filter(move |&piece| self.has(piece))
    }

    /// Whether there is none.
    pub fn is_empty(self) -> bool {
        self.each().next().is_none()
    }

    /// The cells of the smallest.
    pub fn least(self) -> u32 {
        let least = self.each().map(|piece| piece.cells().len()).min();
        least.and_then(|cells| u32::try_from(cells).ok()).unwrap_or(u32::MAX)
    }

    /// Names with points between them; `Err` with the first that is none.
    pub fn read(text: &str) -> Result<Self, &str> {
        text.split('.').try_fold(Self(0), |pieces, name| {
            let piece = Piece::all().find(|piece| piece.name().eq_ignore_ascii_case(name));
            piece.map(|piece| Self(pieces.0 | Self::one(piece).0)).ok_or(name)
        })
    }

    /// Names with points between them.
    pub fn write(self) -> String {
        self.each().map(Piece::name).collect::<Vec<_>>().join(".")
    }
}
