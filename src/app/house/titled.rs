//! The name of a game, over its board.

use yew::prelude::*;

/// The name, with the code at its end set apart from it: it is there for those who know what it says.
pub(in crate::app) fn titled(title: &str, code: Option<&str>) -> Html {
    match code.and_then(|code| Some((title.strip_suffix(code)?, code))) {
        Some((name, code)) => html! { <>{ name }<span class="game-code">{ code }</span></> },
        None => html! { { title } },
    }
}
