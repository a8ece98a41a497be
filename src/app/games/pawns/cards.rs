//! Pawns on the first page: grids to begin with.

use crate::app::front::{Card, card, step};
use crate::app::ui::GameUi;
use crate::core::Rule;
use crate::games::Game;
use crate::games::pawns::{Move, Pawns, Position, Square, USUAL_STEP};
use crate::link::Link;
use crate::words::Words;
use yew::prelude::*;

/// A way in: rows and columns, where the pawns stand (row and column from 1), and what is asked.
type Way = ((u32, u32), &'static [(u32, u32)], &'static str);

const FIRST: Way = ((5, 5), &[(1, 3), (2, 5), (5, 1)], "front-pawns-note");
const CARDS: [Way; 2] =
    [((3, 3), &[(1, 1)], "card-pawns-one"), ((5, 7), &[(1, 1)], "card-pawns-wide")];

/// The card that stands for the system.
pub(super) fn first(words: &Words) -> Html {
    let system = Some(words.get("pawns"));
    grid(FIRST, words).map(|grid| card(Card { system, ..grid })).unwrap_or_default()
}

/// The others.
pub(super) fn others(words: &Words) -> Html {
    let cards = CARDS.iter().filter_map(|&way| grid(way, words)).map(card);
    html! {
        <section aria-labelledby="front-pawns">
            <h2 id="front-pawns">{ words.get("pawns") }</h2>
            <ul class="cards">{ for cards }</ul>
        </section>
    }
}

fn grid(((rows, columns), pawns, note): Way, words: &Words) -> Option<Card> {
    let game = Pawns::new(rows, columns, USUAL_STEP, Rule::Normal).ok()?;
    let pawns: Vec<_> = pawns.iter().map(|&(row, column)| Square::new(row, column)).collect();
    let link = Link::to(&game, &Position::start(&game, &pawns).ok()?);
    let squares =
        (1..=rows).flat_map(|row| (1..=columns).map(move |column| Square::new(row, column)));
    let board = squares.map(|square| {
        let class = match square {
            square if pawns.contains(&square) => "with-pawn",
            square if square == game.sink() => "sink",
            _ => "",
        };
        match pawns.iter().find(|&&pawn| game.targets(pawn).any(|target| target == square)) {
            Some(&from) => {
                let mv = Pawns::write_move(&Move { from, to: square });
                step(&link, mv, classes!(class), Html::default())
            }
            None => html! { <span {class} /> },
        }
    });
    Some(Card {
        system: None,
        name: game.title(words),
        board: Some(html! {
            <span class="pawns-card" style={format!("--columns:{columns}")}>{ for board }</span>
        }),
        note: words.get(note).into(),
        href: link.href(),
    })
}
