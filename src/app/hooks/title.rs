//! The name of the page, as the browser's tabs show it.

use yew::prelude::*;

/// Names the page after what is shown, as long as it is.
#[hook]
pub(in crate::app) fn use_title(title: String) {
    use_effect_with(title, |title| {
        gloo::utils::document().set_title(&format!("{title} – Nimlab"));
        || gloo::utils::document().set_title("Nimlab")
    });
}
