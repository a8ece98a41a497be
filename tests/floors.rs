//! Each floor of the house knows only those below it.
#![allow(clippy::unwrap_used, missing_docs)]

use std::fs;
use std::path::{Path, PathBuf};

/// The floors from the ground up. `bin` stands on the roof.
const FLOORS: [&str; 9] =
    ["core", "games", "session", "link", "words", "work", "app", "cli", "bin"];

/// Floors that stand side by side: neither may know the other.
const SIDE_BY_SIDE: [(&str, &str); 3] = [("words", "games"), ("work", "words"), ("cli", "app")];

#[test]
fn no_use_line_runs_up() {
    let mut wrong = Vec::new();
    let mut lines = 0;
    for (height, floor) in FLOORS.iter().enumerate() {
        for file in files(&Path::new("src").join(floor)) {
            let text = fs::read_to_string(&file).unwrap();
            for (number, known) in known_floors(&text) {
                lines += 1;
                let up =
                    FLOORS.iter().position(|other| *other == known).is_some_and(|k| k > height);
                let beside = SIDE_BY_SIDE.contains(&(*floor, known.as_str()));
                if up || beside {
                    wrong.push(format!("{}:{number} knows {known}", file.display()));
                }
            }
        }
    }
    assert!(lines > 50, "the lines were not found");
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn the_lower_floors_do_not_know_the_web() {
    for floor in ["core", "games", "session", "link", "words"] {
        for file in files(&Path::new("src").join(floor)) {
            let text = fs::read_to_string(&file).unwrap();
            for web in ["web_sys", "js_sys", "wasm_bindgen", "yew", "gloo", "std::time", "std::fs"]
            {
                assert!(!text.contains(web), "{} knows {web}", file.display());
            }
        }
    }
}

#[test]
fn only_the_games_floor_and_the_drawings_know_a_game_by_name() {
    for floor in ["core", "session", "link", "work"] {
        for file in files(&Path::new("src").join(floor)) {
            let text = fs::read_to_string(&file).unwrap();
            if file.ends_with("tests.rs") {
                continue;
            }
            for game in ["heaps::", "pawns::", "chomp::", "games::graph"] {
                assert!(!text.contains(game), "{} knows {game}", file.display());
            }
        }
    }
}

/// The floors that a source names after `crate::` or `nimlab::`, with the lines they stand on.
fn known_floors(text: &str) -> Vec<(usize, String)> {
    let mut known = Vec::new();
    for (number, line) in text.lines().enumerate() {
        if line.trim_start().starts_with("//") {
            continue;
        }
        for mark in ["crate::", "nimlab::"] {
            for (at, _) in line.match_indices(mark) {
                let rest = &line[at + mark.len()..];
                let name: String =
                    rest.chars().take_while(|c| c.is_ascii_alphanumeric() || *c == '_').collect();
                known.push((number + 1, name));
            }
        }
    }
    known
}

fn files(folder: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            found.extend(files(&path));
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            found.push(path);
        }
    }
    found
}
