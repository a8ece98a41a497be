//! Heaps on the home page: the named games, each with a small board and a link.

use super::{art, game_name, game_note};
use crate::app::dom::{go_to, text_in};
use crate::app::front::{Card, card, step};
use crate::app::hooks::{Href, use_words};
use crate::app::house::{InputForm, codes_whole};
use crate::core::{Message, Rule};
use crate::games::Game;
use crate::games::heaps::{Cut, Heaps, Move, NamedGame, Position, Ruleset};
use crate::link::Link;
use crate::words::Words;
use yew::prelude::*;

/// The game whose card stands for the system. (Nim has the first page's large board.)
const FIRST: &str = "kayles";

/// The card that stands for the system.
pub(super) fn first(words: &Words) -> Html {
    let game = NamedGame::ALL.iter().find(|game| game.key == FIRST);
    let system = Some(words.get("heaps"));
    let with_aim = |game: Card| {
        let note = html! { <>{ game.note.clone() }{ " " }{ words.get("card-normal") }</> };
        card(Card { system, note, ..game })
    };
    game.and_then(|game| named(game, words)).map(with_aim).unwrap_or_default()
}

/// The other named games, and a way into any.
pub(super) fn others(words: &Words) -> Html {
    let listed = NamedGame::ALL.iter().filter(|game| !game.aside && game.key != FIRST);
    let others = listed.filter_map(|game| named(game, words));
    html! {
        <section aria-labelledby="front-heaps">
            <h2 id="front-heaps">{ words.get("heaps") }</h2>
            <p class="quiet">{ words.get("front-heaps-note") }</p>
            <ul class="cards">
                { for others.map(card) }
                <li><OwnCode /></li>
            </ul>
            <p class="row">{ words.get("front-heaps-also") }{ for NamedGame::ALL.iter().filter(|game| game.aside).filter_map(|game| way(game, words)) }</p>
        </section>
    }
}

/// A way into any other game.
#[component]
fn OwnCode() -> Html {
    let words = use_words();
    let problem = use_state_eq(|| None::<Message>);
    let go = {
        let problem = problem.setter();
        Callback::from(move |()| {
            let typed = text_in("own-code");
            match Ruleset::read_typed(&typed) {
                Ok(ruleset) => {
                    let game = Heaps { ruleset, rule: Rule::Normal };
                    go_to(&Link::to(&game, &game.example_position()).href());
                }
                Err(at) => problem.set(Some(at.placed(&typed))),
            }
        })
    };
    let wrong = problem.is_some();
    let note = problem.as_ref().map_or_else(|| words.get("own-code-note"), |it| words.say(it));
    html! {
        <InputForm class="card own-code" on_submit={go}>
            <label class="card-name" for="own-code">{ words.get("setup-own") }</label>
            <div class="row tight">
                <input
                    id="own-code" type="text" placeholder="0.137" autocomplete="off" autocapitalize="off"
                    spellcheck="false" aria-invalid={wrong.to_string()} aria-describedby="own-code-note"
                />
                <button type="submit" class="button">{ words.get("pick-play") }</button>
            </div>
            <p id="own-code-note" class={if wrong { "field-error" } else { "card-note" }} aria-live="polite">{ codes_whole(&note) }</p>
        </InputForm>
    }
}

/// A way into a game by its name alone.
fn way(game: &'static NamedGame, words: &Words) -> Option<Html> {
    let ruleset = Ruleset::read_link(game.code).ok()?;
    let start = Position::start(game.start).ok()?;
    let link = Link::to(&Heaps { ruleset, rule: game.rule }, &start);
    Some(
        html! { <a key={game.key} class="button" href={link.href()}>{ game_name(game, words) }</a> },
    )
}

fn named(game: &'static NamedGame, words: &Words) -> Option<Card> {
    let rules = Ruleset::read_link(game.code).ok()?;
    let start = Position::start(game.start).ok()?;
    let link = Link::to(&Heaps { ruleset: rules.clone(), rule: game.rule }, &start);
    let heaps = (0..).zip(start.heaps()).map(|(heap, &size)| {
        let token = |left: u32| {
            let drawn = art::token(game.token);
            match cut(&rules, size, left) {
                Some(cut) => {
                    let mv = Heaps::write_move(&Move { heap, cut });
                    step(&link, mv, taking(size, cut), drawn)
                }
                None => html! { <span>{ drawn }</span> },
            }
        };
        let class = classes!("heaps-card", art::class(game.token));
        html! { <span {class}>{ for (0..size).map(token) }</span> }
    });
    let note = html! {
        <>
            { words.get(game_note(game.key)) }
            if game.rule == Rule::Misere { { " " }{ words.get("card-misere") } }
        </>
    };
    Some(Card {
        system: None,
        name: game_name(game, words),
        board: Some(heaps.collect()),
        note,
        href: link.href(),
    })
}

/// What is taken where a token is pointed at: all from it to the end, or where heaps can be split the
/// fewest that may be taken from it on.
fn cut(rules: &Ruleset, size: u32, left: u32) -> Option<Cut> {
    let to_end = size - left;
    let least = if rules.splits() { 1 } else { to_end };
    // Where nothing is taken the heap is split before the token.
    let taking = (least..=to_end).chain([0]).map(|take| Cut::new(take, left));
    taking.into_iter().find(|&cut| rules.allows(size, cut))
}

/// The word by which the style sheet knows what goes with the token that is pointed at.
fn taking(size: u32, cut: Cut) -> Classes {
    match cut.take {
        take if take + cut.left == size => classes!("to-end"),
        take => classes!(format!("takes-{take}")),
    }
}
