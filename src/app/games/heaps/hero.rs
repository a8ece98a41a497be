//! Nim, drawn large at the top of the home page: the first thing to play.

use super::art;
use super::say::tokens;
use crate::app::dom::announce;
use crate::app::grid::{cell_of, element};
use crate::app::hooks::Href;
use crate::core::grid::{Cell, Cells, Step};
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

/// The board, with its rule and aim; nothing where there is none, which a test excludes.
pub(in crate::app) fn hero(words: &Words) -> Html {
    let (Ok(code), Ok(start)) = (Code::read_link(CODE), Position::start(&HEAPS)) else {
        return Html::default();
    };
    let link = Link::to(&Heaps { ruleset: Ruleset::Octal(code), rule: Rule::Normal }, &start);
    let heaps = (0..).zip(HEAPS).zip(NAMES);
    let heaps = heaps.map(|((heap, size), name)| row(heap, size, name, &link, words));
    let onclick = {
        let words = words.clone();
        Callback::from(move |event: MouseEvent| {
            if let Some(cell) = cell_of(event.target()) {
                announce(&taken(cell, &words));
            }
        })
    };
    let onkeydown = Callback::from(|event: KeyboardEvent| key(&event));
    html! {
        <section class="hero" aria-labelledby="front-hero">
            { art::drawings() }
            <div class="hero-said">
                <h2 id="front-hero"><a class="card-name" href={link.href()}>{ words.get("game-nim") }</a></h2>
                <p id="hero-rule">{ words.get("hero-rule") }</p>
                <p class="hero-turn" aria-hidden="true">{ words.get("hero-turn") }</p>
            </div>
            <div
                class="hero-board" role="group" aria-label={words.get("heaps-board")}
                aria-describedby="hero-rule hero-keys" {onclick} {onkeydown}
            >{ for heaps }</div>
            <p id="hero-keys" hidden=true>{ words.get("how-keys") }</p>
        </section>
    }
}

/// A heap, each of whose matches is a link to the game in which it was taken with all to its right. Only the first
/// of all matches can be reached with Tab; arrow keys lead to the others.
fn row(heap: u32, size: u32, name: &str, link: &Link, words: &Words) -> Html {
    let matches = |count| tokens(count, Token::Match, words);
    let label = Message::new("heap-name").with("heap", name).with("tokens", matches(size));
    let token = |left: u32| {
        let mv = Heaps::write_move(&Move { heap, cut: Cut::new(size - left, left) });
        let href = Link { moves: vec![mv], at: 1, ..link.clone() }.href();
        let label = Message::new("hero-token").with("token", left + 1).with("size", size);
        let label = label.with("tokens", matches(size - left)).with("left", left);
        let stop = if heap == 0 && left == 0 { "0" } else { "-1" };
        html! {
            <a
                class="step to-end" {href} tabindex={stop}
                data-column={left.to_string()} aria-label={words.say(&label)}
            >{ art::token(Token::Match) }</a>
        }
    };
    html! {
        <span
            class={classes!("heaps-card", art::class(Token::Match))} role="group"
            data-row={heap.to_string()} aria-label={words.say(&label)}
        >{ for (0..size).map(token) }</span>
    }
}

/// Moves over the matches; Space does what Enter does to a link.
fn key(event: &KeyboardEvent) {
    let board = event.current_target().and_then(|board| board.dyn_into::<HtmlElement>().ok());
    let (Some(board), Some(from)) = (board, cell_of(event.target())) else { return };
    if event.alt_key() || event.meta_key() {
        return;
    }
    let Some(here) = element(&board, from) else { return };
    if event.key() == " " {
        event.prevent_default();
        return here.click();
    }
    let step = Step::of_key(&event.key(), event.ctrl_key());
    let to = step.and_then(|step| Cells::of_rows(HEAPS).after(from, step));
    if let Some(there) = to.and_then(|to| element(&board, to)) {
        event.prevent_default();
        here.set_tab_index(-1);
        there.set_tab_index(0);
        let _ = there.focus();
    }
}

/// The move at a match, as it is told once it is made.
fn taken(cell: Cell, words: &Words) -> String {
    let (size, name) = HEAPS.into_iter().zip(NAMES).nth(cell.row as usize).unwrap_or_default();
    let id = if cell.column == 0 { "took-all" } else { "took-some" };
    let matches = tokens(size.saturating_sub(cell.column), Token::Match, words);
    let mv = Message::new(id).with("kind", "match").with("heap", name);
    let mv = words.say(&mv.with("tokens", matches).with("rest", cell.column));
    words.say(&Message::new("told-you").with("move", mv))
}
