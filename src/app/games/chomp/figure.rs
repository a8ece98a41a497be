//! Bars drawn in ink: outlines of the squares that are left, with the numbers of rows and columns.

use super::art::SKULL;
use crate::app::ui::Figure;
use crate::core::Count;
use crate::core::bars::Shape;
use crate::games::chomp::Chomp;
use crate::session::Session;
use std::fmt::Write;
use yew::prelude::*;

/// The side of a square.
const SIDE: u32 = 36;
/// Beside and above a bar, for its numbers.
const EDGE: u32 = 18;
/// Between two bars.
const GAP: u32 = 24;
/// The width that bars beside one another may take.
const WIDEST: u32 = 640;

/// The bars that are left.
pub(super) fn figure(session: &Session<Chomp>, count: Count) -> Option<Figure> {
    let (mut x, mut y, mut line) = (0, 0, 0);
    let mut width = 0;
    let mut bars = Vec::new();
    for bar in session.position().bars().iter().filter(|bar| !bar.is_empty()) {
        let across = EDGE + u32::from(bar.width()) * SIDE + 1;
        let down = EDGE + u32::from(bar.height()) * SIDE + 1;
        if x > 0 && x + across > WIDEST {
            (x, y, line) = (0, y + line + GAP, 0);
        }
        bars.push(html! { <g transform={format!("translate({x} {y})")}>{ drawn(bar, count) }</g> });
        x += across + GAP;
        width = width.max(x - GAP);
        line = line.max(down);
    }
    let drawn = bars.into_iter().collect();
    (width > 0).then_some(Figure { width, height: y + line, rigid: true, drawn })
}

fn drawn(bar: &Shape, count: Count) -> Html {
    let mut squares = String::new();
    for (row, column) in bar.each_square() {
        let (x, y) = (EDGE + u32::from(column) * SIDE, EDGE + u32::from(row) * SIDE);
        // Writing to a text does not fail.
        let _ = write!(squares, "M{x} {y}h{SIDE}v{SIDE}h-{SIDE}z");
    }
    let number = |place: u8, across: bool| {
        let (near, far) = ("9".to_owned(), (EDGE + u32::from(place) * SIDE + SIDE / 2).to_string());
        let (x, y, dy) = if across { (far, near, "4") } else { (near, far, "5") };
        html! { <text {x} {y} {dy} font-size="13" text-anchor="middle">{ u32::from(place) + count.first() }</text> }
    };
    html! {
        <>
            { for (0..bar.width()).map(|column| number(column, true)) }
            { for (0..bar.height()).map(|row| number(row, false)) }
            <path d={squares} fill="none" stroke="currentcolor" stroke-width="1.500" stroke-linejoin="round" />
            <path
                d={SKULL} transform={format!("translate({} {})", EDGE + 6, EDGE + 6)} fill="none"
                stroke="currentcolor" stroke-width="1.200" stroke-linejoin="round"
            />
        </>
    }
}
