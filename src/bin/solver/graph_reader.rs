//! The solver's program that reads graphs of the reader's own. A thin shell round [`nimlab::work::worker`].

use nimlab::core::Refusal;
use nimlab::games::Game;
use nimlab::games::graph::Graphs;
use nimlab::work::{Errand, Order, questions, worker};
use wasm_bindgen::prelude::*;

/// Runs by itself where this is a worker.
fn main() -> Result<(), JsValue> {
    worker::run(begin)
}

/// For a page without workers, which loads this program itself.
#[wasm_bindgen]
pub fn serve(port: &web_sys::MessagePort) -> Result<(), JsValue> {
    worker::serve_here(port, begin)
}

fn begin(order: &Order) -> Option<Result<Errand, Refusal>> {
    questions::<Graphs>(order, |question| Some(Graphs::ask(question)))
}
