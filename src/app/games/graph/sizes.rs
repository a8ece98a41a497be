//! What is shown of a graph that is too large to draw: how many vertices join in each round.

use crate::app::figure::Figure;
use crate::core::{Message, Player};
use crate::games::graph::Position;
use crate::words::Words;
use yew::prelude::*;

/// Rounds that are listed.
const MAX_ROUNDS: usize = 100;

/// In the place of the drawing: a sentence, and the layers where answers may be seen.
pub(super) fn sizes(position: &Position, show: bool, words: &Words) -> Html {
    let vertices = position.graph().arena().len();
    let rounds = Player::BOTH.map(|player| position.regions().attractor(player).rounds());
    html! {
        <div class="graph-sizes">
            <p>{ words.say(&Message::new("graph-too-large").with("vertices", vertices)) }</p>
            if show { { layers(&rounds, words) } }
        </div>
    }
}

/// How many vertices came into each player's attractor, by round, as bars with their numbers.
pub(super) fn layers(rounds: &[Vec<u32>; 2], words: &Words) -> Html {
    let most = rounds.iter().flatten().copied().max().unwrap_or(1).max(1);
    let count = rounds.iter().map(Vec::len).max().unwrap_or(0);
    let bar = |player: usize, round: usize| {
        let number = rounds[player].get(round).copied().unwrap_or(0);
        let percent = u64::from(number) * 100 / u64::from(most);
        html! {
            <td>
                <span class={format!("graph-bar region{player}")} style={format!("width:{percent}%")} />
                { words.number(number.into()) }
            </td>
        }
    };
    let rows = (0..count.min(MAX_ROUNDS)).map(|round| {
        html! { <tr key={round}><th scope="row">{ words.number(round as u64) }</th>{ bar(0, round) }{ bar(1, round) }</tr> }
    });
    let label = words.get("graph-rounds");
    html! {
        <div>
            <div class="scroll tall" tabindex="0" role="region" aria-label={label.clone()}>
                <table class="graph-rounds">
                    <caption>{ label }</caption>
                    <thead>
                        <tr><th scope="col">{ words.get("graph-rank") }</th><th scope="col">{ "J0" }</th><th scope="col">{ "J1" }</th></tr>
                    </thead>
                    <tbody>{ for rows }</tbody>
                </table>
                if count > MAX_ROUNDS {
                    <p class="quiet">{ words.say(&Message::new("graph-and-more").with("count", count - MAX_ROUNDS)) }</p>
                }
            </div>
            { Figure { shown: "table", caption: words.get("graph-rounds"), name: "graph-ranks" }.files(words) }
        </div>
    }
}
