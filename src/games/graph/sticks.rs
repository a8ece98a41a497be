//! One heap of sticks, as a graph and as a tree.
//!
//! A state is how many sticks are left and who is to move; it is labelled `i;k`. J0 begins. The
//! graph has each state that can be reached once, the tree once for every way to get there. Both
//! number their vertices in the order in which they are reached: from each in turn by taking 1, 2,
//! 3 … sticks, so that 0 is the beginning and children are side by side.

use super::graph::Graph;
use super::names::Names;
use crate::core::graph::Arena;
use crate::core::{Player, Rule};
use serde::{Deserialize, Serialize};

/// The maximum number of sticks, and the most that may be taken at a turn.
pub const MAX_STICKS: u32 = 500;
/// The maximum number of vertices of a tree.
pub const MAX_TREE: u64 = 2_000;

/// How many sticks there are and how many may be taken at a turn, both from 1 to [`MAX_STICKS`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "(u32, u32)", into = "(u32, u32)")]
pub struct Sticks {
    sticks: u32,
    most: u32,
}

impl Sticks {
    /// Six sticks, of which one to three are taken at a turn.
    pub const SIX: Self = Self { sticks: 6, most: 3 };

    /// The sticks, where both numbers are within their bounds.
    pub fn new(sticks: u32, most: u32) -> Option<Self> {
        let fits = |number: u32| (1..=MAX_STICKS).contains(&number);
        (fits(sticks) && fits(most)).then_some(Self { sticks, most })
    }

    /// How many there are at the beginning.
    pub fn sticks(self) -> u32 {
        self.sticks
    }

    /// How many may be taken at a turn.
    pub fn most(self) -> u32 {
        self.most
    }

    /// How many vertices the tree has; the largest number where it has more than that.
    pub fn tree_size(self) -> u64 {
        let mut sizes: Vec<u64> = Vec::with_capacity(self.sticks as usize + 1);
        for left in 0..=self.sticks {
            let below = sizes.iter().rev().take(left.min(self.most) as usize);
            sizes.push(below.fold(1, |sum, &size| sum.saturating_add(size)));
        }
        sizes.last().copied().unwrap_or(1)
    }

    /// The graph.
    pub(super) fn graph(self, rule: Rule) -> Option<Graph> {
        let mut number = vec![None; 2 * (self.sticks as usize + 1)];
        self.build(rule, |left, player, next| {
            let seen = &mut number[2 * left as usize + player.index()];
            let known = *seen;
            *seen = known.or(Some(next));
            known
        })
    }

    /// The tree; `None` past [`MAX_TREE`] vertices.
    pub(super) fn tree(self, rule: Rule) -> Option<Graph> {
        if self.tree_size() > MAX_TREE {
            return None;
        }
        self.build(rule, |_, _, _| None)
    }

    /// Builds what is reached from the beginning. `known` gives the number of a state that is
    /// for all ways to it, or nothing for one that gets the number offered.
    fn build(
        self,
        rule: Rule,
        mut known: impl FnMut(u32, Player, u32) -> Option<u32>,
    ) -> Option<Graph> {
        known(self.sticks, Player::Zero, 0);
        let mut states = vec![(self.sticks, Player::Zero)];
        let (mut ends, mut successors) = (Vec::new(), Vec::new());
        while let Some(&(left, player)) = states.get(ends.len()) {
            for take in 1..=left.min(self.most) {
                let next = u32::try_from(states.len()).ok()?;
                let state = (left - take, player.other());
                let vertex = known(state.0, state.1, next).unwrap_or(next);
                if vertex == next {
                    states.push(state);
                }
                successors.push(vertex);
            }
            ends.push(u32::try_from(successors.len()).ok()?);
        }
        let owners = states.iter().map(|&(_, player)| player).collect();
        let mut arena = Arena::new(owners, ends, successors).ok()?;
        for (vertex, &(_, player)) in (0..).zip(&states).filter(|&(_, &(left, _))| left == 0) {
            // The player to move finds nothing: the other has taken the last stick.
            let winner = if rule == Rule::Normal { player.other() } else { player };
            arena.set_win(vertex, winner);
        }
        let (mut names, mut labels) = (Names::default(), Names::default());
        for (vertex, &(left, player)) in states.iter().enumerate() {
            names.push(&vertex.to_string());
            labels.push(&format!("{left};{}", player.index()));
        }
        Graph::new(arena, names, Some(labels), 0)
    }
}

impl From<Sticks> for (u32, u32) {
    fn from(sticks: Sticks) -> Self {
        (sticks.sticks, sticks.most)
    }
}

impl TryFrom<(u32, u32)> for Sticks {
    type Error = &'static str;

    fn try_from((sticks, most): (u32, u32)) -> Result<Self, Self::Error> {
        Self::new(sticks, most).ok_or("not numbers of sticks that can be played with")
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    #[test]
    fn six_sticks_as_a_graph_and_as_a_tree() {
        let sticks = Sticks::new(6, 3).unwrap();
        let graph = sticks.graph(Rule::Misere).unwrap();
        let labels: Vec<&str> = graph.arena().vertices().map(|v| graph.shown(v)).collect();
        let expected = "6;0 5;1 4;1 3;1 4;0 3;0 2;0 1;0 0;0 2;1 1;1 0;1";
        assert_eq!(labels.join(" "), expected);
        assert_eq!(graph.arena().successors(0), [1, 2, 3]);
        assert_eq!(graph.arena().win(8), Some(Player::Zero));
        assert_eq!(graph.arena().win(11), Some(Player::One));
        let normal = sticks.graph(Rule::Normal).unwrap();
        assert_eq!(normal.arena().win(8), Some(Player::One));
        let tree = sticks.tree(Rule::Misere).unwrap();
        assert_eq!((tree.arena().len(), tree.arena().edges()), (52, 51));
        assert_eq!(sticks.tree_size(), 52);
        assert_eq!(Sticks::new(500, 500).unwrap().tree_size(), u64::MAX);
        assert_eq!(Sticks::new(30, 3).unwrap().tree(Rule::Normal), None);
        assert_eq!((Sticks::new(0, 3), Sticks::new(3, 501)), (None, None));
    }
}
