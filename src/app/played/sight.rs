//! What is brought into sight, what stays there, and when.

use crate::app::dom::{
    bring_there, bring_to_middle, bring_together, focus_end, keep_focus_on_board,
};
use crate::app::table::Table;
use crate::link::View;
use crate::session::{NodeId, Seat, Turn};
use gloo::timers::callback::Timeout;
use std::cell::RefCell;
use std::rc::Rc;
use yew::prelude::*;

/// What boards mark as changed by the last move.
const LAST_MOVE: &str = ".board-place :is(.last, .heap.fresh, .bar-crumbs.fresh, .vertex.current)";
/// Milliseconds until the end of a game takes clicks.
const SETTLE: u32 = 400;

/// Brings the end of a game into sight; whether it takes clicks. With the last move goes what it was made with, and the
/// focus with that. What comes in its place takes no click for a moment: the finger that made the move is still there.
#[hook]
pub(super) fn use_settled(table: &Table) -> bool {
    let state = table.play.state();
    let settled = use_state_eq(|| state.over());
    let (was_over, set) = (*settled, settled.setter());
    use_effect_with((state.tree.at(), state.over()), move |&(_, over)| {
        if over && !was_over {
            focus_end();
            // On a large window the end is in sight already, over the foot of the board.
            bring_together(".board-place > *");
        }
        // With the end goes the focus that was on it.
        if was_over && !over {
            keep_focus_on_board();
        }
        let timer = Timeout::new(if over { SETTLE } else { 0 }, move || set.set(over));
        move || drop(timer)
    });
    *settled
}

/// Brings into sight what the computer does, and what a hint is about, on a board that may be higher than the screen.
#[hook]
pub(super) fn use_sight(table: &Table) {
    let state = table.play.state();
    let computed = table.last_move.as_ref().and_then(|last| state.side_at(last.at));
    let computed = computed.is_some_and(|side| state.players.seat(side) == Seat::Computer);
    // At the end the end is what counts, and it tells that move.
    let computed = computed && !state.over();
    // Where nobody plays, whoever looks on is where they have scrolled to.
    let computed = computed && state.players.has_person();
    use_effect_with((state.tree.at(), computed), |&(_, computed)| {
        if computed {
            bring_there(LAST_MOVE);
        }
    });
    let listed = (state.tree.at(), table.look.view, table.visit);
    use_effect_with(listed, |_| bring_to_middle(".moves .move[aria-current]"));
    // The button for hints may be far below the board that they are about.
    use_effect_with(table.hint, |&hint| {
        if hint > 0 {
            bring_together(".board-place, .notes-hint");
        }
    });
}

/// How high the panel is, once the solver has told it all.
#[hook]
pub(super) fn use_held(told: bool) -> Rc<RefCell<i32>> {
    let held = use_mut_ref(|| 0);
    let height = held.clone();
    use_effect(move || {
        let panel = gloo::utils::document().get_element_by_id("panel-held").filter(|_| told);
        if let Some(panel) = panel {
            *height.borrow_mut() = panel.client_height();
        }
    });
    held
}

/// The end of the game that is looked back on: from when the reasons are seen at its end, or at any point of a finished
/// game to which the address leads, until another view is opened or another line played. Meanwhile its other points are
/// viewed as well.
#[hook]
pub(super) fn use_ended(table: &Table, reasons: bool) -> Option<NodeId> {
    let kept = use_mut_ref(|| None::<(u32, NodeId)>);
    let opened = use_mut_ref(|| None::<u32>);
    let (state, visit) = (table.play.state(), table.visit);
    let here = (visit, state.tree.at());
    let end = state.tree.end();
    let arrives = opened.replace(Some(visit)) != Some(visit);
    let finished = !matches!(state.tree.node(end).turn, Turn::ToMove(_));
    if arrives && finished && reasons {
        *kept.borrow_mut() = Some((visit, end));
    }
    let stays = *kept.borrow() == Some((visit, end));
    let ended = match table.look.view {
        View::Analyse if state.over() => {
            reasons.then_some(here).or(kept.borrow().filter(|_| stays))
        }
        View::Analyse => kept.borrow().filter(|_| stays),
        View::Play | View::Own(_) => None,
    };
    *kept.borrow_mut() = ended;
    ended.map(|(_, end)| end)
}
