//! Coins on the first page: rows to begin with.

use crate::app::front::{Card, card, step};
use crate::app::ui::GameUi;
use crate::core::Rule;
use crate::games::Game;
use crate::games::coins::{Coins, Kind, Move};
use crate::link::Link;
use crate::words::Words;
use yew::prelude::*;

/// A way in: which game, the row, and what is said of it.
type Way = (Kind, &'static str, &'static str);

const FIRST: Way = (Kind::Turtles, "0110100", "front-coins-note");
const CARDS: [Way; 4] = [
    (Kind::Mock, "1011011", "card-coins-mock"),
    (Kind::Ruler, "10010111", "card-coins-ruler"),
    (Kind::Twins, "0101101", "card-coins-twins"),
    (Kind::Triplets, "0011011", "card-coins-triplets"),
];

/// The card that stands for the system.
pub(super) fn first(words: &Words) -> Html {
    let system = Some(words.get("coins"));
    row(FIRST, words).map(|row| card(Card { system, ..row })).unwrap_or_default()
}

/// The others.
pub(super) fn others(words: &Words) -> Html {
    let cards = CARDS.into_iter().filter_map(|way| row(way, words)).map(card);
    html! {
        <section aria-labelledby="front-coins">
            <h2 id="front-coins">{ words.get("coins") }</h2>
            <ul class="cards">{ for cards }</ul>
        </section>
    }
}

fn row((kind, coins, note): Way, words: &Words) -> Option<Card> {
    let game = Coins { kind, rule: Rule::Normal };
    let position = game.read_position(coins).ok()?;
    let link = Link::to(&game, &position);
    let coin = |place: u32| {
        let class = if position.is_head(place) { "head" } else { "tail" };
        // One tap turns one coin, where the rules let it be turned alone.
        let alone = Move::new(1 << place).filter(|mv| game.play(&position, mv).is_ok());
        match alone {
            Some(mv) => step(&link, Coins::write_move(&mv), classes!(class), Html::default()),
            None => html! { <span {class} /> },
        }
    };
    Some(Card {
        system: None,
        name: game.title(words),
        board: Some(html! { <span class="coins-card">{ for (0..position.len()).map(coin) }</span> }),
        note: words.get(note).into(),
        href: link.href(),
    })
}
