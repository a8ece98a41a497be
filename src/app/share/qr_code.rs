//! A QR code to be shown, large where the browser allows it.

use super::qr::{MAX_BYTES, qr};
use crate::app::hooks::{can_fill_screen, fill_screen};
use crate::core::Message;
use crate::words::Words;
use web_sys::Element;
use yew::prelude::*;

/// That an address is too long for a code.
pub(in crate::app) fn too_long(address: &str, words: &Words) -> String {
    let long = Message::new("share-qr-long").with("length", words.number(address.len() as u64));
    words.say(&long.with("most", words.number(MAX_BYTES as u64)))
}

/// The code of an address, or that it is too long for one.
pub(super) fn code(address: &str, words: &Words) -> Html {
    let Some(picture) = qr(address, words.get("share-qr")) else {
        return html! { <p class="quiet share-qr">{ too_long(address, words) }</p> };
    };
    let large = |event: MouseEvent| {
        let button = event.target_dyn_into::<Element>();
        let place = button.and_then(|button| button.closest(".share-qr").ok().flatten());
        if let Some(place) = place {
            fill_screen(&place);
        }
    };
    html! {
        <div class="share-qr">
            { picture }
            if can_fill_screen() {
                <button type="button" class="button" onclick={large}>{ words.get("share-qr-large") }</button>
            }
        </div>
    }
}
