//! What was pasted, the result of comparing it, and copies of the right values.
//!
//! The text stays in its field, which the browser keeps, or outside it if it is long: nothing here ever changes it. The
//! worker reads and compares it once the reader stops typing.

use super::asked::{Known, Text, use_checked};
use super::brought::{Brought, beginning, focus_later, over, take};
use super::said::Said;
use super::{CheckProps, Matter};
use crate::app::dom::field_value;
use crate::app::hooks::{copy_text, use_words};
use crate::core::{Message, Refusal, Say};
use crate::games::pasted::{CheckReport, Form, MAX_BYTES, MAX_WRITTEN, Right, too_long};
use crate::words::Words;
use gloo::timers::callback::Timeout;
use std::rc::Rc;
use wasm_bindgen_futures::spawn_local;
use web_sys::HtmlTextAreaElement;
use yew::prelude::*;

/// Milliseconds for which the hand must rest before the text is read.
const REST: u32 = 250;

/// The field.
const FIELD: &str = "check-field";
/// The button that removes a text beside it.
const CLEAR: &str = "check-clear";

/// What was brought.
#[derive(Clone)]
enum State {
    Empty,
    /// A text in the field.
    Field(Text),
    /// A text beside the field, which is hidden.
    Kept(Text),
    /// A text of so many bytes; whether it was kept out of the field.
    TooLong(usize, bool),
}

impl State {
    fn text(&self) -> Option<&Text> {
        match self {
            Self::Field(text) | Self::Kept(text) => Some(text),
            Self::Empty | Self::TooLong(..) => None,
        }
    }
}

/// What was found last, of which text and of what.
type Last = Option<(u32, &'static str, Rc<CheckReport>)>;

/// The tool.
#[component]
pub(super) fn Tool(props: &CheckProps) -> Html {
    let words = use_words();
    let area = use_node_ref();
    let state = use_state(|| State::Empty);
    let later = use_mut_ref(|| None::<Timeout>);
    let count = use_mut_ref(|| 0_u32);
    // Whether something was typed that was not read yet: what was found is not about it.
    let unread = use_state_eq(|| false);
    // By name: what can be checked may come one after the other.
    let chosen = use_state_eq(|| None::<String>);
    let copied = use_state_eq(|| None::<bool>);
    let copying = use_state_eq(|| None::<Form>);
    let is_chosen = |matter: &&Matter| chosen.as_deref() == Some(matter.label);
    let matter = props.matters.iter().find(is_chosen).or(props.matters.first()).cloned();
    let known = use_checked(state.text(), matter.as_ref().map(|matter| &matter.right));
    let last = use_mut_ref(|| Last::None);
    let found = state.text().zip(matter.as_ref()).and_then(|(text, matter)| {
        let mut last = last.borrow_mut();
        match &known {
            Known::All(found) => *last = Some((text.number, matter.label, found.clone())),
            Known::Nothing | Known::Lost | Known::Refused(_) => *last = None,
            // What was found of the same stays until it is found again.
            Known::Comparing => {}
        }
        let same = last.clone().filter(|last| (last.0, last.1) == (text.number, matter.label));
        same.map(|(_, _, found)| found)
    });
    let number = state.text().map(|text| text.number);
    {
        let on_want = props.on_want.clone();
        let wants = found.as_ref().and_then(|found| found.checked.wants);
        use_effect_with((wants, number), move |&(wants, _)| {
            if let Some(wants) = wants {
                on_want.emit(wants);
            }
        });
    }
    {
        let on_first = props.on_first.clone();
        let first = found.as_ref().and_then(|found| found.checked.first.as_ref());
        let first = first.map(|first| first.place.clone());
        use_effect_with(first, move |first| on_first.emit(first.clone()));
    }
    {
        let on_first = props.on_first.clone();
        use_effect_with((), move |()| move || on_first.emit(None));
    }
    {
        // What is to be copied may have to come first.
        let (copied, copying) = (copied.setter(), copying.clone());
        let (on_want, right) = (props.on_want.clone(), matter.clone().map(|matter| matter.right));
        use_effect_with((*copying, right), move |(form, right)| {
            let Some((form, right)) = form.zip(right.as_ref()) else { return };
            let known = if let Right::Series(series) = right { series.known } else { 0 };
            if let Right::Series(series) = right
                && known <= MAX_WRITTEN
                && series.values.len() < known
            {
                return on_want.emit(known);
            }
            copying.set(None);
            let text = if known <= MAX_WRITTEN { right.write(form) } else { None };
            spawn_local(async move {
                let done = match text {
                    Some(text) => copy_text(text).await,
                    None => false,
                };
                copied.set(Some(done));
            });
        });
    }
    let typed = {
        let (state, area, later) = (state.setter(), area.clone(), later.clone());
        let (counted, unread) = (count.clone(), unread.setter());
        Callback::from(move |()| {
            let (state, area, count) = (state.clone(), area.clone(), counted.clone());
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
                *count.borrow_mut() += 1;
                state.set(State::Field(Text { number: *count.borrow(), text }));
            };
            *later.borrow_mut() = Some(Timeout::new(REST, read));
        })
    };
    let paste = {
        let (state, later, unread) = (state.setter(), later.clone(), unread.setter());
        move |event: &Event| {
            let (state, later, count) = (state.clone(), later.clone(), count.clone());
            let unread = unread.clone();
            take(event, MAX_BYTES, move |brought| match brought {
                Brought::TooLong(length) => state.set(State::TooLong(length, true)),
                Brought::Kept(text) => {
                    // What was typed before is not read any more.
                    *later.borrow_mut() = None;
                    unread.set(false);
                    *count.borrow_mut() += 1;
                    state.set(State::Kept(Text { number: *count.borrow(), text }));
                    focus_later(CLEAR);
                }
            });
        }
    };
    let drop = {
        let paste = paste.clone();
        Callback::from(move |event: DragEvent| paste(&event))
    };
    let paste = Callback::from(move |event: Event| paste(&event));
    let over = Callback::from(|event: DragEvent| over(&event));
    let Some(matter) = matter else { return Html::default() };
    let choose = {
        let chosen = chosen.setter();
        Callback::from(move |event: Event| chosen.set(Some(field_value(&event))))
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
    let said = match &*state {
        State::Empty => Html::default(),
        _ if *unread => html! { <p class="computing">{ words.get("check-waits") }</p> },
        &State::TooLong(bytes, out) => {
            let kept = out.then(|| words.get("check-kept"));
            html! { <p class="field-error">{ words.say(&too_long(bytes)) }{ " " }{ kept }</p> }
        }
        State::Field(text) | State::Kept(text) => match (&found, &known) {
            (Some(found), _) => {
                let area = matches!(&*state, State::Field(_)).then_some(&area);
                let said = Said { text: &text.text, matter: &matter, area, props, words: &words };
                said.all(&found.checked)
            }
            (None, Known::Refused(refusal)) => refused(*refusal, &words),
            (None, Known::Lost) => {
                html! { <p class="field-error">{ words.get("computing-lost") }</p> }
            }
            (None, _) => html! { <p class="computing">{ words.get("check-waits") }</p> },
        },
    };
    let kept = match &*state {
        State::Kept(text) => Some(kept(text, found.as_deref(), &clear, &words)),
        _ => None,
    };
    html! {
        <div class="check-tool">
            { matters(&props.matters, matter.label, &choose, &words) }
            { props.counting.clone() }
            <p class="quiet" id="check-about">{ words.get(props.about) }</p>
            { kept.clone() }
            <label class="field" hidden={kept.is_some()}>
                <span>{ words.get("check-paste") }</span>
                <textarea
                    id={FIELD} ref={area.clone()} rows="6" spellcheck="false" autocomplete="off" autocapitalize="off" wrap="off"
                    oninput={typed.reform(|_: InputEvent| ())} onpaste={paste} ondrop={drop} ondragover={over} aria-describedby="check-about check-forms check-said"
                />
            </label>
            <p class="quiet" id="check-forms">{ words.get("check-forms") }</p>
            <div id="check-said" role="status">{ said }</div>
            { copies(&matter.right, &copying, *copied, &words) }
        </div>
    }
}

/// What is said where the page would have to compare too much itself.
fn refused(refusal: Refusal, words: &Words) -> Html {
    let said = match refusal {
        Refusal::TooLong { most, .. } => {
            words.say(&Message::new("check-too-long-here").with("kilobytes", most >> 10))
        }
        Refusal::Memory { .. } => words.say(&refusal.say()),
    };
    html! { <p class="field-error">{ said }</p> }
}

/// A text beside the field: how long it is, what was read of it, how it begins, and a way to be rid of it.
fn kept(
    text: &Text,
    found: Option<&CheckReport>,
    clear: &Callback<MouseEvent>,
    words: &Words,
) -> Html {
    let characters = Message::new("check-large").with("count", text.text.chars().count());
    let read = found.map(|found| Message::new("check-read").with("count", found.values));
    html! {
        <div class="check-large">
            <p>{ words.say(&characters) }{ " " }{ read.map(|read| words.say(&read)) }</p>
            <details>
                <summary>{ words.get("check-beginning") }</summary>
                <pre tabindex="0" role="region" aria-label={words.get("check-beginning-of")}>{ beginning(&text.text) }</pre>
            </details>
            <button id={CLEAR} type="button" class="button" onclick={clear.clone()}>{ words.get("check-clear") }</button>
        </div>
    }
}

/// The menu of what can be checked, where that is more than one thing.
fn matters(matters: &[Matter], chosen: &str, choose: &Callback<Event>, words: &Words) -> Html {
    if matters.len() < 2 {
        return Html::default();
    }
    let options = matters.iter().map(|matter| {
        html! { <option key={matter.label} value={matter.label} selected={matter.label == chosen}>{ words.get(matter.label) }</option> }
    });
    html! {
        <label class="field">
            <span>{ words.get("check-what") }</span>
            <select onchange={choose.clone()}>{ for options }</select>
        </label>
    }
}

/// The buttons that copy what is right.
fn copies(
    right: &Right,
    copying: &UseStateHandle<Option<Form>>,
    copied: Option<bool>,
    words: &Words,
) -> Html {
    let forms: Vec<_> = Form::ALL.into_iter().filter(|&(form, _)| right.has_form(form)).collect();
    if forms.is_empty() {
        return Html::default();
    }
    let button = |(form, name): (Form, &'static str)| {
        let copying = copying.setter();
        let click = Callback::from(move |_: MouseEvent| copying.set(Some(form)));
        html! { <button key={name} type="button" class="button" onclick={click}>{ name }</button> }
    };
    let said = copied.map(|done| words.get(if done { "check-copied" } else { "check-not-copied" }));
    html! {
        <div class="check-copy">
            <div class="row" role="group" aria-label={words.get("check-copy")}>
                <span>{ words.get("check-copy") }</span>
                { for forms.into_iter().map(button) }
            </div>
            <p class="quiet" role="status">{ said }</p>
        </div>
    }
}
