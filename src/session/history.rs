//! The moves of a game as a tree: a line is played, stepped through, and left for a variation.

use crate::games::Game;

/// A point of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct NodeId(usize);

impl NodeId {
    /// The beginning.
    pub const START: Self = Self(0);

    /// A number that stays with this point as long as the game lasts.
    pub fn index(self) -> usize {
        self.0
    }
}

/// A point of the game: a position and how it came about.
#[derive(Clone, Debug, PartialEq)]
pub struct Node<G: Game> {
    /// What stands on the board.
    pub position: G::Position,
    /// Moves made before this point.
    pub ply: usize,
    /// The move that led here; `None` at the beginning.
    pub mv: Option<G::Move>,
    /// The points that were reached from here, the oldest first.
    pub children: Vec<NodeId>,
    parent: Option<NodeId>,
    /// The child that was shown last: where "forward" goes.
    heir: Option<NodeId>,
}

/// All that was played from one start, and the point that is shown.
#[derive(Clone, Debug, PartialEq)]
pub struct History<G: Game> {
    /// Never empty; a parent stands before its children.
    nodes: Vec<Node<G>>,
    at: NodeId,
}

impl<G: Game> History<G> {
    /// A game that has not begun.
    pub fn new(start: G::Position) -> Self {
        let start = Node {
            position: start,
            ply: 0,
            mv: None,
            children: Vec::new(),
            parent: None,
            heir: None,
        };
        Self { nodes: vec![start], at: NodeId::START }
    }

    /// The point that is shown.
    pub fn at(&self) -> NodeId {
        self.at
    }

    /// What stands at the point that is shown.
    pub fn shown(&self) -> &Node<G> {
        self.node(self.at)
    }

    /// What stands at a point of this history.
    pub fn node(&self, id: NodeId) -> &Node<G> {
        // An id is only given out for a node that is there, and nodes are never taken away; one of
        // another history falls back to the beginning.
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

    /// The move made at a point of the line that is shown.
    pub fn played_at(&self, id: NodeId) -> Option<&G::Move> {
        self.node(self.heir(id)?).mv.as_ref()
    }

    /// The moves that lead to a point.
    pub fn moves_to(&self, id: NodeId) -> Vec<G::Move> {
        self.path(id).into_iter().filter_map(|id| self.node(id).mv.clone()).collect()
    }

    /// The last points of all lines, the oldest first.
    pub fn ends(&self) -> Vec<NodeId> {
        (0..self.nodes.len()).map(NodeId).filter(|&id| self.node(id).children.is_empty()).collect()
    }

    /// Plays a move at the point that is shown, which leads to `position`. A move that was played
    /// here before is gone through again, another one begins a variation.
    pub fn play(&mut self, mv: G::Move, position: G::Position) {
        let known = self.shown().children.iter().copied();
        let known = known.into_iter().find(|&child| self.node(child).mv.as_ref() == Some(&mv));
        let id = known.unwrap_or_else(|| self.add(mv, position));
        self.show(id);
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

    fn add(&mut self, mv: G::Move, position: G::Position) -> NodeId {
        let id = NodeId(self.nodes.len());
        let ply = self.shown().ply + 1;
        let parent = Some(self.at);
        self.nodes.push(Node {
            position,
            ply,
            mv: Some(mv),
            children: Vec::new(),
            parent,
            heir: None,
        });
        self.nodes[self.at.0].children.push(id);
        id
    }

    fn onward(&self, id: NodeId) -> impl Iterator<Item = NodeId> {
        std::iter::successors(self.heir(id), |&id| self.heir(id))
    }
}
