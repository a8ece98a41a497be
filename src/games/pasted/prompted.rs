//! Results that a program shows in a dialogue: it asks for numbers and then prints what it found.

use super::elements::{number, numbers_of};
use super::value::{Element, Value};

/// What the name of a result says.
const NAMES: [&str; 4] = ["nimber", "valeur", "value", "grundy"];

/// What was found, each with the numbers that were typed before: `Row: 1`, `Column: 3`, `Nimber: 3`. `None` where
/// results have other names.
pub(super) fn answers(pairs: &[(Element, Element)]) -> Option<Vec<(Vec<i64>, &Element)>> {
    let mut typed = Vec::new();
    let mut answers = Vec::new();
    for (key, value) in pairs {
        let Value::Text(name) = &key.value else { return None };
        let name = name.to_lowercase();
        if NAMES.iter().any(|known| name.contains(known)) && number(value).is_some() {
            answers.push((std::mem::take(&mut typed), value));
        } else {
            typed.extend(numbers_of(value)?);
        }
    }
    (!answers.is_empty()).then_some(answers)
}
