//! Files saved for the reader, and files the reader opens.

use crate::core::plain_letter;
use wasm_bindgen::prelude::*;
use yew::{Html, MouseEvent, html};

#[wasm_bindgen(inline_js = "
export function save(parts, name, type) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob(parts, { type }));
  link.download = name;
  link.click();
  // Some browsers ask first whether to download.
  setTimeout(() => URL.revokeObjectURL(link.href), 120000);
}
export function file_of(event) {
  const files = (event.dataTransfer || event.target).files;
  return files && files[0];
}
export const files_of = (event) => [...((event.dataTransfer || event.target).files || [])];
export const file_in = (field) => field.files && field.files[0];
export const file_name = (file) => file.name;
export const file_size = (file) => file.size;
// Editors on older Windows systems write Western European letters as one byte each. In UTF-8 most of these are broken,
// though two or three in a row may happen to make a letter; of a text that is in UTF-8 little is broken.
function unmarked(bytes) {
  const text = new TextDecoder().decode(bytes);
  const count = (pattern) => (text.match(pattern) || []).length;
  const western = bytes[0] !== 0xef && count(/\\ufffd/g) > count(/[\\u0080-\\ufffc]/g);
  return western ? new TextDecoder('windows-1252').decode(bytes) : text;
}
// Its text by the mark at its beginning; null where it is no text.
export const file_words = async (file) => {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const [first, second] = bytes;
  const marked = first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : '';
  if (marked) return new TextDecoder(marked).decode(bytes);
  return bytes.includes(0) ? null : unmarked(bytes);
};
export const file_part = async (file, from, to) =>
  new Uint8Array(await file.slice(from, to).arrayBuffer());")]
extern "C" {
    /// Saves parts as one file of a type.
    pub(super) fn save(parts: &js_sys::Array, name: &str, kind: &str);
    /// A file that was dropped or chosen.
    #[derive(Clone)]
    pub(super) type File;
    /// The file that an event brings. To be asked for while the event is heard.
    pub(super) fn file_of(event: &web_sys::Event) -> Option<File>;
    /// All files that an event brings. To be asked for while the event is heard.
    pub(super) fn files_of(event: &web_sys::Event) -> Vec<File>;
    /// The file that was chosen in a field.
    fn file_in(field: &web_sys::HtmlInputElement) -> Option<File>;
    pub(super) fn file_name(file: &File) -> String;
    /// In bytes.
    pub(super) fn file_size(file: &File) -> f64;
    /// The text of a file in UTF-8, in Windows-1252 or, where it says so, in UTF-16; null where it is no text.
    #[wasm_bindgen(catch)]
    pub(super) async fn file_words(file: &File) -> Result<JsValue, JsValue>;
    /// The bytes from one place up to another.
    #[wasm_bindgen(catch)]
    pub(super) async fn file_part(file: &File, from: f64, to: f64) -> Result<JsValue, JsValue>;
}

/// The type of a text that is nothing further.
pub(super) const TEXT: &str = "text/plain";
/// The maximum number of bytes of a text that is read: as much as fifty long games.
const MAX_TEXT: f64 = 12_000_000.0;

/// The text of the file that was chosen in a field; `None` where there is none, or too large a one.
pub(super) async fn chosen_text(field: &web_sys::HtmlInputElement) -> Option<String> {
    text_of(&file_in(field)?).await
}

/// The text of a file; `None` where it is none, or too large a one.
pub(super) async fn text_of(file: &File) -> Option<String> {
    if file_size(file) >= MAX_TEXT {
        return None;
    }
    file_words(file).await.ok()?.as_string()
}

/// A button that saves rows of cells, none of which needs quotation marks, as CSV. The name is without its ending.
pub(super) fn csv_button(rows: &[Vec<String>], name: &str) -> Html {
    let text: String = rows.iter().map(|row| row.join(",") + "\n").collect();
    let name = format!("{name}.csv");
    let save = move |_: MouseEvent| save_text(&text, &name, "text/csv");
    html! { <button type="button" class="button" onclick={save}>{ "CSV" }</button> }
}

/// Saves a text.
pub(super) fn save_text(text: &str, name: &str, kind: &str) {
    save(&js_sys::Array::of1(&text.into()), name, kind);
}

/// The name of a file about a lesson, without its ending: what its title is made of, as far as every system takes it.
pub(super) fn file_stem(title: &str) -> String {
    const MAX_LENGTH: usize = 40;
    let mut stem = String::from("nimlab");
    let mut parted = true;
    for plain in title.chars().map(plain_letter) {
        if !plain.is_ascii_alphanumeric() {
            parted = true;
        } else if stem.len() < MAX_LENGTH {
            if std::mem::take(&mut parted) {
                stem.push('-');
            }
            stem.push(plain);
        }
    }
    if stem == "nimlab" { stem + "-lesson" } else { stem }
}
