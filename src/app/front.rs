//! The front page: what there is to play, and the games one left.

use super::front_pawns::{front_pawns, pawns_of_link};
use super::heaps::{front_games, title_of_link};
use super::hooks::games;
use crate::core::Message;
use crate::games::System;
use crate::link;
use crate::words::Words;
use yew::prelude::*;

/// Games left that are offered.
const MOST_LEFT: usize = 6;

/// The front page.
pub(super) fn front(words: &Words) -> Html {
    let left = games().into_iter().take(MOST_LEFT);
    // A game that this page cannot read is passed over.
    let left: Vec<_> =
        left.filter_map(|game| Some((title_of(&game.link, words)?, game.link))).collect();
    html! {
        <main class="front" id="content" tabindex="-1">
            <h1>{ words.get("front-title") }</h1>
            <p class="front-lead">{ words.get("front-lead") }</p>
            { go_on(&left, words) }
            { front_games(words) }
            { front_pawns(words) }
        </main>
    }
}

/// What a game that was left is called: its title and how many moves were made.
fn title_of(text: &str, words: &Words) -> Option<String> {
    let (title, moves) = match link::system_of(text).ok()? {
        System::Heaps => title_of_link(text, words)?,
        System::Pawns => pawns_of_link(text, words)?,
    };
    Some(words.say(&Message::new("front-title-of").with("title", title).with("moves", moves)))
}

/// The ways back to the games that were left: the last one large, the others in a line.
fn go_on(left: &[(String, String)], words: &Words) -> Html {
    let Some(((title, link), others)) = left.split_first() else { return Html::default() };
    let others = others.iter().map(|(title, link)| {
        html! { <a key={link.clone()} class="button" href={format!("#{link}")}>{ title }</a> }
    });
    html! {
        <nav class="row" aria-label={words.get("front-left")}>
            <a class="button primary" href={format!("#{link}")}>
                { words.say(&Message::new("front-go-on").with("title", title.as_str())) }
            </a>
            { for others }
        </nav>
    }
}
