//! Where the genus of one heap comes from: asked for by a click on the table, or by a number.

use super::reasons::MisereReason;
use crate::app::dom::field_value;
use crate::app::hooks::use_words;
use crate::app::house::NumberInput;
use crate::core::Message;
use crate::games::heaps::Code;
use crate::words::read_number;
use wasm_bindgen::JsCast;
use web_sys::Element;
use yew::prelude::*;

/// Hears which heap was clicked: cells have it as `data-heap`.
pub(super) fn heap_clicked(on_heap: Callback<u32>) -> Callback<MouseEvent> {
    Callback::from(move |event: MouseEvent| {
        let clicked = event.target().and_then(|target| target.dyn_into::<Element>().ok());
        let cell = clicked.and_then(|clicked| clicked.closest("[data-heap]").ok().flatten());
        let heap = cell.and_then(|cell| cell.get_attribute("data-heap"));
        if let Some(heap) = heap.and_then(|heap| heap.parse().ok()) {
            on_heap.emit(heap);
        }
    })
}

#[derive(Clone, PartialEq, Properties)]
pub(super) struct GenusOriginProps {
    pub(super) code: Code,
    /// The last heap whose genus is known.
    pub(super) last: u32,
    /// The heap that is asked for.
    pub(super) heap: Option<u32>,
    pub(super) on_heap: Callback<u32>,
}

/// The field for a number, and the reason.
#[component]
pub(super) fn GenusOrigin(props: &GenusOriginProps) -> Html {
    let words = use_words();
    let wrong = use_state_eq(|| None::<String>);
    let GenusOriginProps { code, last, heap, on_heap } = props.clone();
    {
        let wrong = wrong.setter();
        use_effect_with(heap, move |_| wrong.set(None));
    }
    let change = {
        let wrong = wrong.setter();
        Callback::from(move |event: Event| {
            let text = field_value(&event);
            let number = read_number(&text).and_then(|number| u32::try_from(number).ok());
            match number.filter(|&number| number <= last) {
                Some(number) => {
                    wrong.set(None);
                    on_heap.emit(number);
                }
                None => wrong.set(Some(text)),
            }
        })
    };
    let shown = heap.map(|heap| words.number(heap.into())).unwrap_or_default();
    let value = (*wrong).clone().unwrap_or(shown);
    html! {
        <div class="origin">
            <label class="field inline">
                <span>{ words.get("genus-ask") }</span>
                <NumberInput {value} onchange={change} wrong={wrong.is_some()} described="genus-ask-note" />
            </label>
            <p id="genus-ask-note" class={if wrong.is_some() { "field-error" } else { "spoken" }}>
                { words.say(&Message::new("genus-ask-wrong").with("most", last)) }
            </p>
            <div aria-live="polite">
                if let Some(heap) = heap.filter(|&heap| heap <= last) { <MisereReason {code} {heap} genus={true} /> }
            </div>
        </div>
    }
}
