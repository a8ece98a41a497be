//! Each floor of the house knows only those below it, and nothing that only one of the others may know.

use super::files;
use nimlab::games::System;
use std::fs;
use std::path::Path;

/// The floors from the ground up. The programs, `solver` and `bin`, form the roof.
const FLOORS: [&str; 12] = [
    "core", "games", "session", "link", "lesson", "class", "words", "work", "app", "cli", "solver",
    "bin",
];

/// Floors that are side by side: neither may know the other.
const SIDE_BY_SIDE: [(&str, &str); 3] = [("words", "games"), ("work", "words"), ("cli", "app")];

/// A file, the lines of code in it, and their numbers. Comments may name what they like.
struct Code {
    path: String,
    lines: Vec<(usize, String)>,
}

fn code(folder: &str) -> Vec<Code> {
    let path = Path::new("src").join(folder);
    let found = if path.is_dir() { files(path, ".rs") } else { Vec::new() };
    let found = found.into_iter().map(|(path, text)| {
        let lines = text.lines().enumerate();
        let lines = lines.filter(|(_, line)| !line.trim_start().starts_with("//"));
        let lines = lines.map(|(number, line)| (number + 1, line.to_owned())).collect();
        Code { path: path.to_str().unwrap().replace('\\', "/"), lines }
    });
    found.collect()
}

/// The same without tests, which may name an example.
fn code_without_tests(folder: &str) -> Vec<Code> {
    let mut all = code(folder);
    all.retain(|code| !code.path.ends_with("/tests.rs"));
    for code in &mut all {
        let tests = code.lines.iter().position(|(_, line)| line == "mod tests {");
        code.lines.truncate(tests.unwrap_or(code.lines.len()));
    }
    all
}

/// Fails where a line names what it may not know.
fn unknown(code: &[Code], names: impl Fn(&str) -> Option<String>) {
    let mut wrong = Vec::new();
    for Code { path, lines } in code {
        for (number, line) in lines {
            wrong.extend(names(line).map(|name| format!("{path}:{number} knows {name}")));
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

/// The first of these that a line has.
fn one_of(marks: &[String]) -> impl Fn(&str) -> Option<String> {
    |line| marks.iter().find(|mark| line.contains(mark.as_str())).cloned()
}

fn marks(marks: &[&str]) -> Vec<String> {
    marks.iter().map(|&mark| mark.to_owned()).collect()
}

/// The floors that a line names after `crate::` or `nimlab::`.
fn known_floors(line: &str) -> Vec<String> {
    let mut known = Vec::new();
    for mark in ["crate::", "nimlab::"] {
        for (at, _) in line.match_indices(mark) {
            let rest = line[at + mark.len()..].chars();
            known.push(rest.take_while(|c| c.is_ascii_alphanumeric() || *c == '_').collect());
        }
    }
    known
}

#[test]
fn no_use_line_runs_up() {
    let mut lines = 0;
    for (height, floor) in FLOORS.iter().enumerate() {
        let code = code(floor);
        lines +=
            code.iter().flat_map(|code| &code.lines).flat_map(|(_, l)| known_floors(l)).count();
        unknown(&code, |line| {
            known_floors(line).into_iter().find(|known| {
                let above = FLOORS.iter().position(|other| other == known) > Some(height);
                above || SIDE_BY_SIDE.contains(&(*floor, known.as_str()))
            })
        });
    }
    assert!(lines > 50, "the lines were not found");
}

#[test]
fn only_the_page_and_what_talks_to_it_know_the_web() {
    let web = marks(&["web_sys", "js_sys", "wasm_bindgen", "yew", "gloo"]);
    let clocks = marks(&["std::time", "std::fs", "std::env", "std::net"]);
    for floor in ["core", "games", "session", "link", "lesson", "words", "work", "cli"] {
        let mut code = code(floor);
        code.retain(|code| {
            !["src/work/worker", "src/work/client"].iter().any(|end| code.path.starts_with(end))
        });
        unknown(&code, one_of(&web));
        if floor != "cli" {
            unknown(&code, one_of(&clocks));
        }
    }
}

/// The games are the folders of their floor.
#[test]
fn only_the_games_floor_and_their_faces_know_a_game_by_name() {
    let folders = fs::read_dir("src/games").unwrap().map(|entry| entry.unwrap().path());
    // What somebody pastes is of no game.
    let folders = folders.filter(|path| path.is_dir() && !path.ends_with("pasted"));
    let games: Vec<String> =
        folders.map(|path| path.file_name().unwrap().to_str().unwrap().to_owned()).collect();
    assert!(games.len() >= 4, "{games:?}");
    let mut names: Vec<String> = games.iter().map(|game| format!("games::{game}")).collect();
    names.extend(System::ALL.iter().map(|system| format!("System::{system:?}")));
    for floor in ["session", "link", "lesson", "work", "words", "app", "solver", "bin"] {
        let mut code = code_without_tests(floor);
        code.retain(|code| !code.path.starts_with("src/app/games/"));
        unknown(&code, one_of(&names));
        for code in code {
            // A file may have a neighbour that has the name of a game.
            let folder = Path::new(&code.path).parent().unwrap();
            let other = |game: &&String| !folder.join(format!("{game}.rs")).exists();
            let names: Vec<_> =
                games.iter().filter(other).map(|game| format!("{game}::")).collect();
            unknown(&[code], one_of(&names));
        }
    }
}

#[test]
fn only_the_floor_of_links_knows_their_shape() {
    let ways = ["split", "split_once", "contains", "find", "matches"];
    let signs = ["'?'", "'&'", "'/'", "'#'", "\"#"];
    let keys =
        ["rule", "moves", "at", "players", "level", "view", "values", "lang", "embed", "theme"];
    let mut shape = marks(&["v1/", "format!(\"#{"]);
    shape.extend(ways.iter().flat_map(|way| signs.map(|sign| format!("{way}({sign}"))));
    shape.extend(
        keys.iter().flat_map(|key| ["?", "&", "(\""].map(|before| format!("{before}{key}="))),
    );
    for floor in FLOORS.iter().filter(|floor| **floor != "link") {
        unknown(&code_without_tests(floor), one_of(&shape));
    }
}
