//! A graph as it is drawn: a place and a label for each vertex, a path for each edge.

use crate::core::Player;
use crate::core::graph::{Arena, Attractor, Layering, Layout, Point};
use crate::games::graph::Graph;
use crate::games::pasted::signed;
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
    /// Places with the layers one below the other.
    layout: Layout,
    /// Whether the layers are drawn side by side instead, from left to right.
    across: bool,
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
        let edges = edges(arena, &layout, false);
        Some(Rc::new(Self { arena: Rc::clone(arena), layout, across: false, labels, edges }))
    }

    /// The same drawing with its layers side by side.
    pub(super) fn turned(&self) -> Rc<Self> {
        Rc::new(Self {
            arena: Rc::clone(&self.arena),
            layout: self.layout.clone(),
            across: !self.across,
            labels: self.labels.clone(),
            edges: edges(&self.arena, &self.layout, !self.across),
        })
    }

    /// Where a vertex is.
    pub(super) fn point(&self, vertex: u32) -> Point {
        let Point { x, y } = self.layout.points.get(vertex as usize).copied().unwrap_or_default();
        if self.across { Point { x: y, y: x } } else { Point { x, y } }
    }

    /// Where all vertices are.
    pub(super) fn points(&self) -> impl Iterator<Item = Point> {
        self.arena.vertices().map(|vertex| self.point(vertex))
    }

    /// The largest x and y.
    pub(super) fn extent(&self) -> (i64, i64) {
        let along = i64::from(self.layout.layers.saturating_sub(1)) * i64::from(Layout::UNIT);
        let width = i64::from(self.layout.width);
        if self.across { (along, width) } else { (width, along) }
    }
}

/// For each edge, in the order of the rows, the vertices it joins and its path.
fn edges(arena: &Arena, layout: &Layout, across: bool) -> Vec<(u32, u32, AttrValue)> {
    let ends =
        arena.vertices().flat_map(|from| arena.successors(from).iter().map(move |&to| (from, to)));
    let point = |vertex: u32| layout.points.get(vertex as usize).copied().unwrap_or_default();
    let edge = |((from, to), way): ((u32, u32), &Vec<Point>)| {
        let mut pen = Pen { across, path: String::new() };
        if from == to {
            pen.own(point(from));
        } else {
            pen.edge(point(from), way, point(to));
        }
        (from, to, pen.path.into())
    };
    ends.zip(&layout.ways).map(edge).collect()
}

/// Whether a graph is small enough to be drawn.
pub(super) fn is_drawn(graph: &Graph) -> bool {
    graph.arena().len() <= MAX_DRAWN && graph.arena().edges() <= MAX_EDGES_DRAWN
}

/// A player's name in drawings and tables.
pub(super) fn player_name(player: Player) -> &'static str {
    if player == Player::Zero { "J0" } else { "J1" }
}

/// What is written below a vertex: who has won there, or its payoff to J0.
pub(super) fn brings(arena: &Arena, vertex: u32) -> Option<String> {
    let won = arena.win(vertex).map(|winner| player_name(winner).to_owned());
    won.or_else(|| arena.payoff(vertex).map(signed))
}

fn shortened(label: &str) -> String {
    if label.chars().count() <= MAX_SHOWN {
        return label.to_owned();
    }
    label.chars().take(MAX_SHOWN - 1).chain(['…']).collect()
}

/// Writes a path. Places are those of a drawing with its layers one below the other; where they are side by side, all
/// is reflected in the diagonal.
struct Pen {
    across: bool,
    path: String,
}

impl Pen {
    /// A command with its points.
    fn draw(&mut self, command: char, points: &[(i32, i32)]) {
        self.path.push(command);
        for (place, &(x, y)) in points.iter().enumerate() {
            let (x, y) = if self.across { (y, x) } else { (x, y) };
            // Writing to a string does not fail.
            let _ = write!(self.path, "{}{x} {y}", if place == 0 { "" } else { " " });
        }
    }

    /// An arrow whose tip is at a point, pointing down (1) or up (−1).
    fn arrow(&mut self, x: i32, y: i32, direction: i32) {
        let back = y - direction * 9;
        self.draw('M', &[(x - 6, back)]);
        self.draw('L', &[(x, y)]);
        self.draw('L', &[(x + 6, back)]);
    }

    /// An edge that leads back to its vertex.
    fn own(&mut self, at: Point) {
        let (x, y) = (at.x + HALF, at.y);
        self.draw('M', &[(x - 4, y - 12)]);
        self.draw('C', &[(x + 34, y - 34), (x + 34, y + 34), (x - 2, y + 12)]);
        self.draw('M', &[(x + 9, y + 7)]);
        self.draw('L', &[(x - 2, y + 12)]);
        self.draw('L', &[(x + 6, y + 21)]);
    }

    /// An edge between two vertices. It leaves and arrives upright, so that the arrow points down or up.
    fn edge(&mut self, from: Point, way: &[Point], to: Point) {
        let (after, before) = (way.first().unwrap_or(&to), way.last().unwrap_or(&from));
        if after.y == from.y && way.is_empty() {
            let (top, middle) = (from.y - HALF, i32::midpoint(from.x, to.x));
            self.draw('M', &[(from.x, top)]);
            self.draw('Q', &[(middle, top - 46), (to.x, top)]);
            return self.arrow(to.x, top, 1);
        }
        let direction = |dy: i32| if dy >= 0 { 1 } else { -1 };
        let (leaving, arriving) = (direction(after.y - from.y), direction(to.y - before.y));
        let aside = |direction: i32| if direction < 0 { ASIDE } else { 0 };
        let end = Point { x: to.x + aside(arriving), y: to.y - arriving * (HALF + 1) };
        let mut last = Point { x: from.x + aside(leaving), y: from.y + leaving * HALF };
        self.draw('M', &[(last.x, last.y)]);
        for &next in way.iter().chain([&end]) {
            let middle = i32::midpoint(last.y, next.y);
            self.draw('C', &[(last.x, middle), (next.x, middle), (next.x, next.y)]);
            last = next;
        }
        self.arrow(end.x, end.y, arriving);
    }
}
