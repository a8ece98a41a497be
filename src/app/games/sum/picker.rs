//! A typed move, without pointing, preceded by the number of its part.

use crate::app::hooks::use_words;
use crate::app::house::{Typed, typed_move, use_problem};
use crate::app::ui::BoardProps;
use crate::games::sum::Sum;
use yew::prelude::*;

/// The field.
#[component]
pub(super) fn Picker(props: &BoardProps<Sum>) -> Html {
    let words = use_words();
    let text = use_state_eq(String::new);
    let problem = use_problem(props);
    let note = words.get("sum-type-note");
    let typed = Typed { text, problem, label: "type-move", example: "2-(1,\u{a0}3)", note };
    html! { <div class="picker">{ typed_move(props, typed, &words) }</div> }
}
