//! What the solver knows of the position that is shown.

use super::use_solver;
use crate::core::{Progress, Refusal};
use crate::games::Game;
use crate::work::client::Event;
use crate::work::{Ask, Tell};
use std::cell::Cell;
use std::rc::Rc;
use yew::prelude::*;

/// Winning moves that are named; more than anybody reads, few enough to draw.
const MOST_MOVES: usize = 1000;

/// What is known of a position so far.
#[derive(Debug)]
pub(in crate::app) enum Known<G: Game> {
    /// Nobody has asked.
    Nothing,
    /// The solver is at it.
    Computing(Progress),
    /// All that can be known.
    All(Rc<G::Analysis>),
    /// The solver would not, and why.
    Refused(Refusal),
    /// The solver was lost over it.
    Lost,
}

impl<G: Game> Clone for Known<G> {
    fn clone(&self) -> Self {
        match self {
            Self::Nothing => Self::Nothing,
            Self::Computing(progress) => Self::Computing(*progress),
            Self::All(analysis) => Self::All(analysis.clone()),
            Self::Refused(refusal) => Self::Refused(*refusal),
            Self::Lost => Self::Lost,
        }
    }
}

impl<G: Game> PartialEq for Known<G> {
    fn eq(&self, other: &Self) -> bool {
        match (self, other) {
            (Self::Nothing, Self::Nothing) | (Self::Lost, Self::Lost) => true,
            (Self::Computing(a), Self::Computing(b)) => a == b,
            (Self::All(a), Self::All(b)) => Rc::ptr_eq(a, b),
            (Self::Refused(a), Self::Refused(b)) => a == b,
            _ => false,
        }
    }
}

impl<G: Game> Known<G> {
    /// The analysis, where it is there.
    pub(in crate::app) fn analysis(&self) -> Option<&Rc<G::Analysis>> {
        match self {
            Self::All(analysis) => Some(analysis),
            _ => None,
        }
    }
}

/// Asks the solver about a position as long as `wanted`, and anew whenever `again` changes. What comes
/// of an earlier position is never shown for a later one; a later report takes the place of an earlier.
#[hook]
pub(in crate::app) fn use_analysis<G: Game>(
    game: &G,
    position: &G::Position,
    wanted: bool,
    again: u32,
) -> Known<G> {
    let solver = use_solver();
    let state = use_state(|| (None::<(G, G::Position)>, Known::<G>::Nothing));
    let question = (game.clone(), position.clone());
    let fits = state.0.as_ref() == Some(&question);
    let setter = state.setter();
    use_effect_with((question.clone(), wanted, again), move |(question, wanted, _)| {
        let ticket = solver.filter(|_| *wanted).map(|client| {
            let (game, position) = question.clone();
            let ask = Ask::<G>::Analyse { game, position, most: MOST_MOVES };
            let question = question.clone();
            let told = Cell::new(false);
            client.start(&ask, move |event| {
                let known = match event {
                    // What was told stays while more is found.
                    Event::Progress(_) if told.get() => return,
                    Event::Progress(progress) => Known::Computing(progress),
                    Event::Report(Tell::Analysis(analysis)) => {
                        told.set(true);
                        Known::All(Rc::new(analysis))
                    }
                    Event::Refused(refusal) => Known::Refused(refusal),
                    Event::Lost => Known::Lost,
                    Event::Report(Tell::Answer(_)) | Event::Again | Event::Done => return,
                };
                setter.set((Some(question.clone()), known));
            })
        });
        move || drop(ticket)
    });
    match (fits, wanted) {
        (true, _) => state.1.clone(),
        (false, true) => Known::Computing(Progress::default()),
        (false, false) => Known::Nothing,
    }
}
