//! Finds lines of attempts in whatever text surrounds them.

use super::{Attempt, read_code, write_code};
use crate::core::Message;

/// The maximum number of bytes that are looked through.
pub const MAX_GATHERED: usize = 4 * 1024 * 1024;

/// Characters without width, with which chats and mails say where a line may be broken.
const UNSEEN: [char; 7] =
    ['\u{ad}', '\u{200b}', '\u{200c}', '\u{200d}', '\u{200e}', '\u{2060}', '\u{feff}'];
/// At most so many bytes before a line are looked through for who sent it.
const MAX_SENDER: usize = 160;
/// A line that is put together again has at most so many bytes.
const MAX_JOINED: usize = 64 * 1024;
/// So many bytes are read at most to find out whether what has been put together so far is whole. A mail breaks lines
/// at one length, so few tries are needed; each of them reads all that came before.
const MAX_TRIED: usize = 8 * 1024 * 1024;

/// Words before a line that are no names, in English and in French.
const NO_NAMES: [&str; 32] = [
    "code",
    "line",
    "ligne",
    "answer",
    "answers",
    "réponse",
    "réponses",
    "result",
    "results",
    "résultat",
    "résultats",
    "here",
    "voici",
    "voilà",
    "bonjour",
    "bonsoir",
    "salut",
    "madame",
    "monsieur",
    "mme",
    "hello",
    "hi",
    "dear",
    "re",
    "tr",
    "fw",
    "fwd",
    "objet",
    "from",
    "message",
    "devoir",
    "travail",
];

/// A place at which a line of an attempt begins.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Gathered {
    /// The number of the line of the text, from 1.
    pub line: usize,
    /// What is there, put together again where it was broken; with the name of its sender if it had none.
    pub code: String,
    /// The attempt, or what is wrong.
    pub found: Result<Attempt, Message>,
}

/// Finds the lines of attempts in a text, one by one as they are asked for: greetings, quoting marks and addresses
/// around them do not matter, nor that a mail has broken them. An attempt without a name gets that of whoever sent it,
/// if a chat has put it before the line. A text that is too long is refused before it is read.
pub fn gather(text: &str) -> Result<impl Iterator<Item = Gathered> + use<>, Message> {
    if text.len() > MAX_GATHERED {
        let most = MAX_GATHERED / (1024 * 1024);
        return Err(Message::new("class-too-long").with("most", most));
    }
    let seen = |line: &str| line.chars().filter(|sign| !UNSEEN.contains(sign)).collect::<String>();
    let lines: Vec<String> = text.lines().map(|line| seen(line.trim_end())).collect();
    let places = lines.iter().enumerate();
    let places = places.flat_map(|(line, text)| starts(text).into_iter().map(move |at| (line, at)));
    let places: Vec<(usize, usize)> = places.collect();
    // Where the code before ends: its line, and a byte of it.
    let mut ended = (0, 0);
    Ok(places.into_iter().map(move |(line, start)| {
        let rest = lines.get(line).and_then(|text| text.get(start..)).unwrap_or_default();
        let run = code_of(rest);
        let (mut code, mut found) = (run.to_owned(), read_code(run));
        // A line that is broken off ends with the code, or with the mark by which mails say that it continues.
        let broken = found.is_err() && matches!(&rest[run.len()..], "" | "=");
        let next = lines.get(line + 1..).filter(|_| broken).unwrap_or_default();
        let whole = found.is_err().then(|| joined(run, next).or_else(|| bare(run))).flatten();
        if let Some((whole, attempt)) = whole {
            (code, found) = (whole, Ok(attempt));
        }
        // Whoever sent the code before has not sent this one.
        let from = if ended.0 == line { ended.1 } else { 0 };
        ended = (line, start + run.len());
        let before = lines.get(line).and_then(|text| text.get(from..start)).unwrap_or_default();
        if let (Ok(attempt), Some(name)) = (&mut found, sender(before))
            && attempt.name.is_empty()
        {
            attempt.set_name(name);
            // With the name it is kept.
            code = write_code(attempt);
        }
        Gathered { line: line + 1, code, found }
    }))
}

/// Where something begins that looks like the line of an attempt, whatever comes before it: no code has a point
/// in it.
fn starts(line: &str) -> Vec<usize> {
    let begins = |&(at, _): &(usize, &str)| {
        let rest = line.get(at + 2..).unwrap_or_default();
        let digits = digits_of(rest);
        let body = rest.get(digits..).and_then(|rest| rest.strip_prefix('.'));
        // Something must follow: "NL1." at the end of a sentence is none.
        let follows = |body: &str| body.bytes().take(4).filter(|&byte| is_sign(byte)).count() == 4;
        // Of a line of its own that was cut, less may be left.
        let alone = at == 0 && digits == 1;
        let cut = |body: &str| alone && !body.is_empty() && body.trim_end().bytes().all(is_sign);
        (1..=3).contains(&digits) && body.is_some_and(|body| follows(body) || cut(body))
    };
    line.match_indices("NL").filter(begins).map(|(at, _)| at).collect()
}

/// The sender of what follows, as chats write it: `Léa :`, `[14:02] Léa Martin:`, `12/11/2026, 14:02 - Léa:`.
fn sender(before: &str) -> Option<&str> {
    let from = before.len().saturating_sub(MAX_SENDER);
    let before = (from..=before.len()).find_map(|at| before.get(at..))?;
    let named = before.trim_end().strip_suffix(':')?.trim_end();
    let start = [named.rfind(']').map(|at| at + 1), named.rfind(" - ").map(|at| at + 3)];
    let name = named.get(start.into_iter().flatten().max().unwrap_or(0)..)?;
    let name = name.trim_matches(['>', '|', '*', ' ', '\t', '~']);
    // What ends the code before on the same line.
    let name = name.trim_start_matches([',', ';', '.', '!', ' ']);
    // What is written small, or names the line itself, is part of a sentence: `My line:`.
    let names_none = |word: &str| {
        let word = word.trim_end_matches(|sign: char| !sign.is_alphanumeric()).to_lowercase();
        NO_NAMES.contains(&word.as_str())
    };
    let is_name = |word: &str| word.starts_with(char::is_uppercase) && !names_none(word);
    let words = name.split_whitespace();
    (words.clone().all(is_name) && (1..=4).contains(&words.count())).then_some(name)
}

/// With how many digits a text begins, as far as that matters.
fn digits_of(text: &str) -> usize {
    text.bytes().take(4).take_while(u8::is_ascii_digit).count()
}

/// The line with those that a mail broke off it; `None` where they are no attempt together either.
fn joined(run: &str, next: &[String]) -> Option<(String, Attempt)> {
    let piece = |line: &'_ String| line.trim_start_matches(['>', '|', ' ', '\t']).to_owned();
    let mut pieces = next.iter().map(piece).peekable();
    let (mut whole, mut before, mut tried) = (run.to_owned(), usize::MAX, 0);
    while let Some(piece) = pieces.next() {
        let run = run_of(&piece);
        // Some set the lines apart by empty ones.
        if piece.is_empty() {
            continue;
        }
        if run.is_empty() || !starts(&piece).is_empty() || whole.len() + run.len() > MAX_JOINED {
            break;
        }
        whole.push_str(run);
        // The lines before the last are all of one length: so a long one is not read again for each of them.
        let same = |next: &String| run_of(next).len() == next.len() && next.len() == run.len();
        if run.len() < before || !pieces.peek().is_some_and(same) {
            tried += whole.len();
            if tried > MAX_TRIED {
                break;
            }
            let found = read_code(&whole).ok().map(|attempt| (whole.clone(), attempt));
            if let Some(found) = found.or_else(|| bare(&whole)) {
                return Some(found);
            }
        }
        before = run.len();
        // What has something after it was the last.
        if !matches!(&piece[run.len()..], "" | "=") {
            break;
        }
    }
    None
}

/// The line without the marks around a word that some chats write for leaning letters.
fn bare(run: &str) -> Option<(String, Attempt)> {
    let bare = run.trim_end_matches(['_', '-']);
    let attempt = (bare != run).then(|| read_code(bare).ok()).flatten()?;
    Some((bare.to_owned(), attempt))
}

/// The code with which a text begins: a name, a point, and what has none. So codes that follow each other without
/// a space are each looked at only once, however many.
fn code_of(text: &str) -> &str {
    let name = text.find('.').map_or(0, |point| point + 1);
    let body = text.get(name..).map_or(0, |body| run_of(body).len());
    let code = text.get(..name + body).unwrap_or_default();
    if !text[code.len()..].starts_with('.') {
        return code;
    }
    // What follows is the end of the name of another.
    let other = code.trim_end_matches(|sign: char| sign.is_ascii_digit());
    other.strip_suffix("NL").filter(|code| code.len() >= name).unwrap_or(code)
}

/// As much as the body of a code may be.
fn run_of(text: &str) -> &str {
    let end = text.bytes().position(|byte| !is_sign(byte)).unwrap_or(text.len());
    text.get(..end).unwrap_or_default()
}

fn is_sign(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || b"-_".contains(&byte)
}
