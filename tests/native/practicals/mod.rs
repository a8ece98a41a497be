//! Every function that the four practicals ask for: what it returns for their example values is told
//! right where docs/results.md says, and of every value that is broken it is shown which it is.
//!
//! What is pasted is computed here, slowly and from the rules, and written as programs print it.
// The functions of a practical are one long table; lines are put together as a program prints them.
#![allow(clippy::too_many_lines, clippy::format_collect)]

mod attractor;
mod chomp;
mod doubts;
mod graphe;
mod octal;
mod pawns;
mod printed;

use nimlab::games::pasted::{Form, Place, Right, check, read_pasted};
use nimlab::link::read;
use nimlab::words::{Language, Words};

/// A function, and what somebody pastes who has written it.
pub(super) struct Function {
    /// Its name in the practical.
    name: &'static str,
    /// Where it is pasted: a page, and what is chosen there.
    page: &'static str,
    matter: &'static str,
    right: Right,
    /// What it returns, in several notations.
    forms: Vec<String>,
    /// One of these broken: what stood there, what is put in its place, and where it is marked.
    broken: Vec<(&'static str, &'static str, Option<Place>)>,
}

/// What a function returns with one value broken: the first of the forms that has what is replaced.
fn spoilt(function: &Function, from: &str, to: &str) -> (String, usize) {
    let form = function.forms.iter().find(|form| form.contains(from));
    let form = form.unwrap_or_else(|| panic!("{}: {from}", function.name));
    let at = form.find(from).unwrap();
    // What both have in common is not what was broken.
    let same = from.bytes().zip(to.bytes()).take_while(|(one, other)| one == other).count();
    (form.replacen(from, to, 1), at + same)
}

/// All that is asked of them.
fn try_all(functions: &[Function]) {
    for function in functions {
        let Function { name, page, matter, right, .. } = function;
        assert_eq!(read(page, 1).unwrap().errors, [], "{page}");
        for words in Language::ALL.map(Words::new) {
            assert_ne!(&words.get(matter), matter);
        }
        for form in &function.forms {
            let found = check(&read_pasted(form), right);
            assert_eq!(
                (&found.first, &found.wrong, found.wants),
                (&None, &None, None),
                "{name}: {form}"
            );
            assert!(found.compared > 0 && found.differences == 0, "{name}: {form}");
        }
        assert!(!function.broken.is_empty(), "{name}");
        for (from, to, place) in &function.broken {
            let (text, at) = spoilt(function, from, to);
            let found = check(&read_pasted(&text), right);
            let marked = found.first.as_ref().and_then(|first| first.at);
            let wrong = found.wrong.as_ref().map(|wrong| (wrong.start, wrong.end));
            assert!(found.first.is_some() || wrong.is_some(), "{name}: {text}");
            if let Some(place) = place {
                assert_eq!(
                    found.first.as_ref().map(|first| &first.place),
                    Some(place),
                    "{name}: {text}"
                );
            }
            // What is broken is in what is marked, and what is missing in the list that it is missing from.
            if let Some((start, end)) = wrong.or(marked) {
                assert!(start <= at && at <= end, "{name}: {text}: {:?}", &text[start..end]);
            }
            let message =
                found.first.map(|first| first.message).or(found.wrong.map(|wrong| wrong.error));
            for words in Language::ALL.map(Words::new) {
                let said = words.say(message.as_ref().unwrap());
                assert!(said.ends_with('.') && !said.contains('$'), "{said}");
            }
        }
        // A copy is read again.
        for (form, _) in Form::ALL.into_iter().filter(|&(form, _)| right.has_form(form)) {
            let copy = right.write(form).unwrap_or_else(|| panic!("{name}: {form:?}"));
            if form != Form::Latex {
                let found = check(&read_pasted(&copy), right);
                assert_eq!((found.first, found.wrong), (None, None), "{name}: {copy}");
            }
        }
    }
}

#[test]
fn pages_that_the_practicals_lead_to_open() {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("lessons");
    let mut count = 0;
    for name in ["en", "fr"].iter().flat_map(|language| {
        ["chomp", "attractor", "pawns", "octal"]
            .map(|name| format!("{language}/practical-{name}.txt"))
    }) {
        let text = std::fs::read_to_string(folder.join(&name)).unwrap();
        for link in text.split("](").skip(1).filter_map(|rest| rest.split(')').next()) {
            assert_eq!(read(link, 1).unwrap().errors, [], "{name}: {link}");
            count += 1;
        }
    }
    assert_eq!(count, 38);
}

/// The names in the first column of the table of docs/results.md, practical by practical.
fn documented(practical: &str) -> Vec<String> {
    let text = include_str!("../../../docs/results.md");
    let section = text.split("\n## ").find(|section| section.starts_with(practical)).unwrap();
    let rows = section.lines().filter_map(|line| line.strip_prefix("| `"));
    rows.map(|row| row.split('`').next().unwrap().to_owned()).collect()
}

fn are_documented(practical: &str, functions: &[Function]) {
    let names: Vec<&str> = functions.iter().map(|function| function.name).collect();
    assert_eq!(documented(practical), names);
}

/// As Python prints it.
fn python<T: std::fmt::Debug>(value: &T) -> String {
    format!("{value:?}").replace("true", "True").replace("false", "False")
}

/// As C has it.
fn array<T: std::fmt::Debug>(value: &T) -> String {
    format!("int t[] = {};", format!("{value:?}").replace('[', "{").replace(']', "}"))
}

/// Numbers in lines.
fn lines(rows: &[Vec<u32>], between: &str) -> String {
    let line = |row: &Vec<u32>| row.iter().map(u32::to_string).collect::<Vec<_>>().join(between);
    rows.iter().map(line).collect::<Vec<_>>().join("\n")
}
