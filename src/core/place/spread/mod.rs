//! Where to draw the vertices of a graph.
//!
//! Each component has a frame of its own, as large as its share of the vertices (`frame`). Of the `forms` that it
//! may be drawn in, the first is taken whose vertices are far enough `apart`. `step`: where arrow keys lead.

mod apart;
mod forms;
mod frame;
mod spot;
mod step;

use super::graph::SmallGraph;
use frame::Frame;
use spot::number;
use std::cmp::Reverse;

pub use spot::{Spot, TALL};
pub use step::toward;

/// As many times as large a drawing may become to fill its place.
const MAX_STRETCH: f64 = 2.0;

/// A place for each vertex, across and down, both from 0 to 1.
pub fn spread(graph: &SmallGraph) -> Vec<Spot> {
    let mut components = components(graph);
    components.sort_by_key(|component| Reverse(component.len()));
    let mut spots = vec![(0.0, 0.0); graph.vertices()];
    pack(graph, &components, Frame::whole(), &mut spots);
    enlarge(&mut spots);
    spots.iter().map(|&(x, y)| (x.clamp(0.0, 1.0), (y / TALL).clamp(0.0, 1.0))).collect()
}

/// Makes a drawing that leaves much of its place empty larger, about its middle.
fn enlarge(spots: &mut [Spot]) {
    let extent = |of: fn(&Spot) -> f64| {
        let least = spots.iter().map(of).fold(f64::INFINITY, f64::min);
        let most = spots.iter().map(of).fold(f64::NEG_INFINITY, f64::max);
        (f64::midpoint(least, most), most - least)
    };
    let ((x, wide), (y, high)) = (extent(|spot| spot.0), extent(|spot| spot.1));
    let scale = MAX_STRETCH.min(1.0 / wide.max(1e-6)).min(TALL / high.max(1e-6));
    for spot in spots {
        *spot = (0.5 + (spot.0 - x) * scale, TALL / 2.0 + (spot.1 - y) * scale);
    }
}

/// The least distance of two vertices of a drawing, as a share of its width.
pub fn least_distance(spots: &[Spot]) -> f64 {
    apart::least(&spots.iter().map(|&(x, y)| (x, y * TALL)).collect::<Vec<_>>())
}

/// The components, each by its vertices in their order.
fn components(graph: &SmallGraph) -> Vec<Vec<usize>> {
    let mut components: Vec<Vec<usize>> = Vec::new();
    for vertex in 0..graph.vertices() {
        if components.iter().flatten().any(|&other| other == vertex) {
            continue;
        }
        let mut component = vec![vertex];
        let mut next = 0;
        while let Some(&at) = component.get(next) {
            let new =
                (0..graph.vertices()).filter(|to| graph.joined(at, *to) && !component.contains(to));
            let new: Vec<usize> = new.collect();
            component.extend(new);
            next += 1;
        }
        component.sort_unstable();
        components.push(component);
    }
    components
}

/// Components side by side, the largest first: a frame is cut in two until each has its own.
fn pack(graph: &SmallGraph, components: &[Vec<usize>], frame: Frame, spots: &mut [Spot]) {
    if let [component] = components {
        for (&vertex, drawn) in component.iter().zip(drawn(graph, component, frame)) {
            if let Some(spot) = spots.get_mut(vertex) {
                *spot = drawn;
            }
        }
        return;
    }
    // What a component takes: its vertices, and what is between it and others.
    let room = |some: &[Vec<usize>]| number(some.iter().map(|component| component.len() + 1).sum());
    let all = room(components);
    let until = |count: &usize| 2.0 * room(components.get(..*count).unwrap_or(&[])) >= all;
    let count = (1..components.len()).find(until).unwrap_or(1);
    let (some, others) = components.split_at(count.min(components.len()));
    if some.is_empty() || others.is_empty() {
        return;
    }
    let (one, other) = frame.halves(room(some) / all);
    pack(graph, some, one, spots);
    pack(graph, others, other, spots);
}

/// The spots of a component in its frame.
fn drawn(graph: &SmallGraph, component: &[usize], frame: Frame) -> Vec<Spot> {
    let forms: Vec<Vec<Spot>> =
        forms::of(graph, component).iter().map(|form| frame.filled(form)).collect();
    let score = |spots: &Vec<Spot>| apart::score(graph, component, spots);
    if let Some(good) = forms.iter().find(|spots| score(spots) >= 1.0) {
        return good.clone();
    }
    let parted = forms.into_iter().map(|spots| apart::parted(graph, component, spots, frame));
    let best = parted.max_by(|a, b| score(a).min(1.0).total_cmp(&score(b).min(1.0)));
    best.unwrap_or_default()
}

#[cfg(test)]
mod tests;
