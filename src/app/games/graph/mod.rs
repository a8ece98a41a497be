//! Graphs on the page.
//!
//! - `drawing`: a graph as it is seen. `scene` is where everything is, `marks` draws it, `legend` says what the
//!   signs mean. `sight` is what is seen of it, a `camera` in a frame; `hands` is what a reader does on it, and
//!   `gesture` what pointers have come to.
//! - `board`, `picker`: play on a graph. `below`: what is below the board. `table`: the same for those who do not see
//!   it. `sizes`: a graph that is too large to be drawn. `why`: reasons.
//! - `figure`: the graph in ink, for paper.
//! - `attractor/`: the algorithm, step by step. `minimax`: values of trees.
//! - `setup`, `own`: a new game, and a graph of the reader's own. `export`: files.

mod attractor;
mod below;
mod board;
mod camera;
mod cards;
mod drawing;
mod export;
mod figure;
mod gesture;
mod hands;
mod hint;
mod legend;
mod lists;
mod marks;
mod minimax;
mod own;
mod picker;
mod scene;
mod setup;
mod sight;
mod sizes;
mod table;
mod weigh;
mod why;

use super::{Cards, Chunk, Entry};
use crate::app::chunk::Coming;
use crate::app::page::Brought;
use crate::app::ui::{
    BoardProps, Fields, Figure, Form, GameUi, OwnViewProps, Rung, ViewInfo, ViewUi, WhyProps,
};
use crate::core::{Count, Message, Player, Rule};
use crate::games::graph::{End, EndReason, GraphAnalysis, Graphs, Kind, Move, Position};
use crate::games::pasted::signed;
use crate::games::{Game, System};
use crate::session::{NodeId, Session, Side};
use crate::split_points;
use crate::words::Words;
use yew::prelude::*;

pub(super) const ENTRY: Entry = Entry {
    system: System::Graph,
    chunk: |view| match view {
        Some("attractor") => Chunk { name: "attractor", load: || Box::pin(attractor()) },
        Some("minimax") => Chunk { name: "minimax", load: || Box::pin(minimax()) },
        _ => Chunk { name: "graph", load: || Box::pin(play()) },
    },
};

pub(super) const CARDS: Cards = Cards {
    system: System::Graph,
    title: super::title::<Graphs>,
    first: cards::first,
    others: cards::others,
};

split_points! {
    /// Graphs to play on.
    graph: fn play() -> Brought { super::game::<Graphs>() }
    /// Attractors, step by step.
    attractor: fn attractor() -> Brought { super::view::<Attractors>() }
    /// Minimax on trees.
    minimax: fn minimax() -> Brought { super::view::<Minimax>() }
    /// The fields of a new game.
    new_game: fn fields() -> Fields<Graphs> { |props| html! { <setup::Setup ..props /> } }
}

impl GameUi for Graphs {
    fn title(&self, words: &Words) -> String {
        let (id, sticks) = match self.kind() {
            Kind::Sticks(sticks) => ("graph-title-sticks", sticks),
            Kind::Tree(sticks) => ("graph-title-tree", sticks),
            Kind::List => return words.get("graph-title-own"),
        };
        let message = Message::new(id).with("sticks", sticks.sticks());
        words.say(&message.with("most", sticks.most()))
    }

    fn note(&self, words: &Words) -> Option<String> {
        let (id, sticks) = match self.kind() {
            Kind::Sticks(sticks) => ("graph-note-sticks", sticks),
            Kind::Tree(sticks) => ("graph-note-tree", sticks),
            Kind::List => return Some(words.get("graph-note-own")),
        };
        Some(words.say(&Message::new(id).with("most", sticks.most())))
    }

    fn lessons(&self, _: &Position) -> &'static [&'static str] {
        match self.kind() {
            Kind::Tree(_) => &["attractor", "minimax"],
            Kind::Sticks(_) | Kind::List => &["attractor"],
        }
    }

    fn say_rule(&self, position: &Position, words: &Words) -> String {
        let arena = position.graph().arena();
        let nobody = || {
            [Player::Zero, Player::One].iter().all(|player| arena.won_by(*player).next().is_none())
        };
        words.get(match (self.kind(), self.rule()) {
            (Kind::List, _) if !arena.payoffs().is_empty() && nobody() => "graph-rule-payoffs",
            (Kind::List, _) => "graph-rule-own",
            (_, Rule::Normal) => "graph-rule-normal",
            (_, Rule::Misere) => "graph-rule-misere",
        })
    }

    fn say_end(&self, position: &Position, words: &Words) -> String {
        self.say_rule(position, words) + "."
    }

    fn rules(&self, position: &Position, words: &Words) -> Vec<String> {
        let how = match self.kind() {
            Kind::Sticks(sticks) | Kind::Tree(sticks) => {
                words.say(&Message::new("graph-rules-sticks").with("most", sticks.most()))
            }
            Kind::List => words.get("graph-rules-own"),
        };
        vec![how, self.say_rule(position, words) + "."]
    }

    fn figure(session: &Session<Self>, _: Count) -> Option<Figure> {
        figure::figure(session)
    }

    fn how_to_step() -> &'static str {
        "graph-next-note"
    }

    fn how_to_fill() -> Option<&'static str> {
        Some("graph-fill-note")
    }

    fn say_position(&self, position: &Position, words: &Words) -> String {
        vertex_name(position, position.vertex(), words)
    }

    fn say_move(
        session: &Session<Self>,
        at: NodeId,
        mv: &Move,
        form: Form,
        words: &Words,
    ) -> String {
        let before = session.position_at(at);
        let graph = before.graph();
        let message = Message::new(form.pick("graph-go", "graph-went"));
        let from = graph.shown(before.vertex());
        words.say(&message.with("from", from).with("to", graph.shown(mv.to)))
    }

    fn parts(_: &Session<Self>, words: &Words) -> Vec<String> {
        vec![words.get("value-of-vertex")]
    }

    fn hint(
        session: &Session<Self>,
        analysis: &GraphAnalysis,
        rung: Rung,
        words: &Words,
    ) -> Option<String> {
        hint::hint(session, analysis, rung, words)
    }

    fn weigh(
        session: &Session<Self>,
        at: NodeId,
        before: &GraphAnalysis,
        after: Option<&GraphAnalysis>,
        words: &Words,
    ) -> Option<String> {
        weigh::weigh(session.position_at(at), before, after, words)
    }

    fn board(props: BoardProps<Self>) -> Html {
        html! { <board::Board ..props /> }
    }

    fn below(props: BoardProps<Self>) -> Html {
        html! { <below::Below ..props /> }
    }

    fn player(side: Side) -> String {
        if side == Side::First { "J0" } else { "J1" }.to_owned()
    }

    fn read_typed(session: &Session<Self>, text: &str, _: Count) -> Result<Move, Message> {
        let position = session.position();
        let (graph, next) = (position.graph(), position.next());
        let called =
            |&vertex: &u32| graph.name(vertex) == text || graph.label(vertex) == Some(text);
        match Self::read_move(text) {
            Ok(mv) if next.contains(&mv.to) => Ok(mv),
            // By its name, or by its label, where only one of those in reach has it.
            read => match next.iter().copied().filter(called).collect::<Vec<_>>()[..] {
                [to] => Ok(Move { to }),
                _ => read,
            },
        }
    }

    fn seat_name(side: Side) -> Option<&'static str> {
        let player = if side == Side::First { Player::Zero } else { Player::One };
        Some(scene::player_name(player))
    }

    fn remark(session: &Session<Self>, words: &Words) -> Option<String> {
        let position = session.position();
        // Where play goes on as usual the move has said it all, and who has won is said of every game.
        let worth_saying = match position.end() {
            Some(end) => end.reason != EndReason::Won,
            None => position.visits() > 1,
        };
        worth_saying.then(|| board::where_at(position, words))
    }

    fn draw(session: &Session<Self>, words: &Words) -> String {
        let position = session.position();
        let payoff = position.graph().arena().payoff(position.vertex());
        match payoff
            .filter(|_| matches!(position.end(), Some(End { reason: EndReason::DeadEnd, .. })))
        {
            Some(payoff) => {
                words.say(&Message::new("graph-drawn-payoff").with("value", signed(payoff)))
            }
            None => words.get("drawn"),
        }
    }

    fn owners(&self) -> Option<[&'static str; 2]> {
        let name = scene::player_name;
        matches!(self.kind(), Kind::List).then(|| [name(Player::Zero), name(Player::One)])
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

    fn view(name: &'static str) -> ViewInfo {
        ViewInfo::page(if name == "minimax" { "tab-minimax" } else { "tab-attractor" })
    }

    fn setup() -> Coming<Fields<Self>> {
        Box::pin(fields())
    }
}

/// The view of attractors.
struct Attractors;

impl ViewUi for Attractors {
    type Game = Graphs;

    fn view(props: OwnViewProps<Graphs>) -> Html {
        html! { <attractor::AttractorView ..props /> }
    }
}

/// The view of minimax.
struct Minimax;

impl ViewUi for Minimax {
    type Game = Graphs;

    fn view(props: OwnViewProps<Graphs>) -> Html {
        html! { <minimax::MinimaxView ..props /> }
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
