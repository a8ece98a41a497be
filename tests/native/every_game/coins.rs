//! Coins to be tried.

use crate::every_game::Sample;
use nimlab::core::Rule;
use nimlab::games::coins::{Coins, Kind, Move, NoKeys, Patterns, Position};
use proptest::prelude::*;
use proptest::sample::select;

impl Sample for Coins {
    const NEARLY: &[&str] = &[
        "[01 ,\\[\\]2é\u{a0}]{0,70}",
        "(own-|turtles|mock|x)?[0-9.\\-]{0,16}",
        "[0-9., ]{0,12}",
    ];
    const FEW: &[(&str, &[&str])] = &[
        ("turtles", &["0110100", "0", "1"]),
        ("mock", &["011011", "111"]),
        ("ruler", &["0110101", "1111"]),
        ("twins", &["1101001", "100", "1"]),
        ("triplets", &["1110101", "11"]),
        ("own-0-1.3", &["1101101"]),
        ("own-2", &["11011"]),
    ];
    const LONG: &[(&str, &str)] = &[
        ("t", "t"),
        ("own-0", "-1"),
        ("own-1", ".2"),
        ("own-1", "1"),
        ("turtles/0", "1"),
        ("turtles/0110100?moves=4", "_2"),
    ];

    fn any() -> BoxedStrategy<(Self, Position)> {
        let own = prop::collection::vec(any::<u64>(), 1..=32);
        let own = own.prop_map(|masks| masks.into_iter().map(|mask| mask | 1).collect());
        let own = own.prop_map(|masks: Vec<u64>| Kind::Own(Patterns::new(masks).unwrap()));
        let few = prop::collection::vec(0..8_u64, 1..=4);
        let few = few.prop_map(|masks| masks.into_iter().map(|mask| 2 * mask + 1).collect());
        let few = few.prop_map(|masks: Vec<u64>| Kind::Own(Patterns::new(masks).unwrap()));
        let kind = prop_oneof![5 => select(Kind::NAMED.to_vec()), 1 => own, 1 => few];
        let rule = select(vec![Rule::Normal, Rule::Misere]);
        let row = (1..=64_u32, any::<u64>());
        (kind, rule, row)
            .prop_map(|(kind, rule, (len, heads))| {
                (Self { kind, rule }, Position::new(len, heads >> (64 - len)).unwrap())
            })
            .boxed()
    }

    fn keys() -> BoxedStrategy<NoKeys> {
        Just(NoKeys).boxed()
    }

    /// Any coins of the row.
    fn moves(&self, position: &Position) -> Vec<Move> {
        (1..1_u64 << position.len()).filter_map(Move::new).collect()
    }
}

crate::every_game::every!(Coins);
