//! Text copied from a console: the prompts are not part of the results.

use std::borrow::Cow;

/// How many calls of `print` are seen through, one around the other.
const MAX_PRINTS: usize = 8;

/// A line of a console.
enum Line<'a> {
    /// What was typed, or continues with it.
    Input { prompt: usize, typed: &'a str },
    /// What was printed, after a prompt of so many bytes.
    Output(usize),
    /// What OCaml printed: the name that it has, if any, and where its type ends.
    Typed { name: Option<(usize, usize)>, end: usize },
    /// Nothing.
    Empty,
}

/// The text without what was typed, byte for byte at the same places: a call stays as the key of what it
/// printed. A text without prompts is returned as it is.
pub(super) fn without_prompts(text: &str) -> Cow<'_, str> {
    let bare = calls_without_prompts(text);
    let lines: Vec<Line<'_>> = text
        .split('\n')
        .map(|text| match line(text) {
            Line::Output(0) if bare && is_call(text) => Line::Input { prompt: 0, typed: text },
            line => line,
        })
        .collect();
    let prompted = |line: &Line<'_>| {
        matches!(line, Line::Input { .. } | Line::Output(1..) | Line::Typed { .. })
    };
    if !lines.iter().any(prompted) {
        return Cow::Borrowed(text);
    }
    let printed = lines.iter().any(|line| matches!(line, Line::Output(_)));
    let mut bytes = text.as_bytes().to_vec();
    let mut at = 0;
    for (place, line) in lines.iter().enumerate() {
        let length = text.get(at..).and_then(|rest| rest.find('\n')).unwrap_or(text.len() - at);
        match *line {
            Line::Input { prompt, typed } if printed => {
                let output = matches!(lines.get(place + 1), Some(Line::Output(_)));
                let call = called(typed).filter(|_| output);
                let kept = call.map(|(from, to)| (at + prompt + from, at + prompt + to));
                blank(&mut bytes, at, at + length, kept);
                if let (Some(_), Some(end)) = (kept, bytes.get_mut(at + length)) {
                    *end = b'=';
                }
            }
            Line::Input { prompt, .. } | Line::Output(prompt) => {
                blank(&mut bytes, at, at + prompt, None);
            }
            Line::Typed { name, end } => {
                blank(&mut bytes, at, at + end, name.map(|(from, to)| (at + from, at + to)));
            }
            Line::Empty => {}
        }
        at += length + 1;
    }
    // Whole characters were blanked.
    String::from_utf8(bytes).map_or(Cow::Borrowed(text), Cow::Owned)
}

/// Whether a text is calls, each with what it printed in the line below, without any prompt.
fn calls_without_prompts(text: &str) -> bool {
    let mut lines = text.split('\n').skip_while(|line| line.trim().is_empty());
    let mut any = false;
    while let Some(call) = lines.next() {
        if call.trim().is_empty() {
            continue;
        }
        let prints = |printed: &str| !printed.trim().is_empty() && !is_call(printed);
        if !is_call(call) || !lines.next().is_some_and(prints) {
            return false;
        }
        any = true;
    }
    any
}

/// Whether a line is a call: `gagnante([2, 1])`.
fn is_call(line: &str) -> bool {
    called(line).is_some() && line.trim_end().ends_with(')')
}

/// Puts spaces in the place of bytes, but for those that are kept.
fn blank(bytes: &mut [u8], from: usize, to: usize, kept: Option<(usize, usize)>) {
    for (at, byte) in bytes.iter_mut().enumerate().take(to).skip(from) {
        if kept.is_none_or(|(start, end)| at < start || at >= end) {
            *byte = b' ';
        }
    }
}

fn line(text: &str) -> Line<'_> {
    let begin = text.len() - text.trim_start().len();
    let rest = text.get(begin..).unwrap_or_default();
    let input = |prompt: usize| {
        let prompt = begin + prompt;
        Line::Input { prompt, typed: text.get(prompt..).unwrap_or_default() }
    };
    if rest.trim().is_empty() {
        return Line::Empty;
    }
    // What a shell or an editor writes round it.
    let shell = ["$ ", "====", "```", "Process ", "--- ", "*** ", "runfile(", "PS C:\\", "C:\\"];
    let greeting = rest.starts_with("Type \"help\"") || rest.starts_with("Python 3");
    if shell.iter().any(|sign| rest.starts_with(sign))
        || greeting
        || [":~", ") $ "].iter().any(|sign| rest.contains(sign)) && rest.contains("$ ")
    {
        return Line::Input { prompt: text.len(), typed: "" };
    }
    if rest.starts_with(">>>") || rest.trim_end() == "..." || rest.starts_with("... ") {
        return input(3);
    }
    if rest.starts_with("...:") {
        return input(4);
    }
    if let Some(typed) = typed(text) {
        return typed;
    }
    let numbered = |name: &str| {
        let number = rest.strip_prefix(name)?.trim_start().strip_prefix('[')?;
        let after = number.trim_start_matches(|c: char| c.is_ascii_digit() || c == ' ');
        let after = after.strip_prefix("]:").or_else(|| after.strip_prefix("] :"))?;
        Some(rest.len() - after.len())
    };
    match (numbered("In"), numbered("Out")) {
        (Some(prompt), _) => input(prompt),
        (_, Some(prompt)) => Line::Output(begin + prompt),
        _ => Line::Output(0),
    }
}

/// A line of OCaml, `- : int list = …` or `val g : int array = …`: the sign stays only after a name.
fn typed(text: &str) -> Option<Line<'_>> {
    let rest = text.strip_prefix("val ").or_else(|| text.strip_prefix("- "))?;
    let (before, after) = rest.split_once(':')?;
    let (kind, _) = after.split_once('=')?;
    let plain = |c: char| c.is_alphanumeric() || " _'*()->.".contains(c);
    if !kind.chars().all(plain) {
        return None;
    }
    let sign = text.len() - after.len() + kind.len();
    let name = before.trim();
    let from = text.len() - rest.len();
    let named = text.starts_with("val ").then_some((from, from + name.len()));
    Some(Line::Typed { name: named, end: if named.is_some() { sign } else { sign + 1 } })
}

/// Where a single call or name lies in what was typed, without `print`.
fn called(typed: &str) -> Option<(usize, usize)> {
    called_within(typed, MAX_PRINTS)
}

/// The same, in at most so many calls of `print`, one around the other.
fn called_within(typed: &str, prints: usize) -> Option<(usize, usize)> {
    let inner = typed.trim();
    // What is computed in it says nothing of the arguments: `f([10] * 8)`.
    if inner.contains(['*', '+', '/', '%', '<', '>']) {
        return None;
    }
    let start = typed.len() - typed.trim_start().len();
    let begins = inner.starts_with(|c: char| c.is_alphabetic() || c == '_');
    // A nim-sum, `2 ^ 3`.
    if inner.contains('^') && inner.chars().all(|c| c.is_ascii_digit() || " ^".contains(c)) {
        return Some((start, start + inner.len()));
    }
    let Some(name) = inner.find(|c: char| !(c.is_alphanumeric() || c == '_' || c == '.')) else {
        // A name, whose value was shown.
        return begins.then_some((start, start + inner.len()));
    };
    if !begins || !inner.get(name..)?.starts_with('(') || closing(inner, name)? + 1 != inner.len() {
        return None;
    }
    if inner.get(..name)? == "print" {
        let from = start + name + 1;
        let prints = prints.checked_sub(1)?;
        let (call, end) = called_within(typed.get(from..start + inner.len() - 1)?, prints)?;
        return Some((from + call, from + end));
    }
    Some((start, start + inner.len()))
}

/// Where the bracket is closed that opens at a place.
fn closing(text: &str, open: usize) -> Option<usize> {
    let mut depth = 0_usize;
    let mut quote = None;
    for (at, c) in text.char_indices().skip_while(|&(at, _)| at < open) {
        match (quote, c) {
            (Some(sign), _) if sign == c => quote = None,
            (None, '"' | '\'') => quote = Some(c),
            (None, '(' | '[' | '{') => depth += 1,
            (None, ')' | ']' | '}') => depth = depth.checked_sub(1)?,
            _ => {}
        }
        if depth == 0 {
            return Some(at);
        }
    }
    None
}
