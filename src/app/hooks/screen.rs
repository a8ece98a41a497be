//! All of the screen for a part of the page.

use wasm_bindgen::prelude::*;
use web_sys::Element;

#[wasm_bindgen(inline_js = "
// It may be refused, or be gone by then: the page stays as it is.
export const fill = (element) => element.requestFullscreen().catch(() => {});
export const leave = () => document.exitFullscreen().catch(() => {});")]
extern "C" {
    fn fill(element: &Element);
    fn leave();
}

/// Whether the browser, and the page around this one, allow it.
pub(in crate::app) fn can_fill_screen() -> bool {
    gloo::utils::document().fullscreen_enabled()
}

/// Fills the screen with an element, where [`can_fill_screen`] says so.
pub(in crate::app) fn fill_screen(element: &Element) {
    if can_fill_screen() {
        fill(element);
    }
}

/// All of the screen for the page, or no longer.
pub(in crate::app) fn toggle_screen() {
    let page = gloo::utils::document();
    if page.fullscreen_element().is_some() {
        leave();
    } else if let Some(all) = page.document_element() {
        fill_screen(&all);
    }
}
