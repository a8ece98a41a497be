//! A sum in ink, for paper: the figures of its parts, one below the other, each with its number.

use super::parts;
use crate::app::ui::Figure;
use crate::core::Count;
use crate::games::sum::Sum;
use crate::session::Session;
use yew::prelude::*;

/// The room for the number of a part, and what is between two parts.
const MARGIN: u32 = 36;
const BETWEEN: u32 = 24;

/// The parts; `None` where one of them has no figure.
pub(super) fn figure(session: &Session<Sum>, count: Count) -> Option<Figure> {
    let shown = parts::at(session, session.tree().at());
    let figures: Option<Vec<Figure>> =
        shown.iter().map(|part| part.face.figure(&part.play, count)).collect();
    let figures = figures?;
    let width = figures.iter().map(|figure| figure.width).max()? + MARGIN;
    let mut height = 0;
    let drawn = figures.into_iter().enumerate().map(|(place, figure)| {
        let y = height;
        height += figure.height.max(MARGIN) + BETWEEN;
        html! {
            <g transform={format!("translate(0 {y})")}>
                <text x="6" y="24" font-size="18" fill="currentcolor">{ place + 1 }</text>
                <svg x={MARGIN.to_string()} width={figure.width.to_string()} height={figure.height.to_string()}>{ figure.drawn }</svg>
            </g>
        }
    });
    let drawn = drawn.collect();
    Some(Figure { width, height, rigid: true, drawn })
}
