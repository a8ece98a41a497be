//! Why a vertex is in an attractor.

use crate::core::graph::{Arena, Attractor};
use crate::core::{Message, Player};

/// Why a vertex is in the attractor, or is not.
///
/// `name` says what a vertex is called.
pub fn reason(
    arena: &Arena,
    attractor: &Attractor,
    vertex: u32,
    name: impl Fn(u32) -> String,
) -> Message {
    said(arena, attractor, vertex, name, ["graph-check-own-in", "graph-check-other-in"])
}

/// The same without ranks.
pub(super) fn membership(
    arena: &Arena,
    attractor: &Attractor,
    vertex: u32,
    name: impl Fn(u32) -> String,
) -> Message {
    said(arena, attractor, vertex, name, ["graph-sheet-own-in", "graph-sheet-other-in"])
}

/// The reason; of a vertex that comes in, the first or the second message, as its owner is the player or not.
fn said(
    arena: &Arena,
    attractor: &Attractor,
    vertex: u32,
    name: impl Fn(u32) -> String,
    [own_in, other_in]: [&'static str; 2],
) -> Message {
    let player = attractor.player();
    let player_name = |player| if player == Player::Zero { "J0" } else { "J1" };
    let about = |id: &'static str| {
        Message::new(id).with("vertex", name(vertex)).with("player", player_name(player))
    };
    let row = arena.successors(vertex);
    let own = arena.owner(vertex) == player;
    match attractor.rank(vertex) {
        Some(0) => about("graph-check-won"),
        Some(rank) if own => {
            let to = attractor.strategy(arena, vertex).unwrap_or(vertex);
            let least = attractor.rank(to).unwrap_or(0);
            let message = about(own_in).with("to", name(to));
            message.with("least", least).with("rank", rank)
        }
        Some(rank) => {
            let most = row.iter().filter_map(|&to| attractor.rank(to)).max().unwrap_or(0);
            about(other_in).with("most", most).with("rank", rank)
        }
        None if arena.win(vertex) == Some(player.other()) => about("graph-check-lost"),
        None if row.is_empty() => about("graph-check-end"),
        None if own => about("graph-check-own-out"),
        None => {
            let out = row.iter().copied().find(|&to| !attractor.contains(to)).unwrap_or(vertex);
            about("graph-check-other-out").with("to", name(out))
        }
    }
}
