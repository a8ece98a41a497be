//! Where to draw the vertices of a graph.

use super::graph::SmallGraph;
use std::f64::consts::TAU;

/// Vertices of the longest path that is a single row.
const ROW: usize = 8;
/// The steps between columns that a drawing has room for at least, so that two small trees stand near one another.
const COLUMNS: f64 = 3.0;
/// The rounds in which springs come to rest.
const ROUNDS: usize = 300;
/// How strongly vertices are drawn to the middle.
const INWARDS: f64 = 0.8;

/// A place for each vertex, across and down, both from 0 to 1: paths in rows that turn back, trees from the top
/// down, and all else as springs between neighbours pull it.
pub fn spread(graph: &SmallGraph) -> Vec<(f64, f64)> {
    let vertices = graph.vertices();
    if SmallGraph::path(vertices).as_ref() == Some(graph) {
        return filling(&snake(vertices), COLUMNS);
    }
    if SmallGraph::cycle(vertices).as_ref() == Some(graph) {
        return filling(&ring(vertices), 0.0);
    }
    match forest(graph) {
        Some(places) => filling(&places, COLUMNS),
        None => filling(&sprung(graph), 0.0),
    }
}

fn snake(vertices: usize) -> Vec<(f64, f64)> {
    let along = row(vertices);
    let place = |at: usize| {
        let (row, column) = (at / along, at % along);
        let column = if row % 2 == 0 { column } else { along - 1 - column };
        (number(column), number(row))
    };
    (0..vertices).map(place).collect()
}

/// How many vertices of a path are in a row: all of a short one, else so many that the rows are about as long as
/// one another and as what lies between them.
fn row(vertices: usize) -> usize {
    if vertices <= ROW {
        return ROW;
    }
    let along = (1..vertices).find(|along| 2 * along * along >= 3 * vertices).unwrap_or(ROW);
    vertices.div_ceil(vertices.div_ceil(along))
}

/// Around a circle, from the top.
fn ring(vertices: usize) -> Vec<(f64, f64)> {
    let angle = |at: usize| TAU * number(at) / number(vertices.max(1));
    (0..vertices).map(|at| (angle(at).sin(), -angle(at).cos())).collect()
}

/// Trees side by side, each from its first vertex down: a leaf takes a column, others stand in the middle
/// of theirs. `None` where some edge closes a ring.
fn forest(graph: &SmallGraph) -> Option<Vec<(f64, f64)>> {
    let vertices = graph.vertices();
    let mut places = vec![None; vertices];
    let mut leaves = 0.0;
    let edges = graph.edges().count();
    let mut trees = 0;
    for root in 0..vertices {
        if places.get(root)?.is_none() {
            trees += 1;
            hang(graph, (root, root), 0.0, &mut leaves, &mut places);
        }
    }
    // A forest has an edge less for each of its trees than vertices.
    (edges + trees == vertices).then(|| places.into_iter().flatten().collect())
}

fn hang(
    graph: &SmallGraph,
    (from, at): (usize, usize),
    depth: f64,
    leaves: &mut f64,
    places: &mut [Option<(f64, f64)>],
) {
    if let Some(place) = places.get_mut(at) {
        *place = Some((*leaves, depth));
    }
    let first = *leaves;
    for next in (0..graph.vertices()).filter(|&next| next != from && graph.joined(at, next)) {
        if places.get(next).is_some_and(Option::is_none) {
            hang(graph, (at, next), depth + 1.0, leaves, places);
        }
    }
    if (*leaves - first).abs() < 0.5 {
        *leaves += 1.0;
    }
    if let Some(place) = places.get_mut(at) {
        *place = Some(((first + *leaves - 1.0) / 2.0, depth));
    }
}

/// From a circle, neighbours pull one another, and all push one another away.
fn sprung(graph: &SmallGraph) -> Vec<(f64, f64)> {
    let mut places = ring(graph.vertices());
    let near = (3.0 / number(graph.vertices())).sqrt();
    for round in 0..ROUNDS {
        let step = 0.1 * (1.0 - number(round) / number(ROUNDS));
        let moved = places.iter().enumerate().map(|(at, &(x, y))| {
            // What hangs together nowhere does not fly apart.
            let inwards = (-x * INWARDS, -y * INWARDS);
            let force = places.iter().enumerate().fold(inwards, |force, (other, to)| {
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
    places
}

/// Stretched, so that they fill what there is, as if they were at least so wide; a line of them lies in the middle.
fn filling(places: &[(f64, f64)], wide: f64) -> Vec<(f64, f64)> {
    let along = |of: fn(&(f64, f64)) -> f64, least_span: f64| {
        let least = places.iter().map(of).fold(f64::INFINITY, f64::min);
        let most = places.iter().map(of).fold(f64::NEG_INFINITY, f64::max);
        let span = (most - least).max(least_span);
        let middle = f64::midpoint(least, most);
        move |place: &(f64, f64)| {
            if span < 1e-6 { 0.5 } else { (0.5 + (of(place) - middle) / span).clamp(0.0, 1.0) }
        }
    };
    let (across, down) = (along(|place| place.0, wide), along(|place| place.1, 0.0));
    places.iter().map(|place| (across(place), down(place))).collect()
}

/// Small counts are exact.
#[allow(clippy::cast_precision_loss)]
fn number(count: usize) -> f64 {
    count as f64
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn vertices_lie_apart_and_within() {
        let wheel = (1..8).flat_map(|at| [(0, at), (at, at % 7 + 1)]);
        let graphs = [
            SmallGraph::path(1),
            SmallGraph::path(20),
            SmallGraph::cycle(32),
            SmallGraph::star(12),
            SmallGraph::tree(31),
            SmallGraph::new(8, wheel),
            SmallGraph::new(6, [(0, 1), (1, 2), (2, 0), (3, 4)]),
        ];
        for graph in graphs.into_iter().flatten() {
            let places = spread(&graph);
            assert_eq!(places.len(), graph.vertices());
            for (at, &(x, y)) in places.iter().enumerate() {
                assert!((0.0..=1.0).contains(&x) && (0.0..=1.0).contains(&y), "{graph:?}");
                let apart = |other: &(f64, f64)| (x - other.0).hypot(y - other.1) > 0.02;
                assert!(places.iter().take(at).all(apart), "{graph:?} {at}");
            }
        }
    }

    #[test]
    fn small_trees_stand_near_one_another() {
        let graph = SmallGraph::new(5, [(0, 1), (1, 2), (3, 4)]);
        let places = graph.map(|graph| spread(&graph)).unwrap_or_default();
        let across: Vec<f64> = places.iter().map(|place| place.0).collect();
        assert!(matches!(across[..], [a, _, _, b, _] if b - a < 0.4), "{across:?}");
    }

    #[test]
    fn a_path_has_no_edge_much_longer_than_another() {
        for vertices in 2..=32 {
            let places = SmallGraph::path(vertices).map(|graph| spread(&graph)).unwrap_or_default();
            let lengths: Vec<f64> = places
                .iter()
                .zip(places.iter().skip(1))
                .map(|(from, to)| (from.0 - to.0).hypot(from.1 - to.1))
                .collect();
            let least = lengths.iter().copied().fold(f64::INFINITY, f64::min);
            let most = lengths.iter().copied().fold(0.0, f64::max);
            assert!(most <= 2.5 * least + 1e-9, "{vertices}: {least} to {most}");
        }
    }
}
