//! Pawns on the front page. They are another program's, so nothing here knows their rules: the cards
//! are drawn from what stands here.

use crate::words::Words;
use yew::prelude::*;

/// A way in: rows and columns, where the pawns stand (from 1), and what is asked.
struct Card {
    rows: u32,
    columns: u32,
    pawns: &'static [(u32, u32)],
    note: &'static str,
}

const CARDS: [Card; 3] = [
    Card { rows: 3, columns: 3, pawns: &[(1, 1)], note: "card-pawns-one" },
    Card { rows: 5, columns: 5, pawns: &[(1, 3), (2, 5), (5, 1)], note: "card-pawns-three" },
    Card { rows: 5, columns: 7, pawns: &[(1, 1)], note: "card-pawns-wide" },
];

/// The cards.
pub(super) fn cards(words: &Words) -> Html {
    html! {
        <section aria-labelledby="front-pawns">
            <h2 id="front-pawns">{ words.get("pawns") }</h2>
            <p class="quiet">{ words.get("front-pawns-note") }</p>
            <ul class="cards">{ for CARDS.iter().map(|it| card(it, words)) }</ul>
        </section>
    }
}

fn card(card: &Card, words: &Words) -> Html {
    let Card { rows, columns, pawns, note } = *card;
    let squares = pawns.iter().map(|(row, column)| format!("{row}.{column}"));
    let start = squares.collect::<Vec<_>>().join("+");
    let href = format!("#/v1/pawns/{rows}x{columns}/{start}");
    let board = (1..=rows).flat_map(|row| (1..=columns).map(move |column| (row, column)));
    let board = board.map(|square| {
        let class = match square {
            square if pawns.contains(&square) => "with-pawn",
            square if square == (rows, columns) => "sink",
            _ => "",
        };
        html! { <span {class} /> }
    });
    html! {
        <li key={start.clone()}>
            <a class="card" {href}>
                <span class="card-name">{ words.get("pawns") }</span>
                <span class="card-code">{ format!("{rows} × {columns}") }</span>
                <span class="card-board" aria-hidden="true">
                    <span class="card-grid" style={format!("--columns:{columns}")}>{ for board }</span>
                </span>
                <span class="card-note">{ words.get(note) }</span>
            </a>
        </li>
    }
}
