//! What is known about every point of a finished game.

use super::use_solver;
use crate::core::Nimber;
use crate::session::{Finding, Judged, NodeId, Playing, Side, Standing, Turn, judge};
use crate::work::client::Event;
use std::cell::RefCell;
use std::rc::Rc;
use yew::prelude::*;

/// How many moves are judged, the last ones.
const MAX_JUDGED: usize = 300;
/// How many winning moves are named.
const MAX_NAMED: usize = 4;

/// What the solver said of the points of the game, the last first.
type Answers = Vec<Answer>;

/// What it said of one.
#[derive(Clone)]
enum Answer {
    Found(Rc<Finding>),
    /// It could not be asked.
    Nothing,
}

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
    /// The same after it, where the game continued: who was to move then, and who won.
    pub(in crate::app) after: Option<(Side, Standing)>,
    /// A move that would have won, or brought more, where it was a mistake and one is known.
    pub(in crate::app) better: Option<String>,
    /// The nim-sum before it and after it, where there is one.
    pub(in crate::app) nim_sums: Option<(Nimber, Nimber)>,
    /// What the solver found before it, and after it.
    pub(in crate::app) found: Found,
}

/// What the solver found before a move and after it; the same where it is one and the same finding.
#[derive(Clone, Debug)]
pub(in crate::app) struct Found(Option<Rc<Finding>>, Option<Rc<Finding>>);

impl Found {
    /// Both, where the first is there.
    pub(in crate::app) fn both(&self) -> Option<(&Finding, Option<&Finding>)> {
        Some((self.0.as_deref()?, self.1.as_deref()))
    }
}

impl PartialEq for Found {
    fn eq(&self, other: &Self) -> bool {
        let at = |found: &Option<Rc<Finding>>| found.as_ref().map(Rc::as_ptr);
        at(&self.0) == at(&other.0) && at(&self.1) == at(&other.1)
    }
}

impl Review {
    /// The last move by which a side gave the game away, as far as all its moves since are judged.
    pub(in crate::app) fn last_slip(&self, side: Side) -> Option<&Reviewed> {
        let mut of_side = self.moves.iter().rev().filter(|mv| mv.side == side);
        of_side
            .find(|mv| !matches!(mv.judged, Some(Judged::Right | Judged::Lost)))
            .filter(|mv| mv.judged == Some(Judged::Slip))
    }

    /// Whether all that a side did could be judged.
    pub(in crate::app) fn all_known(&self, side: Side) -> bool {
        let of_side = self.moves.iter().filter(|mv| mv.side == side);
        of_side.map(|mv| mv.judged).all(|judged| !matches!(judged, None | Some(Judged::Unknown)))
    }
}

/// Looks at every point of the game that ends at `ended`, if one is to be viewed: one after the other,
/// the last first, since that is where games are lost. `visit` tells one game of the page from the next.
#[hook]
pub(in crate::app) fn use_review(play: &Playing, visit: u32, ended: Option<NodeId>) -> Review {
    let solver = use_solver();
    // Another game may end at the point of the same number.
    let end = (visit, ended.unwrap_or(play.state().tree.at()));
    let state = use_state(|| (end, Answers::new()));
    let answers = if state.0 == end { state.1.clone() } else { Answers::new() };
    let path = if ended.is_some() { play.state().tree.path(end.1) } else { Vec::new() };
    // The end itself is not asked about: there the rules say who has won.
    let next = path.iter().rev().skip(1).take(MAX_JUDGED).nth(answers.len()).copied();
    let (setter, kept, game) = (state.setter(), answers.clone(), play.clone());
    use_effect_with((end, next), move |&(end, next)| {
        let ticket = next.zip(solver).map(|(at, client)| {
            // What is reported before the end may be only a part: who wins, and one move of several.
            let latest = RefCell::new(None);
            client.order(game.order(at, MAX_NAMED), move |event| {
                let found = match event {
                    Event::Report(tell) => match game.finding(tell) {
                        Some(found) if found.complete => Answer::Found(Rc::new(found)),
                        found => {
                            latest.replace(found);
                            return;
                        }
                    },
                    Event::Done => match latest.take() {
                        Some(found) => Answer::Found(Rc::new(found)),
                        None => return,
                    },
                    Event::Lost | Event::Refused(_) => Answer::Nothing,
                    Event::Again => {
                        latest.take();
                        return;
                    }
                    Event::Progress(_) => return,
                };
                let mut answers = kept.clone();
                answers.push(found);
                setter.set((end, answers));
            })
        });
        move || drop(ticket)
    });
    let last = path.len().saturating_sub(2);
    let looked_at = |ply: usize| Point {
        id: path[ply],
        answer: last.checked_sub(ply).and_then(|back| answers.get(back)),
        known: next.is_none(),
    };
    let moves =
        (1..path.len()).filter_map(|ply| reviewed(play, &looked_at(ply - 1), &looked_at(ply)));
    Review { moves: moves.collect(), done: next.is_none() }
}

/// A point of the game, and what the solver said of it.
struct Point<'a> {
    id: NodeId,
    answer: Option<&'a Answer>,
    /// Whether the solver has said all that it has to say.
    known: bool,
}

impl Point<'_> {
    fn finding(&self) -> Option<&Rc<Finding>> {
        match self.answer {
            Some(Answer::Found(found)) => Some(found),
            Some(Answer::Nothing) | None => None,
        }
    }

    /// Who wins from here: as the game ended, or as the solver says.
    fn standing(&self, play: &Playing) -> Option<Standing> {
        match play.state().tree.node(self.id).turn {
            Turn::Won(side) => Some(Standing::Won(side)),
            Turn::Drawn => Some(Standing::Drawn),
            Turn::ToMove(side) => match self.answer {
                Some(Answer::Found(found)) => Some(Standing::of(found.verdict, side)),
                Some(Answer::Nothing) => Some(Standing::Unknown),
                None => self.known.then_some(Standing::Unknown),
            },
        }
    }
}

fn reviewed(play: &Playing, at: &Point, to: &Point) -> Option<Reviewed> {
    let side = play.state().side_at(at.id)?;
    let before = at.standing(play);
    let ends = before.zip(to.standing(play));
    let found = at.finding();
    let judged = match ends.map(|(was, is)| judge(side, was, is)) {
        Some(Judged::Right) if before == Some(Standing::Drawn) && !is_best(play, to.id, found) => {
            Some(Judged::Slip)
        }
        judged => judged,
    };
    let better = found.filter(|_| judged == Some(Judged::Slip));
    let nim_sum = |point: &Point| point.finding().and_then(|found| found.nim_sum);
    Some(Reviewed {
        at: at.id,
        to: to.id,
        side,
        judged,
        before,
        after: play.state().side_at(to.id).zip(to.standing(play)),
        better: better.and_then(|found| found.winning.iter().chain(&found.best).next().cloned()),
        nim_sums: nim_sum(at).zip(nim_sum(to)),
        found: Found(found.cloned(), to.finding().cloned()),
    })
}

/// Whether no other move would have brought more, where nobody wins and games bring something all the same.
fn is_best(play: &Playing, to: NodeId, found: Option<&Rc<Finding>>) -> bool {
    let made = play.state().tree.node(to).mv.as_deref();
    found.is_none_or(|found| {
        found.best.is_empty() || found.best.iter().any(|best| Some(best.as_str()) == made)
    })
}
