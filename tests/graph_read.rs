//! Graphs as people write them: what is read, what is refused and where, and that what is written is
//! read again.
#![allow(clippy::unwrap_used, clippy::panic, clippy::format_push_string, missing_docs)]

use nimlab::core::graph::Arena;
use nimlab::core::{Player, Say};
use nimlab::games::graph::read::{
    Format, MOST_BYTES_AT_ONCE, ReadError, ReadProblem, format_of, read_bytes, read_graph,
};
use nimlab::games::graph::{CompactError, Graph, SetupError};
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
    // Vertices may be called like headings; a label stands after the owner.
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
    ] {
        assert_eq!(format_of(text), Format::Triple, "{text}");
        same(text, &expected);
    }
    let names = read_graph("([(1, 0), (0, 1)], {(1, 0): [(0, 1)]})").unwrap();
    assert_eq!(lines(&names), ["1;0 - 0 [0;1] None None", "0;1 - 1 [] Some(1) None"]);
    let given = read_graph("(['a', 'b'], {'a': ['b']}, {'a': 'J0', 'b': 1}, [], ['b'])").unwrap();
    assert_eq!(lines(&given), ["a J0 0 [b] None None", "b 1 1 [] Some(1) None"]);
}

/// The line, the column and the problem.
fn refused(text: &str) -> (usize, usize, ReadProblem) {
    let error = read_graph(text).map(|graph| lines(&graph)).unwrap_err();
    (error.line, error.column, error.problem)
}

#[test]
fn what_is_wrong_is_found_with_its_place() {
    let name = |name: &str| name.to_owned();
    let expected =
        |sign: &str, found: &str| ReadProblem::Expected { sign: name(sign), found: name(found) };
    let cases = [
        ("", 1, 1, ReadProblem::Empty),
        (" \n# only a comment\n", 1, 1, ReadProblem::Empty),
        ("a 0 -> b\nb 1 -> é, c\né 0", 2, 11, ReadProblem::Dangling { name: name("c") }),
        ("a 0\nb 1\na 1", 3, 1, ReadProblem::Twice { name: name("a") }),
        ("a -> b\nb 1", 1, 3, ReadProblem::NoOwner { name: name("a") }),
        ("a", 1, 2, ReadProblem::NoOwner { name: name("a") }),
        ("a 2 -> a", 1, 3, ReadProblem::Owner { name: name("a"), found: name("2") }),
        ("a 0 b", 1, 5, expected("->", "b")),
        ("a 0 -> a,", 1, 10, ReadProblem::NoName { found: String::new() }),
        ("a 0 -> a,,a", 1, 10, ReadProblem::NoName { found: name(",a") }),
        ("a 0\nwin 0: b", 2, 8, ReadProblem::Dangling { name: name("b") }),
        ("a 0\nwin 2: a", 2, 5, expected("0, 1", "2:")),
        ("a 0\nwin 0: a\nwin 1: a", 3, 8, ReadProblem::WonByBoth { name: name("a") }),
        ("a 0\npayoff: a", 2, 10, expected("=", "")),
        ("a 0\npayoff: a=1.5", 2, 11, ReadProblem::Payoff { name: name("a"), found: name("1.5") }),
        ("a 0 \"b", 1, 5, ReadProblem::NotClosed { sign: '"' }),
        ("a 0\nb\u{0} 1", 2, 2, ReadProblem::NotText),
        ("digraph { a -> b }", 1, 11, ReadProblem::NoOwner { name: name("a") }),
        (
            "digraph { a [owner=3] }",
            1,
            13,
            ReadProblem::Owner { name: name("a"), found: name("3") },
        ),
        ("graph { a -- b }", 1, 1, ReadProblem::NotDirected),
        ("digraph { a -- b }", 1, 13, ReadProblem::NotDirected),
        ("digraph { a [shape=box]", 1, 24, ReadProblem::NotClosed { sign: '{' }),
        (
            "digraph { a -> subgraph x { b } }",
            1,
            16,
            ReadProblem::NotRead { found: name("subgraph") },
        ),
        ("digraph { }", 1, 1, ReadProblem::Empty),
        ("digraph { a [shape=box } ", 1, 24, expected("]", "}")),
        ("parity 1;\n0 1 2 0;", 2, 5, ReadProblem::Owner { name: name("0"), found: name("2") }),
        ("parity 1;\n0 1 0 5;", 2, 7, ReadProblem::Dangling { name: name("5") }),
        ("parity 1;\n0 1 0 0", 2, 8, expected(";", "")),
        ("([0], {0: [1]}, ['0;0'])", 1, 12, ReadProblem::Dangling { name: name("1") }),
        ("([0, 0], {}, ['0;0'])", 1, 6, ReadProblem::Twice { name: name("0") }),
        ("([0, 1], {0: [1]}, ['J0', 'J1'])", 1, 1, ReadProblem::NoWin),
        ("([0, 1], {0: [1]})", 1, 3, ReadProblem::NoOwner { name: name("0") }),
        ("([0, 1], {0: [1]}, ['1;0', 'b'], [1])", 1, 6, ReadProblem::NoOwner { name: name("1") }),
        ("([0, 1], {0: [1]", 1, 10, ReadProblem::NotClosed { sign: '{' }),
        ("([0, 1] {0: [1]})", 1, 9, expected(")", "{0:")),
        ("[0, 1]", 1, 1, expected("(S, A, E)", "[0, 1]")),
        ("([], [])", 1, 1, ReadProblem::Empty),
        ("S = [0]", 1, 8, expected("A", "")),
    ];
    for (text, line, column, problem) in cases {
        assert_eq!(refused(text), (line, column, problem), "{text}");
    }
    assert!(matches!(refused(&"[".repeat(40)).2, ReadProblem::TooDeep { .. }));
    assert!(matches!(
        refused(&"digraph {".repeat(2)).2,
        ReadProblem::NoName { .. } | ReadProblem::NotClosed { .. }
    ));
    assert!(matches!(
        refused(&format!("digraph {}", "{".repeat(90))).2,
        ReadProblem::TooDeep { .. }
    ));
    assert!(matches!(refused(&format!("{} 0", "a".repeat(201))).2, ReadProblem::LongName { .. }));
    assert!(matches!(refused("([0], range(4000000000), [])").2, ReadProblem::NotRead { .. }));
    let ranges = format!("S = [{}]", "range(60000),".repeat(2));
    assert!(matches!(refused(&ranges).2, ReadProblem::NotRead { .. }));
    let group = (0..6000).map(|v| format!("v{v}")).collect::<Vec<_>>().join(" ");
    let product = format!("digraph {{ {{{group}}} -> {{{group}}} }}");
    assert!(matches!(refused(&product).2, ReadProblem::TooManyEdges { .. }));
    let rubbish = read_bytes(vec![b'a', b' ', 0xff, 0xfe]).unwrap_err();
    assert_eq!((rubbish.column, rubbish.problem), (3, ReadProblem::NotText));
}

#[test]
fn a_file_of_fifty_megabytes_is_read_or_refused_at_once() {
    let zeros = read_bytes(vec![0; 50 << 20]).unwrap_err();
    assert_eq!((zeros.line, zeros.column, zeros.problem), (1, 1, ReadProblem::NotText));
    let spaces = read_bytes(vec![b' '; 50 << 20]).unwrap_err();
    assert_eq!(spaces.problem, ReadProblem::Empty);
    let brackets = read_bytes(vec![b'('; 50 << 20]).unwrap_err();
    assert_eq!(brackets.problem, ReadProblem::TooLong { most: MOST_BYTES_AT_ONCE });
    let name = read_bytes(vec![b'a'; 50 << 20]).unwrap_err();
    assert!(matches!(name.problem, ReadProblem::LongName { .. }), "{name:?}");
    let lines = "a 0 -> a, a, a, a, a, a, a, a\n".repeat((50 << 20) / 30);
    assert_eq!(refused(&lines), (2, 1, ReadProblem::Twice { name: "a".to_owned() }));
}

fn name() -> impl Strategy<Value = String> {
    let odd = [
        "", " ", "\"", "\\", "\\\"", "é", "->", "-", "#", "win 0:", "a,b", "💡", "6;0", "~", "=",
        "\u{a0}", "x\\",
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

/// An error stands in the text and can be said.
fn check(text: &str, error: &ReadError) {
    assert!(error.start <= error.end && error.end <= text.len().max(error.start), "{error:?}");
    assert!(error.line >= 1 && error.column >= 1);
    for language in Language::ALL {
        let message = error.say();
        assert!(!Words::new(language).say(&message).contains(message.id), "{error:?}");
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
        form in 0..5,
        spoils in prop::collection::vec((any::<Index>(), 0..6_usize, name()), 1..6),
    ) {
        let mut text: Vec<char> = match form {
            0 => graph.write_plain(),
            1 => graph.write_dot(),
            2 => "parity 9;\n0 3 0 1,2 \"a\";\n1 1 1 0;\n2 2 1 2;\nstart 2;\n".to_owned(),
            3 => "([0, 1, 2], {0: [1, 2], 1: (0,), 2: set()}, {0: '6;0', 1: (5, 1), 2: \"0;0\"})".to_owned(),
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
                let message = at.error.say();
                prop_assert!(!Words::new(Language::French).say(&message).contains(message.id));
            }
        }
    }
}

#[test]
fn the_compact_form_is_refused_with_its_place() {
    let refused = |text: &str| {
        let at = Graph::read_compact(text).unwrap_err();
        let SetupError::Compact(error) = at.error else { unreachable!() };
        (text[at.start..at.end].to_owned(), error)
    };
    let unreadable = |found: &str| CompactError::Unreadable { found: found.to_owned() };
    for part in ["", "2", "000", "0-", "0-1.", "0-x", "0_-", "a=", "=", "0_1000000000", "0-+"] {
        let part_of = part.split('+').next().unwrap();
        assert_eq!(
            refused(&format!("1+{part}")),
            (part_of.to_owned(), unreadable(part_of)),
            "{part}"
        );
    }
    assert_eq!(refused("0-1.2+1").1, CompactError::NoVertex { vertex: 2, vertices: 2 });
    assert_eq!(refused("0+0=0").1, CompactError::Twice { name: "0".to_owned() });
    assert!(matches!(refused("a~2=0").1, CompactError::Name { .. }));
    assert!(matches!(refused("a~FF=0").1, CompactError::Name { .. }));
    assert!(matches!(refused("a~0A=0").1, CompactError::Name { .. }));
    assert!(matches!(refused(&vec!["0"; 2001].join("+")).1, CompactError::TooManyVertices { .. }));
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
    assert!(matches!(refused(&full).1, CompactError::TooManyEdges { .. }));
}

#[test]
fn the_sticks_are_the_same_in_every_form() {
    let graph = Graph::read_compact("_1~3B0=0-1+_0~3B1=11").unwrap();
    assert_eq!(lines(&graph), ["0 1;0 0 [1] None None", "1 0;1 1 [] Some(1) None"]);
    let arena: &Arena = graph.arena();
    assert_eq!((arena.len(), graph.label(0), graph.named("1")), (2, Some("1;0"), Some(1)));
}
