//! The position that is drawn at random for a step of a lesson.

use super::log::Log;
use super::walk::Walk;
use crate::app::hooks::{kept_unfinished, place_of};
use crate::app::page::LessonProps;
use crate::lesson::Lesson;
use crate::session::Kind;
use yew::prelude::*;

/// What a position is drawn with.
pub(super) struct Drawn {
    /// Its seed.
    pub(super) seed: u64,
    /// Draws another one, where a game was lost; `None` where the position stays.
    pub(super) redraw: Option<Callback<()>>,
}

/// What the position of the step that is shown is drawn with.
///
/// Readers who come back find the position that was drawn for them. It stays while its step is open, also where this
/// becomes the attempt of another tab. A game that was lost is not a fresh one: the next position comes after it.
#[hook]
pub(super) fn use_drawn(walk: &Walk, lesson: &Lesson, log: &Log, page: &LessonProps) -> Drawn {
    let here = (walk.at, walk.round, page.visit);
    let count = walk.count as u64;
    let redraws = redraws(lesson, walk.at);
    let drawn = use_state_eq(|| None);
    let opened = use_memo(here, |&(at, ..)| {
        // A game that goes on began at a position that was drawn.
        let left = redraws.then(|| kept_unfinished(&place_of(&walk.name, at))).flatten();
        if let Some(left) = left.filter(|_| page.place.seed.is_none() && !walk.is_answered()) {
            return left.seed;
        }
        // Seeds that are nearly alike pack well.
        let first = page.place.seed.unwrap_or(log.attempt.id.into()).wrapping_add(at as u64);
        let tried = log.attempt.step(at).filter(|_| redraws);
        let last = tried.and_then(|tried| Some((tried.seed?, tried.answers.is_empty())));
        match last {
            Some((last, false)) if !walk.is_answered() => last.wrapping_add(count),
            Some((last, _)) => last,
            None => first,
        }
    });
    let seed = drawn.filter(|&(there, _)| there == here).map_or(*opened, |(_, seed)| seed);
    let redraw = (redraws && !walk.is_answered()).then(|| {
        let (drawn, next) = (drawn.setter(), seed.wrapping_add(count));
        Callback::from(move |()| drawn.set(Some((here, next))))
    });
    Drawn { seed, redraw }
}

/// Whether a lost game of a step leads to another position. One that the link draws, as that of the day, is the same
/// for everybody.
fn redraws(lesson: &Lesson, step: usize) -> bool {
    let step = lesson.steps.get(step);
    step.is_some_and(|step| step.draws() && step.task().kind == Some(Kind::Win))
}
