//! Where one value of the table comes from: its options, and the smallest number missing from their values.

use super::seen::{Change, Seen};
use super::small_field::SmallField;
use crate::app::games::heaps::mex::{mex_is, mex_reason};
use crate::games::heaps::Query;
use crate::words::Words;
use wasm_bindgen::JsCast;
use yew::prelude::*;

/// A click on a cell of the table asks where its value comes from.
pub(super) fn asked_by_click(ask: &Callback<Query>) -> Callback<MouseEvent> {
    let ask = ask.clone();
    Callback::from(move |event: MouseEvent| {
        let place = event.target().and_then(|target| target.dyn_into::<web_sys::Element>().ok());
        let heap = place.and_then(|place| place.get_attribute("data-heap"));
        if let Some(heap) = heap.and_then(|heap| heap.parse().ok()) {
            ask.emit(Query::Origin(heap));
        }
    })
}

/// The field for those who do not point, and the reason that was asked for.
pub(super) fn origin(
    seen: &UseReducerHandle<Seen>,
    ask: &Callback<Query>,
    last: u32,
    words: &Words,
) -> Html {
    let shown = seen.reasons.origin.as_ref();
    let field = SmallField {
        seen,
        name: "origin",
        value: shown.map(|shown| words.number(shown.size.into())).unwrap_or_default(),
        label: None,
        least: 0,
        most: last,
    };
    let ask = ask.clone();
    let take = move |heap| {
        ask.emit(Query::Origin(heap));
        Change::Righted
    };
    html! {
        <div class="origin">
            <label class="field inline">
                <span>{ words.get("origin-ask") }</span>
                { field.input(take) }
            </label>
            { field.error(words) }
            // One child, there or not: otherwise the field before it would be redrawn under the reader's hands.
            if let Some(shown) = shown { { mex_reason(shown, words) } }
            // Its sentence alone is heard: the options are read by whoever wants them.
            <p class="spoken" role="status">{ for shown.map(|shown| mex_is(shown, words)) }</p>
        </div>
    }
}
