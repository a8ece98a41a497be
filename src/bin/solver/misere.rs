//! The solver's program for misère play of single heaps: genera and quotients. A thin shell round
//! [`nimlab::work::worker`].

use nimlab::games::heaps::{Heaps, answer_misere};
use nimlab::work::{questions, worker};
use wasm_bindgen::prelude::*;

/// Runs by itself where this is a worker.
fn main() -> Result<(), JsValue> {
    worker::run(|order| questions::<Heaps>(order, answer_misere))
}

/// For a page without workers, which loads this program itself.
#[wasm_bindgen]
pub fn serve(port: &web_sys::MessagePort) -> Result<(), JsValue> {
    worker::serve_here(port, |order| questions::<Heaps>(order, answer_misere))
}
