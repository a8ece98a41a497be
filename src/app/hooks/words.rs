//! The reader's language, and its sentences. Those of the other language are fetched when it is chosen.

use super::store::{keep_language, kept_language};
use super::wait::wait;
use crate::app::chunk::Missing;
use crate::core::Count;
use crate::link::language_of;
use crate::split_points;
use crate::words::{Language, Words};
use std::cell::Cell;
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

#[derive(Clone, PartialEq, Properties)]
pub(in crate::app) struct CountedProps {
    /// From which number rows and columns are counted.
    pub(in crate::app) count: Count,
    pub(in crate::app) children: Html,
}

/// Its content counts rows and columns in this way.
#[component]
pub(in crate::app) fn Counted(props: &CountedProps) -> Html {
    let words = use_words().counting(props.count);
    html! { <ContextProvider<Words> context={words}>{ props.children.clone() }</ContextProvider<Words>> }
}

thread_local! {
    /// The language that was chosen since the page was opened, be it that the device keeps nothing.
    static CHOSEN: Cell<Option<Language>> = const { Cell::new(None) };
}

/// The words to begin with: of the language that the link sets, or else of the reader's.
pub(in crate::app) async fn first_words(set: Option<Language>) -> Result<Words, Missing> {
    words_of(set.unwrap_or_else(reader_language)).await
}

/// A language that is wished for.
#[derive(Clone, Copy, PartialEq)]
pub(in crate::app) struct Wish {
    /// Which one.
    pub(in crate::app) language: Language,
    /// Whether the reader has chosen it, so that it is kept; a link sets one for the time being.
    pub(in crate::app) chosen: bool,
}

/// The language of the page.
pub(in crate::app) struct Speech {
    /// The one that is wished for; its words may be on their way.
    pub(in crate::app) language: Language,
    /// The words there are.
    pub(in crate::app) words: Words,
    /// The wish of which the words did not come.
    pub(in crate::app) missed: Option<Wish>,
    /// Takes a wish, the same one again too.
    pub(in crate::app) wish: Callback<Wish>,
}

/// The language of the page, which begins with these words. Where those of another one do not come, the
/// page stays as it is.
#[hook]
pub(in crate::app) fn use_language(first: &Words) -> Speech {
    let words = use_state(|| first.clone());
    let wished = use_state_eq(|| Wish { language: first.language(), chosen: false });
    let missed = use_state_eq(|| None);
    let wish = use_callback((*wished, wished.setter(), missed.setter()), |wish: Wish, known| {
        let (wished, set, missed) = known;
        // What the reader has chosen remains a choice when the link follows it.
        if wish.chosen {
            CHOSEN.set(Some(wish.language));
        }
        if wish.chosen || wish.language != wished.language {
            missed.set(None);
            set.set(wish);
        }
    });
    {
        let (words, back, missed) = (words.clone(), wished.setter(), missed.setter());
        use_effect_with(*wished, move |&wish| {
            let there = words.language();
            let keep = move || {
                // What was chosen and did not come may come later.
                if wish.chosen || CHOSEN.get() == Some(wish.language) {
                    keep_language(wish.language);
                }
            };
            let coming = (there != wish.language).then(|| {
                wait(words_of(wish.language), move |came| {
                    if let Ok(new) = came {
                        keep();
                        words.set(new);
                    } else {
                        back.set(Wish { language: there, chosen: false });
                        missed.set(Some(wish));
                    }
                })
            });
            if coming.is_none() {
                keep();
            }
            move || coming.into_iter().for_each(|end| end())
        });
    }
    use_effect_with(words.language(), |language| {
        if let Some(html) = gloo::utils::document().document_element() {
            let _ = html.set_attribute("lang", language.code());
        }
    });
    Speech { language: wished.language, words: (*words).clone(), missed: *missed, wish }
}

async fn words_of(language: Language) -> Result<Words, Missing> {
    let catalogue = match language {
        Language::English => english().await?,
        Language::French => french().await?,
    };
    Ok(Words::of(language, catalogue))
}

/// The language to begin with, where the link sets none: the one that was chosen here; that of the address before its
/// `#` (`?lang=fr`), as other pages and platforms write it; the one that was chosen before; the browser's; English.
pub(in crate::app) fn reader_language() -> Language {
    let window = gloo::utils::window();
    let address = || Language::of(language_of(&window.location().search().ok()?)?);
    let browser = || {
        let languages = window.navigator().languages();
        languages.iter().find_map(|tag| Language::of(&tag.as_string()?))
    };
    CHOSEN.get().or_else(address).or_else(kept_language).or_else(browser).unwrap_or_default()
}
