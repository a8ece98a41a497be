//! Boards on the first page.

use crate::app::front::{Card, card, step};
use crate::app::ui::GameUi;
use crate::core::Rule;
use crate::core::place::Piece;
use crate::games::Game;
use crate::games::place::{Kind, Move, Place, Position, Square};
use crate::link::Link;
use crate::words::Words;
use yew::prelude::*;

/// A way in: the game, rows and columns, the squares that are gone (row and column from 1), and what is
/// asked.
type Way = (Kind, (u32, u32), &'static [(u32, u32)], &'static str);

const FIRST: Way = (Kind::Cram, (4, 5), &[], "front-place-note");
const CARDS: [Way; 6] = [
    (Kind::Cram, (4, 6), &[], "card-place-mirror"),
    (Kind::Cram, (5, 5), &[(2, 2), (3, 4), (5, 1)], "card-place-holes"),
    (Kind::NodeKayles, (3, 7), &[], "card-place-node-kayles"),
    (Kind::Queens, (6, 6), &[], "card-place-queens"),
    (Kind::Knights, (4, 6), &[], "card-place-knights"),
    (Kind::Corners, (4, 5), &[], "card-place-corners"),
];

/// The card that stands for the system.
pub(super) fn first(words: &Words) -> Html {
    let system = Some(words.get("place"));
    board(FIRST, words).map(|board| card(Card { system, ..board })).unwrap_or_default()
}

/// The others.
pub(super) fn others(words: &Words) -> Html {
    let cards = CARDS.iter().filter_map(|&way| board(way, words)).map(card);
    html! {
        <section aria-labelledby="front-place">
            <h2 id="front-place">{ words.get("place") }</h2>
            <ul class="cards">{ for cards }</ul>
        </section>
    }
}

fn board((kind, (rows, columns), gone, note): Way, words: &Words) -> Option<Card> {
    let game = Place::new(kind, rows, columns, Rule::Normal).ok()?;
    let gone: Vec<Square> = gone.iter().map(|&(row, column)| Square { row, column }).collect();
    let position = Position::start(&game, &gone);
    let link = Link::to(&game, &position);
    let squares =
        (1..=rows).flat_map(|row| (1..=columns).map(move |column| Square { row, column }));
    let board = squares.map(|square| {
        if !position.is_free(&game, square) {
            return html! { <span class="place-card-gone" /> };
        }
        // A piece is laid with its first square here.
        match first_move(&game, &position, square) {
            Some(mv) => step(&link, Place::write_move(&mv), classes!(), Html::default()),
            None => html! { <span /> },
        }
    });
    Some(Card {
        system: None,
        name: game.title(words),
        board: Some(html! {
            <span class="place-card" style={format!("--columns:{columns}")}>{ for board }</span>
        }),
        note: words.get(note).into(),
        href: link.href(),
    })
}

/// A legal move whose first square is this one.
fn first_move(game: &Place, position: &Position, square: Square) -> Option<Move> {
    let Some(pieces) = game.kind().pieces() else { return Some(Move::new(vec![square])) };
    let ways = pieces.each().flat_map(Piece::turned).filter_map(|way| {
        let left = way.first()?.1;
        let at = |&(down, right): &(usize, usize)| {
            let row = square.row.checked_add(u32::try_from(down).ok()?)?;
            let column = (square.column + u32::try_from(right).ok()?)
                .checked_sub(u32::try_from(left).ok()?)?;
            Some(Square { row, column })
        };
        way.iter().map(at).collect::<Option<Vec<_>>>().map(Move::new)
    });
    let mut ways = ways;
    ways.find(|mv| game.play(position, mv).is_ok())
}
