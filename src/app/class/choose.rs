//! Choosing the lesson of a teacher's page.

use super::room::sure_of;
use super::shelf;
use crate::app::arrival::fetch_game;
use crate::app::dom::field_value;
use crate::app::hooks::{Href, carried, use_words, wait};
use crate::app::house::InputForm;
use crate::app::lesson::{PATH, PRACTICALS, Texts, guide, named, texts as all_texts};
use crate::app::page::ClassProps;
use crate::class::{Attempt, Own, gather};
use crate::core::Message;
use crate::lesson::{Lesson, pack_text, single, unpack_text};
use crate::link::{ClassPlace, LessonPlace, Place, Source, Split, of_address, split};
use crate::words::Words;
use std::cell::RefCell;
use std::collections::BTreeSet;
use yew::prelude::*;

#[derive(Clone, PartialEq, Properties)]
pub(super) struct ChooseProps {
    /// The page.
    pub(super) page: ClassProps,
}

/// Lessons to choose among, and a field for a link to one, or for lines that were handed in.
#[component]
pub(super) fn Choose(props: &ChooseProps) -> Html {
    let words = use_words();
    let texts = use_state(|| &[] as &[Texts]);
    let typed = use_state_eq(String::new);
    let wrong = use_state_eq(|| None::<Message>);
    let kept = use_state_eq(shelf::holds_any);
    let own = use_state_eq(shelf::own);
    {
        let texts = texts.setter();
        use_effect_with(props.page.frame.language, move |&language| {
            wait(all_texts(language), move |all| {
                if let Ok(all) = all {
                    texts.set(all);
                }
            })
        });
    }
    let entry = |name: &str| {
        let lesson = named(*texts, name).map(|text| Lesson::read(text).0).unwrap_or_default();
        let title = Some(lesson.title).filter(|title| !title.is_empty());
        let title = title.unwrap_or_else(|| "…".to_owned());
        let href = ClassPlace::new(Source::Named(name.to_owned())).href();
        html! { <li key={name.to_owned()} class="lesson-entry"><a {href} lang={lesson.lang}>{ title }</a></li> }
    };
    // What is looked up, and how often that was asked for; nothing once something else is written.
    let asked = use_state_eq(|| None::<(String, u32)>);
    {
        let (wrong, go) = (wrong.setter(), props.page.frame.go.clone());
        use_effect_with((*asked).clone(), move |asked| {
            let coming = asked.clone().map(|(text, _)| {
                wait(async move { leads_to(&text).await }, move |found| match found {
                    Ok(source) => go.emit(carried(&ClassPlace::new(source).to_string())),
                    Err(why) => wrong.set(Some(why)),
                })
            });
            move || coming.into_iter().for_each(|end| end())
        });
    }
    let open = {
        let (typed, asked) = (typed.clone(), asked.clone());
        Callback::from(move |()| {
            let times = asked.as_ref().map_or(0, |(_, times)| times + 1);
            asked.set(Some(((*typed).clone(), times)));
        })
    };
    let input = {
        let (typed, wrong, asked) = (typed.setter(), wrong.setter(), asked.setter());
        Callback::from(move |event: InputEvent| {
            typed.set(field_value(&event));
            wrong.set(None);
            asked.set(None);
        })
    };
    let erase = {
        let (kept, own) = (kept.setter(), own.setter());
        let sure = words.get("class-erase-all-sure");
        Callback::from(move |_: MouseEvent| {
            if sure_of(&sure) {
                shelf::forget_all();
                kept.set(false);
                own.set(Vec::new());
            }
        })
    };
    html! {
        <>
            <p class="front-lead">{ words.get("class-lead") }</p>
            <InputForm class="class-open" on_submit={open}>
                <label class="field">
                    <span>{ words.get("class-open") }</span>
                    <input type="text" id="class-open" autocomplete="off" value={(*typed).clone()} oninput={input} aria-describedby="class-open-note" />
                </label>
                <button type="submit" class="button primary">{ words.get("class-open-go") }</button>
                <p role="status" id="class-open-note">{ wrong.as_ref().map(|why| words.say(why)).unwrap_or_default() }</p>
            </InputForm>
            if !own.is_empty() {
                <section id="class-own">
                    <h2>{ words.get("class-own") }</h2>
                    <ul class="lesson-list">{ for own.iter().map(|own| entry_of(own, &words)) }</ul>
                </section>
            }
            <section>
                <h2>{ words.get("lesson-path") }</h2>
                <ol class="lesson-list path">{ for PATH.iter().map(|name| entry(name)) }</ol>
            </section>
            <section>
                <h2>{ words.get("lesson-practicals") }</h2>
                <ul class="lesson-list">{ for PRACTICALS.iter().map(|name| entry(name)) }</ul>
            </section>
            if *kept {
                <p><button type="button" class="button" id="class-erase-all" onclick={erase}>{ words.get("class-erase-all") }</button></p>
            }
            <p class="row">
                <a href={LessonPlace::named("write").href()}>{ words.get("lesson-write") }</a>
                <a href={guide(None)}>{ words.get("lesson-guide") }</a>
            </p>
        </>
    }
}

/// A custom lesson of which attempts are kept, with how many.
fn entry_of(own: &Own, words: &Words) -> Html {
    let lesson = Lesson::read(&unpack_text(&own.packed).unwrap_or_default()).0;
    let title = Some(lesson.title).filter(|title| !title.is_empty());
    let title = title.unwrap_or_else(|| words.get("lesson-title"));
    let href = ClassPlace::new(Source::Packed(own.packed.clone())).href();
    let count = Message::new("class-own-count").with("count", own.attempts);
    html! {
        <li key={own.name.clone()} class="lesson-entry">
            <a {href} lang={lesson.lang}>{ title }</a>
            <span class="quiet">{ words.say(&count) }</span>
        </li>
    }
}

/// A text that was pasted here.
pub(super) struct Paste {
    /// The text.
    pub(super) text: String,
    /// What had been kept before.
    pub(super) before: String,
}

thread_local! {
    /// A text of which something is to be said, on its way to the page of its lesson.
    static ON_ITS_WAY: RefCell<Option<(Source, Paste)>> = const { RefCell::new(None) };
}

/// The text that was pasted here, for the page of the lesson to which it led.
pub(super) fn brought(source: &Source) -> Option<Paste> {
    let here = |kept: &mut Option<(Source, Paste)>| kept.take_if(|(to, _)| *to == *source);
    ON_ITS_WAY.with_borrow_mut(here).map(|(_, paste)| paste)
}

/// The lesson to which a text leads: the link of a lesson, of a class or of a question, or lines that were
/// handed in. These are kept until its page is open, or brought there, where it says what is wrong with one of them or
/// belongs to another lesson. An error says why it leads to none.
async fn leads_to(text: &str) -> Result<Source, Message> {
    ON_ITS_WAY.set(None);
    let mut broken = None;
    let mut attempts: Vec<(Attempt, String)> = Vec::new();
    for line in gather(text)? {
        match line.found {
            Ok(attempt) => attempts.push((attempt, line.code)),
            Err(why) => broken = broken.or(Some(why)),
        }
    }
    let shelves: BTreeSet<String> =
        attempts.iter().map(|(attempt, _)| shelf::shelf_of(attempt)).collect();
    let known =
        attempts.iter().find_map(|(attempt, _)| shelf::source_of(&shelf::shelf_of(attempt)));
    let linked = match split(of_address(text.trim())) {
        Ok(Place::Lesson(place)) => Some(place.source),
        Ok(Place::Class(place)) => Some(place.source),
        Ok(Place::Game(split)) => question(&split).await,
        _ => None,
    };
    let linked = linked.filter(|source| *source != Source::All);
    // Of whatever lesson the lines in a link are.
    let in_link = linked.is_some() && !attempts.is_empty();
    if let Some(source) = linked.or(known) {
        if broken.is_some() || shelves.len() > 1 || in_link {
            let paste = Paste { text: text.to_owned(), before: shelf::all() };
            // What is good is kept, whether the page comes or not.
            shelf::add(&attempts);
            ON_ITS_WAY.set(Some((source.clone(), paste)));
            return Ok(source);
        }
        // What is not kept would not be on the page that opens.
        let kept = shelf::add(&attempts);
        return kept.then_some(source).ok_or_else(|| Message::new("class-open-unkept"));
    }
    let own = (!attempts.is_empty()).then(|| Message::new("class-open-own"));
    Err(own.or(broken).unwrap_or_else(|| Message::new("class-open-wrong")))
}

/// The lesson of a question, in the form in which its readers have it.
async fn question(split: &Split) -> Option<Source> {
    split.task().kind?;
    let page = fetch_game(split).await.ok()??;
    let reading = (page.read)(split, 0);
    let text = || single(&reading.link().to_string());
    reading.errors.is_empty().then(|| Source::Packed(pack_text(&text())))
}
