//! How long tables of Chomp take, compared with the usual recursion with memoisation: `make bench`, or
//! `cargo bench --bench chomp -- 18` to include a bar of 18 × 18 (about 10 s and 85 MB).
//!
//! The median of several runs each; of large tables one. The answers are compared on the way.
#![allow(clippy::unwrap_used, clippy::print_stdout, missing_docs)]

use nimlab::core::bars::{
    CostJob, LostJob, LostTable, PliesJob, Shape, ThreeRowsJob, ValuesJob, lost_bytes,
};
use nimlab::core::{Nimber, run_to_end};
use nimlab::games::Game;
use nimlab::games::chomp::{Answer, Chomp, Question};
use std::collections::HashMap;
use std::hint::black_box;
use std::rc::Rc;
use std::time::{Duration, Instant};

fn main() {
    println!("{:<44} {:>12} {:>6} {:>10} {:>14}", "", "median", "runs", "memory", "positions");
    let large = std::env::args().any(|argument| argument == "18");
    whole_tables(if large { 18 } else { 16 });
    recursion();
    maps();
    plies_and_values();
    three_rows();
    cost();
}

/// Lost positions by bar: 8 × 10 to 14 × 14 as published, the others as this engine finds them.
const LOST: [(u8, u8, u64); 6] = [
    (8, 10, 1000),
    (10, 10, 2612),
    (12, 12, 26_838),
    (14, 14, 256_366),
    (16, 16, 3_317_972),
    (18, 18, 37_993_832),
];

fn whole_tables(most: u8) {
    for (rows, columns, count) in LOST.into_iter().filter(|&(rows, ..)| rows <= most) {
        let (time, table) = timed(|| lost(rows, columns));
        assert_eq!(table.count(), count);
        assert!(table.bytes() <= lost_bytes(rows, columns));
        row(
            &format!("{rows} x {columns}, lost positions"),
            time,
            table.bytes(),
            bar(rows, columns),
        );
    }
}

/// The usual way: recursion that remembers each position in a hash table.
fn recursion() {
    for (rows, columns) in [(8, 10), (10, 10), (12, 12)] {
        let whole = bar(rows, columns);
        let table = lost(rows, columns);
        let (slow, won) = timed(|| {
            let mut won = HashMap::new();
            decide(whole.rows(), &mut won);
            won
        });
        for (rows, won) in &won {
            assert_eq!(table.is_lost(&Shape::new(rows.clone()).unwrap()), Some(!won));
        }
        let bytes = won.len() as u64 * (size_of::<(Vec<u8>, bool)>() as u64 + u64::from(rows));
        let what = format!("{rows} x {columns}, recursion with memory");
        row(&what, slow, bytes, whole);
        let (fast, _) = timed(|| lost(rows, columns));
        compare(slow.0, fast.0);
    }
}

/// Whether the player to move wins: returns at the first bite that does, and so decides a part of the
/// positions only.
fn decide(rows: &[u8], known: &mut HashMap<Vec<u8>, bool>) -> bool {
    if let Some(&won) = known.get(rows) {
        return won;
    }
    let squares = (0..rows.len()).flat_map(|row| (0..rows[row]).map(move |column| (row, column)));
    let won = rows.is_empty()
        || squares.into_iter().any(|(row, column)| {
            let mut left = rows.to_vec();
            for length in &mut left[row..] {
                *length = column.min(*length);
            }
            left.retain(|&length| length > 0);
            !decide(&left, known)
        });
    known.insert(rows.to_vec(), won);
    won
}

/// Maps of what is left of a large bar, once its table is there.
fn maps() {
    let mut rows = vec![16; 16];
    let ask = |rows: &[u8]| {
        let question = Question::Map(Shape::new(rows.to_vec()).unwrap());
        run_to_end(&mut Chomp::ask(question).unwrap())
    };
    black_box(ask(&rows));
    rows[15] = 3;
    let shape = Shape::new(rows.clone()).unwrap();
    let (time, answers) = timed(|| ask(&rows));
    assert!(matches!(answers[..], [Answer::Map(_)]));
    row("16 x 16 but 13 squares, map by the kept table", time, 0, shape);
}

fn plies_and_values() {
    for (side, value) in [(10, 19), (12, 41)] {
        let whole = bar(side, side);
        let table = lost(side, side);
        let (time, plies) = timed(|| run_to_end(&mut PliesJob::new(&whole, u32::MAX).unwrap()));
        assert_eq!(plies[0].is_lost(&whole), table.is_lost(&whole));
        row(&format!("{side} x {side}, plies"), time, whole.count_within(), whole.clone());
        let (time, values) = timed(|| run_to_end(&mut ValuesJob::new(&whole, u32::MAX).unwrap()));
        assert_eq!(values[0].value(&whole), Some(Nimber(value)));
        let what = format!("{side} x {side}, Grundy values");
        row(&what, time, whole.count_within(), whole);
    }
}

fn three_rows() {
    for (to, count) in [(1000, 172_786), (10_000, 17_169_755)] {
        let (time, found) = timed(|| {
            let reports = run_to_end(&mut ThreeRowsJob::new(to).unwrap());
            reports.iter().map(Vec::len).sum::<usize>()
        });
        assert_eq!(found, count);
        println!("{:<44} {:>12} {:>6}", format!("3 rows to {to}"), shown(time.0), time.1);
    }
}

fn cost() {
    let whole = bar(8, 8);
    let (time, costs) = timed(|| run_to_end(&mut CostJob::new(&whole, false, 5_000_000).unwrap()));
    let calls = costs.last().unwrap().calls;
    println!("{:<44} {:>12} {:>6}", format!("{calls} calls, counted"), shown(time.0), time.1);
}

fn bar(rows: u8, columns: u8) -> Shape {
    Shape::rectangle(rows, columns).unwrap()
}

fn lost(rows: u8, columns: u8) -> Rc<LostTable> {
    run_to_end(&mut LostJob::new(rows, columns, u64::MAX).unwrap()).remove(0)
}

/// The median time and how many runs it is of: for half a second, at least one.
fn timed<T>(mut work: impl FnMut() -> T) -> ((Duration, usize), T) {
    let begun = Instant::now();
    let mut times = Vec::new();
    loop {
        let before = Instant::now();
        let result = black_box(work());
        times.push(before.elapsed());
        if begun.elapsed() > Duration::from_millis(500) {
            times.sort();
            return ((times[times.len() / 2], times.len()), result);
        }
    }
}

fn shown(time: Duration) -> String {
    format!("{time:.1?}")
}

#[allow(clippy::needless_pass_by_value)]
fn row(what: &str, (time, runs): (Duration, usize), bytes: u64, whole: Shape) {
    let memory = format!("{} kB", bytes.div_ceil(1000));
    let positions = whole.count_within();
    println!("{what:<44} {:>12} {runs:>6} {memory:>10} {positions:>14}", shown(time));
}

fn compare(slow: Duration, fast: Duration) {
    println!("{:<44} {:>11.0}x", "", slow.as_secs_f64() / fast.as_secs_f64());
}
