//! A lesson and what a class has handed in of it.

use super::check::Questions;
use super::replay::{Replay, Shown};
use super::rows::{Change, Desk, Rows, take};
use super::shelf;
use super::table::Table;
use super::take::Take;
use super::wrong::Wrong;
use crate::app::dom::ticked;
use crate::app::files::{save, save_text};
use crate::app::hooks::{follow_address, link_address, use_solver, use_words};
use crate::app::lesson::{marked, text_of};
use crate::app::page::ClassProps;
use crate::class::{csv, scorm};
use crate::lesson::{Lesson, mark};
use crate::link::{ClassPlace, LessonPlace, LessonView, Look, Source};
use crate::words::{Language, Words};
use std::collections::HashSet;
use std::rc::Rc;
use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

#[derive(Clone, PartialEq, Properties)]
pub(super) struct RoomProps {
    /// The name by which the lesson is remembered.
    pub(super) name: String,
    /// The file.
    pub(super) text: String,
    /// The page.
    pub(super) page: ClassProps,
}

/// The page of a lesson.
#[component]
pub(super) fn Room(props: &RoomProps) -> Html {
    let words = use_words();
    let rows = use_reducer(Rows::default);
    let nameless = use_state_eq(|| false);
    let details = use_state_eq(|| false);
    let shown = use_state_eq(|| None::<Shown>);
    let lesson = use_memo(props.text.clone(), |text| Rc::new(Lesson::read(text).0));
    let desk = use_desk(props, &lesson);
    use_kept(props, desk.as_ref(), &rows.dispatcher());
    let on_text = {
        let (desk, rows) = (desk.clone(), rows.dispatcher());
        Callback::from(move |text: String| {
            if let Some(desk) = desk.clone() {
                take(desk, text, true, rows.clone());
            }
        })
    };
    let on_show = {
        let shown = shown.setter();
        // One and the same, so that a row that has not changed is not drawn again.
        use_callback((), move |wanted: Option<Shown>, ()| shown.set(wanted))
    };
    let choice = |id: &'static str, state: &UseStateHandle<bool>| {
        let set = state.setter();
        let change = Callback::from(move |event: Event| set.set(ticked(&event)));
        html! { <label class="check"><input type="checkbox" {id} checked={**state} onchange={change} />{ words.get(id) }</label> }
    };
    html! {
        <>
            { head(props, &lesson, &words) }
            <Take rows={(*rows).clone()} {on_text} />
            if !rows.all.is_empty() {
                <div class="row class-tools">
                    { choice("class-nameless", &nameless) }
                    { choice("class-details", &details) }
                    { tools(props, &rows, &lesson, *nameless, &words) }
                </div>
                if let (Some(shown), Some(desk)) = ((*shown).clone(), desk.clone()) {
                    <Replay {shown} {desk} page={props.page.frame.clone()} on_show={on_show.clone()} />
                }
                <Table rows={rows.all.clone()} overview={rows.overview.clone()} steps={lesson.steps.len()} nameless={*nameless} details={*details} on_show={on_show.clone()} />
                if let Some(desk) = desk { <Wrong rows={rows.all.clone()} overview={rows.overview.clone()} {desk} {on_show} /> }
            }
            { package(props, &lesson, &words) }
        </>
    }
}

/// The lesson for which lines are taken in, once the solver and its text in the other language are there.
#[hook]
fn use_desk(props: &RoomProps, lesson: &Rc<Lesson>) -> Option<Rc<Desk>> {
    let solver = use_solver();
    let desk = use_state(|| None::<Rc<Desk>>);
    let setter = desk.setter();
    let (name, lesson) = (props.name.clone(), lesson.clone());
    use_effect_with((props.text.clone(), solver), move |(text, solver)| {
        let (text, solver) = (text.clone(), solver.clone());
        spawn_local(async move {
            let Some(client) = solver else { return };
            let mut marks = HashSet::from([mark(&marked(&name, &text))]);
            for language in Language::ALL {
                if let Ok(Some(text)) = text_of(&name, language).await {
                    marks.insert(mark(text));
                }
            }
            setter.set(Some(Rc::new(Desk {
                name,
                marks,
                questions: Questions::of(lesson, client),
            })));
        });
    });
    (*desk).clone()
}

/// Takes in what was handed in before, and what the link brings. The address keeps none of it.
#[hook]
fn use_kept(props: &RoomProps, desk: Option<&Rc<Desk>>, rows: &UseReducerDispatcher<Rows>) {
    let (name, page, rows) = (props.name.clone(), props.page.clone(), rows.clone());
    let begun = use_mut_ref(|| None::<u32>);
    use_effect_with((desk.is_some(), page.frame.visit), {
        let desk = desk.cloned();
        move |&(_, visit)| {
            let Some(desk) = desk else { return };
            if begun.replace(Some(visit)) == Some(visit) {
                return;
            }
            let kept = shelf::kept(&name);
            match &page.place.attempt {
                None => take(desk, kept, false, rows),
                Some(line) => take(desk, format!("{kept}\n{line}"), true, rows),
            }
            let place = ClassPlace { attempt: None, ..(*page.place).clone() };
            follow_address(&place.to_string(), visit);
        }
    });
}

fn head(props: &RoomProps, lesson: &Lesson, words: &Words) -> Html {
    let source = &props.page.place.source;
    let way = |view: LessonView, label: &'static str| {
        let href = LessonPlace::new(source.clone()).in_view(view).href();
        html! { <a class="button" {href}>{ words.get(label) }</a> }
    };
    let other = ClassPlace::new(Source::All).href();
    html! {
        <>
            <p class="class-other"><a href={other}>{ words.get("class-choose") }</a></p>
            <h2 lang={lesson.lang.clone()}>{ lesson.title.clone() }</h2>
            <div class="row">
                { way(LessonView::Steps, "sheet-lesson") }
                { way(LessonView::Project, "project-title") }
                { way(LessonView::Paper, "sheet-title") }
                { way(LessonView::Key, "sheet-key") }
            </div>
            <p class="quiet">{ words.get("class-lead") }</p>
        </>
    }
}

/// The lesson for a learning platform.
fn package(props: &RoomProps, lesson: &Lesson, words: &Words) -> Html {
    let look = Look { embed: true, lang: lesson.lang.as_deref().and_then(code), ..Look::default() };
    let source = props.page.place.source.clone();
    let address = link_address(&LessonPlace { look, ..LessonPlace::new(source) }.to_string());
    let text = props.text.clone();
    let click = Callback::from(move |_: MouseEvent| {
        if let Some(package) = scorm(&text, &address) {
            let parts = js_sys::Array::of1(&js_sys::Uint8Array::from(&*package));
            save(&parts, "nimlab-lesson.zip", "application/zip");
        }
    });
    html! {
        <details class="more">
            <summary>{ words.get("class-package") }</summary>
            <p>{ words.get("class-package-note") }</p>
            <button type="button" class="button" id="class-scorm" onclick={click}>{ words.get("class-package-save") }</button>
        </details>
    }
}

/// The code of a language as links have it.
fn code(lang: &str) -> Option<&'static str> {
    Language::of(lang).map(Language::code)
}

/// The table as a file, and the way to be rid of it.
fn tools(
    props: &RoomProps,
    rows: &UseReducerHandle<Rows>,
    lesson: &Lesson,
    nameless: bool,
    words: &Words,
) -> Html {
    let save = {
        let (rows, steps) = (rows.clone(), lesson.steps.len());
        // As spreadsheets of the language open it, and with the mark by which they know that names are Unicode.
        let comma = if words.language() == Language::French { ';' } else { ',' };
        Callback::from(move |_: MouseEvent| {
            let text = csv(&rows.all, steps, nameless, comma);
            save_text(&format!("\u{feff}{text}"), "nimlab-class.csv", "text/csv");
        })
    };
    let erase = {
        let (rows, name) = (rows.dispatcher(), props.name.clone());
        let sure = words.get("class-erase-sure");
        Callback::from(move |_: MouseEvent| {
            if gloo::utils::window().confirm_with_message(&sure).unwrap_or(false) {
                shelf::forget(&name);
                rows.dispatch(Change::Erase);
            }
        })
    };
    html! {
        <>
            <button type="button" class="button" onclick={save}>{ words.get("class-csv") }</button>
            <button type="button" class="button" id="class-erase" onclick={erase}>{ words.get("class-erase") }</button>
        </>
    }
}
