//! The nimbers of boards too large to play on, for one kind of piece.
//!
//! A piece that goes any way along lines cannot have the value of a square that comes after its own on one
//! of them. So each column and each diagonal keeps the set of its values so far, as bits, and so does the
//! row that is worked on: the value is the first number that is in none of the three. Time is one pass over
//! the squares with some words each (up to a third of the value's bits), instead of a look at each option.

use super::bounds::USUAL_STEP;
use super::piece::Kind;
use super::steps::Steps;

/// The maximum number of rows, or columns.
pub const MAX_FAR: u32 = 1000;

/// The nimbers of a board, by what is to go.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Far {
    columns: usize,
    /// Row by row from the last, from its last column.
    values: Vec<u16>,
}

impl Far {
    /// The nimbers of a board of so many rows and columns, each cut to [`MAX_FAR`]. Pawns have the usual
    /// longest step; a custom piece, which has no steps by itself, these.
    pub fn of(kind: Kind, own: Steps, rows: u32, columns: u32) -> Self {
        let side = |side: u32| side.min(MAX_FAR) as usize;
        let (rows, columns) = (side(rows), side(columns));
        match kind {
            Kind::Queen => by_lines(rows, columns, true, true),
            Kind::Rook => by_lines(rows, columns, true, false),
            Kind::Bishop => by_lines(rows, columns, false, true),
            Kind::Pawn => by_steps(rows, columns, &pawn_steps()),
            Kind::King => by_steps(rows, columns, &[(1, 0), (0, 1), (1, 1)]),
            Kind::Knight => by_steps(rows, columns, &[(2, 1), (1, 2), (-1, 2), (2, -1)]),
            Kind::Own => by_steps(rows, columns, &own.iter().collect::<Vec<_>>()),
        }
    }

    /// The nimber with so many rows and columns to go; 0 off the board.
    pub fn to_go(&self, rows: u32, columns: u32) -> u32 {
        let (row, column) = (rows as usize, columns as usize);
        let place = row * self.columns + column;
        self.values.get(place).filter(|_| column < self.columns).map_or(0, |&value| value.into())
    }
}

/// The steps of a pawn, in rows and columns to go.
fn pawn_steps() -> Vec<(i32, i32)> {
    let steps = 1..=i32::try_from(USUAL_STEP).unwrap_or(1);
    steps.flat_map(|by| [(by, 0), (0, by)]).collect()
}

/// Sets of small numbers, as bits.
struct Sets {
    words: usize,
    bits: Vec<u64>,
}

impl Sets {
    fn new(count: usize, words: usize) -> Self {
        Self { words, bits: vec![0; count * words] }
    }

    fn set(&self, at: usize) -> &[u64] {
        self.bits.get(at * self.words..(at + 1) * self.words).unwrap_or_default()
    }

    fn add(&mut self, at: usize, value: usize) {
        if let Some(word) = self.bits.get_mut(at * self.words + value / 64) {
            *word |= 1 << (value % 64);
        }
    }
}

fn by_lines(rows: usize, columns: usize, straight: bool, slant: bool) -> Far {
    // A square sees at most so many others.
    let words = (rows + columns + rows.min(columns)) / 64 + 1;
    let mut below = Sets::new(columns, words);
    let mut diagonals = Sets::new(rows + columns, words);
    let mut values = Vec::with_capacity(rows * columns);
    for row in 0..rows {
        let mut along = Sets::new(1, words);
        for column in 0..columns {
            let diagonal = rows + column - row - 1;
            let lines = along.set(0).iter().zip(below.set(column)).zip(diagonals.set(diagonal));
            let full = |&((&a, &b), &c): &((&u64, &u64), &u64)| a | b | c == u64::MAX;
            let at = lines.clone().take_while(full).count();
            let rest = lines.clone().nth(at).map_or(0, |((a, b), c)| a | b | c);
            let value = 64 * at + rest.trailing_ones() as usize;
            if straight {
                along.add(0, value);
                below.add(column, value);
            }
            if slant {
                diagonals.add(diagonal, value);
            }
            values.push(u16::try_from(value).unwrap_or(u16::MAX));
        }
    }
    Far { columns, values }
}

/// By looking at each option. Squares are worked on by what is to go in all, which every step makes less.
fn by_steps(rows: usize, columns: usize, steps: &[(i32, i32)]) -> Far {
    let mut far = Far { columns, values: vec![0; rows * columns] };
    for sum in 0..(rows + columns).saturating_sub(1) {
        let first = sum.saturating_sub(columns - 1);
        for row in first..rows.min(sum + 1) {
            let column = sum - row;
            let mut seen = 0_u64;
            for &(down, right) in steps {
                let step = |from: usize, by: i32| {
                    i32::try_from(from)
                        .ok()?
                        .checked_sub(by)
                        .and_then(|to| usize::try_from(to).ok())
                };
                let (Some(r), Some(c)) = (step(row, down), step(column, right)) else { continue };
                if r < rows && c < columns {
                    let value = far.values.get(r * columns + c).copied().unwrap_or(0);
                    seen |= 1_u64.checked_shl(value.into()).unwrap_or(0);
                }
            }
            if let Some(slot) = far.values.get_mut(row * columns + column) {
                *slot = u16::try_from(seen.trailing_ones()).unwrap_or(0);
            }
        }
    }
    far
}
