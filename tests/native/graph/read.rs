//! Graphs as people write them: what is read, what is refused and where, and that what is written is
//! read again.

use nimlab::core::graph::Arena;
use nimlab::core::{Message, Player, Rule, Status, Value};
use nimlab::games::graph::read::{
    Format, GraphReading, Owners, format_of, read_bytes, read_bytes_taken, read_graph, read_taken,
};
use nimlab::games::graph::{Graph, Graphs};
use nimlab::games::{At, Game};
use nimlab::words::{Language, Words};
use proptest::prelude::*;
use proptest::sample::{Index, select};

const PLAIN: &str = "\
# owner 0 or 1, then the successors
a 0 -> b, c
b 1 -> a
c 1 ->
win 0: c
payoff: c=3
";

/// A graph as lines: name, label, owner, successors, winner, payoff.
fn lines(graph: &Graph) -> Vec<String> {
    let arena = graph.arena();
    let line = |v: u32| {
        let row: Vec<&str> = arena.successors(v).iter().map(|&to| graph.name(to)).collect();
        let (owner, win) = (arena.owner(v).index(), arena.win(v).map(Player::index));
        let label = graph.label(v).unwrap_or("-");
        let payoff = arena.payoff(v);
        format!("{} {label} {owner} [{}] {win:?} {payoff:?}", graph.name(v), row.join(" "))
    };
    arena.vertices().map(line).collect()
}

fn same(text: &str, expected: &Graph) {
    let graph = read_graph(text).unwrap_or_else(|error| panic!("{text}\n{error:?}"));
    assert_eq!(lines(&graph), lines(expected), "{text}");
    assert_eq!(graph.start(), expected.start(), "{text}");
}

#[test]
fn the_form_of_links_is_read() {
    let graph = "a=0-1.2+b=1-0+c=10_3";
    for text in [graph.to_owned(), format!(" {graph}\n"), format!("\u{feff}{graph}")] {
        assert_eq!(format_of(&text), Format::Link, "{text}");
        same(&text, &read_graph(PLAIN).unwrap());
    }
    for (text, id, wrong) in [
        ("a=0-7", "graph-no-vertex", "a=0-7"),
        (" a=0-1+b=x", "graph-unreadable", "b=x"),
        ("0-1+2", "graph-unreadable", "2"),
    ] {
        let At { start, end, error } = read_graph(text).unwrap_err();
        assert_eq!((&*error.id, &text[start..end]), (id, wrong), "{text}");
    }
    for text in ["a 0 -> b\nb 1 ->", "a = {0: [1], 1: []}", "0 1", "0-1", "xyz", "a\n+"] {
        assert_ne!(format_of(text), Format::Link, "{text}");
    }
    assert_ne!(format_of(&"a=0+".repeat(1 << 16)), Format::Link);
}

#[test]
fn the_plain_form_is_read() {
    let graph = read_graph(PLAIN).unwrap();
    assert_eq!(
        lines(&graph),
        ["a - 0 [b c] None None", "b - 1 [a] None None", "c - 1 [] Some(0) Some(3)"]
    );
    // Spaces, ends of lines, quotation marks, comments, order: nothing changes.
    let other =
        "\u{feff}win 0 : c\r\n\r\n payoff:c = 3 # says\r\n\"a\" 0->b c\r\n\tb 1 -> \"a\"#\r\nc 1";
    let read = read_bytes(other.as_bytes().to_vec()).unwrap();
    assert_eq!(lines(&read), lines(&graph));
    // Vertices may be called like headings; a label comes after the owner.
    let odd = read_graph("win 0 \"6;0\" -> payoff, é-1\npayoff 1\né-1 1\nstart: payoff").unwrap();
    assert_eq!(odd.start(), 1);
    assert_eq!(lines(&odd)[0], "win 6;0 0 [payoff é-1] None None");
}

#[test]
fn dot_is_read() {
    let graph = read_graph(PLAIN).unwrap();
    for text in [
        "digraph { a [shape=diamond]; b [shape=box]; c [shape=box, win=0, payoff=3]; a -> b -> a; a -> c }",
        "/* x */ strict digraph \"G\" { rankdir=LR; node [shape=box] a [shape=circle, color=red]
         a -> {b; c} [label=x]; subgraph cluster_1 { label=hi; b; c [peripheries=2 payoff=\"3\"]; }
         b:n -> a:s // back\n }",
        "digraph{a[owner=0]b[owner=1]a->b->a->c c[owner=1,win=0,payoff=3,label=\"\\N\"]}",
    ] {
        assert_eq!(format_of(text), Format::Dot);
        same(text, &graph);
    }
    // Owners and winners by label; names need not be identifiers.
    let text = "digraph { 0 [label=\"1;0\"] 1 [label=\"0;1\"] 0 -> 1 }";
    let sticks = read_graph(text).unwrap();
    assert_eq!(lines(&sticks), ["0 1;0 0 [1] None None", "1 0;1 1 [] Some(1) None"]);
    // A brace in a name or in a comment closes no group.
    for text in [
        "digraph { { \"a}\" b } -> c }",
        "digraph { { a /* } */ b } -> c }",
        "digraph { { rank=same; { a b } -> c } }",
    ] {
        let graph = read_graph(text).unwrap();
        assert_eq!((graph.arena().len(), graph.arena().edges()), (3, 2), "{text}");
    }
    let named = read_graph("digraph { \"1;0\" -> \"0;1\" }").unwrap();
    assert_eq!(lines(&named), ["1;0 - 0 [0;1] None None", "0;1 - 1 [] Some(1) None"]);
}

#[test]
fn pgsolver_files_are_read() {
    let text = "parity 2;\nstart 1;\n0 3 0 1,2 \"first\";\n1 1 1 0;\n2 2 1 2,2;\n";
    assert_eq!(format_of(text), Format::PgSolver);
    let graph = read_graph(text).unwrap();
    assert_eq!(graph.start(), 1);
    assert_eq!(
        lines(&graph),
        ["0 first 0 [1 2] None None", "1 - 1 [0] None None", "2 - 1 [] Some(0) None"]
    );
}

#[test]
fn python_triples_are_read() {
    let expected =
        read_graph("0 0 \"6;0\" -> 1, 2\n1 1 \"5;1\" -> 0\n2 0 \"0;0\"\nwin 0: 2").unwrap();
    for text in [
        "([0, 1, 2], {0: [1, 2], 1: [0], 2: []}, {0: \"6;0\", 1: \"5;1\", 2: \"0;0\"})",
        "[0,1,2], [[1,2],[0],[]], ['6;0','5;1','0;0']",
        "G = ({0, 1, 2,}, {0: {1, 2}, 1: (0,), 2: set()}, {0: (6, 0), 1: (5, 1), 2: (0, 0)})",
        "# a class\nS = list(range(3))\nA = {0: [1, 2],\n  1: [0]}\nE = {0: '6;0', 1: '5;1', 2: '0;0'}\nG = (S, A, E)\n",
        "S, A, E = range(0, 3), [(0, 1), (0, 2), (1, 0), ], [\"6;0\", \"5;1\", \"0;0\"]",
        "([0, 1, 2], {0: [1, 2], 1: [0]}, ['6;0', '5;1', '0;0'], [2])",
        "[0, 1, 2]\n[[1, 2], [0], []]\n['6;0', '5;1', '0;0']\n",
        "[0, 1, 2] {0: [1, 2], 1: [0], 2: []}\n['6;0', '5;1', '0;0']",
    ] {
        assert_eq!(format_of(text), Format::Triple, "{text}");
        same(text, &expected);
    }
    let names = read_graph("([(1, 0), (0, 1)], {(1, 0): [(0, 1)]})").unwrap();
    assert_eq!(lines(&names), ["1;0 - 0 [0;1] None None", "0;1 - 1 [] Some(1) None"]);
    let given = read_graph("(['a', 'b'], {'a': ['b']}, {'a': 'J0', 'b': 1}, [], ['b'])").unwrap();
    assert_eq!(lines(&given), ["a J0 0 [b] None None", "b 1 1 [] Some(1) None"]);
}

/// The graph of six sticks as the game has it, owners, edges and winners alone.
fn six_sticks(rule: Rule) -> Vec<String> {
    let game = Graphs::read_rules("sticks-6-3", rule).unwrap();
    shape(game.example_position().graph())
}

/// A graph without its names.
fn shape(graph: &Graph) -> Vec<String> {
    let arena = graph.arena();
    let line = |v| {
        let (owner, win) = (arena.owner(v).index(), arena.win(v).map(Player::index));
        format!("{owner} {:?} {win:?}", arena.successors(v))
    };
    arena.vertices().map(line).collect()
}

/// The practical’s own answer for n = 6, in each form in which somebody may have it.
#[test]
fn six_sticks_are_read_in_every_form() {
    let states =
        ["6;0", "5;1", "4;1", "3;1", "4;0", "3;0", "2;0", "1;0", "0;0", "2;1", "1;1", "0;1"];
    // The edges are those of the game; only how they are written differs.
    let game = Graphs::read_rules("sticks-6-3", Rule::Misere).unwrap();
    let position = game.example_position();
    let arena = position.graph().arena();
    assert_eq!((arena.len(), arena.edges()), (12, 24));
    let rows: Vec<String> =
        arena.vertices().map(|v| format!("{:?}", arena.successors(v))).collect();
    let edges: Vec<String> = arena
        .vertices()
        .flat_map(|v| arena.successors(v).iter().map(move |to| format!("({v}, {to})")))
        .collect();
    let keyed = |quote: &str| {
        let rows = rows.iter().enumerate();
        rows.map(|(v, row)| format!("{quote}{v}{quote}: {row}")).collect::<Vec<_>>().join(", ")
    };
    let (lists, edges) = (format!("[{}]", rows.join(", ")), format!("[{}]", edges.join(", ")));
    let numbers = format!("{:?}", (0..12).collect::<Vec<_>>());
    let labels = format!("{states:?}");
    let by_state = |open: &str, apart: &str, close: &str, end: &str| {
        let row = |v: u32| {
            let row = arena.successors(v).iter().map(|&to| format!("{:?}", states[to as usize]));
            row.collect::<Vec<_>>().join(apart)
        };
        let states =
            arena.vertices().map(|v| format!("{:?}: {open}{}{close}", states[v as usize], row(v)));
        states.collect::<Vec<_>>().join(end)
    };
    let misere = Owners::Labels(Rule::Misere);
    let turns = Owners::Turns(Rule::Normal);
    let heap = "6: [5, 4, 3], 5: [4, 3, 2], 4: [3, 2, 1], 3: [2, 1, 0], 2: [1, 0], 1: [0], 0: []";
    let lines = "6: 5 4 3\n5: 4 3 2\n4: 3 2 1\n3: 2 1 0\n2: 1 0\n1: 0";
    let cases = [
        (format!("({numbers}, {lists}, {labels})"), Format::Triple, misere),
        (format!("(S, A, E) = ({numbers}, {lists}, {labels})"), Format::Triple, misere),
        (format!("S, A, E = {numbers}, {edges}, {labels}"), Format::Triple, misere),
        // As JSON has it, without tuples.
        (format!("[{numbers}, {lists}, {labels}]"), Format::Triple, misere),
        (format!("S = {numbers}\nA = {edges}\nE = {labels}\n"), Format::Triple, misere),
        (format!("({numbers}, {{{}}}, {labels})", keyed("")), Format::Triple, misere),
        (format!("{{\"S\": {numbers}, \"A\": {lists}, \"E\": {labels}}}"), Format::Triple, misere),
        (
            format!("{{\"A\": {{{}}}, \"E\": {labels}, \"S\": {numbers}}}", keyed("\"")),
            Format::Triple,
            misere,
        ),
        (format!("{{{}}}", by_state("[", ", ", "]", ", ")), Format::Triple, misere),
        (by_state("", " ", "", "\n"), Format::Lines, misere),
        (by_state("[", ", ", "],", "\n"), Format::Lines, misere),
        (format!("{{{heap}}}"), Format::Triple, turns),
        (format!("succ = {{{heap}}}  # a class"), Format::Triple, turns),
        (format!("A = {{{heap}}}"), Format::Triple, turns),
        (lines.to_owned(), Format::Lines, turns),
        (
            format!("# a class\n{}\n0:\n", lines.replace(' ', ", ").replace(":,", ":")),
            Format::Lines,
            turns,
        ),
    ];
    for (text, format, owners) in cases {
        assert_eq!(format_of(&text), format, "{text}");
        for (asked, rule) in [
            (None, if owners == turns { Rule::Normal } else { Rule::Misere }),
            (Some(Rule::Normal), Rule::Normal),
            (Some(Rule::Misere), Rule::Misere),
        ] {
            let (graph, taken) =
                read_taken(&text, asked).unwrap_or_else(|error| panic!("{text}\n{error:?}"));
            let expected = if owners == turns { Owners::Turns(rule) } else { Owners::Labels(rule) };
            assert_eq!(taken, expected, "{text}");
            assert_eq!(shape(&graph), six_sticks(rule), "{text} {asked:?}");
            assert_eq!(read_bytes_taken(text.clone().into_bytes(), asked), Ok((graph, taken)));
        }
    }
    // What says who wins by itself is taken as it is, whatever the rule.
    let given = "([0, 1], {0: [1]}, ['1;0', '0;1'], [], [1])";
    for rule in [None, Some(Rule::Normal), Some(Rule::Misere)] {
        let (graph, taken) = read_taken(given, rule).unwrap();
        assert_eq!((taken, graph.arena().win(1)), (Owners::Given, Some(Player::One)));
        assert_eq!(read_taken(PLAIN, rule).unwrap().1, Owners::Given);
    }
}

/// Positions that belong to nobody, in whichever order they come, with cycles and without a beginning.
#[test]
fn players_move_in_turn_where_nothing_says_otherwise() {
    let names = |text: &str| {
        let graph = read_graph(text).unwrap();
        lines(&graph).join(" / ")
    };
    let expected = "2;0 - 0 [1;1 0;1] None None / 1;1 - 1 [0;0] None None / \
                    0;1 - 1 [] Some(0) None / 0;0 - 0 [] Some(1) None";
    for text in [
        "0: \n1: 0\n2: 1 0",
        "{0: [], 1: [0], 2: [1, 0]}",
        "{2: (1, 0), 1: {0}}",
        "[[], [0], [1, 0]]",
        "A = [[], [0], [1, 0]]",
        "suc = [[], [0], [1, 0]]",
        "[(1, 0), (2, 1), (2, 0)]",
        "{(2, 1), (1, 0), (2, 0)}",
    ] {
        assert_eq!(names(text), expected, "{text}");
    }
    // Edges alone, in lines or in DOT.
    for text in [
        "1 0\n2 1\n2 0",
        "2 1\n2 0\n1 0\n# the end\n",
        "2, 1\n2, 0\n1, 0",
        "2 1;\r\n2 0;\r\n1 0;\r\n",
        "2 -> 1\n2 -> 0\n1 -> 0",
        "2->1, 0\n1->0",
        "2 → 1 0\n\n1 → 0",
        "\"2\" \"1\"\n2 0\n1 0",
        "digraph { 2 -> 1; 2 -> 0; 1 -> 0 }",
        "digraph G { 2 -> {1 0} 1 -> 0 [label=x] }",
    ] {
        assert_eq!(names(text), expected, "{text}");
        let (_, owners) = read_taken(text, None).unwrap();
        assert_eq!(owners, Owners::Turns(Rule::Normal), "{text}");
        let (misere, owners) = read_taken(text, Some(Rule::Misere)).unwrap();
        assert_eq!(owners, Owners::Turns(Rule::Misere), "{text}");
        assert_eq!(misere.arena().win(2), Some(Player::One), "{text}");
    }
    assert!(names("digraph { b -> a; a -> b; a [start=1] }").starts_with("a;0 - 0 [b;1]"));
    // Names of states say whose they are.
    let (sticks, owners) = read_taken("\"1;0\" \"0;1\"", None).unwrap();
    assert_eq!((sticks.arena().len(), owners), (2, Owners::Labels(Rule::Misere)));
    // A cycle has no beginning but the first that is named; what cannot be reached is kept.
    assert_eq!(
        names("a: b\nb: a\nc: c"),
        "c;0 - 0 [c;1] None None / c;1 - 1 [c;0] None None / a;0 - 0 [b;1] None None / \
         b;1 - 1 [a;0] None None"
    );
    assert_eq!(names("a: b\nb: a"), "a;0 - 0 [b;1] None None / b;1 - 1 [a;0] None None");
    for (text, id) in [
        ("0: 1\n0: 2", "graph-read-twice"),
        ("{0: [1], 0: [2]}", "graph-read-twice"),
        ("([0, 1], {0: [1], 0: [], 1: []}, [\"1;0\", \"0;1\"])", "graph-read-twice"),
        ("([0, 1], [[1], []], [\"1;0\", \"0;1\", \"1;0\"])", "graph-read-expected"),
        ("0: [1, 2", "graph-read-expected-end"),
        ("0: [1] 2", "graph-read-expected"),
        ("0: 1\n2 3", "graph-read-expected"),
        ("0: 1, ,2", "graph-read-no-name"),
        ("{0: 5}", "graph-read-expected"),
        // Vertices with their owners, as in the plain form, and not edges.
        ("0 1\n1 2 -> 0", "graph-read-owner"),
        ("{\"1;0\": [\"2;1\"]}", "graph-read-no-win"),
    ] {
        assert_eq!(refused(text).2.id, id, "{text}");
    }
}

/// The line, the column and what is said besides.
fn refused(text: &str) -> (usize, usize, Message) {
    located(text, read_graph(text).map(|graph| lines(&graph)).unwrap_err())
}

/// The same of an error. Its message names the line and the column, or says nothing of them.
fn located(text: &str, at: At<Message>) -> (usize, usize, Message) {
    let said = Words::new(Language::English).say(&at.error);
    assert!(!said.contains("{$"), "{said}");
    let before = &text[..at.start];
    let line = before.matches('\n').count() + 1;
    let column = before.rsplit('\n').next().unwrap().chars().count() + 1;
    let mut message = at.error;
    for (name, place) in [("line", line), ("column", column)] {
        let there = message.about.iter().position(|(about, _)| about == name);
        if let Some(there) = there {
            assert_eq!(message.about.remove(there).1, Value::from(place), "{said}");
        }
    }
    (line, column, message)
}

/// Only which message it is.
fn id(text: &str) -> String {
    refused(text).2.id.into_owned()
}

/// What is said of a text that was read, and the graph.
fn noted(text: &str) -> (Vec<String>, Vec<Message>) {
    let mut reading = GraphReading::new(text.to_owned());
    while reading.step(u64::MAX) == Status::Running {}
    let notes = reading.notes().to_vec();
    (lines(&reading.graph().unwrap()), notes)
}

/// As many lists of two as vertices may be edges or successors: it is said how they were taken.
#[test]
fn lists_of_two_that_may_be_edges_are_taken_for_successors_and_said() {
    let said = vec![Message::new("graph-read-pairs-successors")];
    let (graph, notes) = noted("[[0,1],[1,2],[2,0]]");
    assert_eq!((graph.iter().filter(|line| line.contains('[')).count(), notes), (6, said));
    for plain in ["[[0,1],[1,2]]", "[(0,1),(1,2),(2,0)]", "[[1],[2],[0]]", "[[1,2],[2],[]]"] {
        assert_eq!(noted(plain).1, [], "{plain}");
    }
}

/// A vertex that is named as a successor only is located, with its place, and taken as one without successors.
#[test]
fn successors_without_a_description_are_reported_and_have_no_successors() {
    let sinks = |count: u64, names: &str, line: u64, column: u64| {
        let note = Message::new("graph-read-sinks").with("count", count).with("names", names);
        vec![note.with("line", line).with("column", column)]
    };
    let (graph, notes) = noted("a 0 -> b\nb 1 -> é, c\né 0");
    assert_eq!(notes, sinks(1, "c", 2, 11));
    assert_eq!(graph.last().unwrap(), "c - 0 [] None None");
    let (graph, notes) = noted("a 0 -> b, c\nwin 1: c");
    assert_eq!(notes, sinks(2, "b, c", 1, 8));
    assert_eq!(graph[1..], ["b - 0 [] None None", "c - 0 [] Some(1) None"]);
    // In a triple its label says whose it is and who wins there, if there is one.
    let (graph, notes) = noted("([0], {0: [1]}, {0: '1;0', 1: '0;1'})");
    assert_eq!(notes, sinks(1, "1", 1, 12));
    assert_eq!(graph, ["0 1;0 0 [1] None None", "1 0;1 1 [] Some(1) None"]);
    let (_, notes) = noted("([0, 1], {0: [1], 1: []}, ['1;0', '0;1'])");
    assert_eq!(notes, []);
    // Where play goes from a name that is only won, nobody knows.
    assert_eq!(id("a 0\nwin 0: b"), "graph-read-dangling");
}

/// Labels that say nothing of owners: vertices and edges are taken, and that is located.
#[test]
fn triples_without_owners_are_played_in_turn() {
    let missing = vec![Message::new("graph-read-labels-no-owners")];
    let (graph, notes) = noted("([0, 1, 2], {0: [1, 2], 1: [2], 2: []}, ['a', 'b', 'c'])");
    assert_eq!(notes, missing);
    let (bare, _) = noted("{0: [1, 2], 1: [2], 2: []}");
    assert_eq!(graph, bare);
    let text = "([0, 1], {0: [1]})";
    assert_eq!(noted(text).1, []);
    assert_eq!(read_taken(text, None).unwrap().1, Owners::Turns(Rule::Normal));
    let given = read_taken("([0, 1], {0: [1]}, ['a', 'b'])", Some(Rule::Misere)).unwrap().1;
    assert_eq!(given, Owners::Turns(Rule::Misere));
}

#[test]
fn what_is_wrong_is_found_with_its_place() {
    let about = |id, name: &str| Message::new(id).with("name", name);
    let owner = |name, found: &str| about("graph-read-owner", name).with("found", found);
    let found = |id, found: &str| Message::new(id).with("found", found);
    let not_closed = |sign: &str| Message::new("graph-read-not-closed").with("sign", sign);
    let expected = |sign: &str, found: &str| match found {
        "" => Message::new("graph-read-expected-end").with("sign", sign),
        _ => Message::new("graph-read-expected").with("sign", sign).with("found", found),
    };
    let cases = [
        ("", 1, 1, Message::new("graph-read-empty")),
        (" \n# only a comment\n", 1, 1, Message::new("graph-read-empty")),
        ("a 0 -> b\nb 1\na 1", 3, 1, about("graph-read-twice", "a")),
        ("a -> b\nb 1", 1, 3, about("graph-read-no-owner", "a")),
        ("1: 2 @@ 3", 1, 6, found("graph-read-no-name", "@@")),
        ("1: 2\n@@: 3", 2, 1, found("graph-read-no-name", "@@:")),
        ("1: [2, *]", 1, 8, found("graph-read-no-name", "*]")),
        ("1 2\n2 3\n3 -> ", 3, 6, Message::new("graph-read-no-name-end")),
        ("1 -> 2\n2 -> 3 @@", 2, 8, found("graph-read-no-name", "@@")),
        ("a b\nb c\nc d e", 3, 5, expected("->", "e")),
        ("a", 1, 2, about("graph-read-no-owner", "a")),
        ("a 2 -> a", 1, 3, owner("a", "2")),
        ("a 0 b", 1, 5, expected("->", "b")),
        ("a 0 -> a,", 1, 10, Message::new("graph-read-no-name-end")),
        ("a 0 -> a,,a", 1, 10, found("graph-read-no-name", ",a")),
        ("a 0\nwin 0: b", 2, 8, about("graph-read-dangling", "b")),
        ("a 0\nwin 2: a", 2, 5, expected("0, 1", "2:")),
        ("a 0\nwin 0: a\nwin 1: a", 3, 8, about("graph-read-won-by-both", "a")),
        ("a 0\npayoff: a", 2, 10, expected("=", "")),
        ("a 0\npayoff: a=1.5", 2, 11, about("graph-read-payoff", "a").with("found", "1.5")),
        ("a 0 \"b", 1, 5, not_closed("\"")),
        ("a 0\nb\u{0} 1", 2, 2, Message::new("graph-read-not-text")),
        ("digraph { a -> b; a [win=0] }", 1, 11, about("graph-read-no-owner", "a")),
        ("digraph { a -> b; b [owner=1] }", 1, 11, about("graph-read-no-owner", "a")),
        ("digraph { a -> b; b [payoff=1] }", 1, 11, about("graph-read-no-owner", "a")),
        ("digraph { a [owner=3] }", 1, 13, owner("a", "3")),
        ("graph { a -- b }", 1, 1, Message::new("graph-read-not-directed")),
        ("digraph { a -- b }", 1, 13, Message::new("graph-read-not-directed")),
        ("digraph { a [shape=box]", 1, 24, not_closed("{")),
        ("digraph { a -> subgraph x { b } }", 1, 16, found("graph-read-not-read", "subgraph")),
        ("digraph { }", 1, 1, Message::new("graph-read-empty")),
        ("digraph { a [shape=box } ", 1, 24, expected("]", "}")),
        ("parity 1;\n0 1 2 0;", 2, 5, owner("0", "2")),
        ("parity 1;\n0 1 0 5;", 2, 7, about("graph-read-dangling", "5")),
        ("parity 1;\n0 1 0 0", 2, 8, expected(";", "")),
        ("([0], {0: [1]}, ['0;0'])", 1, 1, Message::new("graph-read-no-win")),
        ("([0], {0: [1]}, ['1;0'], [2])", 1, 27, about("graph-read-dangling", "2")),
        ("([0, 0], {}, ['0;0'])", 1, 6, about("graph-read-twice", "0")),
        ("([0, 1], {0: [1]}, ['J0', 'J1'])", 1, 1, Message::new("graph-read-no-win")),
        ("([0, 1], {0: [1]}, ['a', 'b'], [1])", 1, 3, about("graph-read-no-owner", "0")),
        ("([0, 1], {0: [1]}, ['1;0', 'b'], [1])", 1, 6, about("graph-read-no-owner", "1")),
        ("([0, 1], {0: [1]", 1, 10, not_closed("{")),
        ("([0, 1] {0: [1]})", 1, 9, expected(")", "{0:")),
        ("[0, 1]", 1, 1, expected("(S, A, E)", "[0, 1]")),
        ("([], [])", 1, 1, Message::new("graph-read-empty")),
        ("S = [0]", 1, 8, expected("A", "")),
    ];
    for (text, line, column, message) in cases {
        assert_eq!(refused(text), (line, column, message), "{text}");
    }
    assert_eq!(id(&"[".repeat(40)), "graph-read-too-deep");
    let ids = ["graph-read-no-name", "graph-read-no-name-end", "graph-read-not-closed"];
    assert!(ids.contains(&id(&"digraph {".repeat(2)).as_str()));
    assert_eq!(id(&format!("digraph {}", "{".repeat(90))), "graph-read-too-deep");
    assert_eq!(id(&format!("{} 0", "a".repeat(201))), "graph-read-long-name");
    assert_eq!(id("([0], range(4000000000), [])"), "graph-read-not-read");
    let ranges = format!("S = [{}]", "range(60000),".repeat(2));
    assert_eq!(id(&ranges), "graph-read-not-read");
    let group = (0..6000).map(|v| format!("v{v}")).collect::<Vec<_>>().join(" ");
    let product = format!("digraph {{ {{{group}}} -> {{{group}}} }}");
    assert_eq!(id(&product), "graph-read-many-edges");
    let rubbish = read_bytes(vec![b'a', b' ', 0xff, 0xfe]).unwrap_err();
    assert_eq!(located("a ", rubbish), (1, 3, Message::new("graph-read-not-text")));
}

#[test]
fn a_file_of_fifty_megabytes_is_read_or_refused_at_once() {
    let zeros = read_bytes(vec![0; 50 << 20]).unwrap_err();
    assert_eq!(located("", zeros), (1, 1, Message::new("graph-read-not-text")));
    let spaces = read_bytes(vec![b' '; 50 << 20]).unwrap_err();
    assert_eq!(spaces.error, Message::new("graph-read-empty"));
    let brackets = read_bytes(vec![b'('; 50 << 20]).unwrap_err();
    assert_eq!(brackets.error, Message::new("graph-read-too-long").with("megabytes", 4_u32));
    let name = read_bytes(vec![b'a'; 50 << 20]).unwrap_err();
    assert_eq!(name.error.id, "graph-read-long-name");
    let lines = "a 0 -> a, a, a, a, a, a, a, a\n".repeat((50 << 20) / 30);
    assert_eq!(refused(&lines), (2, 1, Message::new("graph-read-twice").with("name", "a")));
}

fn name() -> impl Strategy<Value = String> {
    let odd = [
        "", " ", "\"", "\\", "\\\"", "é", "->", "-", "#", "win 0:", "a,b", "💡", "6;0", "~", "=",
        "\u{a0}", "x\\", "\\N",
    ];
    prop_oneof![3 => "[a-c0-9]{1,3}", 1 => select(odd.map(str::to_owned).to_vec()), 1 => "\\PC{0,9}"]
}

prop_compose! {
    /// Any graph: names that are strange, labels, wins, payoffs, and some other start.
    fn graphs()(
        vertices in prop::collection::vec((name(), name(), 0..2_usize, any::<Option<bool>>(), prop::option::of(-999..999_i32)), 1..9),
        edges in prop::collection::vec((any::<Index>(), any::<Index>()), 0..20),
        start: Index,
    ) -> Graph {
        let count = vertices.len();
        let mut text = String::new();
        let mut rows = vec![Vec::new(); count];
        for (from, to) in edges {
            rows[from.index(count)].push(to.index(count));
        }
        // Written here by hand, with every name between quotation marks and made different.
        let quote = |text: &str| format!("\"{}\"", text.replace('\\', "\\\\").replace('"', "\\\""));
        let names: Vec<String> =
            vertices.iter().enumerate().map(|(at, (name, ..))| quote(&format!("{name}{at}"))).collect();
        for (at, (_, label, owner, win, payoff)) in vertices.iter().enumerate() {
            let row: Vec<&str> = rows[at].iter().map(|&to| names[to].as_str()).collect();
            text += &format!("{} {owner} {} -> {}\n", names[at], quote(label), row.join(", "));
            if let Some(win) = win {
                text += &format!("win {}: {}\n", u8::from(*win), names[at]);
            }
            if let Some(payoff) = payoff {
                text += &format!("payoff: {}={payoff}\n", names[at]);
            }
        }
        text += &format!("start: {}\n", names[start.index(count)]);
        read_graph(&text).unwrap()
    }
}

/// An error lies within the text and can be said.
fn check(text: &str, at: &At<Message>) {
    assert!(at.start <= at.end && at.end <= text.len().max(at.start), "{at:?}");
    for language in Language::ALL {
        assert!(!Words::new(language).say(&at.error).contains(&*at.error.id), "{at:?}");
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 2000, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn what_is_written_is_read_again(graph in graphs()) {
        same(&graph.write_plain(), &graph);
        prop_assert_eq!(format_of(&graph.write_dot()), Format::Dot);
        same(&graph.write_dot(), &graph);
        let compact = graph.write_compact();
        prop_assert!(compact.bytes().all(|b| b.is_ascii_alphanumeric() || b"-._~+=".contains(&b)));
        let again = Graph::read_compact(&compact).unwrap();
        prop_assert_eq!(lines(&again), lines(&graph));
        prop_assert_eq!(&again, &graph);
        prop_assert_eq!(again.write_compact(), compact);
    }

    #[test]
    fn no_text_does_harm(
        graph in graphs(),
        form in 0..7,
        spoils in prop::collection::vec((any::<Index>(), 0..6_usize, name()), 1..6),
    ) {
        let mut text: Vec<char> = match form {
            0 => graph.write_plain(),
            1 => graph.write_dot(),
            2 => "parity 9;\n0 3 0 1,2 \"a\";\n1 1 1 0;\n2 2 1 2;\nstart 2;\n".to_owned(),
            3 => "([0, 1, 2], {0: [1, 2], 1: (0,), 2: set()}, {0: '6;0', 1: (5, 1), 2: \"0;0\"})".to_owned(),
            4 => "{0: [1, 2], 1: (0,), 'b': [], \"c\": {2}}".to_owned(),
            5 => "0: 1 2 3\n1: [2, 3]\n\"a b\": 0, 1 # says\n".to_owned(),
            _ => graph.write_compact(),
        }
        .chars()
        .collect();
        for (at, delete, insert) in spoils {
            let at = at.index(text.len() + 1);
            let end = text.len().min(at + delete);
            text.splice(at..end, insert.chars());
        }
        let text: String = text.into_iter().collect();
        match read_graph(&text) {
            Ok(graph) => same(&graph.write_plain(), &graph),
            Err(error) => check(&text, &error),
        }
        match Graph::read_compact(&text) {
            Ok(graph) => prop_assert_eq!(Graph::read_compact(&graph.write_compact()).unwrap(), graph),
            Err(at) => {
                prop_assert!(text.get(at.start..at.end).is_some());
                let said = Words::new(Language::French).say(&at.error);
                prop_assert!(!said.contains(&*at.error.id));
            }
        }
    }
}

#[test]
fn the_compact_form_is_refused_with_its_place() {
    let refused = |text: &str| {
        let at = Graph::read_compact(text).unwrap_err();
        (text[at.start..at.end].to_owned(), at.error)
    };
    let unreadable = |found: &str| Message::new("graph-unreadable").with("found", found);
    for part in ["", "2", "000", "0-", "0-1.", "0-x", "0_-", "a=", "=", "0_1000000000", "0-+"] {
        let part_of = part.split('+').next().unwrap();
        assert_eq!(
            refused(&format!("1+{part}")),
            (part_of.to_owned(), unreadable(part_of)),
            "{part}"
        );
    }
    let no_vertex = Message::new("graph-no-vertex").with("vertex", 2_u32).with("vertices", 2_u32);
    assert_eq!(refused("0-1.2+1").1, no_vertex);
    assert_eq!(refused("0+0=0").1, Message::new("graph-name-twice").with("name", "0"));
    assert_eq!(refused("a~2=0").1.id, "graph-name");
    assert_eq!(refused("a~FF=0").1.id, "graph-name");
    assert_eq!(refused("a~0A=0").1.id, "graph-name");
    assert_eq!(refused(&vec!["0"; 2001].join("+")).1.id, "graph-many-vertices");
    let complete: Vec<String> = (0..140)
        .map(|v| {
            format!("v{v} 0 -> {}", (0..140).map(|v| format!("v{v}")).collect::<Vec<_>>().join(" "))
        })
        .collect();
    let complete = read_graph(&complete.join("\n")).unwrap();
    // Few enough edges, but too many bytes for a link.
    assert!(complete.arena().edges() < 20_000 && !complete.fits_link());
    assert!(read_graph("a 0 -> a").unwrap().fits_link());
    let full = format!("0-{}", vec!["0"; 20_001].join("."));
    assert_eq!(refused(&full).1.id, "graph-many-edges");
}

#[test]
fn the_sticks_are_the_same_in_every_form() {
    let graph = Graph::read_compact("_1~3B0=0-1+_0~3B1=11").unwrap();
    assert_eq!(lines(&graph), ["0 1;0 0 [1] None None", "1 0;1 1 [] Some(1) None"]);
    let arena: &Arena = graph.arena();
    assert_eq!((arena.len(), graph.label(0), graph.named("1")), (2, Some("1;0"), Some(1)));
}
