//! Heaps on the front page: the named games, each a small board and a way in.

use super::{art, game_name, game_note};
use crate::app::hooks::use_words;
use crate::app::ui::GameUi;
use crate::core::{Message, Rule, Say};
use crate::games::Game;
use crate::games::heaps::{Code, Heaps, NamedGame, Position};
use crate::link::{self, Link};
use crate::words::Words;
use wasm_bindgen::JsCast;
use web_sys::HtmlInputElement;
use yew::prelude::*;

/// Tokens of a heap that the small board shows.
const MOST_TOKENS: u32 = 9;

/// The named games.
pub(in crate::app) fn front_games(words: &Words) -> Html {
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

/// The title of the game on heaps that a link leads to, and how many moves were made.
pub(in crate::app) fn title_of_link(text: &str, words: &Words) -> Option<(String, usize)> {
    let link = link::read::<Heaps>(text).valid().ok()?;
    Some((link.game.title(words), link.at))
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
            let field = gloo::utils::document().get_element_by_id("own-code");
            let text = field.and_then(|field| field.dyn_into::<HtmlInputElement>().ok());
            match Code::read_typed(&text.map(|field| field.value()).unwrap_or_default()) {
                Ok(code) => {
                    let game = Heaps { code, rule: Rule::Normal };
                    let start = game.example_position();
                    let link = Link::new(game, start).to_string();
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
    let link = Link::new(Heaps { code, rule: game.rule }, start).to_string();
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
