//! A part of the program that a component needs, fetched when it asks for it.

use crate::app::chunk::Coming;
use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

/// The state of such a part.
pub(in crate::app) struct Part<T: 'static> {
    /// The part, once it has come.
    pub(in crate::app) here: Option<T>,
    /// Whether it was asked for and did not come.
    pub(in crate::app) missing: bool,
    /// Asks for it, for a part that did not come too; the same callback all the time.
    pub(in crate::app) ask: Callback<()>,
}

/// The part that `load` fetches, which is read once: a component has the same part all the time.
#[hook]
pub(in crate::app) fn use_part<T: Clone + 'static>(
    load: impl Fn() -> Coming<T> + 'static,
) -> Part<T> {
    let here = use_state(|| None);
    let missing = use_state_eq(|| false);
    let has_come = use_mut_ref(|| false);
    let ask = use_callback((here.setter(), missing.setter()), move |(), (here, missing)| {
        if *has_come.borrow() {
            return;
        }
        let (coming, here, missing) = (load(), here.clone(), missing.clone());
        let has_come = has_come.clone();
        // What is said again is heard again.
        missing.set(false);
        spawn_local(async move {
            let came = coming.await;
            missing.set(came.is_err());
            if let Ok(came) = came {
                *has_come.borrow_mut() = true;
                here.set(Some(came));
            }
        });
    });
    Part { here: (*here).clone(), missing: *missing, ask }
}
