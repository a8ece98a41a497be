//! Where a finished game was lost.

use super::use_solver;
use crate::core::{Outcome, Verdict};
use crate::games::{Analysis, Game};
use crate::session::{NodeId, Session, Side};
use crate::work::client::Event;
use crate::work::{Ask, Tell};
use std::rc::Rc;
use yew::prelude::*;

/// What is known of the loser's last chance.
#[derive(Clone, Debug, PartialEq)]
pub(in crate::app) enum Review<G: Game> {
    /// The solver is at it.
    Looking,
    /// At this point the loser had a winning move and made another.
    Missed {
        /// The point.
        at: NodeId,
        /// One of the moves that would have won.
        winning: G::Move,
    },
    /// The loser never had a winning move.
    NoChance,
    /// It could not be found out.
    Unknown,
}

/// Looks for the loser's last chance in the game that is shown to its end, as long as `wanted`: from
/// the end backwards, one position after the other, until one was won for who was to lose it.
#[hook]
pub(in crate::app) fn use_review<G: Game>(session: &Rc<Session<G>>, wanted: bool) -> Review<G> {
    let solver = use_solver();
    let end = session.history.at();
    let points = loser(session).filter(|_| wanted).map(|side| points_of(session, end, side));
    // How far back has been looked, and what came of it.
    let state = use_state(|| (end, 0_usize, Review::<G>::Looking));
    let (looked, found) = match &*state {
        (of, looked, found) if *of == end => (*looked, found.clone()),
        _ => (0, Review::Looking),
    };
    let point = points.as_ref().and_then(|points| points.get(looked).copied());
    let open = found == Review::Looking;
    let setter = state.setter();
    let session = session.clone();
    use_effect_with((end, point, open), move |&(end, point, open)| {
        let ask = point.filter(|_| open).zip(solver);
        let ticket = ask.map(|(at, client)| {
            let position = session.history.node(at).position.clone();
            let ask = Ask::<G>::Analyse { game: session.game.clone(), position, most: 1 };
            client.start(&ask, move |event| {
                let found = match event {
                    Event::Report(Tell::Analysis(analysis)) => judge(&analysis, at),
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

fn judge<G: Game>(analysis: &G::Analysis, at: NodeId) -> Review<G> {
    match (analysis.verdict(), analysis.winning().first()) {
        (Verdict::Known(Outcome::Win), Some(mv)) => Review::Missed { at, winning: mv.clone() },
        (Verdict::Known(Outcome::Loss), _) => Review::Looking,
        _ => Review::Unknown,
    }
}

fn loser<G: Game>(session: &Session<G>) -> Option<Side> {
    session.winner().map(Side::other)
}

/// The points of the game at which a side was to move, the last first.
fn points_of<G: Game>(session: &Session<G>, end: NodeId, side: Side) -> Vec<NodeId> {
    let history = &session.history;
    let mut path = history.path(end);
    path.pop();
    path.retain(|&id| session.side_at(id) == side);
    path.reverse();
    path
}
