//! What a game gives to be tried.

use nimlab::core::Rule;
use nimlab::games::Game;
use proptest::prelude::*;
use proptest::test_runner::{Config, TestRunner};

pub(crate) trait Sample: Game {
    /// Texts made of the signs of the notation and of a few that are in none, and texts that are nearly
    /// right: expressions.
    const NEARLY: &[&str];
    /// Rules, and positions from which all play can be examined.
    const FEW: &[(&str, &[&str])];
    /// What a link can be filled up with: how it begins after the system, and what is repeated.
    const LONG: &[(&str, &str)];

    /// Any rules, and any position to begin with.
    fn any() -> BoxedStrategy<(Self, Self::Position)>;
    /// Any keys of the system's own.
    fn keys() -> BoxedStrategy<Self::Keys>;
    /// Every move that could be legal, straight from the notation, those that are the same once.
    fn moves(&self, position: &Self::Position) -> Vec<Self::Move>;

    /// The move as it can be written besides.
    fn otherwise(&self, _: &Self::Position, mv: Self::Move) -> Self::Move {
        mv
    }
    /// Reads a text by what else of the game reads texts.
    fn read_otherwise(_: &str) {}
    /// The moves that the game says are legal.
    fn legal(&self, position: &Self::Position) -> Vec<(Self::Move, Self::Position)> {
        let play = |mv| self.play(position, &mv).ok().map(|after| (mv, after));
        self.moves(position).into_iter().filter_map(play).collect()
    }
}

/// Every start of [`Sample::FEW`], under each rule that the game has.
pub(crate) fn starts<G: Sample>() -> Vec<(G, G::Position)> {
    let mut starts = Vec::new();
    for (rules, positions) in G::FEW {
        for rule in [Rule::Normal, Rule::Misere] {
            let game = G::read_rules(rules, rule).unwrap();
            // Some games have a rule of their own.
            if game.rule() == rule {
                let start = |text: &&str| (game.clone(), game.read_position(text).unwrap());
                starts.extend(positions.iter().map(start));
            }
        }
    }
    starts
}

/// Tries that many values.
pub(crate) fn each<S: Strategy>(cases: u32, values: S, test: impl Fn(S::Value)) {
    let config = Config { cases, failure_persistence: None, ..Config::default() };
    let tried = TestRunner::new(config).run(&values, |value| {
        test(value);
        Ok(())
    });
    tried.unwrap_or_else(|error| panic!("{error}"));
}
