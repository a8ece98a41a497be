//! What can be seen of a graph before it is played: cycles, order, trees.

use super::{Arena, played_on};

/// The shape of what can be reached from a root, or of a whole graph.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Shape {
    /// There is a cycle: its vertices in the order of its edges, each once.
    Cyclic(Vec<u32>),
    /// No cycle, but some vertex can be reached in two ways.
    Acyclic {
        /// All vertices, each before its successors.
        order: Vec<u32>,
        /// A vertex with two edges that lead to it.
        shared: u32,
    },
    /// No cycle, and no vertex with two edges that lead to it: a tree, or several.
    Tree {
        /// All vertices, each before its successors.
        order: Vec<u32>,
    },
}

impl Shape {
    /// The vertices each before its successors, where there is no cycle.
    pub fn order(&self) -> Option<&[u32]> {
        match self {
            Self::Cyclic(_) => None,
            Self::Acyclic { order, .. } | Self::Tree { order } => Some(order),
        }
    }
}

/// The shape of what can be reached from `root`, or of the whole graph. Time is linear (A. B. Kahn,
/// *Communications of the ACM* 5, 1962).
pub fn shape_of(arena: &Arena, root: Option<u32>) -> Shape {
    shape_by(arena, root, |vertex| arena.successors(vertex))
}

/// The shape of what play can reach from `root`: it does not go on from a vertex that is won, whatever edges lead on.
pub fn shape_of_play(arena: &Arena, root: u32) -> Shape {
    shape_by(arena, Some(root), |vertex| played_on(arena, vertex))
}

/// The same by the edges that are `next` from each vertex.
fn shape_by<'a>(arena: &Arena, root: Option<u32>, next: impl Fn(u32) -> &'a [u32] + Copy) -> Shape {
    let inside = reached(arena, root, next);
    let members = || arena.vertices().filter(|&vertex| inside[vertex as usize]);
    let mut entering = vec![0_u32; arena.len()];
    let mut shared = None;
    for &to in members().flat_map(next) {
        entering[to as usize] += 1;
        if entering[to as usize] == 2 {
            shared = shared.or(Some(to));
        }
    }
    let mut order: Vec<u32> = members().filter(|&v| entering[v as usize] == 0).collect();
    let mut done = 0;
    while let Some(&vertex) = order.get(done) {
        done += 1;
        for &to in next(vertex) {
            entering[to as usize] -= 1;
            if entering[to as usize] == 0 {
                order.push(to);
            }
        }
    }
    // What is on no cycle and behind none is in the order; the rest still has edges entering it.
    if let Some(start) = members().find(|&vertex| entering[vertex as usize] > 0) {
        return Shape::Cyclic(cycle_before(arena, &entering, start, next));
    }
    match shared {
        Some(shared) => Shape::Acyclic { order, shared },
        None => Shape::Tree { order },
    }
}

/// Whether each vertex can be reached from the root; all can where there is none.
fn reached<'a>(arena: &Arena, root: Option<u32>, next: impl Fn(u32) -> &'a [u32]) -> Vec<bool> {
    let Some(root) = root.filter(|&root| (root as usize) < arena.len()) else {
        return vec![true; arena.len()];
    };
    let mut inside = vec![false; arena.len()];
    inside[root as usize] = true;
    let mut found = vec![root];
    while let Some(vertex) = found.pop() {
        for &to in next(vertex) {
            if !std::mem::replace(&mut inside[to as usize], true) {
                found.push(to);
            }
        }
    }
    inside
}

/// A cycle, found by going backwards from a vertex that is left over by the topological order. Each
/// such vertex has a predecessor that is left over too, so that one comes back somewhere.
fn cycle_before<'a>(
    arena: &Arena,
    entering: &[u32],
    start: u32,
    next: impl Fn(u32) -> &'a [u32],
) -> Vec<u32> {
    const NONE: u32 = u32::MAX;
    let mut before = vec![NONE; arena.len()];
    for vertex in arena.vertices().filter(|&vertex| entering[vertex as usize] > 0) {
        for &to in next(vertex) {
            before[to as usize] = vertex;
        }
    }
    let mut seen = vec![false; arena.len()];
    let mut vertex = start;
    while before[vertex as usize] != NONE && !std::mem::replace(&mut seen[vertex as usize], true) {
        vertex = before[vertex as usize];
    }
    let mut cycle = vec![vertex];
    let mut at = before[vertex as usize];
    while at != vertex && at != NONE {
        cycle.push(at);
        at = before[at as usize];
    }
    cycle.reverse();
    cycle
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;
    use crate::Player;

    fn arena(rows: &[&[u32]]) -> Arena {
        let rows: Vec<_> = rows.iter().map(|row| (Player::Zero, row.to_vec())).collect();
        Arena::of_rows(&rows).unwrap()
    }

    #[test]
    fn trees_shared_vertices_and_cycles_are_told_apart() {
        assert_eq!(
            shape_of(&arena(&[&[1, 2], &[], &[3], &[]]), Some(0)),
            Shape::Tree { order: vec![0, 1, 2, 3] }
        );
        let twice = shape_of(&arena(&[&[1, 1], &[]]), Some(0));
        assert_eq!(twice, Shape::Acyclic { order: vec![0, 1], shared: 1 });
        assert_eq!(shape_of(&arena(&[&[0]]), None), Shape::Cyclic(vec![0]));
        let behind = arena(&[&[1], &[2], &[3], &[1, 4], &[]]);
        let Shape::Cyclic(cycle) = shape_of(&behind, Some(0)) else { unreachable!() };
        assert_eq!(cycle.len(), 3);
        for (at, &vertex) in cycle.iter().enumerate() {
            assert!(behind.successors(vertex).contains(&cycle[(at + 1) % 3]));
        }
        // The cycle cannot be reached from there.
        assert_eq!(shape_of(&behind, Some(4)), Shape::Tree { order: vec![4] });
    }

    #[test]
    fn play_does_not_go_on_from_a_vertex_that_is_won() {
        let mut back = arena(&[&[1, 2], &[0, 2], &[]]);
        assert!(matches!(shape_of_play(&back, 0), Shape::Cyclic(_)));
        back.set_win(1, Player::One);
        assert_eq!(shape_of_play(&back, 0), Shape::Tree { order: vec![0, 1, 2] });
        assert!(matches!(shape_of(&back, Some(0)), Shape::Cyclic(_)));
        // What lies below it is no part of the tree.
        let mut below = arena(&[&[1], &[2], &[]]);
        below.set_win(1, Player::Zero);
        assert_eq!(shape_of_play(&below, 0), Shape::Tree { order: vec![0, 1] });
    }

    #[test]
    fn a_long_path_is_no_trouble() {
        let rows: Vec<_> = (0..300_000)
            .map(|v| (Player::One, if v < 299_999 { vec![v + 1] } else { vec![] }))
            .collect();
        let arena = Arena::of_rows(&rows).unwrap();
        assert!(
            matches!(shape_of(&arena, Some(0)), Shape::Tree { order } if order.len() == 300_000)
        );
    }
}
