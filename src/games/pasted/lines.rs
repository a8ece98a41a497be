//! What a line of a text is: a heading, a remark, or values.

use super::atom::is_quoting;
use super::read::Reader;
use super::sentences::outcome;

/// Words that are followed by a value belonging to what comes before them.
pub(super) const VERBS: [&str; 12] = [
    "est", "sont", "vaut", "donne", "laisse", "renvoie", "is", "are", "equals", "gives", "leaves",
    "returns",
];

/// The sign after a question.
const ASKS: char = '?';

/// Whether a text has values in brackets, in calls, or with keys: its first line that is no heading tells.
pub(super) fn is_listed(reader: &Reader<'_>) -> bool {
    let lines = reader.rest().lines().map(str::trim);
    let mut lines = lines.filter(|line| !line.is_empty() && !line.starts_with('#'));
    let Some(line) = lines.find(|line| !is_remark(line) && !is_heading(line)) else {
        return reader.rest().contains(['[', '(', '{']);
    };
    let rest = line.trim_start_matches(|c: char| c.is_alphanumeric() || c == '_' || c == '.');
    let call = rest.len() < line.len() && rest.starts_with('(');
    let inner = [" (", "set(", "->", "→"].iter().any(|sign| line.contains(sign));
    call || inner
        || line.ends_with(':')
        || line.starts_with('(')
        || line.contains(['[', '{'])
        || has_sign(line)
}

/// Whether a program asks for numbers, and somebody typed them: `Square? 1 3`.
pub(super) fn is_answered(line: &str) -> bool {
    line.split_once(ASKS).is_some_and(|(asked, typed)| {
        let typed = typed.trim_start_matches([' ', '\u{a0}', ':']);
        is_worded(asked) && typed.starts_with(|c: char| c.is_ascii_digit() || c == '(')
    })
}

/// Whether a line says something, and has no value in it: `Kayles`, `Time: 0.3 s`.
pub(super) fn is_remark(line: &str) -> bool {
    // `379 calls`
    let counted = line.split_once(' ').is_some_and(|(count, word)| {
        count.bytes().all(|byte| byte.is_ascii_digit())
            && word.len() > 3
            && word.chars().all(char::is_alphabetic)
            && !is_truth(word)
            && outcome(word).is_none()
    });
    counted
        || is_worded(line)
            && !line.contains(['[', '{'])
            && !is_quoting(line)
            && !is_call(line)
            && !has_square(line)
            && (!has_sign(line) || is_measure(line))
}

/// Whether what comes after a sign is a fraction, or has a unit.
pub(super) fn is_measure(line: &str) -> bool {
    let after = line.rsplit([':', '=']).next().unwrap_or_default().trim();
    let unit = after.trim_start_matches(|c: char| c.is_ascii_digit() || c == '.' || c == ',');
    let number = after.get(..after.len() - unit.len()).unwrap_or_default();
    let unit = unit.trim_start();
    number.starts_with(|c: char| c.is_ascii_digit())
        && (number.contains('.') && unit.is_empty() || matches!(unit, "s" | "ms" | "µs" | "sec"))
}

/// Whether a line says what comes after it.
pub(super) fn is_heading(line: &str) -> bool {
    is_worded(line) && line.ends_with([':', '=']) && !line.contains(['[', '{']) && !is_quoting(line)
}

/// Whether a line begins with a word that is no value, and another word or nothing comes after it.
fn is_worded(line: &str) -> bool {
    let word = line.split(|c: char| !(c.is_alphanumeric() || c == '_')).next().unwrap_or_default();
    let literal = ["true", "false", "vrai", "faux", "none", "null", "set", "some"];
    let separated = line.get(word.len()..).is_some_and(|rest| {
        rest.starts_with([',', ';', '\t']) || rest.trim_start_matches(' ').starts_with('|')
    });
    line.starts_with(|c: char| c.is_alphabetic() || c == '_')
        && !separated
        && !literal.contains(&word.to_lowercase().as_str())
}

/// Whether a line begins with a call.
fn is_call(line: &str) -> bool {
    let rest = line.trim_start_matches(|c: char| c.is_alphanumeric() || c == '_' || c == '.');
    rest.starts_with('(')
}

/// Whether a line contains a square: `the pawn at (3, 1)`.
fn has_square(line: &str) -> bool {
    line.match_indices('(').any(|(at, _)| {
        let inner = line.get(at + 1..).unwrap_or_default();
        let end = inner.find(|c: char| !(c.is_ascii_digit() || c == ',' || c == ' '));
        let numbers = inner.get(..end.unwrap_or(0)).unwrap_or_default();
        numbers.contains(',')
            && inner.get(numbers.len()..).is_some_and(|rest| rest.starts_with(')'))
    })
}

/// Whether a line contains a sign that is followed by something.
fn has_sign(line: &str) -> bool {
    let words = line.contains(char::is_alphanumeric);
    let letters = || line.contains(char::is_alphabetic);
    let inner = line.trim_end_matches([':', '=']);
    let verbs = || inner.match_indices(' ').any(|(at, _)| verb(&inner[at + 1..]).is_some());
    words && (inner.contains([':', '=', '→']) || inner.contains("->") || letters() && verbs())
}

/// The verb that a text begins with, if a value comes after it: `is 3`.
pub(super) fn verb(text: &str) -> Option<&'static str> {
    let verb = VERBS.into_iter().find(|verb| text.starts_with(verb))?;
    let after = text.get(verb.len()..)?.strip_prefix(' ')?.trim_start();
    let value = after.starts_with(|c: char| c.is_ascii_digit() || "-[({'\"".contains(c));
    (value || is_truth(after)).then_some(verb)
}

/// Whether a text begins with a truth value, or says that there is none.
pub(super) fn is_truth(text: &str) -> bool {
    let end = text.find(|c: char| !c.is_alphanumeric()).unwrap_or(text.len());
    let word = text.get(..end).unwrap_or_default();
    matches!(word, "True" | "true" | "Vrai" | "vrai" | "False" | "false" | "Faux" | "faux" | "None")
}
