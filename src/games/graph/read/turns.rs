//! A graph of positions that belong to nobody: both players move in turn along the same edges.
//!
//! Its game graph has a vertex for each position with the player whose turn it is, named `v;0` and `v;1`
//! as the states of sticks are. Vertices are numbered in the order in which they are reached, play
//! beginning with J0; so `{6: [5, 4, 3], …}` is the very graph of six sticks.

use super::super::graph::Graph;
use super::super::names::Names;
use crate::core::graph::{Arena, MAX_EDGES, MAX_VERTICES};
use crate::core::{Message, Player, Rule};
use crate::games::At;

/// The game graph of these positions, whose owners are passed over. Play begins at `start`, and nothing of
/// what cannot be reached from there is left out. The rule says who wins where no edge leaves a position.
///
/// Time and memory are linear in the graph.
pub(super) fn in_turn(positions: &Graph, start: u32, rule: Rule) -> Result<Graph, At<Message>> {
    let arena = positions.arena();
    let mut build = Build { numbers: vec![[None; 2]; arena.len()], states: Vec::new() };
    let (mut ends, mut successors) = (Vec::new(), Vec::new());
    for root in std::iter::once(start).chain(arena.vertices()) {
        if build.reached(root) {
            continue;
        }
        build.number((root, Player::Zero));
        while let Some(&(vertex, player)) = build.states.get(ends.len()) {
            for &to in arena.successors(vertex) {
                successors.push(build.number((to, player.other())));
            }
            ends.push(u32::try_from(successors.len()).unwrap_or(u32::MAX));
            if build.states.len() > MAX_VERTICES || successors.len() > MAX_EDGES {
                return Err(too_many(build.states.len()));
            }
        }
    }
    let owners = build.states.iter().map(|&(_, player)| player).collect();
    let arena_in_turn = Arena::new(owners, ends, successors);
    let mut in_turn = arena_in_turn.map_err(|_| too_many(build.states.len()))?;
    let mut names = Names::default();
    for (state, &(vertex, player)) in (0..).zip(&build.states) {
        if arena.successors(vertex).is_empty() {
            let winner = if rule == Rule::Normal { player.other() } else { player };
            in_turn.set_win(state, winner);
        }
        names.push(&format!("{};{}", positions.name(vertex), player.index()));
    }
    Graph::new(in_turn, names, None, 0).ok_or_else(super::wrong::empty)
}

/// Where play begins if nobody says: at the first position to which no edge leads, or at the first.
pub(super) fn root(positions: &Graph) -> u32 {
    let arena = positions.arena();
    let mut entered = vec![false; arena.len()];
    for vertex in arena.vertices() {
        for &to in arena.successors(vertex).iter().filter(|&&to| to != vertex) {
            if let Some(entered) = entered.get_mut(to as usize) {
                *entered = true;
            }
        }
    }
    let first = entered.iter().position(|&entered| !entered);
    first.and_then(|vertex| u32::try_from(vertex).ok()).unwrap_or(0)
}

struct Build {
    /// Of each position, the numbers of the states with J0 and with J1 to move.
    numbers: Vec<[Option<u32>; 2]>,
    states: Vec<(u32, Player)>,
}

impl Build {
    fn reached(&self, vertex: u32) -> bool {
        self.numbers.get(vertex as usize).is_some_and(|numbers| *numbers != [None; 2])
    }

    /// The number of a state, which is a new one where it is met for the first time.
    fn number(&mut self, (vertex, player): (u32, Player)) -> u32 {
        let next = u32::try_from(self.states.len()).unwrap_or(u32::MAX);
        let Some(numbers) = self.numbers.get_mut(vertex as usize) else { return next };
        let number = &mut numbers[player.index()];
        if number.is_none() {
            self.states.push((vertex, player));
        }
        *number.get_or_insert(next)
    }
}

fn too_many(vertices: usize) -> At<Message> {
    let (id, most) = if vertices > MAX_VERTICES {
        ("graph-read-many-vertices", MAX_VERTICES)
    } else {
        ("graph-read-many-edges", MAX_EDGES)
    };
    super::wrong::whole(Message::new(id).with("most", most))
}
