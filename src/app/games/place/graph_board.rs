//! A graph of the reader's own: vertices that are pressed, with the edges between them.

use super::board::{Scene, begun};
use super::hands::use_chosen;
use super::names;
use super::square::{Look, Part, State, name};
use crate::app::hooks::use_words;
use crate::app::ui::BoardProps;
use crate::core::place::{SmallGraph, spread};
use crate::games::place::{Place, Square};
use crate::words::Words;
use yew::prelude::*;

/// The graph. Each vertex is a button of its own, in the order of their numbers.
#[component]
pub(super) fn GraphBoard(props: &BoardProps<Place>) -> Html {
    let words = use_words();
    let game = props.session.game;
    let hands = use_chosen(props);
    let pointed = use_state_eq(|| None::<Square>);
    let graph = game.kind().graph();
    let places = use_memo(graph, |graph| graph.as_ref().map(spread).unwrap_or_default());
    let scene = Scene::new(&hands, *pointed, |_| true);
    let looks: Vec<Look> =
        (1..=game.columns()).map(|number| scene.look(Square::vertex(number))).collect();
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
        vertex(square, at, look, &events, &words)
    });
    let class = classes!("board", "place-graph", (!props.open).then_some("closed"));
    let flat = places.iter().all(|place| (place.1 - 0.5).abs() < 0.01);
    let how = if game.kind().several() { "place-how-edge" } else { "place-how-vertex" };
    let escape = {
        let on_chosen = hands.on_chosen.clone();
        Callback::from(move |event: KeyboardEvent| {
            if event.key() == "Escape" {
                on_chosen.emit(Vec::new());
            }
        })
    };
    html! {
        <div class="board-frame place-frame">
            <div class={classes!(class, flat.then_some("flat"))} role="group" aria-label={words.get("place-graph")} onkeydown={escape}>
                if let Some(graph) = graph { { edges(&graph, &places, &looks) } }
                { for vertices }
            </div>
            if props.session.state().winner().is_none() {
                <p class="board-how quiet" id="board-how">{ words.get(how) }</p>
            }
            { begun(&hands, &words) }
        </div>
    }
}

/// What is done to a vertex.
struct Events {
    press: Callback<MouseEvent>,
    enter: Callback<PointerEvent>,
    leave: Callback<PointerEvent>,
}

fn vertex(square: Square, at: (f64, f64), look: &Look, events: &Events, words: &Words) -> Html {
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
            class={classes!("vertex", state, look.light.class(), colour)} aria-label={name(square, look, words)}
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
fn percent((across, down): (f64, f64)) -> (f64, f64) {
    (6.0 + 88.0 * across, 10.0 + 80.0 * down)
}
