//! How far apart the vertices of a drawing are, and pushing them apart.

use super::frame::Frame;
use super::spot::{Spot, number};
use crate::place::SmallGraph;
use std::f64::consts::TAU;

/// As near as two vertices may be: on the narrowest screens, a finger’s width.
const NEAR: f64 = 0.092;
/// As near as a vertex may be to an edge that is not its own.
const LINE: f64 = 0.05;
/// The rounds in which vertices are pushed apart, and in how many also from edges: in the last ones vertices alone
/// count.
const ROUNDS: usize = 200;
const WITH_EDGES: usize = 140;

/// The least distance of two spots; that of a single one is 1.
pub(super) fn least(spots: &[Spot]) -> f64 {
    let pairs = spots
        .iter()
        .enumerate()
        .flat_map(|(at, a)| spots.iter().take(at).map(move |b| (a.0 - b.0).hypot(a.1 - b.1)));
    pairs.fold(1.0, f64::min)
}

/// Whether all is as far apart as it should be, from 1 on; the smaller, the nearer.
pub(super) fn score(graph: &SmallGraph, component: &[usize], spots: &[Spot]) -> f64 {
    let beside = crossings(graph, component, spots).map(|(.., by)| by.0.hypot(by.1) / LINE);
    beside.fold(least(spots) / NEAR, f64::min)
}

/// The spots pushed apart within a frame, as far as that goes.
pub(super) fn parted(
    graph: &SmallGraph,
    component: &[usize],
    mut spots: Vec<Spot>,
    frame: Frame,
) -> Vec<Spot> {
    for round in 0..ROUNDS {
        let mut moves = vec![(0.0, 0.0); spots.len()];
        let mut push = |at: usize, by: Spot| {
            if let Some(moved) = moves.get_mut(at) {
                *moved = (moved.0 + by.0, moved.1 + by.1);
            }
        };
        for (a, from) in spots.iter().enumerate() {
            for (b, to) in spots.iter().enumerate().take(a) {
                let by = shove((from.0 - to.0, from.1 - to.1), NEAR, a);
                push(a, by);
                push(b, (-by.0, -by.1));
            }
        }
        let edges = crossings(graph, component, &spots).filter(|_| round < WITH_EDGES);
        for (at, (a, b), by) in edges {
            let by = shove(by, LINE, at);
            push(at, by);
            push(a, (-by.0 / 2.0, -by.1 / 2.0));
            push(b, (-by.0 / 2.0, -by.1 / 2.0));
        }
        if round >= WITH_EDGES && moves.iter().all(|by| by.0.abs() + by.1.abs() < 1e-6) {
            break;
        }
        let moved =
            spots.iter().zip(&moves).map(|(at, by)| frame.within((at.0 + by.0, at.1 + by.1)));
        spots = moved.collect();
    }
    spots
}

/// What moves something away that is so far off and should be this far; in a direction of its own where it lies
/// in the same place.
fn shove((across, down): Spot, wanted: f64, at: usize) -> Spot {
    let far = across.hypot(down);
    if far >= wanted {
        return (0.0, 0.0);
    }
    let by = (wanted * 1.02 - far) / 2.0;
    if far > 1e-6 {
        return (across / far * by, down / far * by);
    }
    let angle = TAU * number(at) * 0.618;
    (angle.cos() * by, angle.sin() * by)
}

/// Vertices, each with an edge that is not its own, and the way from the edge to it; all by their places in the
/// component. Only where the vertex lies beside the edge, not beyond its ends.
fn crossings<'a>(
    graph: &'a SmallGraph,
    component: &'a [usize],
    spots: &'a [Spot],
) -> impl Iterator<Item = (usize, (usize, usize), Spot)> {
    let place = |vertex| component.iter().position(|&other| other == vertex);
    let edges = graph.edges().filter_map(move |(a, b)| Some((place(a)?, place(b)?)));
    edges.flat_map(move |(a, b)| {
        let others = (0..spots.len()).filter(move |&at| at != a && at != b);
        others.filter_map(move |at| {
            Some((at, (a, b), beside(spots.get(at)?, spots.get(a)?, spots.get(b)?)?))
        })
    })
}

/// The way from the nearest place of an edge to a spot, where that is not one of its ends.
fn beside(at: &Spot, from: &Spot, to: &Spot) -> Option<Spot> {
    let (across, down) = (to.0 - from.0, to.1 - from.1);
    let length = across * across + down * down;
    let along = ((at.0 - from.0) * across + (at.1 - from.1) * down) / length.max(1e-9);
    let inside = along > 0.0 && along < 1.0;
    inside.then_some((at.0 - from.0 - along * across, at.1 - from.1 - along * down))
}
