//! A field for text, with what is wrong with it or what it takes beside it.

use crate::core::Message;
use crate::words::Words;
use yew::prelude::*;

/// The field. `names` are its id, the message that labels it and the one that says what it takes.
pub(in crate::app) fn text_field(
    (id, label, note): (&'static str, &'static str, &'static str),
    value: &str,
    on_input: Callback<InputEvent>,
    problem: Option<&Message>,
    words: &Words,
) -> Html {
    let wrong = problem.is_some();
    let note_id = format!("{id}-note");
    html! {
        <div class="field">
            <label for={id}>{ words.get(label) }</label>
            <input
                {id} type="text" value={value.to_owned()} oninput={on_input} autocomplete="off" autocapitalize="off"
                spellcheck="false" aria-invalid={wrong.to_string()} aria-describedby={note_id.clone()}
            />
            <p id={note_id} class={if wrong { "field-error" } else { "quiet" }} aria-live="polite">
                { problem.map_or_else(|| words.get(note), |problem| words.say(problem)) }
            </p>
        </div>
    }
}
