//! A graph as it is drawn: a place and a label for each vertex, a path for each edge.

use crate::core::Player;
use crate::core::graph::{Arena, Attractor, Layering, Layout, Point};
use crate::games::graph::Graph;
use std::fmt::Write;
use std::rc::Rc;
use yew::prelude::*;

/// The maximum number of vertices that are drawn.
pub(super) const MAX_DRAWN: usize = 200;
/// The maximum number of edges that are drawn.
const MAX_EDGES_DRAWN: usize = 2_000;
/// Half the size of a vertex.
pub(super) const HALF: i32 = 24;
/// How many characters of a label fit in a vertex.
const MAX_SHOWN: usize = 7;
/// How far beside the middle edges leave that lead upwards, so that they do not cover those down.
const ASIDE: i32 = 9;

/// A graph that is small enough to be drawn.
#[derive(Debug)]
pub(super) struct Scene {
    pub(super) arena: Rc<Arena>,
    pub(super) layout: Layout,
    /// What is written in each vertex.
    pub(super) labels: Vec<AttrValue>,
    /// For each edge, in the order of the rows, the vertices it joins and its path.
    pub(super) edges: Vec<(u32, u32, AttrValue)>,
}

/// One scene is made for each graph and kept; another is another drawing.
impl PartialEq for Scene {
    fn eq(&self, other: &Self) -> bool {
        std::ptr::eq(self, other)
    }
}

impl Scene {
    /// The drawing of a graph, in the layers of play or of an attractor's ranks; `None` where it is
    /// too large.
    pub(super) fn of(graph: &Graph, ranks: Option<&Attractor>) -> Option<Rc<Self>> {
        let arena = graph.arena();
        if !is_drawn(graph) {
            return None;
        }
        let layout = Layout::of(arena, ranks.map_or(Layering::Play, Layering::Ranks))?;
        let labels = arena.vertices().map(|v| shortened(graph.shown(v)).into()).collect();
        let ends = arena
            .vertices()
            .flat_map(|from| arena.successors(from).iter().map(move |&to| (from, to)));
        let edges = ends.zip(&layout.ways).map(|((from, to), way)| {
            let point = |vertex: u32| layout.points.get(vertex as usize).copied();
            let ends = (point(from).unwrap_or_default(), point(to).unwrap_or_default());
            (from, to, path(ends.0, way, ends.1, from == to).into())
        });
        let edges = edges.collect();
        Some(Rc::new(Self { arena: Rc::clone(arena), layout, labels, edges }))
    }

    /// Where a vertex is.
    pub(super) fn point(&self, vertex: u32) -> Point {
        self.layout.points.get(vertex as usize).copied().unwrap_or_default()
    }

    /// The largest x and y.
    pub(super) fn extent(&self) -> (i64, i64) {
        let height = i64::from(self.layout.layers.saturating_sub(1)) * i64::from(Layout::UNIT);
        (self.layout.width.into(), height)
    }
}

/// Whether a graph is small enough to be drawn.
pub(super) fn is_drawn(graph: &Graph) -> bool {
    graph.arena().len() <= MAX_DRAWN && graph.arena().edges() <= MAX_EDGES_DRAWN
}

/// A player's name in drawings and tables.
pub(super) fn player_name(player: Player) -> &'static str {
    if player == Player::Zero { "J0" } else { "J1" }
}

fn shortened(label: &str) -> String {
    if label.chars().count() <= MAX_SHOWN {
        return label.to_owned();
    }
    label.chars().take(MAX_SHOWN - 1).chain(['…']).collect()
}

/// The path of an edge with its arrow. It leaves and arrives upright, so that the arrow points down
/// or up.
fn path(from: Point, way: &[Point], to: Point, own: bool) -> String {
    if own {
        let (x, y) = (from.x + HALF, from.y);
        return format!(
            "M{} {} C{} {} {} {} {} {}M{} {}L{} {}L{} {}",
            x - 4,
            y - 12,
            x + 34,
            y - 34,
            x + 34,
            y + 34,
            x - 2,
            y + 12,
            x + 9,
            y + 7,
            x - 2,
            y + 12,
            x + 6,
            y + 21,
        );
    }
    let (after, before) = (way.first().unwrap_or(&to), way.last().unwrap_or(&from));
    if after.y == from.y && way.is_empty() {
        let (top, middle) = (from.y - HALF, i32::midpoint(from.x, to.x));
        return format!(
            "M{} {top}Q{middle} {} {} {top}{}",
            from.x,
            top - 46,
            to.x,
            arrow(to.x, top, 1)
        );
    }
    let direction = |dy: i32| if dy >= 0 { 1 } else { -1 };
    let (leaving, arriving) = (direction(after.y - from.y), direction(to.y - before.y));
    let aside = |direction: i32| if direction < 0 { ASIDE } else { 0 };
    let start = Point { x: from.x + aside(leaving), y: from.y + leaving * HALF };
    let end = Point { x: to.x + aside(arriving), y: to.y - arriving * (HALF + 1) };
    let mut text = format!("M{} {}", start.x, start.y);
    let mut last = start;
    for &next in way.iter().chain([&end]) {
        let middle = i32::midpoint(last.y, next.y);
        // Writing to a string does not fail.
        let _ = write!(text, "C{} {middle} {} {middle} {} {}", last.x, next.x, next.x, next.y);
        last = next;
    }
    text.push_str(&arrow(end.x, end.y, arriving));
    text
}

/// An arrow whose tip is at a point, pointing down (1) or up (−1).
fn arrow(x: i32, y: i32, direction: i32) -> String {
    let back = y - direction * 9;
    format!("M{} {back}L{x} {y}L{} {back}", x - 6, x + 6)
}
