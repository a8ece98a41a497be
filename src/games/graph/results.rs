//! The attractor of a player with all names, to compare the reader's own results with.

use super::position::Position;
use crate::core::Player;
use crate::core::graph::Minimax;
use crate::games::pasted::{Answer, Entry, Keys, Line, Place, Region, Results, Right, Things};
use std::rc::Rc;

/// The attractor of a player, and what its vertices are called.
pub fn region(position: &Position, player: Player) -> Region {
    let graph = position.graph();
    let arena = graph.arena();
    let label = |vertex| graph.label(vertex).unwrap_or_default().to_owned();
    Region {
        arena: arena.clone(),
        names: arena.vertices().map(|vertex| graph.name(vertex).to_owned()).collect(),
        labels: arena.vertices().map(label).collect(),
        attractor: position.regions().attractor(player).clone(),
        numbered: !position.is_own(),
    }
}

/// The minimax values of the vertices below the one where play is, and its own.
pub fn minimax_values(position: &Position, minimax: &Minimax) -> Right {
    let mut vertices = minimax.vertices().to_vec();
    vertices.sort_unstable();
    let entry = |vertex: u32| Entry {
        key: vec![i64::from(vertex)],
        place: Place::Vertex(vertex),
        answer: Answer::Exactly(vec![i64::from(minimax.value(vertex))]),
    };
    Right::Results(Rc::new(Results {
        keys: Keys::Vertex,
        entries: vertices.into_iter().map(entry).collect(),
        region: Some(Rc::new(region(position, Player::Zero))),
        ..Results::empty("minimax", Things::Numbers)
    }))
}

/// The best line from the vertex where play is: one of as many as there are.
pub fn best_line(position: &Position, minimax: &Minimax) -> Right {
    let region = Rc::new(region(position, Player::Zero));
    Right::Line(Rc::new(Line { region, minimax: minimax.clone() }))
}
