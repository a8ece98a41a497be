//! Files of a graph: the drawing, and its text in two formats.

use crate::app::figure::Figure;
use crate::app::files::save_text;
use crate::games::graph::Position;
use crate::words::Words;
use yew::prelude::*;

/// The buttons; `drawn` is whether there is a drawing. The message `signs` says what is written beside its vertices.
pub(super) fn exports(
    position: &Position,
    drawn: bool,
    signs: Option<&'static str>,
    words: &Words,
) -> Html {
    let button = |name: &'static str, click: Callback<MouseEvent>| {
        html! { <button type="button" class="button" onclick={click}>{ name }</button> }
    };
    let text = |write: fn(&Position) -> String, name: &'static str| {
        let position = position.clone();
        Callback::from(move |_: MouseEvent| save_text(&write(&position), name, "text/plain"))
    };
    let parts = ["graph-figure"].into_iter().chain(signs).map(|part| words.get(part));
    let caption = parts.collect::<Vec<_>>().join(" ");
    let figure = Figure { shown: "svg[data-whole]", caption, name: "graph" };
    html! {
        <details class="graph-export">
            <summary>{ words.get("graph-save") }</summary>
            <div class="row">
                if drawn { { figure.buttons() } }
                { button("DOT", text(|position| started(position).write_dot(), "graph.dot")) }
                <button type="button" class="button" onclick={text(|position| started(position).write_plain(), "graph.txt")}>
                    { words.get("graph-save-text") }
                </button>
            </div>
        </details>
    }
}

/// The graph with the vertex where play is as its start.
fn started(position: &Position) -> crate::games::graph::Graph {
    position.graph().clone().starting_at(position.vertex())
}
