//! The front page: what there is to play, and the game one left.

use super::heaps::{front_games, title_of_link};
use super::hooks::last_game;
use crate::words::Words;
use yew::prelude::*;

/// The front page.
pub(super) fn front(words: &Words) -> Html {
    html! {
        <main class="front" id="content" tabindex="-1">
            <h1>{ words.get("front-title") }</h1>
            <p class="front-lead">{ words.get("front-lead") }</p>
            if let Some(game) = last_game() {
                <p>
                    <a class="button primary" href={format!("#{}", game.link)}>
                        { words.get("front-go-on") }{ title_of_link(&game.link, words).map(|title| format!(" · {title}")) }
                    </a>
                </p>
            }
            { front_games(words) }
        </main>
    }
}
