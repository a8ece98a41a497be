//! The explorer: G(0), G(1), … of a code, drawn as they come.

use super::plot::Plot;
use super::values_table::ValuesTable;
use crate::app::dom::field_value;
use crate::app::hooks::{use_solver, use_words};
use crate::app::ui::OwnViewProps;
use crate::core::{Message, Nimber, Progress, Refusal, Rule, Say};
use crate::games::heaps::{Answer, Code, Heaps, HeapsKeys, MAX_TO, Method, Question};
use crate::words::Words;
use crate::work::client::{Event, Ticket};
use crate::work::{Ask, Tell};
use std::rc::Rc;
use yew::prelude::*;

/// Lengths that are computed without being asked for: a link with a longer one waits for the reader.
const AT_ONCE: u32 = 20_000;

/// What is known of the sequence. Values are shared, so that a new report is a pointer for the page.
#[derive(Clone, PartialEq)]
struct Found {
    values: Rc<Vec<Nimber>>,
    looked_at: u64,
    progress: Progress,
    state: State,
}

#[derive(Clone, Copy, Debug, PartialEq)]
enum State {
    Waiting,
    Running,
    Done,
    Cancelled,
    Refused(Refusal),
    Lost,
}

enum Change {
    /// Something else is to be computed, when the reader asks for it.
    Wait,
    Begin,
    Heard(Event<Heaps>),
    Cancel,
}

impl Reducible for Found {
    type Action = Change;

    fn reduce(mut self: Rc<Self>, change: Change) -> Rc<Self> {
        // Where nobody else looks at it, nothing is copied.
        let found = Rc::make_mut(&mut self);
        match change {
            Change::Wait => *found = Self::nothing(),
            Change::Begin => *found = Self { state: State::Running, ..Self::nothing() },
            Change::Heard(Event::Again) => {
                *found = Self { state: State::Running, ..Self::nothing() };
            }
            Change::Heard(Event::Progress(progress)) => found.progress = progress,
            Change::Heard(Event::Report(Tell::Answer(Answer::Sequence(part)))) => {
                Rc::make_mut(&mut found.values).extend(part.values);
                found.looked_at += part.looked_at;
                if let Some(refusal) = part.stopped {
                    found.state = State::Refused(refusal);
                }
            }
            Change::Heard(Event::Done) if found.state == State::Running => {
                found.state = State::Done;
            }
            Change::Heard(
                Event::Done | Event::Report(Tell::Analysis(_) | Tell::Answer(Answer::Misere(_))),
            ) => {}
            Change::Heard(Event::Refused(refusal)) => found.state = State::Refused(refusal),
            Change::Heard(Event::Lost) => found.state = State::Lost,
            Change::Cancel => found.state = State::Cancelled,
        }
        self
    }
}

impl Found {
    fn nothing() -> Self {
        Self {
            values: Rc::default(),
            looked_at: 0,
            progress: Progress::default(),
            state: State::Waiting,
        }
    }
}

/// The explorer of the code that is played.
#[component]
pub(super) fn Explorer(props: &OwnViewProps<Heaps>) -> Html {
    let words = use_words();
    let solver = use_solver();
    let found = use_reducer(Found::nothing);
    let ticket = use_mut_ref(|| None::<Ticket>);
    // The length that the reader has asked for: it need not wait, however long it is.
    let asked = use_mut_ref(|| None::<u32>);
    let code = props.session.game.code.clone();
    let to = props.keys.to;

    let begin = {
        let (found, ticket) = (found.dispatcher(), ticket.clone());
        Callback::from(move |(code, to): (Code, u32)| {
            let Some(client) = &solver else { return };
            found.dispatch(Change::Begin);
            let ask = Ask::Question(Question::Sequence { code, to, method: Method::Plain });
            let hear = found.clone();
            *ticket.borrow_mut() =
                Some(client.start::<Heaps>(&ask, move |event| hear.dispatch(Change::Heard(event))));
        })
    };
    {
        let (begin, ticket, asked) = (begin.clone(), ticket.clone(), asked.clone());
        let found = found.dispatcher();
        use_effect_with((code.clone(), to), move |(code, to)| {
            if asked.take() == Some(*to) || *to <= AT_ONCE {
                begin.emit((code.clone(), *to));
            } else {
                found.dispatch(Change::Wait);
            }
            move || drop(ticket.borrow_mut().take())
        });
    }
    let cancel = {
        let (found, ticket) = (found.dispatcher(), ticket);
        Callback::from(move |_: MouseEvent| {
            ticket.borrow_mut().take();
            found.dispatch(Change::Cancel);
        })
    };
    let start = {
        let (code, begin) = (code.clone(), begin);
        Callback::from(move |()| begin.emit((code.clone(), to)))
    };
    let on_to = {
        let (on_keys, again) = (props.on_keys.clone(), start.clone());
        Callback::from(move |asked_to: u32| {
            if asked_to == to {
                return again.emit(());
            }
            asked.replace(Some(asked_to));
            on_keys.emit(HeapsKeys { to: asked_to });
        })
    };
    html! {
        <div class="explorer">
            <p>{ words.say(&Message::new("sequence-of").with("code", code.reading_form())) }</p>
            if props.session.game.rule == Rule::Misere {
                <p class="quiet">{ words.get("sequence-normal-only") }</p>
            }
            <Length {to} on_to={on_to.clone()} />
            { state(&found, to, &words, &start, &cancel, &on_to) }
            if !found.values.is_empty() {
                <Plot values={found.values.clone()} {to} />
                <ValuesTable values={found.values.clone()} />
            }
        </div>
    }
}

/// How far the computation is, and what the reader can do about it.
fn state(
    found: &Found,
    to: u32,
    words: &Words,
    start: &Callback<()>,
    cancel: &Callback<MouseEvent>,
    on_to: &Callback<u32>,
) -> Html {
    let count = found.values.len();
    let start = start.reform(|_: MouseEvent| ());
    let button = |id, class: &'static str, click: Callback<MouseEvent>| {
        html! { <button type="button" {class} onclick={click}>{ words.get(id) }</button> }
    };
    match found.state {
        State::Waiting => html! {
            <div class="job">
                <p>{ words.say(&Message::new("sequence-waits").with("to", to).with("megabytes", megabytes(to))) }</p>
                { button("compute", "button primary", start.clone()) }
            </div>
        },
        State::Running => html! {
            <div class="job">
                <label class="job-progress">
                    <span>{ words.say(&Message::new("sequence-running").with("count", count).with("to", to)) }</span>
                    <progress max={(u64::from(to) + 1).to_string()} value={count.to_string()} />
                </label>
                { button("cancel", "button", cancel.clone()) }
            </div>
        },
        State::Done => {
            let further =
                on_to.reform(move |_: MouseEvent| to.saturating_mul(2).clamp(1000, MAX_TO));
            html! {
                <div class="job">
                    <p role="status">{ words.say(&Message::new("sequence-done").with("to", to).with("looked", found.looked_at)) }</p>
                    if to < MAX_TO { { button("go-on", "button", further) } }
                </div>
            }
        }
        State::Cancelled => html! {
            <div class="job">
                <p role="status">{ words.say(&Message::new("sequence-cancelled").with("count", count)) }</p>
                { button("begin-again", "button", start.clone()) }
            </div>
        },
        State::Refused(refusal) => {
            html! { <p class="field-error" role="alert">{ words.say(&refusal.say()) }</p> }
        }
        State::Lost => html! {
            <div class="job">
                <p class="field-error" role="alert">{ words.get("computing-lost") }</p>
                { button("begin-again", "button", start.clone()) }
            </div>
        },
    }
}

/// What the values take while they are computed and shown: four bytes each in the worker, with its
/// marks, and four on the page.
fn megabytes(to: u32) -> u64 {
    (u64::from(to) * 12).div_ceil(1 << 20)
}

#[derive(Clone, PartialEq, Properties)]
struct LengthProps {
    to: u32,
    on_to: Callback<u32>,
}

/// How far to compute.
#[component]
fn Length(props: &LengthProps) -> Html {
    let words = use_words();
    let text = use_state_eq(|| props.to.to_string());
    let wrong = use_state_eq(|| false);
    {
        let (text, wrong) = (text.setter(), wrong.setter());
        use_effect_with(props.to, move |to| {
            text.set(to.to_string());
            wrong.set(false);
        });
    }
    let edit = {
        let text = text.setter();
        Callback::from(move |event: InputEvent| text.set(field_value(&event)))
    };
    let submit = {
        let (text, wrong, on_to) = (text.clone(), wrong.setter(), props.on_to.clone());
        Callback::from(move |event: SubmitEvent| {
            event.prevent_default();
            let digits: String = text.chars().filter(|c| !c.is_whitespace()).collect();
            let to = digits.parse().ok().filter(|&to| to <= MAX_TO && !digits.starts_with('+'));
            wrong.set(to.is_none());
            if let Some(to) = to {
                on_to.emit(to);
            }
        })
    };
    let note = Message::new(if *wrong { "sequence-to-wrong" } else { "sequence-to-note" });
    html! {
        <form class="field" onsubmit={submit} novalidate=true>
            <label for="sequence-to">{ words.get("sequence-to") }</label>
            <div class="row tight">
                <input
                    id="sequence-to" type="text" inputmode="numeric" value={(*text).clone()} oninput={edit}
                    autocomplete="off" aria-invalid={wrong.to_string()} aria-describedby="sequence-to-note"
                />
                <button type="submit" class="button">{ words.get("compute") }</button>
            </div>
            <p id="sequence-to-note" class={if *wrong { "field-error" } else { "quiet" }} aria-live="polite">
                { words.say(&note.with("most", MAX_TO)) }
            </p>
        </form>
    }
}
