//! What a class did, for a spreadsheet.

use super::{Result, Row, Standing};
use std::borrow::Borrow;
use std::fmt::Write;

/// A line for each attempt, with four columns for each step: how it stands (`right`, `taken`, `open`, or
/// nothing where it was not answered), wrong answers, hints, seconds. The first line names the columns.
pub fn csv<R: Borrow<Row>>(rows: &[R], steps: usize, nameless: bool) -> String {
    let mut text = String::from("name");
    for step in 1..=steps {
        // Writing to a String cannot fail.
        let _ = write!(text, ",{step},{step} wrong,{step} hints,{step} seconds");
    }
    text.push('\n');
    for (number, row) in rows.iter().map(Borrow::borrow).enumerate() {
        let name = if nameless { (number + 1).to_string() } else { row.attempt.name.clone() };
        text.push_str(&field(&name));
        for step in 0..steps {
            match row.results.get(step).and_then(Option::as_ref) {
                None => text.push_str(",,,,"),
                Some(Result { standing, wrong, hints, seconds, .. }) => {
                    let standing = match standing {
                        Standing::Right => "right",
                        Standing::Taken => "taken",
                        Standing::Open => "open",
                    };
                    let _ = write!(text, ",{standing},{},{hints},{seconds}", wrong.len());
                }
            }
        }
        text.push('\n');
    }
    text
}

/// A text as a field, which no spreadsheet takes for a formula.
fn field(text: &str) -> String {
    let formula = text.starts_with(['=', '+', '-', '@', '\t', '\r']);
    let text = if formula { format!("'{text}") } else { text.to_owned() };
    format!("\"{}\"", text.replace('"', "\"\""))
}
