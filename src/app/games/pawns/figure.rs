//! The grid drawn in ink: outlines of squares and pawns, the sink, the numbers of rows and columns from 1.

use super::square::OUTLINE;
use crate::app::ui::Figure;
use crate::games::pawns::{Pawns, Square};
use crate::session::Session;
use std::fmt::Write;
use yew::prelude::*;

/// The side of a square.
const SIDE: u32 = 36;
/// Beside and above the grid, for its numbers.
const EDGE: u32 = 18;

/// The grid.
pub(super) fn figure(session: &Session<Pawns>) -> Figure {
    let game = session.game;
    let (rows, columns) = (game.rows(), game.columns());
    let (width, height) = (EDGE + columns * SIDE + 1, EDGE + rows * SIDE + 1);
    let mut lines = String::new();
    // Writing to a text does not fail.
    for row in 0..=rows {
        let _ = write!(lines, "M{EDGE} {}h{}", EDGE + row * SIDE, columns * SIDE);
    }
    for column in 0..=columns {
        let _ = write!(lines, "M{} {EDGE}v{}", EDGE + column * SIDE, rows * SIDE);
    }
    let middle = |place: u32| (EDGE + place * SIDE - SIDE / 2).to_string();
    let near = || "9".to_owned();
    let above = (1..=columns).map(|column| number(middle(column), near(), column));
    let beside = (1..=rows).map(|row| number(near(), middle(row), row));
    let squares = (1..=rows).flat_map(|row| (1..=columns).map(move |column| Square::new(row, column)));
    let sink = game.sink();
    let drawn = html! {
        <>
            <path d={lines} fill="none" stroke="currentcolor" stroke-width="1.200" />
            { for above }
            { for beside }
            <g transform={format!("translate({} {})", middle(sink.column), middle(sink.row))} fill="none" stroke="currentcolor" stroke-width="1.200">
                <circle r="14" /><circle r="9" /><circle r="4" />
            </g>
            { for squares.filter_map(|square| pawns(square, session.position().on(square))) }
        </>
    };
    Figure { width, height, rigid: true, drawn }
}

fn number(x: String, y: String, number: u32) -> Html {
    html! { <text {x} {y} dy="4" font-size="12" text-anchor="middle">{ number }</text> }
}

/// The pawns on a square; how many there are, where there are several.
fn pawns(square: Square, count: usize) -> Option<Html> {
    let corner = |place: u32| EDGE + (place - 1) * SIDE;
    let place = format!("translate({} {})", corner(square.column), corner(square.row));
    (count > 0).then(|| {
        html! {
            <g transform={place}>
                <path
                    d={OUTLINE} transform="translate(1 1) scale(.850)" fill="none" stroke="currentcolor"
                    stroke-width="1.800" stroke-linejoin="round"
                />
                if count > 1 { <text x="33" y="33" font-size="12" font-weight="700" text-anchor="end">{ count }</text> }
            </g>
        }
    })
}
