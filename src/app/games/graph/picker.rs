//! The same moves without pointing: by a menu, or typed.

use super::vertex_name;
use crate::app::dom::{field_value, idle};
use crate::app::hooks::use_words;
use crate::app::ui::BoardProps;
use crate::core::Message;
use crate::games::Game;
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
    let problem = use_state_eq(|| None::<Message>);
    let chosen = state.filter(|to| next.contains(to)).or(next.first().copied());
    let choose = {
        let state = state.setter();
        Callback::from(move |event: Event| state.set(field_value(&event).parse().ok()))
    };
    let play = {
        let (open, on_move) = (props.open, props.on_move.clone());
        Callback::from(move |event: SubmitEvent| {
            event.prevent_default();
            if let Some(to) = chosen.filter(|_| open) {
                on_move.emit(Move { to });
            }
        })
    };
    let edit = {
        let (text, problem) = (text.setter(), problem.setter());
        Callback::from(move |event: InputEvent| {
            text.set(field_value(&event));
            problem.set(None);
        })
    };
    let play_typed = {
        let (props, text, problem) = (props.clone(), text.clone(), problem.setter());
        Callback::from(move |event: SubmitEvent| {
            event.prevent_default();
            if !props.open {
                return;
            }
            match legal(&props, text.trim()) {
                Ok(mv) => {
                    text.set(String::new());
                    props.on_move.emit(mv);
                }
                Err(message) => problem.set(Some(message)),
            }
        })
    };
    let options = next.iter().map(|&to| {
        let name = vertex_name(position, to, &words);
        html! { <option key={to} value={to.to_string()} selected={Some(to) == chosen}>{ name }</option> }
    });
    let wrong = problem.is_some();
    let note =
        problem.as_ref().map_or_else(|| words.get("graph-type-note"), |wrong| words.say(wrong));
    html! {
        <div class="picker">
            if !next.is_empty() {
                <form class="picker-menus" onsubmit={play}>
                    <label class="field"><span>{ words.get("graph-pick") }</span><select onchange={choose}>{ for options }</select></label>
                    <button type="submit" class="button primary" aria-disabled={idle(!props.open)}>{ words.get("graph-pick-play") }</button>
                </form>
            }
            <form class="typed" onsubmit={play_typed} novalidate=true>
                <label for="typed-move">{ words.get("graph-type") }</label>
                <div class="row tight">
                    <input
                        id="typed-move" type="text" value={(*text).clone()} oninput={edit} inputmode="numeric"
                        autocomplete="off" spellcheck="false" aria-invalid={wrong.to_string()} aria-describedby="typed-note"
                    />
                    <button type="submit" class="button" aria-disabled={idle(!props.open)}>{ words.get("graph-type-play") }</button>
                </div>
                <p id="typed-note" class={if wrong { "field-error" } else { "quiet" }} role={wrong.then_some("alert")}>{ note }</p>
            </form>
        </div>
    }
}

fn legal(props: &BoardProps<Graphs>, text: &str) -> Result<Move, Message> {
    let session = &props.session;
    let mv = Graphs::read_move(text)?;
    session.game.play(session.position(), &mv)?;
    Ok(mv)
}
