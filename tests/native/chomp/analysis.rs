//! What is said of positions of Chomp, against recursion.

use super::slow::{self, Remembered};
use nimlab::core::bars::{Recursion, Shape};
use nimlab::core::{
    Chance, Job, Nimber, Outcome, Refusal, Rule, Status, Verdict, nim_sum, run_to_end,
};
use nimlab::games::chomp::{
    Answer, BarAnalysis, Cell, Chomp, ChompAnalysis, Move, Position, Question, SumAnalysis, Theorem,
};
use nimlab::games::{Analysis, Game};

fn game() -> Chomp {
    Chomp::new(30, 30).unwrap()
}

fn shape(rows: &[u8]) -> Shape {
    Shape::new(rows.to_vec()).unwrap()
}

fn analysis(position: &Position, most: usize) -> ChompAnalysis {
    let mut reports = run_to_end(&mut game().analyse(position, most));
    assert_eq!(reports.len(), 1);
    reports.remove(0)
}

fn bar(rows: &[u8]) -> BarAnalysis {
    match analysis(&Position::one(shape(rows)), usize::MAX) {
        ChompAnalysis::Bar(bar) => bar,
        ChompAnalysis::Sum(_) => unreachable!(),
    }
}

fn sum(bars: &[&[u8]]) -> SumAnalysis {
    let bars = bars.iter().map(|rows| shape(rows)).collect();
    match analysis(&Position::new(bars).unwrap(), usize::MAX) {
        ChompAnalysis::Sum(sum) => sum,
        ChompAnalysis::Bar(_) => unreachable!(),
    }
}

fn known(won: bool) -> Verdict {
    Verdict::Known(if won { Outcome::Win } else { Outcome::Loss })
}

fn after(rows: &[u8], mv: Move) -> Vec<u8> {
    slow::bitten(rows, mv.row as usize, u8::try_from(mv.column).unwrap())
}

#[test]
fn every_position_up_to_five_by_six() {
    let mut remembered = Remembered::default();
    for rows in slow::positions(5, 6) {
        let told = bar(&rows);
        assert_eq!(told.verdict, known(remembered.wins(&rows)), "{rows:?}");
        assert!(told.complete && told.needed.is_none());
        assert_eq!(told.plies.map(u32::from), Some(remembered.plies(&rows)), "{rows:?}");
        let winning = slow::squares(&rows).into_iter().filter(|&(row, column)| {
            let poison = (row, column) == (0, 0);
            !poison && !remembered.wins(&slow::bitten(&rows, row, column))
        });
        let winning: Vec<String> = winning.map(|(row, column)| format!("{row}.{column}")).collect();
        let found: Vec<String> = told.winning.iter().map(Chomp::write_move).collect();
        assert_eq!(found, winning, "{rows:?}");
        assert_eq!(told.winning_count, winning.len() as u64);
        if let Some(quickest) = told.quickest {
            let plies = remembered.plies(&after(&rows, quickest)) + 1;
            assert_eq!(Some(plies), told.plies.map(u32::from), "{rows:?}");
        }
        assert_eq!(told.quickest.is_some(), !winning.is_empty());
        for &(bite, answer) in &told.answers {
            assert!(!remembered.wins(&after(&after(&rows, bite), answer)), "{rows:?}");
        }
        let squares = slow::squares(&rows).len();
        let answers = if told.verdict == known(false) { squares - 1 } else { 0 };
        assert_eq!(told.answers.len(), answers, "{rows:?}");
    }
}

#[test]
fn reasons_are_true() {
    let mut remembered = Remembered::default();
    let mut met = Vec::new();
    for rows in slow::positions(6, 6).into_iter().skip(1) {
        let Some(reason) = Theorem::of(&shape(&rows)) else { continue };
        let outcome = if remembered.wins(&rows) { Outcome::Win } else { Outcome::Loss };
        assert_eq!(reason.outcome(), outcome, "{rows:?}: {reason:?}");
        if let Some((row, column)) = reason.bite() {
            let left = slow::bitten(&rows, row.into(), column);
            assert!(left.len() < rows.len() || left != rows, "{rows:?}: {reason:?}");
            assert!(!remembered.wins(&left), "{rows:?}: {reason:?}");
        }
        let kind = std::mem::discriminant(&reason);
        if !met.contains(&kind) {
            met.push(kind);
        }
    }
    assert_eq!(met.len(), 8);
    assert_eq!(Theorem::of(&Shape::default()), None);
    assert_eq!(Theorem::of(&shape(&[3, 2, 2])), None);
    assert_eq!(Theorem::of(&shape(&[5, 5, 5])), Some(Theorem::Stealing));
}

#[test]
fn what_is_too_large_is_not_known_but_for_what_can_be_proved() {
    let square = bar(&[30; 30]);
    assert_eq!(square.verdict, known(true));
    assert_eq!(square.winning, [Move { bar: None, row: 1, column: 1 }]);
    assert!(!square.complete && square.plies.is_none() && square.needed.unwrap() > 1 << 50);
    let rectangle = bar(&[30; 29]);
    assert_eq!((rectangle.verdict, rectangle.winning_count), (known(true), 0));
    assert!(!rectangle.complete && rectangle.theorem == Some(Theorem::Stealing));
    // A bite that leaves equal arms wins, whatever else is there.
    let mut rows = [30; 30];
    rows[29] = 7;
    let other = bar(&rows);
    assert_eq!((other.verdict, other.theorem, other.complete), (known(true), None, false));
    assert_eq!(other.winning, [Move { bar: None, row: 1, column: 1 }]);
    let other = bar(&rows[1..]);
    assert!(matches!(other.verdict, Verdict::Unknown(_)) && other.winning.is_empty());
    // However large the bar was, what is left of it may be small.
    let mut arms = [1; 30];
    arms[0] = 30;
    let arms = bar(&arms);
    assert_eq!((arms.verdict, arms.complete, arms.plies), (known(false), true, Some(59)));
    assert_eq!(arms.answers.len(), 58);
}

#[test]
fn only_as_many_winning_moves_are_listed_as_were_asked_for() {
    let whole = Position::one(Shape::rectangle(8, 10).unwrap());
    for (most, listed) in [(0, 0), (1, 1), (9, 2)] {
        let told = analysis(&whole, most);
        assert_eq!((told.winning().len(), told.winning_count()), (listed, 2));
    }
}

#[test]
fn sums_are_won_by_their_values() {
    let mut remembered = Remembered::default();
    let bars: [&[u8]; 7] = [&[1], &[3], &[2, 2], &[4, 2, 1], &[3, 3, 3], &[1, 1, 1, 1], &[5, 4]];
    for one in bars {
        for two in bars {
            for three in bars {
                let told = sum(&[one, two, three]);
                let values = [one, two, three].map(|rows| Nimber(remembered.value(rows)));
                assert_eq!(told.values, values);
                assert_eq!(told.nim_sum, Some(nim_sum(values)));
                assert_eq!(told.verdict, known(!nim_sum(values).is_zero()));
                assert_eq!(told.winning.is_empty(), nim_sum(values).is_zero());
            }
        }
    }
}

/// Sums of two small bars by recursion over the sum itself, which knows nothing of values.
#[test]
fn sums_are_won_as_recursion_says() {
    fn wins(one: &[u8], two: &[u8]) -> bool {
        let bites = |rows: &[u8]| slow::squares(rows).into_iter().skip(1);
        bites(one).any(|(row, column)| !wins(&slow::bitten(one, row, column), two))
            || bites(two).any(|(row, column)| !wins(one, &slow::bitten(two, row, column)))
    }
    for one in slow::positions(2, 3).into_iter().skip(1) {
        for two in slow::positions(3, 2).into_iter().skip(1) {
            let told = sum(&[&one, &two]);
            assert_eq!(told.verdict, known(wins(&one, &two)), "{one:?} {two:?}");
            for mv in told.winning {
                let (left, right) = match mv.bar {
                    Some(0) => (after(&one, mv), two.clone()),
                    _ => (one.clone(), after(&two, mv)),
                };
                assert!(!wins(&left, &right), "{one:?} {two:?} {mv}");
            }
        }
    }
}

#[test]
fn large_bars_cancel_out_or_are_not_known() {
    let told = sum(&[&[30; 20], &[20; 30]]);
    assert_eq!((told.verdict, told.pairs), (known(false), vec![(0, 1)]));
    assert!(told.values.is_empty() && told.winning.is_empty());
    let told = sum(&[&[30; 20], &[20; 30], &[2]]);
    assert!(matches!(told.verdict, Verdict::Unknown(_)) && told.needed.is_some());
    let told = sum(&[&[3], &[3], &[3], &[1, 1, 1]]);
    assert_eq!(told.pairs, [(0, 1), (2, 3)]);
}

/// From the beginning of every rectangle, whoever follows the hints wins.
#[test]
fn following_the_winning_bites_wins() {
    for rows in 1..=6 {
        for columns in 1..=6_u8 {
            for seed in 0..3 {
                let mut position = Position::one(Shape::rectangle(rows, columns).unwrap());
                let mut ply = 0;
                while game().ended(&position).is_none() {
                    let told = analysis(&position, 1);
                    let best = told.winning().first().copied();
                    let mv = if ply % 2 == u64::from(rows * columns == 1) {
                        best.unwrap()
                    } else {
                        game().random_move(&position, &mut Chance::new(seed, ply)).unwrap()
                    };
                    position = game().play(&position, &mv).unwrap();
                    ply += 1;
                }
                // The winner is the one who has not eaten the poison.
                assert_eq!(ply % 2, u64::from(rows * columns == 1), "{rows} x {columns}");
            }
        }
    }
}

fn ask(question: Question) -> Vec<Answer> {
    run_to_end(&mut Chomp::ask(question).unwrap())
}

#[test]
fn maps_are_of_any_position() {
    let mut remembered = Remembered::default();
    for rows in [&[10; 8][..], &[7, 5, 5, 2], &[1], &[4], &[]] {
        let (map, plies, values) = match &[
            Question::Map(shape(rows)),
            Question::Plies(shape(rows)),
            Question::Values(shape(rows)),
        ]
        .map(|question| ask(question).remove(0))
        {
            [Answer::Map(map), Answer::Plies(plies), Answer::Values(values)] => {
                (map.clone(), plies.clone(), values.clone())
            }
            _ => unreachable!(),
        };
        assert_eq!(u32::from(plies.plies), remembered.plies(rows));
        assert_eq!(values.value.0, remembered.value(rows));
        for (row, column) in slow::squares(rows) {
            let left = slow::bitten(rows, row, column);
            let at = usize::from(column);
            let cell = match (row, column) {
                (0, 0) => Cell::Poison,
                _ if remembered.wins(&left) => Cell::Loses,
                _ => Cell::Wins,
            };
            assert_eq!(map.rows[row][at], cell);
            assert_eq!(u32::from(plies.after[row][at]), remembered.plies(&left));
            let value = (!left.is_empty()).then(|| Nimber(remembered.value(&left)));
            assert_eq!(values.after[row][at], value);
        }
    }
}

/// Once a large bar was asked for, what is left of it is looked up.
#[test]
fn a_large_table_is_kept() {
    let whole = shape(&[14; 14]);
    assert!(matches!(ask(Question::Map(whole))[..], [Answer::Map(_)]));
    for rows in [&[14, 14, 13, 13, 13, 9, 9, 9, 9, 5, 4, 4][..], &[13; 14]] {
        let mut job = Chomp::ask(Question::Map(shape(rows))).unwrap();
        assert_eq!(job.step(0), Status::Done);
        assert!(matches!(job.report(), Some(Answer::Map(_))));
        let mut job = game().analyse(&Position::one(shape(rows)), 5);
        assert_eq!(job.step(0), Status::Done);
    }
}

/// So is a smaller one; and where only the plies are still to be found, who wins is told first.
#[test]
fn a_table_of_twelve_is_kept() {
    assert!(matches!(ask(Question::Map(shape(&[12; 12])))[..], [Answer::Map(_)]));
    let mut job = game().analyse(&Position::one(shape(&[12; 12])), 200);
    assert_eq!((job.at_once(), job.step(0)), (None, Status::Done));

    let rows = shape(&[11; 11]);
    let mut job = game().analyse(&Position::one(rows.clone()), 200);
    let Some(ChompAnalysis::Bar(first)) = job.at_once() else { unreachable!() };
    assert_eq!((first.plies, first.complete), (None, true));
    assert_eq!(job.report(), None);
    let reports = run_to_end(&mut job);
    let [ChompAnalysis::Bar(last)] = &reports[..] else { unreachable!() };
    assert_eq!((&last.winning, last.verdict), (&first.winning, first.verdict));
    assert!(last.plies.is_some());

    // The plies are kept as well.
    let mut job = game().analyse(&Position::one(rows.bitten(3, 3)), 200);
    assert_eq!(job.step(0), Status::Done);
    assert!(matches!(job.report(), Some(ChompAnalysis::Bar(bar)) if bar.plies.is_some()));
}

#[test]
fn the_lost_positions_of_a_bar_are_listed() {
    let mut remembered = Remembered::default();
    for rows in [&[5; 4][..], &[5, 3, 1], &[1], &[6]] {
        let Answer::Lost(found) = ask(Question::Lost(shape(rows))).remove(0) else {
            unreachable!()
        };
        let mut found: Vec<Vec<u8>> = found.iter().map(|shape| shape.rows().to_vec()).collect();
        found.sort();
        let within = |other: &Vec<u8>| {
            !other.is_empty()
                && other.len() <= rows.len()
                && other.iter().zip(rows).all(|(row, whole)| row <= whole)
        };
        let all = slow::positions(rows.len(), rows[0]);
        let mut lost: Vec<Vec<u8>> =
            all.into_iter().filter(within).filter(|rows| !remembered.wins(rows)).collect();
        lost.sort();
        assert_eq!(found, lost, "{rows:?}");
    }
    assert!(Chomp::ask(Question::Lost(shape(&[11; 11]))).is_err());
}

#[test]
fn the_gallery_has_every_bar_once() {
    for size in [1, 5, 12, 13] {
        let mut bars = Vec::new();
        for answer in ask(Question::Gallery(size)) {
            let Answer::Gallery(found) = answer else { unreachable!() };
            bars.extend(found);
        }
        let count = usize::from(size) * (usize::from(size) + 1) / 2;
        assert_eq!(bars.len(), count);
        let several: Vec<String> = bars
            .iter()
            .filter(|first| first.bites.len() > 1)
            .map(|first| first.size.write())
            .collect();
        let expected: &[&str] = match size {
            13 => &["8x10", "9x10", "6x13", "12x13"],
            12 => &["8x10", "9x10"],
            _ => &[],
        };
        assert_eq!(several, expected, "{size}");
        assert!(bars.iter().all(|first| first.bites.is_empty() == (first.size.write() == "1x1")));
    }
    assert!(Chomp::ask(Question::Gallery(0)).is_err());
    assert!(Chomp::ask(Question::Gallery(17)).is_err());
}

#[test]
fn what_does_not_fit_is_refused_with_the_figure() {
    let large = Chomp::new(30, 30).unwrap();
    for question in [
        Question::Whole(large),
        Question::Map(shape(&[30; 30])),
        Question::Plies(shape(&[30; 30])),
        Question::Values(shape(&[30; 30])),
        Question::Cost {
            bar: shape(&[30; 30]),
            recursion: Recursion::default(),
            with_memory: true,
            most: 0,
        },
    ] {
        let refusal = Chomp::ask(question).err().unwrap();
        assert!(matches!(refusal, Refusal::Memory { bytes } if bytes > 1 << 50));
    }
    let endless = Question::Cost {
        bar: shape(&[3]),
        recursion: Recursion::default(),
        with_memory: false,
        most: u64::MAX,
    };
    assert!(matches!(Chomp::ask(endless), Err(Refusal::TooLong { .. })));
}

#[test]
fn the_rule_key_is_ignored() {
    let misere = Chomp::read_rules("3x5", Rule::Misere).unwrap();
    assert_eq!(misere, Chomp::read_rules("3x5", Rule::Normal).unwrap());
    assert_eq!(misere.rule(), Rule::Normal);
}
