//! A board in ink, for paper: outlines of the free squares, a cross where one is gone, and the numbers of rows
//! and columns; a graph with its edges, and the numbers of its vertices.

use crate::app::ui::Figure;
use crate::core::place::{SmallGraph, spread};
use crate::games::place::{Place, Square};
use crate::session::Session;
use std::fmt::Write;
use yew::prelude::*;

/// The side of a square.
const SIDE: u32 = 36;
/// Beside and above the board, for its numbers.
const EDGE: u32 = 18;

/// Half a vertex.
const HALF: u32 = 14;
/// What a graph of so many vertices takes across, for each of them where they are in a row.
const STEP: u32 = 56;
const SMALLEST: u32 = 150;
const LARGEST: u32 = 400;

/// The board with what is gone.
pub(super) fn figure(session: &Session<Place>) -> Figure {
    match session.game.kind().graph() {
        Some(graph) => vertices(&graph, session),
        None => squares(session),
    }
}

/// A graph: what is gone is a cross, without its edges.
fn vertices(graph: &SmallGraph, session: &Session<Place>) -> Figure {
    let places = spread(graph);
    let count = u32::try_from(places.len()).unwrap_or(u32::MAX);
    let flat = places.iter().all(|place| (place.1 - 0.5).abs() < 0.01);
    let across =
        if flat { count.saturating_sub(1) * STEP } else { (count * STEP / 2).max(SMALLEST) };
    let across = across.min(if flat { u32::MAX } else { LARGEST });
    let down = if flat { 0 } else { across };
    let at = |place: &(f64, f64)| {
        let down = if flat { 0.0 } else { place.1 * f64::from(down) };
        (place.0 * f64::from(across), down)
    };
    let free = |vertex: usize| {
        let number = u32::try_from(vertex + 1).unwrap_or(u32::MAX);
        session.position().is_free(&session.game, Square::vertex(number))
    };
    let mut edges = String::new();
    for (a, b) in graph.edges().filter(|&(a, b)| free(a) && free(b)) {
        if let (Some(from), Some(to)) = (places.get(a).map(at), places.get(b).map(at)) {
            // Writing to a text does not fail.
            let _ = write!(edges, "M{:.1} {:.1}L{:.1} {:.1}", from.0, from.1, to.0, to.1);
        }
    }
    let vertex = |(vertex, place): (usize, &(f64, f64))| {
        let (x, y) = at(place);
        let mark = if free(vertex) {
            html! { <><circle r={HALF.to_string()} fill="#fff" stroke="currentcolor" stroke-width="1.500" /><text y="5" font-size="14">{ vertex + 1 }</text></> }
        } else {
            html! { <><path d="M-6-6L6 6M6-6L-6 6" stroke="currentcolor" stroke-width="1" /><text y="-9" font-size="11">{ vertex + 1 }</text></> }
        };
        html! { <g transform={format!("translate({x:.1} {y:.1})")} text-anchor="middle">{ mark }</g> }
    };
    let edge = HALF + 2;
    let drawn = html! {
        <g transform={format!("translate({edge} {edge})")}>
            <path d={edges} fill="none" stroke="currentcolor" stroke-width="1.500" />
            { for places.iter().enumerate().map(vertex) }
        </g>
    };
    Figure { width: across + 2 * edge, height: down + 2 * edge, rigid: true, drawn }
}

fn squares(session: &Session<Place>) -> Figure {
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
