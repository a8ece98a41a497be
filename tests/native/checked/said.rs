//! An example of each sentence that is said of results.

use super::graphs::tree;
use super::{bars, checked, circle, kayles, map, pawns, sticks};
use nimlab::core::graph::{Arena, Minimax};
use nimlab::core::{Message, Player};
use nimlab::games::pasted::{Answer, Entry, Keys, Line, Part, Place, Results, Right, Things};
use std::rc::Rc;

/// A tree in which J0 wins by the second move of the first vertex alone.
fn line() -> Line {
    let (zero, one) = (Player::Zero, Player::One);
    let rows =
        [(zero, vec![1, 2]), (one, vec![3, 4]), (one, vec![]), (zero, vec![]), (zero, vec![])];
    let mut arena = Arena::of_rows(&rows).unwrap();
    for (leaf, winner) in [(2, zero), (3, one), (4, zero)] {
        arena.set_win(leaf, winner);
    }
    let minimax = Minimax::of(&arena, 0).unwrap();
    let names = (0..5).map(|vertex: u32| vertex.to_string()).collect();
    Line { region: super::region(arena, names, vec![String::new(); 5]), minimax }
}

/// All that can be said of results.
// One long table.
#[allow(clippy::too_many_lines)]
pub(crate) fn all_said() -> Vec<Message> {
    let [members, ranks, strategy] =
        [Right::Members(sticks()), Right::Ranks(sticks()), Right::Strategy(sticks())];
    let circles = Right::Strategy(circle());
    let mut said = vec![kayles().agreement(3), members.agreement(3), strategy.agreement(3)];
    let edges: Vec<Right> = [Part::Four, Part::Successors, Part::Triple, Part::OutDegrees]
        .map(|part| Right::Graph(part, sticks()))
        .to_vec();
    let bites = |answer| {
        let whole = Results::once("[2, 2]", Things::Squares, Place::Whole, answer);
        Right::Results(Rc::new(Results { drawn: vec![2, 2], ..whole }))
    };
    let [some, none] = [vec![vec![1, 1]], Vec::new()].map(|right| bites(Answer::OneOf(right)));
    let labels = "['3;0', '2;1', '1;1', '0;1', '1;0', '0;0'";
    let tree = Right::Graph(Part::Triple, tree());
    let once =
        |things, answer| Right::Results(Rc::new(Results::once("", things, Place::Whole, answer)));
    let pair = once(Things::Pair, Answer::Exactly(vec![71, 12]));
    let set = once(Things::Numbers, Answer::AllOf(vec![vec![1], vec![2]]));
    let menu = once(Things::Squares, Answer::AllOf(vec![vec![1, 1], vec![2, 2]]));
    let opt = Right::Results(Rc::new(Results {
        keys: Keys::Number,
        entries: (0..3)
            .map(|n| Entry {
                key: vec![n],
                place: Place::Whole,
                answer: Answer::AllOf(vec![vec![n]]),
            })
            .collect(),
        ..Results::once("opt", Things::Numbers, Place::Whole, Answer::AllOf(Vec::new()))
    }));
    let bar = Results::once("[2, 2]", Things::Rows, Place::Whole, Answer::Exactly(vec![2, 2]));
    let bar = Right::Results(Rc::new(Results { drawn: vec![2, 2], ..bar }));
    let pawns_at = once(Things::Pawns, Answer::AllOf(vec![vec![1, 1, 2], vec![2, 1, 1]]));
    let reach = Results {
        keys: Keys::Square,
        entries: vec![Entry {
            key: vec![1, 1],
            place: Place::Cell(0, 0),
            answer: Answer::AllOf(vec![vec![1, 2], vec![2, 1]]),
        }],
        drawn: vec![2, 2],
        first: 1,
        ..Results::empty("", Things::Squares)
    };
    let reach = Right::Results(Rc::new(reach));
    let other_code = "tab_val_grundy(3, '0.07') = [0, 0, 1, 1]";
    let line = Right::Line(Rc::new(line()));
    let count = |n: i64| Entry {
        key: vec![n],
        place: Place::Number(0),
        answer: Answer::Exactly(vec![n + 5]),
    };
    let counts = Results {
        keys: Keys::Number,
        entries: (0..2).map(count).collect(),
        ..Results::empty("count", Things::Numbers)
    };
    let counts = Right::Results(Rc::new(counts));
    let triple = Right::Graph(Part::Triple, sticks());
    let (vertices, rows) = ("[0, 1, 2, 3, 4, 5]", "[[1, 2, 3], [4, 5], [5], [], [3], []]");
    let asked: [(&Right, &[&str]); 30] = [
        (
            &triple,
            &[
                &format!("({vertices}, [[1, 2, 3], [4, 5], [5], [], [3]], {labels}])"),
                &format!("({vertices}, {rows}, ['3;0', '2;1'])"),
            ],
        ),
        (&super::texts::texts(&["0.1"], &["(2, 1)"]), &["{'0.77': (70, 12)}"]),
        (&counts, &["{0: 5, 1: 7}"]),
        (&line, &["[0, 1, 3]", "[0]", "[4, 3]", "x: {}"]),
        (&kayles(), &[other_code, &format!("{other_code}\n{other_code}")]),
        (&pair, &["None"]),
        (&pawns_at, &["[(1, 1), (2, 1, 1)]"]),
        (&reach, &["1:(1,2) 2:(2,1)", "voisins(1, 1, 3, 3) = [(1, 2)]"]),
        (
            &bar,
            &["tablette(1, 1) = [1]", "tablette(1, 1) = [1]\ntablette(3, 1) = [1, 1, 1]", "[2]"],
        ),
        (
            &tree,
            &[
                "([0, 1, 2, 3, 4], [[], [], [1], [2, 0], []], ['0;1', '0;1', '1;1', '2;0', 'x'])",
                "([0, 1], [[1], [2]], ['1;0', '0;1'])",
            ],
        ),
        (
            &kayles(),
            &[
                "[0, 1, 2, 1, 4, 3, 2]",
                "[7]",
                "[spam]",
                "[1, 2, 3, 1, 4]",
                "{0: 0, 1: 1, 3: 3}",
                "0 1 2 3 1 4 3 2 1 4 2 6 4 1 2",
            ],
        ),
        (
            &pawns(),
            &[
                "[1, 2, 3]",
                "[[1], [2], [3], [4]]",
                "[[1, 2, 3, 4]]",
                "[[1], [2], [3]]",
                "[[1, 2], [3, 4]]",
                "{(4, 1): 2}",
                "{'x': 2}",
                "{(1, 1): 2}",
            ],
        ),
        (&map(), &["0,1\n1,1,2\n", "[[0, 1], [1, 1], [1, 2]]"]),
        (
            &bars(),
            &[
                "{'[2, 1]': True}",
                "{(2, 2): False}",
                "[1, 2]",
                "{'x': True}",
                "{'[1]': 7}",
                "{'[9]': True}",
                "{'[]': True}",
            ],
        ),
        (&members, &["[5, 2, 4, 0]", "[5, 2, 2, 0]", "{5, 0}", "[5, 99]", "{5: 0}"]),
        (&ranks, &["{5: 0, 1: 3}", "{5: 0, 2: None, 0: 2}", "[1]", "[1, 2]", "{0: 'x'}"]),
        (&strategy, &["{0: 5}", "{0: 1}", "{4: 3}", "{0: 'x'}"]),
        (&circles, &["{0: 1, 1: 0}"]),
        (&edges[0], &["([], [])"]),
        (&edges[1], &["7", "{0: [1, 2, 3, 4]}", "{0: [1, 1]}", "{0: [1]}", "{0: [spam]}"]),
        (
            &edges[2],
            &[
                &format!(
                    "([0, 1, 2, 3, 4, 5, 6], [[1, 2, 3], [4, 5], [5], [], [3], [], []], {labels}, 'x'])"
                ),
                "([0, 1, 2, 3, 4, 5, 6], [[], [], [3], [], [1], [2, 1], [5, 4, 3]], ['x', '0;0', '1;0', '0;1', '1;1', '2;1', '3;0'])",
                "Graphe_Nim(2) = ([0], [[]], ['2;0'])",
                &format!("([0, 1, 2, 3, 4, 5], [[1, 2, 3], [4, 5], [5], [], [3], []], {labels}])"),
            ],
        ),
        (&edges[3], &["{0: 3, spam: 1}"]),
        (&members, &["[0 1 ... 5]"]),
        (&Right::Mex, &["[0, 1]: 3", "7", "[a]: 3"]),
        (&pair, &["(70, 12)", "12"]),
        (&set, &["[1, 5]", "[1]", "[1, 2, 3]", "[(1, 1), (1, 1), (2, 2)]"]),
        (&menu, &["1:(1,1) 1:(2,2)", "(1, 1)", "[(1, 1), (1, 1), (2, 2)]"]),
        (&opt, &["[[1], [2]]", "[3, 4]"]),
        (&some, &["(0, 1)", "False"]),
        (&none, &["(0, 1)"]),
    ];
    for (right, texts) in asked {
        for text in texts {
            let found = checked(text, right);
            said.extend(found.first.map(|first| first.message));
            said.extend(found.wrong.map(|wrong| wrong.error));
            said.extend(found.notes);
        }
    }
    said.extend(super::reasons::said());
    said
}
