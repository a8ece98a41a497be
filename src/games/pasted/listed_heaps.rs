//! A list of the heaps that are lost, or won, as a truth value for each heap.

use super::elements::number;
use super::sentences;
use super::value::{Element, Value};
use std::collections::BTreeMap;

/// A truth value for each heap from 0 up to the last that is listed, or to `last`; `None` for any other value. A list
/// without a name is one of lost heaps, unless it may be one of truth values.
pub(super) fn by_heap(value: &Element, last: i64) -> Option<Element> {
    let (won, list) = match &value.value {
        Value::Pairs(pairs) => match pairs.as_slice() {
            [(Element { value: Value::Text(word), .. }, list)] => (sentences::outcome(word)?, list),
            _ => return None,
        },
        Value::List(_) => (false, value),
        _ => return None,
    };
    let heaps: BTreeMap<i64, &Element> =
        list.items().iter().map(|item| Some((number(item)?, item))).collect::<Option<_>>()?;
    let (&most, _) = heaps.last_key_value()?;
    let is_named = matches!(value.value, Value::Pairs(_));
    if !is_named && most < 2 {
        return None;
    }
    let pair = |heap: i64| {
        let given = heaps.get(&heap).copied();
        let place = given.unwrap_or(list);
        let of = |value| Element { value, ..*place };
        (of(Value::Number(heap)), of(Value::Truth(given.is_some() == won)))
    };
    let pairs = (0..=most.min(last)).map(pair).collect();
    Some(Element { value: Value::Pairs(pairs), ..*value })
}
