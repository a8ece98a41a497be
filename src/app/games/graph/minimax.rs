//! Minimax and alpha-beta on a tree: values, the best line, and what need not be examined.

use super::drawing::Drawing;
use super::export::exports;
use super::legend::{Sign, legend};
use super::marks::{Look, Looks};
use super::scene::{Scene, player_name};
use super::{sizes, table, vertex_name};
use crate::app::check::{Checker, Matter};
use crate::app::hooks::{Href, use_words};
use crate::app::ui::OwnViewProps;
use crate::core::graph::{AlphaBeta, Minimax, NoMinimax, played_on};
use crate::core::{Message, Player};
use crate::games::Game;
use crate::games::graph::{Graphs, Kind, Position, best_line, minimax_values};
use crate::games::pasted::{Difference, MAX_LISTED, Place, signed};
use crate::link::{Link, View};
use crate::words::Words;
use std::rc::Rc;
use yew::prelude::*;

/// Vertices of a cycle, and of a line, that are named.
const MAX_NAMED: usize = 40;

/// What is known of a tree.
#[derive(PartialEq)]
struct Found {
    minimax: Minimax,
    line: Vec<u32>,
    alpha_beta: AlphaBeta,
}

impl Found {
    fn of(position: &Position) -> Result<Self, NoMinimax> {
        let (arena, root) = (position.graph().arena(), position.vertex());
        let minimax = Minimax::of(arena, root)?;
        let line = minimax.line(arena);
        Ok(Self { minimax, line, alpha_beta: AlphaBeta::of(arena, root)? })
    }
}

/// The view.
#[component]
pub(super) fn MinimaxView(props: &OwnViewProps<Graphs>) -> Html {
    let words = use_words();
    let position = props.session.position();
    let svg = use_node_ref();
    let scene = use_memo(position.clone(), |position| Scene::of(position.graph(), None));
    let found = use_memo(position.clone(), Found::of);
    let known = found.as_ref().as_ref().ok();
    let drawing = scene.as_ref().as_ref().map(|scene| {
        html! {
            <Drawing
                scene={scene.clone()} looks={Rc::new(looks(position, scene, known))} at={position.vertex()}
                choices={Rc::new(Vec::new())} open={false} on_choose={Callback::noop()}
                label={words.get("graph-board")} svg={svg.clone()}
            />
        }
    });
    let open = use_state_eq(|| false);
    let few = position.graph().arena().len() <= MAX_LISTED;
    let right = {
        let found = found.clone();
        use_memo((position.clone(), *open && few), move |(position, wanted)| {
            let found = (*found).as_ref().ok().filter(|_| *wanted);
            found.map(|found| {
                [minimax_values(position, &found.minimax), best_line(position, &found.minimax)]
            })
        })
    };
    let check = known.filter(|_| few).map(|_| {
        let matters: Vec<Matter> = match (*right).clone() {
            Some([values, line]) => vec![
                Matter::new("check-matter-minimax", values),
                Matter::new("check-matter-line", line),
            ],
            None => Vec::new(),
        };
        let open = open.setter();
        let on_open = Callback::from(move |()| open.set(true));
        let (position, found, words) = (position.clone(), found.clone(), words.clone());
        let why = Callback::from(move |first: Difference| {
            let (Place::Vertex(vertex), Ok(found)) = (first.place, &*found) else {
                return Html::default();
            };
            html! { <p>{ words.say(&reason(&position, &found.minimax, vertex, &words)) }</p> }
        });
        html! { <Checker about="check-about-graph" {matters} {why} {on_open} /> }
    });
    let drawn = drawing.is_some();
    let column = known.map(|found| {
        let values: Vec<(u32, i32)> =
            found.minimax.vertices().iter().map(|&v| (v, found.minimax.value(v))).collect();
        let cell = move |vertex| {
            let value = values.iter().find(|&&(other, _)| other == vertex);
            value.map_or(String::new(), |&(_, value)| signed(value))
        };
        table::Column { heading: words.get("graph-value"), cell: Box::new(cell) }
    });
    html! {
        <div class="game-sides roomy graph-view">
            <section class="board-side" aria-label={words.get("graph-board")}>
                { drawing.unwrap_or_else(|| sizes::sizes(position, false, &words)) }
                if drawn { { legend(position.graph().arena(), if known.is_some() { &LEGEND } else { &[] }, &words) } }
                { table::table(position, column.as_ref(), Html::default(), &words) }
                { check.unwrap_or_default() }
                { exports(position, drawn, known.map(|_| "graph-figure-minimax"), &words) }
            </section>
            <section class="panel-side" aria-label={words.get("graph-beside")}>
                <div class="panel graph-panel">
                    <h2>{ words.get("graph-minimax") }</h2>
                    {
                        match &*found {
                            Ok(found) => facts(position, found, &words),
                            Err(why) => no_minimax(&props.session.game, position, why, &words),
                        }
                    }
                    <details>
                        <summary>{ words.get("graph-rules-title") }</summary>
                        <p>{ words.get("graph-minimax-rules") }</p>
                        <p>{ words.get("graph-alpha-beta-rules") }</p>
                    </details>
                </div>
            </section>
        </div>
    }
}

/// What the legend adds here.
const LEGEND: [Sign; 2] =
    [Sign::Vertex("line", "graph-legend-line"), Sign::Vertex("out", "graph-legend-out")];

fn looks(position: &Position, scene: &Scene, found: Option<&Found>) -> Looks {
    let mut vertices = vec![Look::default(); scene.arena.len()];
    let mut edges = vec![""; scene.edges.len()];
    let mut add = |vertex: u32, class: &'static str| {
        if let Some(look) = vertices.get_mut(vertex as usize) {
            look.class.push(class);
        }
    };
    add(position.vertex(), "current");
    if let Some(found) = found {
        found.line.iter().for_each(|&vertex| add(vertex, "line"));
        found.alpha_beta.left_out.iter().for_each(|&vertex| add(vertex, "out"));
        for &vertex in found.minimax.vertices() {
            if let Some(look) = vertices.get_mut(vertex as usize) {
                look.badge = Some(signed(found.minimax.value(vertex)).into());
            }
        }
        for (class, &(from, to, _)) in edges.iter_mut().zip(&scene.edges) {
            let line = found.line.windows(2).any(|pair| pair == [from, to]);
            let out = found.alpha_beta.left_out.contains(&to);
            *class = if line {
                "strategy"
            } else if out {
                "out"
            } else {
                ""
            };
        }
    }
    Looks { vertices, edges }
}

/// The value, the line, and how many vertices were examined.
fn facts(position: &Position, found: &Found, words: &Words) -> Html {
    let graph = position.graph();
    let line: Vec<&str> = found.line.iter().take(MAX_NAMED).map(|&v| graph.shown(v)).collect();
    let all = found.minimax.vertices().len();
    let value = Message::new("graph-root-value").with("value", signed(found.alpha_beta.value));
    let counts = Message::new("graph-counts")
        .with("all", all)
        .with("looked", found.alpha_beta.looked_at.len())
        .with("out", found.alpha_beta.left_out.len());
    let root = vertex_name(position, position.vertex(), words);
    html! {
        <>
            <p class="graph-said">{ words.say(&value.with("vertex", root)) }</p>
            <h3>{ words.get("graph-line") }</h3>
            <p>{ line.join(" → ") }</p>
            <h3>{ words.get("graph-looked-at") }</h3>
            <p>{ words.say(&counts) }</p>
            if !found.alpha_beta.cuts.is_empty() {
                <p class="quiet">{ words.say(&Message::new("graph-cuts").with("count", found.alpha_beta.cuts.len())) }</p>
            }
        </>
    }
}

/// Why a vertex has its value.
fn reason(position: &Position, minimax: &Minimax, vertex: u32, words: &Words) -> Message {
    let arena = position.graph().arena();
    let row = played_on(arena, vertex);
    let id = match arena.owner(vertex) {
        _ if row.is_empty() => "graph-check-minimax-leaf",
        Player::Zero => "graph-check-minimax-max",
        Player::One => "graph-check-minimax-min",
    };
    let about = Message::new(id)
        .with("vertex", vertex_name(position, vertex, words))
        .with("value", signed(minimax.value(vertex)));
    if row.is_empty() {
        return about;
    }
    let values: Vec<String> =
        row.iter().take(MAX_NAMED).map(|&to| signed(minimax.value(to))).collect();
    let more = if row.len() > MAX_NAMED { "…" } else { "" };
    about.with("values", values.join(", ") + more).with("player", player_name(arena.owner(vertex)))
}

/// Why there are no values, and where there are some.
fn no_minimax(game: &Graphs, position: &Position, why: &NoMinimax, words: &Words) -> Html {
    let name = |vertex: u32| vertex_name(position, vertex, words);
    let message = match why {
        NoMinimax::NoRoot => Message::new("graph-no-root"),
        NoMinimax::Cycle(cycle) => {
            let first = cycle.iter().chain(cycle.first()).take(MAX_NAMED);
            let names: Vec<&str> = first.map(|&v| position.graph().shown(v)).collect();
            Message::new("graph-no-minimax-cycle").with("cycle", names.join(" → "))
        }
        NoMinimax::Shared(vertex) => {
            Message::new("graph-no-minimax-shared").with("vertex", name(*vertex))
        }
        NoMinimax::MissingPayoff(vertex) => {
            Message::new("graph-no-minimax-payoff").with("vertex", name(*vertex))
        }
    };
    html! {
        <>
            <p class="graph-wrong">{ words.say(&message) }</p>
            { tree_of(game).map(|link| html! { <p><a href={link}>{ words.get("graph-to-tree") }</a></p> }) }
        </>
    }
}

/// The link to the tree of the same sticks, where it is not too large.
fn tree_of(game: &Graphs) -> Option<String> {
    let Kind::Sticks(sticks) = game.kind() else { return None };
    let tree = Graphs::new(Kind::Tree(sticks), game.rule())?;
    Some(Link::to(&tree, &tree.example_position()).in_view(View::Own("minimax")).href())
}
