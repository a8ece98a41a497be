//! A place for each vertex of a small graph, in layers, and a path for each long edge.
//!
//! The method is that of K. Sugiyama, S. Tagawa, M. Toda (*IEEE Transactions on Systems, Man, and
//! Cybernetics* 11, 1981): layers, waypoints where an edge passes through a layer, an order within
//! each layer that avoids crossings, and places near the neighbours'.
//!
//! - `layers`: which layer a vertex is in. `order`: who is beside whom. `place`: where exactly.
//!
//! A library does this too, `rust-sugiyama` 0.4; it adds 80 kB gzipped to a program of which all
//! parts together may be 300 kB, so the three steps are written out here in their simplest form.

mod layers;
mod order;
mod place;

use super::{Arena, Attractor};
use order::Network;

/// The maximum number of vertices that are laid out.
pub const MAX_LAID_OUT: usize = 2_000;
/// The maximum number of waypoints. Where long edges would need more, they all go straight.
const MAX_WAYPOINTS: usize = 4_000;

/// Where a vertex or a waypoint is. Neighbours in a layer are at least [`Layout::UNIT`] apart,
/// half of that where one is a waypoint; layers are [`Layout::UNIT`] apart. y grows downwards.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize,
)]
pub struct Point {
    /// To the right.
    pub x: i32,
    /// Down.
    pub y: i32,
}

/// What the layers of a drawing are.
#[derive(Clone, Copy, Debug)]
pub enum Layering<'a> {
    /// How late a vertex can be reached: each edge leads down, but for those that close a cycle.
    Play,
    /// The ranks of an attractor, 0 at the bottom; what is outside lies above it, as in play.
    Ranks(&'a Attractor),
}

/// A drawing as data.
#[derive(Clone, Debug, Default, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub struct Layout {
    /// The place of each vertex.
    pub points: Vec<Point>,
    /// For each edge, in the order of the rows, the points it goes through between its ends.
    pub ways: Vec<Vec<Point>>,
    /// How many layers there are.
    pub layers: u32,
    /// The largest x; the smallest is 0.
    pub width: i32,
}

impl Layout {
    /// The distance of neighbours, and of layers.
    pub const UNIT: i32 = 100;

    /// Lays out a graph: `None` past [`MAX_LAID_OUT`] vertices. No two vertices have one place.
    /// 200 vertices take some milliseconds.
    pub fn of(arena: &Arena, layering: Layering<'_>) -> Option<Self> {
        if arena.len() > MAX_LAID_OUT {
            return None;
        }
        let layer = layers::layers(arena, layering);
        let mut network = Network::new(arena, &layer, MAX_WAYPOINTS);
        network.sort();
        let x = place::place(&network);
        let layers = u32::try_from(network.layers.len()).unwrap_or(u32::MAX);
        let width = x.iter().copied().max().unwrap_or(0);
        let point = |node: u32| {
            let y = i32::try_from(network.layer[node as usize]).unwrap_or(0) * Self::UNIT;
            Point { x: x[node as usize], y }
        };
        let points = arena.vertices().map(point).collect();
        let ways = network.ways.iter().map(|way| way.iter().copied().map(point).collect());
        Some(Self { points, ways: ways.collect(), layers, width })
    }
}
