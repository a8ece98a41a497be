//! Results in forms of which only the game knows what they mean: sentences, arrays, truth values, calls.

use super::{agrees, bars, checked, differs, is_wrong, kayles, pawns, sticks};
use nimlab::games::pasted::{Answer, Entry, Grid, Keys, Part, Place, Results, Right, Things};
use std::rc::Rc;

/// The first note, where nothing was compared.
fn is_elsewhere(text: &str, right: &Right, id: &str) {
    let found = checked(text, right);
    assert_eq!((&found.first, &found.wrong, found.compared), (&None, &None, 0), "{text}");
    assert_eq!(found.notes.first().map(|note| &*note.id), Some(id), "{text}");
}

#[test]
fn a_call_about_something_else_is_reported_and_one_with_other_arguments_is_compared() {
    let kayles = kayles();
    for call in ["f(3, [0, 0, 7])", "f(3, '0.07')", "f(3, .07)", "f([0, 0, 7])", "f('4.07', 3)"] {
        is_elsewhere(&format!("{call} = [0, 0, 1, 1]"), &kayles, "check-other-code");
    }
    is_elsewhere("grundy(7, '0.07') = 2", &kayles, "check-other-code");
    for call in [
        "f(3, [0, 7, 7])",
        "f(3, '0.77')",
        "f(3, .770)",
        "f(3, [0, 1, 2, 3])",
        "f(0, 7)",
        "f(code, 3)",
        "f('kayles', 3)",
        "f(3, [1, 2])",
    ] {
        agrees(&format!("{call} = [0, 1, 2, 3]"), &kayles, 4);
    }
    // Of several calls, those that are about the page.
    let found = checked("f(1, '0.07') = [0, 0]\nf(2, '0.77') = [0, 1, 3]", &kayles);
    assert_eq!((found.compared, found.differences, found.notes.len()), (3, 1, 1));
    let graph = Right::Graph(Part::Triple, sticks());
    is_elsewhere(
        "Graphe_Nim(1) = ([0, 1], [[1], []], ['1;0', '0;1'])",
        &graph,
        "check-other-sticks",
    );
    let right = "([0, 1, 2, 3, 4, 5], [[1, 2, 3], [4, 5], [5], [], [3], []], \
        ['3;0', '2;1', '1;1', '0;1', '1;0', '0;0'])";
    for call in ["Graphe_Nim(3)", "Graphe_Nim(3, 3)", "Graphe_Nim(n)", "Graphe_Nim(0)"] {
        let found = checked(&format!("{call} = {right}"), &graph);
        assert_eq!((found.first, found.wrong), (None, None), "{call}");
        assert!(found.notes.is_empty() && found.compared > 0);
    }
    is_elsewhere("nimber(1, 3, 7, 10) = 2", &pawns(), "check-other-size");
    is_elsewhere("nimber(2, 2) = [[0, 1], [1, 0]]", &pawns(), "check-other-size");
    agrees("nimber(1, 3, 3, 4) = 0", &pawns(), 1);
}

#[test]
fn positions_are_read_in_sentences() {
    let rows = |rows: &[u8]| Place::Rows(rows.to_vec());
    for text in [
        "la position [2, 1] est perdante",
        "La position [2,1] est perdante.",
        "[2, 1] is losing",
        "[2, 1] n'est pas gagnante",
        "[2, 1] perdante",
        "perdante : [2, 1]",
        "perdante: (2, 1)",
        "gagnante([2, 1]) renvoie False",
        "[2, 1] gagnante ? False",
        "Test 3: [2, 1] -> False",
        "La position est gagnante",
    ] {
        agrees(text, &bars(), 1);
    }
    for text in ["[2, 1] has no winning move", "La position [2, 1] n'a aucun coup gagnant"] {
        agrees(text, &bars(), 1);
    }
    for text in [
        "[2, 1] is losing, no good move\n[3, 3] is winning",
        "[2, 1] isn’t winning\n[3, 3] isn’t losing",
        "La position [2, 1] est perdante et l’autre position [3, 3] gagnante",
    ] {
        agrees(text, &bars(), 2);
    }
    for text in ["No move from [2, 1] is winning", "Aucun coup depuis [2, 1] ne sera gagnant"] {
        agrees(text, &bars(), 1);
    }
    agrees("No move from [2, 1] is winning\nNo move from [1] is winning", &bars(), 2);
    for text in ["Winning for the opponent [3, 3]", "Position gagnante pour l'adversaire [3, 3]"] {
        assert!(checked(text, &bars()).wrong.is_some(), "{text}");
    }
    let won = "[3, 3] has no winning move";
    differs(won, &bars(), "check-is-won", rows(&[3, 3]), Some("winning"));
    agrees("[1] est perdante\n[2] est gagnante\nperdante : [3, 2]", &bars(), 3);
    agrees("perdantes : [1], [2, 1]\ngagnantes : [[2], [3, 3]]", &bars(), 4);
    differs(
        "la position [2,1] est gagnante",
        &bars(),
        "check-is-lost",
        rows(&[2, 1]),
        Some("gagnante"),
    );
    differs("[2, 2] is losing", &bars(), "check-is-won", rows(&[2, 2]), Some("losing"));
    differs("perdantes : [1], [2]", &bars(), "check-is-won", rows(&[2]), Some("[2]"));
    is_wrong("la position [1, 2] est perdante", &bars(), "check-not-rows", "[1, 2]");
}

#[test]
fn a_truth_value_for_each_vertex_is_a_set() {
    let owned = Right::Graph(Part::Owned, sticks());
    for text in [
        "[True, False, False, False, True, True]",
        "[1, 0, 0, 0, 1, 1]",
        "1 0 0 0 1 1",
        "{0: True, 1: False, 2: False, 3: False, 4: True, 5: True}",
        "v,S0\n0,1\n1,0\n2,0\n3,0\n4,1\n5,1\n",
    ] {
        agrees(text, &owned, 6);
    }
    let text = "[True, True, False, False, True, True]";
    differs(text, &owned, "check-result-extra", Place::Vertex(1), Some("True"));
    let text = "[1, 0, 0, 0, 0, 1]";
    differs(text, &owned, "check-result-missing", Place::Vertex(4), Some("0"));
    differs("{0: True, 5: True}", &owned, "check-result-missing", Place::Vertex(4), None);
    let won = Right::Graph(Part::Won, sticks());
    agrees("[False, False, False, False, False, True]", &won, 6);
    is_wrong("[True, False]", &won, "check-count", "[True, False]");
    let members = Right::Members(sticks());
    let text = "[True, False, False, False, False, True]";
    let found = checked(text, &members).first.unwrap();
    assert_eq!((found.place, found.at), (Place::Vertex(2), Some((14, 19))));
}

#[test]
fn the_first_column_may_name_the_vertices() {
    let suc = Right::Graph(Part::Successors, sticks());
    for text in [
        "0,1,2,3\n1,4,5\n2,5\n3\n4,3\n5\n",
        "vertex;successors\n0;1 2 3\n1;4 5\n2;5\n3;\n4;3\n5;\n",
        "\"3;0\",1,2,3\n\"2;1\",4,5\n\"1;1\",5\n\"0;1\"\n\"1;0\",3\n\"0;0\"\n",
        "0,\"3;0\",1,2,3\n1,\"2;1\",4,5\n2,\"1;1\",5\n3,\"0;1\",\n4,\"1;0\",3\n5,\"0;0\",\n",
    ] {
        let found = checked(text, &suc);
        assert_eq!((found.first, found.wrong), (None, None), "{text}");
        assert!(found.compared > 5);
    }
    let wrong = "0,1,2,3\n1,4,3\n2,5\n3\n4,3\n5\n";
    differs(wrong, &suc, "check-result-extra", Place::Vertex(1), Some("3"));
    let ranks = Right::Ranks(sticks());
    agrees("v,label,rank\n0,\"3;0\",2\n2,\"1;1\",1\n5,\"0;0\",0\n", &ranks, 3);
    agrees("v,rank\n0,2\n1,\n2,1\n3,\n4,\n5,0\n", &ranks, 6);
    differs("v,rank\n0,2\n2,3\n5,0\n", &ranks, "check-value", Place::Vertex(2), Some("3"));
    is_wrong("{0: 2, 0: 2, 2: 1, 5: 0}", &ranks, "check-key-twice", "0");
    agrees(",A,B,C,D\nL1,2,3,0,2\nL2,1,0,3,1\nL3,0,2,1,0\n", &pawns(), 12);
    agrees("row,column,nimber\n1,1,2\n3,3,1\n", &pawns(), 2);
    differs(
        "row;column;nimber\n1;1;2\n3;3;2\n",
        &pawns(),
        "check-value",
        Place::Cell(2, 2),
        Some("2"),
    );
}

#[test]
fn nim_sums_are_compared_one_by_one() {
    let rows = (0..4).map(|one: u32| (0..4).map(|other| one ^ other).collect()).collect();
    let table = Right::Grid(Rc::new(Grid { rows, first: 0 }));
    for text in ["2 ^ 3 = 1", "2 xor 3 = 1", "2 ⊕ 3 = 1", "nim(2, 3) = 1", "9 ^ 3 ^ 1 = 11"] {
        agrees(text, &table, 1);
    }
    differs("1 ^ 1 = 0\n2 ^ 3 = 5", &table, "check-value", Place::Cell(2, 3), Some("5"));
    differs("5 ^ 6 = 11", &table, "check-value", Place::Whole, Some("11"));
}

#[test]
fn half_a_matrix_is_recognized_by_its_bracket_and_what_is_there_is_compared() {
    for (text, there, compared) in [
        ("[[2, 3, 0, 2],\n [1, 0", (16, 17), 6),
        ("[[2, 3, 0, 2],\n [1, 0, 3, 1],", (0, 1), 8),
        ("int t[3][4] = {{2, 3, 0, 2}, {1", (29, 30), 5),
        ("[[2, 3, 0, 2], [1, 0, 3, 1], [0, 2, 1, 0]", (0, 1), 12),
    ] {
        let found = checked(text, &pawns());
        let wrong = found.wrong.unwrap();
        assert_eq!((&*wrong.error.id, (wrong.start, wrong.end)), ("pasted-not-closed", there));
        assert_eq!((found.compared, found.first), (compared, None), "{text}");
    }
    let found = checked("[[2, 3, 0, 2], [1, 1", &pawns());
    assert_eq!(found.first.unwrap().place, Place::Cell(1, 1));
}

#[test]
fn no_period_is_answered_with_the_one_that_is_known() {
    let period = Results::once("", Things::Pair, Place::Whole, Answer::Exactly(vec![71, 12]));
    let period = Right::Results(Rc::new(period));
    for text in [
        "None",
        "False",
        "periode(G) = None",
        "inconnu",
        "not found",
        "Période : inconnue",
        "(-1, -1)",
    ] {
        let found = checked(text, &period);
        let first = found.first.unwrap_or_else(|| panic!("{text}"));
        assert_eq!((&*first.message.id, found.wrong), ("check-period-none", None), "{text}");
    }
    agrees("Prépériode : 71\nPériode : 12", &period, 1);
}

/// The squares in reach of each square of 2 × 3, one step right or down.
fn reach() -> Right {
    let near = |(row, column): (i64, i64)| -> Vec<Vec<i64>> {
        let all = [(row, column + 1), (row + 1, column)];
        let there = all.into_iter().filter(|&(row, column)| row <= 2 && column <= 3);
        there.map(|(row, column)| vec![row, column]).collect()
    };
    let squares = (1..=2).flat_map(|row| (1..=3).map(move |column| (row, column)));
    let entries = squares.map(|(row, column)| Entry {
        key: vec![row, column],
        place: Place::Cell(usize::try_from(row).unwrap() - 1, usize::try_from(column).unwrap() - 1),
        answer: Answer::AllOf(near((row, column))),
    });
    Right::Results(Rc::new(Results {
        keys: Keys::Square,
        entries: entries.collect(),
        drawn: vec![3, 3],
        first: 1,
        ..Results::empty("", Things::Squares)
    }))
}

#[test]
fn a_menu_of_squares_to_go_to_is_that_of_the_square_that_it_fits() {
    for text in [
        "1:(1,2) 2:(2,1)",
        "Choix de la case : 1:(1,2) 2:(2,1)\nVotre choix ? 1",
        "[(1, 2), (2, 1)]",
    ] {
        let found = checked(text, &reach());
        assert_eq!((&found.first, &found.wrong, found.compared), (&None, &None, 2), "{text}");
        assert_eq!(&*found.notes[0].id, "check-menu-of");
    }
    let text = "Pion en (1,1)\n1:(1,2) 2:(2,3)";
    differs(text, &reach(), "check-result-extra", Place::Cell(0, 0), Some("(2,3)"));
    is_wrong("1:(1,2) 1:(2,1) 1:(9,9)", &reach(), "check-no-key", "1");
}

/// Who wins, in a sentence: with what turns it round, and not of the player who is not to move.
#[test]
fn who_wins_is_read_with_its_negations() {
    let truth = |won: i64| {
        let right = Answer::Exactly(vec![won]);
        Right::Results(Rc::new(Results::once("", Things::Truth, Place::Whole, right)))
    };
    let (won, lost) = (truth(1), truth(0));
    for text in ["True", "the position is winning", "la position n’est pas perdante"] {
        agrees(text, &won, 1);
        assert_eq!(checked(text, &lost).differences, 1, "{text}");
    }
    for text in [
        "False",
        "the position is not winning",
        "la position n'est pas gagnante",
        "no winning move",
        "aucun coup gagnant",
        "no good move, the position is losing",
        "the position isn’t winning",
    ] {
        agrees(text, &lost, 1);
        assert_eq!(checked(text, &won).differences, 1, "{text}");
    }
    for text in [
        "the second player wins",
        "l'adversaire gagne",
        "l’adversaire est gagnant",
        "the opponent wins",
        "the opponent’s position is winning",
    ] {
        let found = checked(text, &won);
        assert!(found.wrong.is_some() && found.compared == 0, "{text}: {found:?}");
    }
}

/// Row and column by their names, whichever comes first.
#[test]
fn a_square_is_read_by_the_names_of_its_numbers() {
    let right = Answer::OneOf(vec![vec![0, 3]]);
    let right = Right::Results(Rc::new(Results::once("", Things::Squares, Place::Whole, right)));
    for text in [
        "(0, 3)",
        "{'row': 0, 'col': 3}",
        "{'col': 3, 'row': 0}",
        "ligne 0 colonne 3",
        "colonne 3 ligne 0",
        "coup : ligne 0, colonne 3",
        "choisir la ligne 0 colonne 3",
        "{'y': 0, 'x': 3}",
        "{'c': 3, 'l': 0}",
        "{'c': 3, 'r': 0}",
    ] {
        agrees(text, &right, 1);
    }
    for text in ["(3, 0)", "{'col': 0, 'row': 3}", "colonne 0, ligne 3"] {
        assert_eq!(checked(text, &right).differences, 1, "{text}");
    }
    let none = Answer::OneOf(Vec::new());
    let none = Right::Results(Rc::new(Results::once("", Things::Squares, Place::Whole, none)));
    for text in ["None", "[]", "(-1, -1)", "(None, None)", "aucun", "no winning move"] {
        agrees(text, &none, 1);
    }
    // A square is no word beside `None`.
    for right in [&right, &none] {
        let found = checked("[[0, 3], None]", right);
        assert!(found.wrong.is_some() || found.differences > 0, "{found:?}");
    }
}

/// The same numbers as a table of nim-addition, but those of a piece on squares counted from 1.
#[test]
fn numbers_of_squares_are_not_added() {
    let rows = (0..4).map(|row| (0..4).map(|column| row ^ column).collect()).collect();
    let right = Right::Grid(Rc::new(Grid { rows, first: 1 }));
    let found = checked("{(1, 1): 0, (1, 2): 1}", &right);
    assert_eq!((found.compared, found.differences), (2, 0));
    assert_eq!(checked("{(1, 2): 3}", &right).differences, 1);
}

/// The first rows of a grid that is three wide, and squares with their numbers.
#[test]
fn a_grid_of_three_columns_may_begin_with_its_rows() {
    let rows = vec![vec![0, 1, 2], vec![1, 0, 3], vec![2, 3, 0], vec![3, 2, 1]];
    let right = Right::Grid(Rc::new(Grid { rows, first: 1 }));
    for text in ["0 1 2\n1 0 3", "[[0,1,2],[1,0,3],[2,3,0]]"] {
        let found = checked(text, &right);
        assert_eq!((found.differences, found.wrong), (0, None), "{text}");
    }
    for text in ["1 1 0\n1 2 1\n1 3 2", "1 1 0\n2 1 1\n3 1 2"] {
        let found = checked(text, &right);
        assert_eq!((found.compared, found.differences), (text.lines().count(), 0), "{text}");
    }
    // Turning Corners, counted from 0: its first columns are places of squares too.
    let rows = vec![vec![0, 0, 0], vec![0, 1, 2], vec![0, 2, 3]];
    let right = Right::Grid(Rc::new(Grid { rows, first: 0 }));
    agrees("0 0 0\n0 1 2\n0 2 3", &right, 9);
}

#[test]
fn pieces_in_one_list_are_not_read_as_arrays() {
    let pieces = vec![vec![1, 3, 0], vec![2, 5, 0], vec![5, 1, 0]];
    let pieces = Results::once("", Things::Pawns, Place::Whole, Answer::AllOf(pieces));
    let right = Right::Results(Rc::new(Results { drawn: vec![5; 5], first: 1, ..pieces }));
    // Rows and columns the other way round: as wrong as they are written.
    let found = checked("[(3,1),(5,2),(1,5)]", &right);
    let first = found.first.unwrap();
    assert_eq!((first.thing.len(), found.differences > 0), (2, true), "{first:?}");
}

#[test]
fn pieces_may_be_in_several_arrays() {
    let pieces = vec![vec![2, 1, 1], vec![2, 1, 1], vec![3, 5, 2]];
    let pieces = Results::once("", Things::Pawns, Place::Whole, Answer::AllOf(pieces));
    let right = Right::Results(Rc::new(Results { drawn: vec![5; 5], first: 1, ..pieces }));
    for text in [
        "int lignes[3] = {2, 2, 3};\nint colonnes[3] = {1, 1, 5};\nint nimbers[3] = {1, 1, 2};",
        "[2, 2, 3]\n[1, 1, 5]\n[1, 1, 2]",
        "x = [2, 2, 3]\ny = [1, 1, 5]",
        "cols = [1, 1, 5]\nrows = [2, 2, 3]",
        "int squares[3][2] = {{2,1},{2,1},{3,5}}; int nimbers[3] = {1, 1, 2};",
    ] {
        agrees(text, &right, 3);
    }
    // Pieces with names of their own are no arrays.
    let two = vec![vec![1, 4], vec![3, 6]];
    let two = Results::once("", Things::Pawns, Place::Whole, Answer::AllOf(two));
    let two = Right::Results(Rc::new(Results { drawn: vec![6; 6], first: 1, ..two }));
    differs(
        "{'p1': [3, 5], 'p2': [1, 4]}",
        &two,
        "check-list-extra",
        Place::Cell(2, 4),
        Some("[3, 5]"),
    );
    // Counted from 0, they are arrays all the same; and numbers with names are none.
    differs("l = [1, 1, 2]\nc = [0, 0, 4]", &right, "check-list-extra", Place::Whole, Some("1"));
    for text in ["c = 1\nl = 2", "{'col': 1, 'row': 2}", "{'n': 1, 'c': [1, 1, 5], 'l': [2, 2, 3]}"]
    {
        let found = checked(text, &right);
        assert!(found.wrong.is_some() || found.differences == 0, "{text}: {found:?}");
    }
    let text = "[2, 2, 3]\n[1, 1, 4]\n[1, 1, 2]";
    differs(text, &right, "check-list-extra", Place::Cell(2, 3), Some("4"));
    is_wrong("[(2, 1), (2, 1, 1), (3, 5, 2)]", &right, "check-no-nimber", "(2, 1)");
}
