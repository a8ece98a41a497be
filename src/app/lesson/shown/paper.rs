//! A worksheet: title, name and date, the rules, each question with its board and room for the answer. It shows nothing
//! that was played, and no answer.

use super::blank::blank;
use super::ready::Ready;
use super::tools::{figure, question, tools};
use crate::app::hooks::link_address;
use crate::app::share::qr;
use crate::app::task::what;
use crate::core::Message;
use crate::lesson::Lesson;
use crate::link::{LessonPlace, LessonView, Look};
use crate::words::{Language, Words};
use std::rc::Rc;
use yew::prelude::*;

/// The longest address that is printed as a QR code: a larger one cannot be read off paper.
const MAX_QR: usize = 1_200;
/// The longest address that is printed in letters.
const MAX_TYPED: usize = 90;

/// The worksheet.
pub(super) fn paper(
    lesson: &Lesson,
    steps: &[Rc<Ready>],
    place: &LessonPlace,
    words: &Words,
) -> Html {
    let items = steps.iter().enumerate().map(|(at, ready)| step(at, ready, words));
    html! {
        <>
            { tools(place, words) }
            <article class="sheet" lang={words.language().code()}>
                <header class="sheet-head">
                    <div>
                        <h1 lang={lesson.lang.clone()}>{ lesson.title.clone() }</h1>
                        { about(lesson, place, words) }
                        <p class="sheet-who">
                            <span>{ words.get("sheet-name") }<span class="sheet-dots" /></span>
                            <span>{ words.get("sheet-date") }<span class="sheet-dots" /></span>
                        </p>
                    </div>
                    { code(lesson, place, words) }
                </header>
                { rules(steps, words) }
                <ol class="sheet-steps">{ for items }</ol>
            </article>
        </>
    }
}

fn step(at: usize, ready: &Rc<Ready>, words: &Words) -> Html {
    let kind = ready.task.kind;
    html! {
        <li key={at} class="sheet-step">
            <h2 class="sheet-number">{ at + 1 }</h2>
            { question(ready) }
            if let Some(kind) = kind { <p class="sheet-what">{ what(&ready.task, kind, words) }</p> }
            <div class="sheet-work">
                { figure(ready, words) }
                <div class="sheet-room">{ blank(ready, words) }</div>
            </div>
        </li>
    }
}

/// For whom it is, how long it takes, and which positions were drawn.
pub(super) fn about(lesson: &Lesson, place: &LessonPlace, words: &Words) -> Html {
    let level = Some(lesson.level.clone()).filter(|level| !level.is_empty());
    let level = level.map(|level| html! { <span lang={lesson.lang.clone()}>{ level }</span> });
    let minutes =
        lesson.minutes.map(|n| words.say(&Message::new("lesson-minutes").with("minutes", n)));
    let set =
        place.seed.map(|seed| words.say(&Message::new("sheet-set").with("set", seed.to_string())));
    let rest: Vec<String> = minutes.into_iter().chain(set).collect();
    let between = if level.is_some() && !rest.is_empty() { " · " } else { "" };
    html! { <p class="sheet-about">{ level }{ between }{ rest.join(" · ") }</p> }
}

/// The link to the lesson as a code, and in letters where it is short.
fn code(lesson: &Lesson, place: &LessonPlace, words: &Words) -> Html {
    // The page is to be in the language of the sheet.
    let lang = lesson.lang.as_deref().and_then(Language::of).map(Language::code);
    let look = Look { lang, ..Look::default() };
    let place = LessonPlace { step: None, look, ..place.clone() }.in_view(LessonView::Steps);
    let address = link_address(&place.to_string());
    let drawn = Some(&address).filter(|address| address.len() <= MAX_QR);
    let Some(drawn) = drawn.and_then(|address| qr(address, words.get("sheet-qr"))) else {
        let long = Message::new("sheet-qr-long").with("found", address.len()).with("most", MAX_QR);
        return html! { <p class="sheet-screen sheet-long">{ words.say(&long) }</p> };
    };
    let size = match address.len() {
        0..=160 => "small",
        161..=500 => "middle",
        _ => "large",
    };
    html! {
        <div class={classes!("sheet-code", size)}>
            { drawn }
            if address.len() <= MAX_TYPED { <small>{ address }</small> }
        </div>
    }
}

/// How many sentences are the rules of one game; those of games side by side are more.
const MAX_ALONE: usize = 2;

/// The rules of every game that occurs, each once, with its name where all boards to which they apply have
/// the same. Those of games side by side are one paragraph.
fn rules(steps: &[Rc<Ready>], words: &Words) -> Html {
    let mut all: Vec<(Option<String>, String)> = Vec::new();
    let mut sides = Vec::new();
    for scene in steps.iter().filter_map(|ready| ready.scene()) {
        let said = scene.face.rules(&scene.play, words);
        if said.len() > MAX_ALONE {
            add(&mut sides, said);
            continue;
        }
        let rules = said.join(" ");
        let title = scene.face.title(&scene.play, words);
        match all.iter_mut().find(|(_, known)| *known == rules) {
            None => all.push((Some(title), rules)),
            Some((name, _)) => *name = name.take().filter(|name| *name == title),
        }
    }
    all.extend((!sides.is_empty()).then(|| (None, sides.join(" "))));
    let items = all.iter().map(|(title, rules)| {
        html! { <p>{ for title.iter().map(|title| html! { <><b>{ title }</b>{ " – " }</> }) }{ rules }</p> }
    });
    html! { <section class="sheet-rules">{ for items }</section> }
}

/// Adds sentences, each once; the one that says who loses comes last.
fn add(sides: &mut Vec<String>, said: Vec<String>) {
    sides.retain(|known| Some(known) != said.last());
    for one in said {
        if !sides.contains(&one) {
            sides.push(one);
        }
    }
}
