//! The computation: started, continued, stopped.

use super::save::{File, TAG};
use super::seen::{Change, Phase, Seen};
use crate::app::files::save_text;
use crate::app::hooks::use_solver;
use crate::games::heaps::{Answer, Heaps, HeapsKeys, Method, Query, Question, Ruleset};
use crate::games::{Ask, Tell};
use crate::work::client::{Event, Ticket};
use gloo::timers::callback::Timeout;
use std::cell::{Cell, RefCell};
use std::rc::Rc;
use yew::prelude::*;

/// Lengths that are computed without being asked for; a link with a longer one waits for the reader.
const AT_ONCE: u32 = 1_000_000;
/// The same for rules other than octal codes that have a fast method.
const AT_ONCE_RULE: u32 = 100_000;
/// The same for rules whose values are found the plain way.
const AT_ONCE_PLAIN: u32 = 20_000;
/// How many options are examined for them without asking: some seconds’ work.
const AT_ONCE_OPTIONS: u64 = 1_000_000_000;
/// Milliseconds in which the solver must say that it has stopped, before it is ended and what it holds is lost. It
/// says so in some tens of them; on a busy machine it takes longer.
const STOP_LIMIT: u32 = 5_000;

/// What is computed: by which rules, and how.
pub(super) type Of = (Ruleset, Method);
/// The computation in hand.
pub(super) type InHand = Rc<RefCell<Option<(Of, Ticket)>>>;
/// The file that is being written.
pub(super) type Writing = Rc<RefCell<Option<File>>>;

/// Milliseconds, by the page's clock.
fn now() -> f64 {
    js_sys::Date::now()
}

/// Whether so long a run needs no leave.
fn at_once(of: &Of, keys: HeapsKeys) -> bool {
    let (rules, method) = of;
    let work = || rules.plain_work(keys.to);
    match (method, rules.octal()) {
        (Method::Sparse, Some(_)) => keys.to <= AT_ONCE,
        // Of the options of the plain method most are spared, as a rule.
        (Method::Sparse, None) => keys.to <= AT_ONCE_RULE && work() <= 10 * AT_ONCE_OPTIONS,
        (Method::Plain, _) => keys.to <= AT_ONCE_PLAIN && work() <= AT_ONCE_OPTIONS,
    }
}

/// How the values are found.
pub(super) fn method_of(rules: &Ruleset, keys: HeapsKeys) -> Method {
    if keys.plain { Method::Plain } else { rules.best_method() }
}

/// Begins a computation, or continues with the one in hand, whenever the code or the length changes.
/// The callback does so with the reader's leave, at any length.
#[hook]
pub(super) fn use_run(
    seen: &UseReducerHandle<Seen>,
    ticket: &InHand,
    file: &Writing,
    rules: &Ruleset,
    keys: HeapsKeys,
) -> Callback<HeapsKeys> {
    let solver = use_solver();
    let of = (rules.clone(), method_of(rules, keys));
    let agreed = use_mut_ref(|| None::<(Of, u32, bool)>);
    // What was asked for last.
    let latest = use_mut_ref(|| (0_u32, false));
    let begin = {
        let (seen, ticket, file) = (seen.dispatcher(), ticket.clone(), file.clone());
        let of = of.clone();
        Callback::from(move |(keys, heard): (HeapsKeys, bool)| {
            let Some(client) = &solver else { return };
            let (to, until_proof) = (keys.to, keys.until_proof);
            latest.replace((to, until_proof));
            if let Some((_, ticket)) = ticket.borrow().as_ref().filter(|held| heard && held.0 == of)
            {
                seen.dispatch(Change::GoOn(now()));
                seen.dispatch(Change::Asked(to, until_proof));
                ticket.tell::<Heaps>(&Query::GoOn { to, until_proof });
                return;
            }
            seen.dispatch(Change::Begin(now()));
            seen.dispatch(Change::Asked(to, until_proof));
            let (rules, method) = of.clone();
            let certificate = format!("{rules}.json");
            let ask = Ask::Question(Question::Explore { rules, to, until_proof, method });
            let (hear, held, file) = (seen.clone(), Rc::downgrade(&ticket), file.clone());
            let (latest, again) = (latest.clone(), Cell::new(false));
            let new = client.start::<Heaps>(&ask, move |event| {
                // A worker that was lost begins with what was asked for first.
                if let Event::Again = event {
                    again.set(true);
                }
                if let Event::Report(Tell::Answer(Answer::Overview(_))) = &event
                    && again.take()
                    && *latest.borrow() != (to, until_proof)
                    && let Some(held) = held.upgrade()
                    && let Some((_, ticket)) = &*held.borrow()
                {
                    let (to, until_proof) = *latest.borrow();
                    ticket.tell::<Heaps>(&Query::GoOn { to, until_proof });
                }
                if let Event::Report(Tell::Answer(Answer::Values { values, tag: TAG, .. })) = &event
                {
                    let (state, query) = write(&file, values);
                    hear.dispatch(Change::Saving(state));
                    if let (Some(query), Some(held)) = (query, held.upgrade())
                        && let Some((_, ticket)) = &*held.borrow()
                    {
                        ticket.tell::<Heaps>(&query);
                    }
                    return;
                }
                if let Event::Report(Tell::Answer(Answer::Certificate(Some(text)))) = &event {
                    save_text(text, &certificate, "application/json");
                    return;
                }
                hear.dispatch(Change::Heard(event, now()));
            });
            *ticket.borrow_mut() = Some((of.clone(), new));
        })
    };
    let heard = seen.holds();
    {
        let (begin, agreed) = (begin.clone(), agreed.clone());
        let ticket = ticket.clone();
        let (rested, known) = (seen.rested(), seen.overview.map_or(0, |overview| overview.known));
        let seen = seen.dispatcher();
        use_effect_with((of, keys.to, keys.until_proof), move |(of, to, proof)| {
            // What was found of another code, or in another way, is not passed off as this; nor is what goes further
            // than is asked for now.
            let wanted = u64::from(*to) + 1;
            let unfit = |held: &mut (Of, Ticket)| held.0 != *of || heard && known > wanted;
            let other = ticket.borrow_mut().take_if(unfit).is_some();
            if !other && rested == Some(wanted) {
                seen.dispatch(Change::Settled(*to, *proof));
                return;
            }
            seen.dispatch(Change::Field(to.to_string(), false));
            let leave = agreed.borrow().as_ref() == Some(&(of.clone(), *to, *proof));
            if at_once(of, keys) || leave {
                begin.emit((keys, heard && !other));
            } else {
                seen.dispatch(Change::Wait(other));
            }
        });
    }
    {
        let seen = seen.dispatcher();
        use_effect_with(rules.clone(), move |_| seen.dispatch(Change::Forget));
    }
    {
        let ticket = ticket.clone();
        use_effect_with((), move |()| move || drop(ticket.borrow_mut().take()));
    }
    let rules = rules.clone();
    Callback::from(move |asked: HeapsKeys| {
        let of = (rules.clone(), method_of(&rules, asked));
        *agreed.borrow_mut() = Some((of, asked.to, asked.until_proof));
        if (asked.to, asked.until_proof) == (keys.to, keys.until_proof) {
            begin.emit((asked, heard));
        }
    })
}

/// Says in the link how far the values go, where that is not as far as was asked for.
#[hook]
pub(super) fn use_settle(
    seen: &UseReducerHandle<Seen>,
    keys: HeapsKeys,
    on_keys: &Callback<HeapsKeys>,
) {
    let on_keys = on_keys.clone();
    use_effect_with((seen.ended_at(keys), keys), move |&(ended, keys)| {
        if let Some(to) = ended {
            on_keys.emit(HeapsKeys { to, ..keys });
        }
    });
}

/// Takes in values for the file; how far it is, and what to ask next.
fn write(file: &Writing, values: &[u32]) -> (Option<u32>, Option<Query>) {
    let mut held = file.borrow_mut();
    if let Some(written) = held.as_mut().and_then(|file| file.take(values)) {
        return (Some(written), held.as_ref().map(File::query));
    }
    if let Some(whole) = held.take() {
        whole.give();
    }
    (None, None)
}

/// Stops the computation. What it holds is kept, unless the solver does not hear.
#[hook]
pub(super) fn use_stop(seen: &UseReducerHandle<Seen>, ticket: &InHand) -> Callback<MouseEvent> {
    {
        let ticket = ticket.clone();
        // A solver that starts over would compute what nobody waits for.
        use_effect_with(seen.lost, move |&lost| {
            if lost > 0 {
                ticket.borrow_mut().take();
            }
        });
    }
    {
        let (seen, ticket) = (seen.clone(), ticket.clone());
        let waits = seen.phase == Phase::Stopped && !seen.rests();
        use_effect_with(waits, move |&waits| {
            let limit = waits.then(|| {
                Timeout::new(STOP_LIMIT, move || {
                    ticket.borrow_mut().take();
                    seen.dispatch(Change::Cancel);
                })
            });
            move || drop(limit)
        });
    }
    let (seen, ticket) = (seen.clone(), ticket.clone());
    Callback::from(move |_| {
        if let Some((_, ticket)) = ticket.borrow().as_ref().filter(|_| seen.overview.is_some()) {
            ticket.tell::<Heaps>(&Query::Rest);
            seen.dispatch(Change::Stop);
            return;
        }
        ticket.borrow_mut().take();
        seen.dispatch(Change::Cancel);
    })
}
