//! Files for the reader: values as CSV or b-file, the report, the plot.

use crate::games::heaps::{MOST_SLICE, Query};
use std::fmt::Write;
use wasm_bindgen::JsCast;
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
export function copy(parts, done) {
  const held = navigator.clipboard;
  if (!held) return done(false);
  held.writeText(parts.join('')).then(() => done(true), () => done(false));
}")]
extern "C" {
    fn copy(parts: &js_sys::Array, done: &js_sys::Function);
    fn save(parts: &js_sys::Array, name: &str, kind: &str);
    pub(super) fn save_picture(canvas: &web_sys::HtmlCanvasElement, name: &str);
}

/// The tag of values that go into a file.
pub(super) const TAG: u8 = 1;
/// The most values in a file: about 150 MB.
pub(super) const MOST: u64 = 10_000_000;

/// The most values that are copied: about a megabyte.
const MOST_COPIED: u64 = 100_000;

/// The form of a file.
#[derive(Clone, Copy, PartialEq)]
pub(super) enum Form {
    /// `n,G(n)`.
    Csv,
    /// `n G(n)`, as the OEIS has it.
    BFile,
    /// `n,G(n)` to the clipboard, and fewer of them.
    Clipboard,
}

/// A file of values that is being written.
pub(super) struct File {
    form: Form,
    name: String,
    parts: js_sys::Array,
    next: u32,
}

impl File {
    pub(super) fn new(form: Form, code: &str) -> Self {
        let name = match form {
            Form::Csv | Form::Clipboard => format!("{code}.csv"),
            Form::BFile => format!("b{code}.txt"),
        };
        Self { form, name: name.replace('~', "_"), parts: js_sys::Array::new(), next: 0 }
    }

    /// What is to be asked next.
    pub(super) fn query(&self) -> Query {
        Query::Values { from: self.next, count: MOST_SLICE, tag: TAG }
    }

    /// Takes in values; how many are written, or `None` where that was all.
    pub(super) fn take(&mut self, values: &[u32]) -> Option<u32> {
        let between = if self.form == Form::BFile { ' ' } else { ',' };
        let most = if self.form == Form::Clipboard { MOST_COPIED } else { MOST };
        let mut text = String::new();
        for value in values {
            // Writing to a text does not fail.
            let _ = writeln!(text, "{}{between}{value}", self.next);
            self.next += 1;
        }
        self.parts.push(&text.into());
        if values.len() == MOST_SLICE as usize && u64::from(self.next) < most {
            return Some(self.next);
        }
        None
    }

    /// Gives it to the reader, once all is taken in; `told` hears whether the clipboard took it.
    pub(super) fn give(&self, told: impl FnOnce(bool) + 'static) {
        match self.form {
            Form::Clipboard => copy(&self.parts, &Closure::once_into_js(told).unchecked_into()),
            Form::Csv | Form::BFile => save(&self.parts, &self.name, "text/plain"),
        }
    }
}

/// Saves a text of that media type.
pub(super) fn save_text(text: &str, name: &str, kind: &str) {
    save(&js_sys::Array::of1(&text.into()), name, kind);
}
