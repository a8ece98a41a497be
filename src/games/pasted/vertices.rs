//! Sets of vertices, ranks and strategies, compared with an attractor.

use super::columns;
use super::elements::{answer_of, at, is_list, name_of, number, pairs, shown, spelled};
use super::found::{Checked, Difference, Place};
use super::right::Region;
use super::value::{Element, NONE, Value};
use crate::core::graph::{Arena, Attractor, Ends};
use crate::core::{Message, Player};
use std::borrow::Cow;
use std::collections::HashMap;
use std::rc::Rc;

/// The vertices of a region by what they are called.
pub(super) struct Called<'a> {
    region: &'a Region,
    /// A label that several vertices have names none of them.
    by_text: HashMap<&'a str, Option<u32>>,
}

impl<'a> Called<'a> {
    pub(super) fn new(region: &'a Region) -> Self {
        let mut by_text = HashMap::new();
        for (vertex, label) in (0..).zip(&region.labels).filter(|(_, label)| !label.is_empty()) {
            let seen = by_text.insert(label.as_str(), Some(vertex));
            if seen.is_some() {
                by_text.insert(label.as_str(), None);
            }
        }
        // A name goes before a label.
        by_text
            .extend((0..).zip(&region.names).map(|(vertex, name)| (name.as_str(), Some(vertex))));
        Self { region, by_text }
    }

    /// The vertex that an element names: by name, by label (`'5;1'`, `(5, 1)`), else by number.
    pub(super) fn find(&self, element: &Element) -> Option<u32> {
        self.by_text.get(name_of(element).as_str()).copied().flatten().or_else(|| {
            // `strat(S, A, E, 0)`.
            let element = match element.items() {
                [Element { value: Value::Text(_), .. }, .., last] => last,
                _ => element,
            };
            let vertex = number(element).and_then(|number| u32::try_from(number).ok())?;
            ((vertex as usize) < self.region.arena.len()).then_some(vertex)
        })
    }

    /// The same; where there is none, that is said.
    pub(super) fn find_or_complain(&self, element: &Element, checked: &mut Checked) -> Option<u32> {
        let vertex = self.find(element);
        if vertex.is_none() {
            let message = Message::new("check-no-vertex").quoting("found", &spelled(element));
            checked.complain(at(element), message);
        }
        vertex
    }
}

/// What is given of each vertex, with its place in the text.
type Given<'a> = Vec<(u32, &'a Element)>;

/// A value for each vertex: a dictionary, pairs, or a list in the order of the vertices. `None` where it
/// is none of them; what cannot be read is said and left out.
fn given<'a>(checked: &mut Checked, value: &'a Element, called: &Called<'_>) -> Option<Given<'a>> {
    if let Some(pairs) = pairs(value, |word| called.find(word).is_some()) {
        let mut given = Vec::with_capacity(pairs.len());
        let mut seen = vec![false; called.region.arena.len()];
        for (key, value) in pairs {
            let Some(vertex) = called.find_or_complain(key, checked) else { break };
            let slot = seen.get_mut(vertex as usize);
            // A call may come again, but not a key of a dictionary.
            if slot.is_some_and(|seen| std::mem::replace(seen, true)) && !is_list(key) {
                let message = Message::new("check-key-twice").quoting("found", &spelled(key));
                checked.complain(at(key), message);
            }
            given.push((vertex, value));
        }
        return Some(given);
    }
    let items = value.items();
    let all = called.region.arena.len();
    if items.len() == all {
        return Some((0..).zip(items).collect());
    }
    // Some too few or too many: each is compared, and that is said.
    let single = |item: &Element| number(item).is_some() || is_nothing(item);
    let counted = items.len() > 1 && items.iter().all(single);
    counted.then(|| {
        checked.complain(at(value), wanted(value, called.region));
        (0..).zip(items).take(all).collect()
    })
}

/// Lines of a spreadsheet with a vertex, perhaps its label, and at most one value each, as a dictionary.
fn by_columns<'a>(value: &'a Element, called: &Called<'_>) -> Cow<'a, Element> {
    let pair = |row: &Element| row.items().len() == 2;
    if value.items().iter().all(pair) {
        return Cow::Borrowed(value);
    }
    let keyed = columns::keyed(value, |key| called.find(key).filter(|_| !is_list(key)));
    let alone = |(key, list): (Element, Element)| match list.value {
        Value::List(mut items) if items.len() < 2 => {
            let empty = Element { value: Value::Nothing(NONE), start: list.start, end: list.end };
            Some((key, items.pop().unwrap_or(empty)))
        }
        _ => None,
    };
    let pairs = match keyed {
        Some(Element { value: Value::Pairs(pairs), .. }) => pairs.into_iter().map(alone).collect(),
        _ => None,
    };
    pairs.map_or(Cow::Borrowed(value), |pairs| {
        Cow::Owned(Element { value: Value::Pairs(pairs), ..*value })
    })
}

/// Whether a key is a call, and not a label such as `(6, 0)`.
fn is_call(key: &Element) -> bool {
    matches!(key.items(), [_] | [Element { value: Value::Text(_), .. }, ..])
}

/// What is asked for where no value was given for each vertex.
fn wanted(value: &Element, region: &Region) -> Message {
    match value.items().len() {
        0 => Message::new("check-want-dictionary"),
        1 => Message::new("check-which").with("example", "0: 1"),
        found => Message::new("check-count").with("found", found).with("right", region.arena.len()),
    }
}

/// Whether an element says that there is nothing: `None`, −1, an empty list or text.
fn is_nothing(element: &Element) -> bool {
    match &element.value {
        Value::Nothing(_) => true,
        Value::Number(number) => *number < 0,
        Value::Text(text) => matches!(text.as_str(), "" | "-" | "–" | "inf"),
        Value::List(items) => items.is_empty(),
        Value::Truth(truth) => !truth,
        Value::Pairs(_) => false,
    }
}

fn difference(place: u32, message: Message, element: Option<&Element>) -> Difference {
    Difference::new(Place::Vertex(place), message, element.map(at))
}

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
        let headed = matches!(items, [Element { value: Value::Text(_), .. }, _, ..])
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
        let element = refused.get(&vertex).copied();
        checked.count(Some(difference(vertex, about("check-vertex-missing", vertex), element)));
    }
}

/// The vertices of a list in which each stands beside its own label, `8 (0;0)`, without these.
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

/// Keys that each stand before their own label, as a list; the last of several lists under one name.
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

/// The ranks of all vertices.
pub(super) fn ranks(checked: &mut Checked, value: &Element, region: &Region) {
    let value = answer_of(value, |_, answer| is_list(answer));
    let called = Called::new(region);
    let value = &by_columns(value, &called);
    let Some(given) = given(checked, value, &called) else {
        return checked.complain(at(value), wanted(value, region));
    };
    let mut seen = vec![false; region.arena.len()];
    for (vertex, element) in given {
        if let Some(seen) = seen.get_mut(vertex as usize) {
            *seen = true;
        }
        let place = || region.called(vertex);
        let message = match (region.attractor.rank(vertex), number(element)) {
            (None, _) if is_nothing(element) => None,
            (Some(right), Some(found)) if found == i64::from(right) => None,
            (Some(right), Some(found)) => Some(
                Message::new("check-value")
                    .with("place", place())
                    .with("found", found.to_string())
                    .with("right", right.to_string()),
            ),
            (Some(right), None) if is_nothing(element) => {
                Some(Message::new("check-rank-inside").with("place", place()).with("right", right))
            }
            (None, Some(found)) => Some(
                Message::new("check-rank-outside")
                    .with("place", place())
                    .with("found", found.to_string()),
            ),
            (_, None) => {
                let message = Message::new("check-not-number").quoting("found", &shown(element));
                return checked.complain(at(element), message);
            }
        };
        checked.count(message.map(|message| difference(vertex, message, Some(element))));
    }
    if checked.wrong.is_some() {
        return;
    }
    let missing =
        region.attractor.vertices().filter(|&vertex| seen.get(vertex as usize) == Some(&false));
    for vertex in missing {
        let message = Message::new("check-vertex-missing").with("vertex", region.called(vertex));
        checked.count(Some(difference(vertex, message, None)));
    }
}

/// A successor for every vertex of the player in the attractor, such that the win is reached whatever
/// the opponent does. What is given of other vertices must be an edge, and does not matter otherwise.
///
/// It is right if with these edges alone the player attracts the same vertices as with all.
pub(super) fn strategy(checked: &mut Checked, value: &Element, region: &Region) {
    let called = Called::new(region);
    let value = answer_of(value, |key, answer| called.find(key).is_none() && is_list(answer));
    let value = &by_columns(value, &called);
    let Some(given) = given(checked, value, &called) else {
        return checked.complain(at(value), wanted(value, region));
    };
    let (arena, player) = (&region.arena, region.attractor.player());
    let matters = |vertex: u32| {
        arena.owner(vertex) == player && region.attractor.rank(vertex).is_some_and(|rank| rank > 0)
    };
    let mut chosen: Vec<Option<(u32, &Element)>> = vec![None; arena.len()];
    for (vertex, element) in given {
        if is_nothing(element) {
            continue;
        }
        let Some(to) = called.find_or_complain(element, checked) else { return };
        let place = || region.called(vertex);
        let wrong = |id: &'static str| {
            Message::new(id).with("place", place()).with("found", region.called(to))
        };
        let message = if !arena.successors(vertex).contains(&to) {
            Some(wrong("check-move-edge"))
        } else if matters(vertex) && !region.attractor.contains(to) {
            Some(wrong("check-move-leaves"))
        } else {
            None
        };
        if let Some(slot) = chosen.get_mut(vertex as usize).filter(|_| message.is_none()) {
            *slot = Some((to, element));
        }
        if matters(vertex) || message.is_some() {
            checked.count(message.map(|message| difference(vertex, message, Some(element))));
        }
    }
    if checked.wrong.is_some() || checked.first.is_some() {
        return;
    }
    // Calls are about some of the vertices: `strat(S, A, E, 0)`.
    if let Value::Pairs(pairs) = &value.value
        && pairs.iter().all(|(key, _)| is_call(key))
    {
        let all = arena.vertices().filter(|&vertex| matters(vertex)).count();
        if checked.compared < all {
            let note = Message::new("check-few").with("count", checked.compared).with("all", all);
            checked.notes.push(note);
        }
        return;
    }
    let choice = |vertex: u32| chosen.get(vertex as usize).copied().flatten();
    if let Some(vertex) = arena.vertices().find(|&v| matters(v) && choice(v).is_none()) {
        let right = region.attractor.strategy(arena, vertex).map(|to| region.called(to));
        let message = Message::new("check-move-none").with("place", region.called(vertex));
        let message = message.with("right", right.unwrap_or_default());
        return checked.count(Some(difference(vertex, message, None)));
    }
    let follows = |vertex: u32| choice(vertex).filter(|_| matters(vertex)).map(|(to, _)| to);
    let attracted = attracted(arena, player, follows);
    let lost = region.attractor.vertices().find(|&v| matters(v) && !attracted.contains(v));
    if let Some(vertex) = lost {
        let found = choice(vertex).map(|(to, _)| region.called(to)).unwrap_or_default();
        let message = Message::new("check-move-circles").with("place", region.called(vertex));
        let element = choice(vertex).map(|(_, element)| element);
        // It was counted as one that is compared.
        checked.compared = checked.compared.saturating_sub(1);
        checked.count(Some(difference(vertex, message.with("found", found), element)));
    }
}

/// What the player attracts where some of the vertices have one edge only.
fn attracted(arena: &Arena, player: Player, only: impl Fn(u32) -> Option<u32>) -> Attractor {
    let row = |vertex| match only(vertex) {
        Some(to) => vec![to],
        None => arena.successors(vertex).to_vec(),
    };
    let rows: Vec<_> = arena.vertices().map(|vertex| (arena.owner(vertex), row(vertex))).collect();
    let Ok(mut narrowed) = Arena::of_rows(&rows) else { return Attractor::default() };
    for vertex in arena.vertices() {
        if let Some(winner) = arena.win(vertex) {
            narrowed.set_win(vertex, winner);
        }
    }
    Attractor::of(&Rc::new(narrowed), player, Ends::Final)
}
