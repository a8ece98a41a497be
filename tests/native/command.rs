//! The native command, from outside: what it prints, where, and with which exit status.

use nimlab::class::{Attempt, write_code};
use nimlab::core::octal::Until;
use nimlab::core::run_to_end;
use nimlab::games::heaps::{Exploration, MAX_PLAIN, NamedGame, Period, PeriodFile, Ruleset};
use nimlab::lesson::Lesson;
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
    let found = answer(&["analyse", "/v1/heaps/0.07/10000+10000+10000?rule=misere"]);
    assert_eq!(found["outcome"], "unknown");
    assert_eq!(found["winning"], json!([]));
}

#[test]
fn a_quotient_decides_what_no_search_could() {
    let found = answer(&["analyse", "/v1/heaps/0.77/10000+10000+10000?rule=misere"]);
    assert_eq!(found["outcome"], "win");
    assert_eq!(found["quotient_order"], 40);
    assert!(!found["winning"].as_array().unwrap().is_empty());
}

#[test]
fn misere_gives_nim_values_and_genera() {
    let kayles = json!({
        "nim_values": [1, 0, 2, 3, 0, 1, 3, 2, 1, 0, 2, 4],
        "genus": ["0", "1", "2", "3", "1", "4^146", "3", "2", "1^13", "4^046", "2", "6^46"],
    });
    assert_eq!(answer(&["misere", "0.77", "--to", "11"]), kayles);
    let nim = answer(&["misere", "0.[3]", "--to", "3"]);
    assert_eq!(nim, json!({ "nim_values": [1, 0, 2, 3], "genus": ["0", "1", "2", "3"] }));
    let officers = answer(&["misere", "0.6", "--to", "100"]);
    assert_eq!(officers["genus"].as_array().unwrap().len(), 101);
    assert_eq!(
        (&officers["genus"][100], &officers["nim_values"][100]),
        (&json!(null), &json!(null))
    );
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
fn rules_that_are_no_octal_codes_are_read_too() {
    let grundy = [0, 0, 0, 1, 0, 2, 1, 0, 2, 1, 0, 2, 1];
    for way in ["grundy", "Grundy’s game", "jeu de Grundy", "take-0-unequal", " GRUNDY "] {
        for method in ["naive", "sparse"] {
            let found = answer(&["sequence", way, "--to", "12", "--method", method]);
            assert_eq!(found, json!({ "code": "grundy", "values": grundy }), "{way} {method}");
        }
    }
    assert_eq!(answer(&["sequence", "take-1.3.4-whole", "--to", "0"])["code"], "0.3033");
    let found = answer(&["analyse", "#/v1/heaps/grundy/7+5"]);
    assert_eq!(found["winning"], json!(["1-0-2", "2-0-1"]));
    let found = answer(&["period", "powers2", "--limit", "1000"]);
    assert_eq!((&found["status"], &found["period"]), (&json!("proved"), &json!(3)));
    assert_eq!(answer(&["period", "grundy", "--limit", "1000"])["status"], "none");
    let found = answer(&["period", "take-65.70-whole", "--limit", "10000"]);
    assert_eq!((&found["status"], &found["rule"]), (&json!("proved"), &json!("take-only")));
    for (arguments, says) in [
        (&["misere", "grundy", "--to", "9"][..], "only computed for octal codes, and grundy"),
        (
            &["period", "squares", "--limit", "9", "--certificate", "nowhere/x"],
            "Certificates only exist for octal codes",
        ),
        (
            &["period", "powers2", "--limit", "9", "--certificate", "nowhere/x"],
            "no values need to be checked",
        ),
        (&["sequence", "squares", "--to", "9", "--method", "sparse"], "only for rules under which"),
        (&["sequence", "take-0", "--to", "9"], "the game would never end"),
        (&["sequence", "take-1..3", "--to", "9"], "At character 8."),
        (&["period", "take-1-some"], "Character 8: “some”."),
        (&["misere", "0.7x", "--to", "9"], "Character 4: “x”."),
        (&["sequence", "take-9999-unequal", "--to", "9"], "no moves in heaps of up to 10,000"),
        (&["analyse", "#/v1/heaps/take-0-one/7"], "Character 17: “0”."),
        (&["analyse", "/v1/heaps/x0.8G/7"], "Character 15: “G”."),
        (&["analyse", "/v1/heaps/0.77/7?level=9"], "Character 24: “9”."),
    ] {
        assert!(refusal(arguments, "C").contains(says), "{arguments:?}");
    }
}

#[test]
fn a_bound_of_our_own_is_not_called_that_of_others() {
    let found = answer(&["period", "take-1.2-equal", "--limit", "10000"]);
    assert_eq!((&found["status"], &found["rule"]), (&json!("proved"), &json!("finite")), "{found}");
    let window = found["certificate"]["window"].as_array().unwrap();
    let bound = found["certificate"]["bound"].as_u64().unwrap();
    assert_eq!(
        bound,
        window[1].as_u64().unwrap() + found["certificate"]["shift"].as_u64().unwrap()
    );
}

#[test]
fn every_name_of_a_game_is_read() {
    for game in NamedGame::ALL {
        for name in game.all_names() {
            assert_eq!(answer(&["sequence", name, "--to", "2"])["code"], game.code, "{name}");
        }
    }
}

#[test]
fn every_command_reads_codes_and_names_alike() {
    let ways: [(&str, &[&str]); 3] = [
        ("0.77", &["0.77", ".77", "77", "0,77", "kayles", " Kayles "]),
        ("0.~3", &["0.~3", "0.[3]", "0.333...", "333…", "nim", "jeu de Nim"]),
        (
            "0.333",
            &["0.333", "333", "{1, 2, 3}", "sticks of Fort Boyard", "bâtonnets de fort boyard"],
        ),
    ];
    for (code, ways) in ways {
        for way in ways {
            assert_eq!(answer(&["sequence", way, "--to", "3"])["code"], code, "{way}");
            assert_eq!(answer(&["period", way, "--limit", "100"])["code"], code, "{way}");
            let misere = |code| answer(&["misere", code, "--to", "5"]);
            assert_eq!(misere(way), misere(code), "{way}");
        }
    }
}

#[test]
fn both_methods_give_the_same_values() {
    let code = |method| answer(&["sequence", "4.127", "--to", "3000", "--method", method]);
    assert_eq!(code("naive"), code("sparse"));
}

/// The table's own figures, as far as they are a matter of seconds in a build for tests.
#[test]
fn periods_are_proved() {
    let mut checked = 0;
    for row in include_str!("../data/octal-periods.csv").lines().skip(1) {
        let columns: Vec<&str> = row.split(',').collect();
        let number = |column: usize| columns[column].parse::<u64>().unwrap();
        if number(1) > 200_000 {
            continue;
        }
        let found = answer(&["period", columns[0]]);
        let figures = ["preperiod", "period", "max_value", "first_at", "saltus"];
        let expected = [number(1), number(2), number(3), number(4), 0];
        assert_eq!(figures.map(|name| found[name].as_u64().unwrap()), expected, "{found}");
        assert_eq!(found["status"], "proved");
        let bound = found["certificate"]["bound"].as_u64().unwrap();
        assert!(bound <= found["computed_to"].as_u64().unwrap() + 1, "{found}");
        checked += 1;
    }
    assert!(checked > 40, "{checked}");
}

#[test]
fn the_plain_method_proves_the_same_periods() {
    for code in ["0.77", "0.07", "0.3033", "0.137", "0.15", "4.3"] {
        let (plain, sparse) =
            (answer(&["period", code, "--method", "naive"]), answer(&["period", code]));
        for name in ["status", "preperiod", "period", "saltus", "max_value", "first_at"] {
            assert_eq!(plain[name], sparse[name], "{code}");
        }
    }
}

#[test]
fn a_period_is_proved_observed_or_not_there() {
    let rest = |found: Value| {
        let names = ["status", "preperiod", "period", "saltus", "rule", "stopped"];
        names.map(|name| found[name].clone())
    };
    for (arguments, expected) in [
        // Nim and its kin: a state came again.
        (&["0.[3]"][..], json!(["proved", 0, 1, 1, "state-repeated", null])),
        (&["0.[30]"], json!(["proved", 0, 2, 0, "state-repeated", null])),
        (&["0.3[30]"], json!(["proved", 0, 6, 3, "state-repeated", null])),
        // Lasker's Nim splits: no rule of ours applies.
        (&["4.[3]", "--limit", "2000"], json!(["observed", 1, 4, 4, null, "limit"])),
        // Nobody knows a period of Officers.
        (&["0.6", "--limit", "20000"], json!(["none", null, null, null, null, "limit"])),
        (
            &["0.77", "--limit", "20", "--method", "naive"],
            json!(["none", null, null, null, null, "limit"]),
        ),
    ] {
        let found = answer(&[&["period"][..], arguments].concat());
        assert_eq!(json!(rest(found)), expected, "{arguments:?}");
    }
}

#[test]
fn chomp_gives_first_bites() {
    let mut found = answer(&["chomp", "8x10"]);
    assert!(found["seconds"].as_f64().is_some());
    found.as_object_mut().unwrap().remove("seconds");
    assert_eq!(found, json!({ "first_bites": ["3.8", "4.5"] }));
    let found = answer(&["chomp", "2 × 3", "--map", "--count"]);
    assert_eq!(found["first_bites"], json!(["1.2"]));
    assert_eq!(found["map"], json!([[0, 1, 1], [1, 1, 2]]));
    assert_eq!(found["losing_positions"], 3);
    let found = answer(&["chomp", "1x1", "--map"]);
    assert_eq!((&found["first_bites"], &found["map"]), (&json!([]), &json!([[0]])));
    assert_eq!(answer(&["chomp", "12x12", "--count"])["losing_positions"], 26838);
}

#[test]
fn analyse_knows_chomp() {
    let cases = [
        (
            "#/v1/chomp/8x10/10.10.10.10.10.10.10.10",
            json!({ "outcome": "win", "plies": 46, "winning": ["3.8", "4.5"] }),
        ),
        ("/v1/chomp/3x5/5.5.5?moves=2.3", json!({ "outcome": "loss", "plies": 11, "winning": [] })),
        ("/v1/chomp/3x5/none", json!({ "outcome": "win", "plies": 0, "winning": [] })),
        (
            "/v1/chomp/3x5/5.3.1+2.2",
            json!({ "outcome": "win", "nim_sum": 3, "values": [1, 2], "winning": ["1-0.1", "2-0.1", "2-1.0"] }),
        ),
        (
            "/v1/chomp/3x5/1+1?rule=misere",
            json!({ "outcome": "loss", "nim_sum": 0, "rule": "normal", "values": [0, 0], "winning": [] }),
        ),
    ];
    for (link, expected) in cases {
        assert_eq!(answer(&["analyse", link]), expected, "{link}");
    }
    let rows = format!("{}7", "30.".repeat(28));
    let found = answer(&["analyse", &format!("/v1/chomp/30x30/{rows}")]);
    assert_eq!((&found["outcome"], &found["winning"]), (&json!("unknown"), &json!([])));
}

/// Links with a rule that their game ignores are read for ever, but the answer says by which rule it is.
#[test]
fn analyse_says_where_the_rule_of_a_link_is_ignored() {
    for link in ["/v1/sum/heaps-0.77_chomp-3x4/7_4.4.4", "/v1/chomp/3x5/5.3.1"] {
        let plain = answer(&["analyse", link]);
        let mut misere = answer(&["analyse", &format!("{link}?rule=misere")]);
        assert_eq!(misere.as_object_mut().unwrap().remove("rule"), Some(json!("normal")), "{link}");
        assert_eq!((&misere, plain.get("rule")), (&plain, None), "{link}");
    }
    assert_eq!(answer(&["analyse", "/v1/heaps/0.77/7?rule=misere"]).get("rule"), None);
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
    attractor_of(graph.as_bytes(), arguments)
}

fn attractor_of(graph: &[u8], arguments: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_nimlab"));
    command.args(["attractor", "-"]).args(arguments).env("LC_ALL", "C");
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().unwrap();
    child.stdin.take().unwrap().write_all(graph).unwrap();
    child.wait_with_output().unwrap()
}

#[test]
fn attractor_reads_a_graph_in_utf_16_and_in_windows_1252_too() {
    let graph = "\"é\" 0 -> b\nb 1\nwin 0: b";
    let expected = attractor(graph, &[]);
    assert_eq!((expected.status.code(), text(expected.stderr)), (Some(0), String::new()));
    let printed = text(expected.stdout);
    assert!(printed.contains("[\"é\",\"b\"]"), "{printed}");
    let units = graph.encode_utf16();
    let wide: Vec<u8> = [0xff, 0xfe].into_iter().chain(units.flat_map(u16::to_le_bytes)).collect();
    let western: Vec<u8> = graph.chars().map(|sign| u8::try_from(sign).unwrap()).collect();
    for bytes in [wide, western] {
        let output = attractor_of(&bytes, &[]);
        assert_eq!((output.status.code(), text(output.stderr)), (Some(0), String::new()));
        assert_eq!(text(output.stdout), printed);
    }
    // Names that are broken may be alike.
    let output = attractor_of(b"\"\xc3\xa9\xc3\xa9\xe9\" 0 -> b\nb 1\nwin 0: b", &[]);
    assert_eq!((output.status.code(), text(output.stdout)), (Some(2), String::new()));
    assert!(text(output.stderr).contains("not text"));
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
    // Edges alone, or DOT without owners: both players move in turn.
    for edges in ["1 2\n2 3\n", "1 -> 2\n2 -> 3", "digraph { 1 -> 2 -> 3 }"] {
        let printed = text(attractor(edges, &["--player", "1"]).stdout);
        let found: Value = serde_json::from_str(&printed).unwrap();
        assert_eq!(found["attractor"], json!(["1;0", "2;1", "3;0"]), "{edges}");
    }
    // How what is left open was taken is noted.
    let noted = text(attractor("1 2\n2 3\n", &["--rule", "misere"]).stderr);
    assert_eq!(
        noted.lines().collect::<Vec<_>>(),
        [
            "nimlab: The text names no owners: both players move in turn, so a vertex where either may have to move appears twice.",
            "nimlab: Rule: misere (--rule changes it)."
        ]
    );
    // A vertex that is named only where an edge ends has no edge of its own.
    let ends = attractor("a 0 -> b", &[]);
    let noted = text(ends.stderr);
    assert!(noted.contains("Vertex b ") && noted.lines().count() == 1, "{noted}");
    let found: Value = serde_json::from_str(&text(ends.stdout)).unwrap();
    assert_eq!(found["neither"], json!(["a", "b"]));
    for (wrong, words) in
        [("", "no vertex"), ("a -> b\nb 1", "“a” has no owner"), ("\u{1}\u{2}", "not text")]
    {
        let output = attractor(wrong, &[]);
        assert_eq!((output.status.code(), text(output.stdout)), (Some(2), String::new()));
        let said = text(output.stderr);
        assert!(said.contains(words) && said.lines().count() == 1, "{said}");
    }
}

#[test]
fn help_is_an_answer() {
    for arguments in [&["help"][..], &["--help"], &["-h"]] {
        let output = nimlab(arguments, "C");
        assert_eq!(output.status.code(), Some(0), "{arguments:?}");
        let said = text(output.stdout);
        assert!(said.starts_with("nimlab analyse LINK") && said.lines().count() > 30);
        assert_eq!(text(output.stderr), "", "{arguments:?}");
    }
    let version = concat!("nimlab ", env!("CARGO_PKG_VERSION"), "\n").as_bytes();
    assert_eq!(nimlab(&["--version"], "C").stdout, version);
    assert_eq!(nimlab(&["version"], "C").stdout, version);
    // Asked for beside a command, it is all that is answered.
    assert_eq!(nimlab(&["chomp", "3x4", "--map", "--version"], "C").stdout, version);
    // Of one command only what is about it, and what its arguments are.
    for arguments in [
        &["help", "chomp"][..],
        &["chomp", "--help"],
        &["chomp", "3x4", "-h"],
        &["chomp", "3x4", "--map", "--base", "0", "--help"],
    ] {
        let output = nimlab(arguments, "C");
        assert_eq!(output.status.code(), Some(0), "{arguments:?}");
        let said = text(output.stdout);
        let used: Vec<&str> = said.lines().filter(|line| line.starts_with("nimlab ")).collect();
        assert_eq!(used.len(), 2, "{said}");
        assert!(used.iter().all(|line| line.starts_with("nimlab chomp ")), "{said}");
        assert!(said.contains("LINK is the address of a page"), "{said}");
    }
    for arguments in [&["help", "version"], &["version", "--help"]] {
        let said = text(nimlab(arguments, "C").stdout);
        assert!(said.starts_with("nimlab version\n"), "{arguments:?}: {said}");
    }
}

#[test]
fn help_is_in_the_language_of_the_environment_and_its_examples_work() {
    let [english, french] = ["C", "fr_FR.UTF-8"].map(|lang| text(nimlab(&["help"], lang).stdout));
    assert!(english.contains("Example: ") && french.contains("Exemple\u{a0}: "));
    let commands = [
        "analyse",
        "sequence",
        "period",
        "verify",
        "misere",
        "chomp",
        "pawns",
        "attractor",
        "lesson",
        "class",
        "help",
        "version",
    ];
    for command in commands {
        for said in [&english, &french] {
            assert!(
                said.contains(&format!("\nnimlab {command}")) || said.starts_with("nimlab analyse")
            );
        }
    }
    let folder = std::env::temp_dir().join(format!("nimlab-help-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    std::fs::write(folder.join("graph.txt"), "a 0 -> b\nb 1 ->\nwin 0: b").unwrap();
    let lesson = "title: A\n---\n#/v1/heaps/0.77/7+5?task=move\nWin.\n";
    std::fs::write(folder.join("lesson.txt"), lesson).unwrap();
    let handed = write_code(&Attempt::at("", &Lesson::read(lesson).0, 1));
    std::fs::write(folder.join("answers.txt"), handed).unwrap();
    let mut tried = 0;
    for example in english.lines().filter_map(|line| line.trim().strip_prefix("Example: nimlab ")) {
        let arguments = example.split(' ').map(|word| word.trim_matches('\''));
        let mut command = Command::new(env!("CARGO_BIN_EXE_nimlab"));
        let output = command.args(arguments).current_dir(&folder).output().unwrap();
        assert_eq!(
            (output.status.code(), text(output.stderr)),
            (Some(0), String::new()),
            "{example}"
        );
        assert!(serde_json::from_slice::<Value>(&output.stdout).is_ok(), "{example}");
        tried += 1;
    }
    std::fs::remove_dir_all(&folder).unwrap();
    assert_eq!(tried, 12);
}

#[test]
fn a_lesson_that_asks_for_a_win_in_too_few_moves_is_refused() {
    let file = std::env::temp_dir().join(format!("nimlab-few-{}.txt", std::process::id()));
    for (within, problems) in [(2, 1), (3, 0)] {
        let lesson = format!("title: A\n---\n#/v1/heaps/0.~3/3+2?task=win&within={within}\nWin.\n");
        std::fs::write(&file, lesson).unwrap();
        let output = nimlab(&["lesson", file.to_str().unwrap()], "C");
        let told: Value = serde_json::from_slice(&output.stdout).unwrap();
        assert_eq!(told["steps"][0]["problems"].as_array().unwrap().len(), problems, "{told}");
        assert_eq!(output.status.success(), problems == 0);
        if problems > 0 {
            assert!(told.to_string().contains("cannot be won in 2 moves"), "{told}");
        }
    }
    std::fs::remove_file(&file).unwrap();
}

#[test]
fn a_lesson_that_comments_on_a_move_nobody_can_make_is_refused() {
    let file = std::env::temp_dir().join(format!("nimlab-unheard-{}.txt", std::process::id()));
    for (comment, good) in [
        ("- 1-2-0: Three are left.", true),
        ("- 1-9-0: There are no nine.", false),
        ("- 1-9-0: Two are left.\n- That loses.", false),
        ("- none: One of them does.", true),
        ("- It loses.", true),
    ] {
        let lesson = format!("title: A\n---\n#/v1/heaps/0.~3/5+2?task=move\nWin.\n{comment}\n");
        std::fs::write(&file, lesson).unwrap();
        let output = nimlab(&["lesson", file.to_str().unwrap()], "C");
        let told: Value = serde_json::from_slice(&output.stdout).unwrap();
        assert_eq!(output.status.success(), good, "{comment}: {told}");
        assert_eq!(
            told.to_string().contains("Line 5: The comment on “1-9-0” is never shown"),
            !good,
            "{told}"
        );
    }
    std::fs::remove_file(&file).unwrap();
}

#[test]
fn a_lesson_that_comments_on_a_right_answer_as_if_it_were_wrong_is_refused() {
    let file = std::env::temp_dir().join(format!("nimlab-right-{}.txt", std::process::id()));
    let heaps = "#/v1/heaps/0.~3/5+2?task=";
    for (question, right, wrong) in [
        (format!("{heaps}move\nWin."), "1-3-0", "1-2-0"),
        (format!("{heaps}moves\nAll of them."), "1-3-0", "1-2-0_1-3-0"),
        ("#/v1/heaps/0.~3/2+2?task=moves\nAll of them.".to_owned(), "none", "1-2-0"),
        (format!("{heaps}outcome\nWho wins?"), "win", "loss"),
        (format!("{heaps}value\nWhich numbers?"), "5.2.7", "5.2.3"),
        (format!("{heaps}next&done=2\nWhat comes next?"), "2", "3"),
        ("Which one?\n( ) This\n(x) That".to_owned(), "2", "1"),
    ] {
        for (comment, good) in [(right, false), (wrong, true)] {
            let lesson = format!("title: A\n---\n{question}\n- {comment}: No.\n");
            std::fs::write(&file, &lesson).unwrap();
            let output = nimlab(&["lesson", file.to_str().unwrap()], "C");
            let told: Value = serde_json::from_slice(&output.stdout).unwrap();
            assert_eq!(output.status.success(), good, "{lesson}: {told}");
            let line = lesson.lines().count();
            let said = format!(
                "Line {line}: The comment on “{comment}” is never shown: this answer is right"
            );
            assert_eq!(told.to_string().contains(&said), !good, "{lesson}: {told}");
        }
    }
    std::fs::remove_file(&file).unwrap();
}

#[test]
fn a_proved_period_has_a_certificate_that_can_be_verified() {
    let file = std::env::temp_dir().join(format!("nimlab-period-{}.json", std::process::id()));
    let name = file.to_str().unwrap();
    for code in ["kayles", "0.07", "333", "0.165", "4.7", "nim"] {
        let found = answer(&["period", code, "--certificate", name]);
        let written = std::fs::read_to_string(&file).unwrap();
        let claim: Value = serde_json::from_str(&written).unwrap();
        for figure in ["code", "preperiod", "period", "saltus"] {
            assert_eq!(claim[figure], found[figure], "{code}");
        }
        assert_eq!(answer(&["verify", name]), json!({ "status": "valid" }), "{code}");
    }
    for rule in ["x0.B", "take-1.2-equal", "take-65.70-whole"] {
        let found = answer(&["period", rule, "--limit", "1000", "--certificate", name]);
        let written = std::fs::read_to_string(&file).unwrap();
        let claim: Value = serde_json::from_str(&written).unwrap();
        for figure in ["preperiod", "period", "saltus"] {
            assert_eq!(claim[figure], found[figure], "{rule}");
        }
        // The command counts values, and the file names the last of them.
        let bound = found["certificate"]["bound"].as_u64().unwrap();
        assert_eq!((&claim["bound"], claim.get("code")), (&json!(bound - 1), None), "{rule}");
        assert_eq!(answer(&["verify", name]), json!({ "status": "valid" }), "{rule}");
    }
    let claim = "{\"format\":\"nimlab-period-1\",\"code\":\"0.333\",\"preperiod\":0,\"period\":4,\
                 \"saltus\":0,\"bound\":13,\"values\":[0,1,2,3]}";
    for (from, to, words) in [
        ("", "", None),
        ("2,3]", "2,2]", Some("G(3) is not 2.")),
        ("13", "12", Some("bound must be 13")),
        ("0.333", "0.33", Some("bound must be 12")),
        ("}", "", Some("not a valid certificate: see line 1")),
        ("0.333", "0.[3]", Some("“0.[3]” is not an octal code")),
    ] {
        std::fs::write(&file, claim.replace(from, to)).unwrap();
        match words {
            None => assert_eq!(answer(&["verify", name])["status"], "valid"),
            Some(words) => {
                let said = refusal(&["verify", name], "C");
                assert!(said.contains(words), "{said}");
            }
        }
    }
    std::fs::remove_file(&file).unwrap();
    for (arguments, words) in [
        (&["verify"][..], "Usage: nimlab verify FILE"),
        (&["verify", name], "cannot be read"),
        (&["verify", name, "--csv"], "Usage:"),
        (&["period", "0.77", "--certificate", "/no/such/folder/x"], "cannot be written"),
    ] {
        let said = refusal(arguments, "C");
        assert!(said.contains(words), "{said}");
    }
    assert!(!file.exists());
}

/// What was computed is not lost with the certificate: the result first, then why there is no file.
#[test]
fn a_result_without_its_certificate_is_printed() {
    let file = std::env::temp_dir().join(format!("nimlab-none-{}.json", std::process::id()));
    let name = file.to_str().unwrap();
    let mut cases = vec![("0.6", name, "none", "nothing to certify")];
    // A file that can be opened, and not written.
    if std::path::Path::new("/dev/full").exists() {
        cases.push(("0.77", "/dev/full", "proved", "cannot be written"));
    }
    for (code, name, status, words) in cases {
        let output = nimlab(&["period", code, "--limit", "1000", "--certificate", name], "C");
        assert_eq!(output.status.code(), Some(2), "{code}");
        let found: Value = serde_json::from_slice(&output.stdout).unwrap();
        assert_eq!(found["status"], status, "{code}");
        let said = text(output.stderr);
        assert!(said.contains(words) && said.lines().count() == 1, "{said}");
    }
    assert!(!file.exists());
    // A file that is there stays as it is where nothing is proved.
    std::fs::write(&file, "kept").unwrap();
    nimlab(&["period", "0.6", "--limit", "1000", "--certificate", name], "C");
    assert_eq!(std::fs::read_to_string(&file).unwrap(), "kept");
    std::fs::remove_file(&file).unwrap();
}

/// A link to a file that is not there is kept: it is followed if there is something to write.
#[cfg(unix)]
#[test]
fn a_link_to_a_certificate_is_kept() {
    let folder = std::env::temp_dir().join(format!("nimlab-link-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let (link, target) = (folder.join("link.json"), folder.join("target.json"));
    std::os::unix::fs::symlink(&target, &link).unwrap();
    for (code, is_written) in [("0.6", false), ("0.77", true)] {
        let name = link.to_str().unwrap();
        nimlab(&["period", code, "--limit", "1000", "--certificate", name], "C");
        assert!(link.is_symlink(), "{code}");
        assert_eq!(target.exists(), is_written, "{code}");
    }
    std::fs::remove_dir_all(&folder).unwrap();
}

/// What a command answers whose output nobody reads.
fn unread(arguments: &[&str]) -> Output {
    let (reader, writer) = std::io::pipe().unwrap();
    drop(reader);
    let mut command = Command::new(env!("CARGO_BIN_EXE_nimlab"));
    command.args(arguments).env("LC_ALL", "C").stdout(writer).output().unwrap()
}

/// Whether its output is read or not, a command does what it was asked to do, and says what was wrong.
#[test]
fn whoever_reads_no_further_loses_only_the_output() {
    let folder = std::env::temp_dir().join(format!("nimlab-unread-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let path = |name: &str| folder.join(name).to_str().unwrap().to_owned();
    let (certificate, right, wrong) = (path("k.json"), path("right.txt"), path("wrong.txt"));
    let lesson = "title: A\n---\n#/v1/heaps/0.77/7+5?task=move\nWin.\n";
    std::fs::write(&right, lesson).unwrap();
    std::fs::write(&wrong, lesson.replace("0.77", "0.79")).unwrap();
    let cases: [(&[&str], i32, &str); 4] = [
        (&["period", "0.77", "--certificate", &certificate], 0, ""),
        (&["period", "0.6", "--limit", "1000", "--certificate", &certificate], 2, "nothing to"),
        (&["lesson", &right], 0, ""),
        (&["lesson", &wrong], 2, "problem"),
    ];
    for (arguments, status, words) in cases {
        let output = unread(arguments);
        let said = text(output.stderr);
        assert_eq!(output.status.code(), Some(status), "{arguments:?}: {said}");
        assert!(said.contains(words) && said.is_empty() == words.is_empty(), "{said}");
    }
    assert_eq!(answer(&["verify", &certificate]), json!({ "status": "valid" }));
    std::fs::remove_dir_all(&folder).unwrap();
}

/// However few values are asked for, a certificate has those that it needs.
#[test]
fn certificates_do_not_depend_on_the_limit() {
    let file = std::env::temp_dir().join(format!("nimlab-limit-{}.json", std::process::id()));
    let name = file.to_str().unwrap();
    for (code, to) in
        [("0.77", 83), ("0.07", 87), ("0.333", 4), ("0.3~30", 12), ("take-1.2-equal", 40)]
    {
        let rules = Ruleset::read_link(code).unwrap();
        let mut written: Option<String> = None;
        for limit in 0..=to {
            let mut values =
                Exploration::new(&rules, limit, Until::Proof, rules.best_method()).unwrap();
            run_to_end(&mut values);
            let proved = matches!(values.period(), Some(Period::Proved(..)));
            let found = PeriodFile::of(&values, MAX_PLAIN).map(|file| file.to_string());
            assert_eq!(found.is_ok(), proved, "{code} {limit}: {found:?}");
            let Ok(text) = found else { continue };
            if written.as_ref() != Some(&text) {
                std::fs::write(&file, &text).unwrap();
                let verdict = answer(&["verify", name]);
                assert_eq!(verdict, json!({ "status": "valid" }), "{code} {limit}");
            }
            assert!(written.is_none_or(|before| before == text), "{code} {limit}");
            written = Some(text);
        }
        let proved_at_once = ["0.77", "0.07", "0.333"].contains(&code);
        assert!(written.is_some() || !proved_at_once, "{code}");
    }
    answer(&["period", "0.77", "--limit", "10", "--certificate", name]);
    assert_eq!(answer(&["verify", name])["status"], "valid");
    std::fs::remove_file(&file).unwrap();
}

/// The largest value, and the work, are those of the values that were computed.
#[test]
fn all_figures_of_a_period_are_of_one_range() {
    let cases = [("0.77", "10"), ("0.6", "10"), ("0.6", "300"), ("4.127", "0"), ("nim", "9")];
    for (code, limit) in cases {
        let found = answer(&["period", code, "--limit", limit]);
        let to = found["computed_to"].to_string();
        let values = answer(&["sequence", code, "--to", &to, "--method", "naive"]);
        let values: Vec<u64> = serde_json::from_value(values["values"].clone()).unwrap();
        let largest = values.iter().max().unwrap();
        let first = values.iter().position(|value| value == largest).unwrap();
        assert_eq!(found["max_value"], *largest, "{found}");
        assert_eq!(found["first_at"], first, "{found}");
        if found["status"] == "none" {
            let plain = answer(&["period", code, "--limit", &to, "--method", "naive"]);
            assert_eq!(found["plain_options"], plain["options"], "{found}");
        }
    }
}

#[test]
fn a_word_that_is_no_command_is_named() {
    for (arguments, lang, words) in [
        (&["foo"][..], "C", "“foo” is not a command. Usage: nimlab analyse"),
        (&["help", "foo"], "C", "“foo” is not a command. Usage: nimlab analyse"),
        (&["foo"], "fr_FR.UTF-8", "«\u{a0}foo\u{a0}» n’est pas une commande."),
    ] {
        let said = refusal(arguments, lang);
        assert!(said.contains(words), "{said}");
    }
    for arguments in [&[][..], &["--fast"], &["sequence"], &["version", "x"]] {
        let output = nimlab(arguments, "C");
        assert!(!text(output.stderr).contains("is not a command"), "{arguments:?}");
    }
}

#[test]
fn the_help_says_what_the_cells_of_a_map_are() {
    for (lang, word) in
        [("C", "0 for the\n    poisoned one, 1 if"), ("fr", "0 pour le carré empoisonné, 1 si")]
    {
        let said = text(nimlab(&["help", "chomp"], lang).stdout);
        assert!(said.split("\n\n").next().unwrap().contains(word), "{said}");
    }
}

#[test]
fn codes_and_sets_that_are_too_long_are_told_apart() {
    let zeros = "0".repeat(100);
    for way in [format!("0.77{zeros}"), format!("77{zeros}")] {
        assert_eq!(answer(&["sequence", &way, "--to", "3"])["code"], "0.77", "{way}");
    }
    for lang in ["C", "fr"] {
        assert!(refusal(&["sequence", "{65}", "--to", "3"], lang).contains("take-65-whole"));
    }
}

#[test]
fn pawns_gives_the_nimbers_of_a_grid() {
    let expected = json!([
        [0, 1, 3, 0, 1],
        [1, 0, 2, 1, 0],
        [3, 2, 0, 3, 2],
        [0, 1, 3, 0, 1],
        [1, 0, 2, 1, 0]
    ]);
    assert_eq!(answer(&["pawns", "5x5", "--nimbers"]), json!({ "nimbers": expected }));
    // By the rule of the practical, from the sink on.
    for (size, rows, columns, step) in
        [("7x10", 7, 10, 2), ("7 × 10", 7, 10, 2), ("30x3", 30, 3, 2), ("4x6-3", 4, 6, 3)]
    {
        let mut grid = vec![vec![0_u32; columns]; rows];
        for column in (0..columns).rev() {
            for row in (0..rows).rev() {
                let right = (column + 1..columns.min(column + step + 1)).map(|at| grid[row][at]);
                let down = (row + 1..rows.min(row + step + 1)).map(|at| grid[at][column]);
                let near: Vec<u32> = right.chain(down).collect();
                grid[row][column] = (0..9).find(|number| !near.contains(number)).unwrap();
            }
        }
        assert_eq!(answer(&["pawns", size, "--nimbers"])["nimbers"], json!(grid), "{size}");
    }
}

/// The recursion as a class writes it, which counts its calls; with a dictionary or without.
fn recursion(
    rows: Vec<u8>,
    (base, by_columns): (u8, bool),
    known: &mut Option<std::collections::HashMap<Vec<u8>, bool>>,
    calls: &mut u64,
) -> bool {
    *calls += 1;
    if let Some(&won) = known.as_ref().and_then(|known| known.get(&rows)) {
        return won;
    }
    let mut squares = Vec::new();
    for (row, &length) in rows.iter().enumerate() {
        squares.extend((0..length).map(|column| (row, column)));
    }
    if by_columns {
        squares.sort_by_key(|&(row, column)| (column, row));
    }
    // With the base [] the poison is tried too, after all other squares.
    squares.retain(|&square| square != (0, 0));
    if base == 0 && !rows.is_empty() {
        squares.push((0, 0));
    }
    let mut won = rows.is_empty();
    for (row, column) in squares {
        let cut = |(at, &length): (usize, &u8)| if at < row { length } else { length.min(column) };
        let left = rows.iter().enumerate().map(cut).filter(|&length| length > 0).collect();
        if !recursion(left, (base, by_columns), known, calls) {
            won = true;
            break;
        }
    }
    if let Some(known) = known {
        known.insert(rows, won);
    }
    won
}

#[test]
fn chomp_counts_the_calls_of_the_usual_recursion() {
    let usual = answer(&["chomp", "4x5", "--cost"]);
    assert_eq!(usual, json!({ "calls_naive": 95_440, "calls_memo": 379, "positions": 126 }));
    let empty = answer(&["chomp", "4x5", "--cost", "--base", "0"]);
    assert_eq!(empty, json!({ "calls_naive": 143_160, "calls_memo": 394, "positions": 126 }));
    for (size, rows, columns) in [("4x5", 4, 5_u8), ("1x1", 1, 1), ("3x6", 3, 6), ("5x4", 5, 4)] {
        for base in [0, 1] {
            for (order, by_columns) in [("rows", false), ("columns", true)] {
                let base_text = base.to_string();
                let asked = ["chomp", size, "--cost", "--base", &base_text, "--order", order];
                let found = answer(&asked);
                let mut calls = [0, 0];
                recursion(vec![columns; rows], (base, by_columns), &mut None, &mut calls[0]);
                let mut known = Some(std::collections::HashMap::new());
                recursion(vec![columns; rows], (base, by_columns), &mut known, &mut calls[1]);
                let counts = [&found["calls_naive"], &found["calls_memo"]];
                assert_eq!(counts.map(|count| count.as_u64().unwrap()), calls, "{asked:?}");
            }
        }
    }
    // More calls than a number of 64 bits holds.
    assert_eq!(answer(&["chomp", "10x10", "--cost"])["calls_naive"], Value::Null);
}

#[test]
fn bad_input_is_one_line_and_exit_status_2() {
    let cases: [(&[&str], &str); 89] = [
        (&["help", "nothing"], "Usage:"),
        (&["help", "chomp", "pawns"], "Usage: nimlab help"),
        (&["help", "--csv"], "Usage: nimlab help"),
        (&["version", "x"], "Usage: nimlab version"),
        (&["version", "--map"], "Usage: nimlab version"),
        (&["period", "0.77", "--limit", "9", "--limit", "99"], "Usage: nimlab period"),
        (&["class", "no lesson"], "Usage: nimlab class"),
        (&["class", "-", "-"], "Usage: nimlab class"),
        (&["lesson", "no such file"], "no such file or folder."),
        (&["lesson", "src"], "it is a folder."),
        (&["pawns"], "Usage:"),
        (&["pawns", "5x5"], "Usage:"),
        (&["pawns", "5x5", "--nimbers", "--map"], "Usage:"),
        (&["pawns", "2x5", "--nimbers"], "rows can’t be 2"),
        (&["pawns", "5", "--nimbers"], "5"),
        (&["pawns", "5x5", "--piece", "queen"], "Usage:"),
        (&["pawns", "5x5", "--nimbers", "--piece", "dame"], "is not a piece"),
        (&["pawns", "1001x5", "--nimbers", "--piece", "queen"], "rows can’t be 1001"),
        (&["chomp", "4x5", "--base", "1"], "Usage:"),
        (&["chomp", "4x5", "--cost", "--base", "2"], "Usage:"),
        (&["chomp", "4x5", "--cost", "--order", "diagonal"], "Usage:"),
        (&["chomp", "4x5", "--cost", "--map"], "Usage:"),
        (&["chomp", "31x5", "--cost"], "31 rows"),
        (&["chomp", "30x30", "--cost"], "MB of memory"),
        (&["sequence", "chess", "--to", "9"], "“chess”"),
        (&["sequence", "077", "--to", "9"], "a point after the first digit"),
        (&["sequence", "0.12...", "--to", "9"], "which digits repeat"),
        (&["misere"], "Usage:"),
        (&["misere", "0.77"], "Usage:"),
        (&["misere", "0.77", "--to", "10001"], "10,000"),
        (&["misere", "0.78", "--to", "10"], "8"),
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
        (&["analyse", ""], "starts with #/v1/"),
        (&["analyse", "0.77"], "starts with #/v1/"),
        (&["analyse", "/v2/heaps/0.77/7"], "v2"),
        (&["analyse", "/v1/chess/e4"], "chess"),
        (&["analyse", "/v1/heaps/0.77"], "link is incomplete"),
        (&["analyse", "/v1/heaps/0.79/7"], "not an octal digit"),
        (&["analyse", "/v1/heaps/1.7/7"], "Before the point"),
        (&["analyse", "/v1/heaps/0.77/1000000000000"], "maximum is 10,000"),
        (&["analyse", "/v1/heaps/0.77/7+-1"], "-1"),
        (&["analyse", "/v1/heaps/0.77/7?level=9"], "Allowed values: 0, 1, 2, 3, 4"),
        (&["analyse", "/v1/heaps/0.77/7?moves=1-9-0"], "can’t take 9"),
        (&["analyse", "/v1/heaps/0.77/7?moves=1-2\n-2"], "not a move"),
        (&["sequence", "", "--to", "9"], "octal code"),
        (&["sequence", "0.7.7", "--to", "9"], "only one point"),
        (&["sequence", "0.0", "--to", "9"], "allows no moves"),
        (&["sequence", "0.77", "--to", "1000000000000"], "0 to 10,000,000"),
        (&["sequence", "0.77", "--to", "10000001"], "0 to 10,000,000"),
        (&["sequence", "0.77", "--to", "-1"], "0 to 10,000,000"),
        (&["sequence", "0.77", "--to", "1e3"], "0 to 10,000,000"),
        (&["sequence", "0.77", "--to", "9", "--method", "magic"], "Unknown method"),
        (&["sequence", "0.[3]", "--to", "9", "--method", "sparse"], "repeating tail"),
        (&["period"], "Usage:"),
        (&["period", "0.0"], "allows no moves"),
        (&["period", "0.77", "--limit", "-1"], "0 to 3,999,999,999"),
        (&["period", "0.77", "--limit", "4000000000"], "0 to 3,999,999,999"),
        (&["period", "0.77", "--limit", "1000000000000"], "0 to 3,999,999,999"),
        (&["period", "0.[3]", "--limit", "10000001"], "10,000,000"),
        (&["period", "0.77", "--to", "9"], "Usage:"),
        (&["chomp"], "Usage:"),
        (&["chomp", "3x5", "--to", "3"], "Usage:"),
        (&["chomp", "3x5", "3x5"], "Usage:"),
        (&["chomp", ""], "size of the bar"),
        (&["chomp", "35"], "not a bar size"),
        (&["chomp", "0x5"], "at least one row"),
        (&["chomp", "5x0"], "at least one column"),
        (&["chomp", "10000x10000"], "10000 rows: the maximum is 30"),
        (&["chomp", "30x30"], "MB of memory"),
        (&["analyse", "/v1/chomp/3x5/3.4"], "rows never get longer"),
        (&["analyse", "/v1/chomp/3x5/5.5?moves=2.0"], "no square (2,\u{a0}0)"),
        (&["analyse", "/v1/chomp/3x5/5.5?moves=0.0"], "can’t bite the poisoned square"),
        (&["analyse", "/v1/chomp/3x5/5.5?moves=1-0.3"], "only one bar"),
    ];
    for (arguments, words) in cases {
        let said = refusal(arguments, "en_GB.UTF-8");
        assert!(said.starts_with("nimlab: ") && said.contains(words), "{arguments:?}: {said}");
    }
    // 65 heaps, and a text of a megabyte.
    let many = format!("/v1/heaps/0.77/{}", ["1"; 65].join("+"));
    assert!(refusal(&["analyse", &many], "C").contains("65 heaps is too many"));
    let long = format!("/v1/heaps/0.77/{}", "1".repeat(100_000));
    assert!(refusal(&["analyse", &long], "C").contains("too long"));
}

#[test]
fn sizes_and_steps_of_pieces_are_refused_as_in_links() {
    let cases: [(&[&str], &str); 7] = [
        (
            &["pawns", "3x3", "--nimbers", "--steps", "5.0"],
            "None of these steps fits on a grid of 3 rows",
        ),
        (
            &["pawns", "3x1000", "--nimbers", "--steps", "5.0"],
            "None of these steps fits on a grid of 3 rows",
        ),
        (&["pawns", "5x5_1.0", "--nimbers", "--steps", "2.0"], "Usage:"),
        (&["pawns", "5x5", "--nimbers", "--piece", "own"], "is not a piece"),
        (&["pawns", "31x5-3", "--nimbers"], "rows can’t be 31"),
        (&["pawns", "5x5_1.0_x.2", "--nimbers"], "Character 9: “x”."),
        (&["pawns", "5x5", "--nimbers", "--steps", "1.0_0.-1"], "Character 5: “0.-1”."),
    ];
    for (arguments, words) in cases {
        let said = refusal(arguments, "en_GB.UTF-8");
        assert!(said.starts_with("nimlab: ") && said.contains(words), "{arguments:?}: {said}");
    }
}

#[test]
fn it_speaks_the_language_of_the_environment() {
    let wrong = ["analyse", "/v1/heaps/0.79/7"];
    let french = refusal(&wrong, "fr_FR.UTF-8");
    assert!(french.contains("chiffre"), "{french}");
    for other in ["en_US.UTF-8", "C", "de_DE.UTF-8", ""] {
        assert!(refusal(&wrong, other).contains("digit"), "{other}");
    }
    // The reasons of the system are said in it too.
    let none = refusal(&["lesson", "nulle part"], "fr");
    assert!(none.ends_with("nulle part\u{a0}: ce fichier ou ce dossier n’existe pas."), "{none}");
    let folder = refusal(&["period", "0.77", "--certificate", "src"], "fr");
    assert!(folder.ends_with("src\u{a0}: c’est un dossier."), "{folder}");
    // LC_ALL comes before LANG.
    let mut command = Command::new(env!("CARGO_BIN_EXE_nimlab"));
    let output = command.args(wrong).env("LC_ALL", "fr").env("LANG", "en").output().unwrap();
    assert_eq!(text(output.stderr).trim_end(), french);
}

/// A result for which there is no room is no bad input.
#[test]
fn a_result_that_cannot_be_written_is_a_failure() {
    let full = std::path::Path::new("/dev/full");
    if !full.exists() {
        return;
    }
    for (lang, words) in
        [("C", "no space is left on the device."), ("fr", "plus de place sur le périphérique.")]
    {
        let out = std::fs::OpenOptions::new().write(true).open(full).unwrap();
        let mut command = Command::new(env!("CARGO_BIN_EXE_nimlab"));
        command.args(["sequence", "0.77", "--to", "3"]).env("LC_ALL", lang).stdout(out);
        let output = command.output().unwrap();
        let said = text(output.stderr);
        assert_eq!(output.status.code(), Some(1), "{said}");
        assert!(said.trim_end().ends_with(words), "{said}");
    }
}

/// It is not taken for the name of a file that does not exist.
#[cfg(unix)]
#[test]
fn an_argument_that_is_not_in_utf_8_is_refused() {
    use std::os::unix::ffi::OsStrExt;
    let name = std::ffi::OsStr::from_bytes(b"le\xe7on.txt");
    for before in [&["lesson"][..], &["period", "0.77", "--certificate"]] {
        let mut command = Command::new(env!("CARGO_BIN_EXE_nimlab"));
        let output = command.args(before).arg(name).env("LC_ALL", "C").output().unwrap();
        let said = text(output.stderr);
        assert_eq!(output.status.code(), Some(2), "{said}");
        assert!(said.contains("“le\u{fffd}on.txt” is not in UTF-8."), "{said}");
    }
}

#[test]
fn pawns_gives_the_nimbers_of_any_piece() {
    let queen = answer(&["pawns", "4x4", "--nimbers", "--piece", "queen"]);
    assert_eq!(queen["nimbers"], json!([[6, 5, 4, 3], [5, 1, 0, 2], [4, 0, 2, 1], [3, 2, 1, 0]]));
    let pawn = answer(&["pawns", "5x5", "--nimbers", "--piece", "pawn"]);
    assert_eq!(pawn, answer(&["pawns", "5x5", "--nimbers"]));
    let large = answer(&["pawns", "3x1000", "--nimbers", "--piece", "king"]);
    assert_eq!(large["nimbers"][0].as_array().unwrap().len(), 1000);
    // The same asked for in two ways.
    let same: [[&[&str]; 2]; 6] = [
        [&["4x6-3"], &["4x6-3", "--piece", "pawn"]],
        [&["4x6-3", "--piece", "queen"], &["4x6", "--piece", "queen"]],
        [&["5x5_1.0_0.2"], &["5x5", "--steps", "1.0_0.2"]],
        [&["5x5_1.0_0.2"], &["5x5_1.0_0.2", "--piece", "own"]],
        [&["5x5_1.0_0.2", "--piece", "pawn"], &["5x5"]],
        [&["31x31"], &["31x31", "--piece", "pawn"]],
    ];
    for ways in same {
        let [one, other] = ways.map(|way| answer(&[&["pawns", "--nimbers"], way].concat()));
        assert_eq!(one, other, "{ways:?}");
    }
    let own = answer(&["pawns", "5x5_1.0_0.2", "--nimbers"]);
    assert_ne!(own, answer(&["pawns", "5x5", "--nimbers"]));
}

#[test]
fn analyse_knows_coins_and_other_pieces() {
    let cases = [
        (
            "/v1/coins/turtles/0110100",
            json!({ "outcome": "win", "value": 4, "values": [2, 3, 5], "winning": ["4.0"] }),
        ),
        (
            "/v1/coins/turtles/11?rule=misere",
            json!({ "outcome": "win", "positions": 4, "winning": ["1"] }),
        ),
        (
            "/v1/pawns/8x8/q2.4",
            json!({ "outcome": "win", "nim_sum": 9, "value": 9, "values": [9], "winning": ["2.4-3.5"] }),
        ),
        (
            "/v1/pawns/4x4/q4.3?rule=misere",
            json!({ "outcome": "loss", "genera": [1, 0], "winning": [] }),
        ),
    ];
    for (link, expected) in cases {
        assert_eq!(answer(&["analyse", link]), expected, "{link}");
    }
}

#[test]
fn analyse_knows_pawns() {
    let cases = [
        (
            "#/v1/pawns/5x5/1.3+2.5+5.1",
            json!({ "outcome": "win", "nim_sum": 2, "values": [3, 0, 1], "winning": ["1.3-1.5", "2.5-3.5"] }),
        ),
        (
            "/v1/pawns/5x5/1.1",
            json!({ "outcome": "loss", "nim_sum": 0, "values": [0], "winning": [] }),
        ),
        (
            "/v1/pawns/5x7/1.1",
            json!({ "outcome": "win", "nim_sum": 1, "values": [1], "winning": ["1.1-1.3", "1.1-2.1"] }),
        ),
        (
            "/v1/pawns/5x5/1.1+2.1+3.1?moves=3.1-3.3_1.1-2.1_3.3-3.5",
            json!({ "outcome": "win", "nim_sum": 2, "values": [1, 1, 2], "winning": ["2.1-3.1", "3.5-5.5"] }),
        ),
        (
            "/v1/pawns/3x3-1/1.1?rule=misere",
            json!({ "outcome": "win", "residues": [0, 0], "winning": ["1.1-1.2", "1.1-2.1"] }),
        ),
        (
            "/v1/pawns/5x5/none",
            json!({ "outcome": "loss", "nim_sum": 0, "values": [], "winning": [] }),
        ),
    ];
    for (link, expected) in cases {
        assert_eq!(answer(&["analyse", link]), expected, "{link}");
    }
    for (link, words) in [
        ("/v1/pawns/2x5/1.1", "rows can’t be 2. Enter a whole number from 3 to 30"),
        ("/v1/pawns/5x31/1.1", "columns can’t be 31. Enter a whole number from 3 to 30"),
        ("/v1/pawns/5x5/1.6", "not on the grid"),
        ("/v1/pawns/5x5/1.1?moves=1.1-1.4", "3 squares is too far"),
        ("/v1/pawns/5x5/1.1?moves=1.1-2.2", "not both at once"),
        ("/v1/pawns/5x5/5.4?moves=5.4-5.5_5.4-5.5", "The game is over"),
    ] {
        let said = refusal(&["analyse", link], "en_GB.UTF-8");
        assert!(said.contains(words), "{link}: {said}");
    }
}
