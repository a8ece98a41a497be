//! Chomp on the home page: bars to start with, and its best-known views.

use crate::app::front::{Card, card, step};
use crate::app::hooks::Href;
use crate::app::ui::GameUi;
use crate::games::Game;
use crate::games::chomp::{Chomp, Move};
use crate::link::{Link, View};
use crate::words::Words;
use yew::prelude::*;

/// A bar, and the message that says why one would take it.
const BARS: [((u8, u8), &str); 4] = [
    ((3, 5), "card-chomp-small"),
    ((2, 7), "card-chomp-rows"),
    ((5, 5), "card-chomp-square"),
    ((8, 10), "card-chomp-two"),
];
/// Views, each with its bar, its heading and what it shows.
const VIEWS: [(&str, (u8, u8), &str, &str); 5] = [
    ("map", (5, 7), "chomp-map-name", "card-chomp-map"),
    ("gallery", (4, 6), "tab-gallery", "card-chomp-gallery"),
    ("three-rows", (3, 5), "tab-three-rows", "card-chomp-three"),
    ("cost", (4, 6), "tab-cost", "card-chomp-cost"),
    ("recursion", (4, 5), "tab-recursion", "card-chomp-recursion"),
];

/// The card that stands for the system.
pub(super) fn first(words: &Words) -> Html {
    let system = Some(words.get("chomp"));
    bar((4, 6), "front-chomp-note", words)
        .map(|bar| card(Card { system, ..bar }))
        .unwrap_or_default()
}

/// The others.
pub(super) fn others(words: &Words) -> Html {
    html! {
        <section aria-labelledby="front-chomp">
            <h2 id="front-chomp">{ words.get("chomp") }</h2>
            <ul class="cards">
                { for BARS.iter().filter_map(|&(size, note)| bar(size, note, words)).map(card) }
            </ul>
            <ul class="cards">
                { for VIEWS.iter().filter_map(|&view| way(view, words)).map(card) }
            </ul>
        </section>
    }
}

fn bar((rows, columns): (u8, u8), note: &'static str, words: &Words) -> Option<Card> {
    let game = Chomp::new(rows, columns)?;
    let link = Link::to(&game, &game.example_position());
    let square = |row: u8, column: u8| match (row, column) {
        (0, 0) => html! { <span class="chomp-card-poison" /> },
        place => {
            let mv = Chomp::write_move(&Move::of(0, 1, place));
            step(&link, mv, classes!(), Html::default())
        }
    };
    // What a bite takes with it is found by the style sheet, row by row.
    let board = (0..rows).map(|row| {
        html! { <span class="chomp-card-row">{ for (0..columns).map(|column| square(row, column)) }</span> }
    });
    Some(Card {
        system: None,
        name: game.title(words),
        board: Some(html! { <span class="chomp-card">{ for board }</span> }),
        note: words.get(note).into(),
        href: link.href(),
    })
}

fn way(
    (view, (rows, columns), heading, note): (&'static str, (u8, u8), &'static str, &'static str),
    words: &Words,
) -> Option<Card> {
    let game = Chomp::new(rows, columns)?;
    Some(Card {
        system: None,
        href: Link::to(&game, &game.example_position()).in_view(View::Own(view)).href(),
        name: words.get(heading),
        board: None,
        note: words.get(note).into(),
    })
}
