//! The native command, from outside: what it prints, where, and with which exit status.
#![allow(clippy::unwrap_used, missing_docs)]

use serde_json::{Value, json};
use std::io::Write;
use std::process::{Command, Output, Stdio};

fn nimlab(arguments: &[&str], lang: &str) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_nimlab"));
    command.args(arguments).env_remove("LC_ALL").env_remove("LC_MESSAGES").env("LANG", lang);
    command.output().unwrap()
}

fn text(bytes: Vec<u8>) -> String {
    String::from_utf8(bytes).unwrap()
}

/// The one JSON object on standard output; nothing on standard error.
fn answer(arguments: &[&str]) -> Value {
    let output = nimlab(arguments, "en_GB.UTF-8");
    assert_eq!(text(output.stderr), "", "{arguments:?}");
    assert_eq!(output.status.code(), Some(0), "{arguments:?}");
    let printed = text(output.stdout);
    assert_eq!(printed.lines().count(), 1, "{arguments:?}: {printed}");
    serde_json::from_str(&printed).unwrap()
}

/// The one line on standard error; nothing on standard output, and exit status 2.
fn refusal(arguments: &[&str], lang: &str) -> String {
    let output = nimlab(arguments, lang);
    assert_eq!(text(output.stdout), "", "{arguments:?}");
    assert_eq!(output.status.code(), Some(2), "{arguments:?}");
    let said = text(output.stderr);
    assert!(said.ends_with('\n') && said.lines().count() == 1, "{arguments:?}: {said:?}");
    said.trim_end().to_owned()
}

#[test]
fn analyse_says_who_wins_and_by_which_moves() {
    let cases = [
        (
            "#/v1/heaps/0.77/7+5+12",
            json!({ "outcome": "win", "nim_sum": 2, "values": [2, 4, 4], "winning": ["1-1-3", "1-2-1", "3-1-0", "3-1-2"] }),
        ),
        (
            "/v1/heaps/0.77/7+2",
            json!({ "outcome": "loss", "nim_sum": 0, "values": [2, 2], "winning": [] }),
        ),
        (
            "/v1/heaps/0.~3/3+5+7?rule=misere",
            json!({ "outcome": "win", "winning": ["1-1-0", "2-1-0", "3-1-0"] }),
        ),
        ("/v1/heaps/0.~3/1+1+1?rule=misere", json!({ "outcome": "loss", "winning": [] })),
        (
            "/v1/heaps/0.77/0",
            json!({ "outcome": "loss", "nim_sum": 0, "values": [], "winning": [] }),
        ),
        // The point that the link shows, not the start and not the end.
        (
            "https://example.org/#/v1/heaps/0.~3/3+5?moves=2-2-0_1-3-0_1-3-0&at=1",
            json!({ "outcome": "loss", "nim_sum": 0, "values": [3, 3], "winning": [] }),
        ),
    ];
    for (link, expected) in cases {
        assert_eq!(answer(&["analyse", link]), expected, "{link}");
    }
}

#[test]
fn a_search_that_does_not_end_is_a_result() {
    let found = answer(&["analyse", "/v1/heaps/0.333/21?rule=misere"]);
    assert_eq!(found["outcome"], "loss");
    let found = answer(&["analyse", "/v1/heaps/0.77/10000+10000+10000?rule=misere"]);
    assert_eq!(found["outcome"], "unknown");
    assert_eq!(found["winning"], json!([]));
}

#[test]
fn sequence_gives_the_values() {
    let values = json!([0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6, 4]);
    let kayles = json!({ "code": "0.77", "values": values });
    for arguments in [
        &["sequence", "0.77", "--to", "12"][..],
        &["sequence", "--to=12", "--method", "naive", " .77 "],
        &["sequence", "0,77", "--to", "12"],
    ] {
        assert_eq!(answer(arguments), kayles, "{arguments:?}");
    }
    let set = answer(&["sequence", "{1, 3, 4}", "--to", "0"]);
    assert_eq!(set, json!({ "code": "0.3033", "values": [0] }));
    assert_eq!(answer(&["sequence", "0.[3]", "--to", "2"])["code"], "0.~3");

    let csv = nimlab(&["sequence", "0.77", "--to", "4", "--csv"], "C");
    assert_eq!(text(csv.stdout), "0,0\n1,1\n2,2\n3,3\n4,1\n");
    assert_eq!((csv.status.code(), text(csv.stderr)), (Some(0), String::new()));
}

#[test]
fn analyse_knows_graphs() {
    let cases = [
        (
            "#/v1/graph/sticks-6-3/0",
            json!({ "outcome": "win", "winning": ["2"], "rank": 3, "strategy": [2] }),
        ),
        (
            "/v1/graph/sticks-6-3/0?rule=misere",
            json!({ "outcome": "win", "winning": ["1"], "rank": 4, "strategy": [1] }),
        ),
        (
            "/v1/graph/sticks-6-3/0?rule=misere&moves=1",
            json!({ "outcome": "loss", "winning": [], "rank": 3, "strategy": [] }),
        ),
        (
            "/v1/graph/list/a=0-1.2+b=1-0+c=10",
            json!({ "outcome": "win", "winning": ["1", "2"], "rank": 1, "strategy": [2] }),
        ),
        // Nobody can force a win: known, but the notation has no word for it.
        (
            "/v1/graph/list/0-1+1-0",
            json!({ "outcome": "unknown", "winning": [], "neither": 1, "strategy": [] }),
        ),
    ];
    for (link, expected) in cases {
        assert_eq!(answer(&["analyse", link]), expected, "{link}");
    }
}

/// The answer to a graph on standard input.
fn attractor(graph: &str, arguments: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_nimlab"));
    command.args(["attractor", "-"]).args(arguments).env("LC_ALL", "C");
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().unwrap();
    child.stdin.take().unwrap().write_all(graph.as_bytes()).unwrap();
    child.wait_with_output().unwrap()
}

#[test]
fn attractor_says_from_where_a_win_can_be_forced() {
    let plain = "a 0 -> b, c\nb 1 -> a\nc 1 ->\nd 1 -> d, \"e \\\"\"\n\"e \\\"\" 0\nwin 0: c\nwin 1: \"e \\\"\"";
    let zero = json!({
        "attractor": ["a", "b", "c"],
        "rank": { "a": 1, "b": 2, "c": 0 },
        "strategy": { "a": "c" },
        "neither": [],
    });
    let one = json!({
        "attractor": ["d", "e \""],
        "rank": { "d": 1, "e \"": 0 },
        "strategy": { "d": "e \"" },
        "neither": [],
    });
    for (arguments, expected) in
        [(&[][..], &zero), (&["--player", "0"][..], &zero), (&["--player=1"][..], &one)]
    {
        let output = attractor(plain, arguments);
        assert_eq!((output.status.code(), text(output.stderr)), (Some(0), String::new()));
        let printed = text(output.stdout);
        assert_eq!(&serde_json::from_str::<Value>(&printed).unwrap(), expected);
    }
    for other in [
        "digraph { a [shape=circle]; b [shape=box]; c [shape=box, win=0]; a -> b -> a -> c }",
        "parity 3;\n0 1 0 1,2;\n1 1 1 0;\n2 2 1 2;",
        "([0, 1, 2], [[1, 2], [0], []], ['6;0', '5;1', '0;0'])",
    ] {
        let printed = text(attractor(other, &[]).stdout);
        let found: Value = serde_json::from_str(&printed).unwrap();
        assert_eq!(found["attractor"].as_array().unwrap().len(), 3, "{other}");
        assert_eq!(found["strategy"].as_object().unwrap().len(), 1, "{other}");
    }
    for (wrong, words) in [
        ("", "no vertex"),
        ("a 0 -> b", "Line 1, column 8: there is no vertex “b”"),
        ("a -> a", "who owns “a”"),
        ("\u{1}\u{2}", "not text"),
    ] {
        let output = attractor(wrong, &[]);
        assert_eq!((output.status.code(), text(output.stdout)), (Some(2), String::new()));
        let said = text(output.stderr);
        assert!(said.contains(words) && said.lines().count() == 1, "{said}");
    }
}

#[test]
fn help_is_an_answer() {
    for arguments in [&["help"][..], &["--help"], &["sequence", "--help"]] {
        let output = nimlab(arguments, "C");
        assert_eq!(output.status.code(), Some(0), "{arguments:?}");
        assert!(text(output.stdout).starts_with("nimlab analyse LINK"), "{arguments:?}");
    }
}

#[test]
fn bad_input_is_one_line_and_exit_status_2() {
    let cases: [(&[&str], &str); 37] = [
        (&[], "Usage:"),
        (&[""], "Usage:"),
        (&["solve"], "Usage:"),
        (&["analyse"], "Usage:"),
        (&["analyse", "/v1/heaps/0.77/7", "/v1/heaps/0.77/7"], "Usage:"),
        (&["analyse", "/v1/heaps/0.77/7", "--csv"], "Usage:"),
        (&["analyse", "/v1/heaps/0.77/7", "--fast"], "Usage:"),
        (&["analyse", "-x"], "Usage:"),
        (&["sequence"], "Usage:"),
        (&["sequence", "0.77"], "Usage:"),
        (&["sequence", "0.77", "--to"], "Usage:"),
        (&["sequence", "0.77", "12"], "Usage:"),
        (&["attractor"], "Usage:"),
        (&["attractor", "x", "--player", "2"], "Usage:"),
        (&["attractor", "no such file"], "no such file"),
        (&["analyse", "/v1/graph/tree-99-9/0"], "at most 2000"),
        (&["analyse", "/v1/graph/list/0-7"], "only 1"),
        (&["analyse", ""], "begins with #/v1/"),
        (&["analyse", "0.77"], "begins with #/v1/"),
        (&["analyse", "/v2/heaps/0.77/7"], "v2"),
        (&["analyse", "/v1/chess/e4"], "chess"),
        (&["analyse", "/v1/heaps/0.77"], "ends too early"),
        (&["analyse", "/v1/heaps/0.79/7"], "not an octal digit"),
        (&["analyse", "/v1/heaps/1.7/7"], "Before the point"),
        (&["analyse", "/v1/heaps/0.77/1000000000000"], "at most 10,000"),
        (&["analyse", "/v1/heaps/0.77/7+-1"], "-1"),
        (&["analyse", "/v1/heaps/0.77/7?level=9"], "Allowed: 1, 2, 3, 4"),
        (&["analyse", "/v1/heaps/0.77/7?moves=1-9-0"], "not 9"),
        (&["analyse", "/v1/heaps/0.77/7?moves=1-2\n-2"], "not a move"),
        (&["sequence", "", "--to", "9"], "octal code"),
        (&["sequence", "0.7.7", "--to", "9"], "one point only"),
        (&["sequence", "0.0", "--to", "9"], "never allows a move"),
        (&["sequence", "0.77", "--to", "1000000000000"], "0 to 10,000,000"),
        (&["sequence", "0.77", "--to", "10000001"], "0 to 10,000,000"),
        (&["sequence", "0.77", "--to", "-1"], "0 to 10,000,000"),
        (&["sequence", "0.77", "--to", "1e3"], "0 to 10,000,000"),
        (&["sequence", "0.77", "--to", "9", "--method", "magic"], "no such method"),
    ];
    for (arguments, words) in cases {
        let said = refusal(arguments, "en_GB.UTF-8");
        assert!(said.starts_with("nimlab: ") && said.contains(words), "{arguments:?}: {said}");
    }
    // 65 heaps, and a text of a megabyte.
    let many = format!("/v1/heaps/0.77/{}", ["1"; 65].join("+"));
    assert!(refusal(&["analyse", &many], "C").contains("65 heaps: at most 64"));
    let long = format!("/v1/heaps/0.77/{}", "1".repeat(100_000));
    assert!(refusal(&["analyse", &long], "C").contains("longer than"));
}

#[test]
fn it_speaks_the_language_of_the_environment() {
    let wrong = ["analyse", "/v1/heaps/0.79/7"];
    let french = refusal(&wrong, "fr_FR.UTF-8");
    assert!(french.contains("chiffre"), "{french}");
    for other in ["en_US.UTF-8", "C", "de_DE.UTF-8", ""] {
        assert!(refusal(&wrong, other).contains("digit"), "{other}");
    }
    // LC_ALL comes before LANG.
    let mut command = Command::new(env!("CARGO_BIN_EXE_nimlab"));
    let output = command.args(wrong).env("LC_ALL", "fr").env("LANG", "en").output().unwrap();
    assert_eq!(text(output.stderr).trim_end(), french);
}
