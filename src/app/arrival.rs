//! On the way to another page: what is shown while the part of the program that a link leads to is being loaded, and
//! what is shown if it cannot be.

use super::chunk::Missing;
use super::class::classroom;
use super::front::front;
use super::games::{Chunk, chunk_of, chunk_of_system, others_of};
use super::hooks::wait;
use super::lesson::lesson;
use super::page::{Brought, Page};
use crate::games::System;
use crate::link::{LinkError, Place, Split, split};
use crate::words::Language;
use std::cell::RefCell;
use std::collections::BTreeMap;
use std::rc::Rc;
use yew::prelude::*;

thread_local! {
    /// The parts that have come, by system and name: two games may have a view of the same name.
    static HERE: RefCell<BTreeMap<Key, Brought>> = const { RefCell::new(BTreeMap::new()) };
}

/// The system's name, nothing for the first page, and the part's.
pub(super) type Key = (&'static str, &'static str);

/// What an address leads to, and the visit at which it was read.
pub(super) struct Goal {
    /// What it asks for, or why it leads nowhere.
    pub(super) place: Result<Place, LinkError>,
    /// The text.
    pub(super) link: AttrValue,
    /// The visit.
    pub(super) visit: u32,
}

/// Where the reader is on the way.
pub(super) struct Arrival {
    /// What is shown: the goal, or what was there before it; nothing where neither has come.
    pub(super) shown: Option<Rc<Goal>>,
    /// The state of the goal.
    pub(super) way: Way,
}

/// The state of the goal.
#[derive(Clone, Copy, PartialEq)]
pub(super) enum Way {
    /// It is shown.
    There,
    /// Its part of the program is on its way.
    Waiting,
    /// That did not come.
    Failed,
}

impl Goal {
    /// What an address asks for, as it was read at a visit.
    pub(super) fn of((link, visit): (AttrValue, u32)) -> Self {
        Self { place: split(&link), link, visit }
    }

    /// The language that it sets.
    pub(super) fn language(&self) -> Option<Language> {
        self.place.as_ref().ok()?.look().lang.and_then(Language::of)
    }

    /// What the part of the program brought that is needed, with its key, where it has come.
    pub(super) fn brought(&self) -> Option<(Key, Brought)> {
        let (key, _) = needed(&self.place)?;
        HERE.with_borrow(|here| here.get(&key).map(|&brought| (key, brought)))
    }

    fn is_here(&self) -> bool {
        let here = |(key, _): &(Key, Chunk)| HERE.with_borrow(|here| here.contains_key(key));
        all_needed(&self.place).iter().all(here)
    }
}

/// The part of the program that is needed; `None` where the main program has it all.
fn needed(place: &Result<Place, LinkError>) -> Option<(Key, Chunk)> {
    let (system, chunk) = match place {
        Ok(Place::Game(split)) => (split.system().name(), chunk_of(split)?),
        Ok(Place::Front(_)) => ("", Chunk { name: "front", load: || Box::pin(front()) }),
        Ok(Place::Lesson(_)) => ("", Chunk { name: "lesson", load: || Box::pin(lesson()) }),
        Ok(Place::Class(_)) => ("", Chunk { name: "class", load: || Box::pin(classroom()) }),
        Err(_) => return None,
    };
    Some(((system, chunk.name), chunk))
}

/// The same with what its page needs of other systems.
fn all_needed(place: &Result<Place, LinkError>) -> Vec<(Key, Chunk)> {
    let others = match place {
        Ok(Place::Game(split)) => others_of(split),
        _ => Vec::new(),
    };
    needed(place).into_iter().chain(others.into_iter().filter_map(part_of)).collect()
}

/// The part that holds a system’s page, with its key.
fn part_of(system: System) -> Option<(Key, Chunk)> {
    let chunk = chunk_of_system(system)?;
    Some(((system.name(), chunk.name), chunk))
}

/// The page of a system, where it has come.
pub(super) fn page_here(system: System) -> Option<Page> {
    let (key, _) = part_of(system)?;
    match HERE.with_borrow(|here| here.get(&key).copied())? {
        Brought::Page(page) => Some(page),
        Brought::Front(_) | Brought::Lesson(_) | Brought::Class(_) => None,
    }
}

/// Waits for the part that an address leads to, before anything is shown. Where it does not come, the
/// page asks once more, and says so.
pub(super) async fn first(goal: &Goal) {
    let _ = fetch_all(all_needed(&goal.place)).await;
}

async fn fetch(key: Key, chunk: Chunk) -> Result<Brought, Missing> {
    let brought = (chunk.load)().await?;
    HERE.with_borrow_mut(|here| here.insert(key, brought));
    Ok(brought)
}

async fn fetch_all(parts: Vec<(Key, Chunk)>) -> Result<(), Missing> {
    for (key, chunk) in parts {
        fetch(key, chunk).await?;
    }
    Ok(())
}

/// Fetches the page of a game's link, for whoever shows it on a page of its own.
pub(super) async fn fetch_game(split: &Split) -> Result<Option<Page>, Missing> {
    let Some(chunk) = chunk_of(split) else { return Ok(None) };
    fetch_all(others_of(split).into_iter().filter_map(part_of).collect()).await?;
    match fetch((split.system().name(), chunk.name), chunk).await? {
        Brought::Page(page) => Ok(Some(page)),
        Brought::Front(_) | Brought::Lesson(_) | Brought::Class(_) => Ok(None),
    }
}

/// Sees to it that the part comes which the goal needs. What was shown before stays until then.
#[hook]
pub(super) fn use_arrival(goal: Rc<Goal>) -> Arrival {
    let last = use_mut_ref(|| None::<Rc<Goal>>);
    // Of which visit it is known that its part did not come.
    let failed = use_state_eq(|| None::<u32>);
    let redraw = use_force_update();
    let here = goal.is_here();
    {
        let (failed, goal) = (failed.setter(), goal.clone());
        use_effect_with(goal.visit, move |&visit| {
            let coming = (!here).then(|| {
                let parts = all_needed(&goal.place);
                wait(async move { fetch_all(parts).await }, move |came| match came {
                    // Drawn once more, now with all that is needed.
                    Ok(()) => redraw.force_update(),
                    Err(Missing) => failed.set(Some(visit)),
                })
            });
            move || coming.into_iter().for_each(|end| end())
        });
    }
    let way = if here {
        *last.borrow_mut() = Some(goal);
        Way::There
    } else if *failed == Some(goal.visit) {
        Way::Failed
    } else {
        Way::Waiting
    };
    let shown = last.borrow().clone();
    Arrival { shown, way }
}
