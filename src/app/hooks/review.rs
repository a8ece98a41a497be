//! What is known of every point of a finished game.

use super::use_solver;
use crate::session::{Finding, Judged, NodeId, Playing, Side, Standing, Turn, judge};
use crate::work::client::Event;
use std::collections::HashMap;
use std::rc::Rc;
use yew::prelude::*;

/// What the solver said of a point; `None` where it could not be asked.
type Answers = HashMap<NodeId, Option<Rc<Finding>>>;

/// A finished game, looked back on.
#[derive(Clone, Debug, Default, PartialEq)]
pub(in crate::app) struct Review {
    /// Its moves, from the first.
    pub(in crate::app) moves: Vec<Reviewed>,
    /// Whether the solver has said all that it has to say.
    pub(in crate::app) done: bool,
}

/// A move of it.
#[derive(Clone, Debug, PartialEq)]
pub(in crate::app) struct Reviewed {
    /// The point at which it was made, and the one that it led to.
    pub(in crate::app) at: NodeId,
    pub(in crate::app) to: NodeId,
    /// Who made it.
    pub(in crate::app) side: Side,
    /// What it did; `None` where the solver is still at it.
    pub(in crate::app) judged: Option<Judged>,
    /// Who won before it.
    pub(in crate::app) before: Option<Standing>,
    /// A move that would have won, or held the draw.
    pub(in crate::app) better: Option<String>,
    /// The nim-sum before it and after it, where there is one.
    pub(in crate::app) nim_sums: Option<(u64, u64)>,
}

impl Review {
    /// The last move by which a side gave the game away.
    pub(in crate::app) fn last_slip(&self, side: Side) -> Option<&Reviewed> {
        self.moves.iter().rfind(|mv| mv.judged == Some(Judged::Slip) && mv.side == side)
    }

    /// Whether all that a side did could be judged.
    pub(in crate::app) fn all_known(&self, side: Side) -> bool {
        let of_side = self.moves.iter().filter(|mv| mv.side == side);
        of_side.map(|mv| mv.judged).all(|judged| !matches!(judged, None | Some(Judged::Unknown)))
    }
}

/// Looks at every point of the game that is shown to its end, as long as `wanted`: one after the other,
/// the last first, since that is where games are lost.
#[hook]
pub(in crate::app) fn use_review(play: &Playing, wanted: bool) -> Review {
    let solver = use_solver();
    let end = play.state().tree.at();
    let state = use_state(|| (end, Answers::new()));
    let answers = if state.0 == end { state.1.clone() } else { Answers::new() };
    let path = if wanted { play.state().tree.path(end) } else { Vec::new() };
    let asked = path.iter().rev().skip(1);
    let next = asked.copied().find(|point| !answers.contains_key(point));
    let (setter, kept, game) = (state.setter(), answers.clone(), play.clone());
    use_effect_with((end, next), move |&(end, next)| {
        let ticket = next.zip(solver).map(|(at, client)| {
            client.order(game.order(at, 1), move |event| {
                let found = match event {
                    Event::Report(tell) => match game.finding(tell) {
                        Some(found) => Some(Rc::new(found)),
                        None => return,
                    },
                    Event::Lost | Event::Refused(_) => None,
                    _ => return,
                };
                let mut answers = kept.clone();
                answers.insert(at, found);
                setter.set((end, answers));
            })
        });
        move || drop(ticket)
    });
    let moves = path.windows(2).filter_map(|step| reviewed(play, step[0], step[1], &answers));
    Review { moves: moves.collect(), done: next.is_none() }
}

fn reviewed(play: &Playing, at: NodeId, to: NodeId, answers: &Answers) -> Option<Reviewed> {
    let side = play.state().side_at(at)?;
    let before = standing(play, at, answers);
    let judged = before.zip(standing(play, to, answers)).map(|(was, is)| judge(side, was, is));
    let found = |id| answers.get(&id).cloned().flatten();
    let better = found(at).filter(|_| judged == Some(Judged::Slip));
    let sums = found(at).and_then(|found| found.nim_sum);
    let after = found(to).and_then(|found| found.nim_sum);
    Some(Reviewed {
        at,
        to,
        side,
        judged,
        before,
        better: better.and_then(|found| found.winning.first().cloned()),
        nim_sums: sums.zip(after),
    })
}

/// Who wins from a point: as the game ended, or as the solver says.
fn standing(play: &Playing, id: NodeId, answers: &Answers) -> Option<Standing> {
    match play.state().tree.node(id).turn {
        Turn::Won(side) => Some(Standing::Won(side)),
        Turn::Drawn => Some(Standing::Drawn),
        Turn::ToMove(side) => answers.get(&id).map(|found| match found {
            Some(found) => Standing::of(found.verdict, side),
            None => Standing::Unknown,
        }),
    }
}
