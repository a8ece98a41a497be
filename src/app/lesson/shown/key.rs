//! The answer key of a lesson: for every step, what is accepted and why, the hints, the common mistakes; then the
//! teacher's notes.

use super::answer::{answer, say_answer, use_answer};
use super::paper::about;
use super::ready::Ready;
use super::tools::{figure, question, tools};
use crate::app::hooks::use_words;
use crate::app::lesson::text::{Sentence, inline, text};
use crate::app::task::{Keyed, hints};
use crate::lesson::{Lesson, Line};
use crate::link::LessonPlace;
use crate::session::{Key, Kind};
use crate::words::Words;
use std::rc::Rc;
use yew::prelude::*;

/// The key.
pub(super) fn key(
    lesson: &Lesson,
    steps: &[Rc<Ready>],
    place: &LessonPlace,
    words: &Words,
) -> Html {
    let items = steps.iter().enumerate().map(|(at, ready)| {
        html! { <KeyStep key={at} {at} ready={ready.clone()} /> }
    });
    html! {
        <>
            { tools(place, words) }
            <article class="sheet sheet-key" lang={words.language().code()}>
                <header class="sheet-head">
                    <div>
                        <h1><span lang={lesson.lang.clone()}>{ lesson.title.clone() }</span>{ " – " }{ words.get("sheet-key") }</h1>
                        { about(lesson, place, words) }
                    </div>
                </header>
                <ol class="sheet-steps">{ for items }</ol>
                if !lesson.teacher.is_empty() {
                    <section class="sheet-teacher">
                        <h2>{ words.get("lesson-teacher") }</h2>
                        { text(&lesson.teacher.lines().collect::<Vec<_>>(), lesson.lang.as_deref()) }
                    </section>
                }
            </article>
        </>
    }
}

#[derive(Clone, PartialEq, Properties)]
struct KeyStepProps {
    /// Its place, from 0.
    at: usize,
    ready: Rc<Ready>,
}

/// A step with its answer.
#[component]
fn KeyStep(props: &KeyStepProps) -> Html {
    let words = use_words();
    let ready = &props.ready;
    let keyed = use_answer(ready);
    let found = keyed.as_ref().and_then(|keyed| keyed.finding()).cloned();
    let hints: Vec<Sentence> = match ready.scene() {
        Some(scene) => hints(
            scene.face,
            &scene.play,
            &ready.task,
            found.as_deref(),
            Some(&ready.coach),
            &words,
        ),
        None => ready.coach.hints(),
    };
    html! {
        <li class="sheet-step">
            <h2 class="sheet-number">{ props.at + 1 }</h2>
            <div class="key-question">{ question(ready) }{ figure(ready, &words) }</div>
            if let Some(keyed) = &keyed {
                <section class="key-answer"><h3>{ words.get("key-answer") }</h3>{ answer(ready, keyed, &words) }</section>
            }
            { mistakes(ready, keyed.as_ref(), &words) }
            if !hints.is_empty() {
                <section><h3>{ words.get("key-hints") }</h3><ol>{ for hints.into_iter().map(|hint| html! { <li lang={hint.lang}>{ for inline(&hint.text) }</li> }) }</ol></section>
            }
        </li>
    }
}

/// Whether an answer, as the author writes it, is right.
fn accepts(keyed: &Keyed, given: &str) -> bool {
    let among = |moves: &[String]| match given {
        "none" => moves.is_empty(),
        given => moves.iter().any(|mv| mv == given),
    };
    match keyed.key().map(AsRef::as_ref) {
        Some(Key::Move(moves)) => among(moves),
        // One of several is right, and not all that is asked for.
        Some(Key::Moves(moves)) => given == "none" && moves.is_empty(),
        Some(Key::Win(_)) => keyed.finding().is_some_and(|found| among(&found.winning)),
        Some(Key::Outcome(said)) => said.name() == given,
        _ => false,
    }
}

/// What the author says of wrong answers; not of what is right in the position that was drawn.
fn mistakes(ready: &Ready, keyed: Option<&Keyed>, words: &Words) -> Html {
    let lang = ready.coach.lang.as_ref();
    // An option is named by its text.
    let named = lang.filter(|_| ready.task.kind == Some(Kind::Choice));
    // What is said of any other answer comes last, wherever the author has written it.
    let mut items: Vec<(bool, Html)> = ready
        .step
        .lines
        .iter()
        .filter_map(|line| match line {
            Line::Wrong(Some(to), _) if keyed.is_some_and(|keyed| accepts(keyed, to)) => None,
            Line::Wrong(to, said) => {
                let other = to.is_none();
                let to = match to {
                    Some(to) => {
                        Sentence { text: say_answer(ready, to, words), lang: named.cloned() }
                    }
                    None => words.get("key-otherwise").into(),
                };
                Some((
                    other,
                    html! {
                        <>
                            <dt lang={to.lang}>{ for inline(&to.text) }</dt>
                            <dd lang={lang.cloned()}>{ for inline(said) }</dd>
                        </>
                    },
                ))
            }
            _ => None,
        })
        .collect();
    if items.is_empty() {
        return Html::default();
    }
    items.sort_by_key(|(other, _)| *other);
    let items = items.into_iter().map(|(_, item)| item);
    html! { <section><h3>{ words.get("key-mistakes") }</h3><dl class="key-mistakes">{ for items }</dl></section> }
}
