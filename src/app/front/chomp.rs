//! Chomp on the front page: bars to begin with, and the views that one comes for.

use super::card::{Card, card, step};
use crate::app::chomp::title;
use crate::words::Words;
use yew::prelude::*;

/// A bar, and the message that says why one would take it.
const BARS: [((u8, u8), &str); 3] =
    [((3, 5), "card-chomp-small"), ((2, 7), "card-chomp-rows"), ((8, 10), "card-chomp-two")];
/// Views, each with its bar, its heading and what it shows.
const VIEWS: [(&str, (u8, u8), &str, &str); 4] = [
    ("map", (8, 10), "tab-map", "card-chomp-map"),
    ("gallery", (4, 6), "tab-gallery", "card-chomp-gallery"),
    ("three-rows", (3, 5), "tab-three-rows", "card-chomp-three"),
    ("cost", (4, 6), "tab-cost", "card-chomp-cost"),
];

/// The card that stands for the system.
pub(super) fn first(words: &Words) -> Html {
    let system = Some(words.get("chomp"));
    card(Card { system, ..bar((4, 6), "front-chomp-note", words) })
}

/// The others.
pub(super) fn cards(words: &Words) -> Html {
    html! {
        <section aria-labelledby="front-chomp">
            <h2 id="front-chomp">{ words.get("chomp") }</h2>
            <ul class="cards">
                { for BARS.iter().map(|&(size, note)| card(bar(size, note, words))) }
                { for VIEWS.iter().map(|&view| way(view, words)) }
            </ul>
        </section>
    }
}

/// The link to a whole bar: `#/v1/chomp/4x6/6.6.6.6`.
fn whole((rows, columns): (u8, u8)) -> String {
    let left = vec![columns.to_string(); rows.into()].join(".");
    format!("#/v1/chomp/{rows}x{columns}/{left}")
}

fn bar(size: (u8, u8), note: &'static str, words: &Words) -> Card {
    let href = whole(size);
    let square = |row: u8, column: u8| match (row, column) {
        (0, 0) => html! { <span class="card-poison" /> },
        _ => step(&href, format!("{row}.{column}"), classes!(), Html::default()),
    };
    // What a bite takes with it is found by the style sheet, row by row.
    let rows = (0..size.0).map(|row| {
        html! { <span class="card-row">{ for (0..size.1).map(|column| square(row, column)) }</span> }
    });
    Card {
        system: None,
        name: title(size.0.into(), size.1.into(), words),
        code: None,
        board: Some(html! { <span class="card-bar">{ for rows }</span> }),
        note: words.get(note).into(),
        href: href.clone(),
    }
}

fn way(
    (view, size, heading, note): (&'static str, (u8, u8), &'static str, &'static str),
    words: &Words,
) -> Html {
    card(Card {
        system: None,
        href: format!("{}?view={view}", whole(size)),
        name: words.get(heading),
        code: None,
        board: None,
        note: words.get(note).into(),
    })
}
