//! Links to pawns, as they are played with.

use nimlab::core::{Chance, Rule};
use nimlab::games::Game;
use nimlab::games::pawns::{Move, Pawns, PawnsKeys, Position, Square};
use nimlab::link::{Link, Look, Theme, Values, View};
use nimlab::session::{Level, Players};
use proptest::prelude::*;
use proptest::sample::{Index, select};

fn line(game: &Pawns, start: &Position, plies: u64, seed: u64) -> Vec<Move> {
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
    fn games()(
        (rows, columns, step) in (3..=30_u32, 3..=30_u32, 1..=4_u32),
        rule in select(vec![Rule::Normal, Rule::Misere]),
    ) -> Pawns {
        Pawns::new(rows, columns, step, rule).unwrap()
    }
}

prop_compose! {
    fn looks()(
        view in select(View::all::<Pawns>().collect::<Vec<_>>()),
        values in select(Values::ALL.to_vec()),
        lang in select(vec![None, Some("en"), Some("fr")]),
        embed: bool,
        theme in prop::option::of(select(Theme::ALL.to_vec())),
        built in prop::option::of(0..=900_u32),
        filled in prop::collection::vec((0..900_usize, 0..10_u32), 0..6),
    ) -> Look<Pawns> {
        let keys = PawnsKeys::default().with_built(built);
        let fill = |keys: PawnsKeys, &(place, digit): &(usize, u32)| keys.with_filled(place, Some(digit));
        let keys = filled.iter().fold(keys, fill);
        Look { view, values, lang, embed, theme, keys }
    }
}

prop_compose! {
    pub(super) fn links()(
        game in games(),
        places in prop::collection::vec((any::<Index>(), any::<Index>()), 0..=30),
        (plies, play, at) in (0..40_u64, 0..1000_u64, any::<Index>()),
        players in select(Players::ALL.to_vec()),
        level in select(Level::ALL.to_vec()),
        seed: Option<u64>,
        look in looks(),
    ) -> Link<Pawns> {
        let side = |index: Index, most: u32| u32::try_from(index.index(most as usize)).unwrap() + 1;
        let mut pawns: Vec<Square> = places
            .into_iter()
            .map(|(row, column)| Square::new(side(row, game.rows()), side(column, game.columns())))
            .filter(|&square| square != game.sink())
            .collect();
        pawns.truncate(game.rows() as usize);
        let start = Position::start(&game, &pawns).unwrap();
        let moves = line(&game, &start, plies, play);
        let at = at.index(moves.len() + 1);
        Link { game, start, moves, at, players, level, seed, look }
    }
}
