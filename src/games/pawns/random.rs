//! A legal move at random.

use super::moves::Move;
use super::position::Position;
use super::rules::Pawns;
use super::square::Square;
use crate::core::Chance;

/// First one of the pawns on the board, all equally likely also where they share a square, then one
/// of its moves, all equally likely. `None` where no pawn is left.
pub(super) fn random_move(game: &Pawns, position: &Position, chance: &mut Chance) -> Option<Move> {
    let &from = chance.pick(position.pawns())?;
    let targets: Vec<Square> = game.targets(from).collect();
    chance.pick(&targets).map(|&to| Move { from, to })
}
