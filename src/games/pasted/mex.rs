//! The mex of sets: each set with what a program returned for it.

use super::elements::{at, is_list, number, numbers_of, pairs, shown};
use super::found::{Checked, Difference, Place};
use super::value::Element;
use crate::core::Message;
use std::collections::BTreeSet;

/// Compares the mex of each set: `mex({0, 1, 3}) = 2`, `[0, 1, 3]: 2`.
pub(super) fn check(checked: &mut Checked, value: &Element) {
    let pair = match value.items() {
        [set, found] if is_list(set) && number(found).is_some() => Some(vec![(set, found)]),
        _ => None,
    };
    let Some(pairs) = pair.or_else(|| pairs(value, |_| false)) else {
        let example = "mex([0, 1, 3]) = 2";
        return checked.complain(at(value), Message::new("check-which").with("example", example));
    };
    for (set, found) in pairs {
        let Some(numbers) = numbers_of(set).or_else(|| set.items().iter().map(number).collect())
        else {
            let message = Message::new("check-not-set").quoting("found", &shown(set));
            return checked.complain(at(set), message);
        };
        let Some(number) = number(found) else { return checked.not_a_value(found) };
        let numbers: BTreeSet<i64> = numbers.into_iter().collect();
        let mut right = 0;
        while numbers.contains(&right) {
            right += 1;
        }
        let listed: Vec<String> = numbers.iter().map(i64::to_string).collect();
        let message = (number != right).then(|| {
            Message::new("check-mex")
                .with("set", format!("{{{}}}", listed.join(", ")))
                .with("found", number.to_string())
                .with("right", right.to_string())
        });
        checked
            .count(message.map(|message| Difference::new(Place::Whole, message, Some(at(found)))));
    }
}
