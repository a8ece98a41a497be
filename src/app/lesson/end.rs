//! The end of a lesson.

use super::day::{self, Day};
use crate::app::hooks::{copy_text, kept_days, link_address};
use crate::core::Message;
use crate::lesson::{Progress, Step};
use crate::link::{LessonPlace, Source};
use crate::session::Kind;
use crate::words::Words;
use yew::prelude::*;

/// The end of a lesson: how it went, and what there is to do then.
pub(super) fn finished(
    name: &str,
    steps: &[Step],
    progress: &Progress,
    erase: &Callback<MouseEvent>,
    words: &Words,
) -> Html {
    // What is only read, or answered freely, is neither right nor wrong.
    let judged = |step: &&(usize, &Step)| !matches!(step.1.task().kind, None | Some(Kind::Open));
    let asked: Vec<(usize, &Step)> = steps.iter().enumerate().collect();
    let asked: Vec<usize> = asked.iter().filter(judged).map(|&(step, _)| step).collect();
    let count = asked.len();
    let first = asked.iter().filter_map(|&step| progress.step(name, step));
    let first = first.filter(|done| done.tries == 0 && done.hints == 0).count();
    let day = Day::named(name);
    let result = Message::new("lesson-result").with("right", first).with("count", count);
    let shared = day.map(|day| {
        let place = LessonPlace::new(Source::Named(day.name()));
        let done = progress.step(name, 0).cloned().unwrap_or_default();
        let line = Message::new("day-result").with("date", day.date());
        let line = line.with("tries", done.tries + 1).with("hints", done.hints);
        format!("{}\n{}", words.say(&line), link_address(&place.to_string()))
    });
    let copy = shared.map(|shared| {
        let click = Callback::from(move |_: MouseEvent| {
            let shared = shared.clone();
            wasm_bindgen_futures::spawn_local(async move {
                let _ = copy_text(shared).await;
            });
        });
        html! { <button type="button" class="button" onclick={click}>{ words.get("day-copy") }</button> }
    });
    let days = day.map(|day| {
        let streak = day::streak(&kept_days(), Day::today());
        let before = LessonPlace::new(Source::Named(day.before().name())).href();
        html! {
            <>
                <p>{ words.say(&Message::new("day-streak").with("days", streak)) }</p>
                <p><a href={before}>{ words.get("day-before") }</a></p>
            </>
        }
    });
    html! {
        <section class="lesson-end" role="status">
            <h2>{ words.get("lesson-done") }</h2>
            if day.is_none() { <p>{ words.say(&result) }</p> }
            { days }
            <div class="row">
                { copy }
                <a class="button primary" href={LessonPlace::new(Source::All).href()}>{ words.get("lesson-all") }</a>
                <button type="button" class="button" onclick={erase.clone()}>{ words.get("lesson-erase") }</button>
            </div>
        </section>
    }
}
