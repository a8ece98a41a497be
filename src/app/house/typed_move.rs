//! A move typed in the notation.

use crate::app::dom::{field_value, idle};
use crate::app::ui::{BoardProps, GameUi};
use crate::core::{Message, Say};
use crate::words::Words;
use yew::prelude::*;

/// What stands in the field, and what is wrong with it.
#[derive(Clone, Debug, Default, PartialEq)]
pub(in crate::app) struct TypedMove {
    text: String,
    problem: Option<Message>,
}

/// The field. What is wrong with a move is said beside it, and the text stays to be mended. `form` is
/// an example and the sentence that says how moves are written.
pub(in crate::app) fn typed_move<G: GameUi>(
    props: &BoardProps<G>,
    typed: &UseStateHandle<TypedMove>,
    form: (&'static str, &'static str),
    words: &Words,
) -> Html {
    let edit = {
        let typed = typed.setter();
        Callback::from(move |event: InputEvent| {
            typed.set(TypedMove { text: field_value(&event), problem: None });
        })
    };
    let play = {
        let (typed, props) = (typed.clone(), props.clone());
        Callback::from(move |event: SubmitEvent| {
            event.prevent_default();
            if !props.open {
                return;
            }
            match legal(&props, typed.text.trim()) {
                Ok(mv) => {
                    typed.set(TypedMove::default());
                    props.on_move.emit(mv);
                }
                Err(problem) => {
                    typed.set(TypedMove { problem: Some(problem), ..(*typed).clone() });
                }
            }
        })
    };
    let wrong = typed.problem.is_some();
    let note = typed.problem.as_ref().map_or_else(|| words.get(form.1), |it| words.say(it));
    html! {
        <form class="typed" onsubmit={play} novalidate=true>
            <label for="typed-move">{ words.get("type-move") }</label>
            <div class="row tight">
                <input
                    id="typed-move" type="text" value={typed.text.clone()} oninput={edit} placeholder={form.0}
                    autocomplete="off" spellcheck="false" aria-invalid={wrong.to_string()} aria-describedby="typed-note"
                />
                <button type="submit" class="button" aria-disabled={idle(!props.open)}>{ words.get("type-play") }</button>
            </div>
            <p id="typed-note" class={if wrong { "field-error" } else { "quiet" }} role={wrong.then_some("alert")}>
                { note }
            </p>
        </form>
    }
}

fn legal<G: GameUi>(props: &BoardProps<G>, text: &str) -> Result<G::Move, Message> {
    let session = &props.session;
    let mv = G::read_move(text).map_err(|error| error.say())?;
    session.game.play(session.position(), &mv).map_err(|error| error.say())?;
    Ok(mv)
}
