//! Whether a graph that was pasted is the right one, up to the order in which its vertices are numbered.

use super::elements::at;
use super::found::{Checked, Difference, Place};
use super::right::Region;
use super::triple::{Given, Target};
use super::value::Element;
use crate::core::Message;
use std::collections::{HashMap, HashSet, VecDeque};
use std::hash::Hash;

/// Compares a graph: as it is numbered, and by its labels if that does not agree.
pub(super) fn compared(checked: Checked, given: &Given<'_>, region: &Region) -> Checked {
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
    /// The same as a difference at a vertex, whose row is called `row` and was found at an element.
    fn difference_at(
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
        let difference_at =
            |wrong: Wrong<'_>| wrong.difference_at(vertex, &format!("A[{vertex}]"), element, said);
        checked.count(wrong.map(difference_at));
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
    Some(wrong.difference_at(vertex, &row, given.place(own), said))
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
        checked.count(Some(Difference::new(Place::Whole, message, Some(at(element)))));
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
