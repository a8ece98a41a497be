//! A single question as a lesson of one step, which can be shown to a class or printed, and whose answers can be handed
//! in.

use crate::app::hooks::Href;
use crate::lesson::{pack_text, single};
use crate::link::{ClassPlace, LessonPlace, LessonView, Source};
use crate::words::Words;
use yew::prelude::*;

/// The ways to the question of a link before a class, on paper, and to what is handed in. It is the same lesson by
/// each of them, and for whoever was given the link. Whoever goes there leaves the dialog.
pub(super) fn ways(link: &str, on_close: &Callback<()>, words: &Words) -> Html {
    let source = Source::Packed(pack_text(&single(link)));
    lesson_ways(&LessonPlace::new(source), on_close, words)
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
        <>
            <p class="row">{ way(LessonView::Paper, "sheet-title") }</p>
            // A step that a pupil does not take by accident.
            <details class="more">
                <summary>{ words.get("teacher-tools") }</summary>
                <div class="row">
                    { way(LessonView::Project, "project-title") }
                    { way(LessonView::Key, "sheet-key") }
                    { button(class.href(), "class-title") }
                </div>
            </details>
        </>
    }
}
