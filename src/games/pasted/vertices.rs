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
    pub(super) region: &'a Region,
    /// A label that several vertices have names none of them.
    pub(super) by_text: HashMap<&'a str, Option<u32>>,
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

    /// The vertex that an element names: by name, by label (`'5;1'`, `(5, 1)`), otherwise by number.
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
pub(super) fn given<'a>(
    checked: &mut Checked,
    value: &'a Element,
    called: &Called<'_>,
) -> Option<Given<'a>> {
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
        Value::Text(text) => {
            matches!(&*text.to_lowercase(), "" | "-" | "–" | "inf" | "infinity" | "infini" | "∞")
        }
        Value::List(items) => items.is_empty(),
        Value::Truth(truth) => !truth,
        Value::Pairs(_) => false,
    }
}

pub(super) fn difference(place: u32, message: Message, element: Option<&Element>) -> Difference {
    Difference::new(Place::Vertex(place), message, element.map(at))
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
        checked.count(Some(difference(vertex, message, Some(value))));
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
        return checked.count(Some(difference(vertex, message, Some(value))));
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
