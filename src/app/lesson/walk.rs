//! Where a reader is in a lesson, and what is done of it.

use super::day::Day;
use super::steps::Way;
use crate::app::dom::{bring_there, bring_to_middle, focus_content};
use crate::app::hooks::{
    enter_address, follow_address, forget_lesson, keep_day, keep_step, kept_progress,
};
use crate::app::page::LessonProps;
use crate::lesson::{Done, Lesson, Progress};
use crate::link::LessonPlace;
use yew::prelude::*;

/// A reader's way through a lesson.
#[derive(Clone)]
pub(super) struct Walk {
    /// The name by which the lesson is remembered.
    pub(super) name: String,
    /// The step that is shown, from 0.
    pub(super) at: usize,
    /// How many steps there are.
    pub(super) count: usize,
    /// Whether they may be done in any order.
    pub(super) free: bool,
    /// How often the reader has started over.
    pub(super) round: u32,
    /// What is done.
    pub(super) progress: Progress,
    /// Whether the device keeps it.
    pub(super) kept: bool,
    /// Whether anything was done since the page was opened.
    pub(super) acted: UseStateHandle<bool>,
    /// Goes to a step.
    pub(super) go: Callback<usize>,
    /// Takes in how the step that is shown was done.
    pub(super) finish: Callback<Done>,
    /// Starts over.
    pub(super) erase: Callback<()>,
}

impl Walk {
    /// Whether a step may be gone to.
    pub(super) fn is_open(&self, step: usize) -> bool {
        self.free || step <= self.progress.first_open(&self.name, self.count)
    }

    /// Whether all steps are done.
    pub(super) fn is_complete(&self) -> bool {
        self.progress.first_open(&self.name, self.count) == self.count
    }

    /// Whether the step that is shown is the last.
    pub(super) fn is_last(&self) -> bool {
        self.at + 1 == self.count
    }

    /// Whether the step that is shown was answered.
    pub(super) fn is_answered(&self) -> bool {
        self.progress.is_answered(&self.name, self.at)
    }

    /// How a step was done.
    pub(super) fn way(&self, step: usize) -> Way {
        Way::of(self.progress.step(&self.name, step))
    }

    /// Goes to the step after the one that is shown, where there is one.
    pub(super) fn go_on(&self) {
        if !self.is_last() {
            self.go.emit(self.at + 1);
        }
    }
}

/// Walks through a lesson, from the step that the page asks for or the first that is not done; what is done is kept
/// under `name`.
#[hook]
pub(super) fn use_walk(name: &str, lesson: &Lesson, page: &LessonProps) -> Walk {
    let (count, free) = (lesson.steps.len(), lesson.free);
    let progress = use_state(kept_progress);
    let kept = use_state_eq(|| true);
    let acted = use_state_eq(|| false);
    let round = use_state_eq(|| 0_u32);
    let at = use_state_eq(|| first_step(page, &progress, name, (count, free)));
    {
        let (at, visit) = (at.setter(), page.visit);
        let wanted = first_step(page, &progress, name, (count, free));
        use_effect_with(visit, move |_| at.set(wanted));
    }
    {
        let place = LessonPlace { step: Some(*at + 1), ..(*page.place).clone() };
        use_effect_with((place.to_string(), page.visit), |(link, visit)| {
            follow_address(link, *visit);
        });
    }
    use_sight(*at, Way::of(progress.step(name, *at)));
    let day = use_memo(name.to_owned(), |name| Day::named(name).filter(|day| *day == Day::today()));
    let go = {
        let (at, page) = (at.setter(), page.clone());
        Callback::from(move |step: usize| {
            // The history of a frame is that of the page around it.
            if !page.place.look.embed {
                let place = LessonPlace { step: Some(step + 1), ..(*page.place).clone() };
                enter_address(&place.to_string(), page.visit);
            }
            at.set(step);
            gloo::utils::window().scroll_to_with_x_and_y(0.0, 0.0);
            focus_content();
        })
    };
    let finish = {
        let (progress, kept, acted, name) =
            (progress.clone(), kept.setter(), acted.setter(), name.to_owned());
        let (day, place) = (*day, *at);
        Callback::from(move |done: Done| {
            acted.set(true);
            let passed = done.passed;
            let mut next = (*progress).clone();
            next.set(&name, place, done.clone());
            progress.set(next);
            kept.set(keep_step(&name, place, done));
            // A day that was missed stays missed; one that has ended meanwhile was not.
            if let Some(day) = day.filter(|_| place == 0 && !passed) {
                keep_day(day.0);
            }
        })
    };
    let erase = {
        let (progress, round, go, name) =
            (progress.setter(), round.clone(), go.clone(), name.to_owned());
        Callback::from(move |()| {
            forget_lesson(&name);
            progress.set(kept_progress());
            round.set(*round + 1);
            go.emit(0);
        })
    };
    Walk {
        name: name.to_owned(),
        at: *at,
        count,
        free,
        round: *round,
        progress: (*progress).clone(),
        kept: *kept,
        acted,
        go,
        finish,
        erase,
    }
}

/// Brings into sight what comes after an answer, and the step that is shown among all of them.
#[hook]
fn use_sight(at: usize, way: Way) {
    let last = use_mut_ref(|| (at, way));
    use_effect_with((at, way), move |&(at, way)| {
        let (before, was) = last.replace((at, way));
        if before == at && was != way && way != Way::Open {
            bring_there("#lesson-next, .lesson-end");
        }
    });
    use_effect_with(at, |_| bring_to_middle(".lesson-step[aria-current]"));
}

/// The step that the page asks for, or the first that is not done; but none that is not open.
fn first_step(
    page: &LessonProps,
    progress: &Progress,
    name: &str,
    (count, free): (usize, bool),
) -> usize {
    let open = progress.first_open(name, count);
    let last = if free { count } else { open }.min(count.saturating_sub(1));
    let wanted = page.place.step.map(|step| step - 1);
    wanted.unwrap_or(if open < count { open } else { 0 }).min(last)
}
