//! Graphs on the front page: links and small drawings.

use crate::app::graph::name::name_of_rules;
use crate::words::Words;
use yew::prelude::*;

/// The link of each card, its name (that of the game where there is none) and its note.
const CARDS: [(&str, &str, Option<&str>, &str); 4] = [
    ("sticks-6-3", "0?rule=misere", None, "card-sticks-note"),
    ("tree-6-3", "0?rule=misere", None, "card-tree-note"),
    ("sticks-6-3", "0?rule=misere&view=attractor", Some("card-attractor"), "card-attractor-note"),
    ("list", "a=0-1.2+b=1-0.3+c=1-0.4+d=0-0+e=10", None, "card-own-note"),
];

/// Edges, circles and squares.
type Small = (&'static str, &'static [(i32, i32)], &'static [(i32, i32)]);

/// The edges of the small drawings, and the places of their circles and squares.
const DRAWINGS: [Small; 4] = [
    (
        "M20 35 55 15M20 35 55 55M55 15 90 35M55 55 90 35",
        &[(20, 35), (90, 35)],
        &[(55, 15), (55, 55)],
    ),
    (
        "M55 12 25 34M55 12 85 34M25 34 10 58M25 34 40 58M85 34 85 58",
        &[(55, 12), (10, 58), (40, 58), (85, 58)],
        &[(25, 34), (85, 34)],
    ),
    ("M15 35H48M62 35H95", &[(15, 35), (105, 35)], &[(60, 35)]),
    ("M25 35C45 8 65 8 85 35C65 62 45 62 25 35M85 35H115", &[(25, 35), (115, 35)], &[(85, 35)]),
];

/// The cards.
pub(super) fn cards(words: &Words) -> Html {
    let cards = CARDS.iter().zip(&DRAWINGS).map(|(&(what, rest, name, note), drawing)| {
        let name = name.map_or_else(|| name_of_rules(what, words), |name| words.get(name));
        html! {
            <li key={note}>
                <a class="card" href={format!("#/v1/graph/{what}/{rest}")}>
                    <span class="card-name">{ name }</span>
                    <span class="card-board" aria-hidden="true">{ drawn(drawing) }</span>
                    <span class="card-note">{ words.get(note) }</span>
                </a>
            </li>
        }
    });
    html! {
        <section aria-labelledby="front-graphs">
            <h2 id="front-graphs">{ words.get("graphs") }</h2>
            <p class="quiet">{ words.get("front-graphs-note") }</p>
            <ul class="cards">{ for cards }</ul>
        </section>
    }
}

fn drawn(&(edges, circles, squares): &Small) -> Html {
    let circle = |&(x, y): &(i32, i32)| {
        html! { <circle class="card-zero" cx={x.to_string()} cy={y.to_string()} r="8" /> }
    };
    let square = |&(x, y): &(i32, i32)| {
        let (x, y) = ((x - 8).to_string(), (y - 8).to_string());
        html! { <rect class="card-one" {x} {y} width="16" height="16" rx="2" /> }
    };
    html! {
        <svg class="card-graph" viewBox="0 0 130 70">
            <path d={edges} />
            { for circles.iter().map(circle) }
            { for squares.iter().map(square) }
        </svg>
    }
}
