//! One question as a lesson of a single step, which a class can see, and which can be printed.

use crate::lesson::pack_text;
use crate::link::{LessonPlace, LessonView, Source};
use crate::words::Words;
use gloo::utils::document;
use yew::prelude::*;

/// The ways to a question before a class and on paper; `step` is its step of a lesson, as it is written.
/// Whoever goes there leaves the dialog.
pub(super) fn ways(step: &str, on_close: &Callback<()>, words: &Words) -> Html {
    let text = format!("title: {}\nlang: {}\n{step}", title(), words.language().code());
    let place = LessonPlace::new(Source::Packed(pack_text(&text)));
    let way = |view: LessonView, label: &'static str| {
        let href = place.clone().in_view(view).href();
        let close = on_close.reform(|_: MouseEvent| ());
        html! { <a class="button" {href} onclick={close}>{ words.get(label) }</a> }
    };
    html! {
        <div class="row">
            { way(LessonView::Project, "project-title") }
            { way(LessonView::Paper, "sheet-title") }
            { way(LessonView::Key, "sheet-key") }
        </div>
    }
}

/// What the page is called, without the name of the house.
fn title() -> String {
    let title = document().title();
    title.split(" – ").next().unwrap_or_default().to_owned()
}
