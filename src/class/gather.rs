//! Lines of attempts in whatever stands around them.

use super::{Attempt, read_code};
use crate::core::Message;

/// The most bytes that are looked through.
pub const MAX_GATHERED: usize = 4 * 1024 * 1024;

/// Chats and mails break lines no earlier than here.
const SHORTEST_BREAK: usize = 40;
/// Over at most so many breaks a line is put together again.
const MAX_BREAKS: usize = 40;

/// A place at which a line of an attempt begins.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Gathered {
    /// The number of the line of the text, from 1.
    pub line: usize,
    /// What stands there, put together again where it was broken.
    pub code: String,
    /// The attempt, or what is wrong.
    pub found: Result<Attempt, Message>,
}

/// Finds the lines of attempts in a text, one by one as they are asked for: names, greetings, quoting marks
/// and addresses around them do not matter, nor that a mail has broken them. A text that is too long is
/// refused before it is looked at.
pub fn gather(text: &str) -> Result<impl Iterator<Item = Gathered> + use<>, Message> {
    if text.len() > MAX_GATHERED {
        let most = MAX_GATHERED / (1024 * 1024);
        return Err(Message::new("class-too-long").with("most", most));
    }
    let lines: Vec<String> = text.lines().map(|line| line.trim_end().to_owned()).collect();
    let places = lines.iter().enumerate();
    let places = places.flat_map(|(line, text)| starts(text).into_iter().map(move |at| (line, at)));
    let places: Vec<(usize, usize)> = places.collect();
    Ok(places.into_iter().map(move |(line, start)| {
        let rest = lines.get(line).and_then(|text| text.get(start..)).unwrap_or_default();
        let run = code_of(rest);
        let (mut code, mut found) = (run.to_owned(), read_code(run));
        let broken = found.is_err() && run.len() == rest.len() && run.len() >= SHORTEST_BREAK;
        let next = lines.get(line + 1..).filter(|_| broken).unwrap_or_default();
        if let Some((whole, attempt)) = joined(run, next) {
            (code, found) = (whole, Ok(attempt));
        }
        Gathered { line: line + 1, code, found }
    }))
}

/// Where something begins that looks like the line of an attempt.
fn starts(line: &str) -> Vec<usize> {
    let begins = |&(at, _): &(usize, &str)| {
        let before = line.get(..at).and_then(|before| before.chars().next_back());
        let apart = !before.is_some_and(|sign| sign.is_alphanumeric() || "-_".contains(sign));
        let rest = line.get(at + 2..).unwrap_or_default();
        let digits = rest.bytes().take(4).take_while(u8::is_ascii_digit).count();
        let body = rest.get(digits..).and_then(|rest| rest.strip_prefix('.'));
        // Something must follow: "NL1." at the end of a sentence is none.
        let follows = |body: &str| body.bytes().take(4).filter(|&byte| is_sign(byte)).count() == 4;
        apart && (1..=3).contains(&digits) && body.is_some_and(follows)
    };
    line.match_indices("NL").filter(begins).map(|(at, _)| at).collect()
}

/// The line with those that a mail broke off it; `None` where they are no attempt together either.
fn joined(run: &str, next: &[String]) -> Option<(String, Attempt)> {
    let mut whole = run.to_owned();
    for line in next.iter().take(MAX_BREAKS) {
        let piece = line.trim_start_matches(['>', ' ', '\t']).trim_end();
        if piece.is_empty() || run_of(piece) != piece || !starts(piece).is_empty() {
            break;
        }
        whole.push_str(piece);
        if let Ok(attempt) = read_code(&whole) {
            return Some((whole, attempt));
        }
    }
    None
}

/// The code with which a text begins: a name, a point, and what has none. So codes that follow each other without
/// a space are looked at once each, however many.
fn code_of(text: &str) -> &str {
    let name = text.find('.').map_or(0, |point| point + 1);
    let body = text.get(name..).map_or(0, |body| run_of(body).len());
    text.get(..name + body).unwrap_or_default()
}

/// As much as the body of a code may be.
fn run_of(text: &str) -> &str {
    let end = text.bytes().position(|byte| !is_sign(byte)).unwrap_or(text.len());
    text.get(..end).unwrap_or_default()
}

fn is_sign(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || b"-_".contains(&byte)
}
