//! Coins to be tried.

use crate::every_game::Sample;
use nimlab::core::Rule;
use nimlab::games::NoKeys;
use nimlab::games::coins::{Coins, Kind, Move, Patterns, Position};
use proptest::prelude::*;
use proptest::sample::select;

impl Sample for Coins {
    const NEARLY: &[&str] = &[
        "[01 .,\\[\\]2é\u{a0}]{0,70}",
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
        ("turtlesxturtles", &["010.101", "0", "1"]),
        ("twinsxruler", &["011.101.010"]),
    ];
    const LONG: &[(&str, &str)] = &[
        ("t", "t"),
        ("own-0", "-1"),
        ("own-1", ".2"),
        ("own-1", "1"),
        ("twinsxown-1", "1"),
        ("twinsxtwins/01", ".01"),
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
        let row = (1..=64_u32, any::<u64>()).prop_map(|(len, heads)| (1, len, heads));
        let grid = (1..=8_u32, 1..=8_u32, any::<u64>());
        let row = (kind.clone(), rule.clone(), row)
            .prop_map(|(kind, rule, coins)| (Self::row(kind, rule), coins));
        let grid = (kind.clone(), kind, rule, grid)
            .prop_map(|(down, kind, rule, coins)| (Self::grid(down, kind, rule), coins));
        let both = prop_oneof![3 => row, 2 => grid];
        both.prop_map(|(game, (rows, columns, heads))| {
            let coins = Position::grid(rows, columns, heads >> (64 - rows * columns));
            (fitting(game, coins.unwrap()), coins.unwrap())
        })
        .boxed()
    }

    fn keys() -> BoxedStrategy<NoKeys> {
        Just(NoKeys).boxed()
    }

    /// Any coins of the row, or where any rows meet any columns.
    fn moves(&self, position: &Position) -> Vec<Move> {
        let rows = if self.down.is_some() { 1..1_u64 << position.rows() } else { 0..1 };
        let columns = 1..1_u64 << position.columns();
        rows.flat_map(|row| columns.clone().filter_map(move |it| Move::new(row, it))).collect()
    }
}

/// The game, or one that allows moves among these coins.
fn fitting(game: Coins, coins: Position) -> Coins {
    let within = |kind: Kind, line| if kind.fitting(line).is_ok() { kind } else { Kind::Turtles };
    let down = game.down.map(|down| within(down, coins.rows()));
    Coins { kind: within(game.kind, coins.columns()), down, ..game }
}

crate::every_game::every!(Coins);
