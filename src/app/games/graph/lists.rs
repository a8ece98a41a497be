//! The lists that a graph consists of, made by the reader's own program and compared with these.

use super::scene::player_name;
use super::vertex_name;
use crate::app::check::{Checker, Matter};
use crate::app::hooks::use_words;
use crate::core::{Message, Player};
use crate::games::graph::{Position, region};
use crate::games::pasted::{Difference, Part, Place, Region, Right, is_listed};
use crate::words::Words;
use std::rc::Rc;
use yew::prelude::*;

/// The lists of a graph and of an attractor, in the order in which a program makes them.
pub(super) const PARTS: [(&str, Part); 12] = [
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

/// What a list needs.
#[derive(Clone, PartialEq, Properties)]
pub(super) struct ListsProps {
    /// Where play began: the graph is the same to the end.
    pub(super) start: Position,
}

/// The tool for the graph alone, without what an attractor adds.
#[component]
pub(super) fn Lists(props: &ListsProps) -> Html {
    let words = use_words();
    let start = &props.start;
    let open = use_state_eq(|| false);
    // The names of all vertices are copied only for readers who want to check something.
    let region = use_memo((start.clone(), *open), |(start, open)| {
        open.then(|| Rc::new(region(start, Player::Zero)))
    });
    if !is_listed(start.graph().arena()) {
        return Html::default();
    }
    let parts: Vec<_> = PARTS.into_iter().filter(|(_, part)| *part != Part::Counters).collect();
    let matters = region.as_ref().as_ref().map(|region| listed(start, region, &parts, &words));
    let matters = matters.unwrap_or_default();
    let on_open = Callback::from(move |()| open.set(true));
    html! { <Checker about="check-about-graph" {matters} why={|_| Html::default()} {on_open} /> }
}

/// These lists, where the graph is small enough for them, each with its reasons.
pub(super) fn listed(
    position: &Position,
    region: &Rc<Region>,
    parts: &[(&'static str, Part)],
    words: &Words,
) -> Vec<Matter> {
    if !is_listed(&region.arena) {
        return Vec::new();
    }
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
    let matter = |&(label, part): &(&'static str, Part)| {
        let why = match part {
            Part::Counters => counter.clone(),
            Part::Owned => sets(&[0]),
            Part::Won => sets(&[1]),
            Part::Both => sets(&[0, 1]),
            _ => lists.clone(),
        };
        Matter::explained(label, Right::Graph(part, region.clone()), why)
    };
    parts.iter().map(matter).collect()
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
        let shown =
            vertices.iter().take(MAX_NAMED).map(|&vertex| vertex_name(position, vertex, words));
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
