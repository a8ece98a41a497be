//! Files of values for the reader, and the same values for the clipboard.

use crate::app::files::save;
use crate::games::heaps::{MAX_SLICE, Oeis, Query};
use std::fmt::Write;
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::*;

// A copy is begun within the click: Safari refuses what comes after it. Browsers that take no text which is still to
// come are asked once it is there.
#[wasm_bindgen(inline_js = "
export function begin_copy(done) {
  let give;
  const text = new Promise((resolve) => (give = resolve));
  const begin = async () => {
    const blob = text.then((text) => new Blob([text], { type: 'text/plain' }));
    await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
  };
  const late = async () => navigator.clipboard.writeText(await text);
  begin().catch(late).then(() => done(true), () => done(false));
  return give;
}")]
extern "C" {
    fn begin_copy(done: &js_sys::Function) -> js_sys::Function;
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
    goal: Goal,
    parts: js_sys::Array,
    next: u32,
}

/// Where a file goes.
enum Goal {
    /// To the device, under a name.
    Saved(String),
    /// To the clipboard, by the function that takes the text.
    Copied(js_sys::Function),
}

impl File {
    /// Begins a file, in the click that asks for it; `told` hears whether the clipboard took it.
    pub(super) fn new(form: Form, code: &str, told: impl FnOnce(bool) + 'static) -> Self {
        let goal = match form {
            Form::Clipboard => {
                Goal::Copied(begin_copy(&Closure::once_into_js(told).unchecked_into()))
            }
            Form::Csv | Form::BFile => Goal::Saved(name(form, code)),
        };
        Self { form, goal, parts: js_sys::Array::new(), next: 0 }
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

    /// Gives it to the reader, once all is taken in.
    pub(super) fn give(&self) {
        match &self.goal {
            // It only takes the text.
            Goal::Copied(give) => drop(give.call1(&JsValue::NULL, &self.parts.join(""))),
            Goal::Saved(name) => save(&self.parts, name, "text/plain"),
        }
    }
}

/// What a file of the values of a code is called.
fn name(form: Form, code: &str) -> String {
    // What the OEIS counts otherwise would be another file under its name.
    let number = Oeis::of_text(code).filter(|oeis| oeis.shift == 0).map(|oeis| oeis.number);
    let name = match (form, number) {
        (Form::BFile, None) => format!("b{code}.txt"),
        (Form::BFile, Some(number)) => format!("{}.txt", number.replace('A', "b")),
        (_, None) => format!("{code}.csv"),
        (_, Some(number)) => format!("{code}-{number}.csv"),
    };
    name.replace('~', "_")
}
