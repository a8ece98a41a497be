//! The games on the home page: their cards, and links back to the games that were left unfinished.
//!
//! A card is drawn by its game's own rules, so all cards together are a separate chunk of the program, which is
//! requested once the page is visible. Until then, their places are reserved.

use crate::app::games::{CARDS, Cards};
use crate::app::hooks::{Href, dialog_missing, use_part, use_words};
use crate::core::Message;
use crate::games::System;
use crate::link::{Place, SavedGame, Shelf, split};
use crate::split_points;
use crate::words::{Language, Words};
use gloo::timers::callback::Timeout;
use std::cell::Cell;
use yew::prelude::*;

/// How many unfinished games are offered; the others are folded away.
const MAX_LEFT: usize = 6;

/// As many signs of a position tell games apart.
const MAX_POSITION: usize = 24;

split_points! {
    /// What the first page has of the games.
    cards: fn all() -> &'static [Cards] { CARDS }
}

thread_local! {
    /// The cards, once they have been fetched: whoever comes back finds the page as high as it was.
    static FETCHED: Cell<Option<&'static [Cards]>> = const { Cell::new(None) };
}

/// The state of the cards.
pub(super) struct CardsState {
    fetched: Option<&'static [Cards]>,
    /// Whether they were there when the page was opened.
    from_start: bool,
    missing: bool,
    again: Callback<MouseEvent>,
}

impl CardsState {
    /// Those that have come.
    pub(super) fn fetched(&self) -> &'static [Cards] {
        self.fetched.unwrap_or_default()
    }

    /// The further cards of each system. A list of their own: otherwise all that comes before them would be redrawn
    /// when they come.
    pub(super) fn others(&self) -> Html {
        let further = |system: usize| html! { <Further key={system} {system} from_start={self.from_start} /> };
        (0..self.fetched().len()).map(further).collect()
    }
}

/// Requests the cards once the page is visible.
#[hook]
pub(super) fn use_cards() -> CardsState {
    let from_start = *use_state(|| FETCHED.get().is_some());
    let part = use_part(|| {
        Box::pin(async {
            let cards = all().await?;
            FETCHED.set(Some(cards));
            Ok(cards)
        })
    });
    {
        let ask = part.ask.clone();
        use_effect_with((), move |()| {
            if !from_start {
                ask.emit(());
            }
        });
    }
    let fetched = part.here.or(FETCHED.get());
    CardsState { fetched, from_start, missing: part.missing, again: part.ask.reform(|_| ()) }
}

#[derive(Clone, PartialEq, Properties)]
struct FurtherProps {
    /// The place of the system among those whose cards have come.
    system: usize,
    /// Whether the cards were there when the page was opened.
    from_start: bool,
}

/// The further cards of a system: in a task of their own, so that none is long. Whoever comes back finds them there.
#[component]
fn Further(props: &FurtherProps) -> Html {
    let words = use_words();
    let drawn = use_state_eq(|| props.from_start);
    {
        let draw = drawn.setter();
        use_effect_with((), move |()| {
            let timer = Timeout::new(0, move || draw.set(true));
            move || drop(timer)
        });
    }
    let of = FETCHED.get().and_then(|cards| cards.get(props.system)).filter(|_| *drawn);
    of.map(|of| (of.others)(&words)).unwrap_or_default()
}

/// The card that stands for each system.
pub(super) fn systems(cards: &CardsState, words: &Words) -> Html {
    let (fetched, waiting) = (cards.fetched(), cards.fetched.is_none() && !cards.missing);
    html! {
        <>
            if cards.missing { { dialog_missing(cards.again.clone(), words) } }
            <ul class="cards systems" aria-busy={waiting.to_string()}>
                { for fetched.iter().map(|of| (of.first)(words)) }
                if waiting { { for System::ALL.iter().map(|_| html! { <li><div class="card" /></li> }) } }
            </ul>
        </>
    }
}

/// The ways back to the games that were left: the last one large, the others in a line.
pub(super) fn go_on(left: &Shelf, cards: &[Cards], words: &Words) -> Html {
    if left.games().is_empty() {
        return Html::default();
    }
    // What does not look like a game is passed over.
    let named = left.games().iter();
    let named = named.filter_map(|game| Some((title(&game.link, cards, words)?, game)));
    let named = told_apart(named.collect(), words);
    let way = |(title, link): &(String, &str)| {
        html! { <a key={*link} class="button" href={link.href()}>{ title }</a> }
    };
    let (near, far) = named.split_at(named.len().min(MAX_LEFT));
    html! {
        <nav class="row front-left" aria-label={words.get("front-left")}>
            if let Some(((title, link), others)) = near.split_first() {
                <a class="button primary" href={link.href()}>
                    { words.say(&Message::new("front-go-on").with("title", title.as_str())) }
                </a>
                { for others.iter().map(way) }
            }
            if !far.is_empty() {
                <details class="more">
                    <summary>{ words.say(&Message::new("front-older").with("games", far.len())) }</summary>
                    <div class="row">{ for far.iter().map(way) }</div>
                </details>
            }
        </nav>
    }
}

/// Games by their titles and links. To those that look alike their positions are added, where these differ, and to
/// those that still do when they were left.
fn told_apart<'a>(named: Vec<(String, &'a SavedGame)>, words: &Words) -> Vec<(String, &'a str)> {
    let more: [fn(&SavedGame, &Words) -> Option<String>; 2] = [|game, _| position(game), left];
    let named = more.iter().fold(named, |named, more| {
        let told: Vec<_> = named.iter().map(|(_, game)| more(game, words)).collect();
        let differs = |at: usize| {
            let alike = (0..named.len()).filter(|&other| named[other].0 == named[at].0);
            alike.into_iter().any(|other| told[other] != told[at])
        };
        let added = named.iter().zip(&told).enumerate().map(|(at, ((title, game), told))| {
            let told = told.as_ref().filter(|_| differs(at));
            (told.map_or_else(|| title.clone(), |told| format!("{title} · {told}")), *game)
        });
        added.collect()
    });
    named.into_iter().map(|(title, game)| (title, &*game.link)).collect()
}

/// Where a game begins, as it is written.
fn position(game: &SavedGame) -> Option<String> {
    let Ok(Place::Game(split)) = split(&game.link) else { return None };
    let position = split.position()?;
    let short: String = position.chars().take(MAX_POSITION).collect();
    Some(if short == position { position } else { short + "…" })
}

/// When a game was left, as it is said where the reader lives.
fn left(game: &SavedGame, words: &Words) -> Option<String> {
    let date = js_sys::Date::new(&(f64::from(game.left?) * 60_000.0).into());
    let options = js_sys::Object::new();
    for (part, form) in
        [("day", "numeric"), ("month", "short"), ("hour", "2-digit"), ("minute", "2-digit")]
    {
        js_sys::Reflect::set(&options, &part.into(), &form.into()).ok()?;
    }
    // Day before month, and 24 hours, in both.
    let locale = match words.language() {
        Language::English => "en-GB",
        Language::French => "fr",
    };
    Some(words.language().date(date.to_locale_string(locale, &options).into()))
}

/// The name of the game that a link leads to, and how many moves were made; `None` where it does not look
/// like a link to one.
fn title(link: &str, cards: &[Cards], words: &Words) -> Option<String> {
    let Ok(Place::Game(split)) = split(link) else { return None };
    let of = cards.iter().find(|of| of.system == split.system())?;
    let title = (of.title)(&split, words)?;
    let message = Message::new("front-title-of").with("title", title);
    Some(words.say(&message.with("moves", split.plies())))
}
