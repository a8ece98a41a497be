//! Texts, and what may be done to them to spoil them.

use crate::every_game::golden;
use nimlab::games::System;
use proptest::prelude::*;
use proptest::sample::{Index, select};

/// What is done to a text to spoil it.
#[derive(Clone, Debug)]
pub(crate) enum Spoil {
    /// Some characters go.
    Delete(Index, usize),
    /// Something comes in.
    Insert(Index, String),
    /// A character is written as programs write it that are afraid of it.
    Percent(Index),
    /// A part between two of the signs is said twice.
    Repeat(char, Index),
    /// A part between two of the signs becomes something else.
    Replace(char, Index, String),
    /// A key more.
    Key(String),
}

/// What may come in, one thing beside the other.
const STRANGE: &str = "|0|-1|00|65|10001|10000001|4294967296|18446744073709551616|9e99|1.5|%|%2|%zz|\
    %00|%ff|%F0%9F|%25|#|?|&|=|/|//|+|_|-|~|.|~~|v1|v2|5x5-3|31x2|1.3-1.5|\
    4294967296.1-1.4294967296|none|8x10|0x5|10000x10000|5.3.1|3.4|1-0.0|misere|é|\u{202f}|\u{1f3b2}|\
    \u{0}|\n|\u{feff}|١٢| |<b>|../..|1-2-3|0-0-0|1-4294967295-4294967295|\
    99999999999999999999999999999999999999999999|1|2|~0|~00|~FF|~C3~A9|..|++|==|501|%2B|tree-99-9|\
    sticks-500-500|sticks-6|a=0|a=0-0|0-1.2|_9999999999|1-1";

/// What may come in: numbers past every limit, signs out of place, texts of other alphabets.
fn strange() -> impl Strategy<Value = String> {
    let own = crate::every_game::few().chain(System::ALL.iter().map(|system| system.name()));
    let known: Vec<String> = STRANGE.split('|').chain(own).map(str::to_owned).collect();
    prop_oneof![
        4 => select(known),
        1 => "\\PC{0,6}",
        1 => "[0-9]{1,60}",
        1 => "(1\\+){1,80}",
        1 => "(0\\+){1,60}",
    ]
}

/// One thing or another.
pub(crate) fn spoils() -> impl Strategy<Value = Spoil> {
    let signs = || select(vec!['/', '?', '&', '=', '+', '_', '-', '.', '~', '#', 'x']);
    let names = [&golden::KEYS[..], &["key"]].concat();
    let names = select(names.into_iter().chain(crate::every_game::keys()).collect::<Vec<_>>());
    let place = any::<Index>;
    prop_oneof![
        (place(), 1..9_usize).prop_map(|(at, count)| Spoil::Delete(at, count)),
        (place(), strange()).prop_map(|(at, text)| Spoil::Insert(at, text)),
        place().prop_map(Spoil::Percent),
        (signs(), place()).prop_map(|(sign, at)| Spoil::Repeat(sign, at)),
        (signs(), place(), strange()).prop_map(|(sign, at, text)| Spoil::Replace(sign, at, text)),
        (names, strange()).prop_map(|(key, value)| Spoil::Key(format!("{key}={value}"))),
    ]
}

/// Texts made of one: each is spoilt once more than the one before it, but three faults in a row are
/// enough, then from the beginning.
pub(crate) fn spoilt(whole: &str, spoils: &[Spoil]) -> impl Iterator<Item = String> {
    let mut text = String::new();
    spoils.iter().enumerate().map(move |(number, next)| {
        text = spoil(if number % 3 == 0 { whole } else { &text }, next);
        text.clone()
    })
}

/// The text with that done to it.
fn spoil(text: &str, spoil: &Spoil) -> String {
    let mut characters: Vec<char> = text.chars().collect();
    let len = characters.len();
    match spoil {
        Spoil::Delete(at, count) => {
            let at = at.index(len + 1);
            characters.drain(at..len.min(at + count));
        }
        Spoil::Insert(at, new) => {
            let at = at.index(len + 1);
            characters.splice(at..at, new.chars());
        }
        Spoil::Percent(at) if len > 0 => {
            let at = at.index(len);
            let mut bytes = [0; 4];
            let bytes = characters[at].encode_utf8(&mut bytes).bytes();
            let written: Vec<String> = bytes.map(|byte| format!("%{byte:02X}")).collect();
            characters.splice(at..=at, written.concat().chars());
        }
        Spoil::Percent(_) => {}
        Spoil::Repeat(sign, at) => {
            let mut parts: Vec<&str> = text.split(*sign).collect();
            let at = at.index(parts.len());
            parts.insert(at, parts[at]);
            return parts.join(&sign.to_string());
        }
        Spoil::Replace(sign, at, new) => {
            let mut parts: Vec<&str> = text.split(*sign).collect();
            let at = at.index(parts.len());
            parts[at] = new;
            return parts.join(&sign.to_string());
        }
        Spoil::Key(key) => {
            let mark = if text.contains('?') { '&' } else { '?' };
            return format!("{text}{mark}{key}");
        }
    }
    characters.into_iter().collect()
}
