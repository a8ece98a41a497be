//! The lists that programs keep of a graph: `(S, A, E)`, successors, predecessors, S0 and F0.

use super::elements::{answer_of, at};
use super::found::{Checked, Place};
use super::results::{Answer, Entry, Keys, Results, Things};
use super::right::Region;
use super::value::{Element, Value};
use super::{columns, compare, triple};
use crate::core::Message;
use crate::core::graph::{Arena, Reverse};
use serde::{Deserialize, Serialize};
use std::rc::Rc;

/// The maximum number of vertices and of edges, together, of a graph whose lists are compared and copied.
pub const MAX_LISTED: usize = 200_000;

/// Whether the lists of a graph are compared and copied.
pub fn is_listed(arena: &Arena) -> bool {
    arena.len().saturating_add(arena.edges()) <= MAX_LISTED
}

/// Lists of a graph, alone or as a function returns them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Part {
    /// `(S, A, E)`: vertices, successors, labels.
    Triple,
    /// The same with the edges as pairs of vertices.
    TripleEdges,
    /// `(suc, nbsuc, pred, nbpred)`.
    Four,
    /// The successors of each vertex.
    Successors,
    /// The same as pairs of vertices.
    Edges,
    /// The predecessors of each vertex.
    Predecessors,
    /// How many successors each vertex has.
    OutDegrees,
    /// How many predecessors.
    InDegrees,
    /// For each vertex the state of its counter when the attractor is found: its successors outside.
    Counters,
    /// `(S0, F0)`: the vertices of the player, and those at which this player has won.
    Both,
    /// The first of them.
    Owned,
    /// The second.
    Won,
}

/// What a part consists of.
pub(super) fn results(part: Part, region: &Rc<Region>) -> Vec<Results> {
    let arena = &region.arena;
    let player = region.attractor.player();
    let all = |parts: &[Part]| parts.iter().flat_map(|&part| results(part, region)).collect();
    let rows = |called: &str, things: Things, row: &dyn Fn(u32) -> Vec<u32>| {
        let answer = |vertex| Answer::AllOf(row(vertex).into_iter().map(one).collect());
        by_vertex(region, called, things, &answer)
    };
    let counts = |called: &str, count: &dyn Fn(u32) -> usize| {
        let number = |vertex| i64::try_from(count(vertex)).unwrap_or(i64::MAX);
        let answer = |vertex| Answer::Exactly(vec![number(vertex)]);
        by_vertex(region, called, Things::Numbers, &answer)
    };
    let set = |called: &str, vertices: Vec<u32>| {
        let place = Place::Vertex(vertices.first().copied().unwrap_or_default());
        let answer = Answer::AllOf(vertices.into_iter().map(one).collect());
        let results = Results::once(called, Things::Vertices, place, answer);
        Results { region: Some(region.clone()), ..results }
    };
    let index = player.index();
    let successors = |vertex| arena.successors(vertex).to_vec();
    match part {
        Part::Triple | Part::TripleEdges => all(&[Part::Successors]),
        Part::Four => {
            all(&[Part::Successors, Part::OutDegrees, Part::Predecessors, Part::InDegrees])
        }
        Part::Both => all(&[Part::Owned, Part::Won]),
        Part::Successors => vec![rows("suc", Things::Vertices, &successors)],
        Part::Edges => vec![rows("A", Things::Edges, &successors)],
        Part::Predecessors => {
            let reverse = Reverse::of(arena);
            let predecessors = |vertex| reverse.predecessors(vertex).to_vec();
            vec![rows("pred", Things::Vertices, &predecessors)]
        }
        Part::OutDegrees => {
            vec![counts("nbsuc", &|vertex| arena.successors(vertex).len())]
        }
        Part::InDegrees => {
            let reverse = Reverse::of(arena);
            vec![counts("nbpred", &|vertex| reverse.predecessors(vertex).len())]
        }
        Part::Counters => {
            let outside = |&&to: &&u32| !region.attractor.contains(to);
            vec![counts("compt", &|vertex| arena.successors(vertex).iter().filter(outside).count())]
        }
        Part::Owned => {
            let owned = arena.vertices().filter(|&vertex| arena.owner(vertex) == player);
            vec![set(&format!("S{index}"), owned.collect())]
        }
        Part::Won => vec![set(&format!("F{index}"), arena.won_by(player).collect())],
    }
}

fn one(vertex: u32) -> Vec<i64> {
    vec![i64::from(vertex)]
}

fn by_vertex(
    region: &Rc<Region>,
    called: &str,
    things: Things,
    answer: &dyn Fn(u32) -> Answer,
) -> Results {
    let entry = |vertex: u32| Entry {
        key: one(vertex),
        place: Place::Vertex(vertex),
        answer: answer(vertex),
    };
    Results {
        keys: Keys::Vertex,
        entries: region.arena.vertices().map(entry).collect(),
        region: Some(region.clone()),
        ..Results::empty(called, things)
    }
}

/// Compares what was pasted with a part of the graph.
pub(super) fn check(checked: &mut Checked, value: &Element, part: Part, region: &Rc<Region>) {
    // A whole graph is compared with the graph itself.
    let whole = matches!(part, Part::Triple | Part::TripleEdges);
    let right = if whole { Vec::new() } else { results(part, region) };
    let names: &[&str] = match part {
        Part::Triple | Part::TripleEdges => &["S", "A", "E"],
        Part::Four => &["suc", "nbsuc", "pred", "nbpred"],
        Part::Both => &[],
        _ => {
            if let Some(right) = right.first() {
                compare::compare(checked, value, right);
            }
            return;
        }
    };
    // Of one player: the lists of the other are others.
    let both: Vec<&str> = right.iter().map(|part| part.called.as_str()).collect();
    let names: &[&str] = if part == Part::Both { &both } else { names };
    let named = |key: &Element| names.iter().any(|name| is_called(key, name));
    let value = answer_of(value, |key, _| !named(key));
    let sheet = columns::named(value, names, whole);
    let value = sheet.as_ref().unwrap_or(value);
    let items: Vec<&Element> = match &value.value {
        // An object of JSON, with the lists by name.
        Value::Pairs(pairs) => names
            .iter()
            .filter_map(|name| pairs.iter().find(|(key, _)| is_called(key, name)))
            .map(|(_, value)| value)
            .collect(),
        _ => value.items().iter().collect(),
    };
    // Under other names, in their order, unless they are those of the other player.
    let others = format!("{}", region.attractor.player().other().index());
    let strange = |(key, _): &(Element, Element)| matches!(&key.value, Value::Text(name) if name.contains(&others));
    let items = match &value.value {
        Value::Pairs(pairs)
            if items.len() < names.len() && (part != Part::Both || !pairs.iter().any(strange)) =>
        {
            let lists: Vec<&Element> =
                pairs.iter().map(|(_, value)| value).filter(|value| value.is_list()).collect();
            if lists.len() == names.len() { lists } else { items }
        }
        _ => items,
    };
    if items.len() != names.len() {
        let message = Message::new("check-parts").with("names", names.join(", "));
        return checked.complain(at(value), message);
    }
    if whole {
        return triple::check(checked, &items, region);
    }
    for (right, item) in right.iter().zip(items) {
        compare::compare(checked, item, right);
    }
}

/// Whether a key is this name, also without the player's number.
fn is_called(key: &Element, name: &str) -> bool {
    let Value::Text(text) = &key.value else { return false };
    text == name || name.trim_end_matches(['0', '1']) == text
}
