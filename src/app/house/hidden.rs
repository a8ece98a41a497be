//! What is shown in place of answers that are hidden.

use crate::app::dom::focus_panel;
use crate::words::Words;
use yew::prelude::*;

/// Says that answers are kept back; `reveal` gives them when asked.
pub(in crate::app) fn hidden(reveal: Callback<()>, words: &Words) -> Html {
    let click = Callback::from(move |_: MouseEvent| {
        focus_panel();
        reveal.emit(());
    });
    html! {
        <div class="empty">
            <p>{ words.get("answers-hidden") }</p>
            <button type="button" class="button" onclick={click}>{ words.get("answers-reveal") }</button>
        </div>
    }
}
