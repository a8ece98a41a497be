//! Packs the messages of both languages, and finds what is wrong with them.
//!
//! Reading is the work of `fluent-syntax`; here is checked that both languages say the same, in the
//! part of Fluent that the page understands. The form of the result is described in
//! `src/words/packed.rs`, which whoever includes this module provides beside it as `packed`.

mod message;
mod problem;
mod read;
mod variants;

use super::packed;
use message::Packed;
use problem::Problem;
use std::collections::{BTreeMap, BTreeSet};

/// The messages of one language, as they are edited: some of them in each of its files.
pub(crate) struct Source<'a> {
    /// The files, each with its name and what is in it.
    pub(crate) files: Vec<(&'a str, &'a str)>,
    /// The plural categories that whole numbers have in the language.
    pub(crate) categories: &'a [&'a str],
}

/// The messages of one language by id. They are sorted as the catalogue needs them.
type Messages<'a> = BTreeMap<&'a str, Packed<'a>>;

/// The catalogues of two languages, or all that is wrong with either.
pub(crate) fn pack(sources: [&Source<'_>; 2]) -> Result<[String; 2], Vec<Problem>> {
    let mut problems = Vec::new();
    let [one, other] = sources.map(|source| read::messages(source, &mut problems));
    // A message that cannot be read would be said to be missing as well.
    if problems.is_empty() {
        compare(&one, &other, &mut problems);
    }
    if problems.is_empty() { Ok([catalogue(&one), catalogue(&other)]) } else { Err(problems) }
}

fn compare(ones: &Messages<'_>, others: &Messages<'_>, problems: &mut Vec<Problem>) {
    for (id, message) in ones {
        let Some(same) = others.get(id) else {
            problems.push(alone(id, message));
            continue;
        };
        if folder(message.file) != folder(same.file) {
            let what = format!("stands beside no translation: that is in {}", same.file);
            problems.push(Problem::in_message(message.file, id, what));
        }
        // A language may leave out what the other says, but not if it says more elsewhere.
        let here = only(&message.variables, &same.variables);
        let there = only(&same.variables, &message.variables);
        if !here.is_empty() && !there.is_empty() {
            let what = format!("has {here}, which {} has not; that has {there}", same.file);
            problems.push(Problem::in_message(message.file, id, what));
        }
    }
    let missing = others.iter().filter(|(id, _)| !ones.contains_key(*id));
    problems.extend(missing.map(|(id, message)| alone(id, message)));
}

/// The variables that are here and not there.
fn only(here: &BTreeSet<String>, there: &BTreeSet<String>) -> String {
    here.difference(there).map(|name| format!("${name}")).collect::<Vec<_>>().join(", ")
}

fn folder(file: &str) -> &str {
    file.rsplit_once('/').map_or("", |(folder, _)| folder)
}

fn alone(id: &str, message: &Packed<'_>) -> Problem {
    Problem::in_message(message.file, id, "is missing in the other language")
}

fn catalogue(messages: &Messages<'_>) -> String {
    let mut catalogue = String::new();
    for (id, message) in messages {
        catalogue.push_str(id);
        catalogue.push(packed::UNIT);
        catalogue.push_str(&message.pattern);
        catalogue.push(packed::RECORD);
    }
    catalogue
}
