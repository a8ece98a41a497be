//! A lesson and what a class has handed in for it.

use super::check::{Questions, WorkedOut};
use super::choose;
use super::intake::{Desk, Erased, Handed};
use super::order::{Order, OrderMenu};
use super::own_words::OwnWords;
use super::replay::{Replay, Shown};
use super::rows::{Change, Rows, Stage};
use super::shelf;
use super::table::{Table, name};
use super::take::Take;
use super::wrong::Wrong;
use crate::app::dom::{focus_on, ticked};
use crate::app::files::{file_stem, save, save_text};
use crate::app::hooks::{
    Href, copying, follow_address, is_class, keep_nameless, kept_nameless, link_address,
    use_solver, use_words, wait,
};
use crate::app::page::ClassProps;
use crate::app::share::{qr, qr_too_long};
use crate::class::{Row, csv, own_names, scorm};
use crate::lesson::{Lesson, is_single, mark, pack_text};
use crate::link::{ClassPlace, LessonPlace, LessonView, Look, Source};
use crate::words::{Language, Words};
use gloo::events::EventListener;
use std::cell::Cell;
use std::collections::HashSet;
use std::rc::Rc;
use wasm_bindgen::JsCast;
use web_sys::StorageEvent;
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
    let nameless = use_state_eq(kept_nameless);
    let details = use_state_eq(|| false);
    let order = use_state_eq(Order::default);
    // What came of copying the link.
    let told = use_state_eq(|| None::<&'static str>);
    let shown = use_state_eq(|| None::<Shown>);
    let lesson = use_memo(props.text.clone(), |text| Rc::new(Lesson::read(text).0));
    let desk = use_desk(props, &lesson);
    use_kept(props, desk.as_ref(), &rows.dispatcher());
    use_other_tabs(desk.as_ref(), &rows.dispatcher());
    let title = use_called(&lesson, desk.as_ref(), &words);
    let on_texts = {
        let (desk, rows) = (desk.clone(), rows.dispatcher());
        Callback::from(move |texts: Vec<Handed>| {
            if let Some(desk) = desk.clone() {
                desk.take(texts, true, rows.clone());
            }
        })
    };
    let calls = use_state_eq(|| 0_u32);
    let on_show = {
        let (shown, calls) = (shown.setter(), calls.clone());
        // One and the same, so that a row that has not changed is not drawn again.
        use_callback((), move |wanted: Option<Shown>, ()| {
            shown.set(wanted);
            calls.set(calls.wrapping_add(1));
        })
    };
    let on_turn = {
        let shown = shown.setter();
        Callback::from(move |wanted: Option<Shown>| shown.set(wanted))
    };
    let choice = |id: &'static str, state: &UseStateHandle<bool>, keep: fn(bool)| {
        let set = state.setter();
        let change = Callback::from(move |event: Event| {
            set.set(ticked(&event));
            keep(ticked(&event));
        });
        html! { <label class="check"><input type="checkbox" {id} checked={**state} onchange={change} />{ words.get(id) }</label> }
    };
    // Under the pupil's present name in the table.
    let open = (*shown).clone().and_then(|shown| {
        let row = shown.whose.map(|_| {
            let place = rows.all.iter().position(|row| shown.is_of(row))?;
            Some((rows.all.get(place)?, place))
        });
        let reader = match row {
            Some(row) => row.map(|(row, place)| name(row, place, *nameless, &words))?,
            None => String::new(),
        };
        Some((shown, reader))
    });
    // Not while lines are being taken in: one of them may be this one.
    let on_remove = |shown: &Shown| {
        let of = |row: &&Rc<Row>| shown.is_of(row) && rows.stage != Stage::Busy;
        let attempt = rows.all.iter().find(of)?.attempt.clone();
        let (rows, on_show) = (rows.dispatcher(), on_show.clone());
        Some(Callback::from(move |()| {
            shelf::remove(&attempt);
            on_show.emit(None);
            rows.dispatch(Change::Remove(attempt.clone()));
            focus_on("class-table");
        }))
    };
    let on_order = {
        let order = order.setter();
        use_callback((), move |chosen: Order, ()| order.set(chosen))
    };
    let asking: Vec<bool> = lesson.steps.iter().map(|step| step.task().kind.is_some()).collect();
    html! {
        <>
            { head(props, &lesson, &title, &words) }
            // As long as there are no names, none is kept back.
            <Take rows={(*rows).clone()} nameless={*nameless && !rows.all.is_empty()} {on_texts} />
            if !rows.all.is_empty() {
                <div class="row class-tools">
                    { choice("class-nameless", &nameless, keep_nameless) }
                    { choice("class-details", &details, |_| ()) }
                    <OrderMenu order={*order} nameless={*nameless} {on_order} />
                    { tools(&Class { rows: &rows, desk: desk.as_ref(), shown: &shown, lesson: &lesson, title: &title, nameless: *nameless }, &words) }
                </div>
                if let (Some((shown, reader)), Some(desk)) = (open, desk.clone()) {
                    <Replay on_remove={on_remove(&shown)} {shown} {reader} {desk} page={props.page.frame.clone()} calls={*calls} on_turn={on_turn.clone()} />
                }
                <Table rows={rows.all.clone()} overview={rows.overview.clone()} {asking} nameless={*nameless} details={*details} order={order.listed(*nameless)} on_show={on_show.clone()} />
                <OwnWords rows={rows.all.clone()} lesson={(*lesson).clone()} nameless={*nameless} />
                if let Some(desk) = desk { <Wrong overview={rows.overview.clone()} {desk} {on_show} /> }
            }
            { for_pupils(props, &told, &words) }
            { package(props, &lesson, &title, &words) }
        </>
    }
}

/// The names under which what was handed in of a lesson is kept.
fn names(name: &str, text: &str) -> Vec<String> {
    if name.starts_with('~') { own_names(text).into() } else { vec![name.to_owned()] }
}

/// The lesson for which lines are taken in, once the solver is there.
#[hook]
fn use_desk(props: &RoomProps, lesson: &Rc<Lesson>) -> Option<Rc<Desk>> {
    let solver = use_solver();
    let lesson = lesson.clone();
    let erased: Erased = use_memo((), |()| Cell::new(0));
    let worked_out = use_memo(props.name.clone(), |_| WorkedOut::default());
    let made =
        use_memo((props.name.clone(), props.text.clone(), solver), |(name, text, solver)| {
            let is_own = name.starts_with('~');
            let asked = if is_own { lesson.mark() } else { lesson.mark_in_any_language() };
            // The mark of the whole text is what lines bear that were handed in before 29 November 2026.
            let marks = HashSet::from([asked, mark(text)]);
            let questions = Questions::of(lesson, solver.clone()?, worked_out);
            let packed = is_own.then(|| pack_text(text));
            Some(Rc::new(Desk::new(names(name, text), packed, marks, questions, erased.clone())))
        });
    (*made).clone()
}

/// Where the lesson is: the position of the day with its date, so that what leads to it leads there tomorrow too.
fn dated(props: &RoomProps) -> Source {
    match &props.page.place.source {
        Source::Named(_) => Source::Named(props.name.clone()),
        other => other.clone(),
    }
}

/// Takes in what was handed in before, what the link brings, and what was pasted where the lesson was chosen. The
/// address keeps none of it.
#[hook]
fn use_kept(props: &RoomProps, desk: Option<&Rc<Desk>>, rows: &UseReducerDispatcher<Rows>) {
    let (page, rows) = (props.page.clone(), rows.clone());
    let (names, source) = (names(&props.name, &props.text), dated(props));
    let begun = use_mut_ref(|| None::<u32>);
    use_effect_with((desk.is_some(), page.frame.visit), {
        let desk = desk.cloned();
        move |&(_, visit)| {
            let Some(desk) = desk else { return };
            if begun.replace(Some(visit)) == Some(visit) {
                return;
            }
            let brought = choose::brought(&page.place.source);
            // What was kept when a text was pasted came with it, and is no less new on this page.
            let before = brought.as_ref().map(|paste| shelf::among(&paste.before, &names));
            let kept = Handed::pasted(before.unwrap_or_else(|| shelf::kept(&names)));
            desk.clone().take(vec![kept], false, rows.clone());
            let text = brought.map(|paste| paste.text);
            let handed = page.place.attempt.iter().cloned().chain(text);
            let handed: Vec<Handed> = handed.map(Handed::pasted).collect();
            if !handed.is_empty() {
                desk.take(handed, true, rows);
            }
            let place = ClassPlace { source, attempt: None, ..(*page.place).clone() };
            follow_address(&place.to_string(), visit);
        }
    });
}

/// What another tab has taken in or erased is seen here too.
#[hook]
fn use_other_tabs(desk: Option<&Rc<Desk>>, rows: &UseReducerDispatcher<Rows>) {
    let (desk, rows) = (desk.cloned(), rows.clone());
    // Another language has another desk.
    let which = desk.as_ref().map(|desk| Rc::as_ptr(desk) as usize);
    use_effect_with(which, move |_| {
        let listener = desk.map(|desk| {
            EventListener::new(&gloo::utils::window(), "storage", move |event| {
                let changed = event.dyn_ref::<StorageEvent>().and_then(StorageEvent::key);
                if changed.is_none_or(|key: String| is_class(&key)) {
                    desk.clone().follow(rows.clone());
                }
            })
        });
        move || drop(listener)
    });
}

/// What the lesson is called. A question alone whose author says nothing has no title: it is called after its game, as
/// soon as that has come.
#[hook]
fn use_called(lesson: &Lesson, desk: Option<&Rc<Desk>>, words: &Words) -> String {
    let game = use_state_eq(|| None::<String>);
    let unsaid = lesson.steps.first().is_some_and(|step| step.text().is_empty());
    let wanted = desk.is_some() && unsaid && is_single(lesson);
    let (setter, desk, told) = (game.setter(), desk.cloned(), words.clone());
    use_effect_with((wanted, words.language()), move |&(wanted, _)| {
        let desk = desk.filter(|_| wanted);
        let find = async move { desk?.questions.game_of(0, &told).await };
        wait(find, move |found| setter.set(found))
    });
    (*game).clone().filter(|_| wanted).unwrap_or_else(|| lesson.title.clone())
}

fn head(props: &RoomProps, lesson: &Lesson, title: &str, words: &Words) -> Html {
    let source = dated(props);
    let way = |view: LessonView, label: &'static str| {
        let href = LessonPlace::new(source.clone()).in_view(view).href();
        html! { <a class="button" {href}>{ words.get(label) }</a> }
    };
    let other = ClassPlace::new(Source::All).href();
    // A question alone is called after its game, in the page's own words.
    let lang = lesson.lang.clone().filter(|_| title == lesson.title);
    html! {
        <>
            <p class="class-other"><a href={other}>{ words.get("class-choose") }</a></p>
            <h2 {lang}>{ title }</h2>
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

/// The lesson's link, to be given to a class.
fn for_pupils(
    props: &RoomProps,
    told: &UseStateHandle<Option<&'static str>>,
    words: &Words,
) -> Html {
    let address = link_address(&LessonPlace::new(dated(props)).to_string());
    let told = told.clone();
    let said = told.map(|id| words.get(id)).unwrap_or_default();
    let copy = copying(address.clone(), move |id| told.set(id));
    let code = qr(&address, words.get("class-link-qr"))
        .unwrap_or_else(|| html! { <p class="quiet">{ qr_too_long(&address, words) }</p> });
    html! {
        <details class="more" id="class-link">
            <summary>{ words.get("class-link") }</summary>
            <p><a href={address.clone()}>{ words.get("sheet-lesson") }</a></p>
            <button type="button" class="button" onclick={copy}>{ words.get("link-copy") }</button>
            <p role="status">{ said }</p>
            <div class="hand-in-qr">{ code }</div>
        </details>
    }
}

/// The lesson for a learning platform.
fn package(props: &RoomProps, lesson: &Lesson, title: &str, words: &Words) -> Html {
    let look = Look { embed: true, lang: lesson.lang.as_deref().and_then(code), ..Look::default() };
    let place = LessonPlace { look, ..LessonPlace::new(dated(props)) };
    let address = link_address(&place.to_string());
    let (text, title, named) =
        (props.text.clone(), title.to_owned(), format!("{}.zip", file_stem(title)));
    let click = Callback::from(move |_: MouseEvent| {
        if let Some(package) = scorm(&text, &title, &address) {
            let parts = js_sys::Array::of1(&js_sys::Uint8Array::from(&*package));
            save(&parts, &named, "application/zip");
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

/// What the tools work on.
struct Class<'a> {
    rows: &'a UseReducerHandle<Rows>,
    desk: Option<&'a Rc<Desk>>,
    shown: &'a UseStateHandle<Option<Shown>>,
    lesson: &'a Lesson,
    /// What it is called.
    title: &'a str,
    nameless: bool,
}

/// The table as a file, and the way to be rid of it.
fn tools(class: &Class, words: &Words) -> Html {
    let save = {
        let steps: Vec<_> = class.lesson.steps.iter().map(|step| step.task().kind).collect();
        let rows = class.rows.clone();
        let (nameless, words) = (class.nameless, words.clone());
        let named = format!("{}.csv", file_stem(class.title));
        // As spreadsheets of the language open it, and with the mark by which they know that names are Unicode.
        let comma = if words.language() == Language::French { ';' } else { ',' };
        Callback::from(move |_: MouseEvent| {
            let text = csv(&rows.all, &steps, nameless, comma, &|message| words.say(message));
            save_text(&format!("\u{feff}{text}"), &named, "text/csv");
        })
    };
    let erase = {
        let (rows, shown) = (class.rows.dispatcher(), class.shown.setter());
        let (desk, sure) = (class.desk.cloned(), words.get("class-erase-sure"));
        Callback::from(move |_: MouseEvent| {
            if sure_of(&sure) {
                if let Some(desk) = &desk {
                    desk.forget();
                }
                shown.set(None);
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

/// Whether the reader is sure.
pub(super) fn sure_of(question: &str) -> bool {
    gloo::utils::window().confirm_with_message(question).unwrap_or(false)
}
