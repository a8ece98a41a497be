//! Attractors, ranks and strategies found by the reader's own program, compared with these.

use crate::app::check::{Checker, Matter};
use crate::app::games::graph::scene::player_name;
use crate::app::games::graph::vertex_name;
use crate::core::Message;
use crate::games::graph::{Position, reason};
use crate::games::pasted::{Difference, Part, Place, Region, Right, is_listed};
use crate::words::Words;
use std::rc::Rc;
use yew::prelude::*;

/// The lists of a graph, in the order in which a program makes them.
const PARTS: [(&str, Part); 12] = [
    ("check-matter-triple", Part::Triple),
    ("check-matter-triple-edges", Part::TripleEdges),
    ("check-matter-four", Part::Four),
    ("check-matter-successors", Part::Successors),
    ("check-matter-edges", Part::Edges),
    ("check-matter-predecessors", Part::Predecessors),
    ("check-matter-out", Part::OutDegrees),
    ("check-matter-in", Part::InDegrees),
    ("check-matter-counters", Part::Counters),
    ("check-matter-both", Part::Both),
    ("check-matter-owned", Part::Owned),
    ("check-matter-won", Part::Won),
];
/// The maximum number of vertices that a reason names.
const MAX_NAMED: usize = 12;

/// The tool. `on_first` hears of the first vertex that is not right.
pub(super) fn check(
    position: &Position,
    region: &Rc<Region>,
    on_first: &Callback<Option<Place>>,
    words: &Words,
) -> Html {
    let mut matters = vec![
        Matter::new("check-matter-members", Right::Members(region.clone())),
        Matter::new("check-matter-ranks", Right::Ranks(region.clone())),
        Matter::new("check-matter-strategy", Right::Strategy(region.clone())),
    ];
    if is_listed(&region.arena) {
        let lists = {
            let (position, words) = (position.clone(), words.clone());
            Callback::from(move |first: Difference| {
                let Place::Vertex(vertex) = first.place else { return Html::default() };
                html! { <p>{ words.say(&joined(&position, vertex, &words)) }</p> }
            })
        };
        let sets = |which: &'static [usize]| {
            let (position, words) = (position.clone(), words.clone());
            Callback::from(move |first: Difference| {
                let Place::Vertex(vertex) = first.place else { return Html::default() };
                let all = owned(&position, vertex, &words);
                let said = which.iter().filter_map(|&which| all.get(which));
                html! { <p>{ for said.map(|said| html! { <>{ words.say(said) }{ " " }</> }) }</p> }
            })
        };
        let counter = {
            let (position, region, words) = (position.clone(), region.clone(), words.clone());
            Callback::from(move |first: Difference| {
                let Place::Vertex(vertex) = first.place else { return Html::default() };
                html! { <p>{ words.say(&counted(&position, &region, vertex, &words)) }</p> }
            })
        };
        matters.extend(PARTS.map(|(label, part)| {
            let why = match part {
                Part::Counters => counter.clone(),
                Part::Owned => sets(&[0]),
                Part::Won => sets(&[1]),
                Part::Both => sets(&[0, 1]),
                _ => lists.clone(),
            };
            Matter::explained(label, Right::Graph(part, region.clone()), why)
        }));
    }
    let (position, region, words) = (position.clone(), region.clone(), words.clone());
    let why = Callback::from(move |first: Difference| {
        let Place::Vertex(vertex) = first.place else { return Html::default() };
        html! { <p>{ words.say(&reason(&region.arena, &region.attractor, vertex, |vertex| vertex_name(&position, vertex, &words))) }</p> }
    });
    html! { <Checker about="check-about-graph" {matters} {why} {on_first} /> }
}

/// Who moves at a vertex, and whether somebody has won there.
fn owned(position: &Position, vertex: u32, words: &Words) -> [Message; 2] {
    let arena = position.graph().arena();
    let about = |id| Message::new(id).with("vertex", vertex_name(position, vertex, words));
    let won = match arena.win(vertex) {
        Some(player) => about("graph-check-final").with("player", player_name(player)),
        None => about("graph-check-not-final"),
    };
    [about("graph-check-owner").with("player", player_name(arena.owner(vertex))), won]
}

/// What the counter of a vertex begins at, and how often it goes down.
fn counted(position: &Position, region: &Region, vertex: u32, words: &Words) -> Message {
    let row = region.arena.successors(vertex);
    let inside = row.iter().filter(|&&to| region.attractor.contains(to)).count();
    Message::new("graph-check-counter")
        .with("vertex", vertex_name(position, vertex, words))
        .with("count", row.len())
        .with("inside", inside)
        .with("left", row.len() - inside)
}

/// Who moves at a vertex, and its edges.
fn joined(position: &Position, vertex: u32, words: &Words) -> Message {
    let arena = position.graph().arena();
    let names = |vertices: &[u32]| {
        let shown = vertices.iter().take(MAX_NAMED).map(|&vertex| vertex_name(position, vertex, words));
        let mut names = shown.collect::<Vec<_>>().join(", ");
        if vertices.len() > MAX_NAMED {
            names.push('…');
        }
        if names.is_empty() { "–".to_owned() } else { names }
    };
    Message::new("graph-check-lists")
        .with("vertex", vertex_name(position, vertex, words))
        .with("player", player_name(arena.owner(vertex)))
        .with("to", names(arena.successors(vertex)))
        .with("from", names(position.regions().reverse.predecessors(vertex)))
}
