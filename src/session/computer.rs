//! The computer's choice of a move.

use super::Level;
use crate::core::Chance;
use crate::games::{Analysis, Game};

/// The move that the computer makes: with the probability of its level one of the winning moves, all
/// equally likely, otherwise one at random. Where no winning move exists or none is known the move is
/// random. `None` where the game is over.
///
/// `ply` counts the moves made before; the same seed and ply always give the same move.
pub fn choose<G: Game>(
    game: &G,
    position: &G::Position,
    analysis: &G::Analysis,
    level: Level,
    seed: u64,
    ply: usize,
) -> Option<G::Move> {
    let mut chance = Chance::new(seed, ply as u64);
    let plays_well = chance.tenths(level.tenths());
    let winning = chance.pick(analysis.winning()).filter(|_| plays_well);
    winning.cloned().or_else(|| game.random_move(position, &mut chance))
}
