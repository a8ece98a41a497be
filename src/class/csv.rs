//! What a class did, for a spreadsheet.

use super::{Result, Row, Standing};
use crate::core::Message;
use std::borrow::Borrow;
use std::fmt::{Display, Write};

/// A line for each attempt, with four columns for each step: how it stands (nothing where it was not answered),
/// wrong answers, hints, seconds. The first line names the columns. `comma` is what parts them, `say` has the words.
pub fn csv<R: Borrow<Row>>(
    rows: &[R],
    steps: usize,
    nameless: bool,
    comma: char,
    say: &dyn Fn(&Message) -> String,
) -> String {
    let plain = |id: &'static str| field(&say(&Message::new(id)));
    let mut text = plain("class-reader");
    let put = |text: &mut String, fields: [&dyn Display; 4]| {
        for field in fields {
            // Writing to a String cannot fail.
            let _ = write!(text, "{comma}{field}");
        }
    };
    for step in 1..=steps {
        let named = |id: &'static str| field(&say(&Message::new(id).with("number", step)));
        let ids = ["class-step", "class-csv-wrong", "class-csv-hints", "class-csv-seconds"];
        let [step, wrong, hints, seconds] = ids.map(named);
        put(&mut text, [&step, &wrong, &hints, &seconds]);
    }
    text.push('\n');
    let ids = ["class-right-once", "class-taken", "class-csv-open", "class-unjudged"];
    let [right, taken, open, unjudged] = ids.map(plain);
    for (number, row) in rows.iter().map(Borrow::borrow).enumerate() {
        let pupil = || say(&Message::new("class-pupil").with("number", number + 1));
        let name = if nameless { pupil() } else { row.attempt.name.clone() };
        text.push_str(&field(&name));
        for step in 0..steps {
            match row.results.get(step).and_then(Option::as_ref) {
                None => put(&mut text, [&""; 4]),
                Some(Result { standing, wrong, hints, seconds, .. }) => {
                    let standing = match standing {
                        Standing::Right => &right,
                        Standing::Taken => &taken,
                        Standing::Open => &open,
                        Standing::Unjudged => &unjudged,
                    };
                    put(&mut text, [standing, &wrong.len(), hints, seconds]);
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
