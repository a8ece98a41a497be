//! The reason for the right answer; the solver is asked for it once an answer has been judged.

use super::key::Keyed;
use super::sheet::named;
use crate::app::attempt::{Attempt, Stage};
use crate::app::hooks::use_solver;
use crate::core::{Message, written_nim_sum};
use crate::games::{About, Sheet};
use crate::session::{Hints, Key, Kind, Playing, Task};
use crate::words::Words;
use crate::work::client::Event;
use std::rc::Rc;
use yew::prelude::*;

/// What a reason is asked of after the last answer: of several wrong numbers, the first. `so_far` are the wrong ones of
/// a sheet that is checked number by number.
pub(super) fn about(attempt: &Attempt, task: &Task, so_far: &[(usize, usize)]) -> Option<About> {
    match (&attempt.stage, attempt.kind) {
        (Stage::Open | Stage::Wrong(..), Kind::Fill) if !so_far.is_empty() => {
            so_far.first().map(|&(row, column)| About::Cell(row, column))
        }
        (Stage::Wrong(_, wrong), kind) => {
            let &(row, column) = wrong.cells.first().unwrap_or(&(0, 0));
            let any = !wrong.cells.is_empty();
            match kind {
                Kind::Value if any && wrong.binary.is_none() => Some(About::Part(column)),
                Kind::Fill if any => Some(About::Cell(row, column)),
                Kind::Next => Some(About::Next(task.done)),
                _ => None,
            }
        }
        (Stage::Right(_), Kind::Value) => Some(About::Part(0)),
        (Stage::Right(_), Kind::Next) => Some(About::Next(task.done)),
        (Stage::Right(answer), Kind::Move) if answer != "none" => Some(About::Move(answer.clone())),
        _ => None,
    }
}

/// Asks for a reason; nothing while it has not come, or where there is none.
#[hook]
pub(super) fn use_reason(start: &Playing, about: Option<About>) -> Rc<[Message]> {
    let solver = use_solver();
    let told = use_state(|| None::<(About, Rc<[Message]>)>);
    let setter = told.setter();
    use_effect_with((start.clone(), about.clone()), move |(start, about)| {
        let asked = about.clone().zip(solver).map(|(about, client)| {
            let (order, start) = (start.order_why(about.clone()), start.clone());
            client.order(order, move |event| {
                let Event::Report(tell) = event else { return };
                if let Some(said) = start.unpack_why(tell) {
                    setter.set(Some((about.clone(), said.into())));
                }
            })
        });
        move || drop(asked)
    });
    let known = told.as_ref().filter(|(of, _)| Some(of) == about.as_ref());
    known.map_or_else(|| Rc::new([]) as Rc<[Message]>, |(_, said)| said.clone())
}

/// What a reason is put into words from.
pub(super) struct Reason<'a> {
    pub(super) about: About,
    /// What the solver told.
    pub(super) said: &'a [Message],
    pub(super) attempt: &'a Attempt,
    pub(super) task: &'a Task,
    pub(super) keyed: &'a Keyed,
    /// What the numbers are of, for [`Kind::Value`].
    pub(super) parts: &'a [String],
    /// The sheet, for [`Kind::Fill`].
    pub(super) sheet: Option<&'a Sheet>,
    pub(super) words: &'a Words,
}

impl Reason<'_> {
    /// The reason in a sentence or two. While the reader is still to answer, it does not say the number itself, unless
    /// the hints of the task go as far as the answer.
    pub(super) fn words(&self) -> Option<String> {
        let said: Vec<String> = match self.nim_sum() {
            Some(sum) => vec![self.words.say(&sum)],
            None => self.said.iter().map(|said| self.words.say(said)).collect(),
        };
        if said.is_empty() {
            return None;
        }
        let done = self.attempt.is_done();
        let open = done || self.task.hints == Hints::Which;
        let number = self
            .number()
            .filter(|_| open)
            .map(|number| self.words.say(&Message::new("why-number").with("number", number)));
        let place = (!done).then(|| self.place()).flatten();
        Some(place.into_iter().chain(said).chain(number).collect::<Vec<_>>().join(" "))
    }

    /// Which number is meant, where there are several.
    fn place(&self) -> Option<String> {
        let name = match self.about {
            About::Cell(row, column) => self.words.say(&named(self.sheet?, row, column)),
            About::Part(_) if self.parts.len() < 2 => return None,
            About::Part(part) => match self.parts.get(part) {
                Some(name) => name.clone(),
                None => self.words.get("task-nim-sum"),
            },
            About::Next(_) | About::Move(_) => return None,
        };
        Some(self.words.say(&Message::new("why-place").with("place", name)))
    }

    /// How the nim-sum is worked out, where it alone is wrong: the parts are there already.
    fn nim_sum(&self) -> Option<Message> {
        let About::Part(part) = self.about else { return None };
        let values = self.keyed.finding()?.numbers.as_deref()?.get(..part)?;
        let whole = match &self.attempt.stage {
            Stage::Wrong(_, wrong) => wrong.missing == 0,
            _ => false,
        };
        let sum = part > 0 && part == self.parts.len() && whole;
        let digits: Vec<String> = values.iter().map(|value| format!("{value:b}")).collect();
        sum.then(|| Message::new("why-nim-sum").with("digits", written_nim_sum(&digits)))
    }

    /// The number itself.
    fn number(&self) -> Option<String> {
        match (&self.about, self.keyed.key().map(AsRef::as_ref)?) {
            (About::Part(part), Key::Numbers(numbers)) => {
                numbers.get(*part).map(ToString::to_string)
            }
            (About::Cell(row, column), Key::Rows(rows)) => {
                rows.get(*row)?.get(*column).map(ToString::to_string)
            }
            // A step that is a single number is the number.
            (About::Next(_), Key::Next(next)) => {
                let one = next.right.first().filter(|_| next.right.len() == 1)?;
                one.parse::<u32>().is_ok().then(|| one.clone())
            }
            _ => None,
        }
    }
}
