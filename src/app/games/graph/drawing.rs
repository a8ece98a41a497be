//! The drawing of a graph: zoomed with buttons, wheel, fingers or keys, and moved by dragging; vertices that can be
//! chosen are clicked, touched, or reached with the arrow keys.

use super::camera::ABOVE;
use super::hands::{Hands, use_hands};
use super::marks::{Looks, Marks};
use super::scene::Scene;
use super::sight::use_sight;
use crate::app::hooks::use_words;
use std::rc::Rc;
use yew::prelude::*;

/// Units round a drawing that is saved.
const IN_FILE: i64 = 70;

#[derive(Clone, PartialEq, Properties)]
pub(super) struct DrawingProps {
    /// What is drawn.
    pub(super) scene: Rc<Scene>,
    /// How it looks now.
    pub(super) looks: Rc<Looks>,
    /// The vertex that is kept in sight.
    pub(super) at: u32,
    /// The vertices that can be chosen, in the order in which arrows go through them.
    pub(super) choices: Rc<Vec<u32>>,
    /// Whether one may be chosen now.
    pub(super) open: bool,
    /// Hears which one was.
    pub(super) on_choose: Callback<u32>,
    /// Whether it hears of clicks on the others too, to say why they cannot be chosen.
    #[prop_or_default]
    pub(super) refuses: bool,
    /// What it is called.
    pub(super) label: AttrValue,
    /// The id of the text that says how to move, where there is one.
    #[prop_or_default]
    pub(super) how: Option<&'static str>,
    /// The element, for those who save it.
    pub(super) svg: NodeRef,
}

/// The drawing with its buttons.
#[component]
pub(super) fn Drawing(props: &DrawingProps) -> Html {
    let words = use_words();
    let sight = use_sight(&props.scene, props.at, &props.svg);
    let Hands { down, moved, up, click, key, entered, left, chosen, pointed } =
        use_hands(props, &sight);
    // How high the drawing may be on a phone must not depend on how it is turned, which depends on how high it is.
    let high = props.scene.extent().1 + 2 * ABOVE;
    let class = classes!(
        "graph-drawing",
        (!props.open).then_some("closed"),
        sight.zoomed().then_some("zoomed"),
        pointed.then_some("pointed")
    );
    html! {
        <div class="graph-frame">
            <svg
                ref={props.svg.clone()} {class} role="group" aria-label={props.label.clone()} tabindex="-1"
                data-whole={whole(&sight.scene)}
                style={format!("--units:{high}")}
                aria-describedby={props.how} viewBox={sight.view_box()} onpointerdown={down}
                onpointermove={moved} onpointerup={up.clone()} onpointercancel={up.clone()} onpointerleave={up}
                onclick={click} onkeydown={key} onfocusin={entered} onfocusout={left}
            >
                <Marks
                    scene={sight.scene.clone()} looks={props.looks.clone()} choices={props.choices.clone()} stop={chosen}
                />
            </svg>
            { sight.buttons(&words) }
        </div>
    }
}

/// The view box of all that is drawn, however much of it is seen.
fn whole(scene: &Scene) -> String {
    let (width, height) = scene.extent();
    let round = 2 * IN_FILE;
    format!("-{IN_FILE} -{IN_FILE} {} {}", width + round, height + round)
}
