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

/// The messages of one language, as they are edited.
pub(crate) struct Source<'a> {
    /// The name of the file, for errors.
    pub(crate) file: &'a str,
    /// What is in it.
    pub(crate) text: &'a str,
    /// The plural categories that whole numbers have in the language.
    pub(crate) categories: &'a [&'a str],
}

/// The messages of one language by id. They are sorted as the catalogue needs them.
type Messages<'a> = BTreeMap<&'a str, Packed<'a>>;

/// One part of the messages: what a program needs that shows certain things.
pub(crate) struct Part {
    /// Its name, as group comments have it (`## Part: explorer`); [`FIRST`] before any of them.
    pub(crate) name: String,
    /// Its catalogues in the languages of the sources.
    pub(crate) catalogues: [String; 2],
}

/// The part of the messages before any group comment.
pub(crate) const FIRST: &str = "house";

/// The catalogues of two languages, part by part, or all that is wrong with either.
pub(crate) fn pack(sources: [&Source<'_>; 2]) -> Result<Vec<Part>, Vec<Problem>> {
    let mut problems = Vec::new();
    let [one, other] = sources.map(|source| read::messages(source, &mut problems));
    // A message that cannot be read would be said to be missing as well.
    if problems.is_empty() {
        compare([(sources[0], &one), (sources[1], &other)], &mut problems);
    }
    if !problems.is_empty() {
        return Err(problems);
    }
    let names: BTreeSet<&str> = one.values().map(|message| message.part).collect();
    let part = |name: &str| {
        let catalogues = [catalogue(&one, name), catalogue(&other, name)];
        Part { name: name.to_owned(), catalogues }
    };
    Ok(names.into_iter().map(part).collect())
}

fn compare(languages: [(&Source<'_>, &Messages<'_>); 2], problems: &mut Vec<Problem>) {
    let [(one, ones), (other, others)] = languages;
    for (id, message) in ones {
        let Some(same) = others.get(id) else {
            problems.push(missing(id, other, one));
            continue;
        };
        if message.part != same.part {
            let what =
                format!("is in part {}, in {} in part {}", message.part, other.file, same.part);
            problems.push(Problem::in_message(one.file, id, what));
        }
        // A language may leave out what the other says, but not if it says more elsewhere.
        let here = only(&message.variables, &same.variables);
        let there = only(&same.variables, &message.variables);
        if !here.is_empty() && !there.is_empty() {
            let what = format!("has {here}, which {} has not; that has {there}", other.file);
            problems.push(Problem::in_message(one.file, id, what));
        }
    }
    for id in others.keys().filter(|id| !ones.contains_key(*id)) {
        problems.push(missing(id, one, other));
    }
}

/// The variables that are here and not there.
fn only(here: &BTreeSet<String>, there: &BTreeSet<String>) -> String {
    here.difference(there).map(|name| format!("${name}")).collect::<Vec<_>>().join(", ")
}

fn missing(id: &str, here: &Source<'_>, there: &Source<'_>) -> Problem {
    Problem::in_message(here.file, id, format!("is missing; {} has it", there.file))
}

fn catalogue(messages: &Messages<'_>, part: &str) -> String {
    let mut catalogue = String::new();
    for (id, message) in messages.iter().filter(|(_, message)| message.part == part) {
        catalogue.push_str(id);
        catalogue.push(packed::UNIT);
        catalogue.push_str(&message.pattern);
        catalogue.push(packed::RECORD);
    }
    catalogue
}
