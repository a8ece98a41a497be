//! What this is, where its theory comes from, and how to cite it.

use crate::core::Message;
use crate::words::Words;
use yew::prelude::*;

/// The version that is built.
const VERSION: &str = env!("CARGO_PKG_VERSION");

/// Folded up at the end of the first page.
pub(super) fn about(words: &Words) -> Html {
    let say = |id| words.say(&Message::new(id).with("version", VERSION));
    html! {
        <details class="front-about" id="about">
            <summary>{ words.get("about-title") }</summary>
            <p>{ say("about-what") }</p>
            <p>{ words.get("about-sources") }</p>
            <p>{ say("about-cite") }</p>
        </details>
    }
}
