//! The effects of the explorer: its conversation with the solver, the wheel, the link.

use super::facts::RARES_PAGE;
use super::paint::{Mark, paint, wanted};
use super::plot::{shown, zoomed};
use super::save::{File, TAG};
use super::seen::{Change, Phase, Seen};
use super::table::PAGE;
use crate::app::hooks::use_solver;
use crate::games::heaps::{Answer, Code, Heaps, HeapsKeys, Period, Query, Question};
use crate::work::client::{Event, Ticket};
use crate::work::{Ask, Tell};
use gloo::events::{EventListener, EventListenerOptions};
use gloo::timers::callback::Timeout;
use std::cell::RefCell;
use std::rc::Rc;
use wasm_bindgen::JsCast;
use web_sys::HtmlCanvasElement;
use yew::prelude::*;

/// Lengths that are computed without being asked for; a link with a longer one waits for the reader.
const AT_ONCE: u32 = 1_000_000;
/// The same for codes whose values are found the plain way.
const AT_ONCE_PLAIN: u32 = 20_000;
/// Milliseconds for which the hand must rest before the window goes to the link.
const REST: u32 = 400;

/// The computation in hand, and the code and the number of the run it is for.
pub(super) type InHand = Rc<RefCell<Option<(Code, Ticket)>>>;
/// The file that is being written.
pub(super) type Writing = Rc<RefCell<Option<File>>>;

/// Milliseconds, by the page's clock.
fn now() -> f64 {
    js_sys::Date::now()
}

/// Whether so long a run needs no leave.
fn at_once(code: &Code, keys: HeapsKeys) -> bool {
    keys.to <= if code.tail().is_empty() { AT_ONCE } else { AT_ONCE_PLAIN }
}

/// Begins a computation, or goes on with the one in hand, whenever the code or the length changes.
/// The callback does so with the reader's leave, at any length.
#[hook]
pub(super) fn use_run(
    seen: &UseReducerHandle<Seen>,
    ticket: &InHand,
    file: &Writing,
    code: &Code,
    keys: HeapsKeys,
) -> Callback<HeapsKeys> {
    let solver = use_solver();
    let agreed = use_mut_ref(|| None::<(u32, bool)>);
    let begin = {
        let (seen, ticket, file, code) =
            (seen.dispatcher(), ticket.clone(), file.clone(), code.clone());
        Callback::from(move |(keys, heard): (HeapsKeys, bool)| {
            let Some(client) = &solver else { return };
            let (to, until_proof) = (keys.to, keys.until_proof);
            if let Some((_, ticket)) =
                ticket.borrow().as_ref().filter(|held| heard && held.0 == code)
            {
                seen.dispatch(Change::GoOn(now()));
                ticket.tell::<Heaps>(&Query::GoOn { to, until_proof });
                return;
            }
            seen.dispatch(Change::Begin(now()));
            let ask = Ask::Question(Question::Explore { code: code.clone(), to, until_proof });
            let (hear, held, file) = (seen.clone(), Rc::downgrade(&ticket), file.clone());
            let new = client.start::<Heaps>(&ask, move |event| {
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
                hear.dispatch(Change::Heard(event, now()));
            });
            *ticket.borrow_mut() = Some((code.clone(), new));
        })
    };
    let heard = seen.overview.is_some() && seen.phase == Phase::Open;
    {
        let (begin, agreed, seen) = (begin.clone(), agreed.clone(), seen.dispatcher());
        use_effect_with((code.clone(), keys.to, keys.until_proof), move |(code, to, proof)| {
            seen.dispatch(Change::Field(to.to_string(), false));
            if at_once(code, keys) || *agreed.borrow() == Some((*to, *proof)) {
                begin.emit((keys, heard));
            } else {
                seen.dispatch(Change::Wait);
            }
        });
    }
    {
        let ticket = ticket.clone();
        use_effect_with(code.clone(), move |_| move || drop(ticket.borrow_mut().take()));
    }
    Callback::from(move |asked: HeapsKeys| {
        *agreed.borrow_mut() = Some((asked.to, asked.until_proof));
        if (asked.to, asked.until_proof) == (keys.to, keys.until_proof) {
            begin.emit((asked, heard));
        }
    })
}

/// Takes in values for the file; how far it is, and what to ask next.
fn write(file: &Writing, values: &[u32]) -> (Option<u32>, Option<Query>) {
    let mut held = file.borrow_mut();
    let Some(written) = held.as_mut().and_then(|file| file.take(values)) else {
        *held = None;
        return (None, None);
    };
    (Some(written), held.as_ref().map(File::query))
}

/// Asks for what is shown, whenever something else is, and paints what has come.
#[hook]
pub(super) fn use_questions(
    seen: &UseReducerHandle<Seen>,
    ticket: &InHand,
    canvas: &NodeRef,
    keys: HeapsKeys,
    end: u32,
) {
    let overview = seen.overview.unwrap_or_default();
    // While values come, a new picture at every growth by a few per cent.
    let known = overview.known;
    let grown = known >> (59_u32.saturating_sub(known.leading_zeros()));
    let state = (seen.run, overview.rests, if overview.rests { known } else { grown });
    let open = seen.phase == Phase::Open && seen.overview.is_some();
    let window = shown(seen.window, end);
    let top = overview.largest.map_or(0, |(value, _)| value);
    let ask = {
        let ticket = ticket.clone();
        move |query: Query| {
            if let Some((_, ticket)) = &*ticket.borrow() {
                ticket.tell::<Heaps>(&query);
            }
        }
    };
    {
        let (ask, canvas) = (ask.clone(), canvas.clone());
        use_effect_with((state, open, window, keys.plot), move |&(_, open, window, plot)| {
            if let Some(canvas) = canvas.cast::<HtmlCanvasElement>().filter(|_| open) {
                ask(Query::Picture(wanted(&canvas, plot, window, top)));
            }
        });
    }
    {
        let ask = ask.clone();
        let has_period = overview.period.is_some();
        use_effect_with((state, open), move |_| {
            if open {
                ask(Query::Histogram);
            }
            if open && overview.rests && has_period {
                ask(Query::Period);
            }
        });
    }
    {
        let ask = ask.clone();
        use_effect_with((state, open, seen.table_from), move |&(_, open, from)| {
            if open {
                ask(Query::Values { from, count: PAGE, tag: 0 });
            }
        });
    }
    use_effect_with((state, open, seen.rares_from), move |&(_, open, from)| {
        if open && overview.mask.is_some() {
            ask(Query::Rares { from, count: RARES_PAGE });
        }
    });
    let canvas = canvas.clone();
    let theme = gloo::utils::document_element().get_attribute("data-theme");
    let shown = (seen.picture.clone(), window, overview.period, theme);
    use_effect_with(shown, move |(picture, window, period, _)| {
        let canvas = canvas.cast::<HtmlCanvasElement>();
        if let (Some(canvas), Some(picture)) = (canvas, picture) {
            paint(&canvas, picture, *window, &marks(*period));
        }
    });
}

/// n0 and n0 + p.
fn marks(period: Option<Period>) -> Vec<Mark> {
    let Some(period) = period else { return Vec::new() };
    let (figures, proved) = (period.recurrence(), period.proof().is_some());
    let start = figures.preperiod;
    [start, start + figures.period].map(|at| Mark { at, proved }).into()
}

/// The window goes to the link when the hand rests, and comes from it when the reader goes back.
#[hook]
pub(super) fn use_window(
    seen: &UseReducerHandle<Seen>,
    keys: HeapsKeys,
    on_keys: &Callback<HeapsKeys>,
) {
    let told = use_mut_ref(|| keys.window);
    {
        let (told, seen) = (told.clone(), seen.dispatcher());
        use_effect_with(keys.window, move |window| {
            if told.replace(*window) != *window {
                seen.dispatch(Change::Window(*window));
            }
        });
    }
    let on_keys = on_keys.clone();
    use_effect_with((seen.window, keys), move |&(window, keys)| {
        let later = (window != keys.window).then(|| {
            Timeout::new(REST, move || {
                *told.borrow_mut() = window;
                on_keys.emit(HeapsKeys { window, ..keys });
            })
        });
        move || drop(later)
    });
}

/// The wheel zooms about the place it is turned over.
#[hook]
pub(super) fn use_wheel(seen: &UseReducerHandle<Seen>, frame: &NodeRef, end: u32) {
    let (seen, frame) = (seen.clone(), frame.clone());
    let there = seen.overview.is_some();
    use_effect_with((there, shown(seen.window, end), end), move |&(_, window, end)| {
        let listener = frame.cast::<web_sys::Element>().map(|frame| {
            let dispatcher = seen.dispatcher();
            let options = EventListenerOptions::enable_prevent_default();
            EventListener::new_with_options(&frame.clone(), "wheel", options, move |event| {
                let Some(event) = event.dyn_ref::<WheelEvent>() else { return };
                if event.delta_y() == 0.0 {
                    return;
                }
                event.prevent_default();
                let place = frame.get_bounding_client_rect();
                let at = (f64::from(event.client_x()) - place.left()) / place.width().max(1.0);
                let factor = if event.delta_y() < 0.0 { 0.8 } else { 1.25 };
                dispatcher.dispatch(Change::Window(zoomed(window, end, factor, at)));
            })
        });
        move || drop(listener)
    });
}
