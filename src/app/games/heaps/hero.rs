//! Nim, drawn large at the top of the home page: the first thing to touch.

use crate::app::hooks::Href;
use super::art;
use crate::app::front::step;
use crate::core::Rule;
use crate::games::Game;
use crate::games::heaps::{Code, Cut, Heaps, Move, Position, Ruleset, Token};
use crate::link::Link;
use crate::words::Words;
use yew::prelude::*;

/// The game and its heaps.
const CODE: &str = "0.~3";
const HEAPS: [u32; 3] = [3, 5, 7];

/// The board, with its rule and aim; nothing where there is none, which a test excludes.
pub(in crate::app) fn hero(words: &Words) -> Html {
    let (Ok(code), Ok(start)) = (Code::read_link(CODE), Position::start(&HEAPS)) else {
        return Html::default();
    };
    let link = Link::to(&Heaps { ruleset: Ruleset::Octal(code), rule: Rule::Normal }, &start);
    let heaps = (0..).zip(HEAPS).map(|(heap, size)| {
        let token = |left: u32| {
            let mv = Heaps::write_move(&Move { heap, cut: Cut::new(size - left, left) });
            step(&link, mv, classes!("to-end"), art::token(Token::Match))
        };
        html! { <span class={classes!("heaps-card", art::class(Token::Match))}>{ for (0..size).map(token) }</span> }
    });
    html! {
        <section class="hero" aria-labelledby="front-hero">
            { art::drawings() }
            <div class="hero-said">
                <h2 id="front-hero"><a class="card-name" href={link.href()}>{ words.get("game-nim") }</a></h2>
                <p>{ words.get("hero-rule") }</p>
                <p class="hero-turn" aria-hidden="true">{ words.get("hero-turn") }</p>
            </div>
            <div class="hero-board" aria-hidden="true">{ for heaps }</div>
        </section>
    }
}
