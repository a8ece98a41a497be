//! A strategy that only requires staying in the attractor may never arrive: play may go round for ever.

use super::{Arena, Attractor};

/// A play that stays within an attractor and goes round: its vertices in order, from the last of which an
/// edge leads to the first. Players choose any edge that stays in. `None` where every such play arrives.
pub fn round_within(arena: &Arena, attractor: &Attractor) -> Option<Vec<u32>> {
    // 0: not met; 1: on the path; 2: no round leads through it.
    let mut known = vec![0_u8; arena.len()];
    let inner = |vertex: u32| attractor.rank(vertex).is_some_and(|rank| rank > 0);
    for first in arena.vertices().filter(|&vertex| inner(vertex)) {
        if known[first as usize] == 0
            && let Some(round) = search(arena, &inner, &mut known, first)
        {
            return Some(round);
        }
    }
    None
}

/// The same from one vertex on, depth first.
fn search(
    arena: &Arena,
    inner: &impl Fn(u32) -> bool,
    known: &mut [u8],
    first: u32,
) -> Option<Vec<u32>> {
    let mut path = vec![(first, 0_usize)];
    known[first as usize] = 1;
    while let Some((vertex, at)) = path.last_mut() {
        let vertex = *vertex;
        let Some(&to) = arena.successors(vertex).get(*at) else {
            known[vertex as usize] = 2;
            path.pop();
            continue;
        };
        *at += 1;
        if !inner(to) {
            continue;
        }
        match known[to as usize] {
            0 => {
                known[to as usize] = 1;
                path.push((to, 0));
            }
            1 => {
                let round = path.iter().map(|&(vertex, _)| vertex);
                return Some(round.skip_while(|&vertex| vertex != to).collect());
            }
            _ => {}
        }
    }
    None
}
