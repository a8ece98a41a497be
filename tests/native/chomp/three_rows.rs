//! Three rows against recursion, against the table of a bar, and against what is known of them.

use super::slow::{self, Remembered};
use nimlab::core::bars::{LostJob, LostRows, MAX_THREE_ROWS, Shape, ThreeRowsJob};
use nimlab::core::{Job, Status, run_to_end};
use nimlab::games::Game;
use nimlab::games::chomp::{Answer, Chomp, MAX_CELLS, MAX_LOST, Question, ThreeRows};
use std::collections::BTreeSet;

fn lost(to: u32) -> Vec<LostRows> {
    run_to_end(&mut ThreeRowsJob::new(to).unwrap()).concat()
}

#[test]
fn they_are_those_of_recursion() {
    let mut remembered = Remembered::default();
    for to in [1, 2, 3, 7, 16] {
        let found: BTreeSet<LostRows> = lost(to).into_iter().collect();
        assert_eq!(found.len(), lost(to).len(), "one comes up twice");
        let mut expected = BTreeSet::new();
        for rows in slow::positions(3, u8::try_from(to).unwrap()) {
            if !remembered.wins(&rows) {
                let row = |row| rows.get(row).copied().unwrap_or(0).into();
                expected.insert([row(0), row(1), row(2)]);
            }
        }
        assert_eq!(found, expected, "{to}");
    }
}

#[test]
fn they_are_those_of_the_table() {
    let table = run_to_end(&mut LostJob::new(3, 30, u64::MAX).unwrap()).remove(0);
    let found: BTreeSet<LostRows> = lost(30).into_iter().collect();
    assert_eq!(table.count(), found.len() as u64);
    for rows in found {
        let mut rows: Vec<u8> = rows.iter().map(|&row| u8::try_from(row).unwrap()).collect();
        rows.retain(|&row| row > 0);
        assert_eq!(table.is_lost(&Shape::new(rows).unwrap()), Some(true));
    }
}

/// A longer bar has the same lost positions and more.
#[test]
fn a_longer_bar_changes_nothing() {
    let mut long = lost(700);
    for to in [63, 64, 65, 128, 500] {
        let mut short = lost(to);
        let mut cut: Vec<LostRows> =
            long.iter().copied().filter(|rows| u32::from(rows[0]) <= to).collect();
        short.sort_unstable();
        cut.sort_unstable();
        assert_eq!(short, cut, "{to}");
    }
    long.retain(|rows| rows[0] == rows[1] || rows[1] == rows[2]);
    let columns: BTreeSet<u16> = long.iter().map(|rows| rows[0]).collect();
    assert_eq!((long.len(), columns.len()), (700, 700), "not one first bite each");
}

#[test]
fn about_a_sixth_of_the_square_is_lost() {
    let count = lost(3000).len() as u64;
    let per_square = count * 10_000 / (3000 * 3000);
    assert!((1710..=1730).contains(&per_square), "{per_square}");
}

fn asked(to: u32, side: u16) -> ThreeRows {
    let mut job = Chomp::ask(Question::ThreeRows { to, side }).unwrap();
    let mut all: Option<ThreeRows> = None;
    loop {
        let status = job.step(1000);
        if let Some(Answer::ThreeRows(mut told)) = job.report() {
            if let Some(before) = all {
                assert!(before.count < told.count);
                told.first_bites.splice(0..0, before.first_bites);
                told.points.splice(0..0, before.points);
            }
            all = Some(told);
        }
        if status == Status::Done {
            return all.unwrap();
        }
    }
}

#[test]
fn what_is_plotted_is_what_is_lost() {
    let told = asked(100, 101);
    assert_eq!(told.count, told.points.len() as u64);
    // With as many cells as lengths every position has its own pair of cells.
    for plot in [&told.second, &told.third] {
        assert_eq!(plot.cells.iter().map(|&cell| u64::from(cell)).sum::<u64>(), told.count);
    }
    for [a, b, _] in lost(100) {
        assert!(told.second.cells[usize::from(b) * 101 + usize::from(a)] > 0);
    }
    let mut first = told.first_bites.clone();
    first.sort_unstable();
    assert_eq!(first[..5], [(1, (1, 0)), (2, (2, 1)), (3, (1, 1)), (4, (1, 2)), (5, (2, 3))]);
    assert_eq!(first.len(), 100);

    let coarse = asked(MAX_LOST + 1, 4);
    assert!(coarse.points.is_empty());
    assert_eq!(coarse.second.cells.len(), 16);
    assert_eq!(coarse.second.cells.iter().map(|&cell| u64::from(cell)).sum::<u64>(), coarse.count);
    assert_eq!(asked(0, 0).count, 0);
}

#[test]
fn too_much_is_refused() {
    for (to, side) in [(MAX_THREE_ROWS + 1, 10), (u32::MAX, 10), (10, MAX_CELLS + 1)] {
        assert!(Chomp::ask(Question::ThreeRows { to, side }).is_err());
    }
}
