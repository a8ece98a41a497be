//! Menus and the text field for moves, folded away.

use crate::words::Words;
use yew::prelude::*;

/// The `picker`. Whether it is open is the page's to say, so that it is so again on coming back.
pub(in crate::app) fn other_ways(open: &UseStateHandle<bool>, picker: Html, words: &Words) -> Html {
    let toggle = {
        let open = open.clone();
        Callback::from(move |event: MouseEvent| {
            event.prevent_default();
            open.set(!*open);
        })
    };
    html! {
        <details class="other-ways" open={**open}>
            <summary onclick={toggle}>{ words.get("other-ways") }</summary>
            { picker }
        </details>
    }
}
