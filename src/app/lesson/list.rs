//! All lessons: the path, the practicals, the position of the day, the reader's own.

use super::WRITE;
use super::day::{Day, streak};
use super::opening::Opener;
use super::runner::about;
use super::texts::{PATH, PRACTICALS, Texts, guide, named, texts as all_texts};
use crate::app::hooks::{Href, kept_days, kept_progress, use_title, use_words, wait};
use crate::core::Message;
use crate::lesson::{Lesson, Progress};
use crate::link::{ClassPlace, LessonPlace, Source};
use crate::words::{Language, Words};
use yew::prelude::*;

#[derive(Clone, PartialEq, Properties)]
pub(super) struct ListProps {
    pub(super) language: Language,
    /// Takes a lesson that comes as a file.
    pub(super) on_text: Callback<String>,
}

/// The list.
#[component]
pub(super) fn List(props: &ListProps) -> Html {
    let words = use_words();
    let texts = use_state(|| &[] as &[Texts]);
    {
        let texts = texts.setter();
        use_effect_with(props.language, move |&language| {
            wait(all_texts(language), move |all| {
                if let Ok(all) = all {
                    texts.set(all);
                }
            })
        });
    }
    use_title(words.get("lesson-all"));
    let progress = kept_progress();
    let today = Day::today();
    let days = streak(&kept_days(), today);
    let day = LessonPlace::named("day").href();
    let write = LessonPlace::named(WRITE).href();
    html! {
        <>
            <h1>{ words.get("lesson-all") }</h1>
            <p class="front-lead">{ words.get("lesson-lead") }</p>
            <section>
                <h2>{ words.get("lesson-path") }</h2>
                <ol class="lesson-list path">{ for PATH.iter().map(|name| entry(name, *texts, &progress, &words)) }</ol>
            </section>
            <section>
                <h2>{ words.get("lesson-practicals") }</h2>
                <ul class="lesson-list">{ for PRACTICALS.iter().map(|name| entry(name, *texts, &progress, &words)) }</ul>
            </section>
            <section>
                <h2>{ words.get("day-name") }</h2>
                <p>{ words.say(&Message::new("day-streak").with("days", days)) }</p>
                <p><a class="button" href={day}>{ words.get("day-go") }</a></p>
            </section>
            <section>
                <h2>{ words.get("lesson-own") }</h2>
                <p>{ words.get("lesson-own-note") }</p>
                <p class="row">
                    <a class="button" href={write}>{ words.get("lesson-write") }</a>
                    <Opener on_text={props.on_text.clone()} />
                </p>
            </section>
            <section>
                <h2>{ words.get("class-title") }</h2>
                <p>{ words.get("class-about") }</p>
                <p class="row">
                    <a class="button" href={ClassPlace::new(Source::All).href()}>{ words.get("class-go") }</a>
                    <a class="button" href={guide(None)}>{ words.get("lesson-guide") }</a>
                </p>
            </section>
        </>
    }
}

fn entry(name: &str, texts: &[Texts], progress: &Progress, words: &Words) -> Html {
    let lesson = named(texts, name).map(|text| Lesson::read(text).0);
    let href = LessonPlace::named(name).href();
    let count = lesson.as_ref().map_or(0, |lesson| lesson.steps.len());
    let done = progress.answered(name).min(count);
    let title = lesson.as_ref().map_or_else(|| "…".to_owned(), |lesson| lesson.title.clone());
    let about = lesson.as_ref().and_then(|lesson| about(lesson, words));
    // The texts in another language come later than the page's own words.
    let lang = lesson.and_then(|lesson| lesson.lang);
    let how = match (done, count) {
        (0, _) | (_, 0) => None,
        (done, count) if done == count => Some(words.get("lesson-all-done")),
        (done, count) => {
            let message = Message::new("lesson-some-done").with("done", done);
            Some(words.say(&message.with("count", count)))
        }
    };
    let class = classes!("lesson-entry", (count > 0 && done == count).then_some("done"));
    html! {
        <li key={name.to_owned()} {class}>
            <a {href} {lang}>{ title }</a>
            <span class="quiet">{ about }</span>
            if let Some(how) = how { <span class="lesson-how">{ how }</span> }
        </li>
    }
}
