//! What a plot is painted on: it changes with the window, and with the colours of the device.

use crate::app::hooks::use_resized;
use gloo::events::EventListener;
use gloo::utils::window;
use web_sys::Element;
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
    let last = use_mut_ref(|| None::<i32>);
    let heard = Callback::from(move |frame: Element| {
        let width = frame.client_width();
        if last.replace(Some(width)).is_some_and(|before| before != width) {
            change.emit(());
        }
    });
    use_resized(frame, there, heard);
    *changes
}
