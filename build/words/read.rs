//! The messages of one file.

use super::message::Packed;
use super::problem::Problem;
use super::{FIRST, Messages, Source};
use fluent_syntax::ast::{Entry, Message};
use fluent_syntax::parser::{self, ParserError};

/// The messages that can be read; what is wrong with the others is added to the problems.
pub(super) fn messages<'a>(source: &Source<'a>, problems: &mut Vec<Problem>) -> Messages<'a> {
    let resource = parser::parse(source.text).unwrap_or_else(|(resource, errors)| {
        problems.extend(errors.iter().map(|error| unreadable(source, error)));
        resource
    });
    let mut messages = Messages::new();
    let mut part = FIRST;
    for entry in resource.body {
        match entry {
            Entry::Message(message) => add(&message, part, source, &mut messages, problems),
            Entry::GroupComment(comment) => {
                let name = comment.content.first().and_then(|line| line.strip_prefix("Part: "));
                part = name.unwrap_or(part);
            }
            Entry::Term(term) => {
                let id = format!("-{}", term.id.name);
                problems.push(Problem::in_message(source.file, &id, "terms are not supported"));
            }
            // Each junk entry is among the parser's errors.
            Entry::Junk { .. } | Entry::Comment(_) | Entry::ResourceComment(_) => {}
        }
    }
    messages
}

fn add<'a>(
    message: &Message<&'a str>,
    part: &'a str,
    source: &Source<'a>,
    messages: &mut Messages<'a>,
    problems: &mut Vec<Problem>,
) {
    let id = message.id.name;
    let packed = Packed::of(message, part, source.categories).and_then(|packed| {
        let twice = messages.insert(id, packed).is_some();
        if twice { Err("stands twice".to_owned()) } else { Ok(()) }
    });
    if let Err(what) = packed {
        problems.push(Problem::in_message(source.file, id, what));
    }
}

fn unreadable(source: &Source<'_>, error: &ParserError) -> Problem {
    let before = source.text.get(..error.pos.start).unwrap_or(source.text);
    let line = before.matches('\n').count() + 1;
    let entry = error.slice.clone().and_then(|slice| source.text.get(slice)).unwrap_or_default();
    let entry = entry.trim_start().lines().next().unwrap_or_default();
    Problem::on_line(source.file, line, entry, error.kind.to_string())
}
