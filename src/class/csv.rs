//! What a class did, for a spreadsheet.

use super::{Result, Row, Standing};
use std::borrow::Borrow;
use std::fmt::{Display, Write};

/// A line for each attempt, with four columns for each step: how it stands (`right`, `taken`, `open`, or
/// nothing where it was not answered), wrong answers, hints, seconds. The first line names the columns. `comma` is
/// what parts them.
pub fn csv<R: Borrow<Row>>(rows: &[R], steps: usize, nameless: bool, comma: char) -> String {
    let mut text = String::from("name");
    let put = |text: &mut String, fields: [&dyn Display; 4]| {
        for field in fields {
            // Writing to a String cannot fail.
            let _ = write!(text, "{comma}{field}");
        }
    };
    for step in 1..=steps {
        let named = |what: &str| format!("{step} {what}");
        put(&mut text, [&step, &named("wrong"), &named("hints"), &named("seconds")]);
    }
    text.push('\n');
    for (number, row) in rows.iter().map(Borrow::borrow).enumerate() {
        let name = if nameless { (number + 1).to_string() } else { row.attempt.name.clone() };
        text.push_str(&field(&name));
        for step in 0..steps {
            match row.results.get(step).and_then(Option::as_ref) {
                None => put(&mut text, [&""; 4]),
                Some(Result { standing, wrong, hints, seconds, .. }) => {
                    let standing = match standing {
                        Standing::Right => "right",
                        Standing::Taken => "taken",
                        Standing::Open => "open",
                    };
                    put(&mut text, [&standing, &wrong.len(), hints, seconds]);
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
