//! Chomp on the front page: bars to begin with, and the views that one comes for.

use crate::app::chomp::{SmallBar, small_bar, title};
use crate::words::Words;
use yew::prelude::*;

/// A bar with its name in the styles and the message that says why one would take it.
const BARS: [((u8, u8), &str); 4] = [
    ((4, 6), "card-chomp-first"),
    ((3, 5), "card-chomp-small"),
    ((2, 7), "card-chomp-rows"),
    ((8, 10), "card-chomp-two"),
];
/// Views, each with its heading and what it shows.
const VIEWS: [(&str, &str, &str, &str); 4] = [
    ("map", "8x10", "tab-map", "card-chomp-map"),
    ("gallery", "4x6", "tab-gallery", "card-chomp-gallery"),
    ("three-rows", "3x5", "tab-three-rows", "card-chomp-three"),
    ("cost", "4x6", "tab-cost", "card-chomp-cost"),
];

/// The cards.
pub(super) fn cards(words: &Words) -> Html {
    html! {
        <section aria-labelledby="front-chomp">
            <h2 id="front-chomp">{ words.get("chomp") }</h2>
            <p class="quiet">{ words.get("front-chomp-note") }</p>
            <ul class="cards">
                { for BARS.iter().map(|&(size, note)| bar(size, note, words)) }
                { for VIEWS.iter().map(|&view| way(view, words)) }
            </ul>
        </section>
    }
}

/// The link's place of a whole bar: `4x6/6.6.6.6`.
fn whole(rows: u8, columns: u8) -> String {
    let left = vec![columns.to_string(); rows.into()].join(".");
    format!("{rows}x{columns}/{left}")
}

fn bar((rows, columns): (u8, u8), note: &'static str, words: &Words) -> Html {
    let all = vec![columns; rows.into()];
    html! {
        <li key={note}>
            <a class="card" href={format!("#/v1/chomp/{}", whole(rows, columns))}>
                <span class="card-name">{ title(rows.into(), columns.into(), words) }</span>
                <span class="card-board">{ small_bar(SmallBar { rows: &all, marks: &[] }) }</span>
                <span class="card-note">{ words.get(note) }</span>
            </a>
        </li>
    }
}

fn way(
    (view, size, heading, note): (&'static str, &'static str, &'static str, &'static str),
    words: &Words,
) -> Html {
    let side = |text: &str| text.parse().unwrap_or(1);
    let (rows, columns) = size.split_once('x').map_or((1, 1), |(r, c)| (side(r), side(c)));
    html! {
        <li key={view}>
            <a class="card" href={format!("#/v1/chomp/{}?view={view}", whole(rows, columns))}>
                <span class="card-name">{ words.get(heading) }</span>
                <span class="card-note">{ words.get(note) }</span>
            </a>
        </li>
    }
}
