//! Graphs of the reader’s own.

use serde::{Deserialize, Serialize};

/// The maximum number of vertices.
pub const MAX_VERTICES: usize = 32;

/// An undirected graph without loops, of 1 to [`MAX_VERTICES`] vertices from 0: so small that it is copied.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "(usize, Vec<(usize, usize)>)", into = "(usize, Vec<(usize, usize)>)")]
pub struct SmallGraph {
    vertices: usize,
    near: [u32; MAX_VERTICES],
}

impl SmallGraph {
    /// The graph with these edges; `None` where an end is no vertex, an edge is a loop, or there are no
    /// vertices or too many. An edge that is named twice is one edge.
    pub fn new(vertices: usize, edges: impl IntoIterator<Item = (usize, usize)>) -> Option<Self> {
        let mut near = [0_u32; MAX_VERTICES];
        if !(1..=MAX_VERTICES).contains(&vertices) {
            return None;
        }
        for (a, b) in edges {
            if a == b || a.max(b) >= vertices {
                return None;
            }
            *near.get_mut(a)? |= 1 << b;
            *near.get_mut(b)? |= 1 << a;
        }
        Some(Self { vertices, near })
    }

    /// A line of vertices.
    pub fn path(vertices: usize) -> Option<Self> {
        Self::new(vertices, (1..vertices).map(|at| (at - 1, at)))
    }

    /// A ring of at least three.
    pub fn cycle(vertices: usize) -> Option<Self> {
        (vertices >= 3)
            .then(|| Self::new(vertices, (0..vertices).map(|at| (at, (at + 1) % vertices))))?
    }

    /// The first joined to all others.
    pub fn star(vertices: usize) -> Option<Self> {
        Self::new(vertices, (1..vertices).map(|at| (0, at)))
    }

    /// A tree in which every vertex has two below it, filled from the top.
    pub fn tree(vertices: usize) -> Option<Self> {
        Self::new(vertices, (1..vertices).map(|at| ((at - 1) / 2, at)))
    }

    /// How many vertices there are.
    pub fn vertices(&self) -> usize {
        self.vertices
    }

    /// The vertices that touch this one, as bits.
    pub fn near(&self, vertex: usize) -> u32 {
        self.near.get(vertex).copied().unwrap_or(0)
    }

    /// Whether two vertices touch.
    pub fn joined(&self, a: usize, b: usize) -> bool {
        b < self.vertices && self.near(a) >> b & 1 == 1
    }

    /// The edges, each once, the smaller end first.
    pub fn edges(&self) -> impl Iterator<Item = (usize, usize)> {
        (0..self.vertices)
            .flat_map(move |a| (a + 1..self.vertices).map(move |b| (a, b)))
            .filter(|&(a, b)| self.joined(a, b))
    }
}

impl From<SmallGraph> for (usize, Vec<(usize, usize)>) {
    fn from(graph: SmallGraph) -> Self {
        (graph.vertices, graph.edges().collect())
    }
}

impl TryFrom<(usize, Vec<(usize, usize)>)> for SmallGraph {
    type Error = &'static str;

    fn try_from((vertices, edges): (usize, Vec<(usize, usize)>)) -> Result<Self, &'static str> {
        Self::new(vertices, edges).ok_or("not a graph")
    }
}
