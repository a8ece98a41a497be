//! The same as `explorer.rs`, built without vector instructions for browsers that have none. A thin shell round [`nimlab::work::worker`].

use nimlab::games::heaps::{Heaps, answer_values};
use nimlab::work::{questions, worker};
use wasm_bindgen::prelude::*;

/// Runs by itself where this is a worker.
fn main() -> Result<(), JsValue> {
    worker::run(|order| questions::<Heaps>(order, answer_values))
}

/// For a page without workers, which loads this program itself.
#[wasm_bindgen]
pub fn serve(port: &web_sys::MessagePort) -> Result<(), JsValue> {
    worker::serve_here(port, |order| questions::<Heaps>(order, answer_values))
}
