//! What a reader does in a lesson, recorded as it happens.

use crate::app::dom::random_seed;
use crate::app::hooks::{forget_attempt, keep_attempt, kept_attempt};
use crate::app::task::{Given, Heard};
use crate::class::{Attempt, Tried};
use crate::lesson::{Done, Lesson};
use std::cell::RefCell;
use std::collections::BTreeSet;
use std::rc::Rc;
use yew::prelude::*;

/// What is kept of a lesson.
#[derive(Clone)]
pub(in crate::app) struct Log {
    /// All answers so far.
    pub(in crate::app) attempt: Rc<Attempt>,
    /// Whether the device keeps it.
    pub(in crate::app) kept: bool,
    /// Takes in an answer; its seconds are those since the last one, or since its step was opened.
    add: Callback<Tried>,
    /// Takes in hints.
    hint: Callback<Tried>,
    /// Takes in whether the device keeps what is begun and not answered yet.
    begun: Callback<bool>,
    /// Takes in a name.
    pub(in crate::app) name: Callback<String>,
    /// Begins again with nothing.
    pub(in crate::app) forget: Callback<()>,
    /// All answers so far, also those that came since this was drawn, here or in another tab.
    latest: Rc<dyn Fn() -> Rc<Attempt>>,
    /// Steps that are done and yet answered again, as the answers to them are not kept any more.
    reopened: Rc<RefCell<BTreeSet<usize>>>,
}

impl Log {
    /// Takes in what a reader does in a step. Gives the answer, and how the step is done with it: attempts from
    /// before the page was opened this time count too. What is `closed` stays as it was answered, if the answer is
    /// still kept: otherwise nobody could hand it in any more.
    pub(in crate::app) fn hear(
        &self,
        heard: Heard,
        (step, seed): (usize, Option<u64>),
        closed: bool,
    ) -> Option<(Given, Done)> {
        let (hints, given) = match heard {
            Heard::Kept(kept) => {
                self.begun.emit(kept);
                return None;
            }
            Heard::Hints(hints) => (hints, None),
            Heard::Answer(given) => (given.hints, Some(given)),
        };
        let closed = closed && !self.is_reopened(step);
        let tried = |answers| Tried {
            step,
            seed,
            hints: u32::try_from(hints).unwrap_or(u32::MAX),
            seconds: 0,
            answers,
        };
        let Some(given) = given else {
            if !closed {
                self.hint.emit(tried(Vec::new()));
            }
            return None;
        };
        let (tries, before) = self.before(step, seed);
        if !closed {
            self.add.emit(tried(vec![given.handed.clone()]));
        }
        if given.done {
            self.reopened.borrow_mut().remove(&step);
        }
        let hints = hints.max(before);
        Some((given, Done { tries, hints, ..Done::default() }))
    }

    /// Whether a step that is done is to be answered again, be it with several answers: no answer to it is kept, as
    /// other lessons have pushed it out, or as the lesson asked something else then.
    fn is_reopened(&self, step: usize) -> bool {
        let attempt = (self.latest)();
        let mut reopened = self.reopened.borrow_mut();
        if attempt.step(step).is_none_or(|tried| tried.answers.is_empty()) {
            reopened.insert(step);
        }
        reopened.contains(&step)
    }

    /// How many answers were given to a step so far, and how many hints taken.
    fn before(&self, step: usize, seed: Option<u64>) -> (u32, usize) {
        let latest = (self.latest)();
        latest.step(step).map_or((0, 0), |tried| {
            let hints = if tried.seed == seed { tried.hints as usize } else { 0 };
            (u32::try_from(tried.counted(seed)).unwrap_or(u32::MAX), hints)
        })
    }
}

/// Keeps what is done in a lesson of this name, of which this step is open. What was done may still be kept under its
/// `former` name.
#[hook]
pub(in crate::app) fn use_log(
    name: &str,
    former: Option<&str>,
    lesson: &Lesson,
    step: usize,
) -> Log {
    let new = {
        let (name, lesson) = (name.to_owned(), lesson.clone());
        move || Attempt::at(&name, &lesson, new_id())
    };
    let attempt = use_state(|| {
        let begun = new();
        // A lesson of that name may have asked something else.
        let known = kept_attempt(name).filter(|known| known.mark == begun.mark);
        let mark = begun.mark;
        let before = || Some(Attempt { mark, ..kept_attempt(former?)? });
        Rc::new(known.or_else(before).unwrap_or(begun))
    });
    let kept = use_state_eq(|| true);
    // Of which step something was begun last, and whether that is kept.
    let begun_kept = use_state_eq(|| (step, true));
    let since = use_mut_ref(seconds);
    {
        let since = since.clone();
        use_effect_with(step, move |_| *since.borrow_mut() = seconds());
    }
    // Two answers may come before anything is drawn.
    let latest = use_mut_ref(|| (*attempt).clone());
    let change = {
        let (attempt, kept, latest) = (attempt.setter(), kept.setter(), latest.clone());
        let name = name.to_owned();
        Rc::new(move |change: &dyn Fn(&mut Attempt)| {
            let mut next = (*gone_on(&name, &latest.borrow())).clone();
            change(&mut next);
            kept.set(keep_attempt(&name, &next));
            *latest.borrow_mut() = Rc::new(next);
            attempt.set(latest.borrow().clone());
        })
    };
    let add = {
        let change = change.clone();
        Callback::from(move |tried: Tried| {
            let now = seconds();
            let tried = Tried { seconds: whole(now - since.replace(now)), ..tried };
            change(&|attempt| attempt.add(tried.clone()));
        })
    };
    let hint = {
        let change = change.clone();
        Callback::from(move |tried: Tried| {
            change(&|attempt| attempt.add_hints(tried.step, tried.seed, tried.hints));
        })
    };
    let named = {
        let change = change.clone();
        Callback::from(move |name: String| change(&|attempt| attempt.set_name(&name)))
    };
    let begun = {
        let kept = begun_kept.setter();
        Callback::from(move |now: bool| kept.set((step, now)))
    };
    let forget = {
        let (attempt, name, latest) = (attempt.setter(), name.to_owned(), latest.clone());
        Callback::from(move |()| {
            forget_attempt(&name);
            *latest.borrow_mut() = Rc::new(new());
            attempt.set(latest.borrow().clone());
        })
    };
    let latest: Rc<dyn Fn() -> Rc<Attempt>> = {
        let name = name.to_owned();
        Rc::new(move || gone_on(&name, &latest.borrow()))
    };
    let reopened = use_mut_ref(BTreeSet::new);
    let (attempt, kept) = ((*attempt).clone(), *kept && *begun_kept != (step, false));
    Log { attempt, kept, add, hint, begun, name: named, forget, latest, reopened }
}

/// The attempt as last stored: another tab may have continued it, or begun it.
fn gone_on(name: &str, known: &Rc<Attempt>) -> Rc<Attempt> {
    let Some(kept) = kept_attempt(name).filter(|kept| kept.mark == known.mark) else {
        return known.clone();
    };
    if kept.id != known.id || kept.goes_on(known) {
        return Rc::new(kept);
    }
    // Hints make an attempt no older, wherever they were taken.
    let mut known = (**known).clone();
    known.share_hints(&kept);
    Rc::new(known)
}

/// What tells an attempt from others: 32 bits, so that among a thousand of one class two are alike once in ten
/// thousand times.
fn new_id() -> u32 {
    u32::try_from(random_seed() & u64::from(u32::MAX)).unwrap_or(0)
}

/// Whole seconds, of no more than a day.
#[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)] // It is in these bounds.
fn whole(seconds: f64) -> u32 {
    seconds.clamp(0.0, 86_400.0) as u32
}

/// Seconds since the page was opened, by a clock that does not jump.
fn seconds() -> f64 {
    gloo::utils::window().performance().map_or(0.0, |clock| clock.now() / 1_000.0)
}
