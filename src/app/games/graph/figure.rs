//! A graph drawn in ink: the vertices with their names and numbers, the edges, the current vertex.

use super::scene::{HALF, Scene, brings};
use crate::app::ui::Figure;
use crate::core::Player;
use crate::games::graph::Graphs;
use crate::session::{NodeId, Session};
use yew::prelude::*;

/// Round the middles of the vertices: their size, what is written above and below them, an edge that leads back.
const LEFT: i32 = 34;
const RIGHT: i32 = 62;
const ABOVE: i32 = 32;
const BELOW: i32 = 50;
/// A label of more characters is written smaller.
const SHORT: usize = 4;

/// The graph; `None` where it is too large to be drawn.
pub(super) fn figure(session: &Session<Graphs>) -> Option<Figure> {
    let scene = Scene::of(session.position_at(NodeId::START).graph(), None)?;
    let (across, down) = scene.extent();
    let side = |extent: i64, edges: i32| u32::try_from(extent + i64::from(edges)).unwrap_or(0);
    let (width, height) = (side(across, LEFT + RIGHT), side(down, ABOVE + BELOW));
    let edges = scene.edges.iter().map(|(_, _, path)| html! { <path d={path.clone()} /> });
    let at = session.position().vertex();
    let drawn = html! {
        <g transform={format!("translate({LEFT} {ABOVE})")}>
            <g fill="none" stroke="currentcolor" stroke-width="1.600">{ for edges }</g>
            { for scene.arena.vertices().map(|number| vertex(&scene, number, number == at)) }
        </g>
    };
    Some(Figure { width, height, rigid: true, drawn })
}

/// A vertex; where play is it has a thick border, where play ends with a winner two. Below it is who wins
/// there, or its payoff.
fn vertex(scene: &Scene, number: u32, here: bool) -> Html {
    let (point, owner) = (scene.point(number), scene.arena.owner(number));
    let label = scene.labels.get(number as usize).cloned().unwrap_or_default();
    let size = if label.chars().count() > SHORT { "12" } else { "18" };
    html! {
        <g transform={format!("translate({} {})", point.x, point.y)} text-anchor="middle">
            <g fill="#fff" stroke="currentcolor" stroke-width={if here { "5" } else { "2" }}>
                { shape(owner, HALF) }
                if scene.arena.win(number).is_some() { { shape(owner, HALF - 5) } }
            </g>
            <text y="6" font-size={size}>{ label }</text>
            <g class="figure-halo" stroke="#fff" stroke-width="4">
                if let Some(brings) = brings(&scene.arena, number) {
                    <text y={(HALF + 19).to_string()} font-size="14" font-weight="700">{ brings }</text>
                }
                <text x={(-HALF - 1).to_string()} y={(8 - HALF).to_string()} font-size="13" text-anchor="end">{ number }</text>
            </g>
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
