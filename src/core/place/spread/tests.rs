#![allow(clippy::unwrap_used)]

//! Drawings that can be read and touched.

use super::*;
use crate::grid::Step;

/// What a drawing is wide on a screen of 360 pixels.
const NARROW: f64 = 280.0;
/// The side of what can be touched.
const TARGET: f64 = 24.0;

fn joined(edges: &[(usize, usize)]) -> SmallGraph {
    let vertices = edges.iter().map(|edge| edge.0.max(edge.1) + 1).max().unwrap();
    SmallGraph::new(vertices, edges.iter().copied()).unwrap()
}

/// Graphs of all kinds, with up to as many vertices as there may be.
fn graphs() -> Vec<SmallGraph> {
    let wheel = (1..8).flat_map(|at| [(0, at), (at, at % 7 + 1)]);
    let ladder = (0..15)
        .flat_map(|at| [(2 * at, 2 * at + 2), (2 * at + 1, 2 * at + 3), (2 * at, 2 * at + 1)]);
    let triangles = (0..8)
        .flat_map(|at| [(3 * at, 3 * at + 1), (3 * at + 1, 3 * at + 2), (3 * at, 3 * at + 2)]);
    let caterpillar = (0..15).flat_map(|at| [(at, at + 1), (at, at + 17)]);
    let broom = (0..30).map(|at| (at, at + 1)).chain([(15, 31)]);
    let mut graphs: Vec<SmallGraph> = vec![
        SmallGraph::new(8, wheel).unwrap(),
        SmallGraph::new(32, ladder).unwrap(),
        SmallGraph::new(24, triangles).unwrap(),
        SmallGraph::new(32, caterpillar).unwrap(),
        SmallGraph::new(32, broom).unwrap(),
        SmallGraph::new(32, []).unwrap(),
        SmallGraph::new(32, [(0, 1), (1, 2), (4, 5)]).unwrap(),
        joined(&[(0, 1), (1, 2), (2, 0), (3, 4)]),
    ];
    for vertices in 1..=32 {
        let named = [SmallGraph::path, SmallGraph::cycle, SmallGraph::star, SmallGraph::tree];
        graphs.extend(named.iter().filter_map(|graph| graph(vertices)));
    }
    graphs
}

#[test]
fn vertices_can_be_touched_on_a_narrow_screen() {
    for graph in graphs() {
        let spots = spread(&graph);
        assert_eq!(spots.len(), graph.vertices());
        assert!(spots.iter().all(|(x, y)| (0.0..=1.0).contains(x) && (0.0..=1.0).contains(y)));
        let apart = least_distance(&spots) * NARROW;
        assert!(apart >= TARGET, "{apart} of {graph:?}");
    }
}

/// However many edges there are: no two vertices in one place.
#[test]
fn vertices_of_dense_graphs_lie_apart() {
    for vertices in 2..=32 {
        let all = (0..vertices).flat_map(|a| (0..a).map(move |b| (b, a)));
        let graph = SmallGraph::new(vertices, all).unwrap();
        let apart = least_distance(&spread(&graph)) * NARROW;
        assert!(apart >= 18.0, "{vertices}: {apart}");
    }
}

#[test]
fn components_stand_near_one_another() {
    let graph = joined(&[(0, 1), (1, 2), (2, 0), (3, 4), (4, 5), (5, 3)]);
    let spots = spread(&graph);
    let between =
        |a: usize, b: usize| (spots[a].0 - spots[b].0).hypot((spots[a].1 - spots[b].1) * TALL);
    let edges = graph.edges().map(|(a, b)| between(a, b)).fold(0.0, f64::max);
    let gap = (0..3)
        .flat_map(|a| (3..6).map(move |b| (a, b)))
        .map(|(a, b)| between(a, b))
        .fold(1.0, f64::min);
    assert!(gap < 1.5 * edges, "{gap} beside {edges}");
}

#[test]
fn a_path_has_no_edge_much_longer_than_another() {
    for vertices in 2..=32 {
        let spots = SmallGraph::path(vertices).map(|graph| spread(&graph)).unwrap_or_default();
        let steps = spots.iter().zip(spots.iter().skip(1));
        let lengths: Vec<f64> =
            steps.map(|(from, to)| (from.0 - to.0).hypot((from.1 - to.1) * TALL)).collect();
        let least = lengths.iter().copied().fold(f64::INFINITY, f64::min);
        let most = lengths.iter().copied().fold(0.0, f64::max);
        assert!(most <= 2.5 * least + 1e-9, "{vertices}: {least} to {most}");
    }
}

#[test]
fn arrow_keys_lead_to_every_vertex() {
    let arrows = [Step::Left, Step::Right, Step::Up, Step::Down];
    for graph in graphs() {
        let spots = spread(&graph);
        let mut reached = vec![0];
        let mut next = 0;
        while let Some(&at) = reached.get(next) {
            for to in arrows.iter().filter_map(|&step| toward(&spots, at, step)) {
                if !reached.contains(&to) {
                    reached.push(to);
                }
            }
            next += 1;
        }
        assert_eq!(reached.len(), graph.vertices(), "{graph:?}");
    }
    let row = spread(&SmallGraph::path(4).unwrap());
    assert_eq!(toward(&row, 1, Step::Right), Some(2));
    assert_eq!(toward(&row, 0, Step::Left), None);
    assert_eq!(toward(&row, 1, Step::RowEnd), None);
}

/// A small graph is not lost in its place.
#[test]
fn a_drawing_takes_the_room_there_is() {
    let graphs = [
        joined(&[(0, 1), (1, 2), (2, 0), (2, 3), (4, 5)]),
        SmallGraph::cycle(5).unwrap(),
        SmallGraph::tree(7).unwrap(),
    ];
    for graph in graphs {
        let spots = spread(&graph);
        let extent = |of: fn(&Spot) -> f64| {
            let all = spots.iter().map(of);
            all.clone().fold(0.0, f64::max) - all.fold(1.0, f64::min)
        };
        let most = extent(|spot| spot.0).max(extent(|spot| spot.1));
        assert!(most > 0.9, "{most} of {graph:?}");
    }
}
