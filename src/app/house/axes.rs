//! The numbers along the axes of a plot.

use crate::core::Axis;
use crate::words::Words;
use yew::prelude::*;

/// The numbers of both axes, round what is plotted: they are put into the element that holds just that,
/// and take as little room as [`axes_room`] leaves. Readers who do not see the plot have its label.
pub(in crate::app) fn axes(across: Axis, up: Option<Axis>, words: &Words) -> Html {
    let numbers = |axis: Axis, edge: &'static str| {
        let ticks = axis.ticks().into_iter().map(move |(number, place)| {
            // In whole numbers: to write others would cost the page 15 kB of tables.
            let style = format!("{edge}:calc({place}% / 100)");
            html! { <i key={number} {style}>{ words.number(number.into()) }</i> }
        });
        html! { { for ticks } }
    };
    html! {
        <>
            <span class="axis across" aria-hidden="true">{ numbers(across, "left") }</span>
            if let Some(up) = up {
                <span class="axis up" aria-hidden="true">{ numbers(up, "bottom") }</span>
            }
        </>
    }
}

/// The style that leaves room for the numbers of the axis on the left, up to this one.
pub(in crate::app) fn axes_room(most: u32, words: &Words) -> String {
    format!("--digits:{}", words.number(most.into()).chars().count())
}
