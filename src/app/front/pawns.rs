//! Pawns on the front page. They are another program's, so nothing here knows more of their rules
//! than a first step: a pawn goes one or two squares to the right or down.

use super::card::{Card, card, step};
use crate::core::Message;
use crate::words::Words;
use yew::prelude::*;

/// A square, by row and column from 1.
type Square = (u32, u32);

/// A way in: rows and columns, where the pawns stand, and what is asked.
type Way = ((u32, u32), &'static [Square], &'static str);

const FIRST: Way = ((5, 5), &[(1, 3), (2, 5), (5, 1)], "front-pawns-note");
const CARDS: [Way; 2] =
    [((3, 3), &[(1, 1)], "card-pawns-one"), ((5, 7), &[(1, 1)], "card-pawns-wide")];
/// The squares that a pawn goes at once.
const MOST: u32 = 2;

/// The card that stands for the system.
pub(super) fn first(words: &Words) -> Html {
    let system = Some(words.get("pawns"));
    card(Card { system, ..grid(FIRST, words) })
}

/// The others.
pub(super) fn cards(words: &Words) -> Html {
    let cards = CARDS.iter().map(|&way| card(grid(way, words)));
    html! {
        <section aria-labelledby="front-pawns">
            <h2 id="front-pawns">{ words.get("pawns") }</h2>
            <ul class="cards">{ for cards }</ul>
        </section>
    }
}

fn grid(((rows, columns), pawns, note): Way, words: &Words) -> Card {
    let squares = pawns.iter().map(|(row, column)| format!("{row}.{column}"));
    let href = format!("#/v1/pawns/{rows}x{columns}/{}", squares.collect::<Vec<_>>().join("+"));
    let board = (1..=rows).flat_map(|row| (1..=columns).map(move |column| (row, column)));
    let board = board.map(|square| {
        let class = match square {
            square if pawns.contains(&square) => "with-pawn",
            square if square == (rows, columns) => "sink",
            _ => "",
        };
        match pawns.iter().find(|&&pawn| goes(pawn, square)) {
            Some(&(row, column)) => {
                let mv = format!("{row}.{column}-{}.{}", square.0, square.1);
                step(&href, mv, classes!(class), Html::default())
            }
            None => html! { <span {class} /> },
        }
    });
    let size = format!("{rows} × {columns}");
    Card {
        system: None,
        name: words.say(&Message::new("pawns-title").with("size", size)),
        code: None,
        board: Some(html! {
            <span class="card-grid" style={format!("--columns:{columns}")}>{ for board }</span>
        }),
        note: words.get(note).into(),
        href: href.clone(),
    }
}

/// Whether a pawn gets from one square to the other at once.
fn goes(from: Square, to: Square) -> bool {
    let right = from.0 == to.0 && to.1 > from.1 && to.1 - from.1 <= MOST;
    let down = from.1 == to.1 && to.0 > from.0 && to.0 - from.0 <= MOST;
    right || down
}
