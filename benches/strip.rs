//! Node Kayles on boards of 3 × n by two methods that share no code: the page's engine, and a plain program that knows
//! only strips of three rows. `cargo bench --bench strip -- 24` goes up to n = 24, and `-- 24 32` lets the engine
//! continue alone to n = 32, its longest board. One run each; the plain program keeps its table from one board to the
//! next.
#![allow(clippy::unwrap_used, clippy::print_stdout, missing_docs)]

use nimlab::core::place::{Board, MAX_SIDE, Search, Searched, Take, Touch};
use std::time::Instant;

/// The bytes that the engine may take.
const MAX_BYTES: u64 = 2_000_000_000;

fn main() {
    let mut ends = std::env::args().filter_map(|argument| argument.parse::<usize>().ok());
    let both = ends.next().unwrap_or(18);
    let last = ends.next().unwrap_or(both).max(both).min(MAX_SIDE);
    let both = both.min(last);
    println!("{:>3} {:>6} {:>9} {:>9} {:>9} {:>10}", "n", "engine", "", "parts", "plain", "strips");
    let mut strips = Strips::default();
    for columns in 1..=last {
        let begun = Instant::now();
        let (value, parts) = engine(columns);
        print!("{columns:>3} {value:>6} {:>7.2} s {parts:>9}", begun.elapsed().as_secs_f64());
        if columns <= both {
            let begun = Instant::now();
            let plain = strips.value((1 << (3 * columns)) - 1);
            assert_eq!(plain, value, "3 x {columns}");
            print!(" {:>7.2} s {:>10}", begun.elapsed().as_secs_f64(), strips.used);
        }
        println!();
    }
}

fn engine(columns: usize) -> (u32, usize) {
    let take = Take::Cell(Touch::Sides);
    let board = Board::new(take, 3, columns).unwrap();
    let mut search = Search::new(take, MAX_BYTES);
    let sum = search.sum(&board, board.all());
    assert_eq!(search.find_value(&sum, &mut u64::MAX.clone()), Searched::Found);
    (search.value(&sum).unwrap().0, search.parts())
}

/// Three bits a column, the first column lowest.
type Strip = u128;

/// The bits of the top row of 42 columns, and of the bottom row.
const TOP: Strip = ((1 << 126) - 1) / 7;
const BOTTOM: Strip = TOP << 2;

/// The values of all strips that came up: by the mex of all their moves, none left out. A strip is cut where
/// no two free cells touch across a line between columns, which is less than falling into parts.
#[derive(Default)]
struct Strips {
    keys: Vec<Strip>,
    values: Vec<u8>,
    used: usize,
}

impl Strips {
    fn value(&mut self, mut strip: Strip) -> u32 {
        let mut sum = 0;
        while strip != 0 {
            strip >>= strip.trailing_zeros() / 3 * 3;
            let length = uncut(strip);
            let piece = strip & ((1 << (3 * length)) - 1);
            sum ^= self.piece(normal(piece, length));
            strip = strip.checked_shr(3 * length).unwrap_or(0);
        }
        sum
    }

    fn piece(&mut self, piece: Strip) -> u32 {
        if let Some(known) = self.get(piece) {
            return known;
        }
        let mut seen = 0_u64;
        let mut rest = piece;
        while rest != 0 {
            let cell = rest & rest.wrapping_neg();
            rest ^= cell;
            let beside = match cell & TOP {
                0 if cell & BOTTOM == 0 => cell << 1 | cell >> 1,
                0 => cell >> 1,
                _ => cell << 1,
            };
            let taken = cell | beside | cell << 3 | cell >> 3;
            seen |= 1 << self.value(piece & !taken);
        }
        let value = (!seen).trailing_zeros();
        self.set(piece, u8::try_from(value).unwrap());
        value
    }

    fn slot(&self, piece: Strip) -> usize {
        let mask = self.keys.len() - 1;
        let mut slot = (spread(piece) >> 24) as usize & mask;
        while self.keys[slot] != 0 && self.keys[slot] != piece {
            slot = (slot + 1) & mask;
        }
        slot
    }

    fn get(&self, piece: Strip) -> Option<u32> {
        let slot = (!self.keys.is_empty()).then(|| self.slot(piece))?;
        (self.keys[slot] == piece).then(|| self.values[slot].into())
    }

    fn set(&mut self, piece: Strip, value: u8) {
        if self.used * 4 >= self.keys.len() * 3 {
            let slots = (self.keys.len() * 2).max(1 << 16);
            let keys = std::mem::replace(&mut self.keys, vec![0; slots]);
            let values = std::mem::replace(&mut self.values, vec![0; slots]);
            for (key, value) in keys.into_iter().zip(values).filter(|known| known.0 != 0) {
                let slot = self.slot(key);
                (self.keys[slot], self.values[slot]) = (key, value);
            }
        }
        let slot = self.slot(piece);
        (self.keys[slot], self.values[slot]) = (piece, value);
        self.used += 1;
    }
}

/// How many columns from the first on hang together, each with the next.
fn uncut(strip: Strip) -> u32 {
    let touching = strip & strip >> 3;
    let columns = touching | touching >> 1 | touching >> 2;
    (!columns & TOP).trailing_zeros() / 3 + 1
}

/// The smallest of the four images of a strip.
fn normal(strip: Strip, length: u32) -> Strip {
    let turned = strip.reverse_bits() >> (128 - 3 * length);
    let flip = |strip: Strip| strip & TOP << 1 | (strip & TOP) << 2 | (strip & BOTTOM) >> 2;
    strip.min(flip(strip)).min(turned).min(flip(turned))
}

#[allow(clippy::cast_possible_truncation)]
fn spread(piece: Strip) -> u64 {
    let (low, high) = (piece as u64, (piece >> 64) as u64);
    let mixed = (low ^ high.rotate_left(29)).wrapping_mul(0x9E37_79B9_7F4A_7C15);
    (mixed ^ mixed >> 31).wrapping_mul(0xBF58_476D_1CE4_E5B9)
}
