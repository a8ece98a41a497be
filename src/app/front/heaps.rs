//! Heaps on the front page: the named games, each a small board and a way in.

use crate::app::dom::text_in;
use crate::app::heaps::{art, game_name, game_note};
use crate::app::hooks::use_words;
use crate::core::{Message, Rule, Say};
use crate::games::Game;
use crate::games::heaps::{Code, Heaps, NamedGame, Position};
use crate::words::Words;
use yew::prelude::*;

/// Tokens of a heap that the small board shows.
const MOST_TOKENS: u32 = 9;

/// The named games.
pub(super) fn cards(words: &Words) -> Html {
    html! {
        <section aria-labelledby="front-heaps">
            <h2 id="front-heaps">{ words.get("heaps") }</h2>
            <p class="quiet">{ words.get("front-heaps-note") }</p>
            { art::drawings() }
            <ul class="cards">
                { for NamedGame::ALL.iter().map(|game| card(game, words)) }
                <li><OwnCode /></li>
            </ul>
        </section>
    }
}

/// A way into any other game.
#[component]
fn OwnCode() -> Html {
    let words = use_words();
    let problem = use_state_eq(|| None::<Message>);
    let go = {
        let problem = problem.setter();
        Callback::from(move |event: SubmitEvent| {
            event.prevent_default();
            match Code::read_typed(&text_in("own-code")) {
                Ok(code) => {
                    let start = Heaps { code: code.clone(), rule: Rule::Normal }.example_position();
                    let link = format!("/v1/heaps/{code}/{}", start.write());
                    let _ = gloo::utils::window().location().set_hash(&link);
                }
                Err(at) => problem.set(Some(at.error.say())),
            }
        })
    };
    let wrong = problem.is_some();
    let note = problem.as_ref().map_or_else(|| words.get("own-code-note"), |it| words.say(it));
    html! {
        <form class="card own-code" onsubmit={go} novalidate=true>
            <label class="card-name" for="own-code">{ words.get("setup-own") }</label>
            <div class="row tight">
                <input
                    id="own-code" type="text" placeholder="0.137" autocomplete="off" autocapitalize="off"
                    spellcheck="false" aria-invalid={wrong.to_string()} aria-describedby="own-code-note"
                />
                <button type="submit" class="button">{ words.get("pick-play") }</button>
            </div>
            <p id="own-code-note" class={if wrong { "field-error" } else { "card-note" }} aria-live="polite">{ note }</p>
        </form>
    }
}

fn card(game: &'static NamedGame, words: &Words) -> Html {
    let (Ok(code), Ok(start)) = (Code::read_link(game.code), Position::start(game.start)) else {
        return Html::default();
    };
    let reading = code.reading_form();
    let rule = if game.rule == Rule::Misere { "?rule=misere" } else { "" };
    let link = format!("/v1/heaps/{code}/{}{rule}", start.write());
    let heaps = game.start.iter().take(3).map(|&size| {
        let tokens = (0..size.min(MOST_TOKENS)).map(|_| art::token(game.token));
        let class = classes!("card-heap", art::class(game.token));
        html! { <span {class}>{ for tokens }{ if size > MOST_TOKENS { "…" } else { "" } }</span> }
    });
    html! {
        <li key={game.key}>
            <a class="card" href={format!("#{link}")}>
                <span class="card-name">{ game_name(game, words) }</span>
                <span class="card-code">{ reading }</span>
                <span class="card-board" aria-hidden="true">{ for heaps }</span>
                <span class="card-note">
                    { words.get(game_note(game.key)) }
                    if game.rule == Rule::Misere { { " " }{ words.get("card-misere") } }
                </span>
            </a>
        </li>
    }
}
