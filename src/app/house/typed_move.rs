//! A move typed in the notation.

use super::input_form::InputForm;
use crate::app::dom::{field_value, idle};
use crate::app::ui::{BoardProps, GameUi};
use crate::core::{Count, Message};
use crate::words::Words;
use gloo::timers::callback::Timeout;
use yew::prelude::*;

/// Milliseconds until what is wrong is said: long enough for a screen reader to notice that it has come back.
const AGAIN: u32 = 50;

/// What is said where nothing was typed.
const FIRST: &str = "type-first";

/// What is refused for now, whatever was typed.
const WAITS: [&str; 2] = ["type-over", "type-wait"];

/// What has been typed and what is wrong with it: the state of whoever draws the field.
pub(in crate::app) struct Typed {
    /// The text.
    pub(in crate::app) text: UseStateHandle<String>,
    /// Why it could not be played.
    pub(in crate::app) problem: UseStateHandle<Option<Message>>,
    /// The message that names the field.
    pub(in crate::app) label: &'static str,
    /// A move, to be seen in the empty field.
    pub(in crate::app) example: &'static str,
    /// What a move looks like, said where nothing is wrong.
    pub(in crate::app) note: String,
}

/// What was wrong with the move that was typed last, as long as the same position is shown.
#[hook]
pub(in crate::app) fn use_problem<G: GameUi>(
    props: &BoardProps<G>,
) -> UseStateHandle<Option<Message>> {
    let problem = use_state_eq(|| None::<Message>);
    let session = &props.session;
    let setter = problem.setter();
    use_effect_with((session.tree().at(), session.position().clone()), move |_| setter.set(None));
    problem
}

/// The field. What is wrong with a move is said beside it, and the text stays, to be corrected.
pub(in crate::app) fn typed_move<G: GameUi>(
    props: &BoardProps<G>,
    typed: Typed,
    words: &Words,
) -> Html {
    let Typed { text, problem, label, example, note } = typed;
    let edit = {
        let (text, problem) = (text.setter(), problem.setter());
        Callback::from(move |event: InputEvent| {
            text.set(field_value(&event));
            problem.set(None);
        })
    };
    let play = {
        let (text, problem) = (text.clone(), problem.setter());
        let (props, count) = (props.clone(), words.count());
        Callback::from(move |()| {
            let said = refusal(&props, text.trim(), count);
            if let (None, Ok(mv)) = (&said, legal(&props, text.trim(), count)) {
                text.set(String::new());
                return props.on_move.emit(mv);
            }
            // What is wrong again is said again.
            problem.set(None);
            let problem = problem.clone();
            Timeout::new(AGAIN, move || problem.set(said)).forget();
        })
    };
    // What was refused may be right by now, or wrong for another reason.
    let refused = problem.as_ref().and_then(|problem| {
        let now = refusal(props, text.trim(), words.count());
        let waits = WAITS.contains(&&*problem.id) && now.as_ref() == Some(problem);
        if waits { now } else { legal(props, text.trim(), words.count()).err() }
    });
    let wrong = refused.is_some();
    let said = match refused {
        // The note says how a move is written.
        Some(refused) if refused.id == FIRST => format!("{} {note}", words.say(&refused)),
        Some(refused) => words.say(&refused),
        None => note,
    };
    html! {
        <InputForm class="typed" on_submit={play}>
            <label for="typed-move">{ words.get(label) }</label>
            <div class="row tight">
                <input
                    id="typed-move" type="text" value={(*text).clone()} oninput={edit} placeholder={example}
                    autocomplete="off" spellcheck="false" aria-invalid={wrong.to_string()} aria-describedby="typed-note"
                />
                <button type="submit" class="button" aria-disabled={idle(!props.open)}>{ words.get("type-play") }</button>
            </div>
            <p id="typed-note" class={if wrong { "field-error" } else { "quiet" }} role={wrong.then_some("alert")}>
                { said }
            </p>
        </InputForm>
    }
}

/// Why a text cannot be played now; `None` where it can.
fn refusal<G: GameUi>(props: &BoardProps<G>, text: &str, count: Count) -> Option<Message> {
    if props.session.state().over() {
        return Some(Message::new("type-over"));
    }
    if !props.open {
        return Some(Message::new("type-wait"));
    }
    legal(props, text, count).err()
}

fn legal<G: GameUi>(props: &BoardProps<G>, text: &str, count: Count) -> Result<G::Move, Message> {
    if text.is_empty() {
        return Err(Message::new(FIRST));
    }
    let session = &props.session;
    let mv = G::read_typed(session, text, count)?;
    session.game.play(session.position(), &mv)?;
    Ok(mv)
}
