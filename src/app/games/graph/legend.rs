//! What the signs of a drawing mean.

use crate::core::Player;
use crate::core::graph::Arena;
use crate::games::graph::Position;
use crate::words::Words;
use yew::prelude::*;

/// A sign that a view adds: a vertex or an edge of these classes, and the message that says what it means.
#[derive(Clone, Copy)]
pub(super) enum Sign {
    Vertex(&'static str, &'static str),
    Edge(&'static str, &'static str),
}

/// Circles, squares, double borders, payoffs, as far as a graph has them, and what a view adds.
pub(super) fn legend(arena: &Arena, more: &[Sign], words: &Words) -> Html {
    let won =
        [Player::Zero, Player::One].iter().any(|&player| arena.won_by(player).next().is_some());
    let vertex = |class: &'static str, round: bool, double: bool| {
        html! {
            <svg class={classes!("legend-sign", "vertex", class)} viewBox="-14 -14 28 28" aria-hidden="true">
                if round { <circle r="11" /> } else { <rect x="-10" y="-10" width="20" height="20" rx="3" /> }
                if double { <circle r="7" /> }
            </svg>
        }
    };
    let edge = |class: &'static str| {
        html! {
            <svg class="legend-sign" viewBox="-14 -14 28 28" aria-hidden="true">
                <path class={classes!("edge", class)} d="M-14 0H14" />
            </svg>
        }
    };
    let added = more.iter().map(|&sign| match sign {
        Sign::Vertex(class, id) => {
            html! { <li key={id}>{ vertex(class, true, false) }{ words.get(id) }</li> }
        }
        Sign::Edge(class, id) => html! { <li key={id}>{ edge(class) }{ words.get(id) }</li> },
    });
    html! {
        <ul class="graph-legend quiet">
            <li>{ vertex("J0", true, false) }{ words.get("graph-legend-zero") }</li>
            <li>{ vertex("J1", false, false) }{ words.get("graph-legend-one") }</li>
            if won { <li>{ vertex("J0", true, true) }{ words.get("graph-legend-won") }</li> }
            if !arena.payoffs().is_empty() { <li>{ words.get("graph-legend-payoff") }</li> }
            { for added }
        </ul>
    }
}

/// What the legend adds where the regions are shown, and `strategy` where that is too.
pub(super) fn regions_added(position: &Position, strategy: bool) -> Vec<Sign> {
    let neither = position.regions().neither().next().is_some();
    let forced = [
        Sign::Vertex("region0", "graph-legend-region0"),
        Sign::Vertex("region1", "graph-legend-region1"),
    ];
    let neither = neither.then_some(Sign::Vertex("region2", "graph-legend-region2"));
    let lowers = strategy.then_some(Sign::Edge("strategy", "graph-legend-lowers"));
    forced.into_iter().chain(neither).chain(lowers).collect()
}
