//! The forms in which one component of a graph may be drawn, in which neighbours are about 1 apart.

use super::spot::{Spot, number};
use crate::place::SmallGraph;
use std::f64::consts::{PI, TAU};

/// Vertices of the longest path that is a single row.
const ROW: usize = 8;
/// The rounds in which springs come to rest.
const ROUNDS: usize = 300;
/// How strongly vertices are drawn to the middle.
const INWARDS: f64 = 0.8;

/// The forms that a component may be drawn in, the one that is read best first: paths in rows that turn back, rings
/// (or with every other vertex further in), trees from the top down or from the middle outwards, and all else as
/// springs between neighbours pull it. The spots are in the order of its vertices.
pub(super) fn of(graph: &SmallGraph, component: &[usize]) -> Vec<Vec<Spot>> {
    let vertices = component.len();
    let ends = component.iter().map(|&at| graph.near(at).count_ones() as usize).sum::<usize>();
    let thin = component.iter().all(|&at| graph.near(at).count_ones() <= 2);
    match (ends == 2 * (vertices - 1), thin) {
        (true, true) => {
            let rows = [row(vertices), vertices.div_ceil(3), vertices.div_ceil(4), 1];
            let order = line(graph, component);
            rows.map(|along| placed(component, &order, &snake(vertices, along))).into()
        }
        (false, true) => {
            let order = line(graph, component);
            [1.0, 0.7].map(|inner| placed(component, &order, &ring(vertices, inner))).into()
        }
        (true, false) => {
            vec![levels(graph, component), radial(graph, component), sprung(graph, component)]
        }
        (false, false) => vec![sprung(graph, component)],
    }
}

/// The vertices of a path from one end to the other, or of a ring from the first one around.
fn line(graph: &SmallGraph, component: &[usize]) -> Vec<usize> {
    let end = component.iter().find(|&&at| graph.near(at).count_ones() < 2);
    let mut order: Vec<usize> = end.or(component.first()).copied().into_iter().collect();
    while let Some(&last) = order.last() {
        let next = |at: &&usize| graph.joined(last, **at) && !order.contains(at);
        let Some(&next) = component.iter().find(next) else { break };
        order.push(next);
    }
    order
}

/// Spots in the order of a component, from those in the order of a line.
fn placed(component: &[usize], order: &[usize], spots: &[Spot]) -> Vec<Spot> {
    let spot = |vertex: &usize| {
        let at = order.iter().position(|other| other == vertex)?;
        spots.get(at).copied()
    };
    component.iter().filter_map(spot).collect()
}

fn snake(vertices: usize, along: usize) -> Vec<Spot> {
    let place = |at: usize| {
        let (row, column) = (at / along, at % along);
        let column = if row % 2 == 0 { column } else { along - 1 - column };
        (number(column), number(row))
    };
    (0..vertices).map(place).collect()
}

/// How many vertices of a path make up a row: all of a short one, otherwise so many that the rows are about as long as
/// one another and as what lies between them.
fn row(vertices: usize) -> usize {
    if vertices <= ROW {
        return vertices;
    }
    let along = (1..vertices).find(|along| 2 * along * along >= 3 * vertices).unwrap_or(ROW);
    vertices.div_ceil(vertices.div_ceil(along))
}

/// Around a circle, from the top; every other vertex on an inner one.
fn ring(vertices: usize, inner: f64) -> Vec<Spot> {
    let angle = |at: usize| TAU * number(at) / number(vertices);
    let radius = 0.5 / (PI / number(vertices)).sin();
    let far = |at: usize| if at.is_multiple_of(2) { radius } else { inner * radius };
    (0..vertices).map(|at| (far(at) * angle(at).sin(), -far(at) * angle(at).cos())).collect()
}

/// A tree from its first vertex down: a leaf takes a column, others are in the middle of theirs.
fn levels(graph: &SmallGraph, component: &[usize]) -> Vec<Spot> {
    let mut places = vec![(0.0, 0.0); graph.vertices()];
    let mut leaves = 0.0;
    if let Some(&root) = component.first() {
        hang(graph, (root, root), 0.0, &mut leaves, &mut places);
    }
    component.iter().filter_map(|&at| places.get(at).copied()).collect()
}

fn hang(
    graph: &SmallGraph,
    (from, at): (usize, usize),
    depth: f64,
    leaves: &mut f64,
    places: &mut [Spot],
) {
    let first = *leaves;
    for next in (0..graph.vertices()).filter(|&next| next != from && graph.joined(at, next)) {
        hang(graph, (at, next), depth + 1.0, leaves, places);
    }
    if (*leaves - first).abs() < 0.5 {
        *leaves += 1.0;
    }
    if let Some(place) = places.get_mut(at) {
        *place = (f64::midpoint(first, *leaves - 1.0), depth);
    }
}

/// A tree from its first vertex outwards: its levels are rings.
fn radial(graph: &SmallGraph, component: &[usize]) -> Vec<Spot> {
    let levels = levels(graph, component);
    let leaves = levels.iter().map(|spot| spot.0).fold(0.0, f64::max) + 1.0;
    let turned = |&(leaf, depth): &Spot| {
        let angle = TAU * (leaf + 0.5) / leaves;
        (depth * angle.sin(), -depth * angle.cos())
    };
    levels.iter().map(turned).collect()
}

/// From a circle, neighbours pull one another, and all push one another away.
fn sprung(graph: &SmallGraph, component: &[usize]) -> Vec<Spot> {
    let mut places: Vec<Spot> =
        ring(component.len(), 1.0).into_iter().map(|(x, y)| (x / 4.0, y / 4.0)).collect();
    let near = (3.0 / number(component.len())).sqrt();
    for round in 0..ROUNDS {
        let step = 0.1 * (1.0 - number(round) / number(ROUNDS));
        let moved = component.iter().zip(&places).map(|(&at, &(x, y))| {
            let inwards = (-x * INWARDS, -y * INWARDS);
            let force = component.iter().zip(&places).fold(inwards, |force, (&other, to)| {
                let (across, down) = (x - to.0, y - to.1);
                let far = across.hypot(down).max(0.01);
                let pull = if graph.joined(at, other) { far * far / near } else { 0.0 };
                let push = if at == other { 0.0 } else { near * near / far };
                let by = (push - pull) / far;
                (force.0 + across * by, force.1 + down * by)
            });
            let strength = force.0.hypot(force.1).max(1e-9);
            let by = strength.min(step) / strength;
            (x + force.0 * by, y + force.1 * by)
        });
        places = moved.collect();
    }
    places.iter().map(|(x, y)| (x / near, y / near)).collect()
}
