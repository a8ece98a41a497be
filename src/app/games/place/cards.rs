//! Placement games on the home page.

use crate::app::front::{Card, card, step};
use crate::app::hooks::Href;
use crate::app::ui::GameUi;
use crate::core::Rule;
use crate::core::place::Piece;
use crate::games::Game;
use crate::games::place::{Move, Place, Position, Square};
use crate::link::Link;
use crate::words::Words;
use yew::prelude::*;

/// A way in: the rules and the position, as links have them, and what is asked.
type Way = (&'static str, &'static str, &'static str);

const FIRST: Way = ("cram-4x5", "none", "front-place-note");
const CARDS: [Way; 8] = [
    ("cram-4x6", "none", "card-place-mirror"),
    ("cram-5x5", "2.2+3.4+5.1", "card-place-holes"),
    ("node-kayles-3x7", "none", "card-place-node-kayles"),
    (GRAPH, "none", "card-place-graph"),
    ("queens-6x6", "none", "card-place-queens"),
    ("knights-4x6", "none", "card-place-knights"),
    ("tromino-l-4x5", "none", "card-place-corners"),
    ("pieces-i2.s4-4x5", "none", "card-place-pieces"),
];

/// A square with a roof and a tail, which [`drawing`] draws.
const GRAPH: &str = "node-kayles-graph-1-2.1-3.2-3.2-4.3-5.4-5.5-6";

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

fn board((rules, position, note): Way, words: &Words) -> Option<Card> {
    let game = Place::read_rules(rules, Rule::Normal).ok()?;
    let position = game.read_position(position).ok()?;
    let (rows, columns) = (game.rows(), game.columns());
    let link = Link::to(&game, &position);
    let squares =
        || (1..=rows).flat_map(|row| (1..=columns).map(move |column| Square { row, column }));
    let example = middle_move(&game, &position).filter(|_| rules != FIRST.0);
    let square = |square: Square| {
        if !position.is_free(&game, square) {
            return html! { <span class="place-card-gone" /> };
        }
        let class = example.as_ref().and_then(|example| example.class(&game, square));
        // A piece is laid with its first square here.
        match first_move(&game, &position, square) {
            Some(mv) => step(&link, Place::write_move(&mv), classes!(class), Html::default()),
            None => html! { <span {class} /> },
        }
    };
    let board = if rules == GRAPH {
        drawing()
    } else {
        let style = format!("--columns:{columns}");
        html! { <span class="place-card" {style}>{ for squares().map(square) }</span> }
    };
    Some(Card {
        system: None,
        name: game.title(words),
        board: Some(board),
        note: words.get(note).into(),
        href: link.href(),
    })
}

fn drawing() -> Html {
    html! {
        <svg class="place-card-graph" viewBox="0 0 96 64" aria-hidden="true">
            <path d="M32 8 12 28M32 8 52 28M12 28h40M12 28v28M52 28v28M12 56h40M52 56h34" />
            <path class="ends" d="M32 8h0M12 28h0M52 28h0M12 56h0M52 56h0M86 56h0" />
        </svg>
    }
}

/// A move as it could be made: what is laid, and what is left.
struct Example {
    laid: Move,
    left: Position,
}

impl Example {
    /// What it does to a square that was free.
    fn class(&self, game: &Place, square: Square) -> Option<&'static str> {
        if self.laid.squares().contains(&square) {
            Some("laid")
        } else {
            (!self.left.is_free(game, square)).then_some("swept")
        }
    }
}

/// A move in the middle of a board, which shows at a glance what this game is about.
fn middle_move(game: &Place, position: &Position) -> Option<Example> {
    let middle = Square { row: game.rows().div_ceil(2), column: game.columns().div_ceil(2) };
    let laid = first_move(game, position, middle)?;
    let left = game.play(position, &laid).ok()?;
    Some(Example { laid, left })
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
