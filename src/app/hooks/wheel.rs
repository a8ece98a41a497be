//! Zooming with the wheel.

use gloo::events::{EventListener, EventListenerOptions};
use wasm_bindgen::JsCast;
use web_sys::Element;
use yew::prelude::*;

/// A turn of the wheel.
pub(in crate::app) struct Turn {
    /// Over which place, in pixels of the window.
    pub(in crate::app) at: (i32, i32),
    /// Whether it asks for more to be seen of less.
    pub(in crate::app) nearer: bool,
}

/// Has `zoom` hear when the wheel is turned over `node` with Ctrl or ⌘ held, which is also how browsers tell of two
/// fingers on a touchpad. The wheel alone scrolls the page, which what is drawn may fill. What `zoom` depends on is
/// `seen`.
#[hook]
pub(in crate::app) fn use_zoom<D: PartialEq + 'static>(
    node: &NodeRef,
    seen: D,
    zoom: Callback<Turn>,
) {
    let node = node.clone();
    use_effect_with(seen, move |_| {
        let listener = node.cast::<Element>().map(|element| {
            let options = EventListenerOptions::enable_prevent_default();
            EventListener::new_with_options(&element, "wheel", options, move |event| {
                let Some(event) = event.dyn_ref::<WheelEvent>() else { return };
                if event.delta_y() == 0.0 || !(event.ctrl_key() || event.meta_key()) {
                    return;
                }
                event.prevent_default();
                let at = (event.client_x(), event.client_y());
                zoom.emit(Turn { at, nearer: event.delta_y() < 0.0 });
            })
        });
        move || drop(listener)
    });
}
