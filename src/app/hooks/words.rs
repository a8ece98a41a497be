//! The reader's language, and the words of it. The words of the other language come when it is chosen.

use super::store::kept_language;
use crate::app::chunk::Missing;
use crate::split_points;
use crate::words::{Language, Words};
use std::cell::Cell;
use std::rc::Rc;
use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

split_points! {
    /// All sentences in English, packed.
    en: fn english() -> &'static str { Language::English.catalogue() }
    /// All sentences in French, packed.
    fr: fn french() -> &'static str { Language::French.catalogue() }
}

/// The words of the page, from the context that `root` provides.
#[hook]
pub(in crate::app) fn use_words() -> Words {
    use_context::<Words>().unwrap_or_else(|| Words::none(Language::default()))
}

/// The words to begin with.
pub(in crate::app) async fn first_words() -> Result<Words, Missing> {
    words_of(reader_language()).await
}

/// The language that the reader wants, the words there are, and the way to want another language. Where
/// its words do not come, those of the one before stay, and it can be chosen again.
#[hook]
pub(in crate::app) fn use_language(first: &Words) -> (Language, Words, Callback<Language>) {
    let words = use_state(|| first.clone());
    let wanted = use_state_eq(|| first.language());
    let want = use_callback(wanted.setter(), |language, wanted| wanted.set(language));
    {
        let (words, back) = (words.clone(), wanted.setter());
        use_effect_with(*wanted, move |&language| {
            let alive = Rc::new(Cell::new(true));
            if words.language() != language {
                let alive = alive.clone();
                spawn_local(async move {
                    let came = words_of(language).await;
                    match came {
                        _ if !alive.get() => {}
                        Ok(new) => words.set(new),
                        Err(Missing) => back.set(words.language()),
                    }
                });
            }
            move || alive.set(false)
        });
    }
    use_effect_with(words.language(), |language| {
        if let Some(html) = gloo::utils::document().document_element() {
            let _ = html.set_attribute("lang", language.code());
        }
    });
    (*wanted, (*words).clone(), want)
}

async fn words_of(language: Language) -> Result<Words, Missing> {
    let catalogue = match language {
        Language::English => english().await?,
        Language::French => french().await?,
    };
    Ok(Words::of(language, catalogue))
}

/// The language to begin with, where the link sets none: the one that was chosen here before, else
/// the browser's, else English.
fn reader_language() -> Language {
    let browser = || {
        let languages = gloo::utils::window().navigator().languages();
        languages.iter().find_map(|tag| Language::of(&tag.as_string()?))
    };
    kept_language().or_else(browser).unwrap_or_default()
}
