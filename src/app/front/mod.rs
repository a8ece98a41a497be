//! The home page: a board to play on, the games, views to explore, lessons, the class page, and recent games.
//!
//! It starts with one game only. The others are a separate chunk of the program, which is loaded once the page is
//! visible.

mod about;
mod card;
mod explore;
mod games;
mod kept;
mod part;
mod path;

pub(super) use card::{Card, card, step};

use self::part::use_parts;
use super::games::hero;
use super::hooks::{Href, kept_games, use_words};
use super::lesson::{WRITE, guide};
use super::page::{Brought, Wished};
use crate::link::{ClassPlace, LessonPlace, Source};
use crate::split_points;
use crate::words::Words;
use yew::prelude::*;

/// The position of the day.
const DAY: &str = "day";
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
    let cards = games::use_cards();
    let parts = use_parts();
    let part = |id, inside, content: &dyn Fn() -> Html| {
        parts.part(id, (id, Some(inside)), content, &words)
    };
    let systems = || games::systems(&cards, &words);
    let explore = part("front-explore", "front-explore-inside", &|| explore::explore(&words));
    // On a phone, whoever has begun finds the path over all that is folded away.
    let begun = parts.fold && path::is_begun();
    let learn = part("front-learn", "front-learn-inside", &|| learn(!begun, &words));
    let class = part("front-class", "front-class-inside", &|| class(&words));
    let kept = || html! { <kept::Kept on_change={on_change.clone()} /> };
    let kept = parts.part("front-kept", ("kept-title", None), kept, &words);
    html! {
        <main class="front" id="content" tabindex="-1">
            <h1>{ words.get("front-title") }</h1>
            <p class="front-lead"><span>{ words.get("front-lead") }{ " " }</span>{ path::way_in(&words) }</p>
            { hero(&words) }
            { games::go_on(&left, cards.fetched(), &words) }
            if parts.fold {
                if begun { { path::path(Html::default(), &words) } }
                { part("front-games", "front-games-inside", &|| html! { <>{ systems() }{ cards.others() }</> }) }
                { explore }{ learn }{ class }{ kept }
            } else {
                { part("front-games", "front-games-inside", &systems) }
                <div class="front-ways">{ learn }{ class }</div>
                // The further cards come late, and would move what is below them under the mouse.
                { explore }{ kept }{ cards.others() }
            }
            { about::about(&words) }
        </main>
    }
}

/// Where a lesson is.
fn to(name: &str) -> String {
    LessonPlace::named(name).href()
}

/// The ways to lessons.
fn learn(with_path: bool, words: &Words) -> Html {
    let others = html! {
        <>
            <a class="button" href={LessonPlace::new(Source::All).href()}>{ words.get("lesson-all") }</a>
            <a class="button" href={to(DAY)}>{ words.get("day-name") }</a>
        </>
    };
    let ways = if with_path {
        path::path(others, words)
    } else {
        html! { <div class="row">{ others }</div> }
    };
    html! { <><p>{ words.get("front-learn-note") }</p>{ ways }</> }
}

/// The ways of a teacher.
fn class(words: &Words) -> Html {
    html! {
        <>
            <p>{ words.get("front-class-note") }</p>
            <div class="row">
                <a class="button" href={to(WRITE)}>{ words.get("front-class-write") }</a>
                <a class="button" href={ClassPlace::new(Source::All).href()}>{ words.get("front-class-answers") }</a>
                <a class="button" href={guide(None)}>{ words.get("lesson-guide") }</a>
            </div>
        </>
    }
}
