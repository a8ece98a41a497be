//! Signs between values: those that turn what precedes them into a key, `=` after a name, and nim-addition.

use super::call::bar;
use super::lines::{is_truth, verb};
use super::read::Reader;
use super::sentences::outcome;
use super::value::{Element, Value};

/// What is between a key and its value.
const SIGNS: [&str; 4] = ["=>", "->", "→", ":"];
/// How nim-addition is written.
const OPERATORS: [&str; 7] = ["⊕", "^", "xor ", "XOR ", "Xor ", "(+)", "+ "];

/// Passes over a sign that makes a key of what comes before it; whether it is `=`.
pub(super) fn sign(reader: &mut Reader<'_>) -> Option<bool> {
    if reader.rest().starts_with("==") {
        let value = reader.rest().trim_start_matches('=').trim_start();
        let once = !reader.rest().starts_with("===");
        let value =
            is_truth(value) || value.starts_with(|c: char| c.is_ascii_digit() || "[({".contains(c));
        return (once && value && reader.eat("==")).then_some(false);
    }
    if SIGNS.iter().any(|sign| reader.eat(sign)) {
        return Some(false);
    }
    if let Some(verb) = verb(reader.rest()) {
        reader.at += verb.len();
        return Some(false);
    }
    reader.eat("=").then_some(true)
}

/// Passes over what a value is assigned to, `t = ` or `static const int t[2][3] = `: its name.
pub(super) fn assigned(reader: &mut Reader<'_>) -> Option<Element> {
    let rest = reader.rest();
    let named = |c: char| c.is_alphanumeric() || " \t_[]*.".contains(c);
    let end = rest.find(|c| !named(c))?;
    let (before, after) = rest.split_at_checked(end)?;
    let begins = rest.starts_with(|c: char| c.is_alphabetic() || c == '_');
    if !begins || !after.starts_with('=') || after.starts_with("==") || after.starts_with("=>") {
        return None;
    }
    let (name, index) =
        before.trim_end().split_at(before.find('[').unwrap_or(before.trim_end().len()));
    let typed = name.split_whitespace().count() > 1;
    let name = name.split_whitespace().last()?.trim_start_matches('*');
    let at = reader.at;
    reader.at += end + 1;
    // `suc[0] = …` is what belongs to 0; `int t[5] = …` is all of it.
    let digits = |c: char| !c.is_ascii_digit();
    let index: Vec<i64> = index.split(digits).filter_map(|number| number.parse().ok()).collect();
    let place = |value| Element::new(value, at, at + before.trim_end().len());
    if typed || index.is_empty() {
        // `f 4 = …`
        let number = name.parse().map(Value::Number);
        return Some(place(number.unwrap_or_else(|_| Value::Text(name.to_owned()))));
    }
    let numbers = index.into_iter().map(|number| place(Value::Number(number)));
    Some(place(Value::List(numbers.collect())))
}

/// The numbers of a nim-sum that begins with a number, `2 ^ 3`: those whose sum comes next.
pub(super) fn operation(reader: &mut Reader<'_>, first: &Element) -> Option<Element> {
    let start = reader.at;
    let mut numbers = vec![first.clone()];
    while matches!(first.value, Value::Number(_)) && operator(reader) {
        match reader.atom(char::is_alphanumeric) {
            Ok(number @ Element { value: Value::Number(_), .. }) => numbers.push(number),
            _ => break,
        }
    }
    let end = reader.at;
    let sum = numbers.len() > 1 && operator_ends(reader);
    reader.at = if sum { end } else { start };
    sum.then(|| Element::new(Value::List(numbers), first.start as usize, end))
}

/// Whether what was added is to be followed by the sum.
fn operator_ends(reader: &Reader<'_>) -> bool {
    let rest = reader.rest().trim_start();
    rest.starts_with(['=', ':', '→']) || rest.starts_with("->")
}

/// Passes over the sign of nim-addition.
fn operator(reader: &mut Reader<'_>) -> bool {
    let start = reader.at;
    reader.at += reader.rest().len() - reader.rest().trim_start_matches([' ', '\t']).len();
    let found = OPERATORS.iter().any(|sign| reader.eat(sign));
    reader.at += reader.rest().len() - reader.rest().trim_start_matches([' ', '\t']).len();
    if !found {
        reader.at = start;
    }
    found
}

/// A bar by its rows and columns, of which is said whether it is won: `2 x 3 : True`.
pub(super) fn sized(reader: &mut Reader<'_>) -> Option<Element> {
    let digits = |text: &'_ str| text.find(|c: char| !c.is_ascii_digit()).unwrap_or(text.len());
    let line = reader.rest().lines().next()?;
    let (rows, rest) = line.split_at(digits(line));
    let rest = rest.trim_start().strip_prefix(['x', '×'])?.trim_start();
    let (columns, rest) = rest.split_at(digits(rest));
    let (start, end) = (reader.at, reader.at + line.len() - rest.len());
    let after = rest.trim_start();
    let said = SIGNS.iter().chain(&["="]).find_map(|sign| after.strip_prefix(sign));
    let said = said.or_else(|| after.strip_prefix("est ").or_else(|| after.strip_prefix("is ")))?;
    let said = said.trim_start();
    if !is_truth(said) && outcome(said.split(' ').next()?).is_none() {
        return None;
    }
    let bar = bar(&[rows.parse().ok()?, columns.parse().ok()?], (start, end))?;
    reader.at = end;
    Some(bar)
}

/// A label such as `6;0`, of which a number was read: all of it.
pub(super) fn labelled(reader: &mut Reader<'_>, element: Element) -> Element {
    let rest = reader.rest();
    let player = rest.starts_with(";0") || rest.starts_with(";1");
    let ends = rest.chars().nth(2).is_none_or(|c| !c.is_alphanumeric() && c != ';');
    let (Value::Number(sticks), true, true) = (&element.value, player, ends) else {
        return element;
    };
    let label = format!("{sticks}{}", rest.get(..2).unwrap_or_default());
    reader.at += 2;
    Element::new(Value::Text(label), element.start as usize, reader.at)
}
