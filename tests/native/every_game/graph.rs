//! Games on graphs to be tried.

use crate::every_game::Sample;
use nimlab::core::{Player, Rule};
use nimlab::games::Game;
use nimlab::games::graph::read::read_graph;
use nimlab::games::graph::{GraphKeys, Graphs, Kind, MAX_STEP, Method, Move, Position, Sticks};
use proptest::prelude::*;
use proptest::sample::{Index, select};
use std::fmt::Write;

impl Sample for Graphs {
    const NEARLY: &[&str] = &["[0-9a-c~._+=\\- stickreléF]{0,24}"];
    /// Sticks, and graphs with cycles, dead ends, vertices where somebody has won.
    const FEW: &[(&str, &[&str])] = &[
        ("sticks-6-3", &["0", "3", "11"]),
        ("sticks-9-2", &["0"]),
        ("tree-6-3", &["0"]),
        ("list", &["a=0-1.2+b=1-0+c=10", "0-1+1-0", "0-1+1", "a=0-1+b=0-2+c=1-0.3+d=11"]),
        ("list", &["0-1.2+.1-0.3+1-3+00-0", "0-1.2.0+1-2.0+0-0.3+1-4.1+01"]),
    ];
    const LONG: &[(&str, &str)] = &[
        ("list/0", "+0"),
        ("list/0-0", ".0"),
        ("list/", "~41"),
        ("list/0-0?moves=0", "_0"),
        ("sticks-6-3/", "0"),
        ("sticks-", "9"),
        ("sticks-500-500/9999999", ""),
    ];

    fn any() -> BoxedStrategy<(Self, Position)> {
        let sticks = built(1..40, 1..9, Kind::Sticks);
        let tree = built(1..9, 1..4, Kind::Tree);
        let list = own().prop_map(|at| (Self::new(Kind::List, Rule::Normal).unwrap(), at));
        prop_oneof![sticks, tree, list].boxed()
    }

    fn keys() -> BoxedStrategy<GraphKeys> {
        let methods = select(&[Method::Queue, Method::Calls]);
        let keys = (select(&Player::BOTH), 0..=MAX_STEP, methods);
        keys.prop_map(|(player, step, method)| GraphKeys { player, step, method }).boxed()
    }

    fn moves(&self, position: &Position) -> Vec<Move> {
        position.graph().arena().vertices().map(|to| Move { to }).collect()
    }
}

fn built(
    sticks: std::ops::Range<u32>,
    most: std::ops::Range<u32>,
    kind: fn(Sticks) -> Kind,
) -> impl Strategy<Value = (Graphs, Position)> {
    let rules = select(vec![Rule::Normal, Rule::Misere]);
    (sticks, most, rules, any::<Index>()).prop_map(move |(sticks, most, rule, at)| {
        let game = Graphs::new(kind(Sticks::new(sticks, most).unwrap()), rule).unwrap();
        let vertices = game.example_position().graph().arena().len();
        (game, game.read_position(&at.index(vertices).to_string()).unwrap())
    })
}

prop_compose! {
    /// A custom graph, with names that a link must take care of.
    fn own()(
        rows in prop::collection::vec(
            (0..2_u8, prop::collection::vec(any::<Index>(), 0..4), 0..8_u8, "[a-zé;_~ ]{0,5}"),
            1..9,
        ),
        start: Index,
    ) -> Position {
        let name = |at: Index| {
            let at = at.index(rows.len());
            format!("\"{}{at}\"", rows[at].3)
        };
        let mut text = String::new();
        for (at, (owner, row, win, label)) in rows.iter().enumerate() {
            let shown = if *win > 4 { label } else { "" };
            write!(text, "\"{label}{at}\" {owner} \"{shown}\" ->").unwrap();
            for &to in row {
                write!(text, " {}", name(to)).unwrap();
            }
            if *win < 2 {
                write!(text, "\nwin {win}: \"{label}{at}\"").unwrap();
            }
            text.push('\n');
        }
        write!(text, "start: {}", name(start)).unwrap();
        Position::of_graph(read_graph(&text).unwrap()).unwrap()
    }
}

crate::every_game::every!(Graphs);
