//! Alpha-beta: the value of a tree without examining all of it.

use super::Arena;
use super::minimax::{NoMinimax, leaf_value, played_on, tree_below};
use crate::Player;

/// What alpha-beta found, and what it never looked at.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AlphaBeta {
    /// The value of the root, equal to that of minimax.
    pub value: i32,
    /// The vertices that were examined, in that order; the root is the first.
    pub looked_at: Vec<u32>,
    /// The vertices that were left out, in topological order.
    pub left_out: Vec<u32>,
    /// Where it stopped looking: the vertex, and the place in its row of the first edge left out.
    pub cuts: Vec<(u32, u32)>,
}

/// A vertex whose successors are being examined.
struct Frame {
    vertex: u32,
    /// The place in its row of the next one.
    next: usize,
    /// What J0 and what J1 is sure of already on the way here.
    alpha: i64,
    beta: i64,
    /// The best value found so far for its owner.
    best: Option<i32>,
}

impl AlphaBeta {
    /// Looks at the tree below `root`, successors in the order of their rows. What lies below a cut
    /// is not examined; that it is a tree at all, and has all its payoffs, is checked before.
    ///
    /// Time and memory are linear in the tree; nothing is recursive.
    pub fn of(arena: &Arena, root: u32) -> Result<Self, NoMinimax> {
        let order = tree_below(arena, root)?;
        let mut leaves = order.iter().filter(|&&vertex| played_on(arena, vertex).is_empty());
        if let Some(&leaf) = leaves.find(|&&leaf| leaf_value(arena, leaf).is_none()) {
            return Err(NoMinimax::MissingPayoff(leaf));
        }
        let mut found = Self { value: 0, looked_at: Vec::new(), left_out: order, cuts: Vec::new() };
        found.search(arena, root);
        let mut seen = vec![false; arena.len()];
        for &vertex in &found.looked_at {
            seen[vertex as usize] = true;
        }
        found.left_out.retain(|&vertex| !seen[vertex as usize]);
        Ok(found)
    }

    fn search(&mut self, arena: &Arena, root: u32) {
        let frame = |vertex, alpha, beta| Frame { vertex, next: 0, alpha, beta, best: None };
        self.looked_at.push(root);
        let mut stack = vec![frame(root, i64::MIN, i64::MAX)];
        while let Some(top) = stack.last_mut() {
            let row = played_on(arena, top.vertex);
            let cut = top.alpha >= top.beta && top.next < row.len();
            if cut {
                self.cuts.push((top.vertex, u32::try_from(top.next).unwrap_or(u32::MAX)));
            }
            if let Some(&to) = row.get(top.next).filter(|_| !cut) {
                top.next += 1;
                let (alpha, beta) = (top.alpha, top.beta);
                self.looked_at.push(to);
                stack.push(frame(to, alpha, beta));
                continue;
            }
            let value = top.best.or_else(|| leaf_value(arena, top.vertex)).unwrap_or(0);
            stack.pop();
            match stack.last_mut() {
                Some(above) => above.take(arena.owner(above.vertex), value),
                None => self.value = value,
            }
        }
    }
}

impl Frame {
    /// Takes in the value of a successor.
    fn take(&mut self, owner: Player, value: i32) {
        match owner {
            Player::Zero => {
                self.best = self.best.max(Some(value));
                self.alpha = self.alpha.max(value.into());
            }
            Player::One => {
                self.best = Some(self.best.map_or(value, |best| best.min(value)));
                self.beta = self.beta.min(value.into());
            }
        }
    }
}
