//! The heap that a graph of sticks stands for.

use super::position::Position;
use super::rules::{Graphs, Kind};
use crate::games::{Summand, System};

/// What is left of the sticks at a vertex, as a heap from which as many may be taken; `None` on a graph of
/// the reader's own.
pub(super) fn heap(game: &Graphs, position: &Position) -> Option<Summand> {
    let (Kind::Sticks(sticks) | Kind::Tree(sticks)) = game.kind() else { return None };
    let (left, _) = position.graph().label(position.vertex())?.split_once(';')?;
    let rules = match sticks.most() {
        1 => "take-1-whole".to_owned(),
        most => format!("take-1to{most}-whole"),
    };
    Some(Summand { system: System::Heaps, rules, position: left.to_owned() })
}
