//! A card of the front page: a small board, on which the first move may be made, and the way in.

use crate::link::with_key;
use std::fmt::Display;
use yew::prelude::*;

/// What stands on a card.
pub(super) struct Card {
    /// The system that it stands for, where it does.
    pub(super) system: Option<String>,
    /// Where it leads.
    pub(super) href: String,
    /// What is there.
    pub(super) name: String,
    /// A sign of it, where it has one.
    pub(super) code: Option<String>,
    /// Its small board, where it has one.
    pub(super) board: Option<Html>,
    /// Why one would go there.
    pub(super) note: Html,
}

/// The card. All of it leads where its name does, but for the steps on its board, which are for
/// pointers: by keys and by ear the first move is made in the game.
pub(super) fn card(card: Card) -> Html {
    let Card { system, href, name, code, board, note } = card;
    html! {
        <li key={href.clone()}>
            <div class="card">
                if let Some(system) = system { <p class="card-system">{ system }</p> }
                <a class="card-name" {href}>{ name }</a>
                if let Some(code) = code { <span class="card-code">{ code }</span> }
                if let Some(board) = board { <div class="card-board" aria-hidden="true">{ board }</div> }
                <span class="card-note">{ note }</span>
            </div>
        </li>
    }
}

/// A place on a small board: the way into the game of a link in which the first move was made there.
pub(super) fn step(link: &str, mv: impl Display, class: Classes, drawn: Html) -> Html {
    let href = with_key(link, "moves", Some(&mv.to_string()));
    html! { <a class={classes!("step", class)} {href} tabindex="-1">{ drawn }</a> }
}
