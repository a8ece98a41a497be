//! The result of a function that is called only once: there are no arguments to tell apart.

use super::compare::Reader;
use super::elements::{answer_of, is_word, number};
use super::entries::{differs, truth};
use super::found::{Checked, Difference};
use super::members;
use super::results::{Answer, Entry, Results, Things};
use super::sentences::{names_other, negates};
use super::value::{Element, Value};
use super::{arrays, beside};
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
        if let Some(whole) = grouped(alone).filter(|_| counts) {
            return self.entry(checked, entry, &whole);
        }
        if let Some(count) = count(alone).filter(|_| counts) {
            return self.entry(checked, entry, count);
        }
        if let Some(verdict) = verdict(alone).filter(|_| self.results.things == Things::Truth) {
            return self.entry(checked, entry, &verdict);
        }
        let parted = parted(alone).filter(|_| self.results.things == Things::Pair);
        let value = &without_words(parted.as_ref().unwrap_or(alone), self.results.things);
        if let Some(called) = &self.called
            && let Some(truths) = members::truths(checked, value, called)
        {
            return self.truths(checked, entry, &truths);
        }
        match self.results.things {
            Things::Pawns => {
                let joined = beside::joined(value);
                arrays::compare(self, checked, entry, joined.as_ref().unwrap_or(value));
            }
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

/// Digits in groups of three, `95 440` or `95 440 calls`, as one number.
fn grouped(value: &Element) -> Option<Element> {
    let items = value.items();
    let words = items.iter().rev().take_while(|item| is_word(item)).count();
    let [first, rest @ ..] = items.get(..items.len() - words)? else { return None };
    let digits = |element: &Element| {
        let number = number(element).filter(|&number| number >= 0)?;
        Some((number, element.end - element.start))
    };
    let (mut whole, length) = digits(first)?;
    if rest.is_empty() || !(1..=3).contains(&length) || whole == 0 {
        return None;
    }
    for group in rest {
        let (number, _) = digits(group).filter(|&(_, length)| length == 3)?;
        whole = whole.checked_mul(1000)?.checked_add(number)?;
    }
    Some(Element { value: Value::Number(whole), ..*value })
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

/// The only truth value among words, `True`, `the position is not winning`; a text of one line is a list.
fn verdict(value: &Element) -> Option<Cow<'_, Element>> {
    if truth(value).is_some() {
        return Some(Cow::Borrowed(value));
    }
    let items = value.items();
    let mut verdicts = items.iter().filter(|item| truth(item).is_some());
    let only = verdicts.next().filter(|_| verdicts.next().is_none())?;
    let readable = items.iter().all(|item| truth(item).is_some() || is_word(item));
    if !readable || names_other(items) {
        return None;
    }
    let won = truth(only)?;
    if !items.iter().any(|item| negates(item, won)) {
        return Some(Cow::Borrowed(only));
    }
    let contrary = Value::Truth(!won);
    Some(Cow::Owned(Element { value: contrary, ..*only }))
}

/// Numbers that each come before a list, `{1: [0, 1, 2]}`, as pairs.
fn parted(value: &Element) -> Option<Element> {
    let two =
        |item: &'_ Element| matches!(item.items(), [one, list] if !one.is_list() && list.is_list());
    let pair = |item| {
        if let [one, list] = Element::items(item) { Some((one, list)) } else { None }
    };
    let pairs: Vec<(&Element, &Element)> = if let Value::Pairs(pairs) = &value.value {
        pairs.iter().map(|(key, list)| (key, list)).collect()
    } else {
        let items = value.items();
        items.iter().filter(|_| items.iter().all(two)).filter_map(pair).collect()
    };
    let listed = |(key, list): &(&Element, &Element)| number(key).is_some() && list.is_list();
    let lists = !pairs.is_empty() && pairs.iter().all(listed);
    lists.then(|| {
        let pair = |key: &Element, one: &Element| Element {
            value: Value::List(vec![key.clone(), one.clone()]),
            start: one.start,
            end: one.end,
        };
        let all =
            pairs.iter().flat_map(|(key, list)| list.items().iter().map(|one| pair(key, one)));
        Element { value: Value::List(all.collect()), ..*value }
    })
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
    let turned = things == Things::Squares && arrays::is_turned(&arrays::names_of(items));
    let kept: Vec<Element> = match (several, prose && numbers.len() < items.len()) {
        // Column and row.
        (true, true) if turned => numbers.into_iter().rev().cloned().collect(),
        (true, true) => numbers.into_iter().cloned().collect(),
        (true, false) if kept.len() < items.len() => kept.to_vec(),
        _ => return Cow::Borrowed(value),
    };
    Cow::Owned(Element { value: Value::List(kept), ..*value })
}

/// Pre-period and period in their order, if their names say that it is reversed: `p = 12, s = 71`.
fn in_order(value: &Element, results: &Results) -> Option<Element> {
    let alone =
        matches!(results.entries.as_slice(), [entry] if matches!(entry.answer, Answer::Exactly(_)));
    if results.things != Things::Pair || !alone {
        return None;
    }
    let mut leaves = Vec::new();
    flatten(value, &mut leaves);
    let numbers: Vec<usize> = (0..leaves.len())
        .filter(|&at| leaves.get(at).is_some_and(|leaf| number(leaf).is_some()))
        .collect();
    let &[first, second] = numbers.as_slice() else { return None };
    let named = |range: std::ops::Range<usize>| -> Vec<Named> {
        leaves.get(range).unwrap_or_default().iter().filter_map(|leaf| named(leaf)).collect()
    };
    let (before, between) = (named(0..first), named(first + 1..second));
    let after = named(second + 1..leaves.len());
    let swapped = match (before.as_slice(), between.as_slice()) {
        // `12 (pre-period 71)`; but `71 (pre-period), 12 (period)`
        ([], [.., Named::Preperiod]) => !after.contains(&Named::Period),
        // `(period, pre-period) = (12, 71)`
        ([Named::Period, .., Named::Preperiod], []) => true,
        ([.., Named::Period], [.., last]) => *last == Named::Preperiod,
        // `p = 12, s = 71`
        ([.., Named::Period], []) => second > first + 1,
        _ => false,
    };
    let pair =
        swapped.then_some([second, first]).or((leaves.len() > 2).then_some([first, second]))?;
    let items: Option<Vec<Element>> =
        pair.map(|at| leaves.get(at).map(|leaf| (*leaf).clone())).into_iter().collect();
    Some(Element::new(Value::List(items?), value.start as usize, value.end as usize))
}

/// What a word names.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Named {
    Period,
    Preperiod,
}

fn named(word: &Element) -> Option<Named> {
    let Value::Text(word) = &word.value else { return None };
    let word = word.to_lowercase();
    match word.trim_matches(|c: char| !c.is_alphanumeric()) {
        "p" | "per" | "period" | "période" | "periode" => Some(Named::Period),
        "s" | "n0" | "n₀" | "from" | "partir" | "start" | "début" | "debut" => {
            Some(Named::Preperiod)
        }
        word if word.starts_with("pré") || word.starts_with("pre") => Some(Named::Preperiod),
        _ => None,
    }
}

/// The words and numbers of a value in their order.
fn flatten<'a>(value: &'a Element, leaves: &mut Vec<&'a Element>) {
    match &value.value {
        Value::List(items) => items.iter().for_each(|item| flatten(item, leaves)),
        Value::Pairs(pairs) => {
            for (key, value) in pairs {
                flatten(key, leaves);
                flatten(value, leaves);
            }
        }
        _ => leaves.push(value),
    }
}
