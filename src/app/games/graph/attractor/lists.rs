//! `attr`, `compt` and `pred`, as a program would have them at this point.

use crate::app::figure::Figure;
use crate::core::graph::{Moment, Reverse};
use crate::games::graph::Position;
use crate::words::Words;
use yew::prelude::*;

/// The maximum number of vertices whose lists can be read.
const MAX_VERTICES: usize = 60;

/// The lists; nothing for a graph that is too large for them.
pub(super) fn lists(position: &Position, moment: &Moment, words: &Words) -> Html {
    let arena = position.graph().arena();
    if arena.len() > MAX_VERTICES {
        return Html::default();
    }
    let reverse = Reverse::of(arena);
    let touched = moment.edge.map(|(from, _)| from);
    let newest = moment.order.last().copied();
    let attr = moment.order.iter().enumerate().map(|(place, &vertex)| {
        let comma = if place > 0 { ", " } else { "" };
        let new = newest == Some(vertex);
        html! { <>{ comma }if new { <strong>{ vertex }</strong> } else { { vertex } }</> }
    });
    let rows = arena.vertices().map(|vertex| {
        let left = moment.left.get(vertex as usize).copied().flatten();
        let left = left.map_or_else(|| "–".to_owned(), |left| left.to_string());
        let pred: Vec<String> = reverse.predecessors(vertex).iter().map(u32::to_string).collect();
        let class = classes!((touched == Some(vertex)).then_some("touched"));
        html! {
            <tr key={vertex} {class}>
                <th scope="row">{ vertex }</th>
                <td>{ position.graph().shown(vertex) }</td>
                <td>{ if moment.has(vertex) { "✓" } else { "" } }</td>
                <td>{ left }</td>
                <td><code>{ format!("[{}]", pred.join(", ")) }</code></td>
            </tr>
        }
    });
    html! {
        <details class="graph-lists">
            <summary>{ words.get("graph-lists") }</summary>
            <p><code>{ "attr = [" }{ for attr }{ "]" }</code></p>
            <div>
                <div class="scroll" tabindex="0" role="region" aria-label={words.get("graph-lists")}>
                    <table class="numbers">
                        <thead><tr>
                            <th scope="col">{ "s" }</th>
                            <th scope="col">{ words.get("graph-label") }</th>
                            <th scope="col"><code>{ "attr" }</code></th>
                            <th scope="col"><code>{ "compt" }</code></th>
                            <th scope="col"><code>{ "pred" }</code></th>
                        </tr></thead>
                        <tbody>{ for rows }</tbody>
                    </table>
                </div>
                { Figure { shown: "table", caption: words.get("graph-lists"), name: "attractor-lists" }.files(words) }
            </div>
            <p class="quiet">{ words.get("graph-lists-note") }</p>
        </details>
    }
}
