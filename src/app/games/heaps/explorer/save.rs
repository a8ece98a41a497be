//! Files of values for the reader, and the same values for the clipboard.

use crate::app::files::save;
use crate::games::heaps::{MAX_SLICE, Oeis, Query};
use std::fmt::Write;
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::*;

#[wasm_bindgen(inline_js = "
export function copy(parts, done) {
  const held = navigator.clipboard;
  if (!held) return done(false);
  held.writeText(parts.join('')).then(() => done(true), () => done(false));
}")]
extern "C" {
    fn copy(parts: &js_sys::Array, done: &js_sys::Function);
}

/// The tag of values that go into a file.
pub(super) const TAG: u8 = 1;
/// The maximum number of values in a file: about 150 MB.
pub(super) const MAX_SAVED: u64 = 10_000_000;

/// The maximum number of values that are copied: about a megabyte.
const MAX_COPIED: u64 = 100_000;

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
        // What the OEIS counts otherwise would be another file under its name.
        let number = Oeis::of_text(code).filter(|oeis| oeis.shift == 0).map(|oeis| oeis.number);
        let name = match (form, number) {
            (Form::Csv | Form::Clipboard, None) => format!("{code}.csv"),
            (Form::Csv | Form::Clipboard, Some(number)) => format!("{code}-{number}.csv"),
            (Form::BFile, None) => format!("b{code}.txt"),
            (Form::BFile, Some(number)) => format!("{}.txt", number.replace('A', "b")),
        };
        Self { form, name: name.replace('~', "_"), parts: js_sys::Array::new(), next: 0 }
    }

    /// What is to be asked next.
    pub(super) fn query(&self) -> Query {
        Query::Values { from: self.next, count: MAX_SLICE, tag: TAG }
    }

    /// Takes in values; how many are written, or `None` where that was all.
    pub(super) fn take(&mut self, values: &[u32]) -> Option<u32> {
        let between = if self.form == Form::BFile { ' ' } else { ',' };
        let most = if self.form == Form::Clipboard { MAX_COPIED } else { MAX_SAVED };
        let mut text = String::new();
        for value in values {
            // Writing to a text does not fail.
            let _ = writeln!(text, "{}{between}{value}", self.next);
            self.next += 1;
        }
        self.parts.push(&text.into());
        if values.len() == MAX_SLICE as usize && u64::from(self.next) < most {
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
