//! Other ways to present a whole lesson: shown to a class (`project`), printed as a worksheet (`paper`), or printed
//! with its answers (`key`). A chunk of the program that is loaded when one of them is requested.
//!
//! `ready` has the boards of the steps, `answer` what is accepted and why, `table` the numbers of a sheet; `given`
//! shows an answer to the class, `blank` leaves room for one, `tools` has the buttons above what is to be printed,
//! `remote` the keys for presenting, `fit` the size of what is read then.

mod answer;
mod blank;
mod fit;
mod given;
mod key;
mod paper;
mod project;
mod ready;
mod remote;
mod table;
mod tools;
mod whole;

pub(super) use answer::use_answer;
pub(super) use ready::{Coming, Ground, Ready, use_ready};

use super::texts::guide;
use crate::app::hooks::Href;
use crate::app::later::{Draw, Later, Load};
use crate::app::page::LessonProps;
use crate::link::{LessonPlace, LessonView, Source};
use crate::split_points;
use crate::words::Words;
use yew::prelude::*;

split_points! {
    /// A lesson before a class and on paper.
    classroom: fn classroom() -> Draw<ShownProps> { |props| html! { <whole::Whole ..props /> } }
}

#[derive(Clone, PartialEq, Properties)]
pub(super) struct ShownProps {
    /// The file.
    pub(super) text: String,
    /// The page.
    pub(super) page: LessonProps,
}

/// The ways from a lesson, or from a question, to the class. What shows answers is folded away.
pub(in crate::app) fn ways(place: &LessonPlace, words: &Words) -> Html {
    if place.look.embed {
        return Html::default();
    }
    let way = |view: LessonView, label: &'static str| {
        let href = LessonPlace { step: None, ..place.clone() }.in_view(view).href();
        html! { <a class="button" {href}>{ words.get(label) }</a> }
    };
    html! {
        <>
            // It shows no answers.
            <p class="row lesson-tools">{ way(LessonView::Paper, "sheet-title") }</p>
            // A step that a pupil does not take by accident.
            <details class="more lesson-tools">
                <summary>{ words.get("teacher-tools") }</summary>
                <div class="row">
                    { way(LessonView::Project, "project-title") }
                    { way(LessonView::Key, "sheet-key") }
                    <a class="button" href={guide(None)}>{ words.get("lesson-guide") }</a>
                </div>
            </details>
        </>
    }
}

/// Whether what is read aloud or printed is in the language of its file throughout: the link says no other one. The
/// lessons of the page are there in each language.
pub(super) fn has_own_language(place: &LessonPlace) -> bool {
    let packed = matches!(place.source, Source::Packed(_));
    packed && place.view != LessonView::Steps && place.look.lang.is_none()
}

/// The place of a lesson that is shown whole.
#[component]
pub(super) fn Shown(props: &ShownProps) -> Html {
    html! { <Later<ShownProps> load={Load(|| Box::pin(classroom()))} given={props.clone()} /> }
}
