//! The page. A thin shell round [`nimlab::app`].

use wasm_bindgen::prelude::*;

/// Shows what the address asks for. `static/start.js` calls it when the program has been loaded.
#[wasm_bindgen]
pub async fn open() -> Result<(), JsValue> {
    nimlab::app::open().await
}

fn main() {}
