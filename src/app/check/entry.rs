//! The text that was brought. It stays in its field, which the browser keeps, or outside it if it is long: nothing here
//! ever changes it.

use super::asked::Text;
use super::brought::{Brought, beginning, focus_later, over, take};
use crate::core::Message;
use crate::games::pasted::MAX_BYTES;
use crate::words::Words;
use gloo::timers::callback::Timeout;
use std::rc::Rc;
use web_sys::HtmlTextAreaElement;
use yew::prelude::*;

/// Milliseconds for which the hand must rest before the text is read.
const REST: u32 = 250;

/// The field.
pub(super) const FIELD: &str = "check-field";
/// The button that removes a text beside it.
const CLEAR: &str = "check-clear";

/// What was brought.
#[derive(Clone)]
pub(super) enum State {
    Empty,
    /// A text in the field.
    Field(Text),
    /// A text beside the field, which is hidden.
    Kept(Text),
    /// A text of so many bytes; whether it was kept out of the field.
    TooLong(usize, bool),
}

impl State {
    pub(super) fn text(&self) -> Option<&Text> {
        match self {
            Self::Field(text) | Self::Kept(text) => Some(text),
            Self::Empty | Self::TooLong(..) => None,
        }
    }
}

/// The field, and what was brought in it.
pub(super) struct Entry {
    pub(super) state: State,
    /// The name of the file that was dropped last and is no text.
    pub(super) refused: Option<String>,
    /// Whether something was typed that was not read yet: what was found is not about it.
    pub(super) unread: bool,
    /// The field.
    pub(super) area: NodeRef,
    /// Reads the field, once the hand rests.
    pub(super) typed: Callback<()>,
    /// Takes what is pasted into the field, or dropped on it, where that is long.
    pub(super) paste: Callback<Event>,
    pub(super) drop: Callback<DragEvent>,
    pub(super) over: Callback<DragEvent>,
    /// Removes a text beside the field.
    clear: Callback<MouseEvent>,
}

impl Entry {
    /// A text beside the field: how long it is, how many `values` were read of it, how it begins, and a way to be rid
    /// of it.
    pub(super) fn kept(&self, values: Option<u64>, words: &Words) -> Option<Html> {
        let State::Kept(text) = &self.state else { return None };
        let characters = Message::new("check-large").with("count", text.text.chars().count());
        let read = values.map(|values| Message::new("check-read").with("count", values));
        Some(html! {
            <div class="check-large">
                <p>{ words.say(&characters) }{ " " }{ read.map(|read| words.say(&read)) }</p>
                <details>
                    <summary>{ words.get("check-beginning") }</summary>
                    <pre tabindex="0" role="region" aria-label={words.get("check-beginning-of")}>{ beginning(&text.text) }</pre>
                </details>
                <button id={CLEAR} type="button" class="button" onclick={self.clear.clone()}>{ words.get("check-clear") }</button>
            </div>
        })
    }
}

/// Takes a text.
#[hook]
pub(super) fn use_entry() -> Entry {
    let area = use_node_ref();
    let state = use_state(|| State::Empty);
    let unread = use_state_eq(|| false);
    let refused = use_state_eq(|| None::<String>);
    let later = use_mut_ref(|| None::<Timeout>);
    let count = use_mut_ref(|| 0_u32);
    let number = {
        let count = count.clone();
        move |text| Text { number: count.replace_with(|count| *count + 1) + 1, text }
    };
    let typed = {
        let (state, area, later) = (state.setter(), area.clone(), later.clone());
        let (number, unread, refused) = (number.clone(), unread.setter(), refused.setter());
        Callback::from(move |()| {
            refused.set(None);
            let (state, area, number) = (state.clone(), area.clone(), number.clone());
            unread.set(true);
            let unread = unread.clone();
            let read = move || {
                unread.set(false);
                let Some(area) = area.cast::<HtmlTextAreaElement>() else { return };
                let length = area.text_length() as usize;
                if length > MAX_BYTES {
                    return state.set(State::TooLong(length, false));
                }
                let text: Rc<str> = area.value().into();
                if text.trim().is_empty() {
                    return state.set(State::Empty);
                }
                state.set(State::Field(number(text)));
            };
            *later.borrow_mut() = Some(Timeout::new(REST, read));
        })
    };
    let take_in = {
        let (state, unread, refused) = (state.setter(), unread.setter(), refused.setter());
        move |event: &Event| {
            let (state, later, number) = (state.clone(), later.clone(), number.clone());
            let (unread, refused) = (unread.clone(), refused.clone());
            take(event, MAX_BYTES, move |brought| {
                let next = match brought {
                    Brought::NoText(name) => return refused.set(Some(name)),
                    Brought::TooLong(length) => State::TooLong(length, true),
                    Brought::Kept(text) => {
                        focus_later(CLEAR);
                        State::Kept(number(text))
                    }
                };
                refused.set(None);
                // What was typed before is not read any more.
                *later.borrow_mut() = None;
                unread.set(false);
                state.set(next);
            });
        }
    };
    let drop = {
        let take_in = take_in.clone();
        Callback::from(move |event: DragEvent| take_in(&event))
    };
    let clear = {
        let (state, typed) = (state.setter(), typed.clone());
        Callback::from(move |_: MouseEvent| {
            state.set(State::Empty);
            // The content of the field counts again.
            typed.emit(());
            focus_later(FIELD);
        })
    };
    Entry {
        state: (*state).clone(),
        unread: *unread,
        refused: (*refused).clone(),
        area,
        typed,
        paste: Callback::from(move |event: Event| take_in(&event)),
        drop,
        over: Callback::from(|event: DragEvent| over(&event)),
        clear,
    }
}
