//! The reader's own graph as a board: vertices to choose, and the edges between them.

use super::board::{Scene, begun};
use super::hands::use_chosen;
use super::names;
use super::square::{Light, Look, Part, State, name};
use crate::app::dom::{announce, focus, idle};
use crate::app::grid::BOARDS;
use crate::app::hooks::use_words;
use crate::app::ui::{BoardProps, use_how};
use crate::core::Message;
use crate::core::grid::Step;
use crate::core::place::{SmallGraph, Spot, TALL, least_distance, spread, toward};
use crate::games::place::{Place, Square};
use crate::words::Words;
use wasm_bindgen::JsCast;
use web_sys::{Element, EventTarget};
use yew::prelude::*;

/// The attribute with the number of a vertex.
const NUMBER: &str = "data-vertex";

/// The graph. Each vertex is a button of its own, in the order of their numbers.
#[component]
pub(super) fn GraphBoard(props: &BoardProps<Place>) -> Html {
    let (words, how_id) = (use_words(), use_how());
    let game = props.session.game;
    let hands = use_chosen(props);
    let pointed = use_state_eq(|| None::<Square>);
    let graph = game.kind().graph();
    let places = use_memo(graph, |graph| graph.as_ref().map(spread).unwrap_or_default());
    let scene = Scene::new(&hands, *pointed, |_| true);
    let looks: Vec<Look> =
        (1..=game.columns()).map(|number| scene.look(Square::vertex(number))).collect();
    let over = props.session.state().winner().is_some();
    let vertices = (1..).zip(&looks).zip(places.iter()).map(|((number, look), &at)| {
        let square = Square::vertex(number);
        let press = {
            let hands = hands.clone();
            Callback::from(move |_: MouseEvent| hands.press(square))
        };
        let point = |at: Option<Square>| {
            let pointed = pointed.setter();
            move || pointed.set(at)
        };
        let (enter, leave) = (point(Some(square)), point(None));
        let events = Events {
            press,
            enter: Callback::from(move |_: PointerEvent| enter()),
            leave: Callback::from(move |_: PointerEvent| leave()),
        };
        let mut said = name(square, look, &words);
        if let Some(graph) = graph.as_ref().filter(|_| look.state == State::Free) {
            said = format!("{said}, {}", joined(graph, number, &looks, &words));
        }
        let free = !over && look.state == State::Free;
        // Two are chosen for an edge; what is chosen alone is a move.
        let chosen = game.kind().several().then_some(look.light == Light::Chosen);
        vertex((square, said), at, look, (free, props.open, chosen), &events)
    });
    let class = classes!("board", "place-graph", (!props.open).then_some("closed"));
    let flat = places.iter().all(|place| (place.1 - 0.5).abs() < 0.01);
    let how = if game.kind().several() { "place-how-edge" } else { "place-how-vertex" };
    let on_key = {
        let (on_chosen, places) = (hands.on_chosen.clone(), places.clone());
        let begun = (!hands.chosen.is_empty()).then(|| words.get("chosen-nothing"));
        Callback::from(move |event: KeyboardEvent| {
            if event.key() == "Escape" {
                on_chosen.emit(Vec::new());
                begun.as_deref().into_iter().for_each(announce);
            } else if let Some((graph, next)) = stepped(&event, &places) {
                event.prevent_default();
                focus(&graph, &format!("[{NUMBER}='{next}']"));
            }
        })
    };
    // An edge that is begun is given up where the focus goes to another board, as in a sum.
    let lose = {
        let on_chosen = hands.on_chosen.clone();
        Callback::from(move |event: FocusEvent| {
            let board = |target: Option<EventTarget>| {
                target?.dyn_into::<Element>().ok()?.closest(BOARDS).ok().flatten()
            };
            let next = board(event.related_target());
            if next.is_some() && next != board(event.target()) {
                on_chosen.emit(Vec::new());
            }
        })
    };
    let style = format!("--apart:{:.4};--tall:{TALL}", least_distance(&places));
    html! {
        <div class="board-frame place-frame">
            <div class={classes!(class, flat.then_some("flat"))} {style} role="group" aria-label={words.get("place-graph")} aria-describedby={how_id.clone()} onkeydown={on_key} onfocusout={lose}>
                if let Some(graph) = graph { { edges(&graph, &places, &looks) } }
                { for vertices }
            </div>
            if !over {
                <p class="board-how quiet" id={how_id}>
                    { words.get(how) }
                    <span class="for-keys">{ " " }{ words.get("place-how-keys-vertex") }</span>
                </p>
            }
            { begun(&hands, &words) }
        </div>
    }
}

/// The number of the vertex that an arrow key leads to, from the one that has the focus, and what they are in.
fn stepped(event: &KeyboardEvent, places: &[Spot]) -> Option<(Element, usize)> {
    let step = Step::of_key(&event.key(), event.ctrl_key()).filter(|_| !event.alt_key())?;
    let at: Element = event.target_dyn_into()?;
    let from = at.get_attribute(NUMBER)?.parse::<usize>().ok()?.checked_sub(1)?;
    let to = toward(places, from, step)?;
    Some((at.parent_element()?, to + 1))
}

/// What is done to a vertex.
struct Events {
    press: Callback<MouseEvent>,
    enter: Callback<PointerEvent>,
    leave: Callback<PointerEvent>,
}

/// A vertex. One that cannot be chosen any more stays where arrow keys lead, but is no stop for Tab.
fn vertex(
    (square, said): (Square, String),
    at: Spot,
    look: &Look,
    (free, open, chosen): (bool, bool, Option<bool>),
    events: &Events,
) -> Html {
    let state = match look.state {
        State::Free => "free",
        State::Gone => "gone",
        State::Piece(_) | State::Stone(_) => "gone taken",
    };
    let colour = look.part.as_ref().map(Part::colour);
    let (across, down) = percent(at);
    let style = format!("left:{across:.2}%;top:{down:.2}%");
    html! {
        <button
            key={square.column} type="button" data-vertex={square.column.to_string()} {style}
            class={classes!("vertex", state, look.light.class(), colour)} aria-label={said}
            tabindex={(!free).then_some("-1")} aria-disabled={idle(!free || !open)}
            aria-pressed={chosen.map(|chosen| chosen.to_string())}
            onclick={events.press.clone()} onpointerenter={events.enter.clone()} onpointerleave={events.leave.clone()}
        >
            { square.column }
            if let Some(part) = &look.part {
                if let Some(value) = part.value {
                    <span class="part-tag" aria-hidden="true" data-said={format!("{} {value}", names::letter(part.place))} />
                }
            }
        </button>
    }
}

/// To which free vertices one is joined, by their numbers: what the edges are to those who do not see them.
fn joined(graph: &SmallGraph, number: u32, looks: &[Look], words: &Words) -> String {
    let at = number as usize - 1;
    let free = |other: &usize| looks.get(*other).is_some_and(|look| look.state == State::Free);
    let others = (0..looks.len()).filter(|&other| other != at && graph.joined(at, other));
    let list: Vec<String> = others.filter(free).map(|other| (other + 1).to_string()).collect();
    let message = Message::new("place-vertex-joined").with("count", list.len());
    words.say(&message.with("list", list.join(", ")))
}

/// The edges, those that are gone paler.
fn edges(graph: &SmallGraph, places: &[(f64, f64)], looks: &[Look]) -> Html {
    let free = |at: usize| looks.get(at).is_some_and(|look| look.state == State::Free);
    let lines = graph.edges().filter_map(|(a, b)| {
        let (from, to) = (percent(*places.get(a)?), percent(*places.get(b)?));
        let class = if free(a) && free(b) { "edge" } else { "edge gone" };
        let text = |number: f64| format!("{number:.2}");
        Some(html! {
            <line key={format!("{a}-{b}")} {class} x1={text(from.0)} y1={text(from.1)} x2={text(to.0)} y2={text(to.1)} />
        })
    });
    html! {
        <svg class="edges" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">{ for lines }</svg>
    }
}

/// Where a place is within the frame, with room for the vertices at its edge.
fn percent((across, down): Spot) -> (f64, f64) {
    (7.0 + 86.0 * across, 8.5 + 83.0 * down)
}
