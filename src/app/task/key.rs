//! Asks the solver what the right answer is.

use crate::app::hooks::use_solver;
use crate::core::{Count, Message, Say};
use crate::games::{Next, Order};
use crate::session::{Finding, Key, Kind, Need, Playing, Task};
use crate::work::client::{Client, Event};
use std::cell::RefCell;
use std::rc::Rc;
use yew::prelude::*;

/// More winning moves than any position has that can be marked by hand.
const MAX_MOVES: usize = 20_000;

/// What is known of the right answer.
#[derive(Clone)]
pub(in crate::app) enum Keyed {
    /// The solver is at it.
    Waiting,
    /// This is right, and this is what it was found from.
    Known(Rc<Key>, From),
    /// It cannot be asked, and why.
    Cannot(Message),
    /// The solver was lost over it.
    Lost,
}

/// What a key was found from.
#[derive(Clone)]
pub(in crate::app) enum From {
    /// What is known of the position.
    Finding(Rc<Finding>),
    /// The step that comes next.
    Next(Next),
    /// Something that is of no further use.
    Nothing,
}

impl Keyed {
    /// The key, where it is there.
    pub(in crate::app) fn key(&self) -> Option<&Rc<Key>> {
        match self {
            Self::Known(key, _) => Some(key),
            _ => None,
        }
    }

    /// Why there is no key, where there will be none.
    pub(in crate::app) fn why(&self) -> Option<Message> {
        match self {
            Self::Cannot(why) => Some(why.clone()),
            Self::Lost => Some(Message::new("computing-lost")),
            Self::Waiting | Self::Known(..) => None,
        }
    }

    /// What is known of the position, where that was asked.
    pub(in crate::app) fn finding(&self) -> Option<&Rc<Finding>> {
        match self {
            Self::Known(_, From::Finding(found)) => Some(found),
            _ => None,
        }
    }

    /// What comes next, where that was asked.
    pub(in crate::app) fn next(&self) -> Option<&Next> {
        match self {
            Self::Known(_, From::Next(next)) => Some(next),
            _ => None,
        }
    }
}

/// Asks for the key of a task at the point of a game that is shown, whose rows and columns are counted so; without a
/// game, of one that needs none.
#[hook]
pub(in crate::app) fn use_key(start: Option<&Playing>, task: &Task, count: Count) -> Keyed {
    let solver = use_solver();
    let state = use_state(|| Keyed::Waiting);
    let setter = state.setter();
    use_effect_with((start.cloned(), task.clone(), count), move |(start, task, count)| {
        let count = *count;
        let order = start.as_ref().and_then(|start| order(start, task));
        setter.set(match order {
            Some(_) => Keyed::Waiting,
            None => Keyed::Known(Rc::new(Key::of_task(task)), From::Nothing),
        });
        let (start, task) = (start.clone(), task.clone());
        let ticket = order.zip(start).zip(solver).map(|((order, start), client)| {
            let hear = hearing(start, task, count);
            client.order(order, move |event| {
                if let Some(keyed) = hear(event) {
                    setter.set(keyed);
                }
            })
        });
        move || drop(ticket)
    });
    (*state).clone()
}

/// The key of a task at the point of the game that is shown, for whoever waits for it; its rows and columns are
/// counted so.
pub(in crate::app) async fn key_of(
    start: &Playing,
    task: &Task,
    count: Count,
    client: &Client,
) -> Keyed {
    let Some(order) = order(start, task) else {
        return Keyed::Known(Rc::new(Key::of_task(task)), From::Nothing);
    };
    client.answer(order, hearing(start.clone(), task.clone(), count)).await
}

/// What a solver is asked; `None` where nothing is to be found out.
fn order(start: &Playing, task: &Task) -> Option<Order> {
    match task.kind?.needs() {
        Need::Finding => Some(start.order(start.state().tree.at(), MAX_MOVES)),
        Need::Sheet => Some(start.order_sheet()),
        Need::Next => Some(start.order_next(task.done)),
        Need::Nothing => None,
    }
}

/// What hears of a job, and gives the key as soon as it is certain. What a solver reports first may be only a part of
/// what it finds: that somebody wins, and one move of several.
fn hearing(start: Playing, task: Task, count: Count) -> impl Fn(Event<&[u8]>) -> Option<Keyed> {
    let latest = RefCell::new(None);
    move |event| match event {
        Event::Report(tell) => {
            let keyed = read(&start, &task, count, tell)?;
            if keyed.finding().is_none_or(|found| settles(&task, found)) && keyed.key().is_some() {
                latest.take();
                return Some(keyed);
            }
            latest.replace(Some(keyed));
            None
        }
        Event::Done => latest.take(),
        Event::Again => {
            latest.take();
            None
        }
        Event::Refused(refusal) => Some(Keyed::Cannot(refusal.say())),
        Event::Lost => Some(Keyed::Lost),
        Event::Progress(_) => None,
    }
}

/// Whether what was found answers a question, whatever else may be found.
fn settles(task: &Task, found: &Finding) -> bool {
    match task.kind {
        Some(Kind::Outcome | Kind::Win) => true,
        Some(Kind::Value) => found.numbers.is_some(),
        _ => found.complete,
    }
}

/// What a solver told, as a key.
fn read(start: &Playing, task: &Task, count: Count, tell: &[u8]) -> Option<Keyed> {
    let kind = task.kind?;
    let known = |key: Result<Key, Message>, from: From| match key {
        Ok(key) => Keyed::Known(Rc::new(key), from),
        Err(why) => Keyed::Cannot(why),
    };
    Some(match kind.needs() {
        Need::Finding => {
            let found = Rc::new(start.finding(tell)?);
            // There may be more than were asked for, which would be judged wrong.
            if matches!(kind, Kind::Move | Kind::Moves) && found.winning.len() >= MAX_MOVES {
                return Some(Keyed::Cannot(Message::new("task-moves-unknown")));
            }
            known(Key::of_finding(task, &**start, &found), From::Finding(found))
        }
        Need::Sheet => {
            let rows = start.unpack_sheet(tell)?;
            let sheet = start.sheet().ok_or_else(|| Message::new("task-no-sheet"));
            let sheet = sheet.map(|sheet| sheet.counting(count));
            known(sheet.map(|sheet| Key::of_rows(kind, sheet, rows)), From::Nothing)
        }
        Need::Next => {
            let next = start.unpack_next(tell)?;
            let from = next.clone().map_or(From::Nothing, From::Next);
            known(Key::of_next(next), from)
        }
        Need::Nothing => return None,
    })
}
