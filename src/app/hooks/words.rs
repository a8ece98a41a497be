//! The reader's language.

use super::store::kept_language;
use crate::words::{Language, Words};
use yew::prelude::*;

/// The words of the page, from the context that `root` provides.
#[hook]
pub(in crate::app) fn use_words() -> Words {
    use_context::<Words>().unwrap_or_else(|| Words::of(&[], Language::default()))
}

/// The language to begin with, where the link sets none: the one that was chosen here before, else
/// the browser's, else English.
pub(in crate::app) fn reader_language() -> Language {
    let browser = || {
        let languages = gloo::utils::window().navigator().languages();
        languages.iter().find_map(|tag| Language::of(&tag.as_string()?))
    };
    kept_language().or_else(browser).unwrap_or_default()
}
