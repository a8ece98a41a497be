//! A whole graph `(S, A, E)`, compared by its labels: whoever numbers the vertices in another order, and
//! has the same edges, is right.

use super::check::{Checked, Difference, Place, at, name_of, pairs, shown, spelled};
use super::right::Region;
use super::value::{Element, Value};
use crate::core::Message;
use std::collections::{HashMap, HashSet, VecDeque};
use std::hash::Hash;

/// The vertices of `S` by name, counted in their order.
type Order = HashMap<String, usize>;
/// A vertex that an edge leads to, where it is written.
type Target<'a> = (usize, &'a Element);

/// A graph as it was pasted. Vertices are counted in the order of `S`.
struct Given<'a> {
    /// Successors, with the places where they are written.
    rows: Vec<Vec<Target<'a>>>,
    /// Where the row of a vertex is written; `None` among edges.
    places: Vec<Option<&'a Element>>,
    /// Labels.
    labels: Vec<(String, &'a Element)>,
    /// Where all vertices are written.
    vertices: &'a Element,
    /// Where all labels are written.
    all_labels: &'a Element,
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
    let order: Order =
        vertices.items().iter().enumerate().map(|(at, vertex)| (name_of(vertex), at)).collect();
    let Some(called) = read_labels(checked, &order, vertices.items().len(), labels) else { return };
    let count = vertices.items().len();
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

/// The vertices called by their places from 0 on, where `S` has other numbers and edges may mean these.
fn counted(order: &Order, count: usize, edges: &Element) -> Option<Order> {
    let places: Order = (0..count).map(|place| (place.to_string(), place)).collect();
    if places == *order {
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
        let message = Message::new("check-no-vertex").quoting("found", &spelled(element));
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
        for (from, to) in pairs(edges, |word| order.contains_key(&name_of(word)))? {
            let vertex = find(order, from, checked)?;
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

    fn label(&self, vertex: usize) -> &str {
        self.labels.get(vertex).map_or("", |(label, _)| label)
    }

    /// A vertex by number and label.
    fn called(&self, vertex: usize) -> String {
        format!("{vertex} ({})", self.label(vertex))
    }

    fn row(&self, vertex: usize) -> &[Target<'a>] {
        self.rows.get(vertex).map(Vec::as_slice).unwrap_or_default()
    }

    /// Where the row of a vertex is written.
    fn place(&self, vertex: usize) -> Option<&'a Element> {
        self.places.get(vertex).copied().flatten()
    }
}

/// Compares a graph: as it is numbered, and by its labels if that does not agree.
fn compared(checked: Checked, given: &Given<'_>, region: &Region) -> Checked {
    let (found, right) = (given.rows.len(), region.arena.len());
    let agrees = |checked: &Checked| checked.first.is_none() && found == right;
    let mut checked = {
        let mut numbered = checked.clone();
        by_number(&mut numbered, given, region);
        let unlabelled = region.labels.iter().all(String::is_empty);
        if unlabelled || agrees(&numbered) {
            numbered
        } else {
            let mut labelled = checked;
            if is_unique(region) {
                by_labels(&mut labelled, given, region);
            } else {
                by_walk(&mut labelled, given, region);
            }
            // Where something is wrong, most labels tell how the vertices are meant to be numbered.
            let same =
                region.labels.iter().zip(&given.labels).filter(|(own, (text, _))| *own == text);
            let by_number = !agrees(&labelled) && 2 * same.count() >= right;
            if by_number {
                numbered
            } else {
                labelled.notes.push(Message::new("check-by-labels"));
                labelled
            }
        }
    };
    if checked.first.is_none() && found != right {
        let message = Message::new("check-vertices").with("found", found).with("right", right);
        let place = Place::Vertex(0);
        checked.count(Some(Difference::new(place, message, Some(at(given.vertices)))));
    }
    checked
}

/// Whether each vertex has a label of its own.
fn is_unique(region: &Region) -> bool {
    let mut seen = HashSet::with_capacity(region.labels.len());
    region.labels.iter().all(|label| !label.is_empty() && seen.insert(label.as_str()))
}

fn label_at(region: &Region, vertex: u32) -> &str {
    region.labels.get(vertex as usize).map_or("", String::as_str)
}

fn difference(vertex: u32, message: Message, element: Option<&Element>) -> Difference {
    Difference::new(Place::Vertex(vertex), message, element.map(at))
}

/// What is wrong with a row.
enum Wrong<'a> {
    /// It has this vertex more often than the right one.
    Twice(Target<'a>),
    /// It has this vertex, which is not in the right one.
    Extra(Target<'a>),
    /// It does not have this one.
    Missing(u32),
}

impl Wrong<'_> {
    /// The same as a difference at a vertex, whose row is called `row` and stands at an element.
    fn told(
        &self,
        vertex: u32,
        row: &str,
        element: Option<&Element>,
        (own, right): (impl Fn(usize) -> String, impl Fn(u32) -> String),
    ) -> Difference {
        let about = |id, found: String| Message::new(id).with("place", row).with("found", found);
        match *self {
            Self::Twice((to, there)) => {
                difference(vertex, about("check-result-twice", own(to)), Some(there))
            }
            Self::Extra((to, there)) => {
                difference(vertex, about("check-result-extra", own(to)), Some(there))
            }
            Self::Missing(to) => {
                difference(vertex, about("check-result-missing", right(to)), element)
            }
        }
    }
}

/// Compares a row with the right one by what each calls its vertices. `on_pair` hears of those that are
/// called the same, in both numberings.
fn unlike<'a, K: Hash + Eq>(
    row: &[Target<'a>],
    right: &[u32],
    (own_key, right_key): (impl Fn(usize) -> K, impl Fn(u32) -> K),
    mut on_pair: impl FnMut(usize, u32),
) -> Option<Wrong<'a>> {
    let mut left: HashMap<K, Vec<u32>> = HashMap::new();
    for &to in right.iter().rev() {
        left.entry(right_key(to)).or_default().push(to);
    }
    let mut wrong = None;
    for &target in row {
        match left.get_mut(&own_key(target.0)).and_then(Vec::pop) {
            Some(to) => on_pair(target.0, to),
            None if left.contains_key(&own_key(target.0)) => {
                wrong = wrong.or(Some(Wrong::Twice(target)));
            }
            None => wrong = wrong.or(Some(Wrong::Extra(target))),
        }
    }
    wrong.or_else(|| {
        let missing = |to: &u32| left.get(&right_key(*to)).is_some_and(|left| !left.is_empty());
        right.iter().copied().find(missing).map(Wrong::Missing)
    })
}

/// The vertices are numbered as on the page.
fn by_number(checked: &mut Checked, given: &Given<'_>, region: &Region) {
    for (vertex, (label, element)) in (0..).zip(&given.labels) {
        let right = label_at(region, vertex);
        if right.is_empty() {
            continue;
        }
        let message = (right != label).then(|| {
            let message = Message::new("check-value").with("place", format!("E[{vertex}]"));
            message.with("found", label.as_str()).with("right", right)
        });
        checked.count(message.map(|message| difference(vertex, message, Some(element))));
    }
    for (vertex, row) in (0..).zip(&given.rows).take(region.arena.len()) {
        let keys = (|own| own, |right| right as usize);
        let wrong = unlike(row, region.arena.successors(vertex), keys, |_, _| ());
        let element = given.place(vertex as usize);
        let said = (|to: usize| to.to_string(), |to: u32| to.to_string());
        let told = |wrong: Wrong<'_>| wrong.told(vertex, &format!("A[{vertex}]"), element, said);
        checked.count(wrong.map(told));
    }
}

/// Compares the rows of two vertices by labels.
fn by_row<'a>(
    given: &'a Given<'_>,
    region: &'a Region,
    (own, vertex): (usize, u32),
    on_pair: impl FnMut(usize, u32),
) -> Option<Difference> {
    let keys = (|own| given.label(own), |right| label_at(region, right));
    let wrong = unlike(given.row(own), region.arena.successors(vertex), keys, on_pair)?;
    let row = format!("A[{own} ({})]", label_at(region, vertex));
    let said = (|to| given.called(to), |to| label_at(region, to).to_owned());
    Some(wrong.told(vertex, &row, given.place(own), said))
}

fn no_label(vertex: u32, label: &str, given: &Given<'_>) -> Difference {
    let message = Message::new("check-result-missing").with("place", "E").with("found", label);
    difference(vertex, message, Some(given.all_labels))
}

/// Each vertex has a label of its own, by which it is found.
fn by_labels(checked: &mut Checked, given: &Given<'_>, region: &Region) {
    let mut own: HashMap<&str, usize> = HashMap::with_capacity(given.labels.len());
    let mut twice = None;
    for (place, (label, element)) in given.labels.iter().enumerate() {
        if own.insert(label, place).is_some() {
            twice = twice.or(Some((label, *element)));
        }
    }
    for vertex in region.arena.vertices() {
        let label = label_at(region, vertex);
        let found = own.remove(label);
        if found.is_some() {
            // Its label is right.
            checked.count(None);
        }
        checked.count(match found {
            Some(own) => by_row(given, region, (own, vertex), |_, _| ()),
            None => Some(no_label(vertex, label, given)),
        });
    }
    let extra = own.into_values().min().and_then(|place| given.labels.get(place));
    let extra = extra.map(|(label, element)| ("check-result-extra", label, *element));
    let twice = twice.map(|(label, element)| ("check-result-twice", label, element));
    for (id, label, element) in extra.into_iter().chain(twice) {
        let message = Message::new(id).with("place", "E").with("found", label.as_str());
        checked.count(Some(difference(0, message, Some(element))));
    }
}

/// The vertices are found by their labels, from the first one on: its successors have one label each, and
/// so have theirs. Several vertices may have the same label, as in a tree.
fn by_walk(checked: &mut Checked, given: &Given<'_>, region: &Region) {
    let first = label_at(region, 0);
    let Some(root) = given.labels.iter().position(|(label, _)| label == first) else {
        return checked.count(Some(no_label(0, first, given)));
    };
    let mut seen = vec![false; given.rows.len()];
    let mut queue = VecDeque::from([(root, 0)]);
    if let Some(seen) = seen.get_mut(root) {
        *seen = true;
    }
    while let Some((own, vertex)) = queue.pop_front() {
        let wrong = by_row(given, region, (own, vertex), |to, right| {
            if seen.get_mut(to).is_some_and(|seen| !std::mem::replace(seen, true)) {
                queue.push_back((to, right));
            }
        });
        checked.count(None);
        checked.count(wrong);
    }
    // What no way leads to was not compared.
    let outside = seen.iter().position(|seen| !seen);
    if let (None, Some(outside)) = (&checked.first, outside) {
        let element = given.labels.get(outside).map(|(_, element)| *element);
        let message = Message::new("check-vertex-unreached").with("vertex", given.called(outside));
        checked.count(Some(difference(0, message, element)));
    }
}
