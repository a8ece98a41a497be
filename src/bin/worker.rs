//! The worker: a thin shell round [`nimlab::work::worker`].

fn main() -> Result<(), wasm_bindgen::JsValue> {
    nimlab::work::worker::run()
}
