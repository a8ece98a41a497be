//! Whether a button was pressed twice where once was meant.

use std::cell::Cell;
use std::rc::Rc;
use yew::prelude::*;

/// Within how many milliseconds two presses are one.
const MOMENT: f64 = 700.0;

/// Notes when a button is pressed.
#[derive(Clone, Default)]
pub(in crate::app) struct Presses(Rc<Cell<f64>>);

impl Presses {
    /// Notes a press; whether there was another one a moment ago.
    pub(in crate::app) fn press(&self) -> bool {
        let now = js_sys::Date::now();
        now - self.0.replace(now) < MOMENT
    }
}

/// The presses of a button.
#[hook]
pub(in crate::app) fn use_presses() -> Presses {
    (*use_memo((), |()| Presses::default())).clone()
}
