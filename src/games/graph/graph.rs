//! A game graph whose vertices have names: what every reader produces and every writer takes.

use super::names::Names;
use crate::core::Player;
use crate::core::graph::Arena;
use std::rc::Rc;

/// A checked game graph. Vertices are numbered from 0 in the order in which they were given.
///
/// Every vertex has an owner and a name of its own; some have a label besides, which is shown and
/// need not be different from others.
#[derive(Clone, Debug, PartialEq)]
pub struct Graph {
    arena: Rc<Arena>,
    names: Names,
    /// One for each vertex, empty where it has none; or none at all.
    labels: Option<Names>,
    start: u32,
}

impl Graph {
    /// Puts the parts together; `None` where they do not fit: another number of names or labels than
    /// of vertices, a start that is not one of them, no vertex.
    pub(super) fn new(
        arena: Arena,
        names: Names,
        labels: Option<Names>,
        start: u32,
    ) -> Option<Self> {
        let labels =
            labels.filter(|labels| (0..).take(labels.len()).any(|n| !labels.get(n).is_empty()));
        let fits = names.len() == arena.len()
            && labels.as_ref().is_none_or(|labels| labels.len() == arena.len())
            && (start as usize) < arena.len();
        fits.then(|| Self { arena: Rc::new(arena), names, labels, start })
    }

    /// One vertex of J0's, which no edge leaves.
    pub(super) fn single() -> Self {
        let arena = Arena::of_rows(&[(Player::Zero, Vec::new())]).unwrap_or_default();
        let names = std::iter::once("0").collect();
        Self { arena: Rc::new(arena), names, labels: None, start: 0 }
    }

    /// The vertices, their owners and edges, who wins where, and payoffs.
    pub fn arena(&self) -> &Rc<Arena> {
        &self.arena
    }

    /// The name of a vertex.
    pub fn name(&self, vertex: u32) -> &str {
        self.names.get(vertex)
    }

    /// The label of a vertex, where it has one.
    pub fn label(&self, vertex: u32) -> Option<&str> {
        self.labels.as_ref().map(|labels| labels.get(vertex)).filter(|label| !label.is_empty())
    }

    /// What a vertex is shown as: its label, otherwise its name.
    pub fn shown(&self, vertex: u32) -> &str {
        self.label(vertex).unwrap_or_else(|| self.name(vertex))
    }

    /// The vertex of that name. Time is linear.
    pub fn named(&self, name: &str) -> Option<u32> {
        self.arena.vertices().find(|&vertex| self.name(vertex) == name)
    }

    /// The vertex at which play begins, where nothing else is said.
    pub fn start(&self) -> u32 {
        self.start
    }

    /// The same graph with another start; unchanged where there is no such vertex.
    #[must_use]
    pub fn starting_at(mut self, vertex: u32) -> Self {
        if (vertex as usize) < self.arena.len() {
            self.start = vertex;
        }
        self
    }
}

/// The owner that a label speaks of: a 0 or 1 that is all of it, or follows a `J`, a semicolon or a
/// comma at its end. So `6;0`, `(6, 0)`, `J1` and `0` have an owner, `10`, `v1` and `a` have none.
pub(super) fn owner_of_label(label: &str) -> Option<Player> {
    let label = label.trim_end_matches([')', ' ']);
    let (owner, before) = match label.strip_suffix('0') {
        Some(before) => (Player::Zero, before),
        None => (Player::One, label.strip_suffix('1')?),
    };
    let says = before.is_empty() || before == "J" || before.trim_end().ends_with([';', ',']);
    says.then_some(owner)
}

/// The winner that a label speaks of, where no edge leaves its vertex: `0;k` is nothing left and
/// player k to move, which is a win for k since the other one has taken the last.
pub(super) fn winner_of_label(label: &str) -> Option<Player> {
    match label {
        "0;0" => Some(Player::Zero),
        "0;1" => Some(Player::One),
        _ => None,
    }
}
