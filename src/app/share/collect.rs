//! A sum being built: the positions chosen so far, kept on this device until the sum is opened.

use super::frame::{DialogProps, Frame};
use crate::app::arrival::fetch_game;
use crate::app::games::CARDS;
use crate::app::hooks::{Href, dialog_missing, keep_sum, kept_sum, shown_link, use_words, wait};
use crate::core::{Message, Rule};
use crate::games::{MAX_PARTS, Summand, joined};
use crate::link::{Link, Place, Split, split};
use crate::session::Start;
use crate::words::Words;
use std::collections::BTreeMap;
use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

/// What came of adding a position.
#[derive(Clone, PartialEq)]
enum Added {
    /// It is on its way.
    Nothing,
    /// What can be said about it.
    Said(Message),
    /// The part of the program that knows it did not come.
    Missing,
}

/// The dialog. The position that is shown is added as it opens.
#[component]
pub(super) fn Collect(props: &DialogProps) -> Html {
    let words = use_words();
    let parts = use_state(kept_sum);
    let added = use_state(|| Added::Nothing);
    let add = {
        let (parts, added) = (parts.setter(), added.setter());
        Callback::from(move |()| {
            let (parts, added) = (parts.clone(), added.clone());
            spawn_local(async move {
                added.set(add_shown().await);
                parts.set(kept_sum());
            });
        })
    };
    {
        let add = add.clone();
        use_effect_with((), move |()| add.emit(()));
    }
    // What the parts are in words, once the parts of the program have come that know it; they are there when the
    // sum is opened anyway.
    let names = use_state(BTreeMap::<String, String>::new);
    {
        let (names, words) = (names.setter(), words.clone());
        use_effect_with((*parts).clone(), move |parts| {
            let parts = parts.clone();
            let said = async move {
                let mut said = BTreeMap::new();
                for link in parts {
                    let name = said_of(&link, &words).await;
                    said.extend(name.map(|name| (link, name)));
                }
                said
            };
            wait(said, move |said| names.set(said))
        });
    }
    // Another tab may have added parts since.
    let take = {
        let parts = parts.setter();
        Callback::from(move |gone: Vec<String>| {
            let left = without(kept_sum(), &gone);
            keep_sum(&left);
            parts.set(left);
        })
    };
    let remove = {
        let (take, added) = (take.clone(), added.clone());
        Callback::from(move |gone: Vec<String>| {
            take.emit(gone);
            // What has not come can still be asked for again.
            if *added != Added::Missing {
                added.set(Added::Said(Message::new("to-sum-removed")));
            }
        })
    };
    let item = |(place, link): (usize, &String)| {
        let name = names.get(link).cloned().unwrap_or_else(|| name(link, &words));
        let label = words.say(&Message::new("to-sum-remove").with("name", name.as_str()));
        let gone = vec![link.clone()];
        let remove = remove.reform(move |_: MouseEvent| gone.clone());
        html! {
            <li key={format!("{place} {link}")}>
                <span>{ name }</span>{ " " }
                <button type="button" class="button" aria-label={label} onclick={remove}>{ words.get("sum-remove") }</button>
            </li>
        }
    };
    let said = match &*added {
        Added::Said(message) => words.say(message),
        Added::Nothing | Added::Missing => String::new(),
    };
    let missing = *added == Added::Missing;
    let clear = remove.reform(|_: MouseEvent| kept_sum());
    // What is opened is in the address from then on.
    let open = {
        let (take, all, on_close) = (take.clone(), parts.clone(), props.on_close.clone());
        Callback::from(move |_: MouseEvent| {
            take.emit((*all).clone());
            on_close.emit(());
        })
    };
    html! {
        <Frame title="to-sum-title" on_close={props.on_close.clone()}>
            if missing { { dialog_missing(add.reform(|_: MouseEvent| ()), &words) } }
            <p role="status">{ said }</p>
            if !parts.is_empty() {
                <h3>{ words.get("to-sum-parts") }</h3>
                <ol class="collected">{ for parts.iter().enumerate().map(item) }</ol>
                <div class="row">
                    <a class="button primary" href={sum_of(&parts)} onclick={open}>{ words.get("to-sum-open") }</a>
                    <button type="button" class="button" onclick={clear}>{ words.get("to-sum-clear") }</button>
                </div>
            }
            <p class="quiet">{ words.get("to-sum-note") }</p>
        </Frame>
    }
}

/// The parts that are left when these are taken away, each once.
fn without(mut parts: Vec<String>, gone: &[String]) -> Vec<String> {
    for link in gone {
        if let Some(place) = parts.iter().position(|part| part == link) {
            parts.remove(place);
        }
    }
    parts
}

/// Adds the position that is shown, which may be several parts.
async fn add_shown() -> Added {
    let Ok(Place::Game(split)) = split(&shown_link()) else { return Added::Nothing };
    let page = match fetch_game(&split).await {
        Ok(Some(page)) => page,
        Ok(None) => return Added::Nothing,
        Err(_) => return Added::Missing,
    };
    let added = match (page.read)(&split, 0).play.summands() {
        Ok(parts) => parts,
        Err(message) => return Added::Said(message),
    };
    let mut parts = kept_sum();
    parts.extend(added.into_iter().map(|part| link(part).to_string()));
    if parts.len() > MAX_PARTS {
        return Added::Said(Message::new("to-sum-full").with("most", MAX_PARTS));
    }
    let kept = keep_sum(&parts);
    Added::Said(Message::new(if kept { "to-sum-added" } else { "to-sum-unkept" }))
}

fn link(part: Summand) -> Link {
    let Summand { system, rules, position } = part;
    Link::new(system, Start { rules, rule: Rule::Normal, position })
}

/// The link of a part, taken apart.
fn taken_apart(link: &str) -> Option<(Split, Summand)> {
    let Ok(Place::Game(split)) = split(link) else { return None };
    let (rules, position) = (split.rules()?, split.position()?);
    let part = Summand { system: split.system(), rules, position };
    Some((*split, part))
}

/// A part by the name of its game, and in words.
async fn said_of(link: &str, words: &Words) -> Option<String> {
    let Ok(Place::Game(split)) = split(link) else { return None };
    let page = fetch_game(&split).await.ok()??;
    let (face, play) = (page.face?, (page.read)(&split, 0).play);
    let message = Message::new("to-sum-part").with("name", face.title(&play, words));
    Some(words.say(&message.with("position", face.say_position(&play, words))))
}

/// A part by the name of its game, and as it is written.
fn name(link: &str, words: &Words) -> String {
    let Some((split, part)) = taken_apart(link) else { return link.to_owned() };
    let cards = CARDS.iter().find(|cards| cards.system == part.system);
    let title = cards.and_then(|cards| (cards.title)(&split, words)).unwrap_or_default();
    let message = Message::new("to-sum-part").with("name", title);
    words.say(&message.with("position", part.position))
}

/// The address of the sum of these links.
fn sum_of(links: &[String]) -> String {
    let parts: Vec<Summand> = links.iter().filter_map(|link| Some(taken_apart(link)?.1)).collect();
    link(joined(&parts)).href()
}
