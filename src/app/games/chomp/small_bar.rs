//! A small drawing of a bar, with some of its squares marked.

use std::fmt::Write;
use yew::prelude::*;

/// The side of a square in the drawing's own units.
const SIDE: usize = 10;

/// What is drawn.
#[derive(Clone, Copy)]
pub(super) struct SmallBar<'a> {
    /// The rows from the top, none longer than the one above it.
    pub(super) rows: &'a [u8],
    /// The squares that are marked, by row and column.
    pub(super) marks: &'a [(u8, u8)],
}

/// The drawing, hidden from those who listen: what it shows is said beside it.
pub(super) fn small_bar(bar: SmallBar<'_>) -> Html {
    let (height, width) = (bar.rows.len(), bar.rows.first().copied().unwrap_or(0));
    let mut squares = String::new();
    for (row, &length) in bar.rows.iter().enumerate() {
        for column in 0..usize::from(length) {
            // Writing to a text does not fail.
            let _ = write!(squares, "M{} {}h8.600v8.600h-8.600z", column * SIDE, row * SIDE);
        }
    }
    let marks = bar.marks.iter().map(|&(row, column)| {
        let (x, y) = (usize::from(column) * SIDE, usize::from(row) * SIDE);
        html! { <path class="small-mark" d={format!("M{x} {y}m4.300-1.500 5.800 5.800-5.800 5.800-5.800-5.800z")} /> }
    });
    let view = format!("-2 -2 {} {}", usize::from(width) * SIDE + 3, height * SIDE + 3);
    let style = format!("width:calc({width} * var(--small-square, 9px) + 4px)");
    html! {
        <svg class="small-bar" viewBox={view} {style} aria-hidden="true" focusable="false">
            <path class="small-squares" d={squares} />
            <path class="small-poison" d="M0 0h8.600v8.600h-8.600zM2 2l4.600 4.600M6.600 2l-4.600 4.600" />
            { for marks }
        </svg>
    }
}
