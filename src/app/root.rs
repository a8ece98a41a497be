//! What the address asks for: the home page, a game, or a link that cannot be read.

use super::arrival::{Arrival, Goal, Key, Way, use_arrival};
use super::dom::{focus_still, random_seed};
use super::hooks::{
    Keys, Speech, Wish, WithSolver, apply_theme, arrive, carry_on, follow_address, keep_theme,
    kept_theme, note_shown, on_its_way, reader_language, shown_link, stay, use_address,
    use_dialogs, use_language,
};
use super::house::{Broken, HeaderProps};
use super::page::{Brought, ClassProps, LessonProps, Page, PageProps, Wished, wished};
use crate::core::Count;
use crate::link::{
    LessonPlace, LinkError, Look, Place, Split, Theme, nearest_link, value_of, with_key,
};
use crate::words::{Language, Words};
use std::rc::Rc;
use yew::prelude::*;

/// What the page begins with.
#[derive(Properties)]
pub(super) struct RootProps {
    /// The words of the reader's language.
    pub(super) words: Words,
    /// What the address asks for.
    pub(super) goal: Rc<Goal>,
}

impl PartialEq for RootProps {
    fn eq(&self, _: &Self) -> bool {
        // A page begins once.
        true
    }
}

/// The whole page.
#[component]
pub(super) fn Root(props: &RootProps) -> Html {
    let address = use_address((props.goal.link.clone(), props.goal.visit));
    let goal = use_memo((address.link.clone(), address.visit), |(link, visit)| {
        let first = Some(&props.goal).filter(|goal| goal.visit == *visit);
        first.cloned().unwrap_or_else(|| Rc::new(Goal::of((link.clone(), *visit))))
    });
    let Arrival { shown, way } = use_arrival((*goal).clone());
    // At which visit what is shown was asked for: the address is ahead of it while something is on its way.
    let here = shown.as_ref().map_or(address.visit, |shown| shown.visit);
    let Speech { language, words, missed, wish } = use_language(&props.words);
    // The reader's own theme, and the one that is shown.
    let own_theme = use_state(kept_theme);
    let theme = use_state(|| *own_theme);
    use_effect_with(*theme, |theme| apply_theme(*theme));

    // Counts the reader's own choices, which a link that sets the same things must follow.
    let choices = use_state(|| 0_u32);
    // On which visits the language and the theme were chosen last.
    let (spoke, themed) = (use_mut_ref(|| None::<u32>), use_mut_ref(|| None::<u32>));
    let visit = address.visit;
    let on_language = {
        let (wish, choices, spoke) = (wish.clone(), choices.clone(), spoke.clone());
        Callback::from(move |language: Language| {
            spoke.replace(Some(visit));
            wish.emit(Wish { language, chosen: true });
            choices.set(*choices + 1);
        })
    };
    let on_theme = {
        let (own, theme, choices) = (own_theme.setter(), theme.setter(), choices.clone());
        let themed = themed.clone();
        Callback::from(move |chosen: Option<Theme>| {
            themed.replace(Some(visit));
            keep_theme(chosen);
            own.set(chosen);
            theme.set(chosen);
            choices.set(*choices + 1);
        })
    };
    // A link sets both for the time being; only the reader's own choice is kept. What it does not set is as the
    // reader has it, so that an address opens to the same thing wherever one comes from. A page that arrives after the
    // reader's choice no longer counts.
    let on_look = use_callback((wish.clone(), *own_theme, here), {
        let theme = theme.setter();
        let (spoke, themed) = (spoke.clone(), themed.clone());
        move |(lang, look): Wished, (wish, own, here)| {
            let lang = lang.filter(|_| !since(*spoke.borrow(), *here));
            let look = look.filter(|_| !since(*themed.borrow(), *here));
            let language = lang.and_then(Language::of).unwrap_or_else(reader_language);
            wish.emit(Wish { language, chosen: false });
            theme.set(look.or(*own));
        }
    });

    use_effect_with((goal.visit, way == Way::Failed), |&(_, failed)| {
        if failed {
            stay();
        }
    });
    let again = {
        let (go, link) = (address.go.clone(), goal.link.to_string());
        Callback::from(move |_: MouseEvent| go.emit(link.clone()))
    };
    let place = shown.as_ref().and_then(|shown| shown.place.as_ref().ok());
    let count = place.map_or_else(Count::default, |place| place.look().count);
    // A sheet is in its own language by itself; only what a link sets is carried on.
    let set = place.is_some_and(|place| place.look().lang.is_some());
    let theme_set = theme.filter(|_| *theme != *own_theme);
    carry_on(carried_on(Some(language).filter(|_| set), theme_set, count));
    // What the reader has chosen since what is shown was asked for, over what its link sets.
    let (speaks, themed) = (since(*spoke.borrow(), here), since(*themed.borrow(), here));
    let chosen =
        Chosen { language: speaks.then_some(language), themed, theme: theme.filter(|_| themed) };
    use_shown(shown.as_ref());
    use_choice(chosen, place.is_some(), here);
    use_top(shown.as_ref().map(|shown| shown.visit));
    let (dialogs, on_dialog) = use_dialogs(&words);
    let header = HeaderProps { theme: *theme, on_theme, language, on_language, on_dialog };
    let header = header.draw(&words);
    let frame = Frame {
        header: header.clone(),
        theme: *theme,
        language,
        choices: *choices,
        chosen,
        on_look,
        go: address.go.clone(),
    };
    html! {
        <ContextProvider<Words> context={words.clone()}>
            <WithSolver>
                { waiting(way, shown.is_some(), again, &words) }
                { missing_words(missed, &wish, &words) }
                { shown.map_or(empty(header), |shown| frame.draw(&shown)) }
                { dialogs }
            </WithSolver>
        </ContextProvider<Words>>
    }
}

/// Whether something was chosen on a visit or after it.
fn since(chosen: Option<u32>, visit: u32) -> bool {
    chosen.is_some_and(|chosen| chosen >= visit)
}

/// What the reader has chosen.
#[derive(Clone, Copy, Default, PartialEq)]
struct Chosen {
    language: Option<Language>,
    /// Whether the theme that is shown was chosen.
    themed: bool,
    theme: Option<Theme>,
}

impl Chosen {
    /// A look as it is with what was chosen, where the link sets that.
    fn over(self, look: &mut Look) {
        if let Some(language) = self.language {
            look.lang = look.lang.map(|_| language.code());
        }
        if self.themed {
            look.theme = look.theme.and(self.theme);
        }
    }
}

/// The address sets no longer what the reader has chosen otherwise: reloaded, it opens as it is.
#[hook]
fn use_choice(chosen: Chosen, known: bool, visit: u32) {
    use_effect_with((chosen, known, visit), |&(chosen, known, visit)| {
        if !known {
            return;
        }
        let link = shown_link();
        let mut next = link.clone();
        let language = chosen.language.filter(|_| value_of(&link, "lang").is_some());
        if let Some(language) = language {
            next = with_key(&next, "lang", Some(language.code()));
        }
        if chosen.themed && value_of(&link, "theme").is_some() {
            next = with_key(&next, "theme", chosen.theme.map(Theme::name));
        }
        if next != link {
            follow_address(&next, visit);
        }
    });
}

/// What links carry on from here: a language, a way of counting and a theme that are not the reader's own.
fn carried_on(language: Option<Language>, theme: Option<Theme>, count: Count) -> Keys {
    let language = language.filter(|&language| language != reader_language());
    let count = Some(count).filter(|&count| count != Count::default());
    let keys = [
        language.map(|language| ("lang", language.code())),
        count.map(|count| ("count", count.name())),
        theme.map(|theme| ("theme", theme.name())),
    ];
    keys.into_iter().flatten().collect()
}

/// Notes the link to what is shown, which is not that of the address while that is on its way.
#[hook]
fn use_shown(shown: Option<&Rc<Goal>>) {
    let shown = shown.map(|goal| (goal.link.clone(), goal.visit));
    use_effect_with(shown, |shown| {
        if let Some((link, visit)) = shown {
            note_shown(link, *visit);
        }
    });
}

/// Readers who go to another page begin at its top, as anywhere; those who come back are where they were.
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

/// That something is on its way, or did not come; whether anything was there before it, which still is.
fn waiting(way: Way, before: bool, again: Callback<MouseEvent>, words: &Words) -> Html {
    match way {
        Way::There => Html::default(),
        Way::Waiting => on_its_way(words),
        Way::Failed => html! {
            <p class="news" role="alert">
                { words.get(if before { "page-missing" } else { "page-missing-first" }) }{ " " }
                <button type="button" class="button" onclick={again}>{ words.get("page-again") }</button>
            </p>
        },
    }
}

/// That the words of another language did not come.
fn missing_words(missed: Option<Wish>, wish: &Callback<Wish>, words: &Words) -> Html {
    let Some(missed) = missed else { return Html::default() };
    let again = wish.reform(move |_: MouseEvent| missed);
    html! {
        <p class="news" role="alert">
            { words.get("words-missing") }{ " " }
            <button type="button" class="button" onclick={again}>{ words.get("page-again") }</button>
        </p>
    }
}

/// What every page is given.
#[derive(Clone, PartialEq)]
struct Frame {
    header: Html,
    theme: Option<Theme>,
    language: Language,
    choices: u32,
    chosen: Chosen,
    on_look: Callback<Wished>,
    go: Callback<String>,
}

impl Frame {
    fn draw(&self, goal: &Rc<Goal>) -> Html {
        match (&goal.place, goal.brought()) {
            (Err(error), _) => {
                self.broken(&goal.link, vec![error.clone()], nearest_link(&goal.link))
            }
            (Ok(Place::Front(look)), Some((_, Brought::Front(draw)))) => html! {
                <>{ self.header.clone() }{ draw(wished(look), self.on_look.clone()) }</>
            },
            (Ok(Place::Lesson(place)), Some((_, Brought::Lesson(draw)))) => {
                draw(self.lesson_props((**place).clone(), goal.visit))
            }
            (Ok(Place::Class(place)), Some((_, Brought::Class(draw)))) => draw(ClassProps {
                place: Rc::new((**place).clone()),
                frame: self.lesson_props(LessonPlace::new(place.source.clone()), goal.visit),
            }),
            (Ok(Place::Game(_)), Some((part, Brought::Page(page)))) => {
                let (goal, key) = (goal.clone(), part.0.to_owned() + part.1);
                html! { <Opened {key} {part} {page} {goal} frame={self.clone()} /> }
            }
            (Ok(_), _) => Html::default(),
        }
    }

    fn lesson_props(&self, mut place: LessonPlace, visit: u32) -> LessonProps {
        self.chosen.over(&mut place.look);
        LessonProps {
            place: Rc::new(place),
            visit,
            header: self.header.clone(),
            go: self.go.clone(),
            theme: self.theme,
            language: self.language,
            on_look: self.on_look.clone(),
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
            Ok(Place::Front(_) | Place::Lesson(_) | Place::Class(_)) | Err(_) => None,
        };
        split.map(|split| {
            let mut reading = (page.read)(split, random_seed());
            // What was chosen while it was on its way is not undone by its link.
            frame.chosen.over(&mut reading.look);
            Rc::new(reading)
        })
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
        coach: None,
    })
}
