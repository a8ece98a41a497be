//! The dialogs next to the page: sharing, and the keys. They are a chunk of the program that is loaded when one of them
//! is opened; if that fails, the reader is told and can try again.

use super::part::use_part;
use crate::app::share::{Asked, dialogs};
use crate::words::Words;
use gloo::events::EventListener;
use gloo::utils::window;
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
    let wanted = use_state_eq(|| None::<Asked>);
    let part = use_part(|| Box::pin(dialogs()));
    let ask = use_callback((wanted.setter(), part.ask), |asked, (wanted, fetch)| {
        wanted.set(Some(asked));
        fetch.emit(());
    });
    {
        let (ask, close) = (ask.clone(), wanted.setter());
        use_effect_with((), move |()| {
            let listen = |name, asked| {
                let ask = ask.clone();
                EventListener::new(&window(), name, move |_| ask.emit(asked))
            };
            // Whoever goes back has left what they are about: a dialog that comes after that is for nobody.
            let left = EventListener::new(&window(), "popstate", move |_| close.set(None));
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
        let wanted = wanted.setter();
        Callback::from(move |()| wanted.set(None))
    };
    let drawn = match (*wanted, part.here) {
        (Some(asked), Some(draw)) => draw(asked, on_close),
        (Some(asked), None) if part.missing => {
            dialog_missing(ask.reform(move |_: MouseEvent| asked), words)
        }
        (Some(_), None) => on_its_way(words),
        _ => Html::default(),
    };
    (drawn, ask)
}

/// That something is on its way, which is seen where it takes long.
pub(in crate::app) fn on_its_way(words: &Words) -> Html {
    html! { <p class="on-its-way" role="status">{ words.get("page-waiting") }</p> }
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
