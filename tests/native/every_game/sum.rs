//! Sums to be tried.

use crate::every_game::Sample;
use nimlab::core::Rule;
use nimlab::games::chomp::Chomp;
use nimlab::games::coins::Coins;
use nimlab::games::heaps::Heaps;
use nimlab::games::pawns::Pawns;
use nimlab::games::place::Place;
use nimlab::games::NoKeys;
use nimlab::games::sum::{Move, Part, Position, Sum};
use nimlab::games::{Game, Summand, System, joined};
use proptest::prelude::*;
use proptest::sample::select;

impl Sample for Sum {
    const NEARLY: &[&str] = &[
        "((heaps|chomp|pawns|coins|place|graph|sum|xyz)-?[0-9x.~_\\-]{0,9}_?){0,5}",
        "[0-9x.+_,\\-none (é\u{a0}]{0,30}",
        "[0-9]{0,12}-[0-9.\\-~_ (,)]{0,12}",
    ];
    const FEW: &[(&str, &[&str])] = &[
        ("heaps-0.77_chomp-2x3", &["3_3.3", "2+1_2.1", "0_1", "0_none"]),
        ("chomp-3x3", &["3.3.3", "1", "2.1+2"]),
        ("coins-turtles_place-cram-2x3", &["011_none", "01_1.1"]),
        ("pawns-3x3_heaps-4.3_chomp-2x2", &["1.1_2_2.2", "q2.2_2_2.1"]),
        ("heaps-0.~3_heaps-0.~3", &["3_4", "2+1_3"]),
        ("place-node-kayles-2x3_coins-ruler_heaps-grundy", &["none_101_4"]),
    ];
    const LONG: &[(&str, &str)] = &[
        ("heaps-0.77", "_heaps-0.77"),
        ("heaps-0.77", "_"),
        ("sum-", "sum-"),
        ("heaps-0.77/7", "_7"),
        ("heaps-0.77_chomp-3x4/7_4", ".4"),
        ("heaps-0.77/7?moves=1-1-1-0", "_1-1-1-0"),
        ("heaps-0.77/7?moves=1-1-", "1"),
    ];

    fn any() -> BoxedStrategy<(Self, Position)> {
        let part = prop_oneof![
            small::<Heaps>(),
            small::<Chomp>(),
            small::<Coins>(),
            small::<Pawns>(),
            small::<Place>(),
            long::<Heaps>(),
            long::<Coins>(),
            long::<Pawns>(),
        ];
        prop::collection::vec(part, 1..=8).prop_map(|parts| start(&parts)).boxed()
    }

    fn keys() -> BoxedStrategy<NoKeys> {
        Just(NoKeys).boxed()
    }

    fn moves(&self, position: &Position) -> Vec<Move> {
        let parts = (0..).zip(position.parts());
        let moves = |(part, of): (u32, &Part)| {
            moves_of(of).into_iter().map(move |mv| Move { part, mv }).collect::<Vec<_>>()
        };
        parts.flat_map(moves).collect()
    }
}

/// The moves of a part, as its own tests have them.
pub(crate) fn moves_of(part: &Part) -> Vec<String> {
    fn of<G: Sample>(part: &Summand) -> Vec<String> {
        let game = G::read_rules(&part.rules, Rule::Normal).unwrap();
        let position = game.read_position(&part.position).unwrap();
        game.moves(&position).iter().map(G::write_move).collect()
    }
    let part = part.summand();
    match part.system {
        System::Heaps => of::<Heaps>(&part),
        System::Chomp => of::<Chomp>(&part),
        System::Pawns => of::<Pawns>(&part),
        System::Coins => of::<Coins>(&part),
        System::Place => of::<Place>(&part),
        System::Graph | System::Sum => panic!("no part of a sum"),
    }
}

/// The sum of these, as far as a link takes them.
pub(crate) fn start(parts: &[Summand]) -> (Sum, Position) {
    for count in (1..=parts.len()).rev() {
        let whole = joined(&parts[..count]);
        if let Ok(game) = Sum::read_rules(&whole.rules, Rule::Normal)
            && let Ok(position) = game.read_position(&whole.position)
        {
            return (game, position);
        }
    }
    Sum::example()
}

/// Small positions of a system.
pub(crate) fn small<G: Sample>() -> BoxedStrategy<Summand> {
    let all = G::FEW.iter().flat_map(|(rules, positions)| {
        let game = G::read_rules(rules, Rule::Normal).unwrap();
        let part = move |text: &&str| Summand::of(&game, &game.read_position(text).unwrap());
        positions.iter().map(part).collect::<Vec<_>>()
    });
    select(all.collect::<Vec<_>>()).boxed()
}

/// Any position of a system, under the normal rule.
fn long<G: Sample>() -> BoxedStrategy<Summand> {
    G::any().prop_map(|(game, position)| Summand::of(&game, &position)).boxed()
}

crate::every_game::every!(Sum);
