//! Which layer each vertex is in, from 0 at the top.

use super::Layering;
use crate::graph::{Arena, Attractor};

/// The layer of each vertex.
pub(super) fn layers(arena: &Arena, layering: Layering<'_>) -> Vec<u32> {
    match layering {
        Layering::Play => longest_paths(arena, |_| true),
        Layering::Ranks(attractor) => by_rank(arena, attractor),
    }
}

fn by_rank(arena: &Arena, attractor: &Attractor) -> Vec<u32> {
    let mut layers = longest_paths(arena, |vertex| !attractor.contains(vertex));
    let outside = arena.vertices().filter(|&vertex| !attractor.contains(vertex));
    let above = outside.map(|vertex| layers[vertex as usize] + 1).max().unwrap_or(0);
    let deepest = attractor.vertices().filter_map(|v| attractor.rank(v)).max().unwrap_or(0);
    for vertex in arena.vertices() {
        if let Some(rank) = attractor.rank(vertex) {
            layers[vertex as usize] = above + deepest - rank;
        }
    }
    layers
}

/// For each vertex among `members` the number of edges of the longest way to it, by edges among
/// them that do not close a cycle; 0 for the others.
fn longest_paths(arena: &Arena, members: impl Fn(u32) -> bool) -> Vec<u32> {
    let order = downwards(arena, members);
    let mut layers = vec![0; arena.len()];
    let mut place = vec![u32::MAX; arena.len()];
    for (at, &vertex) in (0..).zip(&order) {
        place[vertex as usize] = at;
    }
    for &vertex in &order {
        for &to in arena.successors(vertex) {
            let down =
                place[to as usize] != u32::MAX && place[to as usize] > place[vertex as usize];
            if down {
                layers[to as usize] = layers[to as usize].max(layers[vertex as usize] + 1);
            }
        }
    }
    layers
}

/// The members in an order in which every edge among them leads forwards, but for those that close
/// a cycle: the order in which a depth-first search leaves them, turned round. It begins where
/// nothing leads to, then where it has not yet been.
fn downwards(arena: &Arena, members: impl Fn(u32) -> bool) -> Vec<u32> {
    let mut entered = vec![false; arena.len()];
    for vertex in arena.vertices().filter(|&vertex| members(vertex)) {
        for &to in arena.successors(vertex).iter().filter(|&&to| to != vertex) {
            entered[to as usize] = true;
        }
    }
    let inside = || arena.vertices().filter(|&vertex| members(vertex));
    let (later, sooner): (Vec<u32>, Vec<u32>) = inside().partition(|&v| entered[v as usize]);
    let mut seen = vec![false; arena.len()];
    let mut left = Vec::with_capacity(arena.len());
    let mut stack: Vec<(u32, usize)> = Vec::new();
    for start in sooner.into_iter().chain(later) {
        if std::mem::replace(&mut seen[start as usize], true) {
            continue;
        }
        stack.push((start, 0));
        while let Some((vertex, next)) = stack.last_mut() {
            let Some(&to) = arena.successors(*vertex).get(*next) else {
                left.push(*vertex);
                stack.pop();
                continue;
            };
            *next += 1;
            if members(to) && !std::mem::replace(&mut seen[to as usize], true) {
                stack.push((to, 0));
            }
        }
    }
    left.reverse();
    left
}
