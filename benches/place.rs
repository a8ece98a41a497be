//! How long it takes to find the values of whole boards, with the search and with a plain program:
//! `cargo bench --bench place`; `cargo bench --bench place -- long` includes the larger boards. One run each.
#![allow(clippy::unwrap_used, clippy::print_stdout, missing_docs)]

use nimlab::core::place::{Bits, Board, Search, Searched, Take, cells_of};
use nimlab::games::place::Kind;
use std::collections::HashMap;
use std::time::Instant;

/// Boards, and whether the plain program is tried.
const BOARDS: [(Kind, usize, usize, bool); 7] = [
    (Kind::Cram, 4, 7, true),
    (Kind::Cram, 5, 6, true),
    (Kind::NodeKayles, 3, 15, true),
    (Kind::NodeKayles, 3, 18, true),
    (Kind::Queens, 9, 9, true),
    (Kind::Queens, 10, 10, true),
    (Kind::Queens, 11, 11, false),
];
const LONG: [(Kind, usize, usize, bool); 3] =
    [(Kind::Cram, 5, 7, false), (Kind::NodeKayles, 3, 21, true), (Kind::Queens, 11, 11, true)];

/// The bytes that the search may take.
const MAX_BYTES: u64 = 1_000_000_000;

fn main() {
    let long = std::env::args().any(|argument| argument == "long");
    println!(
        "{:<20} {:>5} {:>9} {:>9} {:>7} {:>10} {:>9}",
        "", "value", "search", "parts", "bytes", "plain", "positions"
    );
    let more = if long { &LONG[..] } else { &[] };
    for &(kind, rows, columns, plain) in BOARDS.iter().chain(more) {
        let board = Board::new(kind.take(), rows, columns).unwrap();
        let begun = Instant::now();
        let (value, parts, bytes) = searched(kind.take(), &board);
        let name = format!("{} {rows} x {columns}", kind.name());
        print!(
            "{name:<20} {value:>5} {:>7.3} s {parts:>9} {:>4} MB",
            begun.elapsed().as_secs_f64(),
            bytes >> 20
        );
        if plain {
            let begun = Instant::now();
            let mut program = Plain { board, known: HashMap::new() };
            let all = program.board.all();
            assert_eq!(program.value(all), value);
            print!(" {:>8.2} s {:>9}", begun.elapsed().as_secs_f64(), program.known.len());
        }
        println!();
    }
}

fn searched(take: Take, board: &Board) -> (u32, usize, u64) {
    let mut search = Search::new(take, MAX_BYTES);
    let sum = search.sum(board, board.all());
    assert_eq!(search.find_value(&sum, &mut u64::MAX.clone()), Searched::Found);
    (search.value(&sum).unwrap().0, search.parts(), search.bytes())
}

/// What one writes first: the value of every part that comes up, by the mex of all its moves, with a memory
/// of parts shifted to the corner.
struct Plain {
    board: Board,
    known: HashMap<Bits, u32>,
}

impl Plain {
    fn value(&mut self, free: Bits) -> u32 {
        let parts: Vec<Bits> = self.board.parts(free).collect();
        parts.into_iter().fold(0, |sum, part| sum ^ self.part(part))
    }

    fn part(&mut self, part: Bits) -> u32 {
        let columns = self.board.columns();
        let left = cells_of(part).map(|cell| cell % columns).min().unwrap();
        let part = part >> (part.trailing_zeros() as usize / columns * columns + left);
        if let Some(&known) = self.known.get(&part) {
            return known;
        }
        let after: Vec<Bits> = self.board.legal(part).map(|mv| part & !mv.take).collect();
        let values: Vec<u32> = after.into_iter().map(|free| self.value(free)).collect();
        let value = (0..=u32::MAX).find(|value| !values.contains(value)).unwrap();
        self.known.insert(part, value);
        value
    }
}
