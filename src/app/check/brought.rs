//! What is pasted or dropped: short texts go into the field, as usual; long ones are kept outside it, since a field
//! with a million values in it slows the page down.

use crate::app::files::{File, file_name, file_words};
use gloo::utils::document;
use js_sys::{Array, Promise};
use std::rc::Rc;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;
use web_sys::EventTarget;
use yew::prelude::*;

/// The maximum number of characters that a paste brings into the field.
const MAX_SHOWN: usize = 100_000;
/// How many characters are shown of a text that is kept beside the field.
const BEGINNING: usize = 400;

#[wasm_bindgen(inline_js = "
export function received(event, most, shown) {
  const held = event.clipboardData || event.dataTransfer;
  const brought = held && held.files && held.files[0];
  // Spreadsheets put a picture of the cells beside their text; beside a file its name may be the text.
  const pictured = brought && event.clipboardData && brought.type.startsWith('image/') && held.getData('text');
  const file = !pictured && brought;
  const text = file || !held ? '' : held.getData('text');
  const length = file ? file.size : text.length;
  if (!file && length <= shown) return Promise.resolve();
  event.preventDefault();
  if (length > most) return Promise.resolve([length]);
  if (!file) return Promise.resolve([length, text]);
  return Promise.resolve([length, file]);
}
export function put(field, text) {
  field.value = text;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
export function over(event) {
  const held = event.dataTransfer;
  if (held && held.types.includes('Files')) event.preventDefault();
}")]
extern "C" {
    /// Promises nothing where the field takes what an event brings; otherwise how long it is (in bytes of a file, or
    /// units of UTF-16 of a text; no text has fewer bytes) and, if it is not longer than the most, the text or the
    /// file.
    fn received(event: &Event, most: f64, shown: f64) -> Promise;
    /// Puts a text into a field, as if it were written there.
    fn put(field: &EventTarget, text: &str);
    /// Lets a file be dropped.
    pub(super) fn over(event: &Event);
}

/// What does not go into the field.
pub(super) enum Brought {
    /// A text.
    Kept(Rc<str>),
    /// A text of so many bytes, which are too many.
    TooLong(usize),
    /// A file of this name that is no text.
    NoText(String),
}

/// Takes what an event brings, while it is handled; what does not go into the field comes to `hear`.
pub(super) fn take(event: &Event, most: usize, hear: impl FnOnce(Brought) + 'static) {
    #[allow(clippy::cast_precision_loss)] // of small numbers
    let promise = received(event, most as f64, MAX_SHOWN as f64);
    let field = event.target();
    wasm_bindgen_futures::spawn_local(async move {
        let Ok(told) = JsFuture::from(promise).await else { return };
        let Ok(told) = told.dyn_into::<Array>() else { return };
        if let Some(text) = told.get(1).as_string() {
            return hear(Brought::Kept(text.into()));
        }
        if told.length() > 1 {
            let file = told.get(1).unchecked_into::<File>();
            let text = file_words(&file).await.ok().and_then(|text| text.as_string());
            // What is no text leaves the field as it is.
            let Some(text) = text else { return hear(Brought::NoText(file_name(&file))) };
            return hear_file(text, field, hear);
        }
        #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)] // of a length
        let length = told.get(0).as_f64().map_or(0, |length| length as usize);
        hear(Brought::TooLong(length));
    });
}

/// The text of a file goes into the field, if it is not too long for that.
fn hear_file(text: String, field: Option<EventTarget>, hear: impl FnOnce(Brought)) {
    match field {
        Some(field) if text.chars().count() <= MAX_SHOWN => put(&field, &text),
        _ => hear(Brought::Kept(text.into())),
    }
}

/// How a text begins.
pub(super) fn beginning(text: &str) -> String {
    let end = text.char_indices().nth(BEGINNING).map_or(text.len(), |(at, _)| at);
    let cut = if end < text.len() { "…" } else { "" };
    format!("{}{cut}", text.get(..end).unwrap_or_default())
}

/// Moves the focus to an element, once it is there.
pub(super) fn focus_later(id: &'static str) {
    gloo::timers::callback::Timeout::new(0, move || {
        let element = document().get_element_by_id(id);
        let element = element.and_then(|element| element.dyn_into::<web_sys::HtmlElement>().ok());
        if let Some(element) = element {
            let _ = element.focus();
        }
    })
    .forget();
}
