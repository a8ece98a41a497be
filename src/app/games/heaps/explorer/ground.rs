//! What a plot is painted on: it changes with the window, and with the colours of the device.

use gloo::events::EventListener;
use gloo::utils::window;
use wasm_bindgen::{JsCast, closure::Closure};
use web_sys::{Element, ResizeObserver};
use yew::prelude::*;

/// How often the frame has become another width, or the device light or dark. `there` is whether the frame is.
#[hook]
pub(super) fn use_ground(frame: &NodeRef, there: bool) -> u32 {
    let changes = use_state_eq(|| 0_u32);
    let change = {
        let changes = changes.clone();
        use_callback((), move |(), ()| changes.set(changes.wrapping_add(1)))
    };
    {
        let change = change.clone();
        use_effect_with((), move |()| {
            let query = window().match_media("(prefers-color-scheme: dark)").ok().flatten();
            let heard =
                query.map(|query| EventListener::new(&query, "change", move |_| change.emit(())));
            move || drop(heard)
        });
    }
    let frame = frame.clone();
    use_effect_with(there, move |&there| {
        let frame = frame.cast::<Element>().filter(|_| there);
        let last = std::cell::Cell::new(frame.as_ref().map(Element::client_width));
        let measure = {
            let frame = frame.clone();
            Closure::<dyn Fn()>::new(move || {
                let width = frame.as_ref().map(Element::client_width);
                if last.replace(width) != width {
                    change.emit(());
                }
            })
        };
        let observer = ResizeObserver::new(measure.as_ref().unchecked_ref()).ok();
        if let Some((observer, frame)) = observer.as_ref().zip(frame.as_ref()) {
            observer.observe(frame);
        }
        move || {
            if let Some(observer) = observer {
                observer.disconnect();
            }
            drop(measure);
        }
    });
    *changes
}
