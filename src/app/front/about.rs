//! What Nimlab is, where its theory comes from, and how to cite it.

use crate::core::Message;
use crate::words::Words;
use yew::prelude::*;

/// The version that is built.
const VERSION: &str = env!("CARGO_PKG_VERSION");

/// Where the source is, if `Cargo.toml` says so.
const REPOSITORY: Option<&str> = option_env!("CARGO_PKG_REPOSITORY");

/// Folded up at the end of the first page.
pub(super) fn about(words: &Words) -> Html {
    let say = |id| words.say(&Message::new(id).with("version", VERSION));
    html! {
        <details class="front-about" id="about">
            <summary>{ words.get("about-title") }</summary>
            <p>{ say("about-what") }</p>
            <p>{ source(words) }</p>
            <p>{ words.get("about-sources") }</p>
            <p>{ say("about-cite") }</p>
        </details>
    }
}

/// The address of the source, or how to get it.
fn source(words: &Words) -> Html {
    match REPOSITORY.filter(|address| !address.is_empty()) {
        Some(address) => html! {
            <>{ words.get("about-repository") }{ " " }<a href={address}>{ address }</a></>
        },
        None => html! { words.get("about-no-repository") },
    }
}
