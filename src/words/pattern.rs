//! Turns a pattern of the catalogue and its values into a sentence.
//!
//! Nothing here can fail: a missing variable appears in the sentence under its name, and a pattern that no build would
//! write gives some text or other.

use super::packed::{CHOICE, END, UNIT, VALUE, VARIANT};
use super::{Language, number, plural};
use crate::core::{Count, Value};
use std::borrow::Cow;

/// What a sentence is about, by name.
type About<'a> = &'a [(Cow<'static, str>, Value)];
/// How a reader is spoken to: the language, and from where squares are counted.
type Manner = (Language, Count);

/// The sentence.
pub(super) fn say(pattern: &str, about: About<'_>, manner: Manner) -> String {
    let mut said = String::with_capacity(pattern.len());
    let mut rest = pattern;
    while let Some((before, choice)) = rest.split_once(CHOICE) {
        let (choice, after) = choice.split_once(END).unwrap_or((choice, ""));
        plain(before, about, manner, &mut said);
        plain(chosen(choice, about, manner.0), about, manner, &mut said);
        rest = after;
    }
    plain(rest, about, manner, &mut said);
    said
}

/// Writes text with the values in it.
fn plain(pattern: &str, about: About<'_>, (language, count): Manner, said: &mut String) {
    let mut parts = pattern.split(VALUE);
    said.push_str(parts.next().unwrap_or_default());
    for part in parts {
        let (name, text) = name_and_rest(part);
        match value(name, about) {
            Some(Value::Number(number)) => said.push_str(&number::grouped(*number, language)),
            Some(Value::Text(text)) => said.push_str(text),
            Some(&Value::Square(row, column)) => said.push_str(&square(row, column, count)),
            Some(&Value::Place(place)) => said.push_str(&counted(place, count).to_string()),
            // Messages were said before.
            Some(Value::Said(_)) | None => said.extend(["{$", name, "}"]),
        }
        said.push_str(text);
    }
}

/// A square as it is written, in both languages.
pub(super) fn square(row: u32, column: u32, count: Count) -> String {
    crate::core::square(counted(row, count), counted(column, count))
}

/// A number from 0 as the reader counts.
fn counted(number: u32, count: Count) -> u32 {
    number.saturating_add(count.first())
}

/// The variant that a choice comes to: the one whose key is the value itself, otherwise the one of the
/// number's plural category, otherwise the last.
fn chosen<'a>(choice: &'a str, about: About<'_>, language: Language) -> &'a str {
    let (name, variants) = name_and_rest(choice);
    let variants = variants.split(VARIANT).map(name_and_rest);
    let of = |key: &str| variants.clone().find(|variant| variant.0 == key);
    let found = match value(name, about) {
        Some(Value::Number(number)) => {
            of(&number.to_string()).or_else(|| of(plural::category(*number, language)))
        }
        Some(Value::Text(text)) => of(text),
        Some(Value::Square(..) | Value::Place(_) | Value::Said(_)) | None => None,
    };
    found.or_else(|| variants.clone().next_back()).unwrap_or_default().1
}

fn name_and_rest(part: &str) -> (&str, &str) {
    part.split_once(UNIT).unwrap_or((part, ""))
}

fn value<'a>(name: &str, about: About<'a>) -> Option<&'a Value> {
    about.iter().find(|(known, _)| *known == name).map(|(_, value)| value)
}
