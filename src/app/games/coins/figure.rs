//! The coins in ink, for paper: heads have a crown, as on the screen, tails are empty. In a row, each coin has its
//! place below it; on a grid, the rows and columns are numbered.

use crate::app::ui::Figure;
use crate::core::Count;
use crate::games::coins::{Coins, Position};
use yew::prelude::*;

/// The room of a coin.
const SIDE: u32 = 40;
/// Below it, for its place; on a grid beside and above it.
const FOOT: u32 = 18;
/// How many there are in a line.
const ACROSS: u32 = 16;

/// The coins, with places counted so.
pub(super) fn figure(game: &Coins, position: Position, count: Count) -> Figure {
    if game.down.is_some() { grid(position, count.first()) } else { row(position, count.first()) }
}

fn row(position: Position, first: u32) -> Figure {
    let drawn = |place: u32| {
        let (x, y) = (place % ACROSS * SIDE, place / ACROSS * (SIDE + FOOT));
        html! { <>{ coin(x, y, position.is_head(place)) }{ number(x + 20, y + 52, place + first) }</> }
    };
    let lines = position.len().div_ceil(ACROSS).max(1);
    Figure {
        width: position.len().clamp(1, ACROSS) * SIDE,
        height: lines * (SIDE + FOOT),
        rigid: true,
        drawn: (0..position.len()).map(drawn).collect(),
    }
}

fn grid(position: Position, first: u32) -> Figure {
    let drawn = |place: u32| {
        let (row, column) = position.cell(place);
        coin(FOOT + column * SIDE, FOOT + row * SIDE, position.is_head(place))
    };
    let above =
        (0..position.columns()).map(|column| number(FOOT + column * SIDE + 20, 12, column + first));
    let beside = (0..position.rows()).map(|row| number(8, FOOT + row * SIDE + 24, row + first));
    Figure {
        width: FOOT + position.columns() * SIDE,
        height: FOOT + position.rows() * SIDE,
        rigid: true,
        drawn: above.chain(beside).chain((0..position.len()).map(drawn)).collect(),
    }
}

fn coin(x: u32, y: u32, head: bool) -> Html {
    html! {
        <g transform={format!("translate({x} {y})")} stroke="currentcolor" fill="none" stroke-width="1.600">
            <circle cx="20" cy="20" r="16" />
            if head { <path d="M12 26l-1.500-11 5 4.500L20 12l4.500 7.500 5-4.500L28 26z" fill="currentcolor" /> }
        </g>
    }
}

fn number(x: u32, y: u32, number: u32) -> Html {
    html! { <text x={x.to_string()} y={y.to_string()} font-size="12" text-anchor="middle" fill="currentcolor">{ number }</text> }
}
