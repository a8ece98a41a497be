//! The same moves without pointing: from a menu, or typed.

use super::vertex_name;
use crate::app::dom::{field_value, idle};
use crate::app::hooks::use_words;
use crate::app::house::{InputForm, Menu, Typed, typed_move, use_problem};
use crate::app::ui::BoardProps;
use crate::games::graph::{Graphs, Move};
use yew::prelude::*;

/// The menu and the field.
#[component]
pub(super) fn Picker(props: &BoardProps<Graphs>) -> Html {
    let words = use_words();
    let position = props.session.position();
    let next = position.next();
    let state = use_state_eq(|| None::<u32>);
    let text = use_state_eq(String::new);
    let problem = use_problem(props);
    let chosen = state.filter(|to| next.contains(to)).or(next.first().copied());
    let choose = {
        let state = state.setter();
        Callback::from(move |event: Event| state.set(field_value(&event).parse().ok()))
    };
    let play = {
        let (open, on_move) = (props.open, props.on_move.clone());
        Callback::from(move |()| {
            if let Some(to) = chosen.filter(|_| open) {
                on_move.emit(Move { to });
            }
        })
    };
    let options = next.iter().map(|&to| {
        let name = vertex_name(position, to, &words);
        html! { <option key={to} value={to.to_string()} selected={Some(to) == chosen}>{ name }</option> }
    });
    let value = chosen.map(|chosen| chosen.to_string()).unwrap_or_default();
    let note = words.get("graph-type-note");
    let typed = Typed { text, problem, label: "graph-type", example: "", note };
    html! {
        <div class="picker">
            if !next.is_empty() {
                <InputForm class="picker-menus" on_submit={play}>
                    <label class="field"><span>{ words.get("graph-pick") }</span><Menu {value} onchange={choose}>{ for options }</Menu></label>
                    <button type="submit" class="button primary" aria-disabled={idle(!props.open)}>{ words.get("graph-pick-play") }</button>
                </InputForm>
            }
            { typed_move(props, typed, &words) }
        </div>
    }
}
