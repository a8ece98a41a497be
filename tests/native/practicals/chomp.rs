//! Chomp, in Python: squares from (0, 0).

use super::{Function, are_documented, array, lines, python, try_all};
use nimlab::core::bars::Shape;
use nimlab::core::run_to_end;
use nimlab::games::Game;
use nimlab::games::chomp::{Answer, BarRights, Chomp, ChompAnalysis, Position, Question};
use nimlab::games::pasted::{Bars, Place, Right};
use std::collections::BTreeMap;
use std::rc::Rc;

type Rows = Vec<u8>;

fn coups_jouables(pos: &[u8]) -> Vec<(usize, u8)> {
    let row = |(row, &length): (usize, &u8)| (0..length).map(move |column| (row, column));
    pos.iter().enumerate().flat_map(row).filter(|&square| square != (0, 0)).collect()
}

fn joue(pos: &[u8], (row, column): (usize, u8)) -> Rows {
    let left = pos.iter().enumerate().map(
        |(at, &length)| {
            if at < row { length } else { length.min(column) }
        },
    );
    left.filter(|&length| length > 0).collect()
}

/// The dictionary of the practical: a position is won if a move leads to a lost one.
fn gagnante(pos: &[u8], d: &mut BTreeMap<Rows, bool>) -> bool {
    if let Some(&won) = d.get(pos) {
        return won;
    }
    let won = coups_jouables(pos).into_iter().any(|bite| !gagnante(&joue(pos, bite), d));
    d.insert(pos.to_vec(), won);
    won
}

fn coups_gagnants(pos: &[u8]) -> Vec<(usize, u8)> {
    let mut d = BTreeMap::new();
    coups_jouables(pos).into_iter().filter(|&bite| !gagnante(&joue(pos, bite), &mut d)).collect()
}

fn carte_gagnante(pos: &[u8]) -> Vec<Vec<u32>> {
    let winning = coups_gagnants(pos);
    let cell = |square| match square {
        (0, 0) => 0,
        square => 1 + u32::from(winning.contains(&square)),
    };
    let row =
        |(row, &length): (usize, &u8)| (0..length).map(|column| cell((row, column))).collect();
    pos.iter().enumerate().map(row).collect()
}

/// What the page has.
fn rights(pos: &[u8]) -> BarRights {
    rights_from(pos, 0)
}

/// The same with squares that are counted from 0 or from 1.
fn rights_from(pos: &[u8], first: u8) -> BarRights {
    let bar = Shape::new(pos.to_vec()).unwrap();
    let mut job = Chomp::new(30, 30).unwrap().analyse(&Position::one(bar.clone()), usize::MAX);
    let ChompAnalysis::Bar(found) = run_to_end(&mut job).remove(0) else { unreachable!() };
    let square = |mv: &nimlab::games::chomp::Move| {
        (u8::try_from(mv.row).unwrap(), u8::try_from(mv.column).unwrap())
    };
    BarRights::of(&bar, &found.winning.iter().map(square).collect::<Vec<_>>(), first)
}

fn bars(pos: &[u8]) -> Right {
    let whole = Shape::new(pos.to_vec()).unwrap();
    let mut job = Chomp::ask(Question::Lost(whole)).unwrap();
    while job.step(1 << 14) == nimlab::core::Status::Running {}
    let Some(Answer::Lost(lost)) = job.report() else { unreachable!() };
    let lost = lost.iter().map(|shape| shape.rows().to_vec()).collect();
    Right::Bars(Rc::new(Bars { whole: pos.to_vec(), lost, ..Bars::default() }))
}

/// Rows after their numbers.
fn numbered(rows: &[Vec<u32>], first: usize, after: &str) -> String {
    let rows = (first..).zip(rows);
    rows.map(|(at, row)| format!("{at}{after}{}\n", lines(std::slice::from_ref(row), " ")))
        .collect()
}

pub(super) fn functions() -> Vec<Function> {
    let pos = [5, 3, 3];
    let bites = coups_jouables(&pos);
    assert_eq!(bites.len(), 10);
    let after: Vec<String> =
        bites.iter().map(|&bite| format!("{bite:?}: {:?}", joue(&pos, bite))).collect();
    let mut d = BTreeMap::new();
    assert!(gagnante(&[4, 4, 4], &mut d));
    let truth = |won: bool| if won { "True" } else { "False" };
    let outcome = |&bite: &(usize, u8)| gagnante(&joue(&pos, bite), &mut BTreeMap::new());
    let outcomes: Vec<String> =
        bites.iter().map(|bite| format!("{bite:?}: {}", truth(outcome(bite)))).collect();
    let by_text: Vec<String> =
        d.iter().map(|(rows, &won)| format!("'{rows:?}': {}", truth(won))).collect();
    let by_tuple: Vec<String> = d
        .iter()
        .map(|(rows, &won)| {
            let rows: Vec<String> = rows.iter().map(u8::to_string).collect();
            format!("({},): {}", rows.join(", "), truth(won))
        })
        .collect();
    let json: BTreeMap<String, bool> =
        d.iter().map(|(rows, &won)| (format!("{rows:?}"), won)).collect();
    let map = carte_gagnante(&[5, 5, 5, 5]);
    let whole = vec![5_u8; 3];
    let one = |pos: &[u8]| format!("{:?}", coups_gagnants(pos)[0]);
    // The practical's own: (3, 8) and (4, 5).
    assert_eq!(coups_gagnants(&[10; 8]), [(3, 8), (4, 5)]);
    let from_whole = "#/v1/chomp/3x5/5.5.5?view=map";
    let from_left = "#/v1/chomp/3x5/5.3.3?view=map";
    vec![
        Function {
            name: "tablette",
            page: from_whole,
            matter: "check-matter-rows",
            right: rights(&whole).rows,
            forms: vec![
                "[5, 5, 5]".to_owned(),
                "5 5 5".to_owned(),
                "5\n5\n5".to_owned(),
                array(&whole),
                "tablette(3, 5) = [5, 5, 5]".to_owned(),
                ">>> tablette(3,5)\n[5, 5, 5]".to_owned(),
                ">>> print(tablette(3, 5))\n[5 5 5]\n".to_owned(),
                ">>> tablette(3,5)\n[5, 5, 5]\n>>> tablette(1,1)\n[1]".to_owned(),
                "pos = [5, 5, 5]".to_owned(),
            ],
            broken: vec![("[5, 5, 5]", "[5, 5]", None), ("[5, 5, 5]", "[3, 3, 3, 3, 3]", None)],
        },
        Function {
            name: "coups_jouables",
            page: from_left,
            matter: "check-matter-bites",
            right: rights(&pos).bites,
            forms: vec![
                python(&bites),
                format!(
                    "[{}]",
                    bites
                        .iter()
                        .map(|(row, column)| format!("[{row}, {column}]"))
                        .collect::<Vec<_>>()
                        .join(", ")
                ),
                bites.iter().map(|(row, column)| format!("{row},{column}\n")).collect(),
                format!(
                    "{{{}}}",
                    bites
                        .iter()
                        .rev()
                        .map(|bite| format!("{bite:?}"))
                        .collect::<Vec<_>>()
                        .join(", ")
                ),
            ],
            broken: vec![
                ("[(0, 1)", "[(0, 0), (0, 1)", Some(Place::Cell(0, 0))),
                ("(1, 1), ", "", Some(Place::Cell(1, 1))),
                ("(1, 1)", "(1, 7)", Some(Place::Whole)),
                ("(1, 2)", "(1, 1)", Some(Place::Cell(1, 1))),
            ],
        },
        Function {
            name: "joue",
            page: from_left,
            matter: "check-matter-after",
            right: rights(&pos).after,
            forms: vec![
                format!("{{{}}}", after.join(", ")),
                after.join("\n"),
                "{(2, 1): [5, 3, 1]}".to_owned(),
                "joue([5, 3, 3], (2, 1)) = [5, 3, 1]".to_owned(),
                ">>> joue([5,3,3], (2,1))\n[5, 3, 1]\n>>> joue([5,3,3], (0, 1))\n[1, 1, 1]"
                    .to_owned(),
                "(2, 1) [5, 3, 1]\n(0, 1) [1, 1, 1]".to_owned(),
                // The practical's own calls, of which one is about what is on the board.
                ">>> joue([5, 5, 5], (1, 3))\n[5, 3, 3]\n>>> joue([5, 3, 3], (2, 1))\n[5, 3, 1]\n>>> joue([5, 3, 1], (0, 1))\n[1, 1, 1]".to_owned(),
            ],
            broken: vec![
                ("(2, 1): [5, 3, 1]", "(2, 1): [5, 1, 1]", Some(Place::Cell(2, 1))),
                // Zeros at the end are not dropped.
                ("(1, 0): [5]", "(1, 0): [5, 0, 0]", Some(Place::Cell(1, 0))),
            ],
        },
        Function {
            name: "gagnante(joue(pos, coup))",
            page: from_left,
            matter: "check-matter-outcomes",
            right: rights(&pos).outcomes,
            forms: vec![
                format!("{{{}}}", outcomes.join(", ")),
                outcomes.join("\n"),
                outcomes.join("\n").replace("True", "gagnante").replace("False", "perdante"),
                outcomes.join("\n").replace("True", "1").replace("False", "0"),
            ],
            broken: vec![("(0, 1): True", "(0, 1): False", Some(Place::Cell(0, 1)))],
        },
        Function {
            name: "enleve_zeros",
            page: "#/v1/chomp/3x5/5.3?view=map",
            matter: "check-matter-rows",
            right: rights(&[5, 3]).rows,
            forms: vec![
                format!("{:?}", joue(&[5, 3, 3], (2, 0))),
                "enleve_zeros([5, 3, 0]) = [5, 3]".to_owned(),
            ],
            broken: vec![("[5, 3]", "[5, 3, 0]", None)],
        },
        Function {
            name: "gagnante",
            page: "#/v1/chomp/3x4/4.4.4?view=map",
            matter: "check-matter-bars",
            right: bars(&[4, 4, 4]),
            forms: vec![
                truth(d[&vec![4, 4, 4]]).to_owned(),
                by_tuple.join("\n"),
                by_text.join("\n"),
                "gagnante([4, 4, 4]) = True".to_owned(),
                "gagnante([2, 1]) = False\ngagnante([2]) = True\ngagnante([1]) = False".to_owned(),
                ">>> gagnante([2, 1], {})\nFalse\n".to_owned(),
                ">>> gagnante(pos)\nTrue\n".to_owned(),
                "[2, 1] Faux\n[2, 2] Vrai\n[1] 0".to_owned(),
                "Vrai".to_owned(),
                "[2, 1] : perdante\n[2] : gagnante".to_owned(),
                ">>> gagnante([2, 2], d)\nTrue\n>>> d\n{'[2, 1]': False, '[2, 2]': True}".to_owned(),
            ],
            broken: vec![
                ("True", "False", None),
                (
                    "gagnante([2, 1]) = False",
                    "gagnante([2, 1]) = True",
                    Some(Place::Rows(vec![2, 1])),
                ),
            ],
        },
        Function {
            name: "gagnante_memo",
            page: "#/v1/chomp/3x4/4.4.4?view=map",
            matter: "check-matter-bars",
            right: bars(&[4, 4, 4]),
            forms: vec![
                format!("{{{}}}", by_text.join(", ")),
                format!("{{{}}}", by_tuple.join(", ")),
                serde_json::to_string(&json).unwrap(),
            ],
            broken: vec![
                ("'[2]': True", "'[2]': False", Some(Place::Rows(vec![2]))),
                ("'[2, 1]': False", "'[2, 1]': True", Some(Place::Rows(vec![2, 1]))),
                ("'[2, 2]': True", "'[2, 2]': False", Some(Place::Rows(vec![2, 2]))),
                // Zeros were not dropped, or rows grow.
                ("'[2, 1]': False", "'[2, 1, 0]': False", None),
                ("'[2, 1]': False", "'[1, 2]': False", None),
            ],
        },
        Function {
            name: "coup_gagnant",
            page: "#/v1/chomp/8x10/10.10.10.10.10.10.10.10?view=map",
            matter: "check-matter-winning",
            right: rights(&[10; 8]).winning,
            forms: vec![one(&[10; 8]), "[4, 5]".to_owned(), "4 5".to_owned()],
            broken: vec![
                ("(3, 8)", "(3, 7)", Some(Place::Cell(3, 7))),
                ("(3, 8)", "False", Some(Place::Cell(3, 8))),
            ],
        },
        Function {
            name: "carte_gagnante",
            page: "#/v1/chomp/4x5/5.5.5.5?view=map",
            matter: "check-matter-map",
            right: rights(&[5, 5, 5, 5]).map,
            forms: vec![
                python(&map),
                lines(&map, " "),
                lines(&map, ","),
                array(&map),
                python(&map).replace("], ", "]\n ").replace(',', ""),
                format!(">>> carte_gagnante(4, 5)\n{}", python(&map)),
                format!("  0 1 2 3 4\n{}", numbered(&map, 0, " ")),
                format!("    | 0 | 1 | 2 | 3 | 4\n----+---+---\n{}", numbered(&map, 0, " | ")),
                numbered(&map, 0, " : "),
            ],
            broken: vec![
                ("[[0, 1", "[[1, 1", Some(Place::Cell(0, 0))),
                ("[[0, 1", "[[0, 2", Some(Place::Cell(0, 1))),
            ],
        },
    ]
}

#[test]
fn every_function_of_the_practical_on_chomp_can_be_checked() {
    let functions = functions();
    try_all(&functions);
    are_documented("Chomp", &functions);
}

/// A lost position has no winning bite: `False`, and nothing else.
#[test]
fn a_lost_position_wants_false() {
    let right = rights(&[3, 1, 1]).winning;
    assert_eq!(coups_gagnants(&[3, 1, 1]), []);
    for text in ["False", "None", "[]"] {
        let found = nimlab::games::pasted::check(&super::read_pasted(text), &right);
        assert_eq!((found.compared, found.first, found.wrong), (1, None, None), "{text}");
    }
    let found = nimlab::games::pasted::check(&super::read_pasted("(0, 1)"), &right);
    assert_eq!(&*found.first.unwrap().message.id, "check-choice-none");
}

/// A program that counts squares from 1, as the board may, is compared by that way of counting.
#[test]
fn squares_may_be_counted_as_the_board_counts_them() {
    let pos = [3, 3, 1];
    let [program, board] = [0, 1].map(|first| rights_from(&pos, first));
    let found =
        |right: &Right, text: &str| nimlab::games::pasted::check(&super::read_pasted(text), right);
    let agrees = |right, text: &str| {
        let found = found(right, text);
        assert_eq!((found.first, found.wrong, found.notes), (None, None, vec![]), "{text}");
    };
    agrees(&board.bites, "[(1, 2), (1, 3), (2, 1), (2, 2), (2, 3), (3, 1)]");
    agrees(&program.bites, "[(0, 1), (0, 2), (1, 0), (1, 1), (1, 2), (2, 0)]");
    agrees(
        &board.bites,
        "coups_jouables([3, 3, 1]) : [(1, 2), (1, 3), (2, 1), (2, 2), (2, 3), (3, 1)]",
    );
    agrees(
        &board.after,
        "{(1, 2): [1, 1, 1], (1, 3): [2, 2, 1], (2, 1): [3], (2, 2): [3, 1, 1], (2, 3): [3, 2, 1], (3, 1): [3, 3]}",
    );
    agrees(
        &program.after,
        "{(0, 1): [1, 1, 1], (0, 2): [2, 2, 1], (1, 0): [3], (1, 1): [3, 1, 1], (1, 2): [3, 2, 1], (2, 0): [3, 3]}",
    );
    agrees(&board.map, "[[0, 1, 2], [1, 2, 1], [1]]");
    let two = rights_from(&[3, 2], 1).bites;
    agrees(&two, "coups_jouables([3, 2]) : [(1, 2), (1, 3), (2, 1), (2, 2)]");
    let both = coups_gagnants(&pos);
    assert!(!both.is_empty());
    for (row, column) in both {
        agrees(&board.winning, &format!("({}, {})", row + 1, column + 1));
        agrees(&program.winning, &format!("({row}, {column})"));
    }
    // By the other way it is wrong, and the place that is marked is that of the board.
    let wrong = found(&board.bites, "[(1, 1), (1, 2), (1, 3), (2, 1), (2, 2), (2, 3), (3, 1)]")
        .first
        .unwrap();
    assert_eq!(wrong.place, Place::Cell(0, 0));
}

/// On every position within 3 × 4 the map and the bites are those of the recursion.
#[test]
fn all_positions_within_a_small_bar_agree() {
    let rows = |most: u8| (0..=most).rev();
    let all = rows(4).flat_map(|a| rows(a).flat_map(move |b| rows(b).map(move |c| [a, b, c])));
    let all = all.map(|pos| joue(&pos, (3, 0))).filter(|pos| !pos.is_empty());
    let all: Vec<Rows> = all.collect();
    assert_eq!(all.len(), 34);
    for pos in &all {
        let rights = rights(pos);
        let pasted = [
            (&rights.map, python(&carte_gagnante(pos))),
            (&rights.rows, python(pos)),
            (&rights.bites, python(&coups_jouables(pos))),
        ];
        for (right, text) in pasted {
            let found = nimlab::games::pasted::check(&super::read_pasted(&text), right);
            assert_eq!((found.first, found.wrong), (None, None), "{pos:?}: {text}");
        }
    }
}
