//! What the address asks for: the front page, a game, or a link that cannot be read.

use super::dom::focus;
use super::game_page::PageProps;
use super::hooks::{
    Solver, apply_theme, keep_language, keep_theme, kept_theme, reader_language, use_address,
    use_solver_provider,
};
use super::house::{Broken, HeaderProps, header};
use super::pages::Pages;
use crate::games::Game;
use crate::link::{self, Link, LinkError, Theme};
use crate::words::{Language, Words};
use yew::prelude::*;

/// The whole page.
#[component]
pub(super) fn Root<P: Pages>() -> Html {
    let address = use_address();
    let solver = use_solver_provider(P::SOLVER);
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
    use_effect_with(address.visit, |&visit| {
        let page = gloo::utils::document().document_element().filter(|_| visit > 0);
        page.into_iter().for_each(|page| focus(&page, "#content"));
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

    let props = HeaderProps { theme: *theme, on_theme, on_language, news: solver.news };
    let header = header(&props, &words);
    let shown = match opened::<P>(&address.link) {
        Opened::Front => html! { <>{ header }{ P::front(&words).unwrap_or_default() }</> },
        Opened::Broken(errors, nearest) => html! {
            <>{ header }<Broken text={address.link.clone()} {errors} {nearest} {go} /></>
        },
        Opened::Game => {
            P::page(PageProps { header, address, theme: *theme, choices: *choices, on_look })
        }
    };
    html! {
        <ContextProvider<Words> context={(*words).clone()}>
            <ContextProvider<Solver> context={solver}>
                { shown }
            </ContextProvider<Solver>>
        </ContextProvider<Words>>
    }
}

enum Opened {
    Front,
    Game,
    Broken(Vec<LinkError>, Option<String>),
}

/// What an address leads to. One that belongs to another program does not come here.
fn opened<P: Pages>(address: &str) -> Opened {
    if matches!(address, "" | "/" | "/?" | "?") {
        return Opened::Front;
    }
    if let Err(error) = link::system_of(address) {
        let (game, start) = P::Game::example();
        return Opened::Broken(vec![error], Some(Link::new(game, start).to_string()));
    }
    let reading = link::read::<P::Game>(address);
    if reading.errors.is_empty() {
        Opened::Game
    } else {
        Opened::Broken(reading.errors, Some(reading.link.to_string()))
    }
}
