//! The dialogs next to the page: sharing, and the keys. They are a chunk of the program that is loaded when one of them
//! is opened; if that fails, the reader is told and can try again.

use crate::app::chunk::Missing;
use crate::app::share::{Asked, Draw, dialogs};
use crate::words::Words;
use gloo::events::EventListener;
use gloo::utils::window;
use std::cell::RefCell;
use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

/// By which `static/keys.js` asks for the list of keys: it has no button where the board stands alone.
const KEYS_ASKED: &str = "nimlab-keys";
/// By which the page of a game asks for the sum in the making.
const SUM_ASKED: &str = "nimlab-sum";
/// By which it asks for a question about what is seen.
const QUESTION_ASKED: &str = "nimlab-question";

/// Adds what is seen to the sum in the making.
pub(in crate::app) fn add_to_sum() {
    if let Ok(event) = Event::new(SUM_ASKED) {
        let _ = window().dispatch_event(&event);
    }
}

/// Asks a question about what is seen.
pub(in crate::app) fn ask_here() {
    if let Ok(event) = Event::new(QUESTION_ASKED) {
        let _ = window().dispatch_event(&event);
    }
}

/// What is drawn for the dialogs, and the way to open one.
#[hook]
pub(in crate::app) fn use_dialogs(words: &Words) -> (Html, Callback<Asked>) {
    let open = use_state_eq(|| None::<Asked>);
    let draw = use_state(|| None::<Draw>);
    let missing = use_state_eq(|| None::<Asked>);
    // Counts what is asked for and what is left: a dialog that comes late is for nobody.
    let turn = use_mut_ref(|| 0_u32);
    let ask = use_callback(
        (open.setter(), draw.setter(), missing.setter(), turn.clone()),
        |asked, (open, draw, missing, turn)| {
            let (open, draw, missing) = (open.clone(), draw.clone(), missing.clone());
            let (turn, own) = (turn.clone(), next(turn));
            spawn_local(async move {
                let came = dialogs().await;
                if *turn.borrow() != own {
                    return;
                }
                missing.set((came == Err(Missing)).then_some(asked));
                if let Ok(came) = came {
                    draw.set(Some(came));
                    open.set(Some(asked));
                }
            });
        },
    );
    {
        let (ask, close) = (ask.clone(), open.setter());
        use_effect_with((), move |()| {
            let listen = |name, asked| {
                let ask = ask.clone();
                EventListener::new(&window(), name, move |_| ask.emit(asked))
            };
            // Whoever goes back has left what they are about.
            let left = EventListener::new(&window(), "popstate", move |_| {
                next(&turn);
                close.set(None);
            });
            let listeners = [
                listen(KEYS_ASKED, Asked::Keys),
                listen(SUM_ASKED, Asked::Sum),
                listen(QUESTION_ASKED, Asked::Question),
                left,
            ];
            move || drop(listeners)
        });
    }
    let on_close = {
        let open = open.setter();
        Callback::from(move |()| open.set(None))
    };
    let again = |asked: Asked| dialog_missing(ask.reform(move |_: MouseEvent| asked), words);
    let drawn = html! {
        <>
            { for missing.map(again) }
            { (*open).zip(*draw).map(|(asked, draw)| draw(asked, on_close)).unwrap_or_default() }
        </>
    };
    (drawn, ask)
}

/// Another turn, and its number.
fn next(turn: &RefCell<u32>) -> u32 {
    let mut turn = turn.borrow_mut();
    *turn = turn.wrapping_add(1);
    *turn
}

/// What is said where a dialog did not come, with the way to ask again.
pub(in crate::app) fn dialog_missing(again: Callback<MouseEvent>, words: &Words) -> Html {
    missing(words.get("dialog-missing"), again, words)
}

/// The same of something else.
pub(in crate::app) fn missing(said: String, again: Callback<MouseEvent>, words: &Words) -> Html {
    html! {
        <p class="news" role="alert">
            { said }{ " " }
            <button type="button" class="button" onclick={again}>{ words.get("page-again") }</button>
        </p>
    }
}
