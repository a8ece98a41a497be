//! How the drawing looks at each point of the algorithm.

use super::walk::Walk;
use crate::app::games::graph::board::region_class;
use crate::app::games::graph::marks::{Look, Looks};
use crate::app::games::graph::scene::Scene;
use crate::app::games::graph::vertex_name;
use crate::core::Player;
use crate::core::graph::{Arena, Moment};
use crate::games::graph::Position;
use crate::words::Words;
use yew::prelude::*;

/// The set, the queue, the counters, the edge in hand, and the strategy so far.
pub(super) fn looks(
    position: &Position,
    scene: &Scene,
    player: Player,
    (walk, moment): (&Walk, &Moment),
    words: &Words,
) -> Looks {
    let ended = walk.at == walk.len();
    let rank = |vertex: u32| moment.ranks.get(vertex as usize).copied().flatten();
    let vertices = scene.arena.vertices().map(|vertex| {
        let region = if moment.has(vertex) {
            Some(region_class(Some(player)))
        } else {
            ended.then(|| region_class(position.regions().winner(vertex)))
        };
        let class = classes!(
            region,
            (moment.queue.contains(&vertex) || moment.stack.contains(&vertex)).then_some("queued"),
            (moment.taken == Some(vertex) && !ended).then_some("taken"),
            moment.edge.is_some_and(|(from, _)| from == vertex && !ended).then_some("current"),
        );
        let badge = badge(&scene.arena, moment, vertex).map(Into::into);
        Look { class, badge, name: vertex_name(position, vertex, words).into() }
    });
    let edges = scene.edges.iter().map(|&(from, to, _)| {
        if moment.edge == Some((from, to)) && !ended {
            return "looked";
        }
        let lowers = rank(to).is_some() && rank(to) < rank(from);
        let good = scene.arena.owner(from) == player && rank(from) > Some(0) && lowers;
        if good { "strategy" } else { "" }
    });
    Looks { vertices: vertices.collect(), edges: edges.collect() }
}

/// The rank of a vertex that is in, its place among those that came in where there are no ranks, or its
/// counter, where it may still come in.
pub(super) fn badge(arena: &Arena, moment: &Moment, vertex: u32) -> Option<String> {
    let of = |numbers: &[Option<u32>]| numbers.get(vertex as usize).copied().flatten();
    let rank = of(&moment.ranks).map(|rank| format!("r{rank}"));
    let left = of(&moment.left).filter(|_| !arena.is_end(vertex));
    let place = || moment.order.iter().position(|&one| one == vertex).map(|at| at + 1);
    rank.or_else(|| if moment.has(vertex) { place().map(|at| format!("{at}.")) } else { None })
        .or_else(|| left.map(|left| format!("→{left}")))
}
