//! Comments and documents are written in short, idiomatic English, and so are the names of items.

use super::files;
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

/// Where the source is, and how the names of its files end.
const SOURCE: &[(&str, &[&str])] = &[
    ("src", &[".rs", ".css"]),
    ("build", &[".rs"]),
    ("benches", &[".rs"]),
    ("tests", &[".rs", ".ts", ".mjs"]),
    ("static", &[".js", ".css"]),
    ("tools", &[".mjs", ".js"]),
    ("docs", &[".md"]),
];

/// Files at the top.
const TOP: [&str; 4] = ["build.rs", "README.md", "ARCHITECTURE.md", "CONTRIBUTING.md"];

/// What comments do not say, and what they say instead.
const AVOIDED: &[(&str, &str)] = &[
    ("anew", "again"),
    ("mend", "fix"),
    ("mends", "fixes"),
    ("mended", "fixed"),
    ("at once", "immediately, or together"),
    ("for want of", "for lack of"),
    ("is looked at", "is examined, or viewed"),
    ("are looked at", "are examined, or viewed"),
    ("was looked at", "was examined, or viewed"),
    ("were looked at", "were examined, or viewed"),
    ("to be looked at", "to be examined, or viewed"),
    ("of yours", "your"),
    ("game of one's own", "custom game"),
    ("graph of one's own", "custom graph"),
    ("some move leads", "a move leads"),
    ("some move leaves", "a move leaves"),
    ("stand", "be, lie or come"),
    ("stands", "is, lies or comes"),
    ("else all", "otherwise all"),
    ("go by keys", "use the keyboard"),
    ("goes by keys", "uses the keyboard"),
    ("him", "them"),
    ("his", "their"),
    ("he", "they"),
    ("himself", "themselves"),
];

/// Phrases that may contain such a word.
const IDIOMS: [&str; 11] = [
    "stand for",
    "stands for",
    "stands in for",
    "stand out",
    "stands out",
    "stand alone",
    "stands alone",
    "stand still",
    "stand upright",
    "as it stands",
    "play stands",
];

/// What a sentence that begins with “Who” may go on with: it is then a question, or says whose answer is meant.
const ASKS: [&str; 16] = [
    "can", "chooses", "found", "has", "is", "loses", "made", "moves", "owns", "plays", "reads",
    "sits", "was", "wins", "won", "would",
];

/// Words that names of items do not contain.
const AVOIDED_NAMES: [&str; 10] =
    ["anew", "came", "deaf", "happening", "mend", "mended", "mends", "stands", "told", "wear"];

/// A line of a comment or a document, with its number.
type Line = (usize, String);

/// The words of a comment, without what is quoted as code.
fn plain(line: &str) -> String {
    let outside: String = line.split('`').step_by(2).collect::<Vec<_>>().join("x");
    IDIOMS
        .iter()
        .fold(outside.replace('’', "'").to_lowercase(), |line, idiom| line.replace(idiom, "x"))
}

/// The comments of a source, or all that a document says outside of its examples.
fn comments(path: &Path, text: &str) -> Vec<Line> {
    let ending = path.extension().unwrap().to_str().unwrap();
    let (mut within, mut found) = (false, Vec::new());
    for (at, line) in text.lines().enumerate() {
        let trimmed = line.trim();
        let said = match ending {
            "md" if trimmed.starts_with("```") => {
                within = !within;
                None
            }
            "md" => (!within).then_some(trimmed),
            _ if within || (ending != "rs" && trimmed.starts_with("/*")) => {
                within = !trimmed.contains("*/");
                Some(trimmed.trim_matches(['/', '*', ' ']))
            }
            _ => trailing(line),
        };
        found.extend(said.map(|said| (at + 1, said.to_owned())));
    }
    found
}

/// What follows `//`, at the beginning of a line or after a space.
fn trailing(line: &str) -> Option<&str> {
    let (before, rest) = line.split_once("//")?;
    let said = rest.trim_start_matches(['/', '!']);
    let begins = before.is_empty() || before.ends_with(' ');
    (begins && said.starts_with(' ')).then(|| said.trim())
}

/// Whether a phrase occurs in a line as words of their own.
fn says(line: &str, phrase: &str) -> bool {
    line.match_indices(phrase).any(|(at, _)| {
        let before = line[..at].chars().next_back();
        let after = line[at + phrase.len()..].chars().next();
        let joins = |c: char| c.is_alphanumeric() || c == '_' || c == '-' || c == '\'';
        !before.into_iter().chain(after).any(joins)
    })
}

/// The maximum number of columns of a line that holds nothing but a comment.
const MAX_COLUMNS: usize = 120;

/// Whether a line is a comment that is too long: one that could go on in the next line.
fn too_long(line: &str) -> bool {
    let said = line.trim_start();
    let comment = ["// ", "/// ", "//! ", "* "].iter().any(|mark| said.starts_with(mark));
    comment && line.chars().count() > MAX_COLUMNS && said.split(' ').count() > 2
}

/// What is wrong with a line of a comment.
fn faults(line: &str) -> Vec<String> {
    let said = plain(line);
    let mut found: Vec<String> = AVOIDED
        .iter()
        .filter(|(phrase, _)| says(&said, phrase))
        .map(|(phrase, instead)| format!("“{phrase}”: {instead}"))
        .collect();
    for sentence in line.split(". ") {
        let Some(rest) = sentence.strip_prefix("Who ") else { continue };
        let verb = rest.split([' ', ',', '.', ';']).next().unwrap();
        if !sentence.ends_with('?') && !ASKS.contains(&verb) {
            found.push("“Who …”: whoever, or a player who".to_owned());
        }
    }
    found
}

/// The name that a line declares, if it declares an item.
fn declared(line: &str) -> Option<&str> {
    const ITEMS: [&str; 11] = [
        "fn",
        "struct",
        "enum",
        "trait",
        "type",
        "const",
        "static",
        "mod",
        "function",
        "class",
        "interface",
    ];
    // `pub(in crate::app)`
    let public =
        |line: &str| line.strip_prefix("pub(")?.split_once(')').map(|(_, rest)| rest.len());
    let line = public(line).map_or(line, |rest| &line[line.len() - rest..]);
    let mut words =
        line.split(|c: char| !(c.is_alphanumeric() || c == '_')).filter(|word| !word.is_empty());
    let first =
        words.find(|word| !["pub", "async", "unsafe", "export", "default"].contains(word))?;
    ITEMS.contains(&first).then(|| words.find(|word| *word != "fn"))?
}

/// The words of a name: `MAX_DIGITS`, `max_digits` and `MaxDigits` have the same.
fn parts(name: &str) -> Vec<String> {
    let mut parts = vec![String::new()];
    let mut lower = false;
    for c in name.chars() {
        if c == '_' || (c.is_uppercase() && lower) {
            parts.push(String::new());
        }
        lower = c.is_lowercase();
        if let Some(last) = parts.last_mut().filter(|_| c != '_') {
            last.extend(c.to_lowercase());
        }
    }
    parts
}

/// Whether a name contains a word that names do not contain.
fn poor(name: &str) -> bool {
    // What differs can be told apart.
    let parts = parts(&name.replace("told_apart", "apart"));
    let constant = !name.contains(char::is_lowercase);
    let limit = constant && ["most", "least"].contains(&parts[0].as_str());
    limit || parts.iter().any(|part| AVOIDED_NAMES.contains(&part.as_str()))
}

/// All files that are read, each with its text.
fn source() -> Vec<(PathBuf, String)> {
    let below = SOURCE
        .iter()
        .flat_map(|(folder, endings)| endings.iter().flat_map(move |ending| files(folder, ending)));
    let top = TOP.iter().map(|name| (PathBuf::from(name), std::fs::read_to_string(name).unwrap()));
    // This file lists the words.
    below.chain(top).filter(|(path, _)| !path.ends_with("source/comments.rs")).collect()
}

#[test]
fn comments_and_documents_are_worded_as_agreed() {
    let (mut read, mut wrong) = (0, Vec::new());
    for (path, text) in source() {
        for (number, line) in comments(&path, &text) {
            read += 1;
            for fault in faults(&line) {
                wrong.push(format!("{}:{number}: {fault}: {line}", path.display()));
            }
        }
    }
    assert!(read > 10_000, "comments were not found: {read}");
    assert!(wrong.is_empty(), "{} lines\n{}", wrong.len(), wrong.join("\n"));
}

#[test]
fn comments_are_as_wide_as_a_window() {
    let mut wrong = Vec::new();
    for (path, text) in
        source().into_iter().filter(|(path, _)| path.extension() != Some("md".as_ref()))
    {
        let long = text.lines().enumerate().filter(|(_, line)| too_long(line));
        wrong.extend(long.map(|(at, _)| format!("{}:{}", path.display(), at + 1)));
    }
    assert!(wrong.is_empty(), "{} lines\n{}", wrong.len(), wrong.join("\n"));
    let words = "words ".repeat(20);
    assert!(
        too_long(&format!("    /// {words}and more"))
            && !too_long(&format!("let a = {words}and more"))
    );
}

#[test]
fn items_are_named_as_agreed() {
    let mut names = BTreeSet::new();
    let mut wrong = Vec::new();
    for (path, text) in source() {
        if path.extension().is_some_and(|ending| ending == "md" || ending == "css") {
            continue;
        }
        // What is declared within a function of a script is no item.
        let script = path.extension().is_none_or(|ending| ending != "rs");
        let items = text.lines().filter(|line| !(script && line.starts_with(' ')));
        for name in items.filter_map(|line| declared(line.trim_start())) {
            names.insert(name.to_owned());
            if poor(name) {
                wrong.push(format!("{}: {name}", path.display()));
            }
        }
    }
    assert!(names.len() > 3_000, "names were not found: {}", names.len());
    assert!(wrong.is_empty(), "{} names\n{}", wrong.len(), wrong.join("\n"));
}

#[test]
fn faults_of_comments_and_names_are_found() {
    for (line, wrong) in [
        ("Draws it anew.", true),
        ("What stands in the field.", true),
        ("Stands for itself, as it stands.", false),
        ("Who cannot move loses.", true),
        ("Who wins, and why.", false),
        ("It is there. Who asks?", false),
        ("The method `anew` is code.", false),
        ("Taken at once", true),
        ("The text is looked at.", true),
        ("Looks at the text.", false),
    ] {
        assert_eq!(!faults(line).is_empty(), wrong, "{line}");
    }
    let text = "fn a() {} // anew\nlet b = \"http://anew\";\n/* one\n * anew */\n";
    let lines = |name: &str| comments(Path::new(name), text).len();
    assert_eq!((lines("a.rs"), lines("a.ts"), lines("a.md")), (1, 3, 4));
    for (line, name) in [
        ("pub(in crate::app) const fn told() {", Some("told")),
        ("pub const MOST_DIGITS: usize = 3;", Some("MOST_DIGITS")),
        ("export class Told {", Some("Told")),
        ("let told = 3;", None),
    ] {
        assert_eq!(declared(line), name, "{line}");
    }
    for (name, wrong) in [
        ("told", true),
        ("MOST_DIGITS", true),
        ("ToldAgain", true),
        ("at_most", false),
        ("toll", false),
    ] {
        assert_eq!(poor(name), wrong, "{name}");
    }
}
