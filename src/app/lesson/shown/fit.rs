//! Text that is as large as its place has room for.

use wasm_bindgen::prelude::*;
use web_sys::Element;

#[wasm_bindgen(inline_js = "
// From the size that is wished for to the smallest that can be read in the last row.
const SIZES = [1, 0.95, 0.9, 0.85, 0.8, 0.75, 0.7, 0.65];

export function fit(text) {
  for (const size of SIZES) {
    text.style.setProperty('--fit', size);
    if (text.scrollHeight <= text.clientHeight) return;
  }
}

export function keep_fitting(text) {
  // Not the text itself: its height may follow the size of what is in it.
  const observer = new ResizeObserver(() => fit(text));
  observer.observe(text.parentElement);
  return () => observer.disconnect();
}")]
extern "C" {
    /// Sets `--fit`, by which the style sheet multiplies the sizes of a text, so that no part of it has to be scrolled
    /// to, if it can be read then.
    pub(super) fn fit(text: &Element);

    /// Does so whenever what is around the text has another size; the function that it gives ends that.
    pub(super) fn keep_fitting(text: &Element) -> js_sys::Function;
}
