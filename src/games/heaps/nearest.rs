//! The closest rules and heaps to texts that cannot be read: a number outside its limits becomes the nearest one within
//! them, and only what makes no sense is dropped.

use super::code::{Code, MAX_DIGITS};
use super::hex;
use super::named::NamedGame;
use super::position::{MAX_HEAPS, MAX_TOKENS, Position, TYPED};
use super::ruleset::{Ruleset, SHORT};
use super::taking;
use crate::games::alike::closest;

/// How many letters a name must share with what was meant for it.
const ALIKE: usize = 3;

/// The rules that a text is closest to; `None` where there is nothing to go by. Time is linear in the text.
pub(super) fn rules(text: &str) -> Option<Ruleset> {
    let text = text.trim();
    let read = Ruleset::read_link(text).or_else(|_| Ruleset::read_typed(text));
    if let Ok(rules) = read {
        return Some(rules);
    }
    let lower = text.to_lowercase();
    if lower.starts_with("take") {
        return taking(&lower);
    }
    if let Some(members) = lower.strip_prefix('{') {
        let numbers = taking::numbers_to_link(members.trim_end_matches('}'));
        return taking(&format!("take-{numbers}"));
    }
    let digits = lower.strip_prefix(hex::SIGN);
    let rest = digits.unwrap_or(&lower);
    let first = |c: char| digits.is_some() && c.is_ascii_hexdigit() && rest.contains('.');
    if rest.starts_with(|c: char| c.is_ascii_digit() || ".,~[".contains(c) || first(c)) {
        return code(&rest.to_uppercase(), digits.is_some());
    }
    named(&lower)
}

/// The rule in words, where it allows a move in some heap.
fn taking(text: &str) -> Option<Ruleset> {
    Ruleset::read_link(&taking::nearest(text)?.to_string()).ok()
}

/// The code with those of its digits that there are; one that is too large for an octal code is a 7, which
/// allows as much as one can.
fn code(text: &str, hexadecimal: bool) -> Option<Ruleset> {
    let (first, rest) = match text.split_once(['.', ',']) {
        Some(parts) => parts,
        None => text.strip_prefix('0').map_or(("0", text), |rest| ("0", rest)),
    };
    // What would leave a heap as it was goes; what splits it stays.
    let splits = if hexadecimal { 0xC } else { 4 };
    let first = first.chars().find_map(|sign| sign.to_digit(16)).unwrap_or(0) & splits;
    let mut written = format!("{first:X}.");
    let (mut count, mut tail) = (0, false);
    for sign in rest.chars() {
        let digit = match sign {
            '~' | '[' if !tail => {
                tail = true;
                written.push('~');
                continue;
            }
            '8' | '9' if !hexadecimal => '7',
            '0'..='9' => sign,
            'A'..='F' if hexadecimal => sign,
            _ => continue,
        };
        if count < MAX_DIGITS {
            count += 1;
            written.push(digit);
        }
    }
    let written = written.trim_end_matches('~');
    if hexadecimal {
        return Some(hex::Digits::read(written, 0, false).ok()?.into());
    }
    Code::read_link(written).ok().map(Ruleset::Octal)
}

/// The game whose name begins most like a text.
fn named(text: &str) -> Option<Ruleset> {
    let keys = NamedGame::ALL.iter().map(|game| (game.key, game.code));
    let names = SHORT.iter().copied().chain(keys);
    closest(text, names, ALIKE).and_then(|code| Ruleset::read_link(code).ok())
}

/// The heaps that can be made out, none of them too large and no more than there may be; `None` where there
/// is none.
pub(super) fn position(text: &str) -> Option<Position> {
    if let Ok(position) = Position::read(text) {
        return Some(position);
    }
    let heaps = text.split(TYPED).filter_map(size).filter(|&size| size > 0);
    let heaps: Vec<u32> = heaps.take(MAX_HEAPS).collect();
    Position::start(&heaps).ok().filter(|_| !heaps.is_empty())
}

/// The first number in a text, at most the largest heap.
fn size(text: &str) -> Option<u32> {
    let start = text.find(|c: char| c.is_ascii_digit())?;
    let rest = text.get(start..)?;
    let end = rest.find(|c: char| !c.is_ascii_digit()).unwrap_or(rest.len());
    Some(rest.get(..end)?.parse().unwrap_or(u32::MAX).min(MAX_TOKENS))
}
