//! The address bar.

use crate::link::alike;
use gloo::events::EventListener;
use gloo::utils::window;
use std::cell::RefCell;
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::JsFuture;
use yew::prelude::*;

/// What stands in the address after `#`, and the ways to change it.
#[derive(Clone, PartialEq)]
pub(in crate::app) struct Address {
    /// The link, without `#`; empty for the front page.
    pub(in crate::app) link: AttrValue,
    /// Counts the times the reader went somewhere (a link, Back, a mended text): what is shown is
    /// then read from the address anew. Following the game does not count.
    pub(in crate::app) visit: u32,
    /// Goes somewhere else: Back leads here again.
    pub(in crate::app) go: Callback<String>,
}

thread_local! {
    /// The address that this program read or wrote last, and how often it has read one.
    static KNOWN: RefCell<(String, u32)> = const { RefCell::new((String::new(), 0)) };
}

/// Writes down what is seen, as it was opened at some visit, without a new entry in the browser's
/// history; but never over an address to which the reader went since.
pub(in crate::app) fn follow_address(link: &str, visit: u32) {
    let address = current_link();
    let latest = KNOWN.with_borrow(|known| known.0 == address && known.1 == visit);
    if latest && address != *link {
        replace(link);
    }
}

/// Listens to the address.
#[hook]
pub(in crate::app) fn use_address() -> Address {
    let state = use_state(read_address);
    let read = {
        let state = state.setter();
        Callback::from(move |()| state.set(read_address()))
    };
    {
        use_effect_with((), move |()| {
            // `hashchange` comes with typed addresses and links, `popstate` with Back and Forward.
            let changed = EventListener::new(&window(), "hashchange", {
                let read = read.clone();
                move |_| read.emit(())
            });
            let popped = EventListener::new(&window(), "popstate", {
                let read = read.clone();
                move |_| read.emit(())
            });
            // What came before anybody listened.
            if KNOWN.with_borrow(|known| known.0 != current_link()) {
                read.emit(());
            }
            move || drop((changed, popped))
        });
    }
    let go = use_callback(state.setter(), |link: String, state| {
        push(&link);
        state.set(read_address());
    });
    Address { link: state.0.clone(), visit: state.1, go }
}

/// The whole address of a link, to be copied.
pub(in crate::app) fn link_address(link: &str) -> String {
    let location = window().location();
    let href = location.href().unwrap_or_default();
    let page = href.split('#').next().unwrap_or_default().to_owned();
    format!("{page}#{link}")
}

/// A link to something else that is looked at as this is: the language, the theme, the board alone,
/// answers hidden.
pub(in crate::app) fn looked_at_alike(link: &str) -> String {
    alike(link, &current_link())
}

/// Copies a text to the clipboard; false where the browser does not let us.
pub(in crate::app) async fn copy_text(text: String) -> bool {
    // Without a secure context there is no clipboard at all, which web-sys does not know.
    let clipboard = js_sys::Reflect::get(&window().navigator(), &JsValue::from_str("clipboard"));
    if !clipboard.is_ok_and(|clipboard| clipboard.is_object()) {
        return false;
    }
    JsFuture::from(window().navigator().clipboard().write_text(&text)).await.is_ok()
}

/// The address as it stands, and the number of this visit.
fn read_address() -> (AttrValue, u32) {
    KNOWN.with_borrow_mut(|(address, visit)| {
        *address = current_link();
        *visit += 1;
        (AttrValue::from(address.clone()), *visit)
    })
}

/// Marks the entry of the browser's history that is shown, and says whether it is a new one.
pub(in crate::app) fn arrive() -> bool {
    let Ok(history) = window().history() else { return false };
    let new = history.state().is_ok_and(|state| state.is_null());
    if new {
        let _ = history.replace_state(&JsValue::from_str("shown"), "");
    }
    new
}

/// The page has written the address itself.
fn written() {
    KNOWN.with_borrow_mut(|known| known.0 = current_link());
}

/// What stands in the address after `#`.
pub(in crate::app) fn current_link() -> String {
    let hash = window().location().hash().unwrap_or_default();
    hash.strip_prefix('#').map_or(String::new(), str::to_owned)
}

fn push(link: &str) {
    if let Ok(history) = window().history() {
        let _ = history.push_state_with_url(&JsValue::NULL, "", Some(&format!("#{link}")));
        written();
    }
}

fn replace(link: &str) {
    // Browsers refuse past a hundred changes in a few seconds; the next change makes up for it.
    if let Ok(history) = window().history() {
        // The page's own script notes there that the reader has been here.
        let state = history.state().unwrap_or(JsValue::NULL);
        let _ = history.replace_state_with_url(&state, "", Some(&format!("#{link}")));
        written();
    }
}
