//! What was pasted, how it compares, and copies of what is right.
//!
//! The text stays in its field, which the browser keeps: nothing here ever changes it. It is read and
//! compared in one pass when the hand rests: a million values take some tenths of a second.

use super::marked::marked;
use super::place::{excerpt, line_and_column, units};
use super::{CheckProps, Matter};
use crate::app::dom::field_value;
use crate::app::hooks::{copy_text, use_words};
use crate::core::Message;
use crate::games::pasted::{
    Checked, Difference, Form, MAX_BYTES, MAX_WRITTEN, Pasted, Right, check, read_pasted, too_long,
};
use crate::words::Words;
use gloo::timers::callback::Timeout;
use std::rc::Rc;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::spawn_local;
use web_sys::HtmlTextAreaElement;
use yew::prelude::*;

#[wasm_bindgen(inline_js = "
export function received(event, most) {
  const held = event.clipboardData || event.dataTransfer;
  if (!held) return 0;
  const file = held.files && held.files[0];
  const length = file ? file.size : held.getData('text').length;
  if (file || length > most) event.preventDefault();
  if (file && length <= most) {
    const area = event.target;
    file.text().then(text => {
      area.value = text;
      area.dispatchEvent(new Event('input', { bubbles: true }));
    });
  }
  return length;
}
export function over(event) {
  const held = event.dataTransfer;
  if (held && held.types.includes('Files')) event.preventDefault();
}")]
extern "C" {
    /// How much a paste or a drop brings: the bytes of a file, which is read if it is not longer than the most, or
    /// the units of UTF-16 of a text; no text has fewer bytes. What is longer does not come into the field: that
    /// would hold the page up.
    fn received(event: &Event, most: f64) -> f64;
    /// Lets a file be dropped.
    fn over(event: &Event);
}

/// Milliseconds for which the hand must rest before the text is read.
const REST: u32 = 250;

/// What stands in the field, read.
#[derive(Clone)]
struct Read {
    /// Counts the texts: each is compared once.
    number: u32,
    text: Rc<str>,
    pasted: Rc<Pasted>,
}

/// What the field brings.
#[derive(Clone)]
enum State {
    Empty,
    Read(Read),
    /// A text of so many bytes; whether it was kept out of the field.
    TooLong(usize, bool),
}

/// The tool.
#[component]
pub(super) fn Tool(props: &CheckProps) -> Html {
    let words = use_words();
    let area = use_node_ref();
    let state = use_state(|| State::Empty);
    let later = use_mut_ref(|| None::<Timeout>);
    let count = use_mut_ref(|| 0_u32);
    // By name: what can be checked may come one after the other.
    let chosen = use_state_eq(|| None::<String>);
    let copied = use_state_eq(|| None::<bool>);
    let copying = use_state_eq(|| None::<Form>);
    let is_chosen = |matter: &&Matter| chosen.as_deref() == Some(matter.label);
    let matter = props.matters.iter().find(is_chosen).or(props.matters.first()).cloned();
    let number = if let State::Read(read) = &*state { Some(read.number) } else { None };
    let compared = {
        let state = state.clone();
        let right = matter.as_ref().map(|matter| matter.right.clone());
        use_memo((number, right), move |(_, right)| match (&*state, right) {
            (State::Read(read), Some(right)) => Some(check(&read.pasted, right)),
            _ => None,
        })
    };
    {
        let on_want = props.on_want.clone();
        let wants = compared.as_ref().as_ref().and_then(|checked| checked.wants);
        use_effect_with((wants, number), move |&(wants, _)| {
            if let Some(wants) = wants {
                on_want.emit(wants);
            }
        });
    }
    {
        let on_first = props.on_first.clone();
        let first = compared.as_ref().as_ref().and_then(|checked| checked.first.as_ref());
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
        Callback::from(move |_: InputEvent| {
            let (state, area, count) = (state.clone(), area.clone(), count.clone());
            let read = move || {
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
                let pasted = Rc::new(read_pasted(&text));
                state.set(State::Read(Read { number: *count.borrow(), text, pasted }));
            };
            *later.borrow_mut() = Some(Timeout::new(REST, read));
        })
    };
    let paste = {
        let state = state.setter();
        move |event: &Event| {
            #[allow(clippy::cast_precision_loss)] // of a small number
            let most = MAX_BYTES as f64;
            let length = received(event, most);
            if length > most {
                #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)] // of a length
                state.set(State::TooLong(length as usize, true));
            }
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
    let said = match &*state {
        State::Empty => Html::default(),
        &State::TooLong(bytes, out) => {
            let kept = out.then(|| words.get("check-kept"));
            html! { <p class="field-error">{ words.say(&too_long(bytes)) }{ " " }{ kept }</p> }
        }
        State::Read(read) => {
            let said = Said { read, matter: &matter, area: &area, props, words: &words };
            compared.as_ref().as_ref().map(|checked| said.all(checked)).unwrap_or_default()
        }
    };
    html! {
        <div class="check-tool">
            { matters(&props.matters, matter.label, &choose, &words) }
            <p class="quiet" id="check-about">{ words.get(props.about) }</p>
            <label class="field">
                <span>{ words.get("check-paste") }</span>
                <textarea
                    ref={area.clone()} rows="6" spellcheck="false" autocomplete="off" autocapitalize="off" wrap="off"
                    oninput={typed} onpaste={paste} ondrop={drop} ondragover={over} aria-describedby="check-about check-forms check-said"
                />
            </label>
            <p class="quiet" id="check-forms">{ words.get("check-forms") }</p>
            <div id="check-said" role="status">{ said }</div>
            { copies(&matter.right, &copying, *copied, &words) }
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

/// What there is to say of a text that was read.
struct Said<'a> {
    read: &'a Read,
    matter: &'a Matter,
    area: &'a NodeRef,
    props: &'a CheckProps,
    words: &'a Words,
}

impl Said<'_> {
    fn all(&self, checked: &Checked) -> Html {
        let words = self.words;
        if checked.wants.is_some() {
            return html! { <p class="computing">{ words.get("check-waits") }</p> };
        }
        let wrong = checked.wrong.as_ref().map(|wrong| {
            let (line, column) = line_and_column(&self.read.text, wrong.start);
            let place = Message::new("check-at").with("line", line).with("column", column);
            html! {
                <div class="check-wrong">
                    <p class="field-error">{ words.say(&place) }{ " " }{ words.say(&wrong.error) }</p>
                    { self.shown((wrong.start, wrong.end)) }
                </div>
            }
        });
        let partly = checked.wrong.is_some();
        let first = checked.first.as_ref().map(|first| self.difference(checked, first));
        let agrees = checked.first.is_none() && (checked.compared > 0 || !partly);
        let agreed = agrees.then(|| {
            let message = if partly {
                Message::new("check-agree-so-far").with("count", checked.compared)
            } else {
                self.matter.right.agreement(checked.compared)
            };
            // Nothing compared is no success.
            let quiet = partly || checked.compared == 0;
            html! { <p class={if quiet { "quiet" } else { "check-right" }}>{ words.say(&message) }</p> }
        });
        let notes =
            checked.notes.iter().map(|note| html! { <p class="quiet">{ words.say(note) }</p> });
        html! { <>{ wrong }{ first }{ agreed }{ for notes }</> }
    }

    /// The first value that is not right, in its place, with the reason for the right one.
    fn difference(&self, checked: &Checked, first: &Difference) -> Html {
        let more = (checked.differences > 1).then(|| {
            let message = Message::new("check-differences").with("count", checked.differences);
            html! { <p>{ self.words.say(&message.with("all", checked.compared)) }</p> }
        });
        let why = self.matter.why.as_ref().unwrap_or(&self.props.why);
        html! {
            <div class="check-first">
                <p class="check-differs">{ self.words.say(&first.message) }</p>
                { first.at.map(|at| self.shown(at)).unwrap_or_default() }
                { marked(&first.place, &self.matter.right, self.words) }
                <div class="check-why">{ why.emit(first.clone()) }</div>
                { more }
            </div>
        }
    }

    /// What stands at a place of the text, marked, and the way there.
    fn shown(&self, place: (usize, usize)) -> Html {
        let text = &self.read.text;
        let [before, found, after] = excerpt(text, place);
        let (line, column) = line_and_column(text, place.0);
        let at = Message::new("check-line").with("line", line).with("column", column);
        let (area, text) = (self.area.clone(), text.clone());
        let click = Callback::from(move |_: MouseEvent| {
            let Some(area) = area.cast::<HtmlTextAreaElement>() else { return };
            if let Some((start, end)) = units(&text, place) {
                let _ = area.focus();
                let _ = area.set_selection_range(start, end);
            }
        });
        html! {
            <p class="check-place">
                <code>{ before }<mark>{ found }</mark>{ after }</code>{ " " }
                <span class="quiet">{ self.words.say(&at) }</span>{ " " }
                <button type="button" class="button" onclick={click}>{ self.words.get("check-show") }</button>
            </p>
        }
    }
}
