//! One question as a lesson of a single step, which a class can see, which can be printed, and whose answers
//! can be handed in.

use crate::lesson::{pack_text, single};
use crate::link::{ClassPlace, LessonPlace, LessonView, Source};
use crate::words::Words;
use gloo::utils::document;
use yew::prelude::*;

/// The ways to a question before a class, on paper, and to what is handed in; `step` is its step of a lesson, as
/// it is written, `link` asks it. Whoever goes there leaves the dialog.
pub(super) fn ways(step: &str, link: &str, on_close: &Callback<()>, words: &Words) -> Html {
    let text = format!("title: {}\nlang: {}\n{step}", title(), words.language().code());
    let place = LessonPlace::new(Source::Packed(pack_text(&text)));
    let class = ClassPlace::new(Source::Packed(pack_text(&single(link))));
    row(&place, &class, on_close, words)
}

/// The same of a lesson.
pub(super) fn lesson_ways(place: &LessonPlace, on_close: &Callback<()>, words: &Words) -> Html {
    row(place, &ClassPlace::new(place.source.clone()), on_close, words)
}

fn row(place: &LessonPlace, class: &ClassPlace, on_close: &Callback<()>, words: &Words) -> Html {
    let button = |href: String, label: &'static str| {
        let close = on_close.reform(|_: MouseEvent| ());
        html! { <a class="button" {href} onclick={close}>{ words.get(label) }</a> }
    };
    let way =
        |view: LessonView, label: &'static str| button(place.clone().in_view(view).href(), label);
    html! {
        <div class="row">
            { way(LessonView::Project, "project-title") }
            { way(LessonView::Paper, "sheet-title") }
            { way(LessonView::Key, "sheet-key") }
            { button(class.href(), "class-title") }
        </div>
    }
}

/// What the page is called, without the name of the house.
fn title() -> String {
    let title = document().title();
    title.split(" – ").next().unwrap_or_default().to_owned()
}
