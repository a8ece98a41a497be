//! What a course asks about pawns; each question links to the place where it can be answered.

use crate::app::hooks::{Href, looked_at_alike};
use crate::core::Rule;
use crate::games::System;
use crate::link::{Link, Values, View};
use crate::session::{Level, Players, Start};
use crate::words::Words;
use yew::prelude::*;

/// A whole game, with pawns that begin at (1,1), (2,1) and (3,1).
const GAME: [&str; 14] = [
    "3.1-3.3", "1.1-2.1", "3.3-3.5", "2.1-3.1", "3.5-5.5", "2.1-2.3", "3.1-5.1", "2.3-3.3",
    "5.1-5.3", "5.3-5.5", "3.3-4.3", "4.3-4.4", "4.4-5.4", "5.4-5.5",
];

/// The questions, by their messages, and the links to where they are answered.
fn questions() -> [(&'static str, Link); 12] {
    let one = |grid| hidden(link(grid, "1.1"));
    let three = || link("5x5", "1.1+2.1+3.1");
    let finish = Link { players: Players::ComputerHuman, level: Level::Perfect, ..hidden(three()) };
    let mut misere = one("3x3");
    misere.start.rule = Rule::Misere;
    [
        ("exercise-3x3", one("3x3")),
        ("exercise-fill", link("7x10", "1.1").in_view(View::Own("fill"))),
        ("exercise-closed", link("7x10", "1.1").in_view(View::Own("nimbers")).with_own("built", 0)),
        ("exercise-5x5", one("5x5")),
        ("exercise-5x7", one("5x7")),
        ("exercise-three", Link { level: Level::Perfect, ..hidden(link("5x5", "1.3+2.5+5.1")) }),
        ("exercise-finish", played(finish, 3, 3)),
        ("exercise-replay", played(three(), GAME.len(), 0)),
        ("exercise-misere", misere),
        ("exercise-queen", Link { level: Level::Perfect, ..hidden(link("8x8", "q2.4")) }),
        ("exercise-queen-fill", link("8x8", "q1.1").in_view(View::Own("fill"))),
        ("exercise-mixed", Link { level: Level::Perfect, ..hidden(link("8x8", "q1.3+r4.1+k6.6")) }),
    ]
}

/// The list.
pub(super) fn exercises(words: &Words) -> Html {
    let items = questions().map(|(id, link)| {
        let link = looked_at_alike(&link.to_string());
        html! { <li key={id}><a href={link.href()}>{ words.get(id) }</a></li> }
    });
    html! {
        <section>
            <h2>{ words.get("exercises") }</h2>
            <ul class="exercises">{ for items }</ul>
        </section>
    }
}

fn link(rules: &str, position: &str) -> Link {
    let (rules, position) = (rules.to_owned(), position.to_owned());
    Link::new(System::Pawns, Start { rules, rule: Rule::Normal, position })
}

/// The same with the answers kept back.
fn hidden(mut link: Link) -> Link {
    link.look.values = Values::Hide;
    link
}

/// The same with the first moves of the game, shown at a point of it.
fn played(link: Link, moves: usize, at: usize) -> Link {
    Link { moves: GAME[..moves].iter().map(|&mv| mv.to_owned()).collect(), at, ..link }
}
