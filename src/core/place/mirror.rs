//! Positions that are their own mirror image: a player who answers every move with its image moves last.

use super::board::{Board, Taking};
use super::word::{Bits, bit, cells_of};

/// A turn or a reflection of a board that undoes itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mirror {
    /// A half turn.
    Turn,
    /// The last row first.
    UpsideDown,
    /// The last column first.
    Sideways,
    /// Rows for columns, of a square board.
    Diagonal,
    /// The same along the other diagonal.
    OtherDiagonal,
}

/// What a mirror shows of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mirrored {
    /// Every move has an image that can be answered with: the player to move loses.
    Answered(Mirror),
    /// After this move every move has: the player to move wins by it.
    After(Mirror, Taking),
}

impl Mirror {
    /// All of them.
    pub const ALL: [Self; 5] =
        [Self::Turn, Self::UpsideDown, Self::Sideways, Self::Diagonal, Self::OtherDiagonal];

    /// Where a cell comes to lie; the diagonals are of square boards alone.
    fn image(self, board: &Board, cell: usize) -> usize {
        let (rows, columns) = (board.rows(), board.columns());
        let (row, column) = (cell / columns, cell % columns);
        let (row, column) = match self {
            Self::Turn => (rows - 1 - row, columns - 1 - column),
            Self::UpsideDown => (rows - 1 - row, column),
            Self::Sideways => (row, columns - 1 - column),
            Self::Diagonal => (column, row),
            Self::OtherDiagonal => (columns - 1 - column, rows - 1 - row),
        };
        row * columns + column
    }

    /// Where cells come to lie.
    pub fn of(self, board: &Board, cells: Bits) -> Bits {
        cells_of(cells).fold(0, |image, cell| image | bit(self.image(board, cell)))
    }

    fn fits(self, board: &Board) -> bool {
        let square = board.rows() == board.columns();
        board.is_rectangle() && (square || !matches!(self, Self::Diagonal | Self::OtherDiagonal))
    }

    /// Whether the position is its own image and every move leaves its image legal. The image of the
    /// answered move then is the answer, after which all this holds again: the player to move loses.
    fn answers(self, board: &Board, free: Bits) -> bool {
        self.of(board, free) == free
            && board.legal(free).all(|mv| self.of(board, mv.need) & mv.take == 0)
    }
}

/// What the first mirror that shows something shows. Time is linear in moves times cells.
pub fn mirrored(board: &Board, free: Bits) -> Option<Mirrored> {
    let fitting = || Mirror::ALL.into_iter().filter(|mirror| mirror.fits(board));
    let answered = fitting().find(|mirror| mirror.answers(board, free)).map(Mirrored::Answered);
    answered.or_else(|| {
        fitting().filter(|mirror| mirror.of(board, free) == free).find_map(|mirror| {
            let mut central = board.legal(free).filter(|mv| mirror.of(board, mv.need) == mv.need);
            let central = central.find(|mv| mirror.answers(board, free & !mv.take));
            central.map(|&mv| Mirrored::After(mirror, mv))
        })
    })
}

/// The moves after which every move can be answered by its image: each of them wins. In the order of
/// moves. Time is linear in the square of moves times cells at worst; a position of few symmetries takes
/// far less.
pub fn mirror_moves(board: &Board, free: Bits) -> Vec<Taking> {
    let answered = |left: Bits| {
        let mut mirrors = Mirror::ALL.into_iter().filter(|mirror| mirror.fits(board));
        mirrors.any(|mirror| mirror.answers(board, left))
    };
    board.legal(free).filter(|mv| answered(free & !mv.take)).copied().collect()
}
