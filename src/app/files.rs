//! Files for the reader, made on the page and saved by the browser.

use wasm_bindgen::prelude::*;

#[wasm_bindgen(inline_js = "
export function save(parts, name, type) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob(parts, { type }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10000);
}
export function save_picture(canvas, name) {
  canvas.toBlob((blob) => blob && save([blob], name, 'image/png'));
}
export function save_drawing(svg, name) {
  const picture = new Image();
  picture.onload = () => {
    const canvas = document.createElement('canvas');
    canvas.width = picture.naturalWidth;
    canvas.height = picture.naturalHeight;
    canvas.getContext('2d').drawImage(picture, 0, 0);
    save_picture(canvas, name);
  };
  picture.src = 'data:image/svg+xml,' + encodeURIComponent(svg);
}")]
extern "C" {
    /// Saves a text that is in parts.
    pub(super) fn save(parts: &js_sys::Array, name: &str, kind: &str);
    /// Saves what stands on a canvas, as PNG.
    pub(super) fn save_picture(canvas: &web_sys::HtmlCanvasElement, name: &str);
    /// Saves an SVG drawing, whose width and height are pixels, as PNG.
    pub(super) fn save_drawing(svg: &str, name: &str);
}

/// Saves a text.
pub(super) fn save_text(text: &str, name: &str, kind: &str) {
    save(&js_sys::Array::of1(&text.into()), name, kind);
}
