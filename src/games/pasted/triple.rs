//! A whole graph `(S, A, E)`, compared by its labels: whoever numbers the vertices in another order, and
//! has the same edges, is right.

use super::check::{Checked, Difference, Place, at, pairs, shown};
use super::right::Region;
use super::value::{Element, Value};
use crate::core::Message;
use std::collections::{HashMap, VecDeque};
use std::rc::Rc;

/// A graph as it was pasted. Vertices are counted in the order of `S`.
struct Given<'a> {
    /// Successors, with the places where they are written.
    rows: Vec<Vec<(usize, &'a Element)>>,
    /// Where the row of a vertex is written; `None` among edges.
    places: Vec<Option<&'a Element>>,
    /// Labels.
    labels: Vec<(String, &'a Element)>,
}

/// Compares `S`, `A` and `E`.
pub(super) fn check(checked: &mut Checked, items: &[&Element], region: &Rc<Region>) {
    let &[vertices, edges, labels] = items else { return };
    let Some(given) = read(checked, (vertices, edges, labels)) else { return };
    let label = |vertex: u32| region.labels.get(vertex as usize).cloned().unwrap_or_default();
    let same = (0..).zip(&given.labels).filter(|(vertex, (text, _))| label(*vertex) == *text);
    let same = same.count();
    let found = given.rows.len();
    let unlabelled = region.labels.iter().all(String::is_empty);
    let mut labelled = checked.clone();
    if !unlabelled {
        by_label(&mut labelled, &given, region, labels);
    }
    let right = labelled.first.is_none() && found == region.arena.len();
    // Where something is wrong, most labels tell how the vertices are meant to be numbered.
    if unlabelled || !right && 2 * same >= region.arena.len() {
        by_number(checked, &given, region);
    } else {
        *checked = labelled;
    }
    if checked.first.is_none() && found != region.arena.len() {
        let message = Message::new("check-vertices").with("found", found);
        let message = message.with("right", region.arena.len());
        checked.count(Some(Difference {
            place: Place::Vertex(0),
            message,
            at: Some(at(vertices)),
        }));
    }
}

fn read<'a>(
    checked: &mut Checked,
    (vertices, edges, labels): (&'a Element, &'a Element, &'a Element),
) -> Option<Given<'a>> {
    let order: HashMap<String, usize> =
        vertices.items().iter().enumerate().map(|(place, vertex)| (shown(vertex), place)).collect();
    let count = vertices.items().len();
    let find = |element: &Element, checked: &mut Checked| {
        let vertex = order.get(&shown(element)).copied();
        if vertex.is_none() {
            let message = Message::new("check-no-vertex").quoting("found", &shown(element));
            checked.complain(at(element), message);
        }
        vertex
    };
    let mut rows = vec![Vec::new(); count];
    let mut places = vec![None; count];
    let list = |element: &Element| matches!(element.value, Value::List(_));
    let mut keyed = pairs(edges).unwrap_or_default();
    let by_rows = edges.items().len() == count && edges.items().iter().all(list);
    let as_edges = keyed.iter().all(|(_, to)| !list(to)) && !keyed.is_empty();
    if by_rows && !as_edges {
        keyed.clear();
        for (vertex, row) in edges.items().iter().enumerate() {
            for to in row.items() {
                let to = (find(to, checked)?, to);
                rows.get_mut(vertex)?.push(to);
            }
            *places.get_mut(vertex)? = Some(row);
        }
    } else if keyed.is_empty() && count > 0 {
        checked.complain(at(edges), Message::new("check-want-each"));
        return None;
    }
    for (from, to) in keyed {
        let vertex = find(from, checked)?;
        let all = if list(to) { to.items() } else { std::slice::from_ref(to) };
        for to in all {
            let to = (find(to, checked)?, to);
            rows.get_mut(vertex)?.push(to);
        }
    }
    let mut called = Vec::new();
    match &labels.value {
        Value::Pairs(pairs) => {
            let mut by_vertex: Vec<Option<(String, &Element)>> = vec![None; count];
            for (vertex, label) in pairs {
                *by_vertex.get_mut(find(vertex, checked)?)? = Some((label_of(label), label));
            }
            called.extend(
                by_vertex.into_iter().map(|label| label.unwrap_or((String::new(), labels))),
            );
        }
        _ => called.extend(labels.items().iter().map(|label| (label_of(label), label))),
    }
    if called.len() != count {
        let message = Message::new("check-count").with("found", called.len()).with("right", count);
        checked.complain(at(labels), message);
        return None;
    }
    Some(Given { rows, places, labels: called })
}

/// A label as it is written on the page: `6;0`, also for `(6, 0)`.
fn label_of(element: &Element) -> String {
    match &element.value {
        Value::List(items) => items.iter().map(shown).collect::<Vec<_>>().join(";"),
        _ => shown(element).replace(' ', ""),
    }
}

/// The vertices are numbered as on the page.
fn by_number(checked: &mut Checked, given: &Given<'_>, region: &Rc<Region>) {
    let difference = |vertex, message: Message, element: Option<&Element>| {
        Some(Difference { place: Place::Vertex(vertex), message, at: element.map(at) })
    };
    for (vertex, (label, element)) in (0..).zip(&given.labels) {
        let right = region.labels.get(vertex as usize).filter(|label| !label.is_empty());
        let Some(right) = right else { continue };
        let message = (right != label).then(|| {
            let message = Message::new("check-value").with("place", format!("E[{vertex}]"));
            message.with("found", label.as_str()).with("right", right.as_str())
        });
        checked.count(message.and_then(|message| difference(vertex, message, Some(element))));
    }
    for (vertex, row) in (0..).zip(&given.rows).take(region.arena.len()) {
        let mut left = region.arena.successors(vertex).to_vec();
        let place = format!("A[{vertex}]");
        let about =
            |id, to: String| Message::new(id).with("place", place.as_str()).with("found", to);
        let mut wrong = None;
        for &(to, element) in row {
            let found = left.iter().position(|&right| right as usize == to);
            match found {
                Some(found) => drop(left.swap_remove(found)),
                None if wrong.is_none() => {
                    let message = about("check-result-extra", to.to_string());
                    wrong = difference(vertex, message, Some(element));
                }
                None => {}
            }
        }
        if let (None, Some(&to)) = (&wrong, left.first()) {
            let element = given.places.get(vertex as usize).copied().flatten();
            wrong = difference(vertex, about("check-result-missing", to.to_string()), element);
        }
        checked.count(wrong);
    }
}

/// The vertices are found by their labels, from the first one on: its successors have one label each, and
/// so have theirs.
fn by_label(checked: &mut Checked, given: &Given<'_>, region: &Rc<Region>, labels: &Element) {
    let label = |vertex: u32| region.labels.get(vertex as usize).cloned().unwrap_or_default();
    let first = label(0);
    let Some(root) = given.labels.iter().position(|(label, _)| *label == first) else {
        let message = Message::new("check-result-missing").with("place", "E").with("found", first);
        let place = Place::Vertex(0);
        return checked.count(Some(Difference { place, message, at: Some(at(labels)) }));
    };
    let mut seen = vec![false; given.rows.len()];
    let mut queue = VecDeque::from([(root, 0)]);
    if let Some(seen) = seen.get_mut(root) {
        *seen = true;
    }
    while let Some((own, vertex)) = queue.pop_front() {
        let mut left = region.arena.successors(vertex).to_vec();
        let place = format!("A[{own} ({})]", label(vertex));
        let about =
            |id, found: &str| Message::new(id).with("place", place.as_str()).with("found", found);
        let mut wrong = None;
        for &(to, element) in given.rows.get(own).map(Vec::as_slice).unwrap_or_default() {
            let called = given.labels.get(to).map(|(label, _)| label.as_str()).unwrap_or_default();
            if let Some(found) = left.iter().position(|&right| label(right) == called) {
                let right = left.swap_remove(found);
                let new = seen.get_mut(to).is_some_and(|seen| !std::mem::replace(seen, true));
                if new {
                    queue.push_back((to, right));
                }
            } else {
                let found = format!("{to} ({called})");
                wrong = wrong.or(Some((about("check-result-extra", &found), Some(element))));
            }
        }
        if let (None, Some(&missing)) = (&wrong, left.first()) {
            let element = given.places.get(own).copied().flatten();
            wrong = Some((about("check-result-missing", &label(missing)), element));
        }
        checked.count(wrong.map(|(message, element)| Difference {
            place: Place::Vertex(vertex),
            message,
            at: element.map(at),
        }));
    }
    // What no way leads to was not compared.
    let outside = seen.iter().position(|seen| !seen);
    if let (None, Some(outside)) = (&checked.first, outside) {
        let element = given.labels.get(outside).map(|(_, element)| at(element));
        let called = given.labels.get(outside).map(|(label, _)| label.as_str()).unwrap_or_default();
        let message =
            Message::new("check-vertex-unreached").with("vertex", format!("{outside} ({called})"));
        checked.count(Some(Difference { place: Place::Vertex(0), message, at: element }));
    }
}
