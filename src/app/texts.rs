//! Small texts as files, saved and read by the page's own script (`static/programs.js`): the programs
//! that need no more than this bring no script along.

use wasm_bindgen::prelude::*;
use web_sys::HtmlInputElement;

#[wasm_bindgen]
extern "C" {
    /// Saves a text as a file.
    #[wasm_bindgen(js_namespace = ["window", "nimlab"])]
    pub(super) fn save(text: &str, name: &str);
    /// The text of the file that was chosen in a field; nothing where it is too large for a game.
    #[wasm_bindgen(catch, js_namespace = ["window", "nimlab"])]
    pub(super) async fn chosen(field: &HtmlInputElement) -> Result<JsValue, JsValue>;
}
