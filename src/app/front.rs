//! The front page: what there is to play, and the game one left.

use super::heaps::{FrontGames, title_of_link};
use super::hooks::{last_game, use_words};
use yew::prelude::*;

#[derive(Clone, PartialEq, Properties)]
pub(super) struct FrontProps {
    /// Goes to a link.
    pub(super) go: Callback<String>,
}

/// The front page.
#[component]
pub(super) fn Front(_: &FrontProps) -> Html {
    let words = use_words();
    let left = use_memo((), |()| last_game());
    html! {
        <main class="front" id="content" tabindex="-1">
            <h1>{ words.get("front-title") }</h1>
            <p class="front-lead">{ words.get("front-lead") }</p>
            if let Some(game) = &*left {
                <p>
                    <a class="button primary" href={format!("#{}", game.link)}>
                        { words.get("front-go-on") }{ title_of_link(&game.link, &words).map(|title| format!(" · {title}")) }
                    </a>
                </p>
            }
            <FrontGames />
        </main>
    }
}
