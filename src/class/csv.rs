//! What a class did, for a spreadsheet.

use super::{LOST, Result, Row, Standing, Tried, moves};
use crate::core::Message;
use crate::session::Kind;
use std::borrow::Borrow;
use std::fmt::{Display, Write};

/// What parts the answers to a step. A bar in one's own words is doubled, so that it is never taken for this one.
const BETWEEN: &str = " | ";

/// A line for each attempt, with five columns for each step: its state (nothing where it was not answered),
/// wrong answers, hints, seconds, and the answers as they were given. The first line names the columns. `steps` has
/// what each step asks, `comma` is what parts the columns, `say` has the words.
pub fn csv<R: Borrow<Row>>(
    rows: &[R],
    steps: &[Option<Kind>],
    nameless: bool,
    comma: char,
    say: &dyn Fn(&Message) -> String,
) -> String {
    let plain = |id: &'static str| field(&say(&Message::new(id)));
    let mut text = plain("class-reader");
    let put = |text: &mut String, fields: [&dyn Display; 5]| {
        for field in fields {
            // Writing to a String cannot fail.
            let _ = write!(text, "{comma}{field}");
        }
    };
    for step in 1..=steps.len() {
        let named = |id: &'static str| field(&say(&Message::new(id).with("number", step)));
        let ids = ["class-step", "class-csv-wrong", "class-csv-hints", "class-csv-seconds"];
        let ([step, wrong, hints, seconds], answers) = (ids.map(named), named("class-csv-answers"));
        put(&mut text, [&step, &wrong, &hints, &seconds, &answers]);
    }
    text.push('\n');
    let ids = ["class-right-once", "class-taken", "class-csv-open", "class-unjudged"];
    let [right, taken, open, unjudged] = ids.map(plain);
    for (number, row) in rows.iter().map(Borrow::borrow).enumerate() {
        let pupil = || say(&Message::new("class-pupil").with("number", number + 1));
        let name = if nameless || row.attempt.name.trim().is_empty() {
            pupil()
        } else {
            row.attempt.name.clone()
        };
        text.push_str(&field(&name));
        for (step, kind) in steps.iter().enumerate() {
            match row.results.get(step).and_then(Option::as_ref) {
                None => put(&mut text, [&""; 5]),
                Some(Result { standing, wrong, hints, seconds, .. }) => {
                    let standing = match standing {
                        Standing::Right => &right,
                        Standing::Taken => &taken,
                        Standing::Open => &open,
                        Standing::Unjudged => &unjudged,
                    };
                    let given = row.attempt.step(step).map(|tried| given(*kind, tried, say));
                    let given = field(&given.unwrap_or_default());
                    put(&mut text, [standing, &wrong.len(), hints, seconds, &given]);
                }
            }
        }
        text.push('\n');
    }
    text
}

/// The answers to a step in their order; of a game that was to be won its moves.
fn given(kind: Option<Kind>, tried: &Tried, say: &dyn Fn(&Message) -> String) -> String {
    let bare = |answer: &String| match kind {
        Some(Kind::Move | Kind::Moves) if answer == "none" => say(&Message::new("task-none")),
        Some(Kind::Outcome) => match answer.as_str() {
            "win" => say(&Message::new("task-says-win")),
            "loss" => say(&Message::new("task-says-loss")),
            "draw" => say(&Message::new("task-says-draw")),
            other => other.to_owned(),
        },
        Some(Kind::Win) if answer == LOST => say(&Message::new("answer-lost")),
        Some(Kind::Win) => moves(answer).to_owned(),
        _ => answer.replace('|', "||"),
    };
    tried.answers.iter().map(bare).collect::<Vec<_>>().join(BETWEEN)
}

/// A text as a field, which no spreadsheet takes for a formula, for a date or for a number with a fraction.
fn field(text: &str) -> String {
    // Neither a character that ends a text for some programs nor one that turns the line around.
    let text = text.replace("\r\n", "\n").replace(['\t', '\r'], " ");
    let kept = |sign: &char| !turns(*sign) && (!sign.is_control() || *sign == '\n');
    let text: String = text.chars().filter(kept).collect();
    let formula = text.trim_start_matches(' ').starts_with(['=', '+', '-', '@', '\n']);
    let text =
        if formula || is_dated(&text) || is_changed(&text) { format!("'{text}") } else { text };
    format!("\"{}\"", text.replace('"', "\"\""))
}

/// Whether a character changes the direction in which what follows it is written.
fn turns(sign: char) -> bool {
    matches!(sign, '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

/// Whether a text is a number to spreadsheets that is written otherwise there: `0042`, `3E2`, which may be a class.
fn is_changed(text: &str) -> bool {
    let digits = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    let zeros = text.len() > 1 && text.starts_with('0') && digits(text);
    let power = text.split_once(['e', 'E']);
    zeros || power.is_some_and(|(one, other)| digits(one) && digits(other))
}

/// Whether a text is numbers with signs between them, such as a move `1-2-0` or the values `3.1`, which
/// spreadsheets take for a date.
fn is_dated(text: &str) -> bool {
    let sign = |byte: u8| b"-./:,".contains(&byte);
    text.bytes().any(sign) && text.bytes().all(|byte| byte.is_ascii_digit() || sign(byte))
}
