//! The computer's choice of a move.

use super::{Finding, Play};
use crate::core::Chance;

/// The move that the computer makes at the point that is shown, where it is known what is `found` there:
/// with the probability of its level one of the winning moves, all equally likely, otherwise one at
/// random. Where no winning move exists or none is known the move is random. `None` where the game is
/// over. The same seed and the same number of moves before always give the same move.
pub fn choose(play: &dyn Play, found: &Finding) -> Option<String> {
    let state = play.state();
    let mut chance = Chance::new(state.seed, state.tree.shown().ply as u64);
    let plays_well = chance.tenths(state.level.tenths());
    let winning = chance.pick(&found.winning).filter(|_| plays_well);
    winning.cloned().or_else(|| play.random_move(&mut chance))
}
