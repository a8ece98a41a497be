//! A board in ink, for paper: outlines of the free squares, a cross where one is gone, and the numbers of rows
//! and columns.

use crate::app::ui::Figure;
use crate::games::place::{Place, Square};
use crate::session::Session;
use std::fmt::Write;
use yew::prelude::*;

/// The side of a square.
const SIDE: u32 = 36;
/// Beside and above the board, for its numbers.
const EDGE: u32 = 18;

/// The board with what is gone.
pub(super) fn figure(session: &Session<Place>) -> Figure {
    let (game, position) = (&session.game, session.position());
    let (rows, columns) = (game.rows(), game.columns());
    let (mut free, mut gone) = (String::new(), String::new());
    for (row, column) in (1..=rows).flat_map(|row| (1..=columns).map(move |column| (row, column))) {
        let (x, y) = (start(column), start(row));
        // Writing to a text does not fail.
        let _ = if position.is_free(game, Square { row, column }) {
            write!(free, "M{x} {y}h{SIDE}v{SIDE}h-{SIDE}z")
        } else {
            write!(gone, "M{} {}l12 12m0-12l-12 12", x + 12, y + 12)
        };
    }
    let number = |place: u32, across: bool| {
        let (near, far) = ("9".to_owned(), (start(place) + SIDE / 2).to_string());
        let (x, y, dy) = if across { (far, near, "4") } else { (near, far, "5") };
        html! { <text {x} {y} {dy} font-size="13" text-anchor="middle">{ place }</text> }
    };
    let drawn = html! {
        <>
            { for (1..=columns).map(|column| number(column, true)) }
            { for (1..=rows).map(|row| number(row, false)) }
            <path d={gone} fill="none" stroke="currentcolor" stroke-width="1" />
            <path d={free} fill="none" stroke="currentcolor" stroke-width="1.500" stroke-linejoin="round" />
        </>
    };
    Figure { width: start(columns + 1) + 1, height: start(rows + 1) + 1, rigid: true, drawn }
}

/// Where a line or a column begins, from 1.
fn start(place: u32) -> u32 {
    EDGE + (place - 1) * SIDE
}
