//! The page's program for the dialogs that stand beside what is seen. A thin shell round
//! [`nimlab::app`].

use wasm_bindgen::prelude::*;

/// Opens the dialog for sharing. `static/programs.js` calls it when the reader asks for it.
#[wasm_bindgen]
pub fn share() {
    nimlab::app::open_share();
}

/// Opens the list of keys, likewise.
#[wasm_bindgen]
pub fn keys() {
    nimlab::app::open_keys();
}

fn main() {}
