//! What players do in a game.

use yew::prelude::*;

/// A note under the name of a game. Of several lines the first is seen and the others unfold, so that the board
/// stays in sight.
pub(in crate::app) fn note(class: &'static str, text: &str) -> Html {
    let Some((first, rest)) = text.split_once('\n') else {
        return html! { <p {class}>{ text }</p> };
    };
    html! {
        <details {class}>
            <summary>{ first }</summary>
            { for rest.lines().map(|line| html! { <p>{ line }</p> }) }
        </details>
    }
}
