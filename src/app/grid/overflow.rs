//! That a board goes on where its frame ends.

use crate::words::Words;
use yew::prelude::*;

/// The sentence on a board that is too wide for its frame. The style sheet shows it there only, by the
/// columns of the board and the least width of its cells, so that nothing has to be measured. It is for
/// those who see: to all others the board is whole.
pub(in crate::app) fn scroll_hint(columns: u32, words: &Words) -> Html {
    html! {
        <p class="scroll-hint quiet" aria-hidden="true" style={format!("--columns:{columns}")}>{ words.get("scroll-rest") }</p>
    }
}
