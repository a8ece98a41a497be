//! Pawns to be tried.

use crate::every_game::Sample;
use nimlab::core::Rule;
use nimlab::games::Game;
use nimlab::games::pawns::{
    Kind, MAX_PAWNS, Move, Pawns, PawnsKeys, Piece, Position, Square, Step, Steps, mover,
};
use proptest::prelude::*;
use proptest::sample::{Index, select};

impl Sample for Pawns {
    const NEARLY: &[&str] = &["[0-9x.,+_\\-nonqrkbp (135);é\u{a0}]{0,24}", "[(\\[ ]?[0-9]{0,2}[,. ]{0,2}[0-9]{0,2}[)\\] ]?[-=> →]{0,5}[(]?[0-9][,.][0-9]{0,12}[)]?"];
    const FEW: &[(&str, &[&str])] = &[
        ("3x3", &["none", "1.1", "1.1+2.1+1.3", "3.2"]),
        ("5x5", &["1.3+2.5+5.1", "5.4+1.1"]),
        ("4x6-3", &["1.1+2.1", "2.2+2.2"]),
        ("4x5", &["q1.2", "r1.1+k2.2", "q2.2+b2.2+3.4", "n1.1+n2.3", "n1.1+q1.1"]),
        ("5x6", &["n1.1+n1.1", "k1.1+n2.2"]),
        ("4x5_-1.2_2.-1_1.1", &["o1.1", "o1.2+q2.2", "o4.1+o1.1"]),
    ];
    const LONG: &[(&str, &str)] = &[
        ("5", "5"),
        ("5x5-", "2"),
        ("5x5_1.0", "_1.0"),
        ("5x5/1.1", "+1.1"),
        ("5x5/q1.1", "+n1.1"),
        ("5x5/1.1", "1"),
        ("5x5/1.1?filled=1", "-"),
        ("5x5/1.1?moves=1.1-1.2", "_1.2-1.3"),
    ];

    fn any() -> BoxedStrategy<(Self, Position)> {
        let rule = select(vec![Rule::Normal, Rule::Misere]);
        let own = prop::collection::vec((-2..=2, -2..=2), 0..=4);
        let game = (3..=30_u32, 3..=30_u32, 1..=4_u32, own, rule).prop_map(
            |(rows, columns, step, own, rule)| {
                let own: Vec<Step> = own.into_iter().filter(|(r, c)| r + c > 0).collect();
                let game = Self::new(rows, columns, step, rule).unwrap();
                game.with_own(Steps::new(own).unwrap()).unwrap()
            },
        );
        let places = prop::collection::vec((any::<Index>(), any::<Index>(), select(&Kind::ALL)), 0..=30);
        (game, places).prop_map(|(game, places)| (game, start(&game, places))).boxed()
    }

    fn keys() -> BoxedStrategy<PawnsKeys> {
        let filled = prop::collection::vec((0..900_usize, 0..62_u32), 0..6);
        let piece = prop::option::of(select(&Kind::ALL));
        let keys = (prop::option::of(0..=900_u32), piece, filled);
        keys.prop_map(|(built, piece, filled)| {
            let blank = PawnsKeys::default().of_piece(piece).with_built(built);
            filled.iter().fold(blank, |keys, &(at, digit)| keys.with_filled(at, Some(digit)))
        })
        .boxed()
    }

    /// From where a piece is to any square; with its letter where another piece would go there.
    fn moves(&self, position: &Position) -> Vec<Move> {
        let all = |&Piece { kind, square: from }: &Piece| {
            let to = self.build_up(kind);
            to.map(move |to| Move { kind: Some(kind), from, to })
        };
        let moves = position.pieces().iter().flat_map(all);
        let mut moves: Vec<Move> = moves.map(|mv| self.canonical_move(position, &mv)).collect();
        moves.sort_unstable();
        moves.dedup();
        moves
    }

    /// With its letter, where that is not needed.
    fn otherwise(&self, position: &Position, mv: Move) -> Move {
        let kind = mover(self, position, mv).map(|(_, piece)| piece.kind);
        Move { kind, ..mv }
    }
}

fn start(game: &Pawns, places: Vec<(Index, Index, Kind)>) -> Position {
    let side = |index: Index, most: u32| u32::try_from(index.index(most as usize)).unwrap() + 1;
    let square = |row, column| Square::new(side(row, game.rows()), side(column, game.columns()));
    let mut pieces: Vec<Piece> = places
        .into_iter()
        .map(|(row, column, kind)| Piece::new(kind, square(row, column)))
        .filter(|piece| piece.square != game.sink())
        .filter(|piece| game.kinds().any(|kind| kind == piece.kind))
        .collect();
    pieces.truncate(MAX_PAWNS);
    Position::start(game, &pieces).unwrap()
}

crate::every_game::every!(Pawns);
