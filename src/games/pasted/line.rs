//! The best line of a tree, compared: any that both players may choose will do.

use super::elements::{answer_of, at, is_list, is_word, name_of};
use super::form::{Form, escaped, quoted};
use super::found::{Checked, Difference, Place};
use super::right::Line;
use super::value::{Element, Value};
use super::vertices::Called;
use crate::core::Message;
use crate::core::graph::played_on;

/// Compares the vertices of a line, from the root to a leaf; edges may take their place, and the root may be
/// missing.
pub(super) fn check(checked: &mut Checked, value: &Element, line: &Line) {
    let region = &line.region;
    let called = Called::new(region);
    let value = answer_of(value, |_, answer| is_list(answer));
    let value = with_value(value, &called);
    let steps: Vec<&Element> =
        edges(value, &called).unwrap_or_else(|| value.items().iter().collect());
    if steps.is_empty() {
        return checked.complain(at(value), Message::new("check-want-line"));
    }
    // The head of a column; in brackets there is none.
    let headed = !value.is_bracketed()
        && steps.first().is_some_and(|first| {
            is_word(first) && labelled(line, None, first).is_none() && called.find(first).is_none()
        });
    let Some(&root) = line.minimax.vertices().first() else { return };
    let mut before = None;
    for element in steps.into_iter().skip(usize::from(headed)) {
        let labelled = labelled(line, before, element);
        let Some(vertex) = labelled.or_else(|| called.find_or_complain(element, checked)) else {
            return;
        };
        let wrong = match before {
            None if vertex == root => None,
            // Without the root.
            None => wrong_step(line, root, vertex).map(|wrong| {
                if played_on(&region.arena, root).contains(&vertex) {
                    wrong
                } else {
                    let begin = Message::new("check-line-begins");
                    begin.with("found", region.called(vertex)).with("right", region.called(root))
                }
            }),
            Some(from) => wrong_step(line, from, vertex),
        };
        // Whatever comes after a wrong step is about another line.
        let stop = wrong.is_some();
        let place = Place::Vertex(before.unwrap_or(root));
        checked.count(wrong.map(|wrong| Difference::new(place, wrong, Some(at(element)))));
        if stop {
            return;
        }
        before = Some(vertex);
    }
    if let Some(last) = before.filter(|&last| !played_on(&region.arena, last).is_empty()) {
        let message = Message::new("check-line-ends").with("place", region.called(last));
        // It was counted as one that is compared.
        checked.compared = checked.compared.saturating_sub(1);
        checked.count(Some(Difference::new(Place::Vertex(last), message, None)));
    }
}

/// The vertex with this label that comes next, or begins the line: in a tree, several may have the same.
fn labelled(line: &Line, before: Option<u32>, element: &Element) -> Option<u32> {
    let name = name_of(element);
    let mut next = match &before {
        Some(from) => played_on(&line.region.arena, *from),
        None => line.minimax.vertices().get(..1).unwrap_or_default(),
    }
    .iter();
    let label = |vertex: u32| line.region.labels.get(vertex as usize);
    next.find(|&&vertex| label(vertex).is_some_and(|label| *label == name)).copied()
}

/// What is wrong with a step from a vertex, if anything is.
fn wrong_step(line: &Line, from: u32, to: u32) -> Option<Message> {
    let region = &line.region;
    let about = |id: &'static str| {
        Message::new(id).with("place", region.called(from)).with("found", region.called(to))
    };
    if !played_on(&region.arena, from).contains(&to) {
        return Some(about("check-move-edge"));
    }
    let (value, best) = (line.minimax.value(to), line.minimax.value(from));
    (value != best)
        .then(|| about("check-line-worse").with("value", signed(value)).with("right", signed(best)))
}

/// The line where its value comes before it or after it: `(1, [0, 1, 4])`.
fn with_value<'a>(value: &'a Element, called: &Called<'_>) -> &'a Element {
    let is_line = |element: &Element| is_list(element) && called.find(element).is_none();
    match value.items() {
        [one, line] | [line, one] if !is_list(one) && is_line(line) => line,
        _ => match &value.value {
            Value::Pairs(pairs) => match pairs.as_slice() {
                [(key, line)] if !is_list(key) && is_line(line) => line,
                _ => value,
            },
            _ => value,
        },
    }
}

/// The vertices of edges, or of vertices with their successors, that follow each other; `None` where there are none.
fn edges<'a>(value: &'a Element, called: &Called<'_>) -> Option<Vec<&'a Element>> {
    let edge = |element: &'a Element| match element.items() {
        [from, to] if called.find(element).is_none() => Some((from, to)),
        _ => None,
    };
    let pairs: Option<Vec<_>> = match &value.value {
        Value::Pairs(pairs) => Some(pairs.iter().map(|(from, to)| (from, to)).collect()),
        _ => value.items().iter().map(edge).collect(),
    };
    let edges = pairs?;
    let follow = edges.windows(2).all(|two| match two {
        [(_, to), (from, _)] => called.find(to) == called.find(from),
        _ => false,
    });
    let first = edges.first().filter(|_| follow).map(|&(from, _)| from)?;
    Some(std::iter::once(first).chain(edges.into_iter().map(|(_, to)| to)).collect())
}

/// Writes the first of the best lines.
pub(super) fn write(line: &Line, form: Form) -> String {
    let names = || {
        line.minimax
            .line(&line.region.arena)
            .into_iter()
            .filter_map(|vertex| line.region.names.get(vertex as usize))
    };
    let list = || names().map(|name| quoted(name)).collect::<Vec<_>>();
    match form {
        Form::Python | Form::Json => format!("[{}]\n", list().join(", ")),
        Form::Csv => format!("vertex\n{}\n", list().join("\n")),
        Form::Latex => {
            let names: Vec<String> = names().map(|name| escaped(name)).collect();
            format!("${}$\n", names.join(" \\to "))
        }
    }
}

/// A value of minimax as it is written: with a true minus sign.
pub fn signed(value: i32) -> String {
    value.to_string().replace('-', "−")
}
