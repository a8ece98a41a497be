//! Nim, drawn large at the top of the home page: the first thing to play.

use super::art;
use super::say::tokens;
use crate::app::dom::announce;
use crate::app::hooks::Href;
use crate::core::{Message, Rule};
use crate::games::Game;
use crate::games::heaps::{Code, Cut, Heaps, Move, Position, Ruleset, Token};
use crate::link::Link;
use crate::words::Words;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;
use yew::prelude::*;

/// The game, its heaps, and their names.
const CODE: &str = "0.~3";
const HEAPS: [u32; 3] = [3, 5, 7];
const NAMES: [&str; 3] = ["A", "B", "C"];

/// A match: its heap, and how many are to its left, which stay when it is taken.
#[derive(Clone, Copy, PartialEq)]
struct Place {
    heap: usize,
    left: u32,
}

/// The board, with its rule and aim; nothing where there is none, which a test excludes.
pub(in crate::app) fn hero(words: &Words) -> Html {
    let (Ok(code), Ok(start)) = (Code::read_link(CODE), Position::start(&HEAPS)) else {
        return Html::default();
    };
    let link = Link::to(&Heaps { ruleset: Ruleset::Octal(code), rule: Rule::Normal }, &start);
    let heaps = (0..HEAPS.len()).map(|heap| row(heap, &link, words));
    html! {
        <section class="hero" aria-labelledby="front-hero">
            // The cards further down use the same drawings.
            { art::drawings() }
            <div class="hero-said">
                <h2 id="front-hero"><a class="card-name" href={link.href()}>{ words.get("game-nim") }</a></h2>
                <p id="hero-rule">{ words.get("hero-rule") }</p>
                <p class="hero-turn" aria-hidden="true">{ words.get("hero-turn") }</p>
            </div>
            <div
                class="hero-board" role="group" aria-label={words.get("heaps-board")}
                aria-describedby="hero-rule hero-keys"
            >{ for heaps }</div>
            <p id="hero-keys" hidden=true>{ words.get("how-keys") }</p>
        </section>
    }
}

/// A heap, each of whose matches is a link to the game in which it was taken with all to its right. Only the first
/// of all matches can be reached with Tab; arrow keys lead to the others.
fn row(heap: usize, link: &Link, words: &Words) -> Html {
    let label = Message::new("heap-name").with("kind", "match").with("heap", NAMES[heap]);
    let label = label.with("tokens", tokens(HEAPS[heap], Token::Match, words));
    let matches = (0..HEAPS[heap]).map(|left| one(Place { heap, left }, link, words));
    html! {
        <span class={classes!("heaps-card", art::class(Token::Match))} role="group" aria-label={words.say(&label)}>
            { for matches }
        </span>
    }
}

/// A match.
fn one(at: Place, link: &Link, words: &Words) -> Html {
    let Place { heap, left } = at;
    let size = HEAPS[heap];
    let taken = tokens(size - left, Token::Match, words);
    let label = Message::new("hero-token").with("token", left + 1).with("size", size);
    let label = words.say(&label.with("tokens", taken.as_str()).with("left", left));
    let onclick = {
        let words = words.clone();
        Callback::from(move |_: MouseEvent| announce(&announcement(at, &taken, &words)))
    };
    let number = u32::try_from(heap).unwrap_or(0);
    let mv = Heaps::write_move(&Move { heap: number, cut: Cut::new(size - left, left) });
    let href = Link { moves: vec![mv], at: 1, ..link.clone() }.href();
    html! {
        <a
            class="step to-end" id={id(at)} {href} aria-label={label} {onclick}
            tabindex={if at == (Place { heap: 0, left: 0 }) { "0" } else { "-1" }}
            onkeydown={Callback::from(move |event: KeyboardEvent| key(at, &event))}
        >{ art::token(Token::Match) }</a>
    }
}

/// The move at a match, as it is announced.
fn announcement(at: Place, taken: &str, words: &Words) -> String {
    let id = if at.left == 0 { "took-all" } else { "took-some" };
    let mv = Message::new(id).with("kind", "match").with("heap", NAMES[at.heap]);
    let mv = words.say(&mv.with("tokens", taken).with("rest", at.left));
    words.say(&Message::new("told-you").with("move", mv))
}

fn id(at: Place) -> String {
    format!("hero-{}-{}", at.heap, at.left)
}

fn element(at: Place) -> Option<HtmlElement> {
    gloo::utils::document().get_element_by_id(&id(at))?.dyn_into().ok()
}

/// Moves over the matches; Space does what Enter does to a link.
fn key(at: Place, event: &KeyboardEvent) {
    let Some(here) = element(at) else { return };
    let Place { heap, left } = at;
    let (heap, left) = match event.key().as_str() {
        _ if event.alt_key() || event.ctrl_key() || event.meta_key() => return,
        " " => {
            event.prevent_default();
            return here.click();
        }
        "ArrowLeft" => (heap, left.saturating_sub(1)),
        "ArrowRight" => (heap, left + 1),
        "ArrowUp" => (heap.saturating_sub(1), left),
        "ArrowDown" => ((heap + 1).min(HEAPS.len() - 1), left),
        "Home" => (heap, 0),
        "End" => (heap, u32::MAX),
        _ => return,
    };
    event.prevent_default();
    let there = Place { heap, left: left.min(HEAPS[heap] - 1) };
    if let Some(there) = element(there) {
        here.set_tab_index(-1);
        there.set_tab_index(0);
        let _ = there.focus();
    }
}
