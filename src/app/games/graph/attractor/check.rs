//! Attractors, ranks and strategies found by the reader's own program, compared with these.

use crate::app::check::{Checker, Matter};
use crate::app::games::graph::lists::{PARTS, listed};
use crate::app::games::graph::vertex_name;
use crate::games::graph::{Position, reason};
use crate::games::pasted::{Difference, Place, Region, Right};
use crate::words::Words;
use std::rc::Rc;
use yew::prelude::*;

/// The tool. `on_first` hears of the first vertex that is not right.
pub(super) fn check(
    position: &Position,
    region: &Rc<Region>,
    on_first: &Callback<Option<Place>>,
    words: &Words,
) -> Html {
    let mut matters = vec![
        Matter::new("check-matter-members", Right::Members(region.clone())),
        Matter::new("check-matter-ranks", Right::Ranks(region.clone())),
        Matter::new("check-matter-strategy", Right::Strategy(region.clone())),
    ];
    matters.extend(listed(position, region, &PARTS, words));
    let (position, region, words) = (position.clone(), region.clone(), words.clone());
    let why = Callback::from(move |first: Difference| {
        let Place::Vertex(vertex) = first.place else { return Html::default() };
        html! { <p>{ words.say(&reason(&region.arena, &region.attractor, vertex, |vertex| vertex_name(&position, vertex, &words))) }</p> }
    });
    html! { <Checker about="check-about-graph" {matters} {why} {on_first} /> }
}
