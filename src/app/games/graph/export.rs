//! Files of a graph: the drawing, and its text in two forms.

use crate::app::files::{save_svg, save_svg_as_picture, save_text};
use crate::core::graph::Layout;
use crate::games::graph::Position;
use crate::words::Words;
use web_sys::Element;
use yew::prelude::*;

/// Units round a drawing that is saved.
const MARGIN: i64 = 70;

/// The buttons; `svg` is the drawing, where there is one.
pub(super) fn exports(position: &Position, svg: Option<&NodeRef>, words: &Words) -> Html {
    let button = |name: &'static str, click: Callback<MouseEvent>| {
        html! { <button type="button" class="button" onclick={click}>{ name }</button> }
    };
    let text = |write: fn(&Position) -> String, name: &'static str| {
        let position = position.clone();
        Callback::from(move |_: MouseEvent| save_text(&write(&position), name, "text/plain"))
    };
    let picture = |save: fn(&Element, &str, &str), name: &'static str| {
        let (svg, position) = (svg.cloned().unwrap_or_default(), position.clone());
        Callback::from(move |_: MouseEvent| {
            if let Some(svg) = svg.cast::<Element>() {
                save(&svg, &whole(&svg, &position), name);
            }
        })
    };
    html! {
        <details class="graph-export">
            <summary>{ words.get("graph-save") }</summary>
            <div class="row">
                if svg.is_some() {
                    { button("SVG", picture(save_svg, "graph.svg")) }
                    { button("PNG", picture(save_svg_as_picture, "graph.png")) }
                }
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

/// The view box of all that is drawn: what its vertices span, which the drawing itself says.
fn whole(svg: &Element, position: &Position) -> String {
    let extent = svg.get_attribute("data-extent").unwrap_or_default();
    let mut sides = extent.split(' ').filter_map(|side| side.parse::<i64>().ok());
    let fallback =
        i64::from(Layout::UNIT) * i64::try_from(position.graph().arena().len()).unwrap_or(1);
    let (width, height) = (sides.next().unwrap_or(fallback), sides.next().unwrap_or(fallback));
    format!("{} {} {} {}", -MARGIN, -MARGIN, width + 2 * MARGIN, height + 2 * MARGIN)
}
