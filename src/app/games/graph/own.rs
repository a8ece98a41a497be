//! The reader's own graph: typed, pasted, chosen as a file or dropped. The solver reads it.

use crate::app::files::{File, file_name, file_of, file_part, file_size, file_text};
use crate::app::hooks::{use_solver, use_words};
use crate::app::dom::{field_value, some};
use crate::core::{Message, Progress, Rule, Say};
use crate::games::graph::read::{Format, MAX_BYTES};
use crate::games::graph::{Answer, Graphs, Position, Query, Question, Summary};
use crate::games::{At, Game};
use crate::words::Words;
use crate::work::client::{Event as Heard, Ticket};
use crate::games::{Ask, Tell};
use gloo::timers::callback::Timeout;
use std::cell::{Cell, RefCell};
use std::rc::Rc;
use web_sys::HtmlTextAreaElement;
use yew::prelude::*;

/// Milliseconds for which the hand must rest before what was typed is read.
const REST: u32 = 250;
/// The maximum number of bytes of a file that the field shows; more than that would make it slow.
const MAX_SHOWN: f64 = 200_000.0;
/// Bytes of a larger file that are brought to the solver at a time: a few milliseconds' work.
const PART: u64 = 1 << 19;

#[derive(Clone, PartialEq, Properties)]
pub(super) struct OwnProps {
    /// The initial content of the field.
    pub(super) text: AttrValue,
    /// The game of a custom graph.
    pub(super) game: Graphs,
    /// Hears of what was read, or `None` while nothing can be played on.
    pub(super) on_read: Callback<Option<Position>>,
}

/// What is read.
#[derive(Clone)]
enum Source {
    Text(String),
    File(File),
}

/// A source, and the rule that the reader chose for it, if any.
type Asked = (Source, Option<Rule>);

/// The job in hand, and which it is: what is still on its way for another one is left there.
#[derive(Clone, Default)]
struct InHand {
    ticket: Rc<RefCell<Option<Ticket>>>,
    number: Rc<Cell<u32>>,
}

impl InHand {
    /// Leaves the job, and says what number the next one has.
    fn next(&self) -> u32 {
        self.ticket.borrow_mut().take();
        self.number.set(self.number.get() + 1);
        self.number.get()
    }
}

/// How far the reading is.
#[derive(Clone, Debug, PartialEq)]
enum State {
    /// Nothing was asked.
    Rest,
    Reading(Progress),
    Read(Box<Summary>),
    Wrong(At<Message>),
    /// No answer, and why.
    None(Message),
}

/// The field with what is to be said about it.
#[component]
pub(super) fn Own(props: &OwnProps) -> Html {
    let words = use_words();
    let solver = use_solver();
    let text = use_state_eq(|| props.text.to_string());
    // The name of a file that is too large for the field.
    let file = use_state_eq(|| None::<String>);
    let state = use_state_eq(|| State::Rest);
    let in_hand = (*use_memo((), |()| InHand::default())).clone();
    let later = use_mut_ref(|| None::<Timeout>);
    // What was read last, to be read again under another rule.
    let last = use_mut_ref(|| None::<Source>);
    let over = use_state_eq(|| false);
    let area = use_node_ref();

    let read = {
        let (state, in_hand) = (state.setter(), in_hand.clone());
        let (on_read, game) = (props.on_read.clone(), props.game);
        let last = last.clone();
        Callback::from(move |(source, rule): Asked| {
            *last.borrow_mut() = Some(source.clone());
            on_read.emit(None);
            let Some(client) = &solver else { return };
            let number = in_hand.next();
            state.set(State::Reading(Progress::default()));
            let question = match &source {
                Source::Text(text) => Question::Read { text: text.clone(), rule },
                Source::File(file) => Question::ReadFile { bytes: bytes_of(file), rule },
            };
            let (state, on_read, held) = (state.clone(), on_read.clone(), in_hand.clone());
            let new = client.start(&Ask::<Graphs>::Question(question), move |event| {
                if let Heard::Report(Tell::Answer(Answer::Wants { from })) = event {
                    if let Source::File(file) = &source {
                        bring(file.clone(), from, held.clone(), number);
                    }
                } else if let Some(next) = heard(event) {
                    on_read.emit(position_of(&game, &next));
                    state.set(next);
                }
            });
            *in_hand.ticket.borrow_mut() = Some(new);
        })
    };
    let edit = {
        let (text, file, state) = (text.setter(), file.setter(), state.setter());
        let (later, read) = (later.clone(), read.clone());
        let (in_hand, on_read) = (in_hand.clone(), props.on_read.clone());
        Callback::from(move |latest: String| {
            // What was read before is not what is there now.
            on_read.emit(None);
            in_hand.next();
            state.set(State::Reading(Progress::default()));
            text.set(latest.clone());
            file.set(None);
            let read = read.clone();
            *later.borrow_mut() = Some(Timeout::new(REST, move || read.emit((Source::Text(latest), None))));
        })
    };
    let typed = edit.reform(|event: InputEvent| {
        event.target_dyn_into::<HtmlTextAreaElement>().map_or(String::new(), |area| area.value())
    });
    let take = {
        let (text, file, state) = (text.setter(), file.setter(), state.setter());
        let (on_read, in_hand) = (props.on_read.clone(), in_hand.clone());
        let (read, later) = (read.clone(), later.clone());
        Callback::from(move |event: Event| {
            let Some(found) = file_of(&event) else { return };
            // What was typed just before, or is still being read, gives way to the file.
            later.borrow_mut().take();
            on_read.emit(None);
            let number = in_hand.next();
            if bytes_of(&found) > MAX_BYTES as u64 {
                let message = Message::new("graph-read-too-long");
                state.set(State::None(message.with("megabytes", MAX_BYTES >> 20)));
                return;
            }
            if file_size(&found) > MAX_SHOWN {
                // What was typed stays, and can be returned to.
                file.set(Some(file_name(&found)));
                read.emit((Source::File(found), None));
                return;
            }
            let (text, file, read, in_hand) =
                (text.clone(), file.clone(), read.clone(), in_hand.clone());
            wasm_bindgen_futures::spawn_local(async move {
                let content = file_text(&found).await.ok().and_then(|text| text.as_string());
                if in_hand.number.get() == number {
                    let content = content.unwrap_or_default();
                    file.set(None);
                    text.set(content.clone());
                    read.emit((Source::Text(content), None));
                }
            });
        })
    };
    let (dropped, chosen) = {
        let (again, over) = (take.clone(), over.setter());
        let dropped = Callback::from(move |event: DragEvent| {
            event.prevent_default();
            over.set(false);
            again.emit(event.into());
        });
        (dropped, take)
    };
    let dragged = |inside: bool| {
        let over = over.setter();
        Callback::from(move |event: DragEvent| {
            event.prevent_default();
            over.set(inside);
        })
    };
    let again = {
        let (read, last) = (read.clone(), last.clone());
        Callback::from(move |rule| {
            let source = last.borrow().clone();
            if let Some(source) = source {
                read.emit((source, Some(rule)));
            }
        })
    };
    let back = {
        let (edit, text) = (edit.clone(), text.clone());
        Callback::from(move |_: MouseEvent| edit.emit((*text).clone()))
    };
    let cancel = {
        let (state, later) = (state.setter(), later.clone());
        Callback::from(move |_: MouseEvent| {
            in_hand.next();
            // Nor is what was typed just before read any more.
            later.borrow_mut().take();
            state.set(State::None(Message::new("computing-stopped")));
        })
    };
    {
        // Its initial content is read too, so that it is counted and can be played.
        let first = props.text.to_string();
        use_effect_with((), move |()| read.emit((Source::Text(first), None)));
    }
    let wrong = matches!(&*state, State::Wrong(_) | State::None(_));
    html! {
        <div class="field graph-own">
            <label for="own-graph">{ words.get("graph-own") }</label>
            <textarea
                ref={area.clone()} id="own-graph" rows="8" spellcheck="false" autocomplete="off" autocapitalize="off"
                class={classes!(over.then_some("over"))} value={(*text).clone()} oninput={typed}
                ondrop={dropped} ondragover={dragged(true)} ondragleave={dragged(false)}
                aria-invalid={wrong.to_string()} aria-describedby="own-graph-note own-graph-forms"
            />
            <div id="own-graph-note" aria-live="polite">{ said(&state, (file.as_deref(), &back), (&text, &area), (&cancel, &again), &words) }</div>
            <label class="field inline graph-file">
                <span>{ words.get("graph-file") }</span>
                <input type="file" onchange={chosen} />
            </label>
            <details id="own-graph-forms">
                <summary>{ words.get("graph-forms") }</summary>
                <p>{ words.get("graph-form-plain") }</p>
                <pre>{ "a 0 -> b, c\nb 1 -> a\nc 1 ->\nwin 0: c\npayoff: c=3" }</pre>
                <p>{ words.get("graph-form-others") }</p>
                <pre>{ "S = [0, 1, 2]\nA = {0: [1, 2], 1: [2], 2: []}\nE = {0: \"2;0\", 1: \"1;1\", 2: \"0;0\"}" }</pre>
            </details>
        </div>
    }
}

/// What an event of the solver's comes to; `None` where nothing changes.
fn heard(event: Heard<Tell<Graphs>>) -> Option<State> {
    Some(match event {
        Heard::Progress(progress) => State::Reading(progress),
        Heard::Again => State::Reading(Progress::default()),
        Heard::Report(Tell::Answer(Answer::Read(summary))) => State::Read(summary),
        Heard::Report(Tell::Answer(Answer::NotRead(at))) => State::Wrong(at),
        Heard::Refused(refusal) => State::None(refusal.say()),
        Heard::Lost => State::None(Message::new("computing-lost")),
        Heard::Report(_) | Heard::Done => return None,
    })
}

/// The position to begin with, where the graph is small enough to be played on.
fn position_of(game: &Graphs, state: &State) -> Option<Position> {
    let State::Read(summary) = state else { return None };
    game.read_position(summary.compact.as_deref()?).ok()
}

/// What is below the field.
fn said(
    state: &State,
    (file, back): (Option<&str>, &Callback<MouseEvent>),
    (text, area): (&str, &NodeRef),
    (cancel, again): (&Callback<MouseEvent>, &Callback<Rule>),
    words: &Words,
) -> Html {
    let of_file = file.is_some();
    let file = file.map(|name| {
        html! {
            <p>
                { words.say(&Message::new("graph-file-read").quoting("file", name)) }
                if !text.is_empty() {
                    { " " }<button type="button" class="button" onclick={back.clone()}>{ words.get("graph-file-back") }</button>
                }
            </p>
        }
    });
    let what = match state {
        State::Rest => Html::default(),
        State::Reading(progress) => {
            let total = progress.total.unwrap_or(0);
            html! {
                <div class="row">
                    <progress max={total.max(1).to_string()} value={progress.done.to_string()} aria-label={words.get("computing")} />
                    <button type="button" class="button" onclick={cancel.clone()}>{ words.get("cancel") }</button>
                </div>
            }
        }
        State::Read(summary) => summed_up(summary, again, words),
        State::Wrong(at) if of_file => html! { <p class="field-error">{ words.say(&at.error) }</p> },
        State::Wrong(at) => wrong(at, text, area, words),
        State::None(message) => html! { <p class="field-error">{ words.say(message) }</p> },
    };
    html! { <>{ file }{ what }</> }
}

/// What was read, counted; a graph that is too large for a link is only summed up.
fn summed_up(summary: &Summary, again: &Callback<Rule>, words: &Words) -> Html {
    let [zero, one] = summary.owned;
    let inside = |rounds: &[u32]| rounds.iter().map(|&count| u64::from(count)).sum::<u64>();
    let size = Message::new("graph-size").with("vertices", zero + one).with("edges", summary.edges);
    let owned = Message::new("graph-owned").with("zero", zero).with("one", one);
    let regions = Message::new("graph-regions")
        .with("zero", inside(&summary.rounds[0]))
        .with("one", inside(&summary.rounds[1]))
        .with("neither", summary.neither);
    html! {
        <div class="graph-summary">
            { taken(summary, again, words) }
            { for summary.notes.iter().map(|note| html! { <p>{ words.say(note) }</p> }) }
            <p>{ words.say(&size) }{ " " }{ words.say(&owned) }{ " " }{ words.say(&regions) }</p>
            if summary.compact.is_none() {
                <p class="field-error">{ words.get("graph-only-summed") }</p>
                { super::sizes::layers(&summary.rounds, words) }
            }
        </div>
    }
}

/// By which rule the text was taken; where it leaves open who wins, that can be changed.
fn taken(summary: &Summary, again: &Callback<Rule>, words: &Words) -> Html {
    let format = words.get(match summary.format {
        Format::Plain => "graph-taken-plain",
        Format::Dot => "graph-taken-dot",
        Format::PgSolver => "graph-taken-pgsolver",
        Format::Triple => "graph-taken-triple",
        Format::Lines => "graph-taken-lines",
        Format::Edges => "graph-taken-edges",
        Format::Link => "graph-taken-link",
    });
    let Some((said, rule)) = summary.owners.said() else { return html! { <p>{ format }</p> } };
    let change = some(again, |event: Event| {
        Some(if field_value(&event) == "misere" { Rule::Misere } else { Rule::Normal })
    });
    let option = |value: &'static str, of: Rule, label: &'static str| {
        html! { <option {value} selected={of == rule}>{ words.get(label) }</option> }
    };
    html! {
        <>
            <p>{ format }{ " " }{ words.get(said) }</p>
            <label class="field inline">
                <span>{ words.get("graph-taken-rule") }</span>
                <select id="own-graph-rule" onchange={change}>
                    { option("normal", Rule::Normal, "rule-normal") }
                    { option("misere", Rule::Misere, "rule-misere") }
                </select>
            </label>
        </>
    }
}

/// What is wrong, and the way to its place in the field.
fn wrong(at: &At<Message>, text: &str, area: &NodeRef, words: &Words) -> Html {
    let units = |end: usize| text.get(..end).map(|text| text.encode_utf16().count());
    let place = units(at.start).zip(units(at.end)).filter(|&(start, end)| start < end);
    let show = place.map(|(start, end)| {
        let area = area.clone();
        let click = Callback::from(move |_: MouseEvent| {
            let Some(area) = area.cast::<HtmlTextAreaElement>() else { return };
            let unit = |at: usize| u32::try_from(at).unwrap_or(u32::MAX);
            let _ = area.focus();
            let _ = area.set_selection_range(unit(start), unit(end));
        });
        html! { <button type="button" class="button" onclick={click}>{ words.get("graph-show-place") }</button> }
    });
    html! { <><p class="field-error">{ words.say(&at.error) }</p>{ show }</> }
}

#[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)] // of a whole number
fn bytes_of(file: &File) -> u64 {
    file_size(file) as u64
}

/// Brings the bytes from a place on to the job that wants them, if that is still in hand.
#[allow(clippy::cast_precision_loss)] // of what no file is long enough for
fn bring(file: File, from: u64, in_hand: InHand, number: u32) {
    wasm_bindgen_futures::spawn_local(async move {
        let part = file_part(&file, from as f64, (from + PART) as f64).await;
        // Where it cannot be read nothing comes, and the job says so.
        let bytes =
            part.map_or_else(|_| Vec::new(), |part| js_sys::Uint8Array::new(&part).to_vec());
        if in_hand.number.get() != number {
            return;
        }
        if let Some(ticket) = &*in_hand.ticket.borrow() {
            ticket.tell::<Graphs>(&Query::Part(bytes));
        }
    });
}
