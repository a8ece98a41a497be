//! The points of a game as a tree: a line can be played, stepped through, and left for a variation.
//!
//! For each point it knows what every game has: how it was reached, whose turn it is, and the move as it is written.
//! What is on the board is known only to [`super::Session`].

use super::Turn;

/// A point of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct NodeId(usize);

impl NodeId {
    /// The beginning.
    pub const START: Self = Self(0);

    /// A number that stays with this point as long as the game lasts: points are numbered from 0 in the
    /// order in which they were first reached.
    pub fn index(self) -> usize {
        self.0
    }
}

/// A point of the game, and how it came about.
#[derive(Clone, Debug, PartialEq)]
pub struct Node {
    /// Moves made before this point.
    pub ply: usize,
    /// The move that led here, as it is written; `None` at the beginning.
    pub mv: Option<String>,
    /// Whose turn it is, or how the game has ended.
    pub turn: Turn,
    /// The points that were reached from here, the oldest first.
    pub children: Vec<NodeId>,
    parent: Option<NodeId>,
    /// The child that was shown last: where "forward" goes.
    heir: Option<NodeId>,
}

/// All that was played from one start, and the point that is shown.
#[derive(Clone, Debug, PartialEq)]
pub struct Tree {
    /// Never empty; a parent comes before its children.
    nodes: Vec<Node>,
    at: NodeId,
}

impl Tree {
    /// A game that has not begun.
    pub fn new(turn: Turn) -> Self {
        let start = Node { ply: 0, mv: None, turn, children: Vec::new(), parent: None, heir: None };
        Self { nodes: vec![start], at: NodeId::START }
    }

    /// The point that is shown.
    pub fn at(&self) -> NodeId {
        self.at
    }

    /// What is known of the point that is shown.
    pub fn shown(&self) -> &Node {
        self.node(self.at)
    }

    /// What is known of a point of this tree.
    pub fn node(&self, id: NodeId) -> &Node {
        // An id is only given out for a node that is there, and nodes are never taken away; one of
        // another tree falls back to the beginning.
        self.nodes.get(id.0).unwrap_or(&self.nodes[0])
    }

    /// How many points there are, the beginning among them.
    pub fn len(&self) -> usize {
        self.nodes.len()
    }

    /// Whether nothing was played yet.
    pub fn is_empty(&self) -> bool {
        self.nodes.len() == 1
    }

    /// The point before this one.
    pub fn parent(&self, id: NodeId) -> Option<NodeId> {
        self.node(id).parent
    }

    /// The point that "forward" goes to from here.
    pub fn heir(&self, id: NodeId) -> Option<NodeId> {
        self.node(id).heir
    }

    /// The point before the one shown.
    pub fn before(&self) -> Option<NodeId> {
        self.parent(self.at)
    }

    /// The point after the one shown.
    pub fn next(&self) -> Option<NodeId> {
        self.heir(self.at)
    }

    /// The last point of the line that is shown.
    pub fn end(&self) -> NodeId {
        self.onward(self.at).last().unwrap_or(self.at)
    }

    /// The line that is shown, from the beginning to its end: the beginning first.
    pub fn line(&self) -> Vec<NodeId> {
        let mut line = self.path(self.at);
        line.extend(self.onward(self.at));
        line
    }

    /// The points from the beginning to this one, both included.
    pub fn path(&self, id: NodeId) -> Vec<NodeId> {
        let mut path: Vec<_> = std::iter::successors(Some(id), |&id| self.parent(id)).collect();
        path.reverse();
        path
    }

    /// The moves that lead to a point, as they are written.
    pub fn moves_to(&self, id: NodeId) -> Vec<String> {
        self.path(id).into_iter().filter_map(|id| self.node(id).mv.clone()).collect()
    }

    /// The last points of all lines, the oldest first.
    pub fn ends(&self) -> Vec<NodeId> {
        (0..self.nodes.len()).map(NodeId).filter(|&id| self.node(id).children.is_empty()).collect()
    }

    /// The point that a move leads to from the one that is shown, where it was played here before.
    pub fn known(&self, mv: &str) -> Option<NodeId> {
        let mut children = self.shown().children.iter().copied();
        children.find(|&child| self.node(child).mv.as_deref() == Some(mv))
    }

    /// Shows another point; "forward" will lead back to it from wherever it branches off.
    pub fn show(&mut self, id: NodeId) {
        if id.0 >= self.nodes.len() {
            return;
        }
        let path = self.path(id);
        for step in path.windows(2) {
            self.nodes[step[0].0].heir = Some(step[1]);
        }
        self.at = id;
    }

    /// Adds the point that a move leads to from the one that is shown, and shows it.
    pub(super) fn grow(&mut self, mv: String, turn: Turn) {
        let id = NodeId(self.nodes.len());
        let ply = self.shown().ply + 1;
        let (mv, parent) = (Some(mv), Some(self.at));
        self.nodes.push(Node { ply, mv, turn, children: Vec::new(), parent, heir: None });
        self.nodes[self.at.0].children.push(id);
        self.show(id);
    }

    fn onward(&self, id: NodeId) -> impl Iterator<Item = NodeId> {
        std::iter::successors(self.heir(id), |&id| self.heir(id))
    }
}
