//! Keys and sounds. The list of keys is read from the page itself: each button that has a key names it.

use super::frame::{DialogProps, Frame};
use crate::app::dom::ticked;
use crate::app::hooks::{kept_sounds, set_sounds, use_words};
use gloo::utils::document;
use wasm_bindgen::prelude::*;
use web_sys::{Element, HtmlElement};
use yew::prelude::*;

#[wasm_bindgen]
extern "C" {
    /// Whether single keys work. In `static/keys.js`.
    #[wasm_bindgen(js_namespace = ["window", "nimlab"])]
    fn keys_on() -> bool;
    /// Switches them on or off, on this device.
    #[wasm_bindgen(js_namespace = ["window", "nimlab"])]
    fn set_keys(on: bool);
}

/// The dialog, open as long as it is drawn.
#[component]
pub(in crate::app) fn Keys(props: &DialogProps) -> Html {
    let words = use_words();
    let on = use_state_eq(keys_on);
    let named = use_memo((), |()| named());
    let board = use_memo((), |()| text_of("#board-how .for-keys"));
    let change = {
        let on = on.setter();
        move |event: Event| {
            set_keys(ticked(&event));
            on.set(ticked(&event));
        }
    };
    let heard = use_state_eq(kept_sounds);
    let sound = {
        let heard = heard.setter();
        move |event: Event| {
            set_sounds(ticked(&event));
            heard.set(ticked(&event));
        }
    };
    let rows = named.iter().map(|(key, name)| {
        html! { <tr key={key.as_str()}><th scope="row"><kbd>{ key }</kbd></th><td>{ name }</td></tr> }
    });
    html! {
        <Frame title="keys-title" on_close={props.on_close.clone()}>
            <p>{ words.get("keys-everywhere") }</p>
            if let Some(board) = &*board { <p><strong>{ words.get("keys-board") }</strong>{ " " }{ board }</p> }
            <table class="keys" data-off={(!*on).to_string()}>
                <caption>{ words.get("keys-single") }</caption>
                <tbody>{ for rows }</tbody>
            </table>
            <label class="check">
                <input type="checkbox" checked={*on} onchange={change} />{ words.get("keys-on") }
            </label>
            <p class="quiet">{ words.get("keys-note") }</p>
            <label class="check">
                <input type="checkbox" checked={*heard} onchange={sound} />{ words.get("sounds-on") }
            </label>
        </Frame>
    }
}

/// The keys of the buttons that are shown, in the order of the page, with the buttons' names.
fn named() -> Vec<(String, String)> {
    let Ok(found) = document().query_selector_all(":not(select)[aria-keyshortcuts]") else {
        return Vec::new();
    };
    let found = (0..found.length()).filter_map(|at| found.get(at)?.dyn_into::<HtmlElement>().ok());
    let shown = found.filter(|it| it.offset_width() > 0);
    shown.filter_map(|it| Some((it.get_attribute("aria-keyshortcuts")?, name(&it)))).collect()
}

fn name(button: &Element) -> String {
    button.get_attribute("aria-label").or_else(|| button.text_content()).unwrap_or_default()
}

fn text_of(selector: &str) -> Option<String> {
    let text = document().query_selector(selector).ok().flatten()?.text_content()?;
    Some(text.trim().to_owned()).filter(|text| !text.is_empty())
}
