//! The end of a lesson.

use super::day::{self, Day};
use super::frame::questions;
use super::texts::PATH;
use crate::app::dom::keep_focus;
use crate::app::hooks::{Href, copying, kept_days, link_address, use_words};
use crate::core::Message;
use crate::lesson::{Lesson, Progress};
use crate::link::{LessonPlace, Source};
use crate::words::Words;
use yew::prelude::*;

/// How many questions were right with the first answer and without a hint, and how many there are.
pub(super) fn score(name: &str, lesson: &Lesson, progress: &Progress) -> (usize, usize) {
    let asked = questions(lesson);
    let first = asked.iter().filter_map(|&step| progress.step(name, step));
    let first = first.filter(|done| done.at_once()).count();
    (first, asked.len())
}

/// Whether anything is asked.
fn asks(lesson: &Lesson) -> bool {
    lesson.steps.iter().any(|step| step.task().kind.is_some())
}

/// How many steps were passed.
fn passed(name: &str, lesson: &Lesson, progress: &Progress) -> usize {
    (0..lesson.steps.len()).filter(|&step| !progress.is_answered(name, step)).count()
}

/// What is said at the end of a lesson: that it is done, how many answers were right, how many questions were passed.
/// Nothing where there is nothing to be said.
pub(super) fn said(name: &str, lesson: &Lesson, progress: &Progress, words: &Words) -> [String; 3] {
    let (first, count) = score(name, lesson, progress);
    let passed = passed(name, lesson, progress);
    let heading = match Day::named(name) {
        None if !asks(lesson) => "lesson-was-read",
        None => "lesson-done",
        Some(_) if passed == 0 => "day-done",
        Some(_) => "day-passed",
    };
    let is_lesson = Day::named(name).is_none();
    let result = Message::new("lesson-result").with("right", first).with("count", count);
    let result = (is_lesson && count > 0).then(|| words.say(&result));
    let skipped = Message::new("lesson-passed").with("count", passed);
    let skipped = (is_lesson && passed > 0).then(|| words.say(&skipped));
    [words.get(heading), result.unwrap_or_default(), skipped.unwrap_or_default()]
}

/// The end of a lesson: how it went, and what can be done then; `embedded` where nothing leads out of it.
pub(super) fn finished(
    name: &str,
    lesson: &Lesson,
    progress: &Progress,
    embedded: bool,
    erase: &Callback<MouseEvent>,
    words: &Words,
) -> Html {
    let day = Day::named(name);
    let solved = day.filter(|_| passed(name, lesson, progress) == 0);
    let shared = solved.map(|day| {
        let place = LessonPlace::new(Source::Named(day.name()));
        let done = progress.step(name, 0).cloned().unwrap_or_default();
        let line = Message::new("day-result").with("date", day.say(words));
        let line = line.with("tries", done.tries + 1).with("hints", done.hints);
        format!("{}\n{}", words.say(&line), link_address(&place.to_string()))
    });
    let copy = shared.map(|text| html! { <CopyResult {text} /> });
    let days = day.map(|_| {
        let streak = day::streak(&kept_days(), Day::today());
        html! { <p>{ words.say(&Message::new("day-streak").with("days", streak)) }</p> }
    });
    let [heading, results @ ..] = said(name, lesson, progress, words);
    // Nothing leads out of a frame.
    let next = after(name).filter(|_| !embedded);
    let next = next.map(|next| LessonPlace::named(next).href());
    html! {
        <section class="lesson-end">
            <h2>{ heading }</h2>
            { for results.into_iter().filter(|result| !result.is_empty()).map(|result| html! { <p>{ result }</p> }) }
            { for days }
            if let Some(day) = day {
                <p><a href={explained(day.before())}>{ words.get("day-before") }</a></p>
            }
            <div class="row">
                if let Some(next) = next {
                    <a class="button primary" id="lesson-following" href={next}>{ words.get("lesson-following") }</a>
                }
                if let Some(day) = solved.filter(|day| !embedded && *day >= Day::today()) {
                    <a class="button primary" href={day::explained(day).as_str().href()}>{ words.get("day-see") }</a>
                }
                if let Some(copy) = copy { { copy } }
                if !embedded {
                    <a class="button" href={LessonPlace::new(Source::All).href()}>{ words.get("lesson-all") }</a>
                }
                if day.is_some() {
                    <button type="button" class="button" onclick={erase.clone()}>{ words.get("day-erase") }</button>
                } else if asks(lesson) {
                    <StartOver on_erase={erase.clone()} />
                }
            </div>
        </section>
    }
}

/// Where the position of a day that is over is explained: its second step.
fn explained(day: Day) -> String {
    LessonPlace { step: Some(2), ..LessonPlace::new(Source::Named(day.name())) }.href()
}

#[derive(Clone, PartialEq, Properties)]
struct StartOverProps {
    /// Erases what was answered.
    on_erase: Callback<MouseEvent>,
}

/// Starts the lesson over, at the second press: what was answered may still have to be handed in.
#[component]
fn StartOver(props: &StartOverProps) -> Html {
    let words = use_words();
    let sure = use_state_eq(|| false);
    // Each button goes with its press: neither a second click nor a key that is held is meant for the next one.
    let say = |said: bool, next: &'static str| {
        let sure = sure.setter();
        Callback::from(move |_: MouseEvent| {
            sure.set(said);
            keep_focus(next);
        })
    };
    let button = |id: &'static str, press: Callback<MouseEvent>| {
        html! { <button key={id} {id} type="button" class="button" onclick={press}>{ words.get(id) }</button> }
    };
    html! {
        <>
            if *sure {
                { button("lesson-erase-no", say(false, "lesson-erase")) }
                { button("lesson-erase-yes", props.on_erase.clone()) }
            } else {
                { button("lesson-erase", say(true, "lesson-erase-no")) }
            }
            <span role="status">{ sure.then(|| words.get("lesson-erase-sure")).unwrap_or_default() }</span>
        </>
    }
}

#[derive(Clone, PartialEq, Properties)]
struct CopyResultProps {
    text: AttrValue,
}

/// Copies a result, and says what came of it.
#[component]
fn CopyResult(props: &CopyResultProps) -> Html {
    let words = use_words();
    let told = use_state_eq(|| None::<&'static str>);
    let copy = {
        let told = told.setter();
        copying(props.text.to_string(), move |said| told.set(said))
    };
    html! {
        <>
            <button type="button" class="button" onclick={copy}>{ words.get("day-copy") }</button>
            <span role="status">{ told.map(|id| words.get(id)).unwrap_or_default() }</span>
        </>
    }
}

/// The lesson of the path that comes after one.
fn after(name: &str) -> Option<&'static str> {
    let place = PATH.iter().position(|&it| it == name)?;
    PATH.get(place + 1).copied()
}
