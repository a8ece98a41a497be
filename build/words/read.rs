//! The messages of one language.

use super::message::Packed;
use super::problem::Problem;
use super::{Messages, Source};
use fluent_syntax::ast::{Entry, Message};
use fluent_syntax::parser::{self, ParserError};

/// The messages that can be read; what is wrong with the others is added to the problems.
pub(super) fn messages<'a>(source: &Source<'a>, problems: &mut Vec<Problem>) -> Messages<'a> {
    let mut messages = Messages::new();
    for &(file, text) in &source.files {
        let resource = parser::parse(text).unwrap_or_else(|(resource, errors)| {
            problems.extend(errors.iter().map(|error| unreadable(file, text, error)));
            resource
        });
        for entry in resource.body {
            match entry {
                Entry::Message(message) => {
                    add(&message, file, source.categories, &mut messages, problems);
                }
                Entry::Term(term) => {
                    let id = format!("-{}", term.id.name);
                    problems.push(Problem::in_message(file, &id, "terms are not supported"));
                }
                // Each junk entry is among the parser's errors.
                Entry::Junk { .. }
                | Entry::Comment(_)
                | Entry::GroupComment(_)
                | Entry::ResourceComment(_) => {}
            }
        }
    }
    messages
}

fn add<'a>(
    message: &Message<&'a str>,
    file: &'a str,
    categories: &[&str],
    messages: &mut Messages<'a>,
    problems: &mut Vec<Problem>,
) {
    let id = message.id.name;
    let packed = Packed::of(message, file, categories).and_then(|packed| {
        let twice = messages.insert(id, packed).is_some();
        if twice { Err("stands twice".to_owned()) } else { Ok(()) }
    });
    if let Err(what) = packed {
        problems.push(Problem::in_message(file, id, what));
    }
}

fn unreadable(file: &str, text: &str, error: &ParserError) -> Problem {
    let before = text.get(..error.pos.start).unwrap_or(text);
    let line = before.matches('\n').count() + 1;
    let entry = error.slice.clone().and_then(|slice| text.get(slice)).unwrap_or_default();
    let entry = entry.trim_start().lines().next().unwrap_or_default();
    Problem::on_line(file, line, entry, error.kind.to_string())
}
