//! What a reader hands in: one line, a link, a QR code, a file.

use crate::app::dom::field_value;
use crate::app::files::{TEXT, save_text};
use crate::app::hooks::{copying, link_address, use_words};
use crate::app::house::full;
use crate::app::later::{Later, Load};
use crate::app::share::qr;
use crate::class::{Attempt, MAX_NAME, write_code};
use crate::link::{ClassPlace, Source};
use std::rc::Rc;
use yew::prelude::*;

/// Longer links make codes that a telephone cannot read from a screen; the line alone is shorter.
const MAX_CODE: usize = 1_200;

#[derive(Clone, PartialEq, Properties)]
pub(in crate::app) struct HandInProps {
    /// What was done.
    pub(in crate::app) attempt: Rc<Attempt>,
    /// The lesson.
    pub(in crate::app) source: Source,
    /// Takes the reader's name.
    pub(in crate::app) on_name: Callback<String>,
}

/// The place of the ways to hand it in, which nobody needs before answering something.
#[component]
pub(in crate::app) fn HandIn(props: &HandInProps) -> Html {
    html! { <Later<HandInProps> load={Load(|| Box::pin(super::handing_in()))} given={props.clone()} /> }
}

/// The ways to hand it in.
#[component]
pub(super) fn Ways(props: &HandInProps) -> Html {
    let words = use_words();
    let told = use_state_eq(|| None::<&'static str>);
    let shown = use_state_eq(|| false);
    // As it is typed: what is handed in has no space at its end.
    let name = use_state_eq(|| props.attempt.name.clone());
    let line = write_code(&props.attempt);
    let place = ClassPlace { attempt: Some(line.clone()), ..ClassPlace::new(props.source.clone()) };
    let address = link_address(&place.to_string());
    let copy = |text: String, label: &'static str, main: bool| {
        let told = told.setter();
        let click = copying(text, move |said| told.set(said));
        let class = classes!("button", main.then_some("primary"));
        html! { <button type="button" {class} onclick={click}>{ words.get(label) }</button> }
    };
    let save = {
        // Thirty files lie in one folder.
        let who: String =
            props.attempt.name.chars().filter(|sign| sign.is_alphanumeric()).collect();
        let who = if who.is_empty() { who } else { format!("-{who}") };
        let (text, file) = (format!("{line}\n"), format!("nimlab-answers{who}.txt"));
        Callback::from(move |_: MouseEvent| save_text(&text, &file, TEXT))
    };
    let toggle = {
        let shown = shown.clone();
        Callback::from(move |_: MouseEvent| shown.set(!*shown))
    };
    let on_name = {
        let name = name.setter();
        props.on_name.reform(move |event: InputEvent| {
            let typed = field_value(&event);
            name.set(typed.clone());
            typed
        })
    };
    let code = if address.len() <= MAX_CODE { &address } else { &line };
    html! {
        <div class="hand-in" id="hand-in">
            <p class="quiet">{ words.get("hand-in-note") }</p>
            <label class="field">
                <span>{ words.get("hand-in-name") }</span>
                <input
                    type="text" id="hand-in-name" maxlength={MAX_NAME.to_string()} autocomplete="off"
                    value={(*name).clone()} oninput={on_name}
                />
            </label>
            { full(&name, MAX_NAME, &words) }
            <label class="field">
                <span>{ words.get("hand-in-line") }</span>
                <textarea readonly=true rows="3" class="hand-in-line" value={line.clone()} />
            </label>
            <div class="row">
                { copy(line.clone(), "hand-in-copy", true) }
                { copy(address.clone(), "hand-in-copy-link", false) }
                <button type="button" class="button" aria-expanded={shown.to_string()} onclick={toggle}>{ words.get("hand-in-qr") }</button>
                <button type="button" class="button" onclick={save}>{ words.get("hand-in-save") }</button>
            </div>
            <p role="status">{ told.map(|id| words.get(id)).unwrap_or_default() }</p>
            if *shown {
                <div class="hand-in-qr">
                    { qr(code, words.get("hand-in-qr-label")).unwrap_or_else(|| html! { <p>{ words.get("hand-in-qr-long") }</p> }) }
                </div>
            }
        </div>
    }
}
