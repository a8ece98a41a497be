//! Where a heap will be split as well: the mark placed before a move that leaves three heaps.

use crate::app::hooks::Here;
use crate::core::grid::Cell;
use crate::games::heaps::{Amount, Clause, Heaps, Leaves, Position, Ruleset};
use crate::session::NodeId;

/// The token before which a heap is marked, at a point of a game.
pub(super) type Mark = Here<(NodeId, Heaps, Position), Option<Cell>>;

/// What a move that takes something may leave.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Taking {
    /// Never three heaps.
    Fewer,
    /// Three heaps, or fewer.
    Three,
    /// Three heaps, always.
    OnlyThree,
}

impl Taking {
    pub(super) fn of(rules: &Ruleset) -> Self {
        let clauses = rules.clauses();
        let takes =
            |clause: &&Clause| clause.amounts().iter().any(|amount| *amount != Amount::Zero);
        let taking: Vec<Leaves> = clauses.iter().filter(takes).map(Clause::leaves).collect();
        let some = taking.iter().any(|leaves| leaves.allows(Leaves::THREE));
        match taking.iter().all(|leaves| leaves.without(Leaves::THREE).is_never()) {
            _ if !some => Self::Fewer,
            true => Self::OnlyThree,
            false => Self::Three,
        }
    }
}

/// Whether a move may leave three heaps, so that there is something to mark.
pub(super) fn marks(rules: &Ruleset) -> bool {
    rules.clauses().iter().any(|clause| clause.leaves().allows(Leaves::THREE))
}
