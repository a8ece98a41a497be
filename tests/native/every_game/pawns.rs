//! Pawns to be tried.

use crate::every_game::Sample;
use nimlab::core::Rule;
use nimlab::games::pawns::{Move, Pawns, PawnsKeys, Position, Square};
use proptest::prelude::*;
use proptest::sample::{Index, select};

impl Sample for Pawns {
    const NEARLY: &[&str] = &["[0-9x.,+\\-none (135);é\u{a0}]{0,24}", "[(\\[ ]?[0-9]{0,2}[,. ]{0,2}[0-9]{0,2}[)\\] ]?[-=> →]{0,5}[(]?[0-9][,.][0-9]{0,12}[)]?"];
    const FEW: &[(&str, &[&str])] = &[
        ("3x3", &["none", "1.1", "1.1+2.1+1.3", "3.2"]),
        ("5x5", &["1.3+2.5+5.1", "5.4+1.1"]),
        ("4x6-3", &["1.1+2.1", "2.2+2.2"]),
    ];
    const LONG: &[(&str, &str)] = &[
        ("5", "5"),
        ("5x5-", "2"),
        ("5x5/1.1", "+1.1"),
        ("5x5/1.1", "1"),
        ("5x5/1.1?filled=1", "-"),
        ("5x5/1.1?moves=1.1-1.2", "_1.2-1.3"),
    ];

    fn any() -> BoxedStrategy<(Self, Position)> {
        let rule = select(vec![Rule::Normal, Rule::Misere]);
        let game = (3..=30_u32, 3..=30_u32, 1..=4_u32, rule)
            .prop_map(|(rows, columns, step, rule)| Self::new(rows, columns, step, rule).unwrap());
        let places = prop::collection::vec((any::<Index>(), any::<Index>()), 0..=30);
        (game, places).prop_map(|(game, places)| (game, start(&game, places))).boxed()
    }

    fn keys() -> BoxedStrategy<PawnsKeys> {
        let filled = prop::collection::vec((0..900_usize, 0..10_u32), 0..6);
        let keys = (prop::option::of(0..=900_u32), filled);
        keys.prop_map(|(built, filled)| {
            let blank = PawnsKeys::default().with_built(built);
            filled.iter().fold(blank, |keys, &(at, digit)| keys.with_filled(at, Some(digit)))
        })
        .boxed()
    }

    /// From where a pawn stands to any square.
    fn moves(&self, position: &Position) -> Vec<Move> {
        let all = |from: Square| self.build_up().map(move |to| Move { from, to });
        let pawns = position.pawns().iter().enumerate();
        // Of pawns on one square it is the same move.
        let first = pawns.filter(|(place, pawn)| !position.pawns()[..*place].contains(pawn));
        first.flat_map(|(_, &pawn)| all(pawn)).collect()
    }
}

fn start(game: &Pawns, places: Vec<(Index, Index)>) -> Position {
    let side = |index: Index, most: u32| u32::try_from(index.index(most as usize)).unwrap() + 1;
    let mut pawns: Vec<Square> = places
        .into_iter()
        .map(|(row, column)| Square::new(side(row, game.rows()), side(column, game.columns())))
        .filter(|&square| square != game.sink())
        .collect();
    pawns.truncate(game.rows() as usize);
    Position::start(game, &pawns).unwrap()
}

crate::every_game::every!(Pawns);
