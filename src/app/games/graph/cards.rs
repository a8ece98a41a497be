//! Graphs on the home page: the start of each, drawn small, where the first edge can be chosen.

use crate::app::front::{Card, card, step};
use crate::app::hooks::Href;
use crate::app::ui::GameUi;
use crate::core::Rule;
use crate::games::graph::Graphs;
use crate::games::{Game, System};
use crate::link::{Link, View};
use crate::session::Start;
use crate::words::Words;
use yew::prelude::*;

/// A way in.
struct Way {
    /// The rules and the beginning, as links have them.
    rules: &'static str,
    start: &'static str,
    /// Who wins when no move is left, where the rules leave that open.
    rule: Rule,
    /// The view, where it is not the game, and the message that is its heading.
    view: Option<(&'static str, &'static str)>,
    note: &'static str,
    drawing: Small,
}

/// A small drawing.
struct Small {
    /// Its edges.
    edges: &'static str,
    /// J0's vertices, the beginning first.
    circles: &'static [(i32, i32)],
    /// J1's.
    squares: &'static [(i32, i32)],
    /// What is written on the first of the squares, which can be gone to: they are numbered from 1.
    names: &'static [&'static str],
}

const CARDS: [Way; 4] = [
    Way {
        rules: "sticks-6-3",
        start: "0",
        rule: Rule::Misere,
        view: None,
        note: "front-graphs-note",
        drawing: Small {
            edges: "M18 38 65 12M18 38H65M18 38 65 64M65 12 112 12M65 12 112 38M65 38 112 38M65 38 112 64M65 64 112 64",
            circles: &[(18, 38), (112, 12), (112, 38), (112, 64)],
            squares: &[(65, 12), (65, 38), (65, 64)],
            names: &["5", "4", "3"],
        },
    },
    Way {
        rules: "tree-6-3",
        start: "0",
        rule: Rule::Misere,
        view: None,
        note: "card-tree-note",
        drawing: Small {
            edges: "M65 12 23 40M65 12V40M65 12 107 40M23 40 9 68M23 40 37 68M65 40 54 68M65 40 76 68M107 40 93 68M107 40 121 68",
            circles: &[(65, 12), (9, 68), (37, 68), (54, 68), (76, 68), (93, 68), (121, 68)],
            squares: &[(23, 40), (65, 40), (107, 40)],
            names: &["5", "4", "3"],
        },
    },
    Way {
        rules: "sticks-6-3",
        start: "0",
        rule: Rule::Misere,
        view: Some(("attractor", "card-attractor")),
        note: "card-attractor-note",
        drawing: Small {
            edges: "M15 38H48M62 38H105",
            circles: &[(15, 38), (112, 38)],
            squares: &[(60, 38)],
            names: &[],
        },
    },
    Way {
        rules: "list",
        start: "a=0-1.2+b=1-0.3+c=1-0.4+d=0-0+e=10",
        rule: Rule::Normal,
        view: None,
        note: "card-own-note",
        drawing: Small {
            edges: "M18 38C30 12 45 12 65 12M18 38C40 36 55 30 65 12M18 38C30 64 45 64 65 64M18 38C40 40 55 46 65 64M65 12H112M65 64H112",
            circles: &[(18, 38), (112, 12), (112, 64)],
            squares: &[(65, 12), (65, 64)],
            names: &["b", "c"],
        },
    },
];

/// The card that stands for the system.
pub(super) fn first(words: &Words) -> Html {
    let [first, ..] = &CARDS;
    card(Card { system: Some(words.get("graphs")), ..of(first, words) })
}

/// The others.
pub(super) fn others(words: &Words) -> Html {
    let cards = CARDS.iter().skip(1).map(|way| card(of(way, words)));
    html! {
        <section aria-labelledby="front-graphs">
            <h2 id="front-graphs">{ words.get("graphs") }</h2>
            <ul class="cards">{ for cards }</ul>
        </section>
    }
}

fn of(way: &Way, words: &Words) -> Card {
    let (rules, position) = (way.rules.to_owned(), way.start.to_owned());
    let link = Link::new(System::Graph, Start { rules, rule: way.rule, position });
    let title = || Graphs::read_rules(way.rules, way.rule).map(|game| game.title(words));
    Card {
        system: None,
        name: match way.view {
            Some((_, heading)) => words.get(heading),
            None => title().unwrap_or_default(),
        },
        board: Some(drawn(&way.drawing, &link)),
        note: words.get(way.note).into(),
        href: match way.view {
            Some((view, _)) => link.in_view(View::Own(view)).href(),
            None => link.href(),
        },
    }
}

fn drawn(small: &Small, link: &Link) -> Html {
    let circle = |(place, &(x, y)): (usize, &(i32, i32))| {
        let class = classes!("graph-card-zero", (place == 0).then_some("here"));
        html! { <circle {class} cx={x.to_string()} cy={y.to_string()} r="8" /> }
    };
    let square = |(place, &(x, y)): (usize, &(i32, i32))| {
        let (left, top) = ((x - 9).to_string(), (y - 9).to_string());
        let square = html! { <rect class="graph-card-one" x={left} y={top} width="18" height="18" rx="2" /> };
        let Some(&name) = small.names.get(place) else { return square };
        let name = html! { <text x={x.to_string()} y={(y + 4).to_string()}>{ name }</text> };
        let both = html! { <>{ square }{ name }</> };
        step(link, (place + 1).to_string(), classes!(), both)
    };
    html! {
        <svg class="graph-card" viewBox="0 0 130 78">
            <path d={small.edges} />
            { for small.circles.iter().enumerate().map(circle) }
            { for small.squares.iter().enumerate().map(square) }
        </svg>
    }
}
