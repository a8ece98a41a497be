//! Heaps on the front page: the named games, each a small board and a way in.

use super::{art, game_name, game_note};
use crate::app::ui::GameUi;
use crate::core::{Message, Rule};
use crate::games::System;
use crate::games::heaps::{Code, Heaps, NamedGame, Position};
use crate::link::{self, Link};
use crate::words::Words;
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
            <ul class="cards">{ for NamedGame::ALL.iter().map(|game| card(game, words)) }</ul>
        </section>
    }
}

/// The title of the game that a link leads to and how many moves were made, where it leads to one on
/// heaps.
pub(in crate::app) fn title_of_link(text: &str, words: &Words) -> Option<String> {
    let System::Heaps = link::system_of(text).ok()?;
    let link = link::read::<Heaps>(text).valid().ok()?;
    let title = link.game.title(words);
    Some(words.say(&Message::new("front-title-of").with("title", title).with("moves", link.at)))
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
