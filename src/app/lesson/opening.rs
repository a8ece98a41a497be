//! Opening the file of a lesson: chosen, or dropped on the page.

use crate::app::files::{File, file_of, text_of};
use crate::words::Words;
use wasm_bindgen_futures::spawn_local;
use web_sys::HtmlInputElement;
use yew::prelude::*;

/// A button that opens a file, and gives its text.
pub(super) fn opener(on_text: &Callback<String>, words: &Words) -> Html {
    let on_text = on_text.clone();
    let open = move |event: Event| {
        read(file_of(&event), &on_text);
        // The same file may be chosen again when it has been changed.
        if let Some(field) = event.target_dyn_into::<HtmlInputElement>() {
            field.set_value("");
        }
    };
    html! {
        <label class="button file-button">
            { words.get("lesson-open") }
            <input type="file" class="spoken" accept=".txt,text/plain" onchange={open} />
        </label>
    }
}

/// Hears a file that is dropped; other things go where the browser puts them.
pub(super) fn dropped(on_text: &Callback<String>) -> Callback<DragEvent> {
    let on_text = on_text.clone();
    Callback::from(move |event: DragEvent| {
        if let Some(file) = file_of(&event) {
            event.prevent_default();
            event.stop_propagation();
            read(Some(file), &on_text);
        }
    })
}

/// Lets something be dropped.
pub(super) fn dragged() -> Callback<DragEvent> {
    Callback::from(|event: DragEvent| event.prevent_default())
}

fn read(file: Option<File>, on_text: &Callback<String>) {
    let (Some(file), on_text) = (file, on_text.clone()) else { return };
    spawn_local(async move {
        if let Some(text) = text_of(&file).await {
            on_text.emit(text);
        }
    });
}
