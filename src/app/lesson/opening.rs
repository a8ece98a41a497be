//! Opening the file of a lesson: chosen, or dropped on the page.

use crate::app::files::{File, file_of, text_of};
use crate::app::hooks::use_words;
use wasm_bindgen_futures::spawn_local;
use web_sys::HtmlInputElement;
use yew::prelude::*;

#[derive(Clone, PartialEq, Properties)]
pub(super) struct OpenerProps {
    /// Takes the text.
    pub(super) on_text: Callback<String>,
}

/// A button that opens a file, and gives its text; that it has none is said beside it.
#[component]
pub(super) fn Opener(props: &OpenerProps) -> Html {
    let words = use_words();
    let trouble = use_state_eq(|| false);
    let open = {
        let (on_text, trouble) = (props.on_text.clone(), trouble.setter());
        move |event: Event| {
            let trouble = trouble.clone();
            read(file_of(&event), &on_text, &Callback::from(move |now: bool| trouble.set(now)));
            // The same file may be chosen again when it has been changed.
            if let Some(field) = event.target_dyn_into::<HtmlInputElement>() {
                field.set_value("");
            }
        }
    };
    html! {
        <>
            <label class="button file-button">
                { words.get("lesson-open") }
                <input type="file" class="spoken" accept=".txt,text/plain" onchange={open} />
            </label>
            <span class="lesson-wrong" role="alert">{ if *trouble { words.get("lesson-no-text") } else { String::new() } }</span>
        </>
    }
}

/// Hears a file that is dropped, and whether it has no text; other things go where the browser puts them.
pub(super) fn dropped(
    on_text: &Callback<String>,
    on_trouble: &Callback<bool>,
) -> Callback<DragEvent> {
    let (on_text, on_trouble) = (on_text.clone(), on_trouble.clone());
    Callback::from(move |event: DragEvent| {
        if let Some(file) = file_of(&event) {
            event.prevent_default();
            event.stop_propagation();
            read(Some(file), &on_text, &on_trouble);
        }
    })
}

/// Lets something be dropped.
pub(super) fn dragged() -> Callback<DragEvent> {
    Callback::from(|event: DragEvent| event.prevent_default())
}

/// Gives the text of a file, and says whether it has none that can be read.
fn read(file: Option<File>, on_text: &Callback<String>, on_trouble: &Callback<bool>) {
    let Some(file) = file else { return };
    let (on_text, on_trouble) = (on_text.clone(), on_trouble.clone());
    spawn_local(async move {
        let text = text_of(&file).await;
        on_trouble.emit(text.is_none());
        if let Some(text) = text {
            on_text.emit(text);
        }
    });
}
