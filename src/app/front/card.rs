//! A card of the home page: a small board, on which the first move can be made, and a link to the game.

use crate::app::hooks::Href;
use crate::link::Link;
use yew::prelude::*;

/// What is on a card.
pub(in crate::app) struct Card {
    /// The system that it stands for, where it does.
    pub(in crate::app) system: Option<String>,
    /// Where it leads.
    pub(in crate::app) href: String,
    /// What is there.
    pub(in crate::app) name: String,
    /// Its small board, where it has one.
    pub(in crate::app) board: Option<Html>,
    /// Why one would go there.
    pub(in crate::app) note: Html,
}

/// The card. All of it leads where its name does, but for the steps on its board, which are for
/// pointers: with the keyboard or a screen reader, the first move is made in the game.
pub(in crate::app) fn card(card: Card) -> Html {
    let Card { system, href, name, board, note } = card;
    html! {
        <li key={href.clone()}>
            <div class="card">
                if let Some(system) = system { <p class="card-system">{ system }</p> }
                <a class="card-name" {href}>{ name }</a>
                if let Some(board) = board { <div class="card-board" aria-hidden="true">{ board }</div> }
                <span class="card-note">{ note }</span>
            </div>
        </li>
    }
}

/// A place on a small board: the way into the game of a link in which the first move was made there.
pub(in crate::app) fn step(link: &Link, mv: String, class: Classes, drawn: Html) -> Html {
    let href = Link { moves: vec![mv], at: 1, ..link.clone() }.href();
    html! { <a class={classes!("step", class)} {href} tabindex="-1">{ drawn }</a> }
}
