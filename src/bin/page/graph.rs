//! The page's program for graphs. A thin shell round [`nimlab::app`].

use nimlab::app::{GraphPages, open_pages};
use wasm_bindgen::prelude::*;

/// Shows what the address asks for. `static/programs.js` calls it when the program has been loaded.
#[wasm_bindgen]
pub fn open() {
    open_pages::<GraphPages>();
}

fn main() {}
