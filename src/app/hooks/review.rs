//! Where a finished game was lost.

use super::use_solver;
use crate::core::{Outcome, Verdict};
use crate::session::{Finding, NodeId, Playing, Side};
use crate::work::client::Event;
use yew::prelude::*;

/// What is known of the loser's last chance.
#[derive(Clone, Debug, PartialEq)]
pub(in crate::app) enum Review {
    /// The solver is at it.
    Looking,
    /// At this point the loser had a winning move and made another.
    Missed {
        /// The point.
        at: NodeId,
        /// One of the moves that would have won.
        winning: String,
    },
    /// The loser never had a winning move.
    NoChance,
    /// It could not be found out.
    Unknown,
}

/// Looks for the loser's last chance in the game that is shown to its end, as long as `wanted`: from
/// the end backwards, one position after the other, until one was won for who was to lose it.
#[hook]
pub(in crate::app) fn use_review(play: &Playing, wanted: bool) -> Review {
    let solver = use_solver();
    let end = play.state().tree.at();
    let loser = play.state().winner().map(Side::other).filter(|_| wanted);
    let points = loser.map(|side| points_of(play, side));
    // How far back has been looked, and what came of it.
    let state = use_state(|| (end, 0_usize, Review::Looking));
    let (looked, found) = match &*state {
        (of, looked, found) if *of == end => (*looked, found.clone()),
        _ => (0, Review::Looking),
    };
    let point = points.as_ref().and_then(|points| points.get(looked).copied());
    let open = found == Review::Looking;
    let (setter, play) = (state.setter(), play.clone());
    use_effect_with((end, point, open), move |&(end, point, open)| {
        let ask = point.filter(|_| open).zip(solver);
        let ticket = ask.map(|(at, client)| {
            client.order(play.order(at, 1), move |event| {
                let found = match event {
                    Event::Report(tell) => match play.finding(tell) {
                        Some(found) => judge(&found, at),
                        None => return,
                    },
                    Event::Lost | Event::Refused(_) => Review::Unknown,
                    _ => return,
                };
                setter.set((end, looked + 1, found));
            })
        });
        move || drop(ticket)
    });
    match (points, point, open) {
        // Nothing is left to look at.
        (Some(_), None, true) => Review::NoChance,
        _ => found,
    }
}

fn judge(found: &Finding, at: NodeId) -> Review {
    match (found.verdict, found.winning.first()) {
        (Verdict::Known(Outcome::Win), Some(mv)) => Review::Missed { at, winning: mv.clone() },
        (Verdict::Known(Outcome::Loss), _) => Review::Looking,
        _ => Review::Unknown,
    }
}

/// The points of the game that is shown at which a side was to move, the last first.
fn points_of(play: &Playing, side: Side) -> Vec<NodeId> {
    let state = play.state();
    let path = state.tree.path(state.tree.at()).into_iter().rev();
    path.filter(|&id| state.side_at(id) == Some(side)).collect()
}
