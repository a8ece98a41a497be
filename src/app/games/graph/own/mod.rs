//! The reader's own graph: typed, pasted, chosen as a file or dropped. The solver reads it.

mod reading;
mod said;

use crate::app::files::{file_name, file_of, file_size, text_of};
use crate::app::hooks::use_words;
use crate::core::{Message, Progress, Rule};
use crate::games::graph::read::MAX_BYTES;
use crate::games::graph::{Graphs, Position};
use gloo::timers::callback::Timeout;
use reading::{Asked, InHand, Source, State, bytes_of, use_reading};
use said::said;
use std::cell::Cell;
use wasm_bindgen_futures::spawn_local;
use web_sys::{HtmlInputElement, HtmlTextAreaElement};
use yew::prelude::*;

/// Milliseconds for which the hand must rest before what was typed is read.
const REST: u32 = 250;
/// The maximum number of bytes of a file that the field shows; more than that would make it slow.
const MAX_SHOWN: f64 = 200_000.0;

thread_local! {
    /// What was written last, with what the field had held: a dialog that is closed does not lose it.
    static BEGUN: Cell<Option<(AttrValue, String)>> = const { Cell::new(None) };
}

/// What was written in the place of a text, if it was written last. Where the field begins with another text, it is
/// forgotten.
fn begun(text: &AttrValue) -> Option<String> {
    let written = BEGUN.take().filter(|(instead, _)| instead == text);
    BEGUN.set(written.clone());
    written.map(|(_, written)| written)
}

#[derive(Clone, PartialEq, Properties)]
pub(super) struct OwnProps {
    /// The initial content of the field.
    pub(super) text: AttrValue,
    /// The game of a custom graph.
    pub(super) game: Graphs,
    /// Hears of what was read, or `None` while nothing can be played on.
    pub(super) on_read: Callback<Option<Position>>,
    /// Hears, after that, that something is being read.
    pub(super) on_wait: Callback<()>,
}

/// The field with what is to be said about it.
#[component]
pub(super) fn Own(props: &OwnProps) -> Html {
    let words = use_words();
    let field = use_field(props);
    let area = use_node_ref();
    let over = use_state_eq(|| false);
    let typed = field.edit.reform(|event: InputEvent| {
        event.target_dyn_into::<HtmlTextAreaElement>().map_or(String::new(), |area| area.value())
    });
    let dropped = {
        let (take, over) = (field.take.clone(), over.setter());
        Callback::from(move |event: DragEvent| {
            event.prevent_default();
            over.set(false);
            take.emit(event.into());
        })
    };
    let dragged = |inside: bool| {
        let over = over.setter();
        Callback::from(move |event: DragEvent| {
            event.prevent_default();
            over.set(inside);
        })
    };
    let back = {
        let (edit, text) = (field.edit.clone(), field.text.clone());
        Callback::from(move |_: MouseEvent| edit.emit(text.clone()))
    };
    let discard = {
        let (edit, first) = (field.edit.clone(), props.text.to_string());
        Callback::from(move |_: MouseEvent| edit.emit(first.clone()))
    };
    let is_other = field.text != *props.text;
    let wrong = matches!(field.state, State::Wrong(_) | State::None(_));
    let Field { text, file, state, take, again, cancel, .. } = &field;
    let forget_file = Callback::from(|event: MouseEvent| {
        if let Some(field) = event.target_dyn_into::<HtmlInputElement>() {
            field.set_value("");
        }
    });
    html! {
        <div class="field graph-own">
            <label for="own-graph">{ words.get("graph-own") }</label>
            <textarea
                ref={area.clone()} id="own-graph" rows="8" spellcheck="false" autocomplete="off" autocapitalize="off"
                class={classes!(over.then_some("over"))} value={text.clone()} oninput={typed}
                ondrop={dropped} ondragover={dragged(true)} ondragleave={dragged(false)}
                aria-invalid={wrong.to_string()} aria-describedby="own-graph-note own-graph-forms"
            />
            if is_other {
                <p class="row"><button type="button" class="button" onclick={discard}>{ words.get("graph-own-discard") }</button></p>
            }
            <div id="own-graph-note" aria-live="polite">{ said(state, (file.as_deref(), &back), (text, &area), (cancel, again), &words) }</div>
            <label class="field inline graph-file">
                <span>{ words.get("graph-file") }</span>
                // The same file may be chosen again when it has been changed; its name is shown until then.
                <input type="file" onclick={forget_file} onchange={take} />
            </label>
            <details id="own-graph-forms">
                <summary>{ words.get("graph-forms") }</summary>
                <p>{ words.get("graph-form-plain") }</p>
                <pre>{ "a 0 -> b, c\nb 1 -> a\nc 1 ->\nwin 0: c\npayoff: c=3\nstart: b" }</pre>
                <p>{ words.get("graph-form-others") }</p>
                <pre>{ "S = [0, 1, 2]\nA = {0: [1, 2], 1: [2], 2: []}\nE = {0: \"2;0\", 1: \"1;1\", 2: \"0;0\"}" }</pre>
            </details>
        </div>
    }
}

/// What is in the field, or in a file in its place, and what was read of it.
struct Field {
    text: String,
    /// The name of a file that is too large for the field.
    file: Option<String>,
    state: State,
    /// Takes a text, and reads it once the hand rests.
    edit: Callback<String>,
    /// Takes the file that an event brings.
    take: Callback<Event>,
    /// Reads the same under another rule.
    again: Callback<Rule>,
    /// Leaves what is being read.
    cancel: Callback<MouseEvent>,
}

#[hook]
fn use_field(props: &OwnProps) -> Field {
    let first = use_memo((), |()| begun(&props.text).unwrap_or_else(|| props.text.to_string()));
    let text = use_state_eq(|| (*first).clone());
    let file = use_state_eq(|| None::<String>);
    let state = use_state_eq(|| State::Rest);
    let in_hand = (*use_memo((), |()| InHand::default())).clone();
    let later = use_mut_ref(|| None::<Timeout>);
    // What was read last, to be read again under another rule.
    let last = use_mut_ref(|| None::<Source>);
    // What was read before is not what is to be read now.
    let wait = {
        let (on_read, on_wait) = (props.on_read.clone(), props.on_wait.clone());
        move || {
            on_read.emit(None);
            on_wait.emit(());
        }
    };
    let read = {
        let (read, last) =
            (use_reading(props.game, &state, &in_hand, &props.on_read), last.clone());
        Callback::from(move |(source, rule): Asked| {
            *last.borrow_mut() = Some(source.clone());
            read.emit((source, rule));
        })
    };
    let edit = {
        let (text, file, state) = (text.setter(), file.setter(), state.setter());
        let (later, read) = (later.clone(), read.clone());
        let (in_hand, wait) = (in_hand.clone(), wait.clone());
        let instead = props.text.clone();
        Callback::from(move |latest: String| {
            BEGUN.set(Some((instead.clone(), latest.clone())));
            wait();
            in_hand.next();
            state.set(State::Reading(Progress::default()));
            text.set(latest.clone());
            file.set(None);
            let read = read.clone();
            let rested = move || read.emit((Source::Text(latest), None));
            *later.borrow_mut() = Some(Timeout::new(REST, rested));
        })
    };
    let take = {
        let (text, file, state) = (text.setter(), file.setter(), state.setter());
        let (on_read, in_hand) = (props.on_read.clone(), in_hand.clone());
        let (wait, instead) = (wait.clone(), props.text.clone());
        let (read, later) = (read.clone(), later.clone());
        Callback::from(move |event: Event| {
            let Some(found) = file_of(&event) else { return };
            // What was typed just before, or is still being read, gives way to the file.
            later.borrow_mut().take();
            wait();
            let number = in_hand.next();
            if bytes_of(&found) > MAX_BYTES as u64 {
                on_read.emit(None);
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
            let (text, file) = (text.clone(), file.clone());
            let (read, in_hand, instead) = (read.clone(), in_hand.clone(), instead.clone());
            let (state, on_read) = (state.clone(), on_read.clone());
            spawn_local(async move {
                let content = text_of(&found).await;
                if !in_hand.is(number) {
                    return;
                }
                let Some(content) = content else {
                    on_read.emit(None);
                    let message = Message::new("class-file-no-text");
                    state.set(State::None(message.quoting("name", &file_name(&found))));
                    return;
                };
                file.set(None);
                BEGUN.set(Some((instead, content.clone())));
                text.set(content.clone());
                read.emit((Source::Text(content), None));
            });
        })
    };
    let again = {
        let (read, wait) = (read.clone(), wait.clone());
        Callback::from(move |rule| {
            let source = last.borrow().clone();
            if let Some(source) = source {
                wait();
                read.emit((source, Some(rule)));
            }
        })
    };
    // A field that is gone reads nothing more: what it would bring was for the form that it was in.
    let leave = {
        let (in_hand, later) = (in_hand.clone(), later.clone());
        move || {
            in_hand.next();
            later.borrow_mut().take();
        }
    };
    let cancel = {
        let (state, later, on_read) = (state.setter(), later.clone(), props.on_read.clone());
        Callback::from(move |_: MouseEvent| {
            in_hand.next();
            on_read.emit(None);
            // Nor is what was typed just before read any more.
            later.borrow_mut().take();
            state.set(State::None(Message::new("computing-stopped")));
        })
    };
    {
        // Its initial content is read too, so that it is counted and can be played.
        let first = (*first).clone();
        use_effect_with((), move |()| {
            wait();
            read.emit((Source::Text(first), None));
            leave
        });
    }
    Field {
        text: (*text).clone(),
        file: (*file).clone(),
        state: (*state).clone(),
        edit,
        take,
        again,
        cancel,
    }
}
