//! Placing on boards, to be tried.

use crate::every_game::Sample;
use nimlab::core::Rule;
use nimlab::core::place::{Pieces, SmallGraph};
use nimlab::games::NoKeys;
use nimlab::games::place::{Kind, Move, Place, Position, Square};
use proptest::prelude::*;
use proptest::sample::{Index, select};

impl Sample for Place {
    const NEARLY: &[&str] = &[
        "[0-9x.,+\\-none (135);é\u{a0}]{0,24}",
        "(cram|node-kayles|queens|arc-kayles|tromino-l)?-?[0-9]{0,3}x?[0-9]{0,3}",
        "(node-kayles|arc-kayles)-(path|cycle|star|tree|graph)-[0-9.-]{0,12}",
        "pieces-[filnoptuvwxyz][1-5][.]?[a-z0-9]{0,2}-[0-9]x[0-9]",
        "[(\\[ ]?[0-9]{0,2}[,. ]{0,2}[0-9]{0,2}[)\\] ]?[-+ ]{0,3}[(]?[0-9][,.][0-9]{0,12}[)]?",
    ];
    const FEW: &[(&str, &[&str])] = &[
        ("cram-3x3", &["none", "2.2", "1.1+2.2+3.3", "1.2+2.1"]),
        ("cram-2x5", &["none", "1.3"]),
        ("cram-1x2", &["1.1+1.2", "none"]),
        ("cram-2x2", &["none", "1.1+1.2"]),
        ("node-kayles-3x4", &["none", "2.2"]),
        ("queens-4x4", &["none", "1.1"]),
        ("kings-3x4", &["none"]),
        ("knights-3x4", &["none", "1.1+2.3"]),
        ("tromino-l-3x4", &["none"]),
        ("tetromino-t-3x4", &["1.1"]),
        ("pieces-i2.l3-3x3", &["none", "2.2"]),
        ("node-kayles-path-6", &["none", "2"]),
        ("node-kayles-graph-1-2.2-3.1-3.3-4.5", &["none", "1+5"]),
        ("arc-kayles-cycle-5", &["none", "4"]),
    ];
    const LONG: &[(&str, &str)] = &[
        ("cram-5x5", "5"),
        ("cram-5x5-", "2"),
        ("cram-5x5/1.1", "+1.1"),
        ("cram-5x5/1.1", "1"),
        ("cram-5x5/1.1?moves=1.2-1.3", "_2.1-2.2"),
    ];

    fn any() -> BoxedStrategy<(Self, Position)> {
        let rule = select(vec![Rule::Normal, Rule::Misere]);
        let sizes = (1..=32_u32, 1..=32_u32).prop_filter("too large", |(m, n)| m * n <= 121);
        let game = (select(kinds()), sizes, rule).prop_map(|(kind, (rows, columns), rule)| {
            Self::new(kind, rows, columns, rule).unwrap()
        });
        let gone = prop::collection::vec((any::<Index>(), any::<Index>()), 0..=30);
        (game, gone).prop_map(|(game, gone)| (game, start(&game, gone))).boxed()
    }

    fn keys() -> BoxedStrategy<NoKeys> {
        Just(NoKeys).boxed()
    }

    /// Every square, and every set of as many squares near one another as a piece has.
    fn moves(&self, _: &Position) -> Vec<Move> {
        let squares: Vec<Square> =
            (0..(self.rows() * self.columns()) as usize).map(|cell| self.square(cell)).collect();
        let counts: Vec<usize> = match self.kind().pieces() {
            Some(pieces) => pieces.each().map(|piece| piece.cells().len()).collect(),
            None => vec![if self.kind().several() { 2 } else { 1 }],
        };
        let mut sets: Vec<Vec<Square>> = squares.iter().map(|&square| vec![square]).collect();
        let mut wanted = if counts.contains(&1) { sets.clone() } else { Vec::new() };
        for count in 2..=counts.iter().copied().max().unwrap() {
            let near = |set: &Vec<Square>, square: &Square| {
                *square > set[set.len() - 1] && square.row - set[0].row < 4
            };
            let more = sets.iter().flat_map(|set| {
                let next = squares.iter().filter(|square| near(set, square));
                next.map(|&square| [&set[..], &[square]].concat())
            });
            sets = more.collect();
            if counts.contains(&count) {
                wanted.extend(sets.iter().cloned());
            }
        }
        wanted.into_iter().map(Move::new).collect()
    }

    /// Backwards, which is the same move.
    fn otherwise(&self, _: &Position, mv: Move) -> Move {
        Move::new(mv.squares().iter().rev().copied().collect())
    }
}

/// The games that have a name, and some custom ones.
fn kinds() -> Vec<Kind> {
    let own = [
        Kind::laying(Pieces::read("i2.l3").unwrap()),
        Kind::Vertices(SmallGraph::tree(12).unwrap()),
        Kind::Edges(SmallGraph::cycle(9).unwrap()),
    ];
    Kind::ALL.into_iter().chain(own).collect()
}

fn start(game: &Place, gone: Vec<(Index, Index)>) -> Position {
    if game.kind().graph().is_some() {
        let vertex = |(_, index): (Index, Index)| game.square(index.index(game.columns() as usize));
        return Position::start(game, &gone.into_iter().map(vertex).collect::<Vec<_>>());
    }
    let side = |index: Index, most: u32| u32::try_from(index.index(most as usize)).unwrap() + 1;
    let gone: Vec<Square> = gone
        .into_iter()
        .map(|(row, column)| Square {
            row: side(row, game.rows()),
            column: side(column, game.columns()),
        })
        .collect();
    Position::start(game, &gone)
}

crate::every_game::every!(Place);
