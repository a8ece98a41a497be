//! What is wrong with a lesson.

use crate::core::Message;
use crate::lesson::LessonError;
use crate::words::Words;
use yew::prelude::*;

/// How many are named.
const MAX_NAMED: usize = 20;

/// Each with its line.
pub(super) fn named(errors: &[LessonError], words: &Words) -> Html {
    let item = |error: &LessonError| {
        let place = Message::new("lesson-line").with("line", error.line);
        let place = (error.line > 0).then(|| words.say(&place) + " ");
        html! { <li>{ place }{ words.say(&error.message) }</li> }
    };
    html! { <ul class="lesson-problems">{ for errors.iter().take(MAX_NAMED).map(item) }</ul> }
}

/// The same with the text of the file; nothing where nothing is wrong.
pub(super) fn problems(errors: &[LessonError], file: &str, words: &Words) -> Html {
    if errors.is_empty() {
        return Html::default();
    }
    html! {
        <section role="alert">
            <h2>{ words.get("lesson-broken") }</h2>
            { named(errors, words) }
            <details class="more">
                <summary>{ words.get("lesson-its-text") }</summary>
                <textarea readonly=true rows="12" aria-label={words.get("lesson-its-text")} value={file.to_owned()} />
            </details>
        </section>
    }
}
