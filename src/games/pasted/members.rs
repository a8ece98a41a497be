//! Sets of vertices, compared: lists of them in any order, with their labels or without, or a truth value for each.

use super::elements::{answer_of, at, is_list, name_of, pairs};
use super::found::Checked;
use super::right::Region;
use super::value::{Element, Value};
use super::vertices::{Called, difference, given};
use crate::core::Message;
use std::borrow::Cow;
use std::collections::HashMap;

/// A set of vertices, in any order; or a truth value for each.
pub(super) fn members(checked: &mut Checked, value: &Element, region: &Region) {
    let called = Called::new(region);
    let members = as_members(value, &called);
    let value = answer_of(members.as_deref().unwrap_or(value), |_, answer| is_list(answer));
    let about =
        |id: &'static str, vertex: u32| Message::new(id).with("vertex", region.called(vertex));
    let mut seen = vec![false; region.arena.len()];
    let mut extra = |checked: &mut Checked, vertex: u32, element: &Element| {
        let before =
            seen.get_mut(vertex as usize).is_some_and(|seen| std::mem::replace(seen, true));
        let id = if before {
            Some("check-vertex-twice")
        } else {
            (!region.attractor.contains(vertex)).then_some("check-vertex-extra")
        };
        checked.count(id.map(|id| difference(vertex, about(id, vertex), Some(element))));
    };
    let mut refused: HashMap<u32, &Element> = HashMap::new();
    if let Some(truths) = truths(checked, value, &called) {
        for (vertex, inside, element) in truths {
            if inside {
                extra(checked, vertex, element);
            } else {
                refused.insert(vertex, element);
            }
        }
    } else if let Value::Pairs(_) = value.value {
        return checked.complain(at(value), Message::new("check-want-set"));
    } else {
        let together = with_labels(value.items(), &called);
        let items: &[Element] = together.as_deref().unwrap_or(value.items());
        // The head of a column; in brackets there is none.
        let headed = !value.is_bracketed()
            && matches!(items, [Element { value: Value::Text(_), .. }, _, ..])
            && items.first().is_some_and(|head| called.find(head).is_none());
        for element in items.iter().skip(usize::from(headed)) {
            match called.find_or_complain(element, checked) {
                Some(vertex) => extra(checked, vertex, element),
                None => break,
            }
        }
    }
    // What cannot be read may be what is missing.
    if checked.wrong.is_some() {
        return;
    }
    let missing =
        region.attractor.vertices().filter(|&vertex| seen.get(vertex as usize) == Some(&false));
    for vertex in missing {
        let element = refused.get(&vertex).copied().or(Some(value));
        checked.count(Some(difference(vertex, about("check-vertex-missing", vertex), element)));
    }
}

/// The vertices of a list in which each is given beside its own label, `8 (0;0)`, without these.
fn with_labels(items: &[Element], called: &Called<'_>) -> Option<Vec<Element>> {
    let same = |one: &Element, other: &Element| {
        let found = called.find(one);
        found.is_some() && found == called.find(other) && name_of(one) != name_of(other)
    };
    // In lines, `8 0;0`, a label may come as several numbers.
    let line = |item: &Element| match item.items() {
        [vertex, label @ ..] if !label.is_empty() => {
            let label: Vec<String> = label.iter().map(name_of).collect();
            let label = called.by_text.get(label.join(";").as_str()).copied().flatten();
            (label.is_some() && label == called.find(vertex)).then(|| vertex.clone())
        }
        _ => None,
    };
    if let Some(lines) = items.iter().map(line).collect::<Option<Vec<_>>>() {
        return Some(lines).filter(|lines| !lines.is_empty());
    }
    let pairs = items.chunks(2);
    let beside = items.len() > 1
        && pairs.clone().all(|pair| matches!(pair, [one, other] if same(one, other)));
    beside.then(|| pairs.filter_map(|pair| pair.first().cloned()).collect())
}

/// Keys that each come before their own label, as a list; the last of several lists under one name.
fn as_members<'a>(value: &'a Element, called: &Called<'_>) -> Option<Cow<'a, Element>> {
    let Value::Pairs(pairs) = &value.value else { return None };
    let named = |(key, label): &(Element, Element)| {
        let label = match &label.value {
            Value::List(_) => called.by_text.get(name_of(label).as_str()).copied().flatten(),
            _ => called.find(label),
        };
        label.is_some() && label == called.find(key)
    };
    if pairs.len() > 1
        && pairs.iter().all(named)
        && !pairs.iter().all(|(key, label)| name_of(key) == name_of(label))
    {
        let keys = pairs.iter().map(|(key, _)| key.clone()).collect();
        return Some(Cow::Owned(Element { value: Value::List(keys), ..*value }));
    }
    let ((first, _), (_, last)) = (pairs.first()?, pairs.last()?);
    let again = pairs.len() > 1 && matches!(first.value, Value::Text(_));
    let same = pairs.iter().all(|(key, list)| name_of(key) == name_of(first) && is_list(list));
    (again && same).then_some(Cow::Borrowed(last))
}

/// What is said of each vertex: whether it is in a set. `None` where vertices are given instead; 0 or 1 for each
/// of more than two vertices are none.
pub(super) fn truths<'a>(
    checked: &mut Checked,
    value: &'a Element,
    called: &Called<'_>,
) -> Option<Vec<(u32, bool, &'a Element)>> {
    let all = called.region.arena.len();
    let answers: Vec<&Element> = match pairs(value, |word| called.find(word).is_some()) {
        Some(pairs) => pairs.into_iter().map(|(_, answer)| answer).collect(),
        None => value.items().iter().collect(),
    };
    let truth = |element: &Element| match element.value {
        Value::Truth(truth) => Some(truth),
        Value::Number(number @ (0 | 1)) => Some(number == 1),
        _ => None,
    };
    let words = answers.iter().all(|answer| matches!(answer.value, Value::Truth(_)));
    let digits = answers.len() > 2 && answers.len() == all;
    if answers.is_empty()
        || !(words || digits && answers.iter().all(|answer| truth(answer).is_some()))
    {
        return None;
    }
    let Some(given) = given(checked, value, called) else {
        let message = Message::new("check-count").with("found", answers.len()).with("right", all);
        checked.complain(at(value), message);
        return Some(Vec::new());
    };
    let told = |(vertex, element)| Some((vertex, truth(element)?, element));
    Some(given.into_iter().filter_map(told).collect())
}
