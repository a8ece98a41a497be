//! Subtraction sets as people type them: `{1, 3, 4}`, or `1, 3, 4` without the braces.

use super::code::{Code, Digit, MAX_DIGITS};
use super::misread::{Read, after_end, fail};
use super::ruleset::Ruleset;
use crate::core::Message;

/// Reads a set from behind its opening brace, which ends at byte `base`.
pub(super) fn braced(text: &str, base: usize) -> Read<Code> {
    let Some(close) = text.find('}') else {
        return fail(base - 1..base, Message::new("code-not-closed"));
    };
    let after = &text[close + 1..];
    if !after.is_empty() {
        return fail(base + close + 1..base + text.len(), after_end(after));
    }
    let code = Code::canonical(Digit::NEVER, members(&text[..close], base)?, Vec::new());
    code.map_or_else(|| fail(base - 1..base + close + 1, Message::new("code-empty-set")), Ok)
}

/// Whether a text is meant for a set without its braces: numbers with signs between them that occur in no
/// code. A comma may stand for the point of one, `0,77` or `4,7`, but not after another number.
pub(super) fn is_bare(text: &str) -> bool {
    let numbers = text.chars().all(|c| c.is_ascii_digit() || is_between(c));
    let code = match text.split_once(',') {
        Some(("" | "4", digits)) => !digits.contains(is_between),
        _ => text.starts_with('0'),
    };
    numbers && text.contains(is_between) && !code
}

/// Reads such a set, which begins at byte `base`.
pub(super) fn bare(text: &str, base: usize) -> Read<Code> {
    let code = Code::canonical(Digit::NEVER, members(text, base)?, Vec::new());
    code.map_or_else(|| fail(base..base + text.len(), Message::new("code-empty-set")), Ok)
}

/// What people put between the numbers of a set.
fn is_between(c: char) -> bool {
    c == ',' || c == ';' || c.is_whitespace()
}

/// The digits of the code in which the numbers listed in a text may be taken, which begins at byte
/// `base`.
fn members(text: &str, base: usize) -> Read<Vec<Digit>> {
    let mut digits = Vec::new();
    let mut start = base;
    for part in text.split_inclusive(is_between) {
        let number = part.trim_end_matches(is_between);
        let place = start..start + number.len();
        start += part.len();
        if number.is_empty() {
            continue;
        }
        let Some(member) = member(number) else {
            let rule = rule_of(text);
            let id = if rule.is_some() { "code-member-large" } else { "code-member" };
            let message = Message::new(id).quoting("found", number).with("most", MAX_DIGITS);
            return fail(place, rule.into_iter().fold(message, |it, rule| it.with("rule", rule)));
        };
        if digits.len() < member {
            digits.resize(member, Digit::NEVER);
        }
        digits[member - 1] = Digit::TAKE;
    }
    Ok(digits)
}

/// The rule in words by which the numbers listed in a text may be taken, where there is one.
fn rule_of(text: &str) -> Option<String> {
    let numbers: Vec<&str> = text.split(is_between).filter(|part| !part.is_empty()).collect();
    let rule = Ruleset::read_link(&format!("take-{}-whole", numbers.join("."))).ok()?;
    let plain = numbers.iter().all(|number| number.bytes().all(|byte| byte.is_ascii_digit()));
    plain.then(|| rule.to_string())
}

fn member(text: &str) -> Option<usize> {
    let plain = text.bytes().all(|byte| byte.is_ascii_digit());
    let member = text.parse().ok().filter(|_| plain)?;
    (1..=MAX_DIGITS).contains(&member).then_some(member)
}
