//! The effects of the explorer other than the computation: queries, the wheel, the link.

use super::facts::RARES_PAGE;
use super::paint::{paint, wanted};
use super::run::InHand;
use super::seen::{Change, Seen};
use super::table::Page;
use super::window::{shown, zoomed};
use crate::app::hooks::{Turn, use_zoom};
use crate::games::heaps::{Heaps, HeapsKeys, Mark, Period, Query, Ruleset};
use gloo::timers::callback::Timeout;
use web_sys::HtmlCanvasElement;
use yew::prelude::*;

/// Milliseconds for which the hand must rest before the window goes to the link.
const REST: u32 = 400;

/// Asks for what is shown, whenever something else is, and paints what has come; all again where the `ground` that the
/// plot is painted on has changed.
#[hook]
pub(super) fn use_questions(
    seen: &UseReducerHandle<Seen>,
    ticket: &InHand,
    canvas: &NodeRef,
    keys: HeapsKeys,
    ground: u32,
    end: u32,
) {
    let overview = seen.overview.unwrap_or_default();
    // While values come, a new picture at every growth by a fifth or so: four to every doubling, which
    // look at some six times as many values as there are in the end.
    let known = overview.known;
    let grown = known >> (61_u32.saturating_sub(known.leading_zeros()));
    let state = (seen.run, overview.rests, if overview.rests { known } else { grown });
    let open = seen.holds();
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
        // A window of all that is known is another with every value: `state` says when to look again.
        let chosen = seen.window.is_some().then_some(window);
        let all = seen.window.is_none() && overview.rests;
        let deps = (state, open, chosen, all.then_some(end), (keys.plot, ground));
        use_effect_with(deps, move |&(_, open, .., (plot, _))| {
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
        // How many pages there are does not matter to the one that is seen.
        let page = Page::of(seen, known);
        let deps = (state, open, page.from(), page.size());
        use_effect_with(deps, move |&(_, open, from, count)| {
            if open {
                ask(Query::Values { from, count, tag: 0 });
            }
        });
    }
    {
        let ask = ask.clone();
        use_effect_with((state, open, seen.candidate), move |&(_, open, candidate)| {
            if let Some(candidate) = candidate.filter(|_| open) {
                ask(Query::Compare(candidate));
            }
        });
    }
    let rares = overview.rare.map_or(0, |(count, _)| count);
    let from = seen.rares_from.min(rares.saturating_sub(1));
    use_effect_with((state, open, from), move |&(_, open, from)| {
        if open && overview.mask.is_some() {
            ask(Query::Rares { from, count: RARES_PAGE });
        }
    });
    let canvas = canvas.clone();
    let theme = gloo::utils::document_element().get_attribute("data-theme");
    let marks = marks(overview.period, seen);
    let shown = (seen.picture.clone(), window, marks, (theme, ground));
    use_effect_with(shown, move |(picture, window, marks, _)| {
        let canvas = canvas.cast::<HtmlCanvasElement>();
        if let (Some(canvas), Some(picture)) = (canvas, picture) {
            paint(&canvas, picture, *window, marks);
        }
    });
}

/// Asks the solver something further about what it holds.
#[hook]
pub(super) fn use_ask(ticket: &InHand) -> Callback<Query> {
    let ticket = ticket.clone();
    use_callback((), move |query: Query, ()| {
        if let Some((_, ticket)) = &*ticket.borrow() {
            ticket.tell::<Heaps>(&query);
        }
    })
}

/// What is marked on the plot, with its name: n0 and n0 + p, and where a candidate fails.
pub(super) fn marks(period: Option<Period>, seen: &Seen) -> Vec<Mark> {
    let mut marks = Vec::new();
    if let Some(period) = period {
        let (figures, proved) = (period.recurrence(), period.proof().is_some());
        let start = figures.preperiod;
        marks.push(Mark { name: "n₀", at: start, proved });
        marks.push(Mark { name: "n₀ + p", at: start + figures.period, proved });
    }
    let failed = seen.compared.filter(|compared| Some(compared.asked) == seen.candidate);
    if let Some((compared, first)) = failed.and_then(|found| Some((found, found.first?))) {
        let there = first.at + u64::from(compared.asked.shift);
        marks.push(Mark { name: "≠", at: first.at, proved: false });
        marks.push(Mark { name: "≠", at: there, proved: false });
    }
    marks
}

/// The window, the candidate and the mask that is tried go to the link when the hand rests, and come from it when the
/// reader goes back, or to another game: what was chosen for the one before is not for this one.
#[hook]
pub(super) fn use_window(
    seen: &UseReducerHandle<Seen>,
    rules: &Ruleset,
    keys: HeapsKeys,
    on_keys: &Callback<HeapsKeys>,
) {
    let linked = (rules.clone(), (keys.window, keys.candidate, keys.mask));
    let told = use_mut_ref(|| linked.clone());
    {
        let (told, seen) = (told.clone(), seen.dispatcher());
        use_effect_with(linked, move |now| {
            if told.replace(now.clone()) != *now {
                let (window, candidate, mask) = now.1;
                seen.dispatch(Change::Window(window));
                seen.dispatch(Change::Candidate(candidate));
                seen.dispatch(Change::Mask(mask));
            }
        });
    }
    let on_keys = on_keys.clone();
    let shown = (seen.window, seen.candidate, seen.mask);
    use_effect_with((shown, keys, rules.clone()), move |&(shown, keys, _)| {
        let later = (shown != (keys.window, keys.candidate, keys.mask)).then(|| {
            Timeout::new(REST, move || {
                told.borrow_mut().1 = shown;
                let (window, candidate, mask) = shown;
                on_keys.emit(HeapsKeys { window, candidate, mask, ..keys });
            })
        });
        move || drop(later)
    });
}

/// The wheel with Ctrl zooms about the place it is turned over.
#[hook]
pub(super) fn use_wheel(seen: &UseReducerHandle<Seen>, frame: &NodeRef, end: u32) {
    let (dispatcher, node) = (seen.dispatcher(), frame.clone());
    let (there, window) = (seen.overview.is_some(), shown(seen.window, end));
    let zoom = Callback::from(move |Turn { at: (x, _), nearer }| {
        let Some(frame) = node.cast::<web_sys::Element>() else { return };
        let place = frame.get_bounding_client_rect();
        let at = (f64::from(x) - place.left()) / place.width().max(1.0);
        dispatcher.dispatch(Change::Window(zoomed(
            window,
            end,
            if nearer { 0.8 } else { 1.25 },
            at,
        )));
    });
    use_zoom(frame, (there, window, end), zoom);
}
