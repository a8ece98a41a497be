//! The top of the page: where the reader is, the language, the colours, the link.

use super::{Menu, Sign, icon};
use crate::app::dom::field_value;
use crate::app::hooks::{Href, copy_and_tell, link_address, shown_link, use_words};
use crate::app::share::Asked;
use crate::link::Theme;
use crate::words::{Language, Words};
use gloo::timers::callback::Timeout;
use yew::prelude::*;

/// Milliseconds for which a button says that it has copied.
const SAY_COPIED: u32 = 2500;

/// What the top of the page is given.
pub(in crate::app) struct HeaderProps {
    /// The theme that was chosen.
    pub(in crate::app) theme: Option<Theme>,
    /// Takes another.
    pub(in crate::app) on_theme: Callback<Option<Theme>>,
    /// The language that was chosen; its words may be on their way.
    pub(in crate::app) language: Language,
    /// Takes another language.
    pub(in crate::app) on_language: Callback<Language>,
    /// Opens a dialog.
    pub(in crate::app) on_dialog: Callback<Asked>,
}

impl HeaderProps {
    /// The top of the page.
    pub(in crate::app) fn draw(&self, words: &Words) -> Html {
        header(self, words)
    }
}

fn header(props: &HeaderProps, words: &Words) -> Html {
    let languages = Language::ALL.iter().map(|&language| {
        let chosen = props.language == language;
        let choose = props.on_language.reform(move |_: MouseEvent| language);
        let code = language.code().to_uppercase();
        // What is seen is part of what is said, for those who speak to the page.
        let label = format!("{code} – {}", language.name());
        html! {
            <button
                key={language.code()} type="button" class="header-language" lang={language.code()}
                aria-pressed={chosen.to_string()} aria-label={label} onclick={choose}
            >{ code }</button>
        }
    });
    html! {
        <>
            <a class="skip" href="#content" onclick={skip()}>{ words.get("skip") }</a>
            <header class="header">
                <a class="brand" href={"/".href()}>
                    <svg class="brand-sign" viewBox="0 0 24 24" aria-hidden="true">
                        <path d="M5 6v14M10 6v14M15 6v14M20 6v14" />
                        <path class="brand-heads" d="M5 4v1M10 4v1M15 4v1M20 4v1" />
                    </svg>
                    <span>{ "Nimlab" }</span>
                </a>
                <div class="header-tools">
                    <div class="header-languages" role="group" aria-label={words.get("language")}>
                        { for languages }
                    </div>
                    { theme_choice(props, words) }
                    <CopyLink />
                    { opener(props, Asked::Share, words) }
                    { opener(props, Asked::Keys, words) }
                </div>
            </header>
        </>
    }
}

/// The link skips to the content without changing the address, which belongs to the game.
fn skip() -> Callback<MouseEvent> {
    Callback::from(|event: MouseEvent| {
        event.prevent_default();
        if let Some(body) = gloo::utils::document().document_element() {
            crate::app::dom::focus(&body, "#content");
        }
    })
}

fn theme_choice(props: &HeaderProps, words: &Words) -> Html {
    let change = props.on_theme.reform(|event: Event| {
        let name = field_value(&event);
        Theme::named(&name)
    });
    let chosen = props.theme.map_or("system", Theme::name);
    let option = |theme: Option<Theme>| {
        let (name, label) = match theme {
            None => ("system", "theme-system"),
            Some(Theme::Light) => ("light", "theme-light"),
            Some(Theme::Dark) => ("dark", "theme-dark"),
            Some(Theme::Projector) => ("projector", "theme-projector"),
        };
        html! {
            <option key={name} value={name} selected={theme == props.theme}>{ words.get(label) }</option>
        }
    };
    html! {
        <Menu class="header-theme" label={words.get("theme")} value={chosen} onchange={change}>
            { option(None) }
            { for Theme::ALL.into_iter().map(|theme| option(Some(theme))) }
        </Menu>
    }
}

/// The button that opens a dialog.
fn opener(props: &HeaderProps, asked: Asked, words: &Words) -> Html {
    let (class, key, face) = match asked {
        Asked::Share | Asked::Sum | Asked::Question => ("header-share", None, icon(Sign::Share)),
        Asked::Keys => ("header-keys", Some("?"), html! { "?" }),
    };
    let name = words.get(match asked {
        Asked::Share | Asked::Sum | Asked::Question => "share",
        Asked::Keys => "keys",
    });
    let click = props.on_dialog.reform(move |_: MouseEvent| asked);
    html! {
        <button type="button" class={classes!("button", class)} title={name.clone()} aria-label={name} aria-keyshortcuts={key} onclick={click}>
            { face }
        </button>
    }
}

/// The link to what is seen. On the page where a lesson is written that is the lesson, whose link is there.
fn link_here() -> String {
    let there = gloo::utils::document().query_selector("#content [data-link]").ok().flatten();
    there.and_then(|element| element.get_attribute("data-link")).unwrap_or_else(shown_link)
}

/// Copies the link to what is seen.
#[component]
fn CopyLink() -> Html {
    let words = use_words();
    let copied = use_state(|| None::<bool>);
    let timer = use_mut_ref(|| None::<Timeout>);
    let copy = {
        let copied = copied.setter();
        Callback::from(move |_: MouseEvent| {
            let (copied, timer) = (copied.clone(), timer.clone());
            copy_and_tell(link_address(&link_here()), move |done| {
                copied.set(done);
                let copied = copied.clone();
                let unsaid = done.map(|_| Timeout::new(SAY_COPIED, move || copied.set(None)));
                *timer.borrow_mut() = unsaid;
            });
        })
    };
    let (sign, label) = match *copied {
        None => (Sign::Copy, "link-copy"),
        Some(true) => (Sign::Done, "link-copied"),
        Some(false) => (Sign::Close, "link-not-copied"),
    };
    html! {
        <>
            <button type="button" class="button header-copy" aria-keyshortcuts="C" onclick={copy}>
                { icon(sign) }<span>{ words.get(label) }</span>
            </button>
            <span class="spoken" role="status">
                { copied.map(|_| words.get(label)).unwrap_or_default() }
            </span>
        </>
    }
}
