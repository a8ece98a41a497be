//! The name of the page, as the browser's tabs show it.

use yew::prelude::*;

/// What every title ends with.
const OURS: &str = " – Nimlab";

/// Names the page after what is shown, as long as it is.
#[hook]
pub(in crate::app) fn use_title(title: String) {
    use_effect_with(title, |title| {
        gloo::utils::document().set_title(&format!("{title}{OURS}"));
        || gloo::utils::document().set_title("Nimlab")
    });
}

/// What is shown, as the page is named after it.
pub(in crate::app) fn page_title() -> String {
    let title = gloo::utils::document().title();
    title.strip_suffix(OURS).map(str::to_owned).unwrap_or(title)
}
