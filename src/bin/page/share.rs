//! The page's program for sharing what is seen. A thin shell round [`nimlab::app`].

use wasm_bindgen::prelude::*;

/// Opens the dialog. `static/programs.js` calls it when the reader asks for it.
#[wasm_bindgen]
pub fn share() {
    nimlab::app::open_share();
}

fn main() {}
