//! What the solver knows about the position shown.

use super::use_solver;
use crate::core::{Progress, Refusal};
use crate::games::Order;
use crate::session::{Finding, MAX_CHOICES, Playing};
use crate::work::client::Event;
use std::cell::Cell;
use std::rc::Rc;
use yew::prelude::*;

/// What is known of a position so far.
#[derive(Clone, Debug)]
pub(in crate::app) enum Known {
    /// Nobody has asked.
    Nothing,
    /// The solver is at it.
    Computing(Progress),
    /// All that can be known.
    All(Rc<Finding>),
    /// The solver would not, and why.
    Refused(Refusal),
    /// The solver was lost over it.
    Lost,
}

impl PartialEq for Known {
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

impl Known {
    /// The finding, where it is there.
    pub(in crate::app) fn finding(&self) -> Option<&Rc<Finding>> {
        match self {
            Self::All(found) => Some(found),
            _ => None,
        }
    }
}

/// Asks the solver about the position that is shown as long as `wanted`, and again whenever `again`
/// changes. What comes of an earlier position is never shown for a later one; a later report takes the
/// place of an earlier.
#[hook]
pub(in crate::app) fn use_analysis(play: &Playing, wanted: bool, again: u32) -> Known {
    let solver = use_solver();
    let state = use_state(|| (None::<Rc<Order>>, Known::Nothing));
    let order = use_memo(play.clone(), |play| play.order(play.state().tree.at(), MAX_CHOICES));
    let fits = state.0.as_ref() == Some(&order);
    // So does what is asked for again.
    let found = fits && state.1.finding().is_some();
    let failed = fits && matches!(state.1, Known::Refused(_) | Known::Lost);
    let (setter, play) = (state.setter(), play.clone());
    use_effect_with((order, wanted, again), move |(order, wanted, _)| {
        // What failed before is not said of what is asked now.
        if *wanted && failed {
            setter.set((Some(order.clone()), Known::Computing(Progress::default())));
        }
        let ticket = solver.filter(|_| *wanted).map(|client| {
            let (asked, told) = (order.clone(), Cell::new(found));
            client.order((**order).clone(), move |event| {
                let known = match event {
                    // What was told stays while more is found.
                    Event::Progress(_) if told.get() => return,
                    Event::Progress(progress) => Known::Computing(progress),
                    Event::Report(tell) => {
                        let Some(found) = play.finding(tell) else { return };
                        told.set(true);
                        Known::All(Rc::new(found))
                    }
                    Event::Refused(refusal) => Known::Refused(refusal),
                    Event::Lost => Known::Lost,
                    Event::Again | Event::Done => return,
                };
                setter.set((Some(asked.clone()), known));
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
