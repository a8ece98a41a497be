//! What the signs of a drawing mean.

use crate::words::Words;
use yew::prelude::*;

/// Circles, squares, double borders, and what a view adds.
pub(super) fn legend(more: &[(&'static str, &'static str)], words: &Words) -> Html {
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
            <li>{ sign("J0", true, true) }{ words.get("graph-legend-won") }</li>
            { for more.iter().map(|&(class, id)| html! { <li>{ sign(class, true, false) }{ words.get(id) }</li> }) }
        </ul>
    }
}
