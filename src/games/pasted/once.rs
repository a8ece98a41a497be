//! The result of a function that is called only once: there are no arguments to tell apart.

use super::arrays;
use super::compare::Reader;
use super::elements::{answer_of, is_word, number};
use super::entries::differs;
use super::found::{Checked, Difference};
use super::results::{Answer, Entry, Results, Things};
use super::value::{Element, Value};
use super::vertices;
use std::borrow::Cow;
use std::collections::HashSet;

impl Reader<'_> {
    /// Compares what a function returned that was called once.
    pub(super) fn once(&self, checked: &mut Checked, entry: &Entry, value: &Element) {
        let ordered = in_order(value, self.results);
        let value = ordered.as_ref().unwrap_or(value);
        let counts =
            self.results.things == Things::Numbers && matches!(entry.answer, Answer::Exactly(_));
        let alone = self.alone(value);
        if let Some(count) = count(alone).filter(|_| counts) {
            return self.entry(checked, entry, count);
        }
        let value = &without_words(alone, self.results.things);
        if let Some(called) = &self.called
            && let Some(truths) = vertices::truths(checked, value, called)
        {
            return self.truths(checked, entry, &truths);
        }
        match self.results.things {
            Things::Pawns => arrays::compare(self, checked, entry, value),
            _ => self.entry(checked, entry, value),
        }
    }

    /// Compares a set of vertices of which it is said for each vertex whether it is in it.
    fn truths(&self, checked: &mut Checked, entry: &Entry, truths: &[(u32, bool, &Element)]) {
        let Answer::AllOf(right) = &entry.answer else { return };
        for &(vertex, inside, element) in truths {
            let thing = vec![i64::from(vertex)];
            let id = match (inside, right.contains(&thing)) {
                (true, false) => Some("check-result-extra"),
                (false, true) => Some("check-result-missing"),
                _ => None,
            };
            let element = Some(element);
            checked.count(id.map(|id| self.differs(id, entry, thing, element)));
        }
        let given: HashSet<i64> = truths.iter().map(|&(vertex, ..)| vertex.into()).collect();
        let left = right.iter().filter(|thing| !thing.iter().any(|vertex| given.contains(vertex)));
        let whole = checked.wrong.is_none();
        for thing in left.filter(|_| whole) {
            let id = "check-result-missing";
            checked.count(Some(self.differs(id, entry, thing.clone(), None)));
        }
    }

    /// What is wrong with a thing in the answer for an argument.
    fn differs(
        &self,
        id: &'static str,
        entry: &Entry,
        thing: Vec<i64>,
        element: Option<&Element>,
    ) -> Difference {
        let message = self.about(id, entry).with("found", self.results.said(&thing));
        let place = self.results.marked_at(entry, &thing);
        Difference { place, thing, ..differs(entry, message, element) }
    }

    /// What is returned for no argument: a name or a call before it does not matter. Of several names, that of
    /// what is asked for.
    fn alone<'b>(&self, value: &'b Element) -> &'b Element {
        let Value::Pairs(pairs) = &value.value else { return value };
        let named = |(key, answer): &'b (Element, Element)| match &key.value {
            Value::Text(name) if *name == self.results.called => Some(answer),
            _ => None,
        };
        pairs.iter().find_map(named).unwrap_or_else(|| answer_of(value, |_, _| true))
    }
}

/// The only number among words and truth values: `379 calls`, `(True, 379)`.
fn count(value: &Element) -> Option<&Element> {
    let items: Vec<&Element> = match &value.value {
        Value::Pairs(pairs) => pairs.iter().map(|(_, answer)| answer).collect(),
        _ => value.items().iter().collect(),
    };
    let mut numbers = items.iter().filter(|item| number(item).is_some());
    let other = |item: &Element| is_word(item) || matches!(item.value, Value::Truth(_));
    let only = numbers.next().filter(|_| numbers.next().is_none())?;
    items.iter().all(|item| number(item).is_some() || other(item)).then_some(only)
}

/// Squares and pairs without the heads of their columns, and without the words before each number:
/// `row 3 column 8`.
fn without_words(value: &Element, things: Things) -> Cow<'_, Element> {
    let items = value.items();
    let several = *things.size().start() > 1 || things == Things::Numbers;
    let kept: &[Element] = match items {
        [first, rest @ ..] if !first.items().is_empty() && first.items().iter().all(is_word) => {
            rest
        }
        _ => items,
    };
    let numbers: Vec<&Element> = items.iter().filter(|item| number(item).is_some()).collect();
    let prose = items.last().is_some_and(|last| number(last).is_some())
        && items.iter().all(|item| is_word(item) || number(item).is_some())
        && numbers.len() <= 2;
    let kept: Vec<Element> = match (several, prose && numbers.len() < items.len()) {
        (true, true) => numbers.into_iter().cloned().collect(),
        (true, false) if kept.len() < items.len() => kept.to_vec(),
        _ => return Cow::Borrowed(value),
    };
    Cow::Owned(Element { value: Value::List(kept), ..*value })
}

/// Pre-period and period in their order, where their names say that they stand in the other one: `p = 12, s = 71`.
fn in_order(value: &Element, results: &Results) -> Option<Element> {
    let Value::Pairs(pairs) = &value.value else { return None };
    let [(one, period), (other, preperiod)] = pairs.as_slice() else { return None };
    let is_period = |name: &Element| {
        let Value::Text(name) = &name.value else { return false };
        matches!(name.to_lowercase().as_str(), "p" | "per" | "period" | "période" | "periode")
    };
    let swapped = results.things == Things::Pair && is_period(one) && !is_period(other);
    swapped.then(|| {
        let items = vec![preperiod.clone(), period.clone()];
        Element::new(Value::List(items), value.start as usize, value.end as usize)
    })
}
