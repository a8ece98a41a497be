//! A whole lesson, once its boards have loaded: on a projector, or on a sheet.

use super::project::Project;
use super::ready::{Coming, Ready, use_ready};
use super::{ShownProps, has_own_language, key, paper};
use crate::app::hooks::{dialog_missing, follow_address, use_frame_height, use_title, use_words};
use crate::app::lesson::problems::problems;
use crate::lesson::{Lesson, Step, is_single};
use crate::link::{LessonPlace, LessonView};
use crate::words::{Language, Words};
use std::rc::Rc;
use yew::prelude::*;

/// Sets of positions that are drawn. Where the link names none it is one that depends on the lesson alone, so that a
/// sheet and its key are of one set; its number is printed on both, and is short.
const SETS: u64 = 10_000;

/// What the document has while it shows what is to be printed: that it holds a sheet, not all browsers can tell.
const PRINTED: &str = "data-sheet";

/// The lesson in the view that its link asks for.
#[component]
pub(super) fn Whole(props: &ShownProps) -> Html {
    let words = use_words();
    let (page, place) = (&props.page, &props.page.place);
    let read = use_memo(props.text.clone(), |text| {
        let (lesson, errors) = Lesson::read(text);
        (Rc::new(lesson), errors)
    });
    let (lesson, errors) = (&read.0, &read.1);
    let seed = place.seed.unwrap_or_else(|| lesson.mark() % SETS);
    let (coming, again) = use_ready(lesson, seed);
    // Only where something is drawn does the set have a number.
    let fresh = lesson.steps.iter().any(Step::draws);
    let here =
        LessonPlace { seed: if fresh { Some(seed) } else { place.seed }, ..(**place).clone() };
    use_own_language(lesson, page);
    use_title(match place.view {
        LessonView::Steps | LessonView::Project => lesson.title.clone(),
        LessonView::Paper => format!("{} · {}", lesson.title, words.get("sheet-title")),
        LessonView::Key => format!("{} · {}", lesson.title, words.get("sheet-key")),
    });
    let printed = matches!(place.view, LessonView::Paper | LessonView::Key);
    // A wall is as high as its frame, whatever that is.
    use_frame_height(place.look.embed && printed);
    {
        let whole = LessonPlace { step: None, ..here.clone() };
        use_effect_with((whole.to_string(), page.visit, printed), |(link, visit, printed)| {
            if *printed {
                follow_address(link, *visit);
            }
        });
    }
    use_effect_with(printed, |&printed| {
        let root = gloo::utils::document().document_element().filter(|_| printed);
        if let Some(root) = &root {
            let _ = root.set_attribute(PRINTED, "");
        }
        move || {
            if let Some(root) = root {
                let _ = root.remove_attribute(PRINTED);
            }
        }
    });
    let steps = match coming {
        Coming::Waiting => {
            return html! { <p class="quiet" role="status">{ words.get("page-waiting") }</p> };
        }
        Coming::Missing => return dialog_missing(again, &words),
        Coming::Here(steps) => steps,
    };
    let lesson = &called(lesson, &steps, &words);
    if steps.is_empty() {
        return problems(errors, &props.text, &words);
    }
    let wrong = html! { <div class="sheet-screen">{ problems(errors, &props.text, &words) }</div> };
    match place.view {
        LessonView::Steps | LessonView::Project => {
            html! { <Project lesson={lesson.clone()} {steps} place={Rc::new(here)} page={page.clone()} /> }
        }
        LessonView::Paper => {
            html! { <>{ wrong }{ paper::paper(lesson, &steps, &here, &words) }</> }
        }
        LessonView::Key => html! { <>{ wrong }{ key::key(lesson, &steps, &here, &words) }</> },
    }
}

/// A question alone has no title of its own: before a class and on paper it is called after its game.
fn called(lesson: &Rc<Lesson>, steps: &[Rc<Ready>], words: &Words) -> Rc<Lesson> {
    let scene = steps.first().and_then(|ready| ready.scene()).filter(|_| is_single(lesson));
    scene.map_or_else(
        || lesson.clone(),
        |scene| {
            let title = scene.face.title(&scene.play, words);
            Rc::new(Lesson { title, ..(**lesson).clone() })
        },
    )
}

/// What is read aloud or printed is in the lesson's own language throughout, unless the link says otherwise.
#[hook]
fn use_own_language(lesson: &Lesson, page: &crate::app::page::LessonProps) {
    let own = lesson.lang.as_deref().and_then(Language::of).map(Language::code);
    let on_look = page.on_look.clone();
    let look = &page.place.look;
    let wished = has_own_language(&page.place).then_some((own, look.theme));
    use_effect_with((wished, page.visit), move |(wished, _)| {
        if let Some(wished) = wished {
            on_look.emit(*wished);
        }
    });
}
