//! The board: the graph, the current vertex, and those that it leads to.

use super::drawing::Drawing;
use super::legend::{legend, regions_added};
use super::marks::{Look, Looks};
use super::scene::{Scene, player_name};
use super::{sizes, vertex_name};
use crate::app::hooks::use_words;
use crate::app::ui::BoardProps;
use crate::core::{Message, Player};
use crate::games::graph::{EndReason, Graphs, Move, Position};
use crate::games::pasted::signed;
use crate::session::NodeId;
use crate::words::Words;
use std::rc::Rc;
use yew::prelude::*;

/// The id of the text that says how to move.
const HOW: &str = "board-how";

/// The board.
#[component]
pub(super) fn Board(props: &BoardProps<Graphs>) -> Html {
    let words = use_words();
    let svg = use_node_ref();
    let session = &props.session;
    let position = session.position();
    // One graph is played on from beginning to end.
    let start = session.position_at(NodeId::START).clone();
    let scene = use_memo(start, |start| Scene::of(start.graph(), None));
    let show = props.analysis.is_some();
    let open = !session.state().over() && scene.is_some();
    let drawing = match &*scene {
        Some(scene) => {
            let on_choose = props.on_move.reform(|to| Move { to });
            html! {
                <Drawing
                    scene={scene.clone()} looks={Rc::new(looks(props, scene, &words))} at={position.vertex()}
                    choices={Rc::new(choices(scene, position))} open={props.open} refuses=true {on_choose}
                    label={words.get("graph-board")} how={open.then_some(HOW)} svg={svg.clone()}
                />
            }
        }
        None => sizes::sizes(position, show, &words),
    };
    let more = if show { regions_added(position, true) } else { Vec::new() };
    html! {
        <div class="board-frame graph-board">
            { drawing }
            <p class="graph-where">{ where_at(position, &words) }</p>
            if open {
                <p class="board-how quiet" id={HOW}>
                    { words.get("graph-how") }
                    <span class="for-keys">
                        { " " }{ words.get("graph-how-keys") }
                        <span class="spoken">{ " " }{ words.get("graph-how-zoom") }</span>
                    </span>
                </p>
            }
            if scene.is_some() { { legend(position.graph().arena(), &more, &words) } }
        </div>
    }
}

/// The class of a vertex by who can force a win from it.
pub(super) fn region_class(winner: Option<Player>) -> &'static str {
    match winner {
        Some(Player::Zero) => "region0",
        Some(Player::One) => "region1",
        None => "region2",
    }
}

/// Who can force a win from a vertex and how soon, in short: `J0 3`.
pub(super) fn region_sign(position: &Position, vertex: u32) -> String {
    let Some((winner, rank)) = winner_and_rank(position, vertex) else { return "–".to_owned() };
    format!("{} {rank}", player_name(winner))
}

/// Who can force a win from a vertex, and its rank in that player's attractor; `None` where neither can.
fn winner_and_rank(position: &Position, vertex: u32) -> Option<(Player, u32)> {
    let regions = position.regions();
    let winner = regions.winner(vertex)?;
    Some((winner, regions.attractor(winner).rank(vertex).unwrap_or(0)))
}

/// The vertices that can be moved to, from left to right.
fn choices(scene: &Scene, position: &Position) -> Vec<u32> {
    let mut next = position.next();
    next.sort_by_key(|&vertex| scene.point(vertex).x);
    next
}

fn looks(props: &BoardProps<Graphs>, scene: &Scene, words: &Words) -> Looks {
    let position = props.session.position();
    let (at, over) = (position.vertex(), props.session.state().over());
    let regions = props.analysis.as_ref().map(|_| position.regions());
    let plain = scene.arena.payoffs().is_empty();
    let marked: Vec<u32> = props.marked.iter().map(|mv| mv.to).collect();
    let tree = props.session.tree();
    let mut been = vec![false; scene.arena.len()];
    for id in tree.path(tree.at()) {
        been[props.session.position_at(id).vertex() as usize] = true;
    }
    let vertices = scene.arena.vertices().map(|vertex| {
        let class = classes!(
            (vertex == at).then_some("current"),
            marked.contains(&vertex).then_some("marked"),
            been[vertex as usize].then_some("been"),
            regions.map(|regions| region_class(regions.winner(vertex))),
        );
        // Where play is for payoffs, nobody wins.
        let regions = regions.filter(|regions| plain || regions.winner(vertex).is_some());
        let badge = regions.map(|_| region_sign(position, vertex).into());
        let name = heard(position, vertex, words);
        let name = match regions {
            // A vertex that is won says so itself.
            Some(_) if scene.arena.win(vertex).is_none() => {
                format!("{name}. {}", heard_region(position, vertex, words))
            }
            _ => name,
        };
        Look { class, badge, name: name.into() }
    });
    let came = tree.before().map(|before| (props.session.position_at(before).vertex(), at));
    let edges = scene.edges.iter().map(|&(from, to, _)| {
        let good = regions.is_some_and(|regions| {
            let mine = regions.attractor(scene.arena.owner(from));
            mine.rank(from) > Some(0) && mine.rank(to).is_some() && mine.rank(to) < mine.rank(from)
        });
        match (from == at && !over, good) {
            (true, _) if marked.contains(&to) => "marked",
            (true, false) => "next",
            (true, true) => "next strategy",
            (false, _) if came == Some((from, to)) => "last",
            (false, true) => "strategy",
            (false, false) => "",
        }
    });
    Looks { vertices: vertices.collect(), edges: edges.collect() }
}

/// A vertex as it is heard: what it is called, and what its shape says.
fn heard(position: &Position, vertex: u32, words: &Words) -> String {
    let arena = position.graph().arena();
    let (id, player) = match arena.win(vertex) {
        Some(winner) => ("graph-heard-won", winner),
        None if arena.payoff(vertex).is_some() => ("graph-heard-payoff", Player::Zero),
        None if arena.successors(vertex).is_empty() => ("graph-heard-dead", Player::Zero),
        None => ("graph-heard", arena.owner(vertex)),
    };
    let message = Message::new(id).with("vertex", vertex_name(position, vertex, words));
    let message = message.with("player", player_name(player));
    words.say(&message.with("value", arena.payoff(vertex).map(signed).unwrap_or_default()))
}

/// Who can force a win from a vertex, as it is heard.
fn heard_region(position: &Position, vertex: u32, words: &Words) -> String {
    let Some((winner, rank)) = winner_and_rank(position, vertex) else {
        return words.get("graph-heard-neither");
    };
    let message = Message::new("graph-heard-region").with("player", player_name(winner));
    words.say(&message.with("rank", rank))
}

/// Where play is and who is to move, or how it has ended.
pub(super) fn where_at(position: &Position, words: &Words) -> String {
    let name = vertex_name(position, position.vertex(), words);
    let player = player_name(position.player());
    let message = match position.end() {
        None if position.visits() == 2 => Message::new("graph-at-again").with("player", player),
        None => Message::new("graph-at").with("player", player),
        Some(end) => {
            let winner = end.winner.map_or("", player_name);
            let payoff = position.graph().arena().payoff(position.vertex());
            let id = match (end.reason, end.winner) {
                (EndReason::Won, _) => "graph-end-won",
                (EndReason::DeadEnd, _) if payoff.is_some() => "graph-end-leaf",
                (EndReason::DeadEnd, _) => "graph-end-dead",
                (EndReason::ThirdTime, Some(_)) => "graph-end-third",
                (EndReason::ThirdTime, None) => "graph-end-third-nobody",
            };
            Message::new(id).with("winner", winner)
        }
    };
    words.say(&message.with("vertex", name))
}
