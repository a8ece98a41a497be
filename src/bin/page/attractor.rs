//! The page's program for attractors and minimax. A thin shell round [`nimlab::app`].

use nimlab::app::{AttractorPages, open_pages};
use wasm_bindgen::prelude::*;

/// Shows what the address asks for. `static/programs.js` calls it when the program has been loaded.
#[wasm_bindgen]
pub fn open() {
    open_pages::<AttractorPages>();
}

fn main() {}
