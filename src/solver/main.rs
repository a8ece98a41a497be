//! The solver. A thin shell round [`nimlab::work::worker`].

use nimlab::work::worker;
use wasm_bindgen::prelude::*;

/// Runs by itself where this is a worker.
fn main() -> Result<(), JsValue> {
    worker::run()
}

/// For a page without workers, which loads this program itself.
#[wasm_bindgen]
pub fn serve(port: &web_sys::MessagePort) -> Result<(), JsValue> {
    worker::serve_here(port)
}
