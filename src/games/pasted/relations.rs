//! Relations between letters that commute, as found by the reader's own program: each must be true, and together they
//! must imply the ones here.

use super::elements::{answer_of, at, number, shown};
use super::form::{Form, in_quotes};
use super::found::{Checked, Difference, Place};
use super::value::{Element, Value};
use crate::core::Message;
use crate::core::commuting::{Rules, Word, read_word, written};

/// Two words that are to be the same, and where they were found.
struct Relation {
    words: (Word, Word),
    place: (usize, usize),
}

/// Signs between the two sides.
const SIGNS: [&str; 6] = ["<->", "->", "==", "=", "→", "↔"];

/// Compares relations, in any order and in any equivalent form.
pub(super) fn check(checked: &mut Checked, value: &Element, rules: &Rules) {
    let value = answer_of(value, |key, _| word(key, rules.letters).is_none());
    let relations = match read(value, rules.letters) {
        Ok(relations) => relations,
        Err(element) => {
            let message = Message::new("check-not-relation").quoting("found", &shown(element));
            return checked.complain(at(element), message);
        }
    };
    for relation in &relations {
        let (one, other) = &relation.words;
        let classes = (rules.reduced(one), rules.reduced(other));
        let difference = (classes.0 != classes.1).then(|| {
            let message = Message::new("check-relation-false")
                .with("relation", said(one, other))
                .with("one", written(&classes.0))
                .with("other", written(&classes.1));
            let thing = one.iter().chain(other).map(|&power| power.into()).collect();
            Difference { thing, ..Difference::new(Place::Whole, message, Some(relation.place)) }
        });
        checked.count(difference);
    }
    if checked.first.is_none() && checked.wrong.is_none() {
        complete(checked, relations, rules);
    }
}

/// Whether all relations here follow from those given.
fn complete(checked: &mut Checked, relations: Vec<Relation>, rules: &Rules) {
    let given: Vec<(Word, Word)> = relations.into_iter().map(|relation| relation.words).collect();
    let Some(complete) = Rules::completed(rules.letters, &given) else {
        return checked.notes.push(Message::new("check-relations-open"));
    };
    let follows = |(one, other): &&(Word, Word)| complete.reduced(one) == complete.reduced(other);
    if let Some((one, other)) = rules.pairs.iter().find(|pair| !follows(pair)) {
        let message = Message::new("check-relation-missing").with("relation", said(one, other));
        checked.count(Some(Difference::new(Place::Whole, message, None)));
    }
}

fn said(one: &[u16], other: &[u16]) -> String {
    format!("{} = {}", written(one), written(other))
}

/// The word that an element is.
fn word(element: &Element, letters: usize) -> Option<Word> {
    match &element.value {
        Value::Text(text) => read_word(text, letters),
        Value::Number(1) => read_word("1", letters),
        _ => None,
    }
}

/// Relations: texts with a sign of equality, pairs of words, a dictionary. Where one is none of these, it is told.
fn read(value: &Element, letters: usize) -> Result<Vec<Relation>, &Element> {
    let mut relations = Vec::new();
    if let Value::Pairs(pairs) = &value.value {
        for (key, answer) in pairs {
            pair(&mut relations, key, answer, letters)?;
        }
        return Ok(relations);
    }
    match value.items() {
        [one, other] if word(one, letters).is_some() && word(other, letters).is_some() => {
            pair(&mut relations, one, other, letters)?;
        }
        items => {
            for item in items {
                several(&mut relations, item, letters)?;
            }
        }
    }
    if items_are_none(value) && number(value).is_none() {
        several(&mut relations, value, letters)?;
    }
    Ok(relations)
}

fn items_are_none(value: &Element) -> bool {
    !matches!(value.value, Value::List(_) | Value::Pairs(_))
}

/// One relation, or several in one text: `a^2 = b^2 = 1`.
fn several<'a>(
    relations: &mut Vec<Relation>,
    element: &'a Element,
    letters: usize,
) -> Result<(), &'a Element> {
    match (&element.value, element.items()) {
        (Value::Text(text), _) => {
            let sign = SIGNS.into_iter().find(|sign| text.contains(sign)).ok_or(element)?;
            let sides: Option<Vec<Word>> =
                text.split(sign).map(|side| read_word(side, letters)).collect();
            let sides = sides.filter(|sides| sides.len() > 1).ok_or(element)?;
            for two in sides.windows(2) {
                if let [one, other] = two {
                    let words = (one.clone(), other.clone());
                    relations.push(Relation { words, place: at(element) });
                }
            }
            Ok(())
        }
        (Value::Pairs(pairs), _) => {
            pairs.iter().try_for_each(|(key, value)| pair(relations, key, value, letters))
        }
        (_, [one, other]) => pair(relations, one, other, letters),
        (_, [only]) => several(relations, only, letters),
        _ => Err(element),
    }
}

fn pair<'a>(
    relations: &mut Vec<Relation>,
    one: &'a Element,
    other: &'a Element,
    letters: usize,
) -> Result<(), &'a Element> {
    let side = |element: &'a Element| match element.items() {
        [only] => word(only, letters).ok_or(only),
        _ => word(element, letters).ok_or(element),
    };
    let (first, second) = (side(one)?, side(other)?);
    let place = (at(one).0, at(other).1);
    relations.push(Relation { words: (first, second), place });
    Ok(())
}

/// Writes them.
pub(super) fn write(rules: &Rules, form: Form) -> String {
    let pairs = || rules.pairs.iter().map(|(one, other)| (written(one), written(other)));
    match form {
        Form::Python => {
            let all: Vec<String> = pairs()
                .map(|(one, other)| format!("({}, {})", in_quotes(&one), in_quotes(&other)))
                .collect();
            format!("[{}]\n", all.join(", "))
        }
        Form::Json => {
            let all: Vec<String> = pairs()
                .map(|(one, other)| format!("[{}, {}]", in_quotes(&one), in_quotes(&other)))
                .collect();
            format!("[{}]\n", all.join(", "))
        }
        Form::Csv => {
            let all: Vec<String> = pairs().map(|(one, other)| format!("{one},{other}")).collect();
            all.join("\n") + "\n"
        }
        Form::Latex => {
            let all: Vec<String> = pairs()
                .map(|(one, other)| {
                    format!("{} = {}", super::texts::raised(&one), super::texts::raised(&other))
                })
                .collect();
            format!("${}$\n", all.join(",\\; "))
        }
    }
}
