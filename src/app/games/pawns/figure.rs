//! The grid drawn in ink: outlines of squares and pawns, the sink, the numbers of rows and columns from 1.

use super::art::outline;
use crate::app::ui::Figure;
use crate::games::pawns::{Kind, Pawns, Square};
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
    let squares =
        (1..=rows).flat_map(|row| (1..=columns).map(move |column| Square::new(row, column)));
    let sink = game.sink();
    let drawn = html! {
        <>
            <path d={lines} fill="none" stroke="currentcolor" stroke-width="1.200" />
            { for above }
            { for beside }
            <g transform={format!("translate({} {})", middle(sink.column), middle(sink.row))} fill="none" stroke="currentcolor" stroke-width="1.200">
                <circle r="14" /><circle r="9" /><circle r="4" />
            </g>
            { for squares.flat_map(|square| pieces(square, &session.position().on(square).collect::<Vec<_>>())) }
        </>
    };
    Figure { width, height, rigid: true, drawn }
}

fn number(x: String, y: String, number: u32) -> Html {
    html! { <text {x} {y} dy="4" font-size="12" text-anchor="middle">{ number }</text> }
}

/// The pieces on a square: each kind once, smaller where there are several; how many there are of a kind,
/// where there are several.
fn pieces(square: Square, all: &[Kind]) -> Vec<Html> {
    let corner = |place: u32| EDGE + (place - 1) * SIDE;
    let (x, y) = (corner(square.column), corner(square.row));
    let kinds: Vec<Kind> = Kind::ALL.into_iter().filter(|kind| all.contains(kind)).collect();
    let half = kinds.len() > 1;
    let drawn = kinds.iter().zip(0_u32..).map(|(kind, number)| {
        let (across, down) = if half { (number % 2 * SIDE / 2, number / 2 * SIDE / 3) } else { (0, 0) };
        let place = format!("translate({} {})", x + across, y + down);
        let scale = if half { "scale(.5)" } else { "translate(1 1) scale(.850)" };
        let count = all.iter().filter(|other| *other == kind).count();
        html! {
            <g transform={place}>
                <path
                    d={outline(*kind)} transform={scale} fill="none" stroke="currentcolor"
                    stroke-width="1.800" stroke-linejoin="round"
                />
                if count > 1 {
                    <text x={if half { "17" } else { "33" }} y={if half { "17" } else { "33" }} font-size={if half { "9" } else { "12" }} font-weight="700" text-anchor="end">{ count }</text>
                }
            </g>
        }
    });
    drawn.collect()
}
