//! What the address asks for: the front page, a game, or a link that cannot be read.

use super::dom::focus;
use super::game_page::PageProps;
use super::hooks::{
    apply_theme, keep_language, keep_theme, kept_theme, reader_language, use_address,
};
use super::house::{Broken, HeaderProps, header};
use super::pages::{Pages, Unreadable};
use crate::link::Theme;
use crate::words::{Language, Words};
use yew::prelude::*;

/// The whole page.
#[component]
pub(super) fn Root<P: Pages>() -> Html {
    let address = use_address();
    let language = use_state(reader_language);
    let theme = use_state(kept_theme);
    let words = use_memo(*language, |language| Words::of(P::WORDS, *language));
    use_effect_with(*language, |language| {
        if let Some(html) = gloo::utils::document().document_element() {
            let _ = html.set_attribute("lang", language.code());
        }
    });
    use_effect_with(*theme, |theme| apply_theme(*theme));
    // Who goes somewhere else begins at its top, as on any other page.
    let first = use_mut_ref(|| address.visit);
    use_effect_with(address.visit, move |&visit| {
        let other = visit != *first.borrow();
        let page = gloo::utils::document().document_element().filter(|_| other);
        if let Some(page) = page {
            focus(&page, "#content");
        }
    });

    // Counts the reader's own choices, which a link that sets the same things must follow.
    let choices = use_state(|| 0_u32);
    let on_language = {
        let (language, choices) = (language.setter(), choices.clone());
        Callback::from(move |chosen: Language| {
            keep_language(chosen);
            language.set(chosen);
            choices.set(*choices + 1);
        })
    };
    let on_theme = {
        let (theme, choices) = (theme.setter(), choices.clone());
        Callback::from(move |chosen: Option<Theme>| {
            keep_theme(chosen);
            theme.set(chosen);
            choices.set(*choices + 1);
        })
    };
    // A link sets both for the time being; only the reader's own choice is kept.
    let on_look = use_callback(
        (language.setter(), theme.setter()),
        |(lang, look): (Option<&'static str>, Option<Theme>), (language, theme)| {
            if let Some(chosen) = lang.and_then(Language::of) {
                language.set(chosen);
            }
            if look.is_some() {
                theme.set(look);
            }
        },
    );
    let go = {
        let address = address.clone();
        Callback::from(move |link: String| address.go(link))
    };

    let header = header(&HeaderProps { theme: *theme, on_theme, on_language }, &words);
    let text = address.link.clone();
    let props =
        PageProps { header: header.clone(), address, theme: *theme, choices: *choices, on_look };
    let shown = P::page(props, &words).unwrap_or_else(|Unreadable { errors, nearest }| {
        html! { <>{ header }<Broken {text} {errors} {nearest} {go} /></> }
    });
    html! {
        <ContextProvider<Words> context={(*words).clone()}>{ shown }</ContextProvider<Words>>
    }
}
