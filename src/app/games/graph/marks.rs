//! The vertices and edges of a drawing. A component of its own, so that moving the drawing does not redraw any of them.

use super::scene::{HALF, Scene, brings, player_name};
use crate::core::Player;
use std::rc::Rc;
use yew::prelude::*;

/// How far around its middle a vertex can be touched: almost as far as its neighbours.
const REACH: i32 = 46;

/// How a drawing looks at a moment.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Looks {
    /// By vertex.
    pub(super) vertices: Vec<Look>,
    /// By edge, in the order of the rows: its class, empty for a plain one.
    pub(super) edges: Vec<&'static str>,
}

/// How a vertex looks.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Look {
    /// Its classes, apart from what it always is.
    pub(super) class: Classes,
    /// A short text at its corner: a rank, a counter, a value.
    pub(super) badge: Option<AttrValue>,
    /// Its name for those who listen, where it can be chosen.
    pub(super) name: AttrValue,
}

#[derive(Clone, PartialEq, Properties)]
pub(super) struct MarksProps {
    pub(super) scene: Rc<Scene>,
    pub(super) looks: Rc<Looks>,
    /// The vertices that can be chosen.
    pub(super) choices: Rc<Vec<u32>>,
    /// Which of them the keys are at.
    pub(super) stop: usize,
}

/// The vertices over the edges, marked edges over plain ones.
#[component]
pub(super) fn Marks(props: &MarksProps) -> Html {
    let scene = &props.scene;
    let classes = props.looks.edges.iter().copied().chain(std::iter::repeat(""));
    let edges = scene.edges.iter().zip(classes).enumerate();
    let (marked, plain): (Vec<_>, Vec<_>) = edges.partition(|(_, (_, class))| !class.is_empty());
    let edge =
        |(number, ((_, _, path), class)): (usize, (&(u32, u32, AttrValue), &'static str))| {
            html! { <path key={number} class={classes!("edge", class)} d={path.clone()} /> }
        };
    html! {
        <>
            <g aria-hidden="true">{ for plain.into_iter().map(edge) }</g>
            <g aria-hidden="true">{ for marked.into_iter().map(edge) }</g>
            <g>{ for scene.arena.vertices().map(|number| vertex(props, number)) }</g>
        </>
    }
}

fn vertex(props: &MarksProps, number: u32) -> Html {
    let (scene, plain) = (&props.scene, Look::default());
    let look = props.looks.vertices.get(number as usize).unwrap_or(&plain);
    let place = props.choices.iter().position(|&choice| choice == number);
    let (point, owner) = (scene.point(number), scene.arena.owner(number));
    let label = scene.labels.get(number as usize).cloned().unwrap_or_default();
    let class = classes!("vertex", player_name(owner), place.map(|_| "choice"), look.class.clone());
    let size = match label.chars().count() {
        0..=3 => "large",
        4 => "",
        _ => "small",
    };
    let stop = place.map(|place| if place == props.stop { "0" } else { "-1" });
    html! {
        <g
            key={number} {class} transform={format!("translate({} {})", point.x, point.y)}
            data-vertex={number.to_string()} aria-hidden={place.is_none().then_some("true")}
        >
            // What is read off a button, and of who wins the signs beside it, are part of its name.
            <g
                class="vertex-button" role={place.map(|_| "button")} tabindex={stop}
                aria-label={place.map(|_| look.name.clone())}
            >
                if place.is_some() { <circle class="reach" r={REACH.to_string()} /> }
                { shape(owner, HALF) }
                if scene.arena.win(number).is_some() { { shape(owner, HALF - 5) } }
                <text aria-hidden="true" class={classes!("label", size)}>{ label }</text>
            </g>
            if let Some(brings) = brings(&scene.arena, number) {
                // Beside a vertex, edges pass that join others.
                <text aria-hidden="true" class="won" y={(HALF + 12).to_string()}>{ brings }</text>
            }
            <text aria-hidden="true" class="number" x={(-HALF).to_string()} y={(4 - HALF).to_string()}>{ number }</text>
            if let Some(badge) = &look.badge {
                <text aria-hidden="true" class="badge" x={HALF.to_string()} y={(4 - HALF).to_string()}>{ badge }</text>
            }
        </g>
    }
}

/// A circle for J0, a square for J1.
fn shape(owner: Player, half: i32) -> Html {
    if owner == Player::Zero {
        return html! { <circle r={half.to_string()} /> };
    }
    let (corner, side) = ((2 - half).to_string(), (2 * half - 4).to_string());
    html! { <rect x={corner.clone()} y={corner} width={side.clone()} height={side} rx="3" /> }
}
