//! What only a browser can show: run by `wasm-bindgen-test-runner` in one (`make test STAGES=browser`).
#![cfg(target_arch = "wasm32")]

use wasm_bindgen_test::{wasm_bindgen_test, wasm_bindgen_test_configure};

wasm_bindgen_test_configure!(run_in_browser);

#[wasm_bindgen_test]
fn there_is_a_page() {
    assert!(web_sys::window().is_some_and(|window| window.document().is_some()));
}
