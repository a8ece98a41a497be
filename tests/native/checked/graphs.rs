//! Graphs in several notations and with vertices in another order.

use super::{agrees, checked, differs, is_wrong, region, sticks};
use nimlab::core::Player;
use nimlab::core::graph::{Arena, Minimax};
use nimlab::games::pasted::{Line, Part, Place, Region, Right};
use std::rc::Rc;

/// Two vertices lead to each other and to a third, which leads back: each has two successors.
fn triangle() -> Rc<Region> {
    let rows = [(Player::Zero, vec![1, 2]), (Player::One, vec![2, 0]), (Player::Zero, vec![0, 1])];
    let labels = ["2;0", "1;1", "0;0"].map(str::to_owned).to_vec();
    region(Arena::of_rows(&rows).unwrap(), vec!["0".into(), "1".into(), "2".into()], labels)
}

/// A tree in which two leaves have the same label.
pub(super) fn tree() -> Rc<Region> {
    let rows = [(Player::Zero, vec![1, 2]), (Player::One, vec![3]), (Player::One, vec![])];
    let mut rows = rows.to_vec();
    rows.push((Player::Zero, vec![]));
    let labels = ["2;0", "1;1", "0;1", "0;1"].map(str::to_owned).to_vec();
    region(Arena::of_rows(&rows).unwrap(), (0..4).map(|v: u32| v.to_string()).collect(), labels)
}

/// Vertex 2 is where no way leads.
fn apart() -> Rc<Region> {
    let rows = [(Player::Zero, vec![1]), (Player::One, vec![]), (Player::One, vec![1])];
    let labels = ["2;0", "1;1", "2;1"].map(str::to_owned).to_vec();
    region(Arena::of_rows(&rows).unwrap(), (0..3).map(|v: u32| v.to_string()).collect(), labels)
}

#[test]
fn the_first_of_several_pairs_of_labels_is_an_edge_and_a_heading_is_none() {
    let edges = [
        ("3;0", "2;1"),
        ("3;0", "1;1"),
        ("3;0", "0;1"),
        ("2;1", "1;0"),
        ("2;1", "0;0"),
        ("1;1", "0;0"),
        ("1;0", "0;1"),
    ];
    let pairs = edges.map(|(from, to)| format!("('{from}', '{to}')")).join(", ");
    let tuples = edges.map(|(from, to)| format!("(({from}), ({to}))")).join(", ");
    let tuples = tuples.replace(';', ", ");
    for right in [Part::Successors, Part::Edges].map(|part| Right::Graph(part, sticks())) {
        let found = checked(&format!("[{pairs}]"), &right);
        assert_eq!((found.first, found.wrong), (None, None));
        let found = checked(&format!("[('from', 'to'),{pairs}]"), &right);
        assert_eq!((found.first, found.wrong), (None, None));
        let found = checked(&format!("[{tuples}]"), &right);
        assert_eq!((found.first, found.wrong), (None, None), "{tuples}");
        let keyed = "[((3,0),[(2,1),(1,1),(0,1)]),((2,1),[(1,0),(0,0)]),((1,1),[(0,0)]),((0,1),[]),((1,0),[(0,1)]),((0,0),[])]";
        let found = checked(keyed, &right);
        assert_eq!((found.first, found.wrong), (None, None));
    }
    let moves = Right::Strategy(sticks());
    agrees("[('3;0', '1;1'), ('1;0', '0;1')]", &moves, 1);
    let vertices = "['3;0','2;1','1;1','0;1','1;0','0;0']";
    let right = Right::Graph(Part::Triple, sticks());
    let found = checked(&format!("({vertices}, [{pairs}], {vertices})"), &right);
    assert_eq!((found.first, found.wrong), (None, None));
    let vertices = "[(3,0),(2,1),(1,1),(0,1),(1,0),(0,0)]";
    let found = checked(&format!("({vertices}, [{tuples}], {vertices})"), &right);
    assert_eq!((found.first, found.wrong), (None, None));
    let rows = "[[(2,1),(1,1),(0,1)],[(1,0),(0,0)],[(0,0)],[],[(0,1)],[]]";
    let found = checked(&format!("({vertices}, {rows}, {vertices})"), &right);
    assert_eq!((found.first, found.wrong), (None, None));
}

#[test]
fn a_graph_is_right_however_its_edges_are_written_and_its_vertices_numbered() {
    let right = Right::Graph(Part::Triple, triangle());
    let labels = "['2;0', '1;1', '0;0']";
    for edges in ["[[1, 2], [2, 0], [0, 1]]", "[(0,1),(0,2),(1,2),(1,0),(2,0),(2,1)]"] {
        let found = checked(&format!("([0, 1, 2], {edges}, {labels})"), &right);
        assert_eq!((found.first, found.wrong), (None, None), "{edges}");
    }
    let right = Right::Graph(Part::Triple, apart());
    let found = checked("([0, 1, 2], [[1], [], [1]], ['2;1', '1;1', '2;0'])", &right);
    assert_eq!((found.first, found.wrong), (None, None));
    let wrong = "([0, 1, 2], [[1], [], []], ['2;1', '1;1', '2;0'])";
    differs(wrong, &right, "check-result-missing", Place::Vertex(0), Some("[]"));
    let right = Right::Graph(Part::Triple, tree());
    let text = "([0, 1, 2, 3], [[], [], [1], [2, 0]], ['0;1', '0;1', '1;1', '2;0'])";
    let found = checked(text, &right);
    assert_eq!((found.first, found.wrong), (None, None));
}

/// What is counted is edges, however many vertices no edge leaves.
#[test]
fn edges_as_pairs_are_counted_one_by_one() {
    let region = sticks();
    let edges: Vec<(u32, u32)> = region
        .arena
        .vertices()
        .flat_map(|v| region.arena.successors(v).iter().map(move |&to| (v, to)))
        .collect();
    for part in [Part::Edges, Part::Successors] {
        let right = Right::Graph(part, region.clone());
        let found = checked(&format!("{edges:?}"), &right);
        assert_eq!((found.compared, found.first), (edges.len(), None), "{part:?}");
    }
    // An edge from a vertex that should have none is told.
    let right = Right::Graph(Part::Edges, region);
    let more = format!("{edges:?}").replace(']', ", (5, 0)]");
    differs(&more, &right, "check-result-extra", Place::Vertex(5), Some("0"));
}

#[test]
fn the_list_of_a_triple_that_is_too_short_is_named() {
    let right = Right::Graph(Part::Triple, sticks());
    let (s, a) = ("[0, 1, 2, 3, 4, 5]", "[[1, 2, 3], [4, 5], [5], [], [3], []]");
    let e = "['3;0', '2;1', '1;1', '0;1', '1;0', '0;0']";
    assert_eq!(checked(&format!("({s}, {a}, {e})"), &right).wrong, None);
    let short = "[0, 1, 2, 3, 4]";
    is_wrong(&format!("({short}, {a}, {e})"), &right, "check-vertices", short);
    let short = "[[1, 2, 3], [4, 5], [5], [], [3]]";
    is_wrong(&format!("({s}, {short}, {e})"), &right, "check-successor-lists", short);
    let short = "['3;0', '2;1', '1;1', '0;1', '1;0']";
    is_wrong(&format!("({s}, {a}, {short})"), &right, "check-labels", short);
}

/// What is missing among edges is marked beside the last one from the same vertex.
#[test]
fn a_missing_edge_is_marked() {
    let right = Right::Graph(Part::Edges, sticks());
    let text = "[(0, 1), (0, 2), (0, 3), (1, 4), (2, 5), (4, 3)]";
    differs(text, &right, "check-result-missing", Place::Vertex(1), Some("4"));
}

#[test]
fn the_best_line_ends_where_a_vertex_is_won_whatever_comes_behind_it() {
    let (zero, one) = (Player::Zero, Player::One);
    let rows = [(zero, vec![1, 2]), (one, vec![3]), (one, vec![]), (zero, vec![])];
    let mut arena = Arena::of_rows(&rows).unwrap();
    for (vertex, winner) in [(1, zero), (2, one), (3, one)] {
        arena.set_win(vertex, winner);
    }
    let minimax = Minimax::of(&arena, 0).unwrap();
    let names = (0..4).map(|vertex: u32| vertex.to_string()).collect();
    let region = region(arena, names, vec![String::new(); 4]);
    let right = Right::Line(Rc::new(Line { region, minimax }));
    agrees("[0, 1]", &right, 2);
    assert_eq!(checked("[0, 1, 3]", &right).differences, 1);
    assert_eq!(checked("[0, 2]", &right).differences, 1);
}
