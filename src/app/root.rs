//! What the address asks for: the first page, a game, or a link that cannot be read.

use super::arrival::{Arrival, Goal, Key, Way, use_arrival};
use super::dom::{focus_still, random_seed};
use super::hooks::{
    WithSolver, apply_theme, arrive, keep_language, keep_theme, kept_theme, use_address,
    use_dialogs, use_language,
};
use super::house::{Broken, HeaderProps};
use super::page::{Brought, Page, PageProps, Wished, wished};
use crate::link::{EXAMPLE, LinkError, Place, Split, Theme, split};
use crate::words::{Language, Words};
use std::rc::Rc;
use yew::prelude::*;

/// What the page begins with.
#[derive(Clone, PartialEq, Properties)]
pub(super) struct RootProps {
    /// The words of the reader's language.
    pub(super) words: Words,
}

/// The whole page.
#[component]
pub(super) fn Root(props: &RootProps) -> Html {
    let address = use_address();
    let (language, words, set_language) = use_language(&props.words);
    let theme = use_state(kept_theme);
    use_effect_with(*theme, |theme| apply_theme(*theme));

    // Counts the reader's own choices, which a link that sets the same things must follow.
    let choices = use_state(|| 0_u32);
    let on_language = {
        let (set_language, choices) = (set_language.clone(), choices.clone());
        Callback::from(move |chosen: Language| {
            keep_language(chosen);
            set_language.emit(chosen);
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
    let on_look = use_callback((set_language, theme.setter()), |(lang, look): Wished, setters| {
        if let Some(chosen) = lang.and_then(Language::of) {
            setters.0.emit(chosen);
        }
        if look.is_some() {
            setters.1.set(look);
        }
    });

    let goal = use_memo((address.link.clone(), address.visit), |(link, visit)| Goal {
        place: split(link),
        link: link.clone(),
        visit: *visit,
    });
    let Arrival { shown, way } = use_arrival(goal);
    use_top(shown.as_ref().map(|shown| shown.visit));
    let (dialogs, on_dialog) = use_dialogs(&words);
    let header = HeaderProps { theme: *theme, on_theme, language, on_language, on_dialog };
    let header = header.draw(&words);
    let frame = Frame {
        header: header.clone(),
        theme: *theme,
        language,
        choices: *choices,
        on_look,
        go: address.go.clone(),
    };
    html! {
        <ContextProvider<Words> context={words.clone()}>
            <WithSolver>
                { waiting(&way, &words) }
                { shown.map_or(empty(header), |shown| frame.draw(&shown)) }
                { dialogs }
            </WithSolver>
        </ContextProvider<Words>>
    }
}

/// Who goes somewhere else begins at its top, as on any other page; who comes back is where he was.
#[hook]
fn use_top(visit: Option<u32>) {
    let first = use_mut_ref(|| visit);
    use_effect_with(visit, move |&visit| {
        let new = arrive();
        if visit == *first.borrow() {
            return;
        }
        if new {
            gloo::utils::window().scroll_to_with_x_and_y(0.0, 0.0);
        }
        focus_still(gloo::utils::document().get_element_by_id("content"));
    });
}

/// The page before anything of it has come.
fn empty(header: Html) -> Html {
    html! { <>{ header }<main id="content" tabindex="-1" aria-busy="true" /></> }
}

/// That something is on its way, or did not come. What was there is still there.
fn waiting(way: &Way, words: &Words) -> Html {
    match way {
        Way::There => Html::default(),
        Way::Waiting => {
            html! { <p class="on-its-way" role="status">{ words.get("page-waiting") }</p> }
        }
        Way::Failed(again) => {
            let again = again.reform(|_: MouseEvent| ());
            html! {
                <p class="news" role="alert">
                    { words.get("page-missing") }{ " " }
                    <button type="button" class="button" onclick={again}>{ words.get("page-again") }</button>
                </p>
            }
        }
    }
}

/// What every page is given.
#[derive(Clone, PartialEq)]
struct Frame {
    header: Html,
    theme: Option<Theme>,
    language: Language,
    choices: u32,
    on_look: Callback<Wished>,
    go: Callback<String>,
}

impl Frame {
    fn draw(&self, goal: &Rc<Goal>) -> Html {
        match (&goal.place, goal.brought()) {
            (Err(error), _) => self.broken(&goal.link, vec![error.clone()], EXAMPLE.to_owned()),
            (Ok(Place::Front(look)), Some((_, Brought::Front(draw)))) => html! {
                <>{ self.header.clone() }{ draw(wished(look), self.on_look.clone()) }</>
            },
            (Ok(Place::Game(_)), Some((part, Brought::Page(page)))) => {
                let (goal, key) = (goal.clone(), part.0.to_owned() + part.1);
                html! { <Opened {key} {part} {page} {goal} frame={self.clone()} /> }
            }
            (Ok(_), _) => Html::default(),
        }
    }

    fn broken(&self, text: &AttrValue, errors: Vec<LinkError>, nearest: String) -> Html {
        let (text, go) = (text.clone(), self.go.clone());
        html! { <>{ self.header.clone() }<Broken {text} {errors} {nearest} {go} /></> }
    }
}

#[derive(Clone, Properties)]
struct OpenedProps {
    part: Key,
    page: Page,
    goal: Rc<Goal>,
    frame: Frame,
}

impl PartialEq for OpenedProps {
    fn eq(&self, other: &Self) -> bool {
        // A part of that key is always the same.
        self.part == other.part && Rc::ptr_eq(&self.goal, &other.goal) && self.frame == other.frame
    }
}

/// A link whose part of the program is here: checked by its game, and drawn or refused.
#[component]
fn Opened(props: &OpenedProps) -> Html {
    let OpenedProps { page, goal, frame, .. } = props;
    let reading = use_memo(goal.visit, |_| {
        let split: Option<&Split> = match &goal.place {
            Ok(Place::Game(split)) => Some(split),
            Ok(Place::Front(_)) | Err(_) => None,
        };
        split.map(|split| Rc::new((page.read)(split, random_seed())))
    });
    let Some(reading) = &*reading else { return Html::default() };
    if !reading.errors.is_empty() {
        return frame.broken(&goal.link, reading.errors.clone(), reading.link().to_string());
    }
    (page.draw)(PageProps {
        header: frame.header.clone(),
        visit: goal.visit,
        reading: reading.clone(),
        go: frame.go.clone(),
        theme: frame.theme,
        language: frame.language,
        choices: frame.choices,
        on_look: frame.on_look.clone(),
    })
}
