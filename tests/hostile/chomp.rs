//! Links to Chomp: bars of all sizes, sums, and games played at random.

use nimlab::core::Chance;
use nimlab::core::bars::Shape;
use nimlab::games::Game;
use nimlab::games::chomp::{Chomp, ChompKeys, Move, Position};
use nimlab::link::{Link, Look, Theme, Values, View};
use nimlab::session::{Level, Players};
use proptest::prelude::*;
use proptest::sample::{Index, select};

/// What is left of a bar of that size; nothing where all rows come out empty.
fn shape(game: Chomp, rows: &[Index]) -> Shape {
    let mut most = game.columns();
    let mut lengths = Vec::new();
    for row in rows.iter().take(game.rows().into()) {
        most = u8::try_from(row.index(usize::from(most) + 1)).unwrap();
        lengths.push(most);
    }
    lengths.retain(|&length| length > 0);
    Shape::new(lengths).unwrap()
}

prop_compose! {
    fn positions()(
        (rows, columns) in prop_oneof![(1..=8_u8, 1..=8_u8), (1..=30_u8, 1..=30_u8)],
        bars in prop::collection::vec(prop::collection::vec(any::<Index>(), 1..30), 1..=8),
        (single, whole) in (any::<bool>(), 0..4),
    ) -> (Chomp, Position) {
        let game = Chomp::new(rows, columns).unwrap();
        let mut shapes: Vec<Shape> = bars.iter().map(|rows| shape(game, rows)).collect();
        if whole == 0 {
            shapes[0] = Shape::rectangle(rows, columns).unwrap();
        }
        shapes.truncate(if single { 1 } else { 8 });
        if shapes.len() > 1 {
            shapes.retain(|shape| !shape.is_empty());
        }
        (game, Position::new(shapes).unwrap_or_else(|| game.example_position()))
    }
}

prop_compose! {
    fn looks()(
        view in select(View::all::<Chomp>().collect::<Vec<_>>()),
        values in select(Values::ALL.to_vec()),
        lang in select(vec![None, Some("en"), Some("fr")]),
        embed: bool,
        theme in prop::option::of(select(Theme::ALL.to_vec())),
        (size, to) in (1..=16_u8, prop_oneof![Just(1000), 1..=30_000_u32]),
    ) -> Look<Chomp> {
        Look { view, values, lang, embed, theme, keys: ChompKeys { size, to } }
    }
}

/// Moves of a game played at random.
fn line(game: Chomp, start: &Position, plies: u64, seed: u64) -> Vec<Move> {
    let mut position = start.clone();
    let mut moves = Vec::new();
    for ply in 0..plies {
        let Some(mv) = game.random_move(&position, &mut Chance::new(seed, ply)) else { break };
        position = game.play(&position, &mv).unwrap();
        moves.push(mv);
    }
    moves
}

prop_compose! {
    /// Any link to Chomp.
    pub(super) fn links()(
        (game, start) in positions(),
        (plies, play, at) in (0..12_u64, 0..1000_u64, any::<Index>()),
        players in select(Players::ALL.to_vec()),
        level in select(Level::ALL.to_vec()),
        seed: Option<u64>,
        look in looks(),
    ) -> Link<Chomp> {
        let moves = line(game, &start, plies, play);
        let at = at.index(moves.len() + 1);
        Link { game, start, moves, at, players, level, seed, look }
    }
}
