//! A whole graph `(S, A, E)`, compared by its labels: a program that numbers the vertices in another order but has the
//! same edges is right.

use super::alike::compared;
use super::elements::{at, name_of, pairs, shown, spelled};
use super::found::Checked;
use super::right::Region;
use super::value::{Element, Value};
use crate::core::Message;
use std::collections::{HashMap, HashSet};

/// The vertices of `S` by name, counted in their order.
type Order = HashMap<String, usize>;
/// A vertex that an edge leads to, where it is written.
pub(super) type Target<'a> = (usize, &'a Element);

/// A graph as it was pasted. Vertices are counted in the order of `S`.
pub(super) struct Given<'a> {
    /// Successors, with the places where they are written.
    pub(super) rows: Vec<Vec<Target<'a>>>,
    /// Where the row of a vertex is written; `None` among edges.
    places: Vec<Option<&'a Element>>,
    /// Labels.
    pub(super) labels: Vec<(String, &'a Element)>,
    /// Where all vertices are written.
    pub(super) vertices: &'a Element,
    /// Where all labels are written.
    pub(super) all_labels: &'a Element,
}

/// How edges are written.
#[derive(Clone, Copy)]
enum Way {
    /// The successors of each vertex, in the order of the vertices.
    Rows,
    /// Pairs of vertices.
    Edges,
    /// Vertices, each with its successors.
    Keyed,
}

/// Compares `S`, `A` and `E`. Where edges can be read in two ways, in the one that has less against it.
pub(super) fn check(checked: &mut Checked, items: &[&Element], region: &Region) {
    let &[vertices, edges, labels] = items else { return };
    if let Some((id, list, found)) = short(items, region) {
        let message = Message::new(id).with("found", found).with("right", region.arena.len());
        return checked.complain(at(list), message);
    }
    let order: Order =
        vertices.items().iter().enumerate().map(|(at, vertex)| (name_of(vertex), at)).collect();
    let Some(called) = read_labels(checked, &order, vertices.items().len(), labels) else { return };
    let count = vertices.items().len();
    let mut seen = HashSet::with_capacity(count);
    if let Some(twice) = vertices.items().iter().find(|vertex| !seen.insert(name_of(vertex))) {
        let message = Message::new("check-vertex-twice").with("vertex", name_of(twice));
        return checked.complain(at(twice), message);
    }
    let orders = [Some(order.clone()), counted(&order, count, edges)];
    let orders: Vec<Order> = orders.into_iter().flatten().collect();
    let ways: Vec<(&Order, Way)> = orders
        .iter()
        .flat_map(|order| ways(order, count, edges).into_iter().map(move |way| (order, way)))
        .collect();
    if ways.is_empty() {
        return checked
            .complain(at(edges), Message::new("check-which").with("example", "0: [1, 2]"));
    }
    let read = |(order, way)| {
        let mut found = checked.clone();
        let mut given = Given {
            rows: vec![Vec::new(); vertices.items().len()],
            places: vec![None; vertices.items().len()],
            labels: called.clone(),
            vertices,
            all_labels: labels,
        };
        if given.read(&mut found, order, edges, way).is_some() {
            found = compared(found, &given, region);
        }
        found
    };
    let found = ways.into_iter().map(read);
    if let Some(best) = found.min_by_key(|found| (found.wrong.is_some(), found.differences)) {
        *checked = best;
    }
}

/// The only list whose length is not that of the graph, what is said of it, and that length; `None` where there is no
/// such list, or more than one.
fn short<'a>(items: &[&'a Element], region: &Region) -> Option<(&'static str, &'a Element, usize)> {
    let right = region.arena.len();
    let &[vertices, edges, labels] = items else { return None };
    let rows = edges.items();
    let by_rows =
        rows.iter().all(Element::is_list) && rows.iter().any(|row| row.items().len() != 2);
    let lists = [
        ("check-vertices", vertices, true),
        ("check-successor-lists", edges, by_rows),
        ("check-labels", labels, matches!(labels.value, Value::List(_))),
    ];
    let listed = lists.into_iter().filter(|(_, _, counts)| *counts);
    let lengths = listed.map(|(id, list, _)| (id, list, list.items().len()));
    let (whole, other): (Vec<_>, Vec<_>) = lengths.partition(|&(.., length)| length == right);
    match other.as_slice() {
        &[only] if !whole.is_empty() => Some(only),
        _ => None,
    }
}

/// The vertices called by their places from 0 on, where `S` has names or counts from another number and edges may
/// mean these.
fn counted(order: &Order, count: usize, edges: &Element) -> Option<Order> {
    let places: Order = (0..count).map(|place| (place.to_string(), place)).collect();
    // Numbers must count on from the first.
    let mut numbers = order.iter().filter_map(|(name, &place)| Some((name.parse().ok()?, place)));
    let from = |(number, place): (usize, usize)| number.checked_sub(place);
    let start = numbers.next().map(from);
    if places == *order || start == Some(None) || numbers.any(|number| Some(from(number)) != start)
    {
        return None;
    }
    let mut left = vec![edges];
    while let Some(element) = left.pop() {
        match &element.value {
            Value::List(items) => left.extend(items),
            Value::Number(number) => {
                let place = usize::try_from(*number).is_ok_and(|place| place < count);
                if !place {
                    return None;
                }
            }
            _ => return None,
        }
    }
    Some(places)
}

/// The ways in which edges may be meant; rows first.
fn ways(order: &Order, count: usize, edges: &Element) -> Vec<Way> {
    let list = |element: &Element| matches!(element.value, Value::List(_));
    let by_rows = edges.items().len() == count && edges.items().iter().all(list);
    let keyed = pairs(edges, |word| order.contains_key(&name_of(word))).unwrap_or_default();
    let joined = !keyed.is_empty() && keyed.iter().all(|(_, to)| !list(to) || is_label(order, to));
    let mut ways = Vec::new();
    if by_rows {
        ways.push(Way::Rows);
    }
    if joined {
        ways.push(Way::Edges);
    } else if !by_rows && !keyed.is_empty() {
        ways.push(Way::Keyed);
    }
    ways
}

/// Whether a list is one vertex and not several.
fn is_label(order: &Order, list: &Element) -> bool {
    let several = list.items().iter().all(|item| order.contains_key(&name_of(item)));
    order.contains_key(&name_of(list)) && !several
}

/// The vertex of `S` that an element names.
fn find(order: &Order, element: &Element, checked: &mut Checked) -> Option<usize> {
    let vertex = order.get(&name_of(element)).copied();
    if vertex.is_none() {
        let message = Message::new("check-not-in-s").quoting("found", &spelled(element));
        checked.complain(at(element), message);
    }
    vertex
}

/// The labels in the order of the vertices.
fn read_labels<'a>(
    checked: &mut Checked,
    order: &Order,
    count: usize,
    labels: &'a Element,
) -> Option<Vec<(String, &'a Element)>> {
    let mut called = Vec::new();
    if let Value::Pairs(pairs) = &labels.value {
        let mut by_vertex: Vec<Option<(String, &Element)>> = vec![None; count];
        for (vertex, label) in pairs {
            *by_vertex.get_mut(find(order, vertex, checked)?)? = Some((label_of(label), label));
        }
        called.extend(by_vertex.into_iter().map(|label| label.unwrap_or((String::new(), labels))));
    } else {
        called.extend(labels.items().iter().map(|label| (label_of(label), label)));
    }
    if called.len() == count {
        return Some(called);
    }
    let message = Message::new("check-count").with("found", called.len()).with("right", count);
    checked.complain(at(labels), message);
    None
}

/// A label as it is written on the page: `6;0`, also for `(6, 0)`.
fn label_of(element: &Element) -> String {
    match &element.value {
        Value::List(_) => name_of(element),
        _ => shown(element).replace(' ', ""),
    }
}

impl<'a> Given<'a> {
    /// Reads edges that are written in a way. `None` where that is said to be wrong.
    fn read(
        &mut self,
        checked: &mut Checked,
        order: &Order,
        edges: &'a Element,
        way: Way,
    ) -> Option<()> {
        if matches!(way, Way::Rows) {
            for (vertex, row) in edges.items().iter().enumerate() {
                for to in row.items() {
                    let to = (find(order, to, checked)?, to);
                    self.rows.get_mut(vertex)?.push(to);
                }
                *self.places.get_mut(vertex)? = Some(row);
            }
            return Some(());
        }
        let mut seen = HashSet::new();
        for (from, to) in pairs(edges, |word| order.contains_key(&name_of(word)))? {
            let vertex = find(order, from, checked)?;
            if matches!(way, Way::Keyed) && !seen.insert(vertex) {
                let message = Message::new("check-key-twice").quoting("found", &spelled(from));
                checked.complain(at(from), message);
            }
            let several = matches!(to.value, Value::List(_))
                && (matches!(way, Way::Keyed) && !is_label(order, to));
            let all = if several { to.items() } else { std::slice::from_ref(to) };
            for to in all {
                let to = (find(order, to, checked)?, to);
                self.rows.get_mut(vertex)?.push(to);
            }
        }
        Some(())
    }

    pub(super) fn label(&self, vertex: usize) -> &str {
        self.labels.get(vertex).map_or("", |(label, _)| label)
    }

    /// A vertex by number and label.
    pub(super) fn called(&self, vertex: usize) -> String {
        format!("{vertex} ({})", self.label(vertex))
    }

    pub(super) fn row(&self, vertex: usize) -> &[Target<'a>] {
        self.rows.get(vertex).map(Vec::as_slice).unwrap_or_default()
    }

    /// Where the row of a vertex is written.
    pub(super) fn place(&self, vertex: usize) -> Option<&'a Element> {
        self.places.get(vertex).copied().flatten()
    }
}
