//! Results compared with what is right: what agrees, the first difference and its place, and that what
//! is copied is read again as the same.

mod forms;
mod graphs;
mod reasons;
mod said;
mod texts;
mod verdicts;

pub(super) use said::all_said;

use nimlab::core::Player;
use nimlab::core::graph::{Arena, Attractor, Ends};
use nimlab::games::pasted::{
    Answer, Bars, Checked, Entry, Form, Grid, Keys, MAX_BYTES, Part, Place, Region, Results, Right,
    Series, Things, check, read_pasted,
};
use nimlab::words::{Language, Words};
use std::rc::Rc;

/// G(0), … of Kayles (*Winning Ways*, chapter 4).
const KAYLES: [u32; 13] = [0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6, 4];

fn kayles() -> Right {
    Right::Series(Rc::new(Series {
        values: KAYLES.to_vec(),
        known: KAYLES.len(),
        code: "0.77".to_owned(),
    }))
}

/// The nimbers of a grid of 3 × 4, steps of 1 or 2, as the closed form has them.
fn pawns() -> Right {
    let rows = vec![vec![2, 3, 0, 2], vec![1, 0, 3, 1], vec![0, 2, 1, 0]];
    Right::Grid(Rc::new(Grid { rows, first: 1 }))
}

/// The win map of a bar of 2 × 3: the only winning bite takes the last square of the second row.
fn map() -> Right {
    Right::Grid(Rc::new(Grid { rows: vec![vec![0, 1, 1], vec![1, 1, 2]], first: 0 }))
}

/// Two rows are lost where the second is one shorter (Gale 1974).
fn bars() -> Right {
    let lost = [vec![1], vec![2, 1], vec![3, 2]];
    Right::Bars(Rc::new(Bars {
        whole: vec![3, 3],
        lost: lost.into_iter().collect(),
        ..Bars::default()
    }))
}

/// The graph of 3 sticks in `lessons/en/practical-attractor.txt`, with its numbering.
fn sticks() -> Rc<Region> {
    let rows = [
        (Player::Zero, vec![1, 2, 3]),
        (Player::One, vec![4, 5]),
        (Player::One, vec![5]),
        (Player::One, vec![]),
        (Player::Zero, vec![3]),
        (Player::Zero, vec![]),
    ];
    let mut arena = Arena::of_rows(&rows).unwrap();
    arena.set_win(3, Player::One);
    arena.set_win(5, Player::Zero);
    let labels = ["3;0", "2;1", "1;1", "0;1", "1;0", "0;0"].map(str::to_owned).to_vec();
    region(arena, (0..6).map(|vertex| vertex.to_string()).collect(), labels)
}

/// A circle that J0 may leave: a and b are J0's, c is won.
fn circle() -> Rc<Region> {
    let rows = [(Player::Zero, vec![1, 2]), (Player::Zero, vec![0, 2]), (Player::Zero, vec![])];
    let mut arena = Arena::of_rows(&rows).unwrap();
    arena.set_win(2, Player::Zero);
    region(arena, ["a", "b", "c"].map(str::to_owned).to_vec(), vec![String::new(); 3])
}

fn region(arena: Arena, names: Vec<String>, labels: Vec<String>) -> Rc<Region> {
    let arena = Rc::new(arena);
    let attractor = Attractor::of(&arena, Player::Zero, Ends::Final);
    Rc::new(Region { arena, names, labels, attractor, numbered: true })
}

fn checked(text: &str, right: &Right) -> Checked {
    check(&read_pasted(text), right)
}

fn agrees(text: &str, right: &Right, compared: usize) {
    let found = checked(text, right);
    assert_eq!((&found.first, &found.wrong, found.wants), (&None, &None, None), "{text}");
    assert_eq!((found.compared, found.differences), (compared, 0), "{text}");
}

/// The first difference: its message, its place, and what is there in the text.
fn differs(text: &str, right: &Right, id: &str, place: Place, there: Option<&str>) {
    let found = checked(text, right);
    let first = found.first.unwrap_or_else(|| panic!("{text}: {:?}", found.wrong));
    assert_eq!((&*first.message.id, first.place), (id, place), "{text}");
    assert_eq!(first.at.map(|(start, end)| &text[start..end]), there, "{text}");
    assert!(found.differences > 0);
}

/// What is wrong with the text: its message, and what is there.
fn is_wrong(text: &str, right: &Right, id: &str, there: &str) {
    let wrong = checked(text, right).wrong.unwrap_or_else(|| panic!("{text}"));
    assert_eq!((&*wrong.error.id, &text[wrong.start..wrong.end]), (id, there), "{text}");
}

/// A word is a heading in lines, never among numbers in brackets.
#[test]
fn no_word_in_brackets_is_passed_over() {
    for text in ["[foo,1,2,3,1,4]", "[ foo, 0, 1, 2]", "[[foo, 0, 1], [2, 3]]", "g = [foo, 0, 1]"] {
        is_wrong(text, &kayles(), "check-not-number", "foo");
    }
    is_wrong("['Kayles', 0, 1, 2]", &kayles(), "check-not-number", "'Kayles'");
    is_wrong("(foo, 0, 1, 2)", &kayles(), "check-not-number", "foo");
    is_wrong("[0, 1, foo]", &kayles(), "check-not-number", "foo");
    for (text, compared) in [
        ("foo\n0\n1\n2", 3),
        ("  foo 0 1 2", 3),
        ("Kayles: [0, 1, 2]", 3),
        ("['Kayles', [0, 1, 2]]", 3),
        ("array('i', [0, 1, 2])", 3),
    ] {
        agrees(text, &kayles(), compared);
    }
    for text in ["[foo, 5, 2, 0]", "{foo, 5, 2, 0}"] {
        let found = checked(text, &Right::Members(sticks()));
        let wrong = found.wrong.unwrap();
        assert_eq!(&text[wrong.start..wrong.end], "foo", "{text}");
    }
}

/// Digits of other scripts are read, and those that are not known are refused with their place.
#[test]
fn digits_of_other_scripts_are_numbers() {
    differs("[９,0,1,2,3]", &kayles(), "check-value", Place::Number(0), Some("９"));
    for text in ["[０,１,２,３]", "０ １ ２ ３", "[٠, ١, ٢, ٣]", "n,G(n)\n０,0\n1,１\n2,2\n3,3\n"]
    {
        agrees(text, &kayles(), 4);
    }
    agrees("[0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6, 4]", &kayles(), 13);
    is_wrong("[\u{1d7d8}, 1]", &kayles(), "pasted-number", "\u{1d7d8}");
    is_wrong("½ 0 1 2", &kayles(), "pasted-number", "½");
}

#[test]
fn what_is_right_agrees_in_every_notation() {
    let [members, ranks, strategy] =
        [Right::Members(sticks()), Right::Ranks(sticks()), Right::Strategy(sticks())];
    for (right, compared, texts) in [
        (&kayles(), 4, &["[0, 1, 2, 3]", "0 1 2 3", "0\n1\n2\n3\n", "int g[] = {0, 1, 2, 3};"][..]),
        (&kayles(), 4, &["n,G(n)\n0,0\n1,1\n2,2\n3,3\n", "0 0\n1 1\n2 2\n3 3"]),
        (&kayles(), 4, &["{0: 0, 1: 1, 2: 2, 3: 3}", "{\"0\": 0, \"1\": 1, \"2\": 2, \"3\": 3}"]),
        (&kayles(), 3, &["[[3, 3], [4, 1], [5, 4]]", "{5: 4, 3: 3, 4: 1}"]),
        (
            &pawns(),
            12,
            &["[[2, 3, 0, 2], [1, 0, 3, 1], [0, 2, 1, 0]]", "2 3 0 2\n1 0 3 1\n0 2 1 0"],
        ),
        (&pawns(), 12, &["int t[3][4] = {{2, 3, 0, 2}, {1, 0, 3, 1}, {0, 2, 1, 0}};"]),
        (&pawns(), 12, &["0 0 0 0 0\n0 2 3 0 2\n0 1 0 3 1\n0 0 2 1 0", "2,3,0,2,1,0,3,1,0,2,1,0"]),
        (&pawns(), 2, &["{(1, 1): 2, (3, 3): 1}"]),
        (&map(), 6, &["[[0, 1, 1], [1, 1, 2]]", "0,1,1\n1,1,2\n", "{{0,1,1},{1,1,2}}"]),
        (&bars(), 3, &["{'[2]': True, '[2, 1]': False, '[2, 2]': True}"]),
        (
            &bars(),
            3,
            &["{(2,): True, (2, 1): False, (2, 2): True}", "{\"2\": 1, \"2.1\": 0, \"2.2\": 1}"],
        ),
        (
            &members,
            3,
            &["[5, 2, 0]", "{0, 2, 5}", "set([0, 2, 5])", "0 2 5", "['3;0', '1;1', '0;0']"],
        ),
        (&members, 3, &["[(3, 0), (1, 1), (0, 0)]", "[True, False, True, False, False, True]"]),
        (&members, 3, &["vertex\n0\n2\n5\n", "{0: True, 2: True, 5: True, 1: False}"]),
        (&ranks, 3, &["{5: 0, 2: 1, 0: 2}", "{\"0;0\": 0, \"1;1\": 1, \"3;0\": 2}"]),
        (&ranks, 6, &["[2, None, 1, None, None, 0]", "[2, -1, 1, -1, -1, 0]"]),
        (&strategy, 1, &["{0: 2}", "[2, None, None, None, None, None]", "{'3;0': '1;1', 4: 3}"]),
    ] {
        for text in texts {
            agrees(text, right, compared);
        }
    }
    agrees("{'a': 'c', 'b': 'a'}", &Right::Strategy(circle()), 2);
}

/// Tables with a line that sets off their head, and those of pandas, whose first column has no head.
#[test]
fn tables_are_read_with_their_lines_and_without_their_index() {
    for text in [
        "| n | G(n) |\n|---|------|\n| 0 | 0 |\n| 1 | 1 |\n| 2 | 2 |\n| 3 | 3 |",
        "n | G(n)\n:--|--:\n0 | 0\n1 | 1\n2 | 2\n3 | 3",
        "+---+------+\n| n | G(n) |\n+===+======+\n| 0 | 0 |\n| 1 | 1 |\n| 2 | 2 |\n| 3 | 3 |\n+---+------+",
        "0    0\n1    1\n2    2\n3    3\nName: G, dtype: int64",
        "   G\n0  0\n1  1\n2  2\n3  3",
        "   n  G(n)\n0  0     0\n1  1     1\n2  2     2\n3  3     3",
    ] {
        agrees(text, &kayles(), 4);
    }
    // The values of heaps from 1 on, counted as rows from 0.
    agrees("   n  G(n)\n0  1     1\n1  2     2\n2  3     3", &kayles(), 3);
    let wrong = "   G\n0  0\n1  1\n2  3\n3  3";
    differs(wrong, &kayles(), "check-value", Place::Number(2), Some("3"));
    let wrong = "| n | G(n) |\n|---|---|\n| 0 | 0 |\n| 1 | 2 |";
    differs(wrong, &kayles(), "check-value", Place::Number(1), Some("2"));
    // Values in rows under the name of the game are not counted by the first of each, whatever they begin with.
    agrees("Kayles\n0 1 2\n3 1 4\n3 2 1", &kayles(), 9);
    let halves: Vec<u32> = (0..12).map(|n| n / 2).collect();
    let halves = Series { known: halves.len(), values: halves, code: "0.0~3".to_owned() };
    let halves = Right::Series(Rc::new(halves));
    agrees("Values\n0 0\n1 1\n2 2", &halves, 6);
    // Nor are they so read because more of them would be right.
    let wrong = "   G\n0  0\n1  1\n2  2\n3  3";
    differs(wrong, &halves, "check-value", Place::Number(3), Some("2"));
    let wrong = "   n  G(n)\n0  0     0\n1  1     1\n2  2     3";
    differs(wrong, &kayles(), "check-value", Place::Number(2), Some("3"));
    let grid = "|   | a | b | c | d |\n|---|---|---|---|---|\n| L1 | 2 | 3 | 0 | 2 |\n\
        | L2 | 1 | 0 | 3 | 1 |\n| L3 | 0 | 2 | 1 | 0 |";
    agrees(grid, &pawns(), 12);
}

#[test]
fn the_first_difference_is_reported_with_its_place() {
    let [members, ranks, strategy] =
        [Right::Members(sticks()), Right::Ranks(sticks()), Right::Strategy(sticks())];
    differs("[0, 1, 2, 4, 1, 5]", &kayles(), "check-value", Place::Number(3), Some("4"));
    differs("[1, 2, 3, 1, 5]", &kayles(), "check-value", Place::Number(5), Some("5"));
    differs("0,0\n1,1\n2,3\n", &kayles(), "check-value", Place::Number(2), Some("3"));
    differs(
        "[[2, 3, 0, 2], [1, 1, 3, 1], [0, 2, 1, 0]]",
        &pawns(),
        "check-value",
        Place::Cell(1, 1),
        Some("1"),
    );
    differs("0,1,1\n1,2,2\n", &map(), "check-value", Place::Cell(1, 1), Some("2"));
    differs("{'[2, 1]': True}", &bars(), "check-is-lost", Place::Rows(vec![2, 1]), Some("True"));
    differs("{(2, 2): False}", &bars(), "check-is-won", Place::Rows(vec![2, 2]), Some("False"));
    differs("[5, 2, 4, 0]", &members, "check-vertex-extra", Place::Vertex(4), Some("4"));
    differs("[5, 2, 2, 0]", &members, "check-vertex-twice", Place::Vertex(2), Some("2"));
    differs("{5, 0}", &members, "check-vertex-missing", Place::Vertex(2), Some("{5, 0}"));
    differs("{5: 0, 2: 1, 0: 3}", &ranks, "check-value", Place::Vertex(0), Some("3"));
    differs("{5: 0, 2: 1, 0: 2, 1: 3}", &ranks, "check-rank-outside", Place::Vertex(1), Some("3"));
    differs("{5: 0, 2: None, 0: 2}", &ranks, "check-rank-inside", Place::Vertex(2), Some("None"));
    let all = "{5: 0, 0: 2}";
    differs(all, &ranks, "check-vertex-missing", Place::Vertex(2), Some(all));
    differs("{0: 5}", &strategy, "check-move-edge", Place::Vertex(0), Some("5"));
    differs("{0: 1}", &strategy, "check-move-leaves", Place::Vertex(0), Some("1"));
    differs("{4: 3}", &strategy, "check-move-none", Place::Vertex(0), Some("{4: 3}"));
    differs(
        "{'a': 'b', 'b': 'a'}",
        &Right::Strategy(circle()),
        "check-move-circles",
        Place::Vertex(0),
        Some("'b'"),
    );
}

#[test]
fn what_is_not_a_result_is_reported_with_its_place_and_the_rest_is_compared() {
    let [members, ranks, strategy] =
        [Right::Members(sticks()), Right::Ranks(sticks()), Right::Strategy(sticks())];
    is_wrong("[0, 1, spam]", &kayles(), "check-not-number", "spam");
    is_wrong("[0, 1, [2", &kayles(), "pasted-not-closed", "[");
    assert_eq!(checked("[0, 1, spam]", &kayles()).compared, 2);
    is_wrong("[2, 3, 0, 2, 1]", &pawns(), "check-count", "[2, 3, 0, 2, 1]");
    is_wrong("[[1], [2], [3], [4]]", &pawns(), "check-rows", "4");
    // What is there is compared all the same.
    let long = checked("2 3 0 1\n1 0 3 1 7\n0 2 1 0\n", &pawns());
    assert_eq!((long.compared, long.differences), (12, 1));
    assert_eq!(long.first.unwrap().place, Place::Cell(0, 3));
    is_wrong("[[2, 3, 0], [1, 0, 3, 1], [0, 2, 1, 0]]", &pawns(), "check-row-length", "2, 3, 0");
    is_wrong("{(4, 1): 2}", &pawns(), "check-outside", "2");
    is_wrong("{'x': 2}", &pawns(), "check-not-square", "'x'");
    is_wrong("[1, 2]", &bars(), "check-want-dictionary", "[1, 2]");
    is_wrong("{'x': True}", &bars(), "check-not-rows", "'x'");
    is_wrong("{'[1]': 7}", &bars(), "check-not-truth", "7");
    is_wrong("[5, 99]", &members, "check-no-vertex", "99");
    is_wrong("{5: 0}", &members, "check-want-set", "{5: 0}");
    is_wrong("[1]", &ranks, "check-which", "[1]");
    is_wrong("[1, 2]", &ranks, "check-count", "[1, 2]");
    is_wrong("{0: 'x'}", &ranks, "check-not-number", "'x'");
    is_wrong("{0: 'x'}", &strategy, "check-no-vertex", "'x'");
    let long = " ".repeat(MAX_BYTES + 1);
    assert_eq!(&*checked(&long, &kayles()).wrong.unwrap().error.id, "pasted-long");
}

/// The place of the empty heap may be left free.
#[test]
fn a_list_may_begin_with_nothing() {
    agrees("[None, 1, 2, 3]", &kayles(), 3);
    differs("[None, 1, 7, 3]", &kayles(), "check-value", Place::Number(2), Some("7"));
    is_wrong("[0, 1, None]", &kayles(), "check-not-number", "None");
}

/// Names tell which is the period.
#[test]
fn a_period_may_stand_before_its_pre_period() {
    let right = nimlab::games::heaps::results::period(71, 12);
    for text in [
        "(71, 12)",
        "n0 = 71\np = 12",
        "p = 12\ns = 71",
        "p = 12, s = 71",
        "{'period': 12, 'preperiod': 71}",
    ] {
        agrees(text, &right, 1);
    }
    assert!(checked("p = 71\ns = 12", &right).first.is_some());
}

/// A grid that has too few rows, or in every row too few numbers, is compared as far as it goes.
#[test]
fn a_grid_that_ends_early_is_compared_so_far() {
    let notes = |text: &str, right: &Right| -> Vec<String> {
        checked(text, right).notes.iter().map(|note| note.id.to_string()).collect()
    };
    let rows = "[[2, 3, 0, 2], [1, 0, 3, 1]]";
    for text in
        [rows, "2 3 0 2\n1 0 3 1\n", "{1: [2, 3, 0, 2], 2: [1, 0, 3, 1]}", "2;3;0;2\n1;0;3;1"]
    {
        agrees(text, &pawns(), 8);
        assert_eq!(notes(text, &pawns()), ["check-few-rows"], "{text}");
    }
    // A row by itself, its beginning, and rows without a break.
    agrees("[2, 3, 0, 2]", &pawns(), 4);
    assert_eq!(notes("[2, 3, 0, 2]", &pawns()), ["check-few-rows"]);
    agrees("2 3 0", &pawns(), 3);
    assert_eq!(notes("2 3 0", &pawns()), ["check-few"]);
    agrees("[2, 3, 0, 2, 1, 0, 3, 1]", &pawns(), 8);
    differs("[1, 2, 3]", &pawns(), "check-value", Place::Cell(0, 0), Some("1"));
    // Another row, by its number or since it is no other.
    agrees("2: 1 0 3 1", &pawns(), 4);
    agrees("{3: [0, 2, 1, 0], 1: [2, 3, 0, 2]}", &pawns(), 8);
    agrees("[1, 0, 3, 1]", &pawns(), 4);
    differs("2: 1 0 3 2", &pawns(), "check-value", Place::Cell(1, 3), Some("2"));
    // With headings.
    agrees("G,1,2,3,4\n1,2,3,0,2\n2,1,0,3,1\n", &pawns(), 8);
    agrees("[[2, 3], [1, 0], [0, 2]]", &pawns(), 6);
    assert_eq!(notes("[[2, 3], [1, 0], [0, 2]]", &pawns()), ["check-few-columns"]);
    agrees("[[2, 3], [1, 0]]", &pawns(), 4);
    assert_eq!(notes("[[2, 3], [1, 0]]", &pawns()), ["check-few"]);
    differs("[[2, 3, 0, 2], [1, 7, 3, 1]]", &pawns(), "check-value", Place::Cell(1, 1), Some("7"));
    // A single row that is short may lack any of its numbers.
    is_wrong("[[2, 3, 0, 2], [1, 0, 3]]", &pawns(), "check-row-length", "1, 0, 3");
    // All of it has no such note.
    assert!(notes("[[2, 3, 0, 2], [1, 0, 3, 1], [0, 2, 1, 0]]", &pawns()).is_empty());
}

/// A spreadsheet in French writes 2,0 for 2, and a semicolon between cells.
#[test]
fn whole_numbers_may_have_a_decimal_comma_and_zeros() {
    agrees("2,0;3,0;0,0;2,0\n1,0;0,0;3,0;1,0\n0,0;2,0;1,0;0,0\n", &pawns(), 12);
    agrees("2,00;3,00;0,00;2,00\r\n1,00;0,00;3,00;1,00\r\n0;2;1;0\r\n", &pawns(), 12);
    agrees("2,0\t3,0\t0,0\t2,0\n1,0\t0,0\t3,0\t1,0\n0,0\t2,0\t1,0\t0,0\n", &pawns(), 12);
    agrees("n;G(n)\n0;0,0\n1;1,0\n2;2,0\n3;3,0\n", &kayles(), 4);
    let wrong = "2,0;3,0;0,0;2,0\n1,0;7,0;3,0;1,0\n0,0;2,0;1,0;0,0\n";
    differs(wrong, &pawns(), "check-value", Place::Cell(1, 1), Some("7,0"));
    // Commas that stand for something else do so still.
    agrees("0,0\n1,1\n2,2\n3,3\n", &kayles(), 4);
}

/// Numbers at the end of what can be read are wrong, and no more than that.
#[test]
fn extreme_numbers_do_no_harm() {
    let (least, most) = (i64::MIN, i64::MAX);
    let texts = [
        format!("{{{least}: [2, 3, 0, 2]}}"),
        format!("{{{most}: [2, 3, 0, 2]}}"),
        format!("{{{least}: 1, {most}: 2}}"),
        format!("{{({least}, {most}): 1}}"),
        format!("[[{least}, 2, 3, 0, 2]]"),
        format!("[{most}, {most}, {least}]"),
        format!("{{0: {most}, 1: {most}}}"),
    ];
    for right in [kayles(), pawns(), map(), Right::Members(sticks()), Right::Ranks(circle())] {
        for text in &texts {
            let found = checked(text, &right);
            assert!(found.differences <= found.compared, "{text}");
        }
    }
}

/// What is not there is quoted in the word that was pasted.
#[test]
fn what_is_missing_is_quoted_as_it_is_written() {
    for word in ["NaN", "nan", "None", "null"] {
        let wrong = checked(&format!("[0, 1, {word}]"), &kayles()).wrong.unwrap();
        let said = Words::new(Language::English).say(&wrong.error);
        assert!(said.contains(&format!("“{word}”")), "{said}");
    }
}

#[test]
fn a_list_may_begin_with_the_first_heap_and_go_beyond_what_is_known() {
    let found = checked("[1, 2, 3, 1, 4]", &kayles());
    assert_eq!((found.compared, found.first), (5, None));
    assert_eq!(&*found.notes[0].id, "check-from-one");
    let mut long: Vec<String> = KAYLES.iter().map(u32::to_string).collect();
    long.push("1".to_owned());
    let found = checked(&long.join(" "), &kayles());
    assert_eq!((found.compared, found.first), (13, None));
    assert_eq!(&*found.notes[0].id, "check-beyond");
    let few = Right::Series(Rc::new(Series { values: vec![0, 1], known: 13, ..Series::default() }));
    assert_eq!(checked("[0, 1, 2, 3]", &few).wants, Some(5));
}

/// What agrees may still not be all there is: values with their numbers may leave some out.
#[test]
fn numbers_without_a_value_are_counted() {
    let gap = |text: &str| -> Option<(String, String)> {
        let found = checked(text, &kayles());
        assert_eq!(found.first, None, "{text}");
        let note = found.notes.iter().find(|note| &*note.id == "check-gap")?;
        let said = Words::new(Language::English).say(note);
        Some((said, Words::new(Language::French).say(note)))
    };
    assert_eq!(gap("{0: 0, 1: 1, 2: 2, 3: 3}"), None);
    assert_eq!(gap("n,G(n)\n3,3\n4,1\n5,4\n"), None);
    assert_eq!(gap("{3: 3, 1: 1, 0: 0, 2: 2}"), None);
    assert_eq!(gap("[0, 1, 2, 3]"), None);
    let (english, french) = gap("{0: 0, 1: 1, 3: 3}").unwrap();
    assert_eq!(english, "No value was given for G(2).");
    assert_eq!(french, "Il manque G(2).");
    let (english, _) = gap("0 0\n1 1\n2 2\n6 3\n8 1\n").unwrap();
    assert_eq!(english, "4 values in between were not given; the first of them is G(3).");
}

#[test]
fn copies_are_read_as_what_they_are_copies_of() {
    let all = [
        (kayles(), 13),
        (pawns(), 12),
        (map(), 6),
        (Right::Members(sticks()), 3),
        (Right::Ranks(sticks()), 3),
        (Right::Strategy(sticks()), 1),
        (Right::Members(circle()), 3),
        (Right::Ranks(circle()), 3),
        (Right::Strategy(circle()), 2),
    ];
    for (right, compared) in &all {
        for form in [Form::Python, Form::Json, Form::Csv] {
            agrees(&right.write(form).unwrap(), right, *compared);
        }
    }
    assert_eq!(kayles().write(Form::Python).unwrap(), "[0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6, 4]\n");
    assert_eq!(all[3].0.write(Form::Python).unwrap(), "{0, 2, 5}\n");
    assert_eq!(all[4].0.write(Form::Json).unwrap(), "{\"0\": 2, \"2\": 1, \"5\": 0}\n");
    assert_eq!(all[8].0.write(Form::Python).unwrap(), "{\"a\": \"c\", \"b\": \"c\"}\n");
}

#[test]
fn tables_in_latex_hold_every_value() {
    let table = pawns().write(Form::Latex).unwrap();
    let lines: Vec<&str> = table.lines().collect();
    assert_eq!(lines[0], "\\begin{tabular}{r|rrrr}");
    assert_eq!(lines[1], " & 1 & 2 & 3 & 4 \\\\ \\hline");
    assert_eq!(lines[2], "1 & 2 & 3 & 0 & 2 \\\\");
    assert_eq!(lines.last(), Some(&"\\end{tabular}"));
    let table = kayles().write(Form::Latex).unwrap();
    let cells = table.lines().skip(2).filter_map(|line| line.strip_suffix(" \\\\"));
    let cells = cells.flat_map(|line| line.split('&').skip(1));
    let values: Vec<u32> = cells.filter_map(|cell| cell.trim().parse().ok()).collect();
    assert_eq!(values, KAYLES);
    assert_eq!(Right::Members(sticks()).write(Form::Latex).unwrap(), "$\\{0, 2, 5\\}$\n");
}

/// `cargo bench --bench pasted` says how long that takes.
#[test]
fn a_million_values_are_read_and_compared() {
    let values: Vec<u32> = (0..1_000_000_u32).map(|n| n * 7 % 13).collect();
    let text = format!("{values:?}");
    let known = values.len();
    agrees(&text, &Right::Series(Rc::new(Series { values, known, ..Series::default() })), known);
}

#[test]
fn whatever_is_wrong_with_a_result_is_said_in_both_languages() {
    let ids = [
        checked("[7]", &kayles()).first.unwrap().message,
        checked("[5, 99]", &Right::Members(sticks())).wrong.unwrap().error,
        Right::Strategy(sticks()).agreement(1),
        Right::Members(sticks()).agreement(3),
        kayles().agreement(1),
    ];
    for language in Language::ALL {
        let words = Words::new(language);
        for message in &ids {
            let said = words.say(message);
            assert!(said.ends_with('.') && !said.contains('$'), "{said}");
        }
    }
}

#[test]
fn headings_with_a_colon_are_no_values_and_keys_without_a_number_are_reported() {
    for text in ["Values: [0, 1, 2, 3]", "Values of Kayles : 0 1 2 3", "G(n):\n0\n1\n2\n3\n"] {
        agrees(text, &kayles(), 4);
    }
    agrees("G(0): 0\nG(1): 1\nG(2): 2\n", &kayles(), 3);
    differs("G(0): 0\nG(1): 2\n", &kayles(), "check-value", Place::Number(1), Some("2"));
    is_wrong("{0: 0, 'n': 1}", &kayles(), "check-no-key", "'n'");
    is_wrong("{'a': 1}", &kayles(), "check-no-key", "'a'");
    is_wrong("{'[9, 9]': False}", &bars(), "check-not-within", "'[9, 9]'");
    is_wrong("losing: [9, 9]", &bars(), "check-not-within", "[9, 9]");
    agrees("n: 0 G(n): 0\nn: 1 G(n): 1", &kayles(), 2);
    let right = Right::Graph(Part::Successors, sticks());
    let rows = "Successors:\n0: [1, 2, 3]\n1: [4, 5]\n2: [5]\n3: []\n4: [3]\n5: []\n";
    let found = checked(rows, &right);
    assert_eq!((found.first, found.wrong), (None, None));
}

#[test]
fn a_list_for_the_first_numbers_may_be_shorter_or_longer() {
    let entry = |n: usize| Entry {
        key: vec![i64::try_from(n).unwrap()],
        place: Place::Number(n),
        answer: Answer::AllOf(vec![vec![i64::try_from(n).unwrap()]]),
    };
    let once = Results::once("opt", Things::Numbers, Place::Whole, Answer::AllOf(Vec::new()));
    let entries = (0..61).map(entry).collect();
    let right = Right::Results(Rc::new(Results { keys: Keys::Number, entries, ..once }));
    for (count, compared, note) in
        [(20, 20, Some("check-few-results")), (61, 61, None), (400, 61, Some("check-beyond"))]
    {
        let list: Vec<String> = (0..count).map(|n| format!("[{n}]")).collect();
        let keyed: Vec<String> = (0..count).map(|n| format!("{n}: [{n}]")).collect();
        for text in [format!("[{}]", list.join(", ")), format!("{{{}}}", keyed.join(", "))] {
            let found = checked(&text, &right);
            assert_eq!((&found.first, &found.wrong, found.compared), (&None, &None, compared));
            assert_eq!(found.notes.first().map(|note| &*note.id), note, "{text}");
        }
    }
    differs("[[0], [2]]", &right, "check-result-extra", Place::Number(1), Some("2"));
}

#[test]
fn names_with_signs_are_copied_as_they_are() {
    let mut arena = Arena::of_rows(&[(Player::Zero, vec![1]), (Player::One, vec![])]).unwrap();
    arena.set_win(1, Player::Zero);
    let names = ["\"a\"", "b\\c"].map(str::to_owned).to_vec();
    let quoted = region(arena, names, vec![String::new(); 2]);
    for part in [Part::Successors, Part::Predecessors, Part::OutDegrees, Part::Edges] {
        let right = Right::Graph(part, quoted.clone());
        for form in [Form::Python, Form::Json] {
            let text = right.write(form).unwrap();
            let found = checked(&text, &right);
            assert_eq!((found.first, found.wrong), (None, None), "{text}");
        }
    }
    let table = Right::Graph(Part::OutDegrees, quoted).write(Form::Latex).unwrap();
    assert!(table.contains("\n\"a\" & ") && table.contains("b\\textbackslash{}c"), "{table}");
}
