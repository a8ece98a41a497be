//! The front page: what there is to play, and the games one left. It is a program of its own and
//! holds no system: a game is a link to it, and its name is read off the link.

mod card;
mod chomp;
mod graph;
mod heaps;
mod kept;
mod pawns;
mod title;

use super::heaps::art;
use super::hooks::{kept_games, use_words};
use crate::core::Message;
use crate::link::Theme;
use crate::words::Words;
use yew::prelude::*;

/// Games left that are offered at once; the others are folded away.
const MOST_LEFT: usize = 6;

#[derive(Clone, PartialEq, Properties)]
pub(super) struct FrontProps {
    /// The language and the theme that the link sets.
    pub(super) look: (Option<&'static str>, Option<Theme>),
    /// Takes them.
    pub(super) on_look: Callback<(Option<&'static str>, Option<Theme>)>,
}

/// The front page.
#[component]
pub(super) fn Front(props: &FrontProps) -> Html {
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
    let named = left
        .games()
        .iter()
        .filter_map(|game| Some((title::of_link(&game.link, &words)?, &*game.link)));
    let named: Vec<_> = named.collect();
    html! {
        <main class="front" id="content" tabindex="-1">
            <h1>{ words.get("front-title") }</h1>
            <p class="front-lead">{ words.get("front-lead") }</p>
            { go_on(&named, &words) }
            { art::drawings() }
            <ul class="cards systems">
                { heaps::first(&words) }
                { pawns::first(&words) }
                { chomp::first(&words) }
                { graph::first(&words) }
            </ul>
            { heaps::cards(&words) }
            { pawns::cards(&words) }
            { chomp::cards(&words) }
            { graph::cards(&words) }
            <kept::Kept {on_change} />
        </main>
    }
}

/// The ways back to the games that were left: the last one large, the others in a line.
fn go_on(left: &[(String, &str)], words: &Words) -> Html {
    let Some(((title, link), others)) = left.split_first() else { return Html::default() };
    let way = |(title, link): &(String, &str)| {
        html! { <a key={*link} class="button" href={format!("#{link}")}>{ title }</a> }
    };
    let (near, far) = others.split_at(others.len().min(MOST_LEFT - 1));
    html! {
        <nav class="row" aria-label={words.get("front-left")}>
            <a class="button primary" href={format!("#{link}")}>
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
