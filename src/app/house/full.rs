//! A field in which no more fits.

use crate::core::Message;
use crate::words::Words;
use yew::prelude::*;

/// That a field takes no more, as soon as that is so: the browser cuts off whatever else is typed or pasted. The room
/// is counted as browsers do it, and is there before, so that what comes into it is heard.
pub(in crate::app) fn full(text: &str, most: usize, words: &Words) -> Html {
    let is_full = text.encode_utf16().count() >= most;
    let said = is_full.then(|| words.say(&Message::new("field-full").with("most", most)));
    html! { <p class="quiet field-full" role="status">{ said }</p> }
}
