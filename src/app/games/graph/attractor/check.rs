//! Attractors, ranks and strategies that somebody's program found, compared with these.

use crate::app::check::{Checker, Matter};
use crate::app::games::graph::scene::player_name;
use crate::app::games::graph::vertex_name;
use crate::core::{Message, Player};
use crate::games::graph::Position;
use crate::games::pasted::{Place, Region, Right};
use crate::words::Words;
use std::rc::Rc;
use yew::prelude::*;

/// The attractor of a player, for results to be compared with.
pub(super) fn region(position: &Position, player: Player) -> Region {
    let graph = position.graph();
    let arena = graph.arena();
    Region {
        arena: arena.clone(),
        names: arena.vertices().map(|vertex| graph.name(vertex).to_owned()).collect(),
        labels: arena
            .vertices()
            .map(|vertex| graph.label(vertex).unwrap_or_default().to_owned())
            .collect(),
        attractor: position.regions().attractor(player).clone(),
    }
}

/// The tool. `on_first` hears of the first vertex that is not right.
pub(super) fn check(
    position: &Position,
    region: &Rc<Region>,
    on_first: &Callback<Option<Place>>,
    words: &Words,
) -> Html {
    let matter = |label, right| Matter { label, right };
    let matters = vec![
        matter("check-matter-members", Right::Members(region.clone())),
        matter("check-matter-ranks", Right::Ranks(region.clone())),
        matter("check-matter-strategy", Right::Strategy(region.clone())),
    ];
    let (position, region, words) = (position.clone(), region.clone(), words.clone());
    let why = Callback::from(move |place| {
        let Place::Vertex(vertex) = place else { return Html::default() };
        html! { <p>{ words.say(&reason(&position, &region, vertex, &words)) }</p> }
    });
    html! { <Checker {matters} {why} {on_first} /> }
}

/// Why a vertex is in the attractor, or is not.
fn reason(position: &Position, region: &Region, vertex: u32, words: &Words) -> Message {
    let (arena, attractor) = (&region.arena, &region.attractor);
    let player = attractor.player();
    let name = |vertex| vertex_name(position, vertex, words);
    let about = |id: &'static str| {
        Message::new(id).with("vertex", name(vertex)).with("player", player_name(player))
    };
    let row = arena.successors(vertex);
    let own = arena.owner(vertex) == player;
    match attractor.rank(vertex) {
        Some(0) => about("graph-check-won"),
        Some(rank) if own => {
            let to = attractor.strategy(arena, vertex).unwrap_or(vertex);
            let least = attractor.rank(to).unwrap_or(0);
            let message = about("graph-check-own-in").with("to", name(to));
            message.with("least", least).with("rank", rank)
        }
        Some(rank) => {
            let most = row.iter().filter_map(|&to| attractor.rank(to)).max().unwrap_or(0);
            about("graph-check-other-in").with("most", most).with("rank", rank)
        }
        None if arena.win(vertex) == Some(player.other()) => about("graph-check-lost"),
        None if row.is_empty() => about("graph-check-end"),
        None if own => about("graph-check-own-out"),
        None => {
            let out = row.iter().copied().find(|&to| !attractor.contains(to)).unwrap_or(vertex);
            about("graph-check-other-out").with("to", name(out))
        }
    }
}
