//! The graph as a table, for those who cannot see the drawing, and for those who want to count.

use super::scene::player_name;
use crate::app::figure::Figure;
use crate::core::Message;
use crate::games::graph::Position;
use crate::words::Words;
use yew::prelude::*;

/// The maximum number of rows.
const MAX_ROWS: u32 = 300;
/// The maximum number of names in a cell.
const MAX_NAMES: usize = 12;

/// A column that a view adds.
pub(super) struct Column {
    /// Its heading.
    pub(super) heading: String,
    /// What it says of a vertex.
    pub(super) cell: Box<dyn Fn(u32) -> String>,
}

/// The table, closed until it is asked for: each vertex with its owner, its successors and its
/// predecessors, both counted. `below` is what a view adds under it.
pub(super) fn table(
    position: &Position,
    more: Option<&Column>,
    below: Html,
    words: &Words,
) -> Html {
    let graph = position.graph();
    let arena = graph.arena();
    let reverse = &position.regions().reverse;
    let names = |vertices: &[u32]| {
        let shown = vertices.iter().take(MAX_NAMES).map(|&vertex| format!("{vertex}"));
        let mut text = shown.collect::<Vec<_>>().join(", ");
        if vertices.len() > MAX_NAMES {
            text.push_str(" …");
        }
        text
    };
    let rows = arena.vertices().take(MAX_ROWS as usize).map(|vertex| {
        let (to, from) = (arena.successors(vertex), reverse.predecessors(vertex));
        let here = (vertex == position.vertex()).then_some("true");
        html! {
            <tr key={vertex} aria-current={here}>
                <th scope="row">{ vertex }</th>
                <td>{ graph.shown(vertex) }</td>
                <td>{ player_name(arena.owner(vertex)) }</td>
                <td>{ arena.win(vertex).map_or("", player_name) }</td>
                <td class="count">{ to.len() }</td>
                <td>{ names(to) }</td>
                <td class="count">{ from.len() }</td>
                <td>{ names(from) }</td>
                if let Some(more) = more { <td>{ (more.cell)(vertex) }</td> }
            </tr>
        }
    });
    let size = Message::new("graph-size").with("vertices", arena.len());
    let heading = |id: &'static str| html! { <th scope="col">{ words.get(id) }</th> };
    let spread = |count: &'static str, id: &'static str| {
        html! { <><th scope="col"><span class="spoken">{ words.get(count) }</span></th>{ heading(id) }</> }
    };
    let label = words.get("graph-table");
    html! {
        <details class="graph-table">
            // How large it is may be what a question asks.
            <summary>{ label.clone() }<span class="graph-size">{ " · " }{ words.say(&size.with("edges", arena.edges())) }</span></summary>
            <div class="scroll tall" tabindex="0" role="region" aria-label={label}>
                <table>
                    <thead>
                        <tr>
                            { heading("graph-number") }{ heading("graph-label") }{ heading("graph-owner") }
                            { heading("graph-won") }{ spread("graph-successor-count", "graph-successors") }
                            { spread("graph-predecessor-count", "graph-predecessors") }
                            if let Some(more) = more { <th scope="col">{ &more.heading }</th> }
                        </tr>
                    </thead>
                    <tbody>{ for rows }</tbody>
                </table>
            </div>
            { Figure { shown: "table", caption: words.get("graph-table"), name: "graph-table" }.files(words) }
            if arena.len() > MAX_ROWS as usize {
                <p class="quiet">{ words.say(&Message::new("graph-table-first").with("count", MAX_ROWS)) }</p>
            }
            { below }
        </details>
    }
}
