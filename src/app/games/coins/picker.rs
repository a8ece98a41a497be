//! A typed move, without pointing.

use crate::app::hooks::use_words;
use crate::app::house::{Typed, typed_move, use_problem};
use crate::app::ui::BoardProps;
use crate::games::coins::Coins;
use yew::prelude::*;

/// The field.
#[component]
pub(super) fn Picker(props: &BoardProps<Coins>) -> Html {
    let words = use_words();
    let text = use_state_eq(String::new);
    let problem = use_problem(props);
    let on_grid = props.session.game.down.is_some();
    let note = words.get(if on_grid { "coins-type-note-grid" } else { "coins-type-note" });
    let example = if on_grid { "3.1x4.2" } else { "4.2" };
    let typed = Typed { text, problem, label: "type-move", example, note };
    html! { <div class="picker">{ typed_move(props, typed, &words) }</div> }
}
