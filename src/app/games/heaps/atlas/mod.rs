//! The atlas: what is known of the periods of many codes, computed for as long as the reader likes.
//!
//! `seen` is its state; `table` draws the rows that are in sight; `saved` writes them all to a file.

mod saved;
mod seen;
mod table;

use crate::app::check::{Checker, Matter};
use crate::app::dom::field_value;
use crate::app::figure::Figure;
use crate::app::files::save_text;
use crate::app::games::heaps::reasons::PeriodReason;
use crate::app::hooks::{use_solver, use_words};
use crate::app::house::NumberInput;
use crate::app::ui::OwnViewProps;
use crate::core::{Message, Say};
use crate::games::Ask;
use crate::games::heaps::{
    Doubt, Heaps, HeapsKeys, MAX_BUDGET, Query, Question, atlas_codes, results,
};
use crate::games::pasted::{Difference, Place, Right};
use crate::words::{Words, read_number};
use crate::work::client::Ticket;
use gloo::timers::callback::Timeout;
use seen::{Change, Phase, Seen};
use std::cell::RefCell;
use std::rc::Rc;
use table::Table;
use web_sys::Event as DomEvent;
use yew::prelude::*;

/// How far a code is computed at least to say what is wrong with a period: some hundredths of a second.
const MIN_REASON: u32 = 20_000;

/// The atlas.
#[component]
pub(super) fn Atlas(props: &OwnViewProps<Heaps>) -> Html {
    let words = use_words();
    let seen = use_reducer(seen::kept);
    use_effect_with((*seen).clone(), seen::keep);
    let codes = use_memo((), |()| atlas_codes());
    let ticket = use_mut_ref(|| None::<Ticket>);
    let go = use_go(&seen, &ticket);
    use_budget(&seen, &ticket, props.keys.budget);
    {
        let ticket = ticket.clone();
        use_effect_with(seen.lost, move |&lost| {
            if lost > 0 {
                ticket.borrow_mut().take();
            }
        });
    }
    // A time that is none, as it was typed.
    let wrong = use_state_eq(|| None::<String>);
    let stop = {
        let (seen, ticket) = (seen.dispatcher(), ticket.clone());
        Callback::from(move |_: MouseEvent| rest(&ticket, &seen))
    };
    let save = {
        let (seen, codes) = (seen.clone(), codes.clone());
        Callback::from(move |_: MouseEvent| {
            save_text(&saved::csv(&seen.rows, &codes), "atlas.csv", "text/csv");
        })
    };
    let (keys, on_keys) = (props.keys, props.on_keys.clone());
    let rests = seen.phase != Phase::Runs;
    let at_rest = rests.then(|| seen.rows.clone());
    let right = use_memo((at_rest, codes.clone()), |(rows, codes)| {
        rows.as_ref().and_then(|rows| results::periods(rows, codes))
    });
    let matters = (*right).clone().map(|right| vec![Matter::new("check-matter-periods", right)]);
    let why = {
        let (right, rows, codes) = (right.clone(), seen.rows.clone(), codes.clone());
        Callback::from(move |first: Difference| {
            let (Some(Right::Texts(texts)), &Place::Number(at)) = (&*right, &first.place) else {
                return Html::default();
            };
            let name = texts.keys.get(at);
            let place = codes.iter().position(|code| Some(&code.to_string()) == name);
            let known = place.and_then(|place| rows.get(place)).map_or(0, |row| row.known);
            let parts =
                place.and_then(|place| codes.get(place)).zip(Doubt::of_period(first.found()));
            let Some((code, doubt)) = parts else { return Html::default() };
            let to = u32::try_from(known).unwrap_or(u32::MAX).max(MIN_REASON);
            html! { <PeriodReason code={code.clone()} {to} {doubt} /> }
        })
    };
    html! {
        <div class="explorer atlas">
            <p>{ words.get("atlas-intro") }</p>
            { controls(&seen, keys, &on_keys, (&go, &stop), &wrong, &words) }
            <p role="status">{ said(&seen, codes.len(), &words) }</p>
            <Table rows={seen.rows.clone()} {codes} {keys} {on_keys} words={words.clone()} />
            { Figure { shown: ".atlas-table", caption: words.get("atlas-figure"), name: "atlas" }.files(&words) }
            if seen.rows.iter().any(|row| row.known > 0) {
                <button type="button" class="button" id="atlas-csv" onclick={save}>{ "CSV" }</button>
            }
            if let Some(matters) = matters {
                <Checker about="check-about-atlas" {matters} {why} />
            }
            <p class="quiet">{ words.get("atlas-note") }{ " " }{ words.get("atlas-published-note") }</p>
            <p class="quiet">{ words.get("atlas-erratum") }</p>
        </div>
    }
}

type InHand = Rc<RefCell<Option<Ticket>>>;

/// Begins, or continues from where it stopped.
#[hook]
fn use_go(seen: &UseReducerHandle<Seen>, ticket: &InHand) -> Callback<MouseEvent> {
    let solver = use_solver();
    let (seen, ticket) = (seen.clone(), ticket.clone());
    Callback::from(move |_| {
        let mut held = ticket.borrow_mut();
        if let (Some(held), Phase::Rests) = (&*held, seen.phase) {
            held.tell::<Heaps>(&Query::GoOn { to: 0, until_proof: true });
            seen.dispatch(Change::Begin);
            return;
        }
        let Some(client) = &solver else { return };
        let hear = seen.dispatcher();
        seen.dispatch(Change::Begin);
        *held = Some(client.start::<Heaps>(&Ask::Question(Question::Atlas), move |event| {
            hear.dispatch(Change::Heard(event));
        }));
    })
}

/// Stops when the seconds are over.
#[hook]
fn use_budget(seen: &UseReducerHandle<Seen>, ticket: &InHand, seconds: u32) {
    let (dispatcher, ticket) = (seen.dispatcher(), ticket.clone());
    let runs = seen.phase == Phase::Runs;
    use_effect_with((runs, seen.run, seconds), move |&(runs, _, seconds)| {
        let milliseconds = seconds.min(MAX_BUDGET) * 1_000;
        let clock = runs.then(|| Timeout::new(milliseconds, move || rest(&ticket, &dispatcher)));
        move || drop(clock)
    });
}

/// The job keeps what it has and waits.
fn rest(ticket: &InHand, seen: &UseReducerDispatcher<Seen>) {
    if let Some(ticket) = &*ticket.borrow() {
        ticket.tell::<Heaps>(&Query::Rest);
    }
    seen.dispatch(Change::Rest);
}

fn controls(
    seen: &UseReducerHandle<Seen>,
    keys: HeapsKeys,
    on_keys: &Callback<HeapsKeys>,
    (go, stop): (&Callback<MouseEvent>, &Callback<MouseEvent>),
    wrong: &UseStateHandle<Option<String>>,
    words: &Words,
) -> Html {
    let typed = {
        let (on_keys, wrong) = (on_keys.clone(), wrong.setter());
        Callback::from(move |event: DomEvent| {
            let text = field_value(&event);
            let seconds = read_number(&text).and_then(|s| u32::try_from(s).ok());
            match seconds.filter(|seconds| (1..=MAX_BUDGET).contains(seconds)) {
                Some(budget) => {
                    wrong.set(None);
                    on_keys.emit(HeapsKeys { budget, ..keys });
                }
                None => wrong.set(Some(text)),
            }
        })
    };
    let is_wrong = wrong.is_some();
    let note = match &**wrong {
        Some(text) => Message::new("atlas-budget-wrong").quoting("found", text),
        None => Message::new("atlas-budget-note"),
    };
    let value = (**wrong).clone().unwrap_or_else(|| words.number(keys.budget.into()));
    let label = if seen.run == 0 { "atlas-begin" } else { "atlas-go-on" };
    html! {
        <div class="row">
            <label class="field inline">
                <span>{ words.get("atlas-budget") }</span>
                <NumberInput {value} onchange={typed} wrong={is_wrong} described="budget-note" />
            </label>
            <span id="budget-note" class={if is_wrong { "field-error" } else { "quiet" }} aria-live="polite">{ words.say(&note.with("most", MAX_BUDGET)) }</span>
            if seen.phase == Phase::Runs {
                <button type="button" class="button" onclick={stop.clone()}>{ words.get("atlas-stop") }</button>
            } else if seen.phase != Phase::Done {
                <button type="button" class="button primary" onclick={go.clone()} disabled={is_wrong}>{ words.get(label) }</button>
            }
        </div>
    }
}

fn said(seen: &Seen, all: usize, words: &Words) -> String {
    match seen.phase {
        Phase::New => String::new(),
        Phase::Refused(refusal) => words.say(&refusal.say()),
        Phase::Lost => words.get("computing-lost"),
        Phase::Runs | Phase::Rests | Phase::Done => {
            let runs = seen.phase == Phase::Runs;
            let message = Message::new(if runs { "atlas-running" } else { "atlas-rests" });
            words.say(
                &message.with("done", seen.settled).with("all", all).with("proved", seen.proved()),
            )
        }
    }
}
