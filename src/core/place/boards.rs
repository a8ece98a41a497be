//! The rectangles of parts, each set up when it is first needed.

use super::board::Board;
use super::part::Key;
use super::rules::Take;
use super::word::Bits;

/// No more than 11 rows by 32 columns.
const ROWS: usize = 12;
const COLUMNS: usize = 33;

/// The maximum number of rows and of columns, of a board.
pub const MAX_SIDE: usize = COLUMNS - 1;

/// Boards by their sizes.
pub(super) struct Boards {
    take: Take,
    boards: Vec<Option<Box<Board>>>,
}

impl Boards {
    pub(super) fn new(take: Take) -> Self {
        Self { take, boards: (0..ROWS * COLUMNS).map(|_| None).collect() }
    }

    /// What moves take.
    pub(super) fn take(&self) -> Take {
        self.take
    }

    /// The board of a part, and its cells.
    pub(super) fn of(&mut self, key: Key) -> Option<(&Board, Bits)> {
        let (rows, columns, free) = key.open();
        let place = self.boards.get_mut(rows * COLUMNS + columns)?;
        if place.is_none() {
            *place = Board::new(self.take, rows, columns).map(Box::new);
        }
        Some((place.as_deref()?, free))
    }
}

/// The parts of a position: those with an obvious value as the nim-sum of these values, which are 0
/// and 1; the others put at the end of `parts`, the smallest first. `cancel`: two of a kind are left out.
///
/// Obvious is what has no move, or only moves after which there is none: as a part of a sum it can be
/// left out, or is a heap of one, also where the last move loses.
pub(super) fn split(board: &Board, free: Bits, cancel: bool, parts: &mut Vec<Key>) -> u32 {
    let from = parts.len();
    let mut known = 0;
    for part in board.parts(free) {
        let size = part.count_ones();
        if size < board.least {
            continue;
        }
        if size <= board.ones {
            known ^= 1;
            continue;
        }
        let key = board.key(part);
        let same = parts.iter().skip(from).position(|&other| cancel && other == key);
        match same {
            Some(at) => {
                parts.swap_remove(from + at);
            }
            None => parts.push(key),
        }
    }
    if let Some(new) = parts.get_mut(from..) {
        new.sort_unstable_by_key(|key| (key.size(), *key));
    }
    known
}
