//! What programs print, in hundreds of ways: `tests/data/printed.txt` has each text with one value to be broken.

use super::{Function, attractor, chomp, octal, pawns};
use nimlab::games::pasted::{Checked, Right, check, read_pasted};

/// A text of the file, below its heading.
struct Printed {
    heading: Vec<&'static str>,
    text: &'static str,
}

fn printed() -> Vec<Printed> {
    let file = include_str!("../../data/printed.txt");
    let blocks = file.split("\n=== ").skip(1).filter_map(|block| block.split_once('\n'));
    blocks
        .map(|(heading, text)| Printed { heading: heading.splitn(3, ' ').collect(), text })
        .collect()
}

/// A text with what comes before or after the bar in ‹right|wrong›, and where that begins.
fn with(text: &str, wrong: bool) -> (String, usize) {
    let (before, rest) = text.split_once('‹').unwrap();
    let (values, after) = rest.split_once('›').unwrap();
    let (right, broken) = values.split_once('|').unwrap();
    (format!("{before}{}{after}", if wrong { broken } else { right }), before.len())
}

fn compared(text: &str, right: &Right) -> Checked {
    check(&read_pasted(text), right)
}

/// What does not work out with a text.
fn faults(text: &str, right: &Right) -> Vec<String> {
    let mut faults = Vec::new();
    let (plain, _) = with(text, false);
    let found = compared(&plain, right);
    if found.first.is_some() || found.wrong.is_some() || found.compared == 0 {
        faults.push(format!(
            "not told right:\n{plain}\n{:?} {:?} {}",
            found.first, found.wrong, found.compared
        ));
    }
    let (broken, at) = with(text, true);
    let found = compared(&broken, right);
    let place = found.first.as_ref().and_then(|first| first.at);
    let place = found.wrong.as_ref().map(|wrong| (wrong.start, wrong.end)).or(place);
    let marked = match place {
        Some((start, end)) => start <= at + 1 && at <= end && end - start < 60,
        None => false,
    };
    if !marked {
        let told = place.and_then(|(start, end)| broken.get(start..end));
        faults.push(format!("not marked:\n{broken}\n{told:?} {:?} {:?}", found.first, found.wrong));
    }
    faults
}

/// What a text below `note` or `refused` must be told.
fn is_reported(kind: &str, id: &str, text: &str, right: &Right) -> bool {
    if kind == "note" {
        let found = compared(text, right);
        let noted = found.notes.iter().any(|note| note.id == *id);
        return noted && found.first.is_none() && found.compared == 0;
    }
    let (before, rest) = text.split_once('‹').unwrap();
    let (there, after) = rest.split_once('›').unwrap();
    let wrong = compared(&format!("{before}{there}{after}"), right).wrong;
    wrong.is_some_and(|wrong| {
        wrong.error.id == *id
            && (wrong.start, wrong.end) == (before.len(), before.len() + there.len())
    })
}

#[test]
fn whatever_programs_print_is_read_and_a_broken_value_is_marked() {
    let functions: Vec<Function> =
        [chomp::functions(), attractor::functions(), pawns::functions(), octal::functions()]
            .into_iter()
            .flatten()
            .collect();
    let right = |name: &str| {
        let function = functions.iter().find(|function| function.name == name);
        &function.unwrap_or_else(|| panic!("{name}")).right
    };
    let mut faults_of_all = Vec::new();
    let all = printed();
    for Printed { heading, text } in &all {
        match heading.as_slice() {
            [kind @ ("note" | "refused"), id, name] => {
                if !is_reported(kind, id, text, right(name)) {
                    let found = compared(&text.replace(['‹', '›'], ""), right(name));
                    faults_of_all.push(format!("{heading:?}\n{text}\n{found:?}"));
                }
            }
            heading => {
                let name = heading.join(" ");
                let faults = faults(text, right(&name));
                faults_of_all.extend(faults.into_iter().map(|fault| format!("{name}: {fault}")));
            }
        }
    }
    assert!(
        faults_of_all.is_empty(),
        "{} of {}\n\n{}",
        faults_of_all.len(),
        all.len(),
        faults_of_all.join("\n\n")
    );
}
