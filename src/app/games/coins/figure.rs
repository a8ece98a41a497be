//! The coins in ink, for paper: heads have an H's two strokes, tails are empty; each with its place below it.

use crate::app::ui::Figure;
use crate::games::coins::Position;
use yew::prelude::*;

/// The room of a coin.
const SIDE: u32 = 40;
/// Below it, for its place.
const FOOT: u32 = 18;
/// As many stand in a line.
const ACROSS: u32 = 16;

/// The row of coins.
pub(super) fn figure(position: Position) -> Figure {
    let coin = |place: u32| {
        let (x, y) = (place % ACROSS * SIDE, place / ACROSS * (SIDE + FOOT));
        html! {
            <g transform={format!("translate({x} {y})")} stroke="currentcolor" fill="none" stroke-width="1.600">
                <circle cx="20" cy="20" r="16" />
                if position.is_head(place) { <path d="M15 13v14M25 13v14M15 20h10" stroke-width="2.400" /> }
                <text x="20" y="52" font-size="12" text-anchor="middle" stroke="none" fill="currentcolor">{ place }</text>
            </g>
        }
    };
    let lines = position.len().div_ceil(ACROSS).max(1);
    Figure {
        width: position.len().clamp(1, ACROSS) * SIDE,
        height: lines * (SIDE + FOOT),
        rigid: true,
        drawn: (0..position.len()).map(coin).collect(),
    }
}
