//! A rectangle of cells with its moves, worked out once.

use super::part::Key;
use super::pieces::{Piece, Pieces};
use super::rules::{Take, Touch};
use super::word::{Bits, Word, bit, cells_of};
use std::cmp::Reverse;

/// The maximum number of cells of a board.
pub const MAX_CELLS: usize = 121;

/// One move of a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Taking {
    /// The cells that must be free.
    pub need: Bits,
    /// The cells that are gone afterwards, where they were free.
    pub take: Bits,
}

/// A rectangle of at most [`MAX_CELLS`] cells, with what touches what and all moves that there can be.
#[derive(Clone, Debug)]
pub struct Board {
    rows: usize,
    columns: usize,
    touch: Touch,
    /// Parts of fewer cells have no move; those of up to so many are heaps of one.
    pub(super) least: u32,
    pub(super) ones: u32,
    /// All cells but those of the first column, and all but those of the last.
    not_first: Bits,
    not_last: Bits,
    /// The cells that touch each cell.
    near: Vec<Bits>,
    moves: Vec<Taking>,
}

/// The board of a single cell that touches nothing.
impl Default for Board {
    fn default() -> Self {
        let moves = vec![Taking { need: 1, take: 1 }];
        let touch = Touch::Sides;
        let (rows, columns, near) = (1, 1, vec![0]);
        Self { rows, columns, touch, least: 1, ones: 2, not_first: 0, not_last: 0, near, moves }
    }
}

impl Board {
    /// The board of this size; `None` where it has no cell or more than [`MAX_CELLS`]. Moves come in the
    /// order of their first cell, then of the others. A graph is one row of its vertices.
    pub fn new(take: Take, rows: usize, columns: usize) -> Option<Self> {
        let cells = rows.checked_mul(columns).filter(|cells| (1..=MAX_CELLS).contains(cells))?;
        let touch = take.touch();
        let joined = |a: usize, b: usize| {
            if let Some(graph) = take.graph() {
                return graph.joined(a, b);
            }
            let apart = (a / columns).abs_diff(b / columns);
            touch.joins(apart, (a % columns).abs_diff(b % columns))
        };
        let near: Vec<Bits> = (0..cells)
            .map(|a| (0..cells).filter(|&b| joined(a, b)).fold(0, |near, b| near | bit(b)))
            .collect();
        let moves = match take {
            Take::Cell(_) | Take::Vertex(_) => {
                let all = near.iter().enumerate();
                all.map(|(cell, near)| Taking { need: bit(cell), take: near | bit(cell) }).collect()
            }
            Take::Edge(graph) => {
                let whole = |(a, b)| Taking { need: bit(a) | bit(b), take: bit(a) | bit(b) };
                graph.edges().filter(|&(_, end)| end < cells).map(whole).collect()
            }
            Take::Piece(pieces) => laid(pieces, rows, columns),
        };
        let first = (0..rows).fold(0, |first, row| first | bit(row * columns));
        let all = bit(cells).wrapping_sub(1);
        let (not_first, not_last) = (all & !first, all & !(first << (columns - 1)));
        let (least, ones) = (take.least(), take.ones());
        Some(Self { rows, columns, touch, least, ones, not_first, not_last, near, moves })
    }

    /// The canonical form of a part. That of a graph stays where it is.
    pub(super) fn key(&self, part: Bits) -> Key {
        match self.touch {
            Touch::Given => Key::there(part, self.columns),
            _ => Key::of(part, self.columns),
        }
    }

    /// Whether it is a rectangle, not a graph.
    pub(super) fn is_rectangle(&self) -> bool {
        self.touch != Touch::Given
    }

    /// How many rows there are.
    pub fn rows(&self) -> usize {
        self.rows
    }

    /// How many columns there are.
    pub fn columns(&self) -> usize {
        self.columns
    }

    /// All its cells.
    pub fn all(&self) -> Bits {
        bit(self.near.len()).wrapping_sub(1)
    }

    /// All moves that there can be.
    pub fn moves(&self) -> &[Taking] {
        &self.moves
    }

    /// The moves of a position, by the cells that are free.
    pub fn legal(&self, free: Bits) -> impl Iterator<Item = &Taking> {
        self.moves.iter().filter(move |mv| mv.need & !free == 0)
    }

    /// The parts of a position: free cells that touch one another, directly or over others. In the order of
    /// their first cells.
    pub fn parts(&self, mut free: Bits) -> impl Iterator<Item = Bits> {
        std::iter::from_fn(move || {
            if free == 0 {
                return None;
            }
            let part = self.part_of(free, free & free.wrapping_neg());
            free &= !part;
            Some(part)
        })
    }

    /// The free cells that hang together with these.
    fn part_of(&self, free: Bits, from: Bits) -> Bits {
        match self.touch {
            Touch::Sides | Touch::Around if self.near.len() <= <u64 as Word>::BITS => {
                self.filled(u64::of(free), u64::of(from)).bits()
            }
            Touch::Sides | Touch::Around => self.filled(free, from),
            Touch::Lines | Touch::Leaps | Touch::Given => {
                let (mut part, mut new) = (from, from);
                while new != 0 {
                    let near = |cell| self.near.get(cell).copied().unwrap_or(0);
                    new = cells_of(new).fold(0, |all, cell| all | near(cell)) & free & !part;
                    part |= new;
                }
                part
            }
        }
    }

    /// The free cells that hang together with these, by sides, or by corners too.
    fn filled<W: Word>(&self, free: W, from: W) -> W {
        let by = self.columns;
        let (not_first, not_last) = (W::of(self.not_first), W::of(self.not_last));
        let inner = free & not_last;
        let mut part = from;
        loop {
            // Adding carries a cell on to the end of its run.
            let run = (inner.plus(part & not_last) ^ inner) & free;
            let beside = part | run | (part & not_first).down(1) & free;
            let across = if self.touch == Touch::Around {
                beside | (beside & not_last).up(1) | (beside & not_first).down(1)
            } else {
                beside
            };
            let more = (beside | across.up(by) | across.down(by)) & free;
            if more == part {
                return part;
            }
            part = more;
        }
    }
}

/// All ways to lay pieces on a rectangle.
fn laid(pieces: Pieces, rows: usize, columns: usize) -> Vec<Taking> {
    let mut moves = Vec::new();
    for way in pieces.each().flat_map(Piece::turned) {
        let tall = way.iter().map(|cell| cell.0 + 1).max().unwrap_or(0);
        let wide = way.iter().map(|cell| cell.1 + 1).max().unwrap_or(0);
        for row in 0..(rows + 1).saturating_sub(tall) {
            for column in 0..(columns + 1).saturating_sub(wide) {
                let place =
                    |&(down, right): &(usize, usize)| bit((row + down) * columns + column + right);
                let need = way.iter().map(place).fold(0, |all, cell| all | cell);
                moves.push(Taking { need, take: need });
            }
        }
    }
    moves.sort_by_key(|mv: &Taking| Reverse(mv.need.reverse_bits()));
    moves
}
