//! What the signs of a drawing mean.

use crate::core::Player;
use crate::core::graph::Arena;
use crate::words::Words;
use yew::prelude::*;

/// Circles, squares, double borders, payoffs, as far as a graph has them, and what a view adds.
pub(super) fn legend(arena: &Arena, more: &[(&'static str, &'static str)], words: &Words) -> Html {
    let won = [Player::Zero, Player::One].iter().any(|&player| arena.won_by(player).next().is_some());
    let sign = |class: &'static str, round: bool, double: bool| {
        html! {
            <svg class={classes!("legend-sign", "vertex", class)} viewBox="-14 -14 28 28" aria-hidden="true">
                if round { <circle r="11" /> } else { <rect x="-10" y="-10" width="20" height="20" rx="3" /> }
                if double { <circle r="7" /> }
            </svg>
        }
    };
    html! {
        <ul class="graph-legend quiet">
            <li>{ sign("J0", true, false) }{ words.get("graph-legend-zero") }</li>
            <li>{ sign("J1", false, false) }{ words.get("graph-legend-one") }</li>
            if won { <li>{ sign("J0", true, true) }{ words.get("graph-legend-won") }</li> }
            if !arena.payoffs().is_empty() { <li>{ words.get("graph-legend-payoff") }</li> }
            { for more.iter().map(|&(class, id)| html! { <li>{ sign(class, true, false) }{ words.get(id) }</li> }) }
        </ul>
    }
}
