//! The tables of bars against recursion, against published first bites, and against each other.

use super::slow::{self, Remembered};
use nimlab::core::bars::{LostJob, LostTable, PliesJob, Shape, ValuesJob, lost_bytes};
use nimlab::core::{Job, Nimber, Refusal, Status, run_to_end};
use nimlab::games::chomp::{Chomp, FirstBites, tables};
use nimlab::games::pasted::{Place, check, read_pasted};
use std::collections::HashMap;
use std::rc::Rc;

fn lost(rows: u8, columns: u8) -> Rc<LostTable> {
    run_to_end(&mut LostJob::new(rows, columns, u64::MAX).unwrap()).remove(0)
}

fn bar(rows: u8, columns: u8) -> Shape {
    Shape::rectangle(rows, columns).unwrap()
}

fn shape(rows: &[u8]) -> Shape {
    Shape::new(rows.to_vec()).unwrap()
}

fn winning(table: &LostTable, shape: &Shape) -> Vec<(u8, u8)> {
    let squares = shape.each_square().filter(|&square| square != (0, 0));
    squares.filter(|&(i, j)| table.is_lost(&shape.bitten(i, j)).unwrap()).collect()
}

#[test]
fn the_first_bites_are_those_of_the_list() {
    let mut bars = 0;
    let table = lost(12, 12);
    let lines = include_str!("../../data/chomp-first-bites.csv").lines();
    for line in lines.filter(|line| !line.starts_with('#')).skip(1) {
        let mut fields = line.split(',');
        let mut number = || fields.next().unwrap().parse::<u8>().unwrap();
        let (rows, columns) = (number(), number());
        let bites = fields.next().unwrap().split_whitespace().map(|bite| {
            let (row, column) = bite.split_once(':').unwrap();
            (row.parse().unwrap(), column.parse().unwrap())
        });
        let bites: Vec<(u8, u8)> = bites.collect();
        let whole = bar(rows, columns);
        assert_eq!(winning(&table, &whole), bites, "{line}");
        assert_eq!(winning(&lost(rows, columns), &whole), bites, "{line}");
        // Turned along the diagonal, bars are worth the same.
        let mut turned: Vec<(u8, u8)> = bites.iter().map(|&(row, column)| (column, row)).collect();
        turned.sort_unstable();
        assert_eq!(winning(&lost(columns, rows), &bar(columns, rows)), turned, "{line}");
        bars += 1;
    }
    assert_eq!(bars, 78);
}

#[test]
fn lost_positions_are_as_many_as_published() {
    for (rows, columns, count) in
        [(8, 10, 1000), (10, 8, 1000), (10, 10, 2612), (12, 12, 26_838), (14, 14, 256_366)]
    {
        assert_eq!(lost(rows, columns).count(), count, "{rows} x {columns}");
    }
}

#[test]
fn other_bars_with_two_first_bites() {
    for (rows, columns) in [(6, 13), (9, 10), (10, 14), (12, 13)] {
        assert_eq!(winning(&lost(rows, columns), &bar(rows, columns)).len(), 2);
    }
}

/// The recursion of a bar of 6 × 6 makes 573 100 194 calls, so that positions of many squares are
/// decided by one step of it: from what it has said of all that a bite leaves.
#[test]
fn every_position_up_to_six_by_six_by_plain_recursion() {
    const MAX_SQUARES: u32 = 18;
    let mut won: HashMap<slow::Rows, bool> = HashMap::new();
    // Whatever a bite leaves has fewer squares.
    let squares = |rows: &[u8]| rows.iter().map(|&row| u32::from(row)).sum::<u32>();
    let mut positions = slow::positions(6, 6);
    positions.sort_by_key(|rows| squares(rows));
    for rows in positions {
        let wins = if squares(&rows) <= MAX_SQUARES {
            slow::wins(&rows)
        } else {
            slow::options(&rows).iter().any(|left| !won[left])
        };
        won.insert(rows, wins);
    }
    assert!(won[&vec![6; 6]]);
    for rows in 1..=6_u8 {
        for columns in 1..=6_u8 {
            let table = lost(rows, columns);
            let mut count = 0;
            for position in slow::positions(rows.into(), columns) {
                let lost = !won[&position];
                assert_eq!(table.is_lost(&shape(&position)), Some(lost), "{position:?}");
                count += u64::from(lost);
            }
            assert_eq!(table.count(), count, "{rows} x {columns}");
        }
    }
}

#[test]
fn every_position_of_larger_bars_by_recursion_with_memory() {
    let mut remembered = Remembered::default();
    for (rows, columns) in [(7, 9), (8, 10), (10, 8), (3, 24), (24, 3), (2, 30), (30, 1)] {
        let whole = bar(rows, columns);
        let table = lost(rows, columns);
        let plies = run_to_end(&mut PliesJob::new(&whole, u32::MAX).unwrap()).remove(0);
        let values = run_to_end(&mut ValuesJob::new(&whole, u32::MAX).unwrap()).remove(0);
        let with_values = rows == 7 || columns == 3;
        let mut positions = 0;
        for position in slow::positions(rows.into(), columns) {
            let shape = shape(&position);
            let won = remembered.wins(&position);
            assert_eq!(table.is_lost(&shape), Some(!won), "{position:?}");
            assert_eq!(plies.is_lost(&shape), Some(!won), "{position:?}");
            let expected = u8::try_from(remembered.plies(&position)).unwrap();
            assert_eq!(plies.plies(&shape), Some(expected), "{position:?}");
            if with_values && !position.is_empty() {
                let value = Nimber(remembered.value(&position));
                assert_eq!(values.value(&shape), Some(value), "{position:?}");
                // The poison eaten last is the same as the poison never eaten.
                assert_eq!(value.is_zero(), !won, "{position:?}");
            }
            positions += 1;
        }
        assert_eq!(positions, whole.count_within());
    }
}

/// Any shape, not only a bar: its own tables hold what lies within it and nothing else.
#[test]
fn what_lies_within_a_shape() {
    let mut remembered = Remembered::default();
    for rows in [&[6, 6, 4, 1][..], &[9, 1, 1, 1, 1, 1], &[5, 4, 3, 2, 1], &[30, 30], &[3; 7]] {
        let whole = shape(rows);
        let plies = run_to_end(&mut PliesJob::new(&whole, u32::MAX).unwrap()).remove(0);
        let values = run_to_end(&mut ValuesJob::new(&whole, u32::MAX).unwrap()).remove(0);
        for position in slow::positions(rows.len(), rows[0]) {
            let other = shape(&position);
            let within = other.within(&whole);
            let expected = within.then(|| u8::try_from(remembered.plies(&position)).unwrap());
            assert_eq!(plies.plies(&other), expected, "{rows:?} {position:?}");
            let within = within && !position.is_empty();
            let expected = within.then(|| Nimber(remembered.value(&position)));
            assert_eq!(values.value(&other), expected, "{rows:?} {position:?}");
        }
    }
}

#[test]
fn the_tables_of_a_bar_agree() {
    let whole = bar(10, 10);
    let table = lost(10, 10);
    let plies = run_to_end(&mut PliesJob::new(&whole, u32::MAX).unwrap()).remove(0);
    let values = run_to_end(&mut ValuesJob::new(&whole, u32::MAX).unwrap()).remove(0);
    assert_eq!(values.value(&whole), Some(Nimber(19)));
    assert_eq!(values.value(&bar(8, 10)), Some(Nimber(51)));
    for position in slow::positions(10, 10).into_iter().skip(1) {
        let shape = shape(&position);
        let lost = table.is_lost(&shape);
        assert_eq!(plies.is_lost(&shape), lost, "{position:?}");
        assert_eq!(values.value(&shape).map(Nimber::is_zero), lost, "{position:?}");
        assert_eq!(table.is_lost(&shape.transposed()), lost, "{position:?}");
    }
}

#[test]
fn a_table_takes_no_more_than_was_reckoned() {
    for (rows, columns) in [(1, 1), (1, 30), (2, 30), (3, 30), (5, 20), (12, 12), (14, 13)] {
        let table = lost(rows, columns);
        assert!(table.bytes() <= lost_bytes(rows, columns), "{rows} x {columns}");
    }
    // What must be reached, and what is refused with its figure.
    assert!(lost_bytes(14, 14) <= 16 << 20);
    assert!(lost_bytes(16, 16) <= 64 << 20);
    assert!(lost_bytes(18, 18) <= 600_000_000);
    let bytes = lost_bytes(30, 30);
    assert!(bytes > 1 << 50);
    for most in [0, 600_000_000, bytes - 1] {
        assert_eq!(LostJob::new(30, 30, most).unwrap_err(), Refusal::Memory { bytes });
    }
    // Past what could be indexed at all.
    assert_eq!(LostJob::new(30, 30, u64::MAX).unwrap_err(), Refusal::Memory { bytes });
    assert!(LostJob::new(0, 5, u64::MAX).is_err());
    assert!(PliesJob::new(&bar(30, 30), u32::MAX).is_err());
    assert!(ValuesJob::new(&bar(12, 12), 2_704_155).is_err());
}

/// However small its steps are, a job comes to the same end, and reports once.
#[test]
fn small_steps_lead_to_the_same_end() {
    fn stepped<J: Job>(mut job: J, units: u64) -> J::Report {
        let mut last = 0;
        while job.step(units) == Status::Running {
            assert!(job.report().is_none());
            assert!(
                job.progress().done >= last && Some(job.progress().done) <= job.progress().total
            );
            last = job.progress().done;
        }
        let report = job.report().unwrap();
        assert!(job.report().is_none());
        assert_eq!(
            (job.step(units), job.progress().total),
            (Status::Done, Some(job.progress().done))
        );
        report
    }
    let whole = bar(7, 8);
    for units in [0, 1, 1000, u64::MAX] {
        assert_eq!(
            stepped(LostJob::new(7, 8, u64::MAX).unwrap(), units).count(),
            lost(7, 8).count()
        );
        let plies = stepped(PliesJob::new(&whole, u32::MAX).unwrap(), units);
        assert_eq!(plies.is_lost(&whole), Some(false));
        let values = stepped(ValuesJob::new(&whole, u32::MAX).unwrap(), units);
        assert!(!values.value(&whole).unwrap().is_zero());
    }
}

/// First bites of bars that lie the other way round are compared as well, square by square.
#[test]
fn first_bites_of_a_bar_turned_round_are_compared() {
    let table = lost(3, 4);
    let sizes = [(2, 3), (3, 3), (3, 4)];
    let bars: Vec<FirstBites> = sizes
        .iter()
        .map(|&(rows, columns)| FirstBites {
            size: Chomp::new(rows, columns).unwrap(),
            bites: winning(&table, &bar(rows, columns)),
        })
        .collect();
    let line =
        |(rows, columns): (u8, u8), bites: &[(u8, u8)]| format!("({rows}, {columns}): {bites:?}");
    let turned = |bar: &FirstBites| -> Vec<(u8, u8)> {
        bar.bites.iter().map(|&(row, column)| (column, row)).collect()
    };
    let mut lines: Vec<String> =
        sizes.iter().zip(&bars).map(|(&size, bar)| line(size, &bar.bites)).collect();
    for (&(rows, columns), bar) in sizes.iter().zip(&bars).filter(|(size, _)| size.0 != size.1) {
        lines.push(line((columns, rows), &turned(bar)));
    }
    let [all, one] = tables::first_bites(&bars);
    let compared = |text: &str| check(&read_pasted(text), &all);
    let found = compared(&format!("{{{}}}", lines.join(", ")));
    assert_eq!((found.first, found.wrong, found.notes), (None, None, vec![]));
    let [row, column] = [bars[0].bites[0].1, bars[0].bites[0].0];
    let found = compared(&format!("{{(3, 2): [({row}, {})]}}", column + 1));
    assert_eq!(found.first.unwrap().place, Place::Cell(3, 2));
    let found = check(&read_pasted(&format!("{{(3, 2): ({row}, {column})}}")), &one);
    assert_eq!((found.first, found.wrong), (None, None));
    // A bar may be given by its rows, as the function itself is called.
    let bite = |bar: usize| bars[bar].bites[0];
    for (bars, bite) in [
        (["coup_gagnant(tablette(2, 3))", "coup_gagnant([3, 3])", "coup_gagnant(2, 3)"], bite(0)),
        (["coup_gagnant(tablette(3, 3))", "coup_gagnant([3, 3, 3])", "(3, 3)"], bite(1)),
        (["coup_gagnant(tablette(3, 4))", "coup_gagnant([4, 4, 4])", "(3, 4)"], bite(2)),
    ] {
        for bar in bars {
            let found = check(&read_pasted(&format!("{bar} = {bite:?}")), &one);
            assert_eq!((found.first, found.wrong, found.compared), (None, None, 1), "{bar}");
            let other = (bite.0, bite.1 + 9);
            let found = check(&read_pasted(&format!("{bar} = {other:?}")), &one);
            assert!(found.first.is_some(), "{bar}");
        }
    }
}
