//! The first page: what there is to play, and the games one left.

mod about;
mod card;
mod kept;

pub(super) use card::{Card, card, step};

use super::games::CARDS;
use super::hooks::{kept_games, last_lesson, use_words};
use super::page::{Brought, Wished};
use crate::core::Message;
use crate::link::{LessonPlace, Place, Source, href, split};
use crate::split_points;
use crate::words::Words;
use yew::prelude::*;

/// The lesson that the path begins with, and the position of the day.
const FIRST_LESSON: &str = "nim-1";
const DAY: &str = "day";
/// Games left that are offered at once; the others are folded away.
const MOST_LEFT: usize = 6;

split_points! {
    /// The first page.
    front: pub(super) fn front() -> Brought {
        Brought::Front(|look, on_look| html! { <Front {look} {on_look} /> })
    }
}

#[derive(Clone, PartialEq, Properties)]
struct FrontProps {
    /// The language and the theme that the link sets.
    look: Wished,
    /// Takes them.
    on_look: Callback<Wished>,
}

/// The first page.
#[component]
fn Front(props: &FrontProps) -> Html {
    let words = use_words();
    {
        let on_look = props.on_look.clone();
        use_effect_with(props.look, move |look| on_look.emit(*look));
    }
    let left = use_state(kept_games);
    let on_change = {
        let left = left.setter();
        Callback::from(move |()| left.set(kept_games()))
    };
    // What does not look like a game is passed over.
    let named =
        left.games().iter().filter_map(|game| Some((title(&game.link, &words)?, &*game.link)));
    let named: Vec<_> = named.collect();
    html! {
        <main class="front" id="content" tabindex="-1">
            <h1>{ words.get("front-title") }</h1>
            <p class="front-lead">{ words.get("front-lead") }</p>
            { go_on(&named, &words) }
            { for CARDS.iter().map(|of| (of.drawings)()) }
            <ul class="cards systems">{ for CARDS.iter().map(|of| (of.first)(&words)) }</ul>
            { learn(&words) }
            { for CARDS.iter().map(|of| (of.others)(&words)) }
            <kept::Kept {on_change} />
            { about::about(&words) }
        </main>
    }
}

/// The ways to lessons.
fn learn(words: &Words) -> Html {
    let to = |name: &str| LessonPlace::new(Source::Named(name.to_owned())).href();
    html! {
        <section class="front-learn" aria-labelledby="front-learn">
            <h2 id="front-learn">{ words.get("front-learn") }</h2>
            <p>{ words.get("front-learn-note") }</p>
            <div class="row">
                if let Some(name) = last_lesson() {
                    <a class="button primary" id="front-lesson" href={to(&name)}>{ words.get("front-learn-on") }</a>
                } else {
                    <a class="button primary" href={to(FIRST_LESSON)}>{ words.get("front-learn-go") }</a>
                }
                <a class="button" href={LessonPlace::new(Source::All).href()}>{ words.get("lesson-all") }</a>
                <a class="button" href={to(DAY)}>{ words.get("day-name") }</a>
            </div>
        </section>
    }
}

/// The ways back to the games that were left: the last one large, the others in a line.
fn go_on(left: &[(String, &str)], words: &Words) -> Html {
    let Some(((title, link), others)) = left.split_first() else { return Html::default() };
    let way = |(title, link): &(String, &str)| {
        html! { <a key={*link} class="button" href={href(link)}>{ title }</a> }
    };
    let (near, far) = others.split_at(others.len().min(MOST_LEFT - 1));
    html! {
        <nav class="row" aria-label={words.get("front-left")}>
            <a class="button primary" href={href(link)}>
                { words.say(&Message::new("front-go-on").with("title", title.as_str())) }
            </a>
            { for near.iter().map(way) }
            if !far.is_empty() {
                <details class="more">
                    <summary>{ words.say(&Message::new("front-older").with("games", far.len())) }</summary>
                    <div class="row">{ for far.iter().map(way) }</div>
                </details>
            }
        </nav>
    }
}

/// The name of the game that a link leads to, and how many moves were made; `None` where it does not look
/// like a link to one.
fn title(link: &str, words: &Words) -> Option<String> {
    let Ok(Place::Game(split)) = split(link) else { return None };
    let of = CARDS.iter().find(|of| of.system == split.system())?;
    let title = (of.title)(&split, words)?;
    let message = Message::new("front-title-of").with("title", title);
    Some(words.say(&message.with("moves", split.plies())))
}
