//! The keys for presenting: a remote control has a key for the next page and one for the previous page, and often one
//! that blanks the screen, which here shows the answer.

use crate::app::dom::around;
use gloo::events::{EventListener, EventListenerOptions};
use gloo::utils::{document, window};
use std::cell::Cell;
use std::rc::Rc;
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::*;
use yew::prelude::*;

#[wasm_bindgen]
extern "C" {
    /// Whether the reader has single keys switched on. In `static/keys.js`.
    #[wasm_bindgen(js_namespace = ["window", "nimlab"])]
    fn keys_on() -> bool;
}

/// What a key asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Press {
    /// The next step.
    Next,
    /// The step before.
    Back,
    /// The answer, or the question alone again.
    Answer,
    /// What is below, where there is more; otherwise the answer.
    Down,
    /// The same, above.
    Up,
    /// The last move taken back.
    Undo,
    /// All of the screen, or no longer.
    Screen,
}

impl Press {
    fn of(key: &str) -> Option<Self> {
        Some(match key {
            "ArrowRight" | "PageDown" | " " => Self::Next,
            "ArrowLeft" | "PageUp" => Self::Back,
            "ArrowDown" => Self::Down,
            "ArrowUp" => Self::Up,
            "." | "b" | "B" | "a" | "A" => Self::Answer,
            "Backspace" | "u" | "U" => Self::Undo,
            "f" | "F" | "F5" => Self::Screen,
            _ => return None,
        })
    }

    /// The key that its button names.
    pub(super) fn shortcut(self) -> &'static str {
        match self {
            Self::Next => "PageDown",
            Self::Back => "PageUp",
            Self::Answer => ".",
            Self::Down => "ArrowDown",
            Self::Up => "ArrowUp",
            Self::Undo => "Backspace",
            Self::Screen => "F",
        }
    }

    /// Whether every remote has it, and nothing on the page means anything by it.
    fn is_page(key: &str) -> bool {
        matches!(key, "PageDown" | "PageUp")
    }

    /// Whether it is a sign that is written, which speaking to the page may press.
    fn is_sign(key: &str) -> bool {
        key.len() == 1 && key != " "
    }
}

/// What is typed in, or chosen from, by keys.
const FIELDS: &str = "input, textarea, select";

/// Hears keys as long as a lesson is shown. Whoever is in a field, or went by Tab to a button or to the board, has the
/// other keys to themselves there; whoever clicked on those has not.
#[hook]
pub(super) fn use_remote(on_press: Callback<Press>) {
    let latest = use_mut_ref(|| on_press.clone());
    *latest.borrow_mut() = on_press;
    use_effect_with((), move |()| {
        let by_keys = Rc::new(Cell::new(false));
        let capture = EventListenerOptions::enable_prevent_default();
        let capture =
            EventListenerOptions { phase: gloo::events::EventListenerPhase::Capture, ..capture };
        let pressed = by_keys.clone();
        let key = EventListener::new_with_options(&window(), "keydown", capture, move |event| {
            let Some(event) = event.dyn_ref::<KeyboardEvent>() else { return };
            let key = event.key();
            if key == "Tab" {
                pressed.set(true);
            }
            if event.ctrl_key() || event.meta_key() || event.alt_key() || elsewhere() {
                return;
            }
            if Press::is_sign(&key) && !keys_on() {
                return;
            }
            let own = document().active_element().is_some_and(|element| {
                element.matches(FIELDS).unwrap_or(false) || pressed.get() && takes_keys(&element)
            });
            let Some(press) = Press::of(&key).filter(|_| Press::is_page(&key) || !own) else {
                return;
            };
            event.prevent_default();
            event.stop_propagation();
            if !event.repeat() {
                let on_press = latest.borrow().clone();
                on_press.emit(press);
            }
        });
        let mouse = EventListener::new_with_options(
            &window(),
            "pointerdown",
            EventListenerOptions::run_in_capture_phase(),
            move |_| by_keys.set(false),
        );
        move || drop((key, mouse))
    });
}

/// Whether a dialog is open over it.
fn elsewhere() -> bool {
    document().query_selector("dialog[open]").ok().flatten().is_some()
}

/// Whether an element does something with keys of its own.
fn takes_keys(element: &web_sys::Element) -> bool {
    let target = element.clone().unchecked_into();
    around(Some(target), "button, a, summary, .board-frame").is_some()
}
