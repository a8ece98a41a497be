//! Numbers that are filled in, steps that come next and closed forms, against what is worked out here by other
//! means. 10^5 answers to random questions are judged, and which of them are right is known from `slow`, which
//! shares nothing with the solver.

mod drawn;
mod forms;
mod numbers;
mod possible;
mod reasons;
mod slow;
mod slow_boards;
mod steps;
mod wins;

use nimlab::core::{NoValue, Rule};
use nimlab::games::Game;
use nimlab::games::chomp::Chomp;
use nimlab::games::graph::Graphs;
use nimlab::games::heaps::Heaps;
use nimlab::games::pawns::Pawns;
use nimlab::session::{Answer, Judgement, Key, Kind};
use std::collections::BTreeSet;

fn filled<G: Game>(rules: &str, rule: Rule, position: &str) -> Vec<Vec<u32>> {
    let game = G::read_rules(rules, rule).unwrap();
    let position = game.read_position(position).unwrap();
    assert!(game.sheet(&position).is_some());
    game.filled(&position)
}

fn next<G: Game>(rules: &str, rule: Rule, position: &str, done: u32) -> Option<Vec<String>> {
    let game = G::read_rules(rules, rule).unwrap();
    let position = game.read_position(position).unwrap();
    game.next_step(&position, done).map(|next| next.right)
}

fn mex(values: &BTreeSet<u32>) -> u32 {
    (0..1_000).find(|value| !values.contains(value)).unwrap()
}

#[test]
fn the_table_of_kayles_is_that_of_its_rules() {
    let mut table: Vec<u32> = Vec::new();
    for size in 0..=60_usize {
        let mut reached = BTreeSet::new();
        for take in 1..=2.min(size) {
            for left in 0..=size - take {
                reached.insert(table[left] ^ table[size - take - left]);
            }
        }
        table.push(mex(&reached));
    }
    assert_eq!(filled::<Heaps>("0.77", Rule::Normal, "60"), [table]);
}

#[test]
fn the_grid_of_nimbers_is_that_of_its_rules() {
    let (rows, columns) = (7, 10);
    let mut grid = vec![vec![0; columns]; rows];
    for row in (0..rows).rev() {
        for column in (0..columns).rev() {
            let down =
                (1..=2).filter_map(|k| grid.get(row + k).map(|cells: &Vec<u32>| cells[column]));
            let right = (1..=2).filter_map(|k| grid[row].get(column + k).copied());
            grid[row][column] = mex(&down.chain(right).collect());
        }
    }
    assert_eq!(filled::<Pawns>("7x10", Rule::Normal, "1.1"), grid);
    // The closed form of the practical.
    let game = Pawns::read_rules("7x10", Rule::Normal).unwrap();
    let position = game.read_position("1.1").unwrap();
    let key = Key::of_rows(Kind::Formula, game.sheet(&position).unwrap(), grid);
    let judge = |text: &str| key.judge(None, &Answer::Text(text.to_owned()));
    assert_eq!(judge("(N - i) mod 3 ⊕ (M - j) mod 3").unwrap(), Judgement::Right);
    assert_eq!(judge("((N-i)%3) ^ ((M-j)%3)").unwrap(), Judgement::Right);
    let Judgement::Wrong(wrong) = judge("(N - i) mod 3").unwrap() else { panic!("accepted") };
    assert!(wrong.cells.len() > 30);
    assert!(judge("(N - i mod").is_err());
}

/// Won or lost, by the rules alone.
fn chomp_won(rows: &[u32]) -> bool {
    if rows == [1] {
        return false;
    }
    (0..rows.len()).any(|row| {
        (0..rows[row]).filter(|&column| (row, column) != (0, 0)).any(|column| {
            let bite =
                |(at, &length): (usize, &u32)| if at < row { length } else { length.min(column) };
            let left: Vec<u32> = rows.iter().enumerate().map(bite).filter(|&l| l > 0).collect();
            !chomp_won(&left)
        })
    })
}

#[test]
fn the_win_map_is_that_of_its_rules() {
    let rows = [4_u32, 4, 2];
    let map = filled::<Chomp>("3x4", Rule::Normal, "4.4.2");
    for (row, cells) in map.iter().enumerate() {
        for (column, &cell) in (0..).zip(cells) {
            let bite =
                |(at, &length): (usize, &u32)| if at < row { length } else { length.min(column) };
            let left: Vec<u32> = rows.iter().enumerate().map(bite).filter(|&l| l > 0).collect();
            let wanted = match (row, column) {
                (0, 0) => 0,
                _ if chomp_won(&left) => 1,
                _ => 2,
            };
            assert_eq!(cell, wanted, "{row} {column}");
        }
    }
}

/// The practical's own answer for six sticks, with the numbering of the page.
#[test]
fn the_attractor_of_six_sticks_is_that_of_the_practical() {
    let members = filled::<Graphs>("sticks-6-3", Rule::Misere, "0");
    let inside: Vec<usize> =
        (0..).zip(&members[0]).filter(|(_, m)| **m == 1).map(|(v, _)| v).collect();
    assert_eq!(inside.len(), 7, "{members:?}");
}

#[test]
fn the_next_step_is_that_of_the_method() {
    assert_eq!(next::<Heaps>("0.77", Rule::Normal, "9", 4), Some(vec!["1".to_owned()]));
    assert_eq!(next::<Heaps>("0.77", Rule::Normal, "9", 10), None);
    // The first is the sink, then all that only leads there.
    assert_eq!(next::<Pawns>("5x5", Rule::Normal, "1.1", 0), Some(vec!["5.5".to_owned()]));
    let second = next::<Pawns>("5x5", Rule::Normal, "1.1", 1).unwrap();
    assert_eq!(second.iter().collect::<BTreeSet<_>>().len(), 2, "{second:?}");
    // gagnante([2, 2]): its first bite is (0, 1), which leaves [1, 1], whose bite leaves [1].
    let calls: Vec<_> =
        (0..4).map(|k| next::<Chomp>("2x2", Rule::Normal, "2.2", k).unwrap()).collect();
    assert_eq!(calls, [["2.2"], ["1.1"], ["1"], ["2"]]);
}

/// What is no step of the form that is asked for is not a wrong answer.
#[test]
fn what_cannot_be_the_next_step_is_not_judged() {
    fn key<G: Game>(rules: &str, position: &str, done: u32) -> Key {
        let game = G::read_rules(rules, Rule::Normal).unwrap();
        let position = game.read_position(position).unwrap();
        Key::of_next(game.next_step(&position, done)).unwrap()
    }
    let number = key::<Heaps>("0.77", "9", 4);
    let square = key::<Pawns>("5x5", "1.1", 1);
    let list = key::<Chomp>("2x2", "2.2", 2);
    let vertex = key::<Graphs>("sticks-6-3", "0", 0);
    for (key, id, refused, judged) in [
        (
            &number,
            "task-next-number",
            &[
                "(1,3)", "3 ou 4", "2,5", "-1", "−1", "trois", "x3", "?", "", "not 1", "pas 1",
                "n + 1", "1/0", "2^n", "n - 3", "≠ 3", "n mod 1", "n ⊕ 1", "n xor 1", "4 % 3",
                "n != 1", "n >= 1",
            ][..],
            &["2", " 1 ", "(1)", "valeur : 1", "007", "No. 3", "mex = 3", "G(4) = 1", "*1"][..],
        ),
        (
            &square,
            "task-next-square",
            &["3", "(1,3,4)", "(-1, 3)", "a, b", "", "not (5,5)"],
            &["(1,3)", "1.3", "1-3", "i = 1, j = 3"],
        ),
        (
            &list,
            "task-next-numbers",
            &["", "none", "[-1]", "1x", "pas 2.2"],
            &["1", "[2, 1]", "2.1.1"],
        ),
        (&vertex, "task-next-unreadable", &["", "?", "→", "a", "99", "9;9"], &["4;1", "7"]),
    ] {
        let judge = |text: &str| key.judge(None, &Answer::Text(text.to_owned()));
        for text in refused {
            assert_eq!(&*judge(text).unwrap_err().id, id, "{text}");
        }
        for text in judged {
            assert!(judge(text).is_ok(), "{text}");
        }
    }
    let judged = number.judge(None, &Answer::Text(" (1) ".to_owned()));
    assert_eq!(judged.unwrap(), Judgement::Right);
}

/// As many calls as the usual practical counts.
#[test]
fn the_calls_are_counted_to_the_unit() {
    let last = next::<Chomp>("4x5", Rule::Normal, "5.5.5.5", 95_439);
    assert!(last.is_some());
    assert_eq!(next::<Chomp>("4x5", Rule::Normal, "5.5.5.5", 95_440), None);
}

/// Every day of two weeks has its question, about a position that is another one each time.
#[test]
fn each_day_of_two_weeks_asks_something_that_can_be_asked() {
    let weeks = include_str!("../../../lessons/weeks.txt");
    assert_eq!(weeks.lines().count(), 14);
    for line in weeks.lines() {
        let mut drawn = BTreeSet::new();
        for seed in 0..40 {
            let link = format!("/v1/{line}&fresh=1&seed={seed}");
            let reading = nimlab::link::read(&link, 0).unwrap();
            assert_eq!(reading.errors, [], "{link}");
            assert!(reading.look.task.kind.is_some(), "{link}");
            drawn.insert(reading.link().to_string().replace(&format!("seed={seed}"), ""));
        }
        assert!(drawn.len() >= 20, "{line}: {} positions", drawn.len());
    }
}

/// Every lesson that comes with the page can be answered.
#[test]
fn the_lessons_of_the_page_have_no_problem() {
    use nimlab::lesson::{Lesson, pack_text, unpack_text};
    use std::fs;
    let mut names: Vec<BTreeSet<String>> = Vec::new();
    for language in ["en", "fr"] {
        let mut found = BTreeSet::new();
        for entry in fs::read_dir(format!("lessons/{language}")).unwrap() {
            let path = entry.unwrap().path();
            let text = fs::read_to_string(&path).unwrap();
            let (lesson, errors) = Lesson::read(&text);
            assert_eq!(errors, [], "{}", path.display());
            assert_eq!(lesson.lang.as_deref(), Some(language), "{}", path.display());
            // The guide is for teachers as a whole, and asks nothing.
            let is_guide = path.ends_with("guide.txt");
            let asks = lesson.steps.iter().any(|step| step.task().kind.is_some());
            assert_eq!(
                (asks, !lesson.teacher.is_empty()),
                (!is_guide, !is_guide),
                "{}",
                path.display()
            );
            assert!(lesson.minutes.is_some(), "{}", path.display());
            assert_eq!(unpack_text(&pack_text(&text)).as_deref(), Ok(&*text));
            found.insert(path.file_name().unwrap().to_str().unwrap().to_owned());
        }
        names.push(found);
    }
    assert_eq!(names[0], names[1]);
    assert_eq!(names[0].len(), 22);
}

/// What answers to a formula task about pieces of a kind come to, on grids that are longer either way.
#[test]
fn closed_forms_of_rooks_bishops_and_kings_are_judged() {
    let king = "2 * (min(N - i, M - j) mod 2) ⊕ ((N - i + M - j) mod 2)";
    let cases = [
        ("r1.1", "(N - i) ⊕ (M - j)", "(N - i) + (M - j)"),
        ("r1.1", "(M - j) ^ (N - i)", "max(N - i, M - j)"),
        ("b1.1", "min(N - i, M - j)", "max(N - i, M - j)"),
        ("b1.1", "min(M - j, N - i)", "min(i, j)"),
        ("k1.1", king, "(N - i) mod 2 ⊕ (M - j) mod 2"),
    ];
    for (position, right, wrong) in cases {
        for rules in ["8x8", "5x11", "30x3"] {
            let game = Pawns::read_rules(rules, Rule::Normal).unwrap();
            let position = game.read_position(position).unwrap();
            assert!(game.has_formula(&position));
            let sheet = game.sheet(&position).unwrap();
            let key = Key::of_rows(Kind::Formula, sheet, game.filled(&position));
            let judge = |text: &str| key.judge(None, &Answer::Text(text.to_owned())).unwrap();
            assert_eq!(judge(right), Judgement::Right, "{rules} {right}");
            assert!(matches!(judge(wrong), Judgement::Wrong(_)), "{rules} {wrong}");
        }
    }
}

#[test]
fn a_closed_form_without_a_value_says_why() {
    let game = Heaps::read_rules("0.77", Rule::Normal).unwrap();
    let position = game.read_position("7").unwrap();
    let key = Key::of_rows(Kind::Formula, game.sheet(&position).unwrap(), game.filled(&position));
    for (text, why, places) in [
        ("n div 0", NoValue::ByZero, 8),
        ("1 mod (n - 3)", NoValue::ByZero, 1),
        ("(n - 2) ⊕ 1", NoValue::Negative, 2),
        ("n * 4000000000 * 4000000000", NoValue::TooLarge, 7),
        // The reason of the first place is said.
        ("((n - 2) ⊕ 1) mod (n - 5)", NoValue::Negative, 2),
    ] {
        let judged = key.judge(None, &Answer::Text(text.to_owned())).unwrap();
        let Judgement::Wrong(wrong) = judged else { panic!("{text} was accepted") };
        assert_eq!(wrong.without, Some((why, places)), "{text}");
        assert!(wrong.cells.len() >= places, "{text}");
    }
    let Judgement::Wrong(wrong) = key.judge(None, &Answer::Text("n".to_owned())).unwrap() else {
        panic!("accepted")
    };
    assert_eq!(wrong.without, None);
}

#[test]
fn a_closed_form_is_not_asked_for_where_none_is_known() {
    let game = Pawns::read_rules("6x7_1.0_2.2", Rule::Normal).unwrap();
    for (position, known) in [
        ("1.1", true),
        ("r1.1", true),
        ("b1.1", true),
        ("k1.1+q1.1", true),
        ("q1.1+k1.1", false),
        ("n1.1", false),
        ("o1.1", false),
    ] {
        let position = game.read_position(position).unwrap();
        assert_eq!(game.has_formula(&position), known, "{position:?}");
    }
}
