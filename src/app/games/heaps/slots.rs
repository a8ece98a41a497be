//! The table of heaps at a point of a game.

use crate::games::heaps::{Heaps, Slot, Slots};
use crate::session::{NodeId, Session};

/// The table at a point. Costs the length of the game times the number of heaps.
pub(super) fn slots_at(session: &Session<Heaps>, at: NodeId) -> Slots {
    let mut slots = Slots::new(session.position_at(NodeId::START).heaps());
    for id in session.tree().path(at) {
        if let Some(mv) = session.move_to(id) {
            slots.make(mv);
        }
    }
    slots
}

/// The name of a heap at a point, by its place in the notation, from 0.
pub(super) fn name_at(session: &Session<Heaps>, at: NodeId, place: u32) -> String {
    let slots = slots_at(session, at);
    slots.standing().nth(place as usize).map(Slot::name).unwrap_or_default()
}

/// The names of all heaps that are left now, in the order of the notation.
pub(super) fn names(session: &Session<Heaps>) -> Vec<String> {
    slots_at(session, session.tree().at()).standing().map(Slot::name).collect()
}
