//! Minimax on trees with payoffs at the leaves.

use super::{Arena, Shape, shape_of_play};
use crate::Player;
use serde::{Deserialize, Serialize};

/// Why a graph has no minimax.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NoMinimax {
    /// The graph has no vertex of that number.
    NoRoot,
    /// Play can come back: the vertices of a cycle in the order of its edges.
    Cycle(Vec<u32>),
    /// It is no tree: two edges lead to this vertex, or one edge twice.
    Shared(u32),
    /// This leaf has neither a payoff nor a winner.
    MissingPayoff(u32),
}

/// The values of a tree, to J0, who wants them high; J1 wants them low.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Minimax {
    /// The value of each vertex below the root and of the root; 0 for others.
    values: Vec<i32>,
    /// The vertices below the root and the root, each before its successors.
    order: Vec<u32>,
}

impl Minimax {
    /// The values of the tree below `root`. Time and memory are linear; nothing is recursive.
    ///
    /// The value of a leaf is its payoff; where it has none, 1 where J0 has won and −1 where J1 has. A vertex that is
    /// won is a leaf.
    pub fn of(arena: &Arena, root: u32) -> Result<Self, NoMinimax> {
        let order = tree_below(arena, root)?;
        let mut values = vec![0; arena.len()];
        for &vertex in order.iter().rev() {
            values[vertex as usize] = match played_on(arena, vertex) {
                [] => leaf_value(arena, vertex).ok_or(NoMinimax::MissingPayoff(vertex))?,
                row => best(arena.owner(vertex), row.iter().map(|&to| values[to as usize])),
            };
        }
        Ok(Self { values, order })
    }

    /// The value of a vertex of the tree.
    pub fn value(&self, vertex: u32) -> i32 {
        self.values.get(vertex as usize).copied().unwrap_or(0)
    }

    /// The vertices of the tree, the root first, each before its successors.
    pub fn vertices(&self) -> &[u32] {
        &self.order
    }

    /// The best line: from the root always to the first successor of the same value, to a leaf.
    pub fn line(&self, arena: &Arena) -> Vec<u32> {
        let next = |&vertex: &u32| {
            let value = self.value(vertex);
            played_on(arena, vertex).iter().copied().find(|&to| self.value(to) == value)
        };
        std::iter::successors(self.order.first().copied(), next).collect()
    }
}

/// The vertices of the tree below a root, each before its successors, or why it is no tree.
pub(super) fn tree_below(arena: &Arena, root: u32) -> Result<Vec<u32>, NoMinimax> {
    if root as usize >= arena.len() {
        return Err(NoMinimax::NoRoot);
    }
    match shape_of_play(arena, root) {
        Shape::Cyclic(cycle) => Err(NoMinimax::Cycle(cycle)),
        Shape::Acyclic { shared, .. } => Err(NoMinimax::Shared(shared)),
        Shape::Tree { order } => Ok(order),
    }
}

/// To where play continues from a vertex: nowhere where it is won, whatever edges lead on.
pub fn played_on(arena: &Arena, vertex: u32) -> &[u32] {
    if arena.win(vertex).is_some() { &[] } else { arena.successors(vertex) }
}

/// The value of a leaf, where it has one.
pub(super) fn leaf_value(arena: &Arena, leaf: u32) -> Option<i32> {
    let by_winner = |winner| if winner == Player::Zero { 1 } else { -1 };
    arena.payoff(leaf).or_else(|| arena.win(leaf).map(by_winner))
}

/// What a player makes of these values; 0 of none.
fn best(player: Player, values: impl Iterator<Item = i32>) -> i32 {
    let best = match player {
        Player::Zero => values.max(),
        Player::One => values.min(),
    };
    best.unwrap_or(0)
}
