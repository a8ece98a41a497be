//! Where a heap is about to be cut besides: what is marked before a move that leaves three heaps.

use crate::core::grid::Cell;
use crate::games::heaps::{Leaves, Ruleset};
use crate::session::NodeId;
use std::cell::Cell as Kept;
use std::rc::Rc;
use yew::prelude::*;

/// The token before which a heap is marked, and at which point of the game: at another one there is none.
#[derive(Clone)]
pub(super) struct Mark {
    kept: Rc<Kept<(Option<NodeId>, Option<Cell>)>>,
    draw: UseForceUpdateHandle,
}

/// The mark, none at first.
#[hook]
pub(super) fn use_mark() -> Mark {
    let kept = use_memo((), |()| Kept::new((None, None)));
    let draw = use_force_update();
    Mark { kept, draw }
}

impl Mark {
    /// The token at this point of the game.
    pub(super) fn at(&self, point: NodeId) -> Option<Cell> {
        let (at, mark) = self.kept.get();
        mark.filter(|_| at == Some(point))
    }

    /// Marks a heap before another token, or none.
    pub(super) fn set(&self, point: NodeId, mark: Option<Cell>) {
        self.kept.set((Some(point), mark));
        self.draw.force_update();
    }
}

/// Whether some move may leave three heaps, so that there is something to mark.
pub(super) fn marks(rules: &Ruleset) -> bool {
    rules.clauses().iter().any(|clause| clause.leaves().allows(Leaves::THREE))
}
