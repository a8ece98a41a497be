//! The table of heaps at a point of a game.

use super::gesture::Gesture;
use crate::games::heaps::{Heaps, Move, Slot, Slots};
use crate::session::{NodeId, Session};
use crate::words::read_number;

/// The table at a point. Costs the length of the game times the number of heaps.
pub(super) fn slots_at(session: &Session<Heaps>, at: NodeId) -> Slots {
    let from_end = Gesture::of(&session.game.ruleset) == Gesture::ToEnd;
    let mut slots = Slots::new(session.position_at(NodeId::START).heaps(), from_end);
    for id in session.tree().path(at) {
        if let Some(mv) = session.move_to(id) {
            slots.make(mv);
        }
    }
    slots
}

/// The names of the heaps that a move at a point leaves in the place of one, in their order.
pub(super) fn names_left(session: &Session<Heaps>, at: NodeId, mv: &Move) -> Vec<String> {
    let mut slots = slots_at(session, at);
    slots.make(mv);
    let last = slots.standing().map(|slot| slot.changed).max();
    slots.standing().filter(|slot| Some(slot.changed) == last).map(Slot::name).collect()
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

/// A move whose heap is written by its letter, with the heap's number in its place, as links have it. Any other
/// text stays as it is.
pub(super) fn by_number(session: &Session<Heaps>, text: &str) -> String {
    let numbered = text.split_once('-').and_then(|(heap, rest)| {
        let is_heap = |name: &String| name.eq_ignore_ascii_case(heap.trim());
        Some(format!("{}-{rest}", names(session).iter().position(is_heap)? + 1))
    });
    numbered.unwrap_or_else(|| text.to_owned())
}

/// A move that says only the heap and how many are taken, with what then stays on the left where they are taken from
/// the end. Any other text stays as it is.
pub(super) fn completed(session: &Session<Heaps>, text: &str) -> String {
    let left = text.split_once('-').and_then(|(heap, take)| {
        let heap =
            read_number(heap)?.checked_sub(1).and_then(|place| usize::try_from(place).ok())?;
        let take = u32::try_from(read_number(take)?).ok()?;
        // That more are taken than there are is said of the move.
        Some(session.position().heaps().get(heap)?.saturating_sub(take))
    });
    left.map_or_else(|| text.to_owned(), |left| format!("{text}-{left}"))
}

/// The letter in a move that could not be read, where only that letter is wrong: no heap has it.
pub(super) fn unknown(text: &str) -> Option<String> {
    let (heap, rest) = text.split_once('-')?;
    let mut letters = heap.trim().chars();
    let letter = letters.next().filter(char::is_ascii_alphabetic)?;
    let other = letters.next().is_some() || Move::read(&format!("1-{rest}")).is_err();
    (!other).then(|| letter.to_ascii_uppercase().into())
}
