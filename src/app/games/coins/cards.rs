//! Coins on the first page: rows to begin with.

use crate::app::front::{Card, card, step};
use crate::app::hooks::Href;
use crate::app::ui::GameUi;
use crate::core::Rule;
use crate::games::Game;
use crate::games::coins::{Coins, Move};
use crate::link::Link;
use crate::words::Words;
use yew::prelude::*;

/// A way in: which game, the coins, and what is said of it.
type Way = (&'static str, &'static str, &'static str);

const FIRST: Way = ("turtles", "0110100", "front-coins-note");
const CARDS: [Way; 5] = [
    ("mock", "1011011", "card-coins-mock"),
    ("ruler", "10010111", "card-coins-ruler"),
    ("twins", "0101101", "card-coins-twins"),
    ("triplets", "0011011", "card-coins-triplets"),
    ("twinsxtwins", "0000.0010.0100.0001", "card-coins-corners"),
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

fn row((what, coins, note): Way, words: &Words) -> Option<Card> {
    let game = Coins::read_rules(what, Rule::Normal).ok()?;
    let position = game.read_position(coins).ok()?;
    let link = Link::to(&game, &position);
    let coin = |place: u32| {
        let class = if position.is_head(place) { "head" } else { "tail" };
        // One tap turns one coin, where the rules let it be turned alone.
        let alone = Move::of(&game, position, 1 << place);
        let alone = alone.filter(|mv| game.play(&position, mv).is_ok());
        match alone {
            Some(mv) => step(&link, Coins::write_move(&mv), classes!(class), Html::default()),
            None => html! { <span {class} /> },
        }
    };
    let on_grid = game.down.is_some();
    let class = classes!("coins-card", on_grid.then_some("on-grid"));
    let columns = on_grid.then(|| format!("--columns:{}", position.columns()));
    Some(Card {
        system: None,
        name: game.title(words),
        board: Some(
            html! { <span {class} style={columns}>{ for (0..position.len()).map(coin) }</span> },
        ),
        note: words.get(note).into(),
        href: link.href(),
    })
}
