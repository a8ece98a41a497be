//! Graphs on the page.
//!
//! - `drawing`: a graph as it is seen, zoomed and moved. `scene` is where everything stands, `marks`
//!   draws it, `camera` says which part is seen, `gesture` what hands do to it.
//! - `board`, `picker`: play on a graph. `table`: the same for those who do not see it. `sizes`: a
//!   graph that is too large to be drawn. `why`: reasons.
//! - `attractor/`: the algorithm, step by step. `minimax`: values of trees.
//! - `setup`, `own`: a new game, and a graph of the reader's own. `export`: files.

mod attractor;
mod board;
mod camera;
mod drawing;
mod export;
mod gesture;
mod legend;
mod marks;
mod minimax;
pub(super) mod name;
mod own;
mod picker;
mod scene;
mod setup;
mod sizes;
mod table;
mod why;

use super::ui::{BoardProps, GameUi, OwnViewProps, SetupProps, ViewUi, WhyProps};
use crate::core::Message;
use crate::core::Rule;
use crate::games::Game;
use crate::games::graph::{Graphs, Kind, Move, Position};
use crate::session::Session;
use crate::words::Words;
use yew::prelude::*;

impl GameUi for Graphs {
    fn title(&self, words: &Words) -> String {
        name::name_of_rules(&self.write_rules(), words)
    }

    fn note(&self, words: &Words) -> Option<String> {
        Some(words.get(match self.kind() {
            Kind::Sticks(_) => "graph-note-sticks",
            Kind::Tree(_) => "graph-note-tree",
            Kind::List => "graph-note-own",
        }))
    }

    fn say_rule(&self, _: &Position, words: &Words) -> String {
        words.get(match (self.kind(), self.rule()) {
            (Kind::List, _) => "graph-rule-own",
            (_, Rule::Normal) => "graph-rule-normal",
            (_, Rule::Misere) => "graph-rule-misere",
        })
    }

    fn say_position(&self, position: &Position, words: &Words) -> String {
        vertex_name(position, position.vertex(), words)
    }

    fn say_move(&self, before: &Position, mv: &Move, words: &Words) -> String {
        let graph = before.graph();
        let from = graph.shown(before.vertex());
        words.say(&Message::new("graph-move").with("from", from).with("to", graph.shown(mv.to)))
    }

    fn board(props: BoardProps<Self>) -> Html {
        html! { <board::Board ..props /> }
    }

    fn needs_picker(position: &Position) -> bool {
        !scene::is_drawn(position.graph())
    }

    fn picker(props: BoardProps<Self>) -> Html {
        html! { <picker::Picker ..props /> }
    }

    fn why(props: &WhyProps<Self>, words: &Words) -> Html {
        why::why(props, words)
    }

    fn why_over(session: &Session<Self>, words: &Words) -> Html {
        why::why_over(session, words)
    }

    fn view_label(view: &'static str, words: &Words) -> String {
        words.get(if view == "minimax" { "tab-minimax" } else { "tab-attractor" })
    }

    fn has_page(_: &'static str) -> bool {
        true
    }

    fn panel(_: OwnViewProps<Self>) -> Html {
        Html::default()
    }

    fn setup(props: SetupProps<Self>) -> Html {
        html! { <setup::Setup ..props /> }
    }
}

impl ViewUi for Graphs {
    type Game = Self;

    fn view(props: OwnViewProps<Self>) -> Html {
        if props.view == "minimax" {
            return html! { <minimax::MinimaxView ..props /> };
        }
        html! { <attractor::AttractorView ..props /> }
    }
}

/// A vertex in words: its number and what it is shown as.
fn vertex_name(position: &Position, vertex: u32, words: &Words) -> String {
    let shown = position.graph().shown(vertex);
    if *shown == vertex.to_string() {
        return words.say(&Message::new("graph-vertex-number").with("number", vertex));
    }
    words.say(&Message::new("graph-vertex-name").with("number", vertex).with("name", shown))
}
