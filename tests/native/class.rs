//! What a class hands in, replayed by `nimlab class`: the answers that `nimlab lesson` gives are right, others
//! are not, and what is no answer counts for nothing.

mod kept;

use nimlab::class::{
    Attempt, Result, Row, Standing, Tried, csv, mistake, to_be_answered, write_code, write_game,
};
use nimlab::core::{Chance, Job, Status};
use nimlab::games::{Game, heaps::Heaps};
use nimlab::lesson::{Lesson, mark};
use nimlab::link;
use nimlab::session::{Finding, Key, Kind, Playing, Side, Turn, choose};
use serde_json::{Value, json};
use std::collections::HashSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

fn nimlab(arguments: &[&Path]) -> Value {
    let output = Command::new(env!("CARGO_BIN_EXE_nimlab")).args(arguments).output().unwrap();
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    assert_eq!(output.status.code(), Some(0), "{said}");
    serde_json::from_slice(&output.stdout).unwrap()
}

fn file(name: &str, text: &str) -> PathBuf {
    file_of(name, text.as_bytes())
}

fn file_of(name: &str, bytes: &[u8]) -> PathBuf {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    fs::write(&path, bytes).unwrap();
    path
}

/// Why a command gives no result.
fn refusal(arguments: &[&Path]) -> String {
    let mut command = Command::new(env!("CARGO_BIN_EXE_nimlab"));
    let output = command.args(arguments).env("LC_ALL", "C").output().unwrap();
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    assert_eq!((output.status.code(), &*output.stdout), (Some(2), &b""[..]), "{said}");
    said
}

fn numbers(row: &Value) -> String {
    let row: Vec<String> = row.as_array().unwrap().iter().map(Value::to_string).collect();
    row.join(".")
}

fn texts(list: &Value) -> Vec<String> {
    list.as_array().unwrap().iter().map(|text| text.as_str().unwrap().to_owned()).collect()
}

/// A right answer to a step and a wrong one, as far as its key tells them.
fn answers(task: &str, key: &Value) -> Option<(String, String)> {
    let none = "none".to_owned();
    Some(match task {
        "move" => match texts(key).pop() {
            Some(mv) => (mv, none),
            None => return None,
        },
        "moves" => {
            let mut moves = texts(key);
            moves.sort_unstable();
            let fewer = moves.get(1..).filter(|moves| !moves.is_empty())?.join("_");
            (moves.join("_"), fewer)
        }
        "outcome" => {
            let right = key.as_str()?;
            (right.to_owned(), if right == "win" { "loss" } else { "win" }.to_owned())
        }
        "value" => (numbers(key), numbers(key) + "9"),
        "fill" => {
            let rows: Vec<String> = key.as_array()?.iter().map(numbers).collect();
            (rows.join("_"), rows.join("_") + "9")
        }
        // What has another form than a step, or is none on this board, would be no wrong answer.
        "next" => {
            let all = texts(key);
            let right = all.last()?.clone();
            let alone = all.iter().any(|step| step.parse::<u32>().is_ok());
            let steps = (0..9).map(|n| if alone { n.to_string() } else { format!("1.{}", n + 1) });
            (right, steps.into_iter().find(|step| !all.contains(step))?)
        }
        "choice" => {
            let right = texts(key).pop()?;
            let wrong = if right == "1" { "2" } else { "1" };
            (right, wrong.to_owned())
        }
        _ => return None,
    })
}

fn read(text: &str) -> Lesson {
    Lesson::read(text).0
}

/// Whoever switches to the other language continues with the same lesson.
#[test]
fn every_lesson_is_known_in_both_languages() {
    let mut known = HashSet::new();
    for entry in fs::read_dir("lessons/en").unwrap() {
        let path = entry.unwrap().path();
        // Of the guide nothing is handed in.
        if path.ends_with("guide.txt") {
            continue;
        }
        let french = Path::new("lessons/fr").join(path.file_name().unwrap());
        let marks = [&path, &french]
            .map(|path| read(&fs::read_to_string(path).unwrap()).mark_in_any_language());
        assert_eq!(marks[0], marks[1], "{}", path.display());
        known.insert(marks[0]);
    }
    assert_eq!(known.len(), 21);
}

/// What a lesson asks, and what may be changed in it without asking something else.
#[test]
fn a_lesson_is_known_by_what_it_asks() {
    let lesson = "title: Nim\nlang: en\nlevel: all\n---\n#/v1/heaps/0.~3/5+3?task=move\nFind a mvoe.\n? Look.\n+ Good.\n- No.\n\
        ---\ntask: choice\nWho wins?\n(x) the first\n( ) the second\n---\ntask: open\nWhy?\n";
    let known = |from: &str, to: &str| {
        assert!(lesson.contains(from), "{from}");
        let [before, after] = [read(lesson), read(&lesson.replacen(from, to, 1))];
        let same = before.mark() == after.mark();
        assert_eq!(same, before.own_name() == after.own_name());
        (same, before.mark_in_any_language() == after.mark_in_any_language())
    };
    for (from, to) in [
        ("title: Nim", "title: Nim, begun"),
        ("level: all", "level: from age 10\nminutes: 5"),
        ("mvoe", "move"),
        ("? Look.\n", "? Look at both.\n? And again.\n"),
        ("+ Good.\n- No.", "- 1-1-0: Not that."),
        ("task=move", "hints=0&say=Mine&task=move&lang=fr"),
        ("Who wins?", "Who   wins?"),
    ] {
        assert_eq!(known(from, to), (true, true), "{from} → {to}");
    }
    for (from, to) in [("Who wins?", "Who loses?"), ("the first", "A"), ("Why?", "Pourquoi ?")] {
        assert_eq!(known(from, to), (false, true), "{from} → {to}");
    }
    for (from, to) in [
        ("5+3", "5+4"),
        ("5+3?", "5+3?moves=1-1-0&"),
        ("5+3?", "5+3?moves=1-1-0_1-1-0&at=1&"),
        ("task=move", "task=outcome"),
        ("task=move", "within=3&task=move"),
        ("(x) the first\n( )", "( ) the first\n(x)"),
        ("---\ntask: open", "---\nRead this first.\n---\ntask: open"),
        ("task: open", "task: choice\n(x) x\n( ) y"),
    ] {
        assert_eq!(known(from, to), (false, false), "{from} → {to}");
    }
    // Lessons that ask nothing are told apart by their texts.
    let [one, two] = ["Hello.", "Goodbye."].map(|text| read(&format!("title: A\n---\n{text}\n")));
    assert_ne!(one.mark(), two.mark());
}

/// An author who corrects a sentence loses nothing of what was handed in, nor is anything lost that was handed in when
/// lines bore the mark of the whole text.
#[test]
fn lines_count_for_the_corrected_lesson() {
    let text = "title: Nim\n---\n#/v1/heaps/0.~3/5+3?task=move\nFind a mvoe.\n";
    let older = Attempt { mark: mark(text), ..Attempt::at("", &read(text), 1) };
    let newer = Attempt::at("", &read(text), 2);
    let other = text.replace("5+3", "5+4");
    let handed = format!("{}\n{}\n", write_code(&older), write_code(&newer));
    let handed = file("corrected-lines.txt", &handed);
    let counted = |text: &str| {
        let class = nimlab(&[Path::new("class"), &file("corrected.txt", text), &handed]);
        class["attempts"].as_array().unwrap().len()
    };
    assert_eq!(counted(text), 2);
    assert_eq!(counted(&text.replace("mvoe", "move")), 1);
    assert_eq!(counted(&other), 0);
}

/// As on the page: what cannot be judged is said to be so, and the rest of the class is.
#[test]
fn a_question_that_cannot_be_worked_out_is_not_judged() {
    let text = "title: Nim\n---\n#/v1/heaps/0.~3/seven?task=move\nOne\n---\n#/v1/heaps/0.~3/7?task=move\nTwo\n";
    let mut attempt = Attempt::at("", &read(text), 1);
    for step in 0..2 {
        attempt.add(Tried { step, answers: vec!["1-7-0".to_owned()], ..Tried::default() });
    }
    let handed = file("class-unjudged-lines.txt", &write_code(&attempt));
    let class = nimlab(&[Path::new("class"), &file("class-unjudged.txt", text), &handed]);
    let standings: Vec<&Value> = class["attempts"][0]["steps"]
        .as_array()
        .unwrap()
        .iter()
        .map(|step| &step["standing"])
        .collect();
    assert_eq!(standings, ["unjudged", "right"]);
}

#[test]
fn in_every_lesson_right_answers_are_right_and_wrong_ones_are_not() {
    let mut tried = 0;
    for lang in ["en", "fr"] {
        for entry in fs::read_dir(format!("lessons/{lang}")).unwrap() {
            let path = entry.unwrap().path();
            let text = fs::read_to_string(&path).unwrap();
            let keys = nimlab(&[Path::new("lesson"), &path]);
            let mut attempt = Attempt::at("", &read(&text), 1);
            let mut expected = Vec::new();
            for (step, key) in keys["steps"].as_array().unwrap().iter().enumerate() {
                let given = key["task"].as_str().and_then(|task| answers(task, &key["answer"]));
                // Several options may be right.
                let one =
                    key["task"] != json!("choice") || key["answer"].as_array().unwrap().len() == 1;
                let Some((right, wrong)) = given.filter(|_| one) else {
                    expected.push(Value::Null);
                    continue;
                };
                tried += 1;
                expected.push(json!([wrong]));
                let answers = vec!["no answer!".to_owned(), wrong, right, "too late".to_owned()];
                attempt.add(Tried { step, seed: Some(0), answers, ..Tried::default() });
            }
            let name = format!("class-{lang}-{}", path.file_name().unwrap().to_str().unwrap());
            let handed = file(&name, &write_code(&attempt));
            let class = nimlab(&[Path::new("class"), &path, &handed]);
            assert_eq!(class["problems"], json!([]), "{name}");
            for (step, expected) in expected.iter().enumerate() {
                let came = &class["attempts"][0]["steps"][step];
                if expected.is_null() {
                    continue;
                }
                assert_eq!(came["standing"], json!("right"), "{name}, step {}: {came}", step + 1);
                // What cannot be read at all is odd; a typed step is read as far as it goes.
                let odd = came["odd"].as_u64().unwrap() as usize;
                let wrong = came["wrong"].as_array().unwrap().len();
                assert_eq!(
                    (odd + wrong, came["wrong"][wrong - 1].clone()),
                    (2, expected[0].clone()),
                    "{name}, step {}",
                    step + 1
                );
            }
        }
    }
    assert!(tried > 150, "{tried}");
}

#[test]
fn games_that_were_to_be_won_are_played_again() {
    let text = "title: Win\n---\n#/v1/heaps/0.~3/2+1?task=win&within=2\n";
    let path = file("class-win.txt", text);
    let mut lines = String::new();
    for (id, line) in [
        "1-1-0_1-1-0_1-1-0",       // won
        "1-2-0_1-1-0",             // lost
        "1-1-0_1-1-0",             // not over
        "1-1-0_1-1-0_1-1-0_1-1-0", // longer than the game
        "2-1-0_1-2-0",             // lost: the computer takes all that is left
        "1-3-0",                   // no move
    ]
    .iter()
    .enumerate()
    {
        let mut attempt = Attempt::at("", &read(text), id as u32);
        attempt.set_name(&id.to_string());
        attempt.add(Tried { answers: vec![(*line).to_owned()], ..Tried::default() });
        lines += &format!("{}\n", write_code(&attempt));
    }
    lines += &write_code(&Attempt::at("", &read("title: Another\n"), 77));
    let class = nimlab(&[Path::new("class"), &path, &file("class-win-lines.txt", &lines)]);
    let came: Vec<(String, u64)> = class["attempts"]
        .as_array()
        .unwrap()
        .iter()
        .map(|attempt| {
            let step = &attempt["steps"][0];
            (step["standing"].as_str().unwrap().to_owned(), step["odd"].as_u64().unwrap())
        })
        .collect();
    let came: Vec<(&str, u64)> = came.iter().map(|(standing, odd)| (&**standing, *odd)).collect();
    assert_eq!(
        came,
        [("right", 0), ("open", 0), ("open", 1), ("open", 1), ("open", 0), ("open", 1)]
    );
    assert_eq!(class["problems"].as_array().unwrap().len(), 1);
    assert_eq!(class["steps"][0]["at_once"], json!(1));
}

/// What is known of the point to which a game of heaps has come.
fn found(play: &Playing) -> Finding {
    let session = play.session::<Heaps>().unwrap();
    let mut job = session.game.analyse(session.position(), usize::MAX);
    while job.step(1 << 20) == Status::Running {}
    Finding::of::<Heaps>(job.report().unwrap())
}

/// A game that the reader wins, if possible, against the computer with a given seed, by playing a winning move
/// whenever there is one. `cheat` has the computer make another move than its own, drawn by this seed, at its first
/// turn.
fn won_game(link: &str, seed: u64, cheat: Option<u64>) -> Option<(String, bool)> {
    let mut play = link::read(link, seed).unwrap().play;
    let (mut moves, mut cheated) = (Vec::new(), false);
    while let Turn::ToMove(side) = play.state().turn() {
        let known = found(&play);
        let own = choose(&*play, &known);
        let mv = if side == Side::First {
            known.winning.first().cloned().or(own)?
        } else if let Some(draw) = cheat.filter(|_| !cheated) {
            let mv = play.random_move(&mut Chance::new(draw, 0))?;
            cheated = play.canonical(&mv) != play.canonical(&own?);
            mv
        } else {
            own?
        };
        play = play.play(&mv).ok()?;
        moves.push(mv);
    }
    let won = play.state().turn() == Turn::Won(Side::First);
    won.then(|| (write_game(seed, &moves.join("_")), cheated))
}

/// Whether games count as won.
fn count(name: &str, link: &str, games: &[String]) -> Vec<bool> {
    // Where nobody has won, nothing is handed in.
    if games.is_empty() {
        return Vec::new();
    }
    let text = format!("title: Win\n---\n#{link}\n");
    let mut lines = String::new();
    for (id, game) in games.iter().enumerate() {
        let mut attempt = Attempt::at("", &read(&text), id as u32);
        attempt.add(Tried { answers: vec![game.clone()], ..Tried::default() });
        lines += &format!("{}\n", write_code(&attempt));
    }
    let path = file(&format!("{name}.txt"), &text);
    let class = nimlab(&[Path::new("class"), &path, &file(&format!("{name}-lines.txt"), &lines)]);
    let attempts = class["attempts"].as_array().unwrap();
    let right = |attempt: &Value| attempt["steps"][0]["standing"] == json!("right");
    let odd = |attempt: &Value| attempt["steps"][0]["odd"] == json!(1);
    assert!(attempts.iter().all(|attempt| right(attempt) != odd(attempt)), "{class}");
    attempts.iter().map(right).collect()
}

#[test]
fn a_formula_for_coins_is_judged_by_places_as_the_reader_counts() {
    let formulas = ["n", "n + 1"].map(str::to_owned);
    for (key, wanted) in [("", [true, false]), ("&count=0", [false, true])] {
        let link = format!("/v1/coins/turtles/0110100?task=formula{key}");
        let text = format!("title: Formula\n---\n#{link}\n");
        let lines = formulas.clone().map(|formula| {
            let mut attempt = Attempt::at("", &read(&text), 1);
            attempt.add(Tried { answers: vec![formula], ..Tried::default() });
            write_code(&attempt)
        });
        for (line, wanted) in lines.iter().zip(wanted) {
            let path = file("class-formula.txt", &text);
            let class = nimlab(&[Path::new("class"), &path, &file("class-formula-line.txt", line)]);
            let standing = &class["attempts"][0]["steps"][0]["standing"];
            assert_eq!(standing == &json!("right"), wanted, "{link}: {class}");
        }
    }
}

#[test]
fn games_count_as_won_where_the_computer_made_its_own_moves() {
    for (level, least) in [(0, 10), (1, 10), (2, 10), (3, 5), (4, 30)] {
        // A won position, and, against the weaker ones, a lost one.
        let won = format!("/v1/heaps/0.~3/4+5+3?level={level}&task=win");
        let lost = format!("/v1/heaps/0.~3/4+5+1?level={level}&task=win");
        for (name, link) in [("won", won), ("lost", lost)] {
            let games: Vec<String> =
                (0..30).filter_map(|seed| won_game(&link, seed, None)).map(|game| game.0).collect();
            assert!(name == "lost" || games.len() >= least, "{link}: {}", games.len());
            assert_eq!(name == "lost" && level == 4, games.is_empty(), "{link}");
            let name = format!("class-fair-{name}-{level}");
            assert!(count(&name, &link, &games).iter().all(|&right| right), "{link}");
        }
    }
}

#[test]
fn games_do_not_count_in_which_the_computer_made_moves_that_are_not_its_own() {
    for level in [2, 3, 4] {
        let link = format!("/v1/heaps/0.~3/4+5+1?level={level}&task=win");
        // The position is lost: anyone who claims to have won must have made the computer blunder.
        let forged: Vec<String> = (0..200)
            .filter_map(|draw| won_game(&link, draw % 7, Some(draw)))
            .filter_map(|(game, cheated)| cheated.then_some(game))
            .collect();
        assert!(forged.len() > 10, "{link}: {}", forged.len());
        let counted = count(&format!("class-forged-{level}"), &link, &forged);
        assert!(counted.iter().all(|&right| !right), "{link}");
    }
}

/// The cells of a table in which every text is quoted, line by line.
fn cells(table: &str) -> Vec<Vec<String>> {
    let (mut lines, mut quoted) = (vec![vec![String::new()]], false);
    let mut signs = table.chars().peekable();
    while let Some(sign) = signs.next() {
        let line = lines.last_mut().unwrap();
        match sign {
            '"' if quoted && signs.peek() == Some(&'"') => {
                signs.next();
                line.last_mut().unwrap().push('"');
            }
            '"' => quoted = !quoted,
            ',' if !quoted => line.push(String::new()),
            '\n' if !quoted => lines.push(vec![String::new()]),
            other => line.last_mut().unwrap().push(other),
        }
    }
    assert!(!quoted && lines.pop() == Some(vec![String::new()]), "{table}");
    lines
}

#[test]
fn the_table_has_the_answers_as_they_were_given_and_no_formula() {
    let cases: [(Option<Kind>, &[&str], &str); 17] = [
        // That no move wins is said in words; `none` is what it is written as.
        (Some(Kind::Move), &["2-1-0", "none", "1-2-0"], "2-1-0 | task-none | 1-2-0"),
        (Some(Kind::Moves), &["none"], "task-none"),
        (Some(Kind::Open), &["none"], "none"),
        // What a spreadsheet would take for a date or a fraction.
        (Some(Kind::Move), &["1-2-0"], "'1-2-0"),
        (Some(Kind::Move), &["1.3-1.5"], "'1.3-1.5"),
        (Some(Kind::Value), &["3.1.2"], "'3.1.2"),
        (Some(Kind::Value), &["3"], "3"),
        (Some(Kind::Moves), &["1-1-0_2-1-0"], "1-1-0_2-1-0"),
        (Some(Kind::Fill), &["-.2_1", "0.2_1"], "'-.2_1 | 0.2_1"),
        (Some(Kind::Win), &["77!1-1-0_2-1-0", "1-2-0_1-1-0"], "1-1-0_2-1-0 | 1-2-0_1-1-0"),
        (Some(Kind::Win), &["lost", "77!1-1-0_2-1-0"], "answer-lost | 1-1-0_2-1-0"),
        (Some(Kind::Formula), &["=n+1"], "'=n+1"),
        (Some(Kind::Open), &["+A1", "-B2"], "'+A1 | -B2"),
        (Some(Kind::Open), &["@SUM(A1)"], "'@SUM(A1)"),
        (Some(Kind::Open), &["\n=1", "he said \"no\""], "'\n=1 | he said \"no\""),
        // In one's own words the bar and the sign of a game are what they are.
        (Some(Kind::Open), &["a | b", "5! = 120"], "a || b | 5! = 120"),
        (Some(Kind::Choice), &["2", "1"], "2 | 1"),
    ];
    let (steps, mut attempt) = (cases.map(|case| case.0), Attempt::default());
    for (step, (_, given, _)) in cases.iter().enumerate() {
        let answers = given.iter().map(|&answer| answer.to_owned()).collect();
        attempt.add(Tried { step, answers, ..Tried::default() });
    }
    let wrong = Vec::new();
    let came = Result { standing: Standing::Right, wrong, odd: 0, hints: 1, seconds: 9 };
    let mut results = vec![Some(came); cases.len()];
    let whole = Row { attempt: attempt.clone(), results: results.clone() };
    // A step that nobody has judged was not answered, and has no answers in the table.
    results[0] = None;
    let table = csv(&[whole, Row { attempt, results }], &steps, true, ',', &|m| m.id.to_string());
    let lines = cells(&table);
    assert_eq!(lines.len(), 3, "{table}");
    assert!(lines.iter().all(|line| line.len() == 1 + 5 * cases.len()), "{table}");
    assert_eq!(lines[0][5], "class-csv-answers");
    for (step, (_, given, expected)) in cases.iter().enumerate() {
        assert_eq!(lines[1][5 * step + 5], *expected, "{given:?}");
    }
    assert_eq!(lines[2][1..=5], ["", "", "", "", ""]);
}

/// A link, an answer to its question, the name of the mistake, and how the opponent wins after it.
type Case<'a> = (&'a str, &'a str, Option<&'a str>, &'a [&'a str]);

#[test]
fn a_wrong_answer_is_known_by_its_name_and_a_wrong_move_is_refuted() {
    let cases: [Case; 16] = [
        ("3+1?task=move", "2-1-0", Some("2-1-0"), &["1-3-0"]),
        ("3+1?task=move", "1-1-0", Some("1-1-0"), &["1-1-0"]),
        ("3+1?task=move", "none", Some("none"), &[]),
        // A right move leaves nothing that wins, and what is no move is no mistake.
        ("3+1?task=move", "1-2-0", None, &[]),
        ("3+1?task=move", "1-9-0", None, &[]),
        // Whoever takes the last one loses, and nobody answers it.
        ("2?rule=misere&task=move", "1-2-0", Some("1-2-0"), &[]),
        ("2+2?rule=misere&task=move", "1-2-0", Some("1-2-0"), &["1-1-0"]),
        ("3+1?task=moves", "1-1-0_1-2-0", Some("1-1-0_1-2-0"), &[]),
        ("2+2?task=outcome", "win", Some("win"), &[]),
        ("2+2?task=outcome", "loss", None, &[]),
        ("3+1?task=value", "3.1.3", Some("3.1.3"), &[]),
        ("2+1?task=win", "1-2-0_1-1-0", Some("lost"), &[]),
        ("2+1?task=win", "7!1-2-0_1-1-0", Some("lost"), &[]),
        ("2+1?task=win&within=1", "1-1-0_1-1-0_1-1-0", Some("late"), &[]),
        ("2+1?task=win&within=2", "1-1-0_1-1-0_1-1-0", None, &[]),
        ("2+1?task=win", "1-1-0", None, &[]),
    ];
    for (link, written, name, replies) in cases {
        let reading = link::read(&format!("/v1/heaps/0.~3/{link}"), 0).unwrap();
        let (start, task) = (&reading.play, &reading.look.task);
        let key = Key::of_finding(task, &**start, &found(start)).unwrap();
        let wrong = mistake(Some(start), task, &key, written);
        assert_eq!(wrong.map(|wrong| wrong.answer).as_deref(), name, "{link} {written}");
        let point = to_be_answered(start, task, written);
        let winning = point.map(|point| found(&point).winning).unwrap_or_default();
        assert_eq!(winning, replies, "{link} {written}");
    }
}

/// A lesson that cannot be read is refused, as `nimlab lesson` does.
#[test]
fn a_lesson_with_problems_is_refused() {
    let answers = file("answers-of-none.txt", "");
    for (name, lesson) in [("empty.txt", ""), ("untitled.txt", "---\n#/v1/heaps/0.77/7\nLook.\n")] {
        let lesson = file(name, lesson);
        let [class, alone] =
            [&["class".as_ref(), &*lesson, &*answers][..], &["lesson".as_ref(), &*lesson]].map(
                |arguments: &[&Path]| {
                    Command::new(env!("CARGO_BIN_EXE_nimlab")).args(arguments).output().unwrap()
                },
            );
        assert_eq!((class.status.code(), alone.status.code()), (Some(2), Some(2)), "{name}");
        assert_eq!(class.stdout, b"", "{name}");
        assert_eq!(class.stderr, alone.stderr, "{name}");
    }
}

/// A text as editors save it: with the mark of UTF-8, in UTF-16 in either order, and with one byte for a letter.
fn encoded(text: &str) -> [Vec<u8>; 4] {
    let units = || std::iter::once(0xfeff).chain(text.encode_utf16());
    let western = |sign: char| match sign {
        '’' => 0x92,
        'œ' => 0x9c,
        other => u8::try_from(other).unwrap(),
    };
    [
        [&b"\xef\xbb\xbf"[..], text.as_bytes()].concat(),
        units().flat_map(u16::to_le_bytes).collect(),
        units().flat_map(u16::to_be_bytes).collect(),
        text.chars().map(western).collect(),
    ]
}

/// A teacher checks the same files with the command as on the page.
#[test]
fn files_are_read_in_every_encoding_that_the_page_reads() {
    let text =
        "title: L’été du cœur\n---\n#/v1/heaps/0.~3/5+3?task=move\nTrouvez un coup à jouer.\n";
    let mut attempt = Attempt::at("", &read(text), 1);
    attempt.add(Tried { answers: vec!["1-2-0".to_owned()], ..Tried::default() });
    let handed = format!("Voilà, c’est fait.\nZoé\u{a0}: {}\n", write_code(&attempt));
    let (lesson, lines) = (file("encoded.txt", text), file("encoded-lines.txt", &handed));
    let known = nimlab(&[Path::new("lesson"), &lesson]);
    let judged = nimlab(&[Path::new("class"), &lesson, &lines]);
    assert_eq!(known["title"], json!("L’été du cœur"));
    assert_eq!(judged["attempts"][0]["name"], json!("Zoé"));
    for (way, (text, handed)) in encoded(text).iter().zip(encoded(&handed)).enumerate() {
        let lesson = file_of(&format!("encoded-{way}.txt"), text);
        let lines = file_of(&format!("encoded-lines-{way}.txt"), &handed);
        assert_eq!(nimlab(&[Path::new("lesson"), &lesson]), known, "{way}");
        assert_eq!(nimlab(&[Path::new("class"), &lesson, &lines]), judged, "{way}");
    }
    let picture = file_of("encoded-not.txt", b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR");
    for arguments in [
        &[Path::new("lesson"), &*picture][..],
        &[Path::new("class"), &*picture, &*lines],
        &[Path::new("class"), &*lesson, &*picture],
    ] {
        let said = refusal(arguments);
        assert!(said.contains("is not a text file"), "{said}");
    }
}

/// The name of the wrong file is no empty class.
#[test]
fn a_file_in_which_nothing_was_handed_in_is_refused() {
    let lesson = file("nothing.txt", "title: Nim\n---\n#/v1/heaps/0.~3/5+3?task=move\nWin.\n");
    for (name, text) in [("nothing-empty.txt", ""), ("nothing-said.txt", "Hello.\nNothing yet.\n")]
    {
        let said = refusal(&[Path::new("class"), &lesson, &file(name, text)]);
        assert!(said.contains("No line in this text begins with “NL1.”"), "{name}: {said}");
    }
    let handed = file("nothing-large.txt", &"x".repeat(4 * 1024 * 1024 + 1));
    let said = refusal(&[Path::new("class"), &lesson, &handed]);
    assert!(said.contains("too much at once"), "{said}");
}
