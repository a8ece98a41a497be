//! Questions to the solver, each answered report by report.

use crate::app::hooks::use_solver;
use crate::core::{Progress, Refusal};
use crate::games::chomp::{Answer, Chomp, Question};
use crate::games::{Ask, Tell};
use crate::work::client::Event;
use std::rc::Rc;
use yew::prelude::*;

/// How far a question has come.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Phase {
    /// The solver is at it.
    Running(Progress),
    /// All has been reported.
    Done,
    /// The solver would not, or could not continue, and why.
    Refused(Refusal),
    /// The solver was lost over it.
    Lost,
}

/// A question, and what was told so far.
#[derive(Clone, Debug)]
pub(super) struct Asked {
    /// How far it has come.
    pub(super) phase: Phase,
    /// All reports, one added to the other.
    pub(super) answer: Option<Rc<Answer>>,
    of: Option<Question>,
}

/// What is heard of it.
pub(super) enum Change {
    /// It begins.
    Begin(Option<Question>),
    /// How far it has come.
    Phase(Phase),
    /// A report.
    Answer(Answer),
}

impl Asked {
    /// Whether something was asked and the solver is at it.
    pub(super) fn is_running(&self) -> bool {
        self.of.is_some() && matches!(self.phase, Phase::Running(_))
    }

    fn nothing(of: Option<Question>) -> Self {
        Self { phase: Phase::Running(Progress::default()), answer: None, of }
    }

    fn with_answer(mut self, new: Answer) -> Self {
        if let Answer::Stopped(refusal) = new {
            self.phase = Phase::Refused(refusal);
            return self;
        }
        let old = self.answer.take().map(Rc::unwrap_or_clone);
        self.answer = Some(Rc::new(added(old, new)));
        self
    }
}

/// A report added to those before it. Most take their place.
fn added(old: Option<Answer>, new: Answer) -> Answer {
    match (old, new) {
        (Some(Answer::Gallery(mut bars)), Answer::Gallery(more)) => {
            bars.extend(more);
            Answer::Gallery(bars)
        }
        (old, Answer::ThreeRows(mut new)) => {
            if let Some(Answer::ThreeRows(mut old)) = old {
                new.first_bites.append(&mut old.first_bites);
                new.points.append(&mut old.points);
            }
            // They are found in another order than that of the bars.
            new.first_bites.sort_unstable_by_key(|&(columns, (row, _))| (columns, row));
            new.points.sort_unstable();
            Answer::ThreeRows(new)
        }
        (_, new) => new,
    }
}

impl Reducible for Asked {
    type Action = Change;

    fn reduce(self: Rc<Self>, change: Change) -> Rc<Self> {
        Rc::new(match change {
            Change::Begin(question) => Self::nothing(question),
            Change::Phase(_) if matches!(self.phase, Phase::Refused(_)) => return self,
            Change::Phase(phase) => Self { phase, ..(*self).clone() },
            Change::Answer(answer) => (*self).clone().with_answer(answer),
        })
    }
}

/// Asks as long as the question stays the same; none is answered by nothing. Where it does not go on
/// any more, what was told stays. What was told to an earlier question is never shown for a later one.
#[hook]
pub(super) fn use_asking(question: Option<Question>, goes_on: bool) -> Asked {
    let solver = use_solver();
    let asked = use_reducer(|| Asked::nothing(None));
    let dispatcher = asked.dispatcher();
    use_effect_with((question.clone(), goes_on), move |(question, goes_on)| {
        let question = question.clone().filter(|_| *goes_on);
        let ticket = question.zip(solver).map(|(question, client)| {
            dispatcher.dispatch(Change::Begin(Some(question.clone())));
            client.start(&Ask::<Chomp>::Question(question.clone()), move |event| {
                dispatcher.dispatch(match event {
                    Event::Progress(progress) => Change::Phase(Phase::Running(progress)),
                    Event::Report(Tell::Answer(answer)) => Change::Answer(answer),
                    Event::Report(_) => return,
                    Event::Again => Change::Begin(Some(question.clone())),
                    Event::Done => Change::Phase(Phase::Done),
                    Event::Refused(refusal) => Change::Phase(Phase::Refused(refusal)),
                    Event::Lost => Change::Phase(Phase::Lost),
                });
            })
        });
        move || drop(ticket)
    });
    if asked.of == question { (*asked).clone() } else { Asked::nothing(question) }
}
