//! Pawns and other pieces on the home page: grids to start with.

use super::art;
use crate::app::front::{Card, card, step};
use crate::app::hooks::Href;
use crate::app::ui::GameUi;
use crate::core::Rule;
use crate::games::Game;
use crate::games::pawns::{Kind, Move, Pawns, Piece, Position, Square, USUAL_STEP};
use crate::link::{Link, Split};
use crate::words::Words;
use yew::prelude::*;

/// A way in: rows and columns, which pieces are where (row and column from 1), and what is asked.
type Way = ((u32, u32), Kind, &'static [(u32, u32)], &'static str);

const FIRST: Way = ((5, 5), Kind::Pawn, &[(1, 3), (2, 5), (5, 1)], "front-pawns-note");
const CARDS: [Way; 4] = [
    ((3, 3), Kind::Pawn, &[(1, 1)], "card-pawns-one"),
    ((5, 7), Kind::Pawn, &[(1, 1)], "card-pawns-wide"),
    ((8, 8), Kind::Queen, &[(2, 4)], "card-pawns-queen"),
    ((6, 6), Kind::Knight, &[(1, 2), (2, 1)], "card-pawns-knights"),
];

/// Other pieces, each by its name alone: the rules and the position of its link.
const ALSO: [(&str, &str); 5] = [
    ("8x8", "r2.4"),
    ("8x8", "k2.3"),
    ("8x8", "b1.3+b2.2"),
    ("8x8", "n1.2"),
    ("8x8_0.1_1.0_2.2", "o1.2"),
];

/// What the game of a link is called: by its pieces, of which only the letters are read.
pub(super) fn title(split: &Split, words: &Words) -> Option<String> {
    let game = Pawns::read_rules(&split.rules()?, Rule::default()).ok()?;
    let text = split.position().filter(|text| text != "none").unwrap_or_default();
    let letters = text.split('+').filter_map(|piece| piece.chars().next());
    let kinds = letters.map(|letter| Kind::of_letter(letter).unwrap_or_default());
    let pieces: Vec<_> = kinds.map(|kind| Piece::new(kind, Square::new(1, 1))).collect();
    let start = Position::start(&game, &pieces).unwrap_or_default();
    Some(game.title_of(&start, words))
}

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
            <p class="row">{ words.get("front-pawns-also") }{ for ALSO.iter().filter_map(|&also| way(also, words)) }</p>
        </section>
    }
}

/// A way into a game by its name alone.
fn way((rules, position): (&str, &str), words: &Words) -> Option<Html> {
    let game = Pawns::read_rules(rules, Rule::Normal).ok()?;
    let start = game.read_position(position).ok()?;
    let name = game.title_of(&start, words);
    Some(
        html! { <a key={position.to_owned()} class="button" href={Link::to(&game, &start).href()}>{ name }</a> },
    )
}

fn grid(((rows, columns), kind, squares, note): Way, words: &Words) -> Option<Card> {
    let game = Pawns::new(rows, columns, USUAL_STEP, Rule::Normal).ok()?;
    let pawns: Vec<_> = squares.iter().map(|&(row, column)| Square::new(row, column)).collect();
    let pieces: Vec<_> = pawns.iter().map(|&square| Piece::new(kind, square)).collect();
    let start = Position::start(&game, &pieces).ok()?;
    let link = Link::to(&game, &start);
    let squares =
        (1..=rows).flat_map(|row| (1..=columns).map(move |column| Square::new(row, column)));
    let board = squares.map(|square| {
        let class = match square {
            square if pawns.contains(&square) && kind == Kind::Pawn => "with-pawn",
            square if pawns.contains(&square) => "with-piece",
            square if square == game.sink() => "sink",
            _ => "",
        };
        match pawns.iter().find(|&&pawn| game.targets(kind, pawn).any(|target| target == square)) {
            Some(&from) => {
                let mv = Pawns::write_move(&Move::new(from, square));
                step(&link, mv, classes!(class), Html::default())
            }
            None if class == "with-piece" => html! { <span {class}>{ art::small(kind) }</span> },
            None => html! { <span {class} /> },
        }
    });
    Some(Card {
        system: None,
        name: game.title_of(&start, words),
        board: Some(html! {
            <span class="pawns-card" style={format!("--columns:{columns}")}>{ for board }</span>
        }),
        note: words.get(note).into(),
        href: link.href(),
    })
}
